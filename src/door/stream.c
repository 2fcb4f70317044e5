/*
 * See stream.h.
 */
#include <errno.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "foreign.h"
#include "hub.h"
#include "log.h"
#include "loop.h"
#include "stream.h"
#include "tls.h"
#include "xalloc.h"

enum {
    READ_AT_ONCE = 4096, /* so that no client keeps the loop for long */
    IN_MAX = 16384       /* input in the bufferevent, at most */
};

struct stream {
    const struct stream_events *events;
    void *arg;
    struct hub *hub;
    int fd;
    bool held; /* the bufferevent holds output */
    bool reading, ended;
    struct bufferevent *bev; /* for output, over TLS for input too; NULL: TLS is not up yet */
    struct tls_peer *tls;    /* NULL: without TLS */
    struct event *read;      /* for input without TLS, else NULL */
};

/* ---- In ---- */

void stream_came(struct stream *at, char *bytes, size_t len)
{
    at->events->came(at->arg, bytes, len);
    explicit_bzero(bytes, len);
}

static void stream_ended(struct stream *at)
{
    at->ended = true;
    at->events->ended(at->arg);
}

static void stream_on_read(struct bufferevent *bev, void *arg)
{
    struct evbuffer *in = bufferevent_get_input(bev);
    char bytes[READ_AT_ONCE];
    int len;

    while ((len = evbuffer_remove(in, bytes, sizeof(bytes))) > 0)
        stream_came(arg, bytes, (size_t)len);
}

/* Without TLS, reads with one system call. A bufferevent would take two and a copy. */
static void stream_on_readable(evutil_socket_t fd, short what UNUSED, void *arg)
{
    struct stream *at = arg;
    char bytes[READ_AT_ONCE];
    ssize_t len = recv(fd, bytes, sizeof(bytes), MSG_DONTWAIT);

    if (len < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (len > 0) {
        at->events->charge(at->arg, (size_t)len);
        stream_came(at, bytes, (size_t)len);
        return;
    }
    event_del(at->read);
    if (len < 0)
        at->events->broke(at->arg, "it broke");
    else
        stream_ended(at);
}

static void stream_on_written(struct bufferevent *bev UNUSED, void *arg)
{
    struct stream *at = arg;

    at->held = false;
    at->events->written(at->arg);
}

static void stream_on_event(struct bufferevent *bev UNUSED, short what, void *arg)
{
    struct stream *at = arg;

    if (what & BEV_EVENT_ERROR)
        at->events->broke(at->arg, "it broke");
    else if (what & BEV_EVENT_EOF)
        stream_ended(at);
}

static void stream_bev_set_up(struct stream *at)
{
    bufferevent_set_max_single_read(at->bev, READ_AT_ONCE);
    bufferevent_setwatermark(at->bev, EV_READ, 0, IN_MAX);
    bufferevent_setcb(at->bev, stream_on_read, stream_on_written, stream_on_event, at);
    bufferevent_enable(at->bev, EV_WRITE);
}

/* ---- TLS ---- */

static void stream_on_up(void *arg, struct bufferevent *bev)
{
    struct stream *at = arg;

    if (!bev) {
        at->events->broke(at->arg, "no TLS");
        return;
    }
    at->bev = bev;
    stream_bev_set_up(at);
    stream_read(at, at->reading);
    at->events->up(at->arg);
}

static void stream_on_came(void *arg, size_t bytes)
{
    struct stream *at = arg;

    at->events->charge(at->arg, bytes);
}

static void stream_on_plain(void *arg, const char *bytes, size_t len)
{
    struct stream *at = arg;

    foreign_send(at->hub, at->fd, foreign_protocol(bytes, len));
    at->events->broke(at->arg, "no TLS");
}

static const struct tls_events tls_events = {
    .up = stream_on_up, .came = stream_on_came, .plain = stream_on_plain};

/* ---- Out, and the end ---- */

void stream_send(struct stream *at, const char *bytes, size_t len)
{
    ssize_t now = 0;

    /* The kernel takes what it can at once, without the bufferevent: that is one system call, and
     * waiting for the descriptor takes three. The bufferevent finds any error later. */
    if (!at->tls && !at->held && len > 0)
        now = send(at->fd, bytes, len, MSG_DONTWAIT | MSG_NOSIGNAL);
    size_t sent = now > 0 ? (size_t)now : 0;
    if (len > sent) {
        at->held = true;
        bufferevent_write(at->bev, bytes + sent, len - sent);
    }
}

/* After a TLS connection has ended, libevent writes no more, so the output no longer counts. */
size_t stream_pending(const struct stream *at)
{
    bool over = at->tls && at->ended;

    return at->held && !over ? evbuffer_get_length(bufferevent_get_output(at->bev)) : 0;
}

bool stream_is_up(const struct stream *at)
{
    return at->bev;
}

void stream_read(struct stream *at, bool on)
{
    at->reading = on;
    if (!at->bev)
        return;
    if (!at->read && on)
        bufferevent_enable(at->bev, EV_READ);
    else if (!at->read)
        bufferevent_disable(at->bev, EV_READ);
    else if (on)
        event_add(at->read, NULL);
    else
        event_del(at->read);
}

const char *stream_turn(struct stream *at)
{
    return at->tls ? tls_turn(at->tls) : NULL;
}

void stream_shut(struct stream *at)
{
    if (at->tls)
        tls_end(at->tls);
    shutdown(at->fd, SHUT_WR);
}

void stream_free(struct stream **stream)
{
    FREED struct stream *at = *stream;

    *stream = NULL;
    if (!at)
        return;
    loop_free(&at->read);
    if (!at->tls)
        bufferevent_free(at->bev);
    tls_peer_free(&at->tls);
}

void stream_tell(struct stream *at, const struct stream_events *events, void *arg)
{
    at->events = events;
    at->arg = arg;
}

struct stream *stream_new(struct hub *hub, struct tls *tls, int fd)
{
    struct stream *at = xcalloc(1, sizeof(*at));

    at->hub = hub;
    at->fd = fd;
    if (tls) {
        at->tls = tls_accept(tls, fd, &tls_events, at);
        return at;
    }
    at->bev = bufferevent_socket_new(hub_base(hub), fd, BEV_OPT_CLOSE_ON_FREE);
    at->read = loop_event(hub_base(hub), fd, EV_READ | EV_PERSIST, stream_on_readable, at);
    if (!at->bev)
        log_fatal("stream", "error=\"out of memory\"");
    stream_bev_set_up(at);
    return at;
}
