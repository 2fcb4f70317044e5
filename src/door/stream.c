/*
 * Streams by libevent, TLS by OpenSSL. See stream.h.
 *
 * We make the handshake ourselves, a step in the thread each time input has come. Then a
 * bufferevent takes the session over and calls SSL_read once a turn. By default OpenSSL would stay
 * in that call as long as there are records without data. Without SSL_MODE_AUTO_RETRY it returns
 * after each such record that it knows; for any other, a callback of the BIO ends the turn.
 */
#include "stream.h"

#include <errno.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/bufferevent_ssl.h>
#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "foreign.h"
#include "hub.h"
#include "log.h"
#include "loop.h"
#include "tls.h"
#include "worker.h"
#include "xalloc.h"

enum {
    READ_AT_ONCE = 4096, /* so that no client keeps the loop for long */
    IN_MAX = 16384       /* input in the bufferevent, at most */
};

struct stream_tls {
    struct worker *worker; /* for handshakes */
    struct event *shaken;
    SSL_CTX *context;
};

struct stream {
    const struct stream_events *events;
    void *arg;
    struct hub *hub;
    int fd;
    bool held; /* the bufferevent holds output */
    bool reading, ended;
    const char *fault;       /* why it has to end; NULL: it need not */
    struct bufferevent *bev; /* for output, over TLS for input too; NULL: TLS is not up yet */
    struct event *read;      /* for input without TLS, else NULL */

    struct stream_tls *tls; /* NULL: without TLS; then nothing below is used */
    struct stream *next;    /* in the queue of the worker */
    SSL *ssl;
    struct event *ready; /* waits for the socket while the handshake lasts */
    bool looked;         /* we have looked at the first bytes */
    bool lent;           /* the thread has it */
    bool dropped;        /* its owner has freed it, while the thread had it */
    int error;           /* of the last step of the handshake */
    int dataless;        /* records without data so far */
    size_t turn;         /* bytes that may still be read in this turn */
};

/* The stream cannot be used any more. The next stream_turn says why. */
static void stream_broke(struct stream *at, const char *why)
{
    at->fault = why;
    at->events->turn(at->arg);
}

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
        stream_broke(at, "it broke");
    else
        stream_ended(at);
}

static void stream_on_written(struct bufferevent *bev UNUSED, void *arg)
{
    struct stream *at = arg;

    at->held = false;
    at->events->turn(at->arg);
}

static void stream_on_event(struct bufferevent *bev UNUSED, short what, void *arg)
{
    if (what & BEV_EVENT_ERROR)
        stream_broke(arg, "it broke");
    else if (what & BEV_EVENT_EOF)
        stream_ended(arg);
}

static void stream_bev_set_up(struct stream *at)
{
    if (!at->bev)
        log_fatal("stream", "error=\"out of memory\"");
    bufferevent_set_max_single_read(at->bev, READ_AT_ONCE);
    bufferevent_setwatermark(at->bev, EV_READ, 0, IN_MAX);
    bufferevent_setcb(at->bev, stream_on_read, stream_on_written, stream_on_event, at);
    bufferevent_enable(at->bev, EV_WRITE);
}

/* ---- What comes in over TLS ---- */

/* Bounds what is read in a turn. The BIO calls this before and after each read, during the
 * handshake in the thread. */
static long stream_on_bio(BIO *bio, int what, const char *bytes UNUSED, size_t len UNUSED,
                          int i UNUSED, long l UNUSED, int result, size_t *read)
{
    struct stream *at = (struct stream *)BIO_get_callback_arg(bio);

    if (what == BIO_CB_READ) {
        if (at->turn == 0 && !at->bev)
            at->fault = "its handshake has no end";
        if (at->turn > 0 && !at->fault)
            return result;
        BIO_clear_retry_flags(bio);
        if (!at->fault)
            BIO_set_retry_read(bio);
        return -1;
    }
    if (what == (BIO_CB_READ | BIO_CB_RETURN) && result > 0) {
        const size_t counts = *read > STREAM_READ_BYTES ? *read : STREAM_READ_BYTES;
        at->turn -= counts < at->turn ? counts : at->turn;
        if (at->bev)
            at->events->charge(at->arg, counts);
    }
    return result;
}

/* Counts the records without data. OpenSSL calls this for the header of each record, and in TLS 1.3
 * for its inner type. */
static void stream_on_record(int sent, int version UNUSED, int type, const void *bytes, size_t len,
                             SSL *ssl UNUSED, void *arg)
{
    struct stream *at = arg;
    const unsigned char *of = bytes;

    if (sent || !at->bev || len == 0 ||
        (type != SSL3_RT_HEADER && type != SSL3_RT_INNER_CONTENT_TYPE))
        return;
    if (of[0] != SSL3_RT_APPLICATION_DATA && ++at->dataless > STREAM_DATALESS)
        at->fault = "it sent too much of TLS and no data";
}

/* ---- The handshake ---- */

static void stream_on_ready(evutil_socket_t fd, short what UNUSED, void *arg)
{
    struct stream *at = arg;
    char first[FOREIGN_BYTES];
    ssize_t len = at->looked ? 0 : recv(fd, first, sizeof(first), MSG_PEEK | MSG_DONTWAIT);

    at->looked = true;
    if (len > 0 && first[0] != SSL3_RT_HANDSHAKE) {
        foreign_send(at->hub, fd, foreign_protocol(first, (size_t)len));
        stream_broke(at, "no TLS");
        return;
    }
    at->lent = true;
    worker_do(at->tls->worker, at);
}

static void stream_await(struct stream *at)
{
    short what = at->error == SSL_ERROR_WANT_WRITE ? EV_WRITE : EV_READ;

    if (event_assign(at->ready, hub_base(at->hub), at->fd, what, stream_on_ready, at) != 0 ||
        event_add(at->ready, NULL) != 0)
        log_fatal("tls", "error=\"a socket cannot be waited for\"");
}

/* Runs in the thread. */
static void stream_shake(void *tls UNUSED, void *job)
{
    struct stream *at = job;

    ERR_clear_error();
    int result = SSL_accept(at->ssl);
    at->error = result == 1 ? SSL_ERROR_NONE : SSL_get_error(at->ssl, result);
    ERR_clear_error();
}

static void stream_destroy(struct stream *at)
{
    loop_free(&at->read);
    loop_free(&at->ready);
    if (at->tls && at->bev) {
        /* libevent frees the session and its BIO later, so they must not call us any more. */
        BIO_set_callback_ex(SSL_get_rbio(at->ssl), NULL);
        SSL_set_msg_callback(at->ssl, NULL);
    }
    if (at->bev) {
        bufferevent_free(at->bev);
    } else {
        SSL_free(at->ssl);
        close(at->fd);
    }
    free(at);
}

static void stream_on_shaken(void *tls UNUSED, void *job)
{
    struct stream *at = job;

    at->lent = false;
    if (at->dropped)
        stream_destroy(at);
    else if (at->error == SSL_ERROR_NONE) {
        loop_free(&at->ready);
        at->bev = bufferevent_openssl_socket_new(hub_base(at->hub), at->fd, at->ssl,
                                                 BUFFEREVENT_SSL_OPEN, BEV_OPT_CLOSE_ON_FREE);
        stream_bev_set_up(at);
        /* Many clients close the socket without close_notify: that is an end, not an error. */
        bufferevent_openssl_set_allow_dirty_shutdown(at->bev, 1);
        at->turn = STREAM_TURN_BYTES;
        stream_read(at, at->reading);
        at->events->up(at->arg);
    } else if (at->error == SSL_ERROR_WANT_READ || at->error == SSL_ERROR_WANT_WRITE)
        stream_await(at);
    else
        stream_broke(at, "no TLS");
}

/* Work that is dropped at the end goes to stream_on_shaken, too, which frees its stream. */
static const struct worker_kind handshakes = {.name = "tls",
                                              .link = offsetof(struct stream, next),
                                              .work = stream_shake,
                                              .done = stream_on_shaken,
                                              .drop = stream_on_shaken};

struct stream_tls *stream_tls_new(struct hub *hub, const char *pem, char *why, size_t whycap)
{
    SSL_CTX *context = tls_context_new(pem, why, whycap);

    if (!context)
        return NULL;
    struct stream_tls *tls = xcalloc(1, sizeof(*tls));
    tls->context = context;
    tls->worker = worker_new(&handshakes, tls);
    tls->shaken = loop_worker(hub_base(hub), tls->worker);
    return tls;
}

bool stream_tls_renew(struct stream_tls *tls, const char *pem, char *why, size_t whycap)
{
    SSL_CTX *context = tls_context_new(pem, why, whycap);

    if (!context)
        return false;
    SSL_CTX_free(tls->context); /* sessions hold their own references */
    tls->context = context;
    return true;
}

void stream_tls_free(struct stream_tls **tlsp)
{
    FREED struct stream_tls *tls = *tlsp;

    *tlsp = NULL;
    if (!tls)
        return;
    event_free(tls->shaken);
    worker_free(&tls->worker);
    SSL_CTX_free(tls->context);
}

static void stream_tls_begin(struct stream *at)
{
    BIO *bio = BIO_new_socket(at->fd, BIO_NOCLOSE);

    at->turn = STREAM_HELLO_BYTES;
    at->ssl = SSL_new(at->tls->context);
    at->ready = loop_event(hub_base(at->hub), at->fd, EV_READ, stream_on_ready, at);
    if (!bio || !at->ssl)
        log_fatal("tls", "error=\"out of memory\"");
    BIO_set_callback_ex(bio, stream_on_bio);
    BIO_set_callback_arg(bio, (char *)at);
    SSL_set_bio(at->ssl, bio, bio);
    SSL_set_msg_callback(at->ssl, stream_on_record);
    SSL_set_msg_callback_arg(at->ssl, at);
    at->error = SSL_ERROR_WANT_READ;
    stream_await(at);
}

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
    if (at->read)
        loop_want(at->read, on);
    else if (on)
        bufferevent_enable(at->bev, EV_READ);
    else
        bufferevent_disable(at->bev, EV_READ);
}

const char *stream_turn(struct stream *at)
{
    if (at->lent)
        return NULL; /* the thread has it */
    if (at->bev)
        at->turn = STREAM_TURN_BYTES;
    return at->fault;
}

void stream_shut(struct stream *at)
{
    if (at->tls) {
        SSL_shutdown(at->ssl); /* sends close_notify (RFC 8446 6.1) */
        ERR_clear_error();
    }
    shutdown(at->fd, SHUT_WR);
}

void stream_free(struct stream **stream)
{
    struct stream *at = *stream;

    *stream = NULL;
    if (!at)
        return;
    if (at->lent)
        at->dropped = true; /* freed when the step has ended */
    else
        stream_destroy(at);
}

void stream_tell(struct stream *at, const struct stream_events *events, void *arg)
{
    at->events = events;
    at->arg = arg;
}

struct stream *stream_new(struct hub *hub, struct stream_tls *tls, int fd)
{
    struct stream *at = xcalloc(1, sizeof(*at));

    at->hub = hub;
    at->fd = fd;
    at->tls = tls;
    if (tls) {
        stream_tls_begin(at);
        return at;
    }
    at->bev = bufferevent_socket_new(hub_base(hub), fd, BEV_OPT_CLOSE_ON_FREE);
    at->read = loop_event(hub_base(hub), fd, EV_READ | EV_PERSIST, stream_on_readable, at);
    stream_bev_set_up(at);
    return at;
}
