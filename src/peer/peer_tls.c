/*
 * See peer_tls.h.
 */
#include "peer_tls.h"

#include <event2/bufferevent.h>
#include <event2/bufferevent_ssl.h>
#include <event2/event.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "log.h"
#include "pem.h"
#include "utf8.h"
#include "xalloc.h"

enum { DEPTH_MAX = 3, NAME_MAX_BYTES = 32, KEY_NAME = 8 /* bytes */ };

struct peer_tls {
    SSL_CTX *server, *client;
};

static bool peer_tls_is_for(X509 *certificate, uint8_t node)
{
    char name[NAME_MAX_BYTES];
    utf8_printf(name, sizeof(name), "cardroom-node-%d", node);
    return X509_check_host(certificate, name, 0, X509_CHECK_FLAG_NO_WILDCARDS, NULL) == 1;
}

static bool peer_tls_use_authority(SSL_CTX *context, const char *pem)
{
    X509_STORE *store = SSL_CTX_get_cert_store(context);
    BIO *bio = pem_reader(pem);
    X509 *certificate;
    int n = 0;
    for (; (certificate = pem_certificate(bio)); n++) {
        X509_STORE_add_cert(store, certificate);
        X509_free(certificate);
    }
    BIO_free(bio);
    return n > 0;
}

void peer_tls_authority(const char *pem, char out[PEER_TLS_AUTHORITY_MAX])
{
    const char *authority = strstr(pem, PEER_TLS_AUTHORITY);
    size_t at = 0;
    out[0] = '\0';
    if (!authority)
        return;
    BIO *bio = pem_reader(authority);
    X509 *certificate;
    while ((certificate = pem_certificate(bio))) {
        unsigned char key[EVP_MAX_MD_SIZE] = {0};
        if (at + 1 + 2 * KEY_NAME < PEER_TLS_AUTHORITY_MAX &&
            X509_pubkey_digest(certificate, EVP_sha256(), key, NULL) == 1) {
            if (at > 0)
                out[at++] = ' ';
            sodium_bin2hex(out + at, PEER_TLS_AUTHORITY_MAX - at, key, KEY_NAME);
            at += 2 * KEY_NAME;
        }
        X509_free(certificate);
    }
    BIO_free(bio);
    ERR_clear_error();
}

static SSL_CTX *peer_tls_context_new(const SSL_METHOD *method, const char *own,
                                     const char *authority, char *why, size_t whycap)
{
    SSL_CTX *context = pem_context_new(method, TLS1_3_VERSION, own, "peer", why, whycap);
    if (context && !peer_tls_use_authority(context, authority)) {
        utf8_printf(why, whycap,
                    "The file of peer-ca holds no certificate. Name that of the authority, a PEM "
                    "file.");
        SSL_CTX_free(context);
        context = NULL;
    }
    ERR_clear_error();
    if (!context)
        return NULL;
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, NULL);
    SSL_CTX_set_verify_depth(context, DEPTH_MAX);
    return context;
}

/* Writes what is wrong with our certificate, or with one above it, and what to do. */
static void peer_tls_bad_words(X509_STORE_CTX *check, char *why, size_t whycap)
{
    const X509 *bad = X509_STORE_CTX_get_current_cert(check);
    const int error = X509_STORE_CTX_get_error(check);
    char date[32] = "a day";
    struct tm day;
    bool above = X509_STORE_CTX_get_error_depth(check) > 0;
    if (bad && ASN1_TIME_to_tm(error == X509_V_ERR_CERT_NOT_YET_VALID ? X509_get0_notBefore(bad)
                                                                      : X509_get0_notAfter(bad),
                               &day) == 1)
        strftime(date, sizeof(date), "%Y-%m-%d", &day);
    if (error == X509_V_ERR_CERT_HAS_EXPIRED && above)
        utf8_printf(why, whycap,
                    "A certificate that signs that of peer-certificate has expired on %s. Renew "
                    "it, and have all nodes' certificates signed anew.",
                    date);
    else if (error == X509_V_ERR_CERT_HAS_EXPIRED)
        utf8_printf(why, whycap,
                    "The certificate of peer-certificate has expired on %s. Have the authority of "
                    "peer-ca sign another one, and put it there.",
                    date);
    else if (error == X509_V_ERR_CERT_NOT_YET_VALID)
        utf8_printf(why, whycap,
                    "The certificate of peer-certificate is not good before %s. See whether the "
                    "clock of this machine is right.",
                    date);
    else
        utf8_printf(why, whycap,
                    "The other nodes would refuse the certificate of peer-certificate: %s. Have it "
                    "signed anew by the authority of peer-ca.",
                    X509_verify_cert_error_string(error));
}

/* Checks our own certificate as the other nodes will. */
static bool peer_tls_own_good(SSL_CTX *context, uint8_t node, char *why, size_t whycap)
{
    X509 *own = SSL_CTX_get0_certificate(context);
    STACK_OF(X509) *chain = NULL;
    X509_STORE_CTX *check = X509_STORE_CTX_new();
    bool good = false;
    SSL_CTX_get0_chain_certs(context, &chain);
    if (!check || X509_STORE_CTX_init(check, SSL_CTX_get_cert_store(context), own, chain) != 1)
        log_fatal("peer", "error=\"out of memory\"");
    if (!peer_tls_is_for(own, node))
        utf8_printf(why, whycap,
                    "The certificate of peer-certificate is not for cardroom-node-%d. Name that of "
                    "this node, or see 'node'.",
                    node);
    else if (X509_verify_cert(check) != 1)
        peer_tls_bad_words(check, why, whycap);
    else
        good = true;
    X509_STORE_CTX_free(check);
    ERR_clear_error();
    return good;
}

struct peer_tls *peer_tls_new(const char *pem, uint8_t node, char *why, size_t whycap)
{
    const char *authority = strstr(pem, PEER_TLS_AUTHORITY);
    struct peer_tls *tls = xcalloc(1, sizeof(*tls));
    FREED char *own = authority ? xstrndup(pem, (size_t)(authority - pem)) : xstrdup(pem);
    authority = authority ? authority + strlen(PEER_TLS_AUTHORITY) : "";
    tls->server = peer_tls_context_new(TLS_server_method(), own, authority, why, whycap);
    if (tls->server)
        tls->client = peer_tls_context_new(TLS_client_method(), own, authority, why, whycap);
    if (!tls->client || !peer_tls_own_good(tls->client, node, why, whycap))
        peer_tls_free(&tls);
    explicit_bzero(own, strlen(own));
    return tls;
}

void peer_tls_free(struct peer_tls **tlsp)
{
    struct peer_tls *tls = *tlsp;
    *tlsp = NULL;
    if (!tls)
        return;
    SSL_CTX_free(tls->server);
    SSL_CTX_free(tls->client);
    free(tls);
}

struct bufferevent *peer_tls_begin(struct peer_tls *tls, struct event_base *base, int fd)
{
    SSL *ssl = SSL_new(fd >= 0 ? tls->server : tls->client);
    struct bufferevent *bev =
        ssl ? bufferevent_openssl_socket_new(
                  base, fd, ssl, fd >= 0 ? BUFFEREVENT_SSL_ACCEPTING : BUFFEREVENT_SSL_CONNECTING,
                  BEV_OPT_CLOSE_ON_FREE)
            : NULL;
    if (!bev)
        log_fatal("peer", "error=\"out of memory\"");
    bufferevent_disable(bev, EV_READ);
    bufferevent_openssl_set_allow_dirty_shutdown(bev, 1);
    return bev;
}

bool peer_tls_begun(struct bufferevent *bev)
{
    return SSL_get_state(bufferevent_openssl_get_ssl(bev)) != TLS_ST_BEFORE;
}

bool peer_tls_is(struct bufferevent *bev, uint8_t node)
{
    X509 *certificate = SSL_get0_peer_certificate(bufferevent_openssl_get_ssl(bev));
    bool is = certificate && peer_tls_is_for(certificate, node);
    ERR_clear_error();
    return is;
}

int64_t peer_tls_until(struct bufferevent *bev)
{
    const X509 *certificate = SSL_get0_peer_certificate(bufferevent_openssl_get_ssl(bev));
    return certificate ? pem_until(certificate) : 0;
}

void peer_tls_fault(struct bufferevent *bev, char *why, size_t whycap)
{
    SSL *ssl = bufferevent_openssl_get_ssl(bev);
    long verified = SSL_get_verify_result(ssl);
    unsigned long error, last = 0;
    while ((error = bufferevent_get_openssl_error(bev)) != 0)
        last = error;
    if (verified != X509_V_OK)
        utf8_printf(why, whycap, "its certificate: %s", X509_verify_cert_error_string(verified));
    else if (last != 0 && ERR_reason_error_string(last))
        utf8_printf(why, whycap, "TLS: %s", ERR_reason_error_string(last));
    else
        utf8_printf(why, whycap, "it hung up");
    ERR_clear_error();
}
