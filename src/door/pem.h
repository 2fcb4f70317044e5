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
/* A context of this protocol version or a newer one, with the certificates and the key of the text:
 * the first certificate, those between it and its root, and its key. It gives no tickets:
 * connections last for hours, so resuming one saves nothing, and a ticket would outlive the
 * certificate. NULL: two sentences in `why` about the settings that begin with `of`. */
SSL_CTX *pem_context_new(const SSL_METHOD *method, int version, const char *pem, const char *of,
                         char *why, size_t whycap);
