/*
 * See pem.h.
 */
#include "pem.h"

#include <openssl/err.h>
#include <openssl/pem.h>
#include <time.h>

#include "calendar.h"
#include "log.h"
#include "utf8.h"

/* The curves that today's clients have. A key exchange with one costs 0.1 ms; one of 8,192 bits
 * costs 60 ms. */
#define GROUPS         "X25519:P-256"
#define CIPHERS_OF_1_2 "ECDHE+CHACHA20:ECDHE+AESGCM"

static int pem_no_passphrase(char *out UNUSED, int cap UNUSED, int writing UNUSED, void *arg UNUSED)
{
    return 0;
}

BIO *pem_reader(const char *pem)
{
    BIO *bio = BIO_new_mem_buf(pem, -1);

    if (!bio)
        log_fatal("tls", "error=\"out of memory\"");
    return bio;
}

X509 *pem_certificate(BIO *reader)
{
    return PEM_read_bio_X509(reader, NULL, pem_no_passphrase, NULL);
}

int64_t pem_until(const X509 *certificate)
{
    struct tm date;
    return ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &date) == 1 ? calendar_ms(&date) : 0;
}

/* Gives the context the first certificate of the text, and the others as those between that one and
 * its root. */
static bool pem_use_certificates(SSL_CTX *context, const char *pem)
{
    BIO *bio = pem_reader(pem);
    X509 *certificate = pem_certificate(bio);
    bool used = certificate && SSL_CTX_use_certificate(context, certificate) == 1;

    X509_free(certificate);
    while (used && (certificate = pem_certificate(bio)))
        if (SSL_CTX_add0_chain_cert(context, certificate) != 1) {
            X509_free(certificate);
            used = false;
        }
    BIO_free(bio);
    return used;
}

EVP_PKEY *pem_key(const char *pem)
{
    BIO *bio = pem_reader(pem);
    EVP_PKEY *key = PEM_read_bio_PrivateKey(bio, NULL, pem_no_passphrase, NULL);

    BIO_free(bio);
    return key;
}

/* Gives the context the key of the text. False: there is none, or it is not that of the context's
 * certificate. */
static bool pem_use_key(SSL_CTX *context, const char *pem)
{
    EVP_PKEY *key = pem_key(pem);
    bool used = key && SSL_CTX_use_PrivateKey(context, key) == 1;

    EVP_PKEY_free(key);
    return used;
}

SSL_CTX *pem_context_new(const SSL_METHOD *method, int version, const char *pem, const char *of,
                         char *why, size_t whycap)
{
    SSL_CTX *context = SSL_CTX_new(method);
    bool good = false;

    if (!context || SSL_CTX_set_min_proto_version(context, version) != 1 ||
        SSL_CTX_set1_groups_list(context, GROUPS) != 1 ||
        SSL_CTX_set_cipher_list(context, CIPHERS_OF_1_2) != 1)
        utf8_printf(why, whycap, "OpenSSL could not be set up. See its configuration.");
    else if (!pem_use_certificates(context, pem))
        utf8_printf(why, whycap,
                    "The file of %s-certificate holds no certificate that can be used. Name a PEM "
                    "file.",
                    of);
    else if (!pem_use_key(context, pem))
        utf8_printf(why, whycap,
                    "The file of %s-key holds no key of that certificate. Name a PEM file without "
                    "a passphrase.",
                    of);
    else
        good = true;
    ERR_clear_error();
    if (!good) {
        SSL_CTX_free(context);
        return NULL;
    }
    SSL_CTX_set_options(context, SSL_OP_NO_TICKET);
    SSL_CTX_set_num_tickets(context, 0);
    SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
    SSL_CTX_set_max_early_data(context, 0);
    SSL_CTX_set_recv_max_early_data(context, 0);
    return context;
}
