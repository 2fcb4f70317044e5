/*
 * The loop of the small servers with which other servers are compared.
 */
#pragma once

#include <arpa/inet.h>
#include <event2/event.h>
#include <event2/listener.h>
#include <stdio.h>
#include <unistd.h>

static inline void serving_end(evutil_socket_t fd, short what UNUSED, void *base)
{
    char byte;
    if (read(fd, &byte, 1) <= 0)
        event_base_loopbreak(base);
}

/* Serves a port of 127.0.0.1 that it prints, until the end of the input. Returns the status to exit
 * with. */
static inline int serving_run(struct event_base *base, evconnlistener_cb accept, void *arg)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t len = sizeof(at);
    struct evconnlistener *listener = evconnlistener_new_bind(
        base, accept, arg, LEV_OPT_CLOSE_ON_FREE, 1024, (struct sockaddr *)&at, sizeof(at));
    if (!listener ||
        getsockname(evconnlistener_get_fd(listener), (struct sockaddr *)&at, &len) < 0) {
        perror("listen");
        return 2;
    }
    event_add(event_new(base, STDIN_FILENO, EV_READ | EV_PERSIST, serving_end, base), NULL);
    printf("%d\n", ntohs(at.sin_port));
    fflush(stdout);
    event_base_dispatch(base);
    return 0;
}
