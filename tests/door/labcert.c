/*
 * See labcert.h.
 */
#include "labcert.h"

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <string.h>

static char *text_of(BIO *bio)
{
    char *data;
    long len = BIO_get_mem_data(bio, &data);
    return strndup(data, (size_t)len);
}

char *labcert_new(long seconds)
{
    const unsigned char name[] = "localhost";
    EVP_PKEY *key = EVP_EC_gen("P-256");
    X509 *x509 = X509_new();
    BIO *bio = BIO_new(BIO_s_mem());
    char *text = NULL;

    if (key && x509 && bio) {
        X509_NAME *subject = X509_get_subject_name(x509);
        ASN1_INTEGER_set(X509_get_serialNumber(x509), 1);
        X509_gmtime_adj(X509_getm_notBefore(x509), -86400 * 90);
        X509_gmtime_adj(X509_getm_notAfter(x509), seconds);
        X509_set_pubkey(x509, key);
        X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_ASC, name, -1, -1, 0);
        X509_set_issuer_name(x509, subject);
        if (X509_sign(x509, key, EVP_sha256()) > 0 && PEM_write_bio_X509(bio, x509) == 1 &&
            PEM_write_bio_PrivateKey(bio, key, NULL, NULL, 0, NULL, NULL) == 1)
            text = text_of(bio);
    }
    BIO_free(bio);
    X509_free(x509);
    EVP_PKEY_free(key);
    return text;
}
