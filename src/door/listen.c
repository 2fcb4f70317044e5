/*
 * Listening sockets. See listen.h.
 */
#include "listen.h"

#include <errno.h>
#include <event2/listener.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>
#include <sys/socket.h>
#include <unistd.h>

#include "clock.h"
#include "hub.h"
#include "log.h"
#include "loop.h"
#include "profile.h"
#include "proxy.h"
#include "render.h"
#include "speech.h"
#include "xalloc.h"

enum {
    /* The size of a connection's send buffer in the kernel. By default it grows to 4 MiB for a slow
     * reader, and none of our limits would count that. */
    SEND_BYTES = 64 * 1024,
    REST_MS = 100,         /* the pause when there are no descriptors left */
    TOLD_MS = 10000,       /* the time before the lack of descriptors is logged again */
    PEER_DEAD_MS = 60000,  /* a connection ends if its output is not acknowledged for this long */
    KEEPALIVE_IDLE_S = 30, /* routers forget a connection that says nothing for a minute */
    KEEPALIVE_EVERY_S = 15,
    HEADER_MS = 5000,  /* how long a proxy may take to say for whom it connects */
    HEADERS_MAX = 1024 /* how many such connections a listener waits for at once */
};

/* A connection from a proxy that has not yet said for whom it is made. */
struct header {
    LIST_ENTRY(header) next;
    struct listener *listener;
    struct event *event;
    struct network proxy;
    int fd;
    size_t len;
    uint8_t bytes[PROXY_MAX];
};

struct listener {
    struct evconnlistener *listener;
    struct event *rest_over;
    struct admit *admit;
    listener_in *in;
    void *arg;
    enum door_kind kind;
    bool web;        /* it is for HTTP */
    int reserve;     /* a descriptor to give up when there is no other left */
    int64_t told_ms; /* monotonic: when the lack of descriptors was logged; 0: never */
    LIST_HEAD(, header) headers;
    int nheaders;
};

/* The reserve is another descriptor of the listening socket, because the sandbox of the door lets
 * it open no file. */
static int listen_reserve_open(int fd)
{
    return fcntl(fd, F_DUPFD_CLOEXEC, 0);
}

/* Sends a line in each language, as far as possible without waiting, and closes. The lines are
 * plain bytes, because nothing is known of the client. */
static void listen_turn_away(const struct listener *listener, int fd, enum admit_verdict verdict)
{
    const struct profile plain = {.kind = PROFILE_DUMB};
    BUF_LOCAL lines = {0}, bytes = {0};

    if (listener->web)
        buf_puts(&bytes,
                 "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\n"
                 "Content-Type: text/plain; charset=utf-8\r\n\r\n");
    speech_put(TONGUE_NONE, admit_line(verdict), MARKS_QUOTED, &lines);
    render_text(&bytes, &plain, buf_text(&lines), lines.len);
    if (send(fd, buf_text(&bytes), bytes.len, MSG_DONTWAIT | MSG_NOSIGNAL) > 0)
        shutdown(fd, SHUT_WR);
    close(fd);
}

/* Turns somebody away without asking admit, because nothing more can be kept. */
static void listen_turn_away_unasked(const struct listener *listener, int fd)
{
    admit_turned_away(listener->admit);
    listen_turn_away(listener, fd, ADMIT_FULL);
}

static void listen_tune(int fd)
{
    const int one = 1, kept = SEND_BYTES, dead = PEER_DEAD_MS, idle = KEEPALIVE_IDLE_S,
              every = KEEPALIVE_EVERY_S;

    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one));
    setsockopt(fd, SOL_SOCKET, SO_SNDBUF, &kept, sizeof(kept));
    setsockopt(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, &dead, sizeof(dead));
    setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &one, sizeof(one));
    setsockopt(fd, SOL_SOCKET, SO_OOBINLINE, &one, sizeof(one)); /* telnet's Synch (RFC 854) */
    setsockopt(fd, IPPROTO_TCP, TCP_KEEPIDLE, &idle, sizeof(idle));
    setsockopt(fd, IPPROTO_TCP, TCP_KEEPINTVL, &every, sizeof(every));
}

/* Admits or turns away somebody who connected from `address`. Takes `fd` over. */
static void listen_come_in(struct listener *listener, int fd, const struct network *address)
{
    struct admit_pass pass;
    BUF_LOCAL banned = {0};
    enum admit_verdict verdict = admit_enter(listener->admit, address, &pass);

    if (verdict != ADMIT_YES && verdict != ADMIT_BANNED) {
        listen_turn_away(listener, fd, verdict);
        return;
    }
    listen_tune(fd);
    if (verdict == ADMIT_BANNED)
        admit_banned(listener->admit, address, &banned);
    listener->in(listener->arg, listener->kind, fd, address, &pass,
                 verdict == ADMIT_BANNED ? buf_text(&banned) : NULL);
}

/* ---- Behind a proxy ---- */

static void listen_header_free(struct header *header)
{
    LIST_REMOVE(header, next);
    header->listener->nheaders--;
    event_free(header->event);
    if (header->fd >= 0)
        close(header->fd);
    free(header);
}

static void listen_header_refuse(struct header *header, const char *why)
{
    char proxy[NETWORK_TEXT_MAX];

    network_format(&header->proxy, proxy, sizeof(proxy));
    log_warn("proxy", "from=%s error=\"%s\"", proxy, why);
    listen_header_free(header);
}

/* Whether a proxy that may speak HTTP begins with a header instead: "PROXY", or the signature of
 * version 2. No method that we answer begins like that. */
static bool listen_is_header(int fd)
{
    char first[2] = {0};
    ssize_t len = recv(fd, first, sizeof(first), MSG_PEEK | MSG_DONTWAIT);

    return len <= 0 || first[0] == '\r' || (first[0] == 'P' && (len == 1 || first[1] == 'R'));
}

static void listen_on_header(evutil_socket_t fd, short what, void *arg)
{
    struct header *header = arg;
    struct listener *listener = header->listener;
    struct network address = header->proxy;
    int want = 0;

    if (what & EV_TIMEOUT) {
        listen_header_refuse(header, "it does not say for whom");
        return;
    }
    /* Without a header, the request has to say for whom the proxy connects. */
    bool none = listener->web && header->len == 0 && !listen_is_header(fd);
    while (!none && (want = proxy_want(header->bytes, header->len)) > 0) {
        ssize_t got = recv(fd, header->bytes + header->len, (size_t)want, 0);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0 && errno == EAGAIN)
            return;
        if (got <= 0) {
            /* Health checks connect and say nothing. */
            listen_header_free(header);
            return;
        }
        header->len += (size_t)got;
    }
    if (want < 0 || (!none && !proxy_read(header->bytes, header->len, &address))) {
        listen_header_refuse(header, want < 0 ? "no PROXY header" : "no address");
        return;
    }
    header->fd = -1;
    listen_header_free(header);
    if (none) {
        listen_tune(fd);
        listener->in(listener->arg, listener->kind, fd, &address, NULL, NULL);
    } else {
        listen_come_in(listener, fd, &address);
    }
}

static void listen_on_accept(struct evconnlistener *evl UNUSED, evutil_socket_t fd,
                             struct sockaddr *sa, int len UNUSED, void *arg)
{
    struct listener *listener = arg;
    struct network address;

    if (!network_of_sockaddr(&address, sa))
        close(fd);
    else if (!admit_is_proxy(listener->admit, &address))
        listen_come_in(listener, fd, &address);
    else if (listener->nheaders >= HEADERS_MAX)
        listen_turn_away_unasked(listener, fd);
    else {
        struct header *header = xcalloc(1, sizeof(*header));

        header->listener = listener;
        header->fd = fd;
        header->proxy = address;
        header->event = loop_begin(evconnlistener_get_base(listener->listener), fd,
                                   EV_READ | EV_PERSIST, HEADER_MS, listen_on_header, header);
        LIST_INSERT_HEAD(&listener->headers, header, next);
        listener->nheaders++;
    }
}

static void listen_on_rest_over(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct listener *listener = arg;

    evconnlistener_enable(listener->listener);
}

static void listen_on_error(struct evconnlistener *evl, void *arg)
{
    struct listener *listener = arg;
    int error = EVUTIL_SOCKET_ERROR();

    if (error == EMFILE || error == ENFILE) {
        close(listener->reserve);
        int fd = accept4(evconnlistener_get_fd(evl), NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
        if (fd >= 0)
            listen_turn_away_unasked(listener, fd);
        listener->reserve = listen_reserve_open(evconnlistener_get_fd(evl));
    }
    int64_t now = clock_mono(&clock_system);
    if (listener->told_ms == 0 || now - listener->told_ms >= TOLD_MS) {
        log_warn("listen", "rest_ms=%d error=\"%s\"", REST_MS, strerror(error));
        listener->told_ms = now;
    }
    evconnlistener_disable(evl);
    loop_wait(listener->rest_over, REST_MS);
}

struct listener *listener_new(struct hub *hub, int fd, enum door_kind kind, listener_in *in,
                              void *arg)
{
    struct event_base *base = hub_base(hub);
    struct listener *listener = xcalloc(1, sizeof(*listener));

    listener->kind = kind;
    listener->web = kind == DOOR_WEB || kind == DOOR_WEB_TLS;
    listener->admit = hub_admit(hub);
    listener->in = in;
    listener->arg = arg;
    listener->reserve = listen_reserve_open(fd);
    evutil_make_socket_nonblocking(fd);
    /* Backlog 0, as the socket listens already. */
    listener->listener = evconnlistener_new(base, listen_on_accept, listener,
                                            LEV_OPT_CLOSE_ON_FREE | LEV_OPT_CLOSE_ON_EXEC, 0, fd);
    listener->rest_over = loop_event(base, -1, 0, listen_on_rest_over, listener);
    if (!listener->listener) {
        close(fd);
        listener_free(&listener);
        return NULL;
    }
    evconnlistener_set_error_cb(listener->listener, listen_on_error);
    return listener;
}

void listener_free(struct listener **listenerp)
{
    FREED struct listener *listener = *listenerp;

    *listenerp = NULL;
    if (!listener)
        return;
    while (!LIST_EMPTY(&listener->headers))
        listen_header_free(LIST_FIRST(&listener->headers));
    if (listener->listener)
        evconnlistener_free(listener->listener);
    loop_free(&listener->rest_over);
    if (listener->reserve >= 0)
        close(listener->reserve);
}
