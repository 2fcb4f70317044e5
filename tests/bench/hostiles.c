/*
 * Hostile clients over telnet, for `HOSTILE=20 make bench-latency`. Each is one of these, in turn:
 *
 *   deaf     asks for long pages and never reads one
 *   slow     sends a byte now and then, forever in the middle of a line
 *   fickle   connects, sends some junk, resets the connection, and again
 *   flooder  sends lines as fast as they are taken
 *
 *   hostiles -p PORT -n NUMBER
 *
 * Each comes from an address of its own. Whoever is thrown out comes back at once. On SIGTERM one
 * JSON line tells what they did.
 */
#include <err.h>
#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <event2/event.h>

#include "loopback.h"

enum kind { DEAF, SLOW, FICKLE, FLOODER, KINDS };
enum { SLOW_MS = 50, FICKLE_MS = 10, AGAIN_MS = 20, WINDOW = 4096 };

struct mob {
    struct event_base *base;
    int port;
    long connects, thrown, bytes, heard;
};

struct client {
    struct mob *mob;
    enum kind kind;
    int fd, number, at;
    struct event *readable, *writable, *timer;
};

static void client_connect(struct client *c);

static void after(struct client *c, int ms)
{
    struct timeval time = {ms / 1000, ms % 1000 * 1000};
    evtimer_add(c->timer, &time);
}

static void client_end(struct client *c, bool reset)
{
    const struct linger now = {1, 0};
    if (reset)
        setsockopt(c->fd, SOL_SOCKET, SO_LINGER, &now, sizeof(now));
    event_free(c->readable);
    event_free(c->writable);
    close(c->fd);
    c->fd = -1;
}

static bool client_send(struct client *c, const char *text, size_t len)
{
    ssize_t sent = write(c->fd, text, len);
    if (sent > 0)
        c->mob->bytes += sent;
    return sent > 0;
}

static void timer_due(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct client *c = arg;
    if (c->fd < 0) {
        client_connect(c);
    } else if (c->kind == SLOW) {
        client_send(c, c->at++ % 400 == 399 ? "\n" : "x", 1);
        after(c, SLOW_MS);
    } else if (c->kind == FICKLE) {
        client_send(c, "\xff\xfa\x18 junk \x1b[", 11);
        client_end(c, true);
        after(c, FICKLE_MS);
    }
}

static void readable(evutil_socket_t fd, short what UNUSED, void *arg)
{
    struct client *c = arg;
    char bytes[16384];
    ssize_t got = read(fd, bytes, sizeof(bytes));
    if (got > 0) {
        c->mob->heard += got;
    } else if (evutil_socket_geterror(fd) != EAGAIN || got == 0) {
        c->mob->thrown++;
        client_end(c, false);
        after(c, AGAIN_MS);
    }
}

/* For those who send all the time. The deaf learn that they were thrown out only when they send. */
static void writable(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    static const char pages[] = "help commands\r\ntables\r\nwho\r\n",
                      lines[] = "say cards cards cards\r\nwho\r\nlook\r\nnonsense\r\n\r\n";
    struct client *c = arg;
    const char *text = c->at == 0 ? "guest\r\n" : c->kind == DEAF ? pages : lines;
    c->at = 1;
    if (!client_send(c, text, strlen(text)) && evutil_socket_geterror(fd) != EAGAIN) {
        c->mob->thrown++;
        client_end(c, false);
        after(c, AGAIN_MS);
    }
}

static void client_connect(struct client *c)
{
    const int window = WINDOW;
    c->fd = loopback_dial(0x7f090000U + (unsigned)c->number + 1, c->mob->port, 0);
    if (c->fd < 0) {
        if (errno == EMFILE)
            err(2, "socket");
        after(c, AGAIN_MS);
        return;
    }
    if (c->kind == DEAF)
        setsockopt(c->fd, SOL_SOCKET, SO_RCVBUF, &window, sizeof(window));
    c->readable = event_new(c->mob->base, c->fd, EV_READ | EV_PERSIST, readable, c);
    c->writable = event_new(c->mob->base, c->fd, EV_WRITE | EV_PERSIST, writable, c);
    c->at = 0;
    c->mob->connects++;
    evutil_make_socket_nonblocking(c->fd);
    if (c->kind != DEAF)
        event_add(c->readable, NULL);
    if (c->kind == DEAF || c->kind == FLOODER)
        event_add(c->writable, NULL);
    else
        after(c, 0);
}

static void asked(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    event_base_loopbreak(arg);
}

int main(int argc, char **argv)
{
    struct mob mob = {0};
    int option, number = 0;
    while ((option = getopt(argc, argv, "p:n:")) != -1)
        if (option == 'p')
            mob.port = atoi(optarg);
        else if (option == 'n')
            number = atoi(optarg);
    if (mob.port == 0 || number < 1 || number > 60000)
        errx(2, "-p PORT -n NUMBER");
    signal(SIGPIPE, SIG_IGN);
    mob.base = event_base_new();
    struct event *end = evsignal_new(mob.base, SIGTERM, asked, mob.base);
    struct client *clients = calloc((size_t)number, sizeof(*clients));
    if (!clients)
        err(2, "memory");
    evsignal_add(end, NULL);
    for (int i = 0; i < number; i++) {
        struct client *c = &clients[i];
        *c = (struct client){.mob = &mob, .kind = (enum kind)(i % KINDS), .number = i};
        c->timer = evtimer_new(mob.base, timer_due, c);
        client_connect(c);
    }
    event_base_dispatch(mob.base);
    printf("{\"hostiles\":%d,\"connects\":%ld,\"thrown_out\":%ld,\"bytes_sent\":%ld,"
           "\"bytes_read\":%ld}\n",
           number, mob.connects, mob.thrown, mob.bytes, mob.heard);
    return 0;
}
