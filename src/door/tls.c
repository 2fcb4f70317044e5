/*
 * TLS by OpenSSL and libevent. See tls.h.
 */
#include "tls.h"

#include <event2/bufferevent.h>
#include <event2/bufferevent_ssl.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

#include "log.h"
#include "ssh_curve.h"
#include "utf8.h"
#include "xalloc.h"

/* Of providers. */
#define NOT_FOR_SSH "provider!=" SSH_CURVE_PROVIDER

struct tls {
    SSL_CTX *context;
};

/* A passphrase is never asked for: there is nobody to answer. */
static int no_passphrase(char *out, int cap, int writing, void *arg)
{
    (void)out, (void)cap, (void)writing, (void)arg;
    return 0;
}

static BIO *reader(const char *pem)
{
    BIO *bio = BIO_new_mem_buf(pem, -1);

    if (bio == NULL)
        log_fatal("tls", "error=\"out of memory\"");
    return bio;
}

static X509 *certificate_read(BIO *bio)
{
    X509 *certificate = X509_new_ex(NULL, NOT_FOR_SSH);

    if (certificate == NULL)
        log_fatal("tls", "error=\"out of memory\"");
    if (PEM_read_bio_X509(bio, &certificate, no_passphrase, NULL) == NULL) {
        X509_free(certificate);
        return NULL;
    }
    return certificate;
}

static bool use_certificates(SSL_CTX *context, const char *pem)
{
    BIO *bio = reader(pem);
    X509 *certificate = certificate_read(bio);
    bool used = certificate != NULL && SSL_CTX_use_certificate(context, certificate) == 1;

    X509_free(certificate);
    while (used && (certificate = certificate_read(bio)) != NULL)
        if (SSL_CTX_add0_chain_cert(context, certificate) != 1) {
            X509_free(certificate);
            used = false;
        }
    BIO_free(bio);
    return used;
}

static bool use_key(SSL_CTX *context, const char *pem)
{
    BIO *bio = reader(pem);
    EVP_PKEY *key = PEM_read_bio_PrivateKey_ex(bio, NULL, no_passphrase, NULL, NULL, NOT_FOR_SSH);
    bool used = key != NULL && SSL_CTX_use_PrivateKey(context, key) == 1;

    EVP_PKEY_free(key);
    BIO_free(bio);
    return used;
}

struct tls *tls_new(const char *pem, char *why, size_t whycap)
{
    struct tls *tls = xcalloc(1, sizeof *tls);
    const char *fault = NULL;

    tls->context = SSL_CTX_new_ex(NULL, NOT_FOR_SSH, TLS_server_method());
    if (tls->context == NULL || SSL_CTX_set_min_proto_version(tls->context, TLS1_2_VERSION) != 1)
        fault = "OpenSSL could not be set up. See its configuration.";
    else if (!use_certificates(tls->context, pem))
        fault = "The file of tls-certificate holds no certificate that can be used. Name a PEM "
                "file.";
    else if (!use_key(tls->context, pem))
        fault = "The file of tls-key holds no key of that certificate. Name a PEM file without a "
                "passphrase.";
    ERR_clear_error();
    if (fault != NULL) {
        utf8_copy(fault, why, whycap);
        tls_free(&tls);
        return NULL;
    }
    SSL_CTX_set_options(tls->context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION |
                                          SSL_OP_CIPHER_SERVER_PREFERENCE |
                                          SSL_OP_IGNORE_UNEXPECTED_EOF);
    /* Idle connections keep no buffers. */
    SSL_CTX_set_mode(tls->context, SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_session_cache_mode(tls->context, SSL_SESS_CACHE_OFF);
    return tls;
}

void tls_free(struct tls **tlsp)
{
    struct tls *tls = *tlsp;

    *tlsp = NULL;
    if (tls == NULL)
        return;
    SSL_CTX_free(tls->context);
    free(tls);
}

struct bufferevent *tls_accept(struct tls *tls, struct event_base *base, int fd)
{
    SSL *ssl = SSL_new(tls->context);
    struct bufferevent *bev =
        ssl == NULL ? NULL
                    : bufferevent_openssl_socket_new(base, fd, ssl, BUFFEREVENT_SSL_ACCEPTING,
                                                     BEV_OPT_CLOSE_ON_FREE);

    if (bev == NULL) {
        SSL_free(ssl);
        close(fd);
        return NULL;
    }
    /* Many clients close the socket and say nothing: that is an end, not an error. */
    bufferevent_openssl_set_allow_dirty_shutdown(bev, 1);
    return bev;
}

void tls_end(struct bufferevent *bev)
{
    SSL_shutdown(bufferevent_openssl_get_ssl(bev));
    ERR_clear_error();
}
