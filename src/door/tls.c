/*
 * TLS by OpenSSL. See tls.h.
 */
#include "tls.h"

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/x509v3.h>

#include "pem.h"

SSL_CTX *tls_context_new(const char *pem, char *why, size_t whycap)
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
