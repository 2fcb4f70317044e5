/*
 * See peer_splice.h.
 */
#include "peer_splice.h"

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/bufferevent_ssl.h>
#include <event2/event.h>
#include <openssl/ssl.h>
#include <stdbool.h>
#include <stdlib.h>

#include "log.h"
#include "xalloc.h"

enum { LOW = PEER_SPLICE_MAX / 4 }; /* when so few bytes wait for a side, the other is read again */

struct peer_splice {
    struct bufferevent *tls, *local;
    void (*over)(void *arg, const char *why);
    void *arg;
    const char *why;  /* NULL: neither side has ended */
    uint64_t out, in; /* bytes read from `local`, and from `tls` */
};

static struct bufferevent *peer_splice_other_of(const struct peer_splice *splice,
                                                const struct bufferevent *bev)
{
    return bev == splice->tls ? splice->local : splice->tls;
}

static void peer_splice_on_read(struct bufferevent *bev, void *arg)
{
    struct peer_splice *splice = arg;
    struct evbuffer *out = bufferevent_get_output(peer_splice_other_of(splice, bev));
    *(bev == splice->tls ? &splice->in : &splice->out) +=
        evbuffer_get_length(bufferevent_get_input(bev));
    evbuffer_add_buffer(out, bufferevent_get_input(bev));
    if (evbuffer_get_length(out) > PEER_SPLICE_MAX)
        bufferevent_disable(bev, EV_READ);
}

/* Reads on, and also takes the bytes that OpenSSL holds already: they make no socket readable, so
 * otherwise they would stay there until more comes. */
static void peer_splice_read_on(struct peer_splice *splice, struct bufferevent *bev)
{
    SSL *ssl = bufferevent_openssl_get_ssl(splice->tls);
    struct evbuffer *out = bufferevent_get_output(splice->local);
    char bytes[4096];
    bufferevent_enable(bev, EV_READ);
    while (bev == splice->tls && SSL_pending(ssl) > 0) {
        int got = SSL_read(ssl, bytes, sizeof(bytes));
        if (got <= 0)
            return;
        evbuffer_add(out, bytes, (size_t)got);
        splice->in += (size_t)got;
    }
}

static void peer_splice_on_write(struct bufferevent *bev, void *arg)
{
    struct peer_splice *splice = arg;
    struct bufferevent *other = peer_splice_other_of(splice, bev);
    if (!splice->why && !(bufferevent_get_enabled(other) & EV_READ))
        peer_splice_read_on(splice, other);
    else if (splice->why && evbuffer_get_length(bufferevent_get_output(bev)) == 0)
        splice->over(splice->arg, splice->why);
}

static void peer_splice_on_event(struct bufferevent *bev, short what, void *arg)
{
    const struct timeval patience = {PEER_SPLICE_LAST_MS / 1000, 0};
    struct peer_splice *splice = arg;
    struct bufferevent *other = peer_splice_other_of(splice, bev);
    bool first = !splice->why;
    if (!(what & (BEV_EVENT_EOF | BEV_EVENT_ERROR | BEV_EVENT_TIMEOUT)))
        return;
    if (first)
        splice->why = bev == splice->local       ? "this machine's side has ended"
                      : what & BEV_EVENT_TIMEOUT ? "the other node does not read"
                      : what & BEV_EVENT_EOF     ? "the other node hung up"
                                                 : "the other node cannot be reached";
    bufferevent_disable(bev, EV_READ | EV_WRITE);
    if (!first || evbuffer_get_length(bufferevent_get_output(other)) == 0) {
        splice->over(splice->arg, splice->why);
        return;
    }
    bufferevent_disable(other, EV_READ);
    bufferevent_setwatermark(other, EV_WRITE, 0, 0);
    bufferevent_set_timeouts(other, NULL, &patience);
}

static void peer_splice_begin(struct peer_splice *splice, struct bufferevent *bev)
{
    bufferevent_setcb(bev, peer_splice_on_read, peer_splice_on_write, peer_splice_on_event, splice);
    bufferevent_setwatermark(bev, EV_READ, 0, 0);
    bufferevent_setwatermark(bev, EV_WRITE, LOW, 0);
    bufferevent_enable(bev, EV_WRITE);
}

struct peer_splice *peer_splice_new(struct bufferevent *tls, int fd,
                                    void (*over)(void *arg, const char *why), void *arg)
{
    struct peer_splice *splice = xcalloc(1, sizeof(*splice));
    evutil_make_socket_nonblocking(fd);
    splice->tls = tls;
    splice->local = bufferevent_socket_new(bufferevent_get_base(tls), fd, BEV_OPT_CLOSE_ON_FREE);
    splice->over = over;
    splice->arg = arg;
    if (!splice->local)
        log_fatal("peer", "error=\"out of memory\"");
    peer_splice_begin(splice, splice->local);
    peer_splice_begin(splice, tls);
    /* Passes on what came after the first lines. */
    if (evbuffer_get_length(bufferevent_get_input(tls)) > 0)
        peer_splice_on_read(tls, splice);
    peer_splice_read_on(splice, splice->local);
    peer_splice_read_on(splice, tls);
    return splice;
}

size_t peer_splice_bytes(const struct peer_splice *splice, uint64_t *sent, uint64_t *received)
{
    size_t waiting = evbuffer_get_length(bufferevent_get_output(splice->tls));
    *sent += splice->out - waiting;
    *received += splice->in;
    return waiting;
}

void peer_splice_free(struct peer_splice **splicep)
{
    struct peer_splice *splice = *splicep;
    *splicep = NULL;
    if (!splice)
        return;
    bufferevent_free(splice->tls);
    bufferevent_free(splice->local);
    free(splice);
}
