/*
 * See readiness.h.
 */
#include "readiness.h"

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/listener.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>
#include <unistd.h>

#include "foreign.h"
#include "log.h"
#include "xalloc.h"

enum { LISTENERS_MAX = 16 };

struct client {
    LIST_ENTRY(client) next;
    struct readiness *readiness;
    struct bufferevent *bev;
    struct event *deadline;
    bool answered;
};

struct readiness {
    struct event_base *base;
    readiness_away *away;
    void *arg;
    struct evconnlistener *listeners[LISTENERS_MAX];
    int nlisteners, nclients;
    LIST_HEAD(, client) clients;
};

static void readiness_client_free(struct client *client)
{
    LIST_REMOVE(client, next);
    client->readiness->nclients--;
    bufferevent_free(client->bev);
    event_free(client->deadline);
    free(client);
}

static void readiness_answer(struct client *client, const char *request)
{
    const struct readiness *readiness = client->readiness;
    bool head = strncmp(request, "HEAD /ready ", 12) == 0;
    bool asked = head || strncmp(request, "GET /ready ", 11) == 0;
    const char *away = asked ? readiness->away(readiness->arg) : "there is only /ready";
    const char *status = !away ? "200 OK" : asked ? "503 Service Unavailable" : "404 Not Found";
    const char *text = away ? away : "ready";
    evbuffer_add_printf(bufferevent_get_output(client->bev),
                        "HTTP/1.0 %s\r\nContent-Type: text/plain\r\nContent-Length: %zu\r\n"
                        "Connection: close\r\n\r\n%s%s",
                        status, strlen(text) + 1, head ? "" : text, head ? "" : "\n");
    client->answered = true;
}

/* A request ends with an empty line. Only its first line matters. */
static void readiness_on_read(struct bufferevent *bev, void *arg)
{
    struct client *client = arg;
    struct evbuffer *in = bufferevent_get_input(bev);
    size_t len = evbuffer_get_length(in);
    char first[FOREIGN_BYTES];
    ev_ssize_t nfirst = evbuffer_copyout(in, first, sizeof(first));
    const char *protocol = foreign_protocol(first, nfirst > 0 ? (size_t)nfirst : 0);
    if (client->answered) {
        evbuffer_drain(in, len);
    } else if (evbuffer_search(in, "\r\n\r\n", 4, NULL).pos >= 0 ||
               evbuffer_search(in, "\n\n", 2, NULL).pos >= 0) {
        char *line = evbuffer_readln(in, NULL, EVBUFFER_EOL_CRLF);
        readiness_answer(client, line ? line : "");
        free(line);
    } else if (!protocol || (protocol[0] != '\0' && protocol[0] != 'H')) {
        readiness_answer(client, "");
    } else if (len >= READINESS_REQUEST) {
        readiness_client_free(client);
    }
}

static void readiness_on_write(struct bufferevent *bev, void *arg)
{
    struct client *client = arg;
    if (client->answered && evbuffer_get_length(bufferevent_get_output(bev)) == 0)
        readiness_client_free(client);
}

static void readiness_on_event(struct bufferevent *bev, short what, void *arg)
{
    (void)bev, (void)what;
    readiness_client_free(arg);
}

static void readiness_on_deadline(evutil_socket_t fd, short what, void *arg)
{
    (void)fd, (void)what;
    readiness_client_free(arg);
}

static void readiness_on_accept(struct evconnlistener *listener, evutil_socket_t fd,
                                struct sockaddr *from, int len, void *arg)
{
    const struct timeval patience = {READINESS_MS / 1000, 0};
    struct readiness *readiness = arg;
    (void)listener, (void)from, (void)len;
    if (readiness->nclients == READINESS_CLIENTS) {
        close(fd);
        return;
    }
    struct client *client = xcalloc(1, sizeof(*client));
    client->readiness = readiness;
    client->bev = bufferevent_socket_new(readiness->base, fd, BEV_OPT_CLOSE_ON_FREE);
    client->deadline = evtimer_new(readiness->base, readiness_on_deadline, client);
    if (!client->bev || !client->deadline)
        log_fatal("metrics", "error=\"out of memory\"");
    LIST_INSERT_HEAD(&readiness->clients, client, next);
    readiness->nclients++;
    bufferevent_setwatermark(client->bev, EV_READ, 0, READINESS_REQUEST);
    bufferevent_setcb(client->bev, readiness_on_read, readiness_on_write, readiness_on_event,
                      client);
    evtimer_add(client->deadline, &patience);
    bufferevent_enable(client->bev, EV_READ | EV_WRITE);
}

struct readiness *readiness_new(struct event_base *base, readiness_away *away, void *arg)
{
    struct readiness *readiness = xcalloc(1, sizeof(*readiness));
    readiness->base = base;
    readiness->away = away;
    readiness->arg = arg;
    LIST_INIT(&readiness->clients);
    return readiness;
}

void readiness_listen(struct readiness *readiness, int fd)
{
    struct evconnlistener *listener = NULL;
    evutil_make_socket_nonblocking(fd);
    if (readiness->nlisteners < LISTENERS_MAX)
        listener = evconnlistener_new(readiness->base, readiness_on_accept, readiness,
                                      LEV_OPT_CLOSE_ON_FREE | LEV_OPT_CLOSE_ON_EXEC, 0, fd);
    if (!listener) {
        log_error("metrics", "error=\"cannot listen\"");
        close(fd);
        return;
    }
    readiness->listeners[readiness->nlisteners++] = listener;
}

void readiness_free(struct readiness **readinessp)
{
    struct readiness *readiness = *readinessp;
    *readinessp = NULL;
    if (!readiness)
        return;
    while (!LIST_EMPTY(&readiness->clients))
        readiness_client_free(LIST_FIRST(&readiness->clients));
    while (readiness->nlisteners > 0)
        evconnlistener_free(readiness->listeners[--readiness->nlisteners]);
    free(readiness);
}
