/*
 * See labnodes.h.
 */
#include "labnodes.h"

#include <openssl/bio.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void must(int good)
{
    if (!good) {
        fputs("Bail out! OpenSSL cannot make certificates.\n", stdout);
        exit(99);
    }
}

static char *text_of(X509 *certificate, EVP_PKEY *key)
{
    BIO *bio = BIO_new(BIO_s_mem());
    char *data;
    must(bio && PEM_write_bio_X509(bio, certificate) == 1 &&
         (!key || PEM_write_bio_PrivateKey(bio, key, NULL, NULL, 0, NULL, NULL) == 1));
    long len = BIO_get_mem_data(bio, &data);
    char *text = strndup(data, (size_t)len);
    BIO_free(bio);
    return text;
}

static void extend(X509 *certificate, int nid, const char *value)
{
    X509_EXTENSION *extension = X509V3_EXT_conf_nid(NULL, NULL, nid, value);
    must(extension && X509_add_ext(certificate, extension, -1) == 1);
    X509_EXTENSION_free(extension);
}

static X509 *begin(EVP_PKEY *key, const char *name, long seconds)
{
    static long serial = 1;
    X509 *certificate = X509_new();
    must(key && certificate && X509_set_version(certificate, 2) == 1);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate), serial++);
    X509_gmtime_adj(X509_getm_notBefore(certificate), -86400);
    X509_gmtime_adj(X509_getm_notAfter(certificate), seconds);
    X509_set_pubkey(certificate, key);
    X509_NAME_add_entry_by_txt(X509_get_subject_name(certificate), "CN", MBSTRING_ASC,
                               (const unsigned char *)name, -1, -1, 0);
    return certificate;
}

struct labnodes labnodes_new(void)
{
    struct labnodes made = {.key = EVP_EC_gen("P-256")};
    made.certificate = begin(made.key, "an authority", 86400);
    X509_set_issuer_name(made.certificate, X509_get_subject_name(made.certificate));
    extend(made.certificate, NID_basic_constraints, "critical,CA:TRUE");
    must(X509_sign(made.certificate, made.key, EVP_sha256()) > 0);
    made.pem = text_of(made.certificate, NULL);
    return made;
}

void labnodes_free(struct labnodes *labnodes)
{
    X509_free(labnodes->certificate);
    EVP_PKEY_free(labnodes->key);
    free(labnodes->pem);
}

/* Signs a certificate, and frees it and its own key. */
static char *signed_by(EVP_PKEY *signer, X509 *certificate, EVP_PKEY *key)
{
    must(X509_sign(certificate, signer, EVP_sha256()) > 0);
    char *text = text_of(certificate, key);
    X509_free(certificate);
    EVP_PKEY_free(key);
    return text;
}

char *labnodes_sign(const struct labnodes *labnodes, const char *name, long seconds)
{
    EVP_PKEY *key = EVP_EC_gen("P-256");
    X509 *certificate = begin(key, name, seconds);
    char alt[64];
    snprintf(alt, sizeof(alt), "DNS:%s", name);
    X509_set_issuer_name(certificate, X509_get_subject_name(labnodes->certificate));
    extend(certificate, NID_subject_alt_name, alt);
    extend(certificate, NID_ext_key_usage, "serverAuth,clientAuth");
    return signed_by(labnodes->key, certificate, key);
}

char *labnodes_alone(long seconds)
{
    EVP_PKEY *key = EVP_EC_gen("P-256");
    X509 *certificate = begin(key, "localhost", seconds);
    X509_set_issuer_name(certificate, X509_get_subject_name(certificate));
    return signed_by(key, certificate, key);
}
