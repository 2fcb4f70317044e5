/*
 * Certificates and keys as text (PEM), for the TLS of the door and of the links between nodes. No
 * passphrase is ever asked for.
 */
#pragma once

#include <openssl/bio.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <stdbool.h>

/* Makes a BIO that reads NUL-terminated text, which must outlive it. The caller frees it with
 * BIO_free. */
BIO *pem_reader(const char *pem);
/* The next certificate; NULL: there is none. The caller frees it. */
X509 *pem_certificate(BIO *reader);
/* The first key of the text; NULL: there is none. The caller frees it. */
EVP_PKEY *pem_key(const char *pem);
/* When the certificate ends, in UTC ms; 0: its date cannot be read. */
int64_t pem_until(const X509 *certificate);
/* Gives the context the first certificate of the text, and the others as those between that one and
 * its root. False: there is none, or OpenSSL refused one. */
bool pem_use_certificates(SSL_CTX *context, const char *pem);
/* Gives the context the first key of the text, which has to be that of its certificate. False:
 * there is none, or OpenSSL refused it. */
bool pem_use_key(SSL_CTX *context, const char *pem);
