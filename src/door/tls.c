/*
 * TLS by OpenSSL and libevent. See tls.h.
 *
 * We make the handshake ourselves, a step in the thread each time input has come. Then a
 * bufferevent takes the session over and calls SSL_read once a turn. By default OpenSSL would stay
 * in that call as long as there are records without data. Without SSL_MODE_AUTO_RETRY it returns
 * after each such record that it knows; for any other, a callback of the BIO ends the turn.
 */
#include "tls.h"

#include <event2/bufferevent.h>
#include <event2/bufferevent_ssl.h>
#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "foreign.h"
#include "log.h"
#include "loop.h"
#include "pem.h"
#include "worker.h"
#include "xalloc.h"

struct tls {
    struct event_base *base;
    struct worker *worker; /* for handshakes */
    struct event *shaken;
    SSL_CTX *context;
};

struct tls_peer {
    struct tls_peer *next; /* in the queue of the worker */
    struct tls *tls;
    const struct tls_events *events;
    void *arg;
    SSL *ssl;
    struct event *ready;     /* waits for the socket while the handshake lasts */
    struct bufferevent *bev; /* after the handshake */
    bool looked;             /* we have looked at the first bytes */
    bool lent;               /* the thread has it */
    bool dropped;            /* its owner has freed it, while the thread had it */
    int error;               /* of the last step */
    int dataless;
    size_t turn;       /* bytes that may still be read in this turn */
    const char *fault; /* why it has to end; NULL: it need not */
};

static SSL_CTX *tls_context_new(const char *pem, char *why, size_t whycap)
{
    SSL_CTX *context =
        pem_context_new(TLS_server_method(), TLS1_2_VERSION, pem, "tls", why, whycap);

    if (!context)
        return NULL;
    SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION |
                                     SSL_OP_CIPHER_SERVER_PREFERENCE |
                                     SSL_OP_IGNORE_UNEXPECTED_EOF);
    /* Idle connections keep no buffers. */
    SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_clear_mode(context, SSL_MODE_AUTO_RETRY);
    return context;
}

bool tls_usable(const char *pem, char *why, size_t whycap)
{
    SSL_CTX *context = tls_context_new(pem, why, whycap);

    SSL_CTX_free(context);
    return context;
}

bool tls_is_for(const char *pem, const char *host)
{
    BIO *bio = pem_reader(pem);
    X509 *certificate = pem_certificate(bio);
    bool named = certificate && X509_check_host(certificate, host, 0, 0, NULL) == 1;

    X509_free(certificate);
    BIO_free(bio);
    ERR_clear_error();
    return named;
}

int64_t tls_until(const char *pem)
{
    BIO *bio = pem_reader(pem);
    X509 *certificate;
    int64_t until = 0;

    while ((certificate = pem_certificate(bio))) {
        int64_t end = pem_until(certificate);
        until = until == 0 || (end != 0 && end < until) ? end : until;
        X509_free(certificate);
    }
    BIO_free(bio);
    ERR_clear_error();
    return until;
}

/* ---- What comes in ---- */

/* Bounds what is read in a turn. The BIO calls this before and after each read, during the
 * handshake in the thread. */
static long tls_on_bio(BIO *bio, int what, const char *bytes UNUSED, size_t len UNUSED,
                       int i UNUSED, long l UNUSED, int result, size_t *read)
{
    struct tls_peer *peer = (struct tls_peer *)BIO_get_callback_arg(bio);

    if (what == BIO_CB_READ) {
        if (peer->turn == 0 && !peer->bev)
            peer->fault = "its handshake has no end";
        if (peer->turn > 0 && !peer->fault)
            return result;
        BIO_clear_retry_flags(bio);
        if (!peer->fault)
            BIO_set_retry_read(bio);
        return -1;
    }
    if (what == (BIO_CB_READ | BIO_CB_RETURN) && result > 0) {
        const size_t counts = *read > TLS_READ_BYTES ? *read : TLS_READ_BYTES;
        peer->turn -= counts < peer->turn ? counts : peer->turn;
        if (peer->bev)
            peer->events->came(peer->arg, counts);
    }
    return result;
}

/* Counts the records without data. OpenSSL calls this for the header of each record, and in TLS 1.3
 * for its inner type. */
static void tls_on_message(int sent, int version UNUSED, int type, const void *bytes, size_t len,
                           SSL *ssl UNUSED, void *arg)
{
    struct tls_peer *peer = arg;
    const unsigned char *of = bytes;

    if (sent || !peer->bev || len == 0 ||
        (type != SSL3_RT_HEADER && type != SSL3_RT_INNER_CONTENT_TYPE))
        return;
    if (of[0] != SSL3_RT_APPLICATION_DATA && ++peer->dataless > TLS_DATALESS)
        peer->fault = "it sent too much of TLS and no data";
}

const char *tls_turn(struct tls_peer *peer)
{
    if (!peer->bev)
        return NULL; /* the thread may have it */
    peer->turn = TLS_TURN_BYTES;
    return peer->fault;
}

/* ---- The handshake ---- */

static void tls_on_ready(evutil_socket_t fd, short what UNUSED, void *arg)
{
    struct tls_peer *peer = arg;
    char first[FOREIGN_BYTES];
    ssize_t len = peer->looked ? 0 : recv(fd, first, sizeof(first), MSG_PEEK | MSG_DONTWAIT);

    peer->looked = true;
    if (len > 0 && first[0] != SSL3_RT_HANDSHAKE) {
        peer->events->plain(peer->arg, first, (size_t)len);
        return;
    }
    peer->lent = true;
    worker_do(peer->tls->worker, peer);
}

static void tls_await(struct tls_peer *peer)
{
    short what = peer->error == SSL_ERROR_WANT_WRITE ? EV_WRITE : EV_READ;

    if (event_assign(peer->ready, peer->tls->base, SSL_get_fd(peer->ssl), what, tls_on_ready,
                     peer) != 0 ||
        event_add(peer->ready, NULL) != 0)
        log_fatal("tls", "error=\"a socket cannot be waited for\"");
}

/* Runs in the thread. */
static void tls_shake(void *tls UNUSED, void *job)
{
    struct tls_peer *peer = job;

    ERR_clear_error();
    int result = SSL_accept(peer->ssl);
    peer->error = result == 1 ? SSL_ERROR_NONE : SSL_get_error(peer->ssl, result);
    ERR_clear_error();
}

static void tls_peer_destroy(struct tls_peer *peer)
{
    int fd = SSL_get_fd(peer->ssl);

    loop_free(&peer->ready);
    if (peer->bev) {
        /* libevent frees the session and its BIO later, so they must not call us any more. */
        BIO_set_callback_ex(SSL_get_rbio(peer->ssl), NULL);
        SSL_set_msg_callback(peer->ssl, NULL);
        bufferevent_free(peer->bev);
    } else {
        SSL_free(peer->ssl);
        close(fd);
    }
    free(peer);
}

static void tls_on_shaken(void *tls UNUSED, void *job)
{
    struct tls_peer *peer = job;

    peer->lent = false;
    if (peer->dropped)
        tls_peer_destroy(peer);
    else if (peer->error == SSL_ERROR_NONE) {
        loop_free(&peer->ready);
        peer->bev =
            bufferevent_openssl_socket_new(peer->tls->base, SSL_get_fd(peer->ssl), peer->ssl,
                                           BUFFEREVENT_SSL_OPEN, BEV_OPT_CLOSE_ON_FREE);
        if (!peer->bev)
            log_fatal("tls", "error=\"out of memory\"");
        /* Many clients close the socket without close_notify: that is an end, not an error. */
        bufferevent_openssl_set_allow_dirty_shutdown(peer->bev, 1);
        peer->turn = TLS_TURN_BYTES;
        peer->events->up(peer->arg, peer->bev);
    } else if (peer->error == SSL_ERROR_WANT_READ || peer->error == SSL_ERROR_WANT_WRITE)
        tls_await(peer);
    else
        peer->events->up(peer->arg, NULL);
}

/* Work that is dropped at the end goes to tls_on_shaken, too, which frees its peer. */
static const struct worker_kind handshakes = {.name = "tls",
                                              .link = offsetof(struct tls_peer, next),
                                              .work = tls_shake,
                                              .done = tls_on_shaken,
                                              .drop = tls_on_shaken};

struct tls *tls_new(struct event_base *base, const char *pem, char *why, size_t whycap)
{
    SSL_CTX *context = tls_context_new(pem, why, whycap);

    if (!context)
        return NULL;
    struct tls *tls = xcalloc(1, sizeof(*tls));
    tls->base = base;
    tls->context = context;
    tls->worker = worker_new(&handshakes, tls);
    tls->shaken = loop_worker(base, tls->worker);
    return tls;
}

bool tls_renew(struct tls *tls, const char *pem, char *why, size_t whycap)
{
    SSL_CTX *context = tls_context_new(pem, why, whycap);

    if (!context)
        return false;
    SSL_CTX_free(tls->context); /* sessions hold their own references */
    tls->context = context;
    return true;
}

void tls_free(struct tls **tlsp)
{
    FREED struct tls *tls = *tlsp;

    *tlsp = NULL;
    if (!tls)
        return;
    event_free(tls->shaken);
    worker_free(&tls->worker);
    SSL_CTX_free(tls->context);
}

struct tls_peer *tls_accept(struct tls *tls, int fd, const struct tls_events *events, void *arg)
{
    struct tls_peer *peer = xcalloc(1, sizeof(*peer));
    BIO *bio = BIO_new_socket(fd, BIO_NOCLOSE);

    peer->tls = tls;
    peer->events = events;
    peer->arg = arg;
    peer->turn = TLS_HELLO_BYTES;
    peer->ssl = SSL_new(tls->context);
    peer->ready = loop_event(tls->base, fd, EV_READ, tls_on_ready, peer);
    if (!bio || !peer->ssl)
        log_fatal("tls", "error=\"out of memory\"");
    BIO_set_callback_ex(bio, tls_on_bio);
    BIO_set_callback_arg(bio, (char *)peer);
    SSL_set_bio(peer->ssl, bio, bio);
    SSL_set_msg_callback(peer->ssl, tls_on_message);
    SSL_set_msg_callback_arg(peer->ssl, peer);
    peer->error = SSL_ERROR_WANT_READ;
    tls_await(peer);
    return peer;
}

void tls_end(struct tls_peer *peer)
{
    SSL_shutdown(peer->ssl);
    ERR_clear_error();
}

void tls_peer_free(struct tls_peer **peerp)
{
    struct tls_peer *peer = *peerp;

    *peerp = NULL;
    if (!peer)
        return;
    if (peer->lent)
        peer->dropped = true; /* freed when the step has ended */
    else
        tls_peer_destroy(peer);
}
