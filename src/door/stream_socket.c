/*
 * Streams over a socket, bare or with TLS. See stream.h.
 */
#include <errno.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "foreign.h"
#include "log.h"
#include "loop.h"
#include "stream.h"
#include "tls.h"
#include "xalloc.h"

enum {
    READ_AT_ONCE = 4096, /* so that no client keeps the loop for long */
    IN_MAX = 16384       /* input in the bufferevent, at most */
};

struct stream_socket {
    struct stream stream;
    struct hub *hub;
    int fd;
    bool held; /* the bufferevent holds output */
    bool reading, ended;
    struct bufferevent *bev; /* for output, over TLS for input too; NULL: TLS is not up yet */
    struct tls_peer *tls;    /* NULL: without TLS */
    struct event *read;      /* for input without TLS, else NULL */
};

static struct stream_socket *stream_socket_of(struct stream *stream)
{
    return (struct stream_socket *)stream;
}

/* ---- In ---- */

static void stream_socket_came(struct stream_socket *at, char *bytes, size_t len)
{
    at->stream.events->came(at->stream.arg, bytes, len);
    explicit_bzero(bytes, len);
}

static void stream_socket_ended(struct stream_socket *at)
{
    at->ended = true;
    at->stream.events->ended(at->stream.arg);
}

static void stream_socket_on_read(struct bufferevent *bev, void *arg)
{
    struct evbuffer *in = bufferevent_get_input(bev);
    char bytes[READ_AT_ONCE];
    int len;

    while ((len = evbuffer_remove(in, bytes, sizeof(bytes))) > 0)
        stream_socket_came(arg, bytes, (size_t)len);
}

/* Without TLS, reads with one system call. A bufferevent would take two and a copy. */
static void stream_socket_on_readable(evutil_socket_t fd, short what UNUSED, void *arg)
{
    struct stream_socket *at = arg;
    char bytes[READ_AT_ONCE];
    ssize_t len = recv(fd, bytes, sizeof(bytes), MSG_DONTWAIT);

    if (len < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (len > 0) {
        at->stream.events->charge(at->stream.arg, (size_t)len);
        stream_socket_came(at, bytes, (size_t)len);
        return;
    }
    event_del(at->read);
    if (len < 0)
        at->stream.events->broke(at->stream.arg, "it broke");
    else
        stream_socket_ended(at);
}

static void stream_socket_on_written(struct bufferevent *bev UNUSED, void *arg)
{
    struct stream_socket *at = arg;

    at->held = false;
    at->stream.events->written(at->stream.arg);
}

static void stream_socket_on_event(struct bufferevent *bev UNUSED, short what, void *arg)
{
    struct stream_socket *at = arg;

    if (what & BEV_EVENT_ERROR)
        at->stream.events->broke(at->stream.arg, "it broke");
    else if (what & BEV_EVENT_EOF)
        stream_socket_ended(at);
}

static void stream_socket_bev_set_up(struct stream_socket *at)
{
    bufferevent_set_max_single_read(at->bev, READ_AT_ONCE);
    bufferevent_setwatermark(at->bev, EV_READ, 0, IN_MAX);
    bufferevent_setcb(at->bev, stream_socket_on_read, stream_socket_on_written,
                      stream_socket_on_event, at);
    bufferevent_enable(at->bev, EV_WRITE);
}

/* ---- TLS ---- */

static void stream_socket_on_up(void *arg, struct bufferevent *bev)
{
    struct stream_socket *at = arg;

    if (!bev) {
        at->stream.events->broke(at->stream.arg, "no TLS");
        return;
    }
    at->bev = bev;
    stream_socket_bev_set_up(at);
    stream_read(&at->stream, at->reading);
    at->stream.events->up(at->stream.arg);
}

static void stream_socket_on_came(void *arg, size_t bytes)
{
    struct stream_socket *at = arg;

    at->stream.events->charge(at->stream.arg, bytes);
}

static void stream_socket_on_plain(void *arg, const char *bytes, size_t len)
{
    struct stream_socket *at = arg;

    foreign_send(at->hub, at->fd, foreign_protocol(bytes, len));
    at->stream.events->broke(at->stream.arg, "no TLS");
}

static const struct tls_events tls_events = {
    .up = stream_socket_on_up, .came = stream_socket_on_came, .plain = stream_socket_on_plain};

/* ---- Out, and the end ---- */

static void stream_socket_send(struct stream *stream, const char *bytes, size_t len)
{
    struct stream_socket *at = stream_socket_of(stream);
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
static size_t stream_socket_pending(const struct stream *stream)
{
    const struct stream_socket *at = (const struct stream_socket *)stream;
    bool over = at->tls && at->ended;

    return at->held && !over ? evbuffer_get_length(bufferevent_get_output(at->bev)) : 0;
}

static bool stream_socket_is_up(const struct stream *stream)
{
    return ((const struct stream_socket *)stream)->bev;
}

static void stream_socket_read(struct stream *stream, bool on)
{
    struct stream_socket *at = stream_socket_of(stream);

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

static const char *stream_socket_turn(struct stream *stream)
{
    struct stream_socket *at = stream_socket_of(stream);

    return at->tls ? tls_turn(at->tls) : NULL;
}

static void stream_socket_shut(struct stream *stream)
{
    struct stream_socket *at = stream_socket_of(stream);

    if (at->tls)
        tls_end(at->tls);
    shutdown(at->fd, SHUT_WR);
}

static void stream_socket_free(struct stream *stream)
{
    FREED struct stream_socket *at = stream_socket_of(stream);

    loop_free(&at->read);
    if (!at->tls)
        bufferevent_free(at->bev);
    tls_peer_free(&at->tls);
}

static const struct stream_ops stream_socket_ops = {.is_up = stream_socket_is_up,
                                                    .read = stream_socket_read,
                                                    .send = stream_socket_send,
                                                    .pending = stream_socket_pending,
                                                    .turn = stream_socket_turn,
                                                    .shut = stream_socket_shut,
                                                    .free = stream_socket_free};

struct stream *stream_socket_new(struct event_base *base, struct hub *hub, struct tls *tls, int fd)
{
    struct stream_socket *at = xcalloc(1, sizeof(*at));

    at->stream.ops = &stream_socket_ops;
    at->hub = hub;
    at->fd = fd;
    if (tls) {
        at->tls = tls_accept(tls, fd, &tls_events, at);
        return &at->stream;
    }
    at->bev = bufferevent_socket_new(base, fd, BEV_OPT_CLOSE_ON_FREE);
    at->read = loop_event(base, fd, EV_READ | EV_PERSIST, stream_socket_on_readable, at);
    if (!at->bev)
        log_fatal("stream", "error=\"out of memory\"");
    stream_socket_bev_set_up(at);
    return &at->stream;
}
