/*
 * See pem.h.
 */
#include "pem.h"

#include <openssl/pem.h>
#include <time.h>

#include "calendar.h"
#include "log.h"

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

bool pem_use_certificates(SSL_CTX *context, const char *pem)
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

bool pem_use_key(SSL_CTX *context, const char *pem)
{
    EVP_PKEY *key = pem_key(pem);
    bool used = key && SSL_CTX_use_PrivateKey(context, key) == 1;

    EVP_PKEY_free(key);
    return used;
}
