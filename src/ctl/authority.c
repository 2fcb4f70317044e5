/*
 * See authority.h.
 */
#include "authority.h"

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include "log.h"
#include "pem.h"
#include "utf8.h"

enum { DAY_SECONDS = 86400, SERIAL_BITS = 127, NAME_ROOM = 32 };

static void authority_must(bool good)
{
    if (!good)
        log_fatal("peer", "error=\"OpenSSL cannot make certificates\"");
}

static void authority_text_of(BIO *bio, struct buf *out)
{
    char *data;
    long len = BIO_get_mem_data(bio, &data);
    buf_add(out, data, (size_t)len);
}

static void authority_key_put(EVP_PKEY *key, struct buf *out)
{
    BIO *bio = BIO_new(BIO_s_secmem());
    authority_must(bio && key &&
                   PEM_write_bio_PrivateKey(bio, key, NULL, NULL, 0, NULL, NULL) == 1);
    authority_text_of(bio, out);
    BIO_free(bio);
}

static void authority_certificate_put(X509 *certificate, struct buf *out)
{
    BIO *bio = BIO_new(BIO_s_mem());
    authority_must(bio && PEM_write_bio_X509(bio, certificate) == 1);
    authority_text_of(bio, out);
    BIO_free(bio);
}

/* Makes a certificate without a signature. `issuer` is the certificate of who will sign it; NULL:
 * it is for itself. It is valid from a day ago on, because clocks differ. No other certificate has
 * its number. */
static X509 *authority_certificate_new(EVP_PKEY *key, const char *name, const X509 *issuer)
{
    X509 *certificate = X509_new();
    BIGNUM *serial = BN_new();
    authority_must(
        key && certificate && serial &&
        BN_rand(serial, SERIAL_BITS, BN_RAND_TOP_ANY, BN_RAND_BOTTOM_ANY) == 1 &&
        BN_to_ASN1_INTEGER(serial, X509_get_serialNumber(certificate)) &&
        X509_set_version(certificate, X509_VERSION_3) == 1 &&
        X509_gmtime_adj(X509_getm_notBefore(certificate), -DAY_SECONDS) &&
        X509_gmtime_adj(X509_getm_notAfter(certificate), (long)AUTHORITY_DAYS * DAY_SECONDS) &&
        X509_set_pubkey(certificate, key) == 1 &&
        X509_NAME_add_entry_by_txt(X509_get_subject_name(certificate), "CN", MBSTRING_ASC,
                                   (const unsigned char *)name, -1, -1, 0) == 1 &&
        X509_set_issuer_name(certificate, X509_get_subject_name(issuer ? issuer : certificate)) ==
            1);
    BN_free(serial);
    return certificate;
}

static void authority_extend(X509 *certificate, X509 *issuer, int nid, const char *value)
{
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, issuer, certificate, NULL, NULL, 0);
    X509_EXTENSION *extension = X509V3_EXT_conf_nid(NULL, &context, nid, value);
    authority_must(extension && X509_add_ext(certificate, extension, -1) == 1);
    X509_EXTENSION_free(extension);
}

void authority_key(struct buf *key)
{
    EVP_PKEY *fresh = EVP_EC_gen("P-256");
    authority_key_put(fresh, key);
    EVP_PKEY_free(fresh);
}

bool authority_certificate(const char *key, struct buf *certificate)
{
    EVP_PKEY *own = pem_key(key);
    if (!own)
        return false;
    X509 *made = authority_certificate_new(own, "cardroom nodes", NULL);
    authority_extend(made, made, NID_basic_constraints, "critical,CA:TRUE,pathlen:0");
    authority_extend(made, made, NID_key_usage, "critical,keyCertSign,cRLSign");
    authority_extend(made, made, NID_subject_key_identifier, "hash");
    authority_must(X509_sign(made, own, EVP_sha256()) > 0);
    authority_certificate_put(made, certificate);
    X509_free(made);
    EVP_PKEY_free(own);
    return true;
}

bool authority_sign(const char *key, const char *certificate, uint8_t node,
                    struct buf *node_certificate, struct buf *node_key)
{
    char name[NAME_ROOM], host[NAME_ROOM + sizeof("DNS:")];
    EVP_PKEY *own = pem_key(key), *fresh = NULL;
    BIO *bio = pem_reader(certificate);
    X509 *issuer = pem_certificate(bio);
    bool usable = own && issuer && X509_check_private_key(issuer, own) == 1;
    if (usable) {
        fresh = EVP_EC_gen("P-256");
        utf8_printf(name, sizeof(name), "cardroom-node-%d", node);
        utf8_printf(host, sizeof(host), "DNS:%s", name);
        X509 *made = authority_certificate_new(fresh, name, issuer);
        authority_extend(made, issuer, NID_basic_constraints, "critical,CA:FALSE");
        authority_extend(made, issuer, NID_key_usage, "critical,digitalSignature");
        authority_extend(made, issuer, NID_ext_key_usage, "serverAuth,clientAuth");
        authority_extend(made, issuer, NID_subject_alt_name, host);
        authority_must(X509_sign(made, own, EVP_sha256()) > 0);
        authority_certificate_put(made, node_certificate);
        authority_key_put(fresh, node_key);
        X509_free(made);
    }
    ERR_clear_error();
    BIO_free(bio);
    X509_free(issuer);
    EVP_PKEY_free(own);
    EVP_PKEY_free(fresh);
    return usable;
}
