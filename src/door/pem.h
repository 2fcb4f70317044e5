/*
 * Reads certificates and keys as text (PEM), for the TLS of the door and of the links between
 * nodes. Never asks for a passphrase.
 */
#pragma once

#include <openssl/bio.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <stdbool.h>

/* Makes a BIO that reads NUL-terminated text, which must outlive it. The caller frees it with
 * BIO_free. */
BIO *pem_reader(const char *pem);
/* Returns the next certificate of the text, which the caller frees; NULL: there is none. */
X509 *pem_certificate(BIO *reader);
/* Returns the first key of the text, which the caller frees; NULL: there is none. */
EVP_PKEY *pem_key(const char *pem);
/* When the certificate ends, in UTC ms; 0: its date cannot be read. */
int64_t pem_until(const X509 *certificate);
/* Makes a context of this protocol version and newer ones from the text: a certificate, those
 * between it and its root, and its key. The caller frees it. It gives no tickets, because
 * connections last for hours, so resuming one saves nothing, and a ticket would outlive the
 * certificate. NULL: two sentences are in `why`, about the settings that begin with `of`. */
SSL_CTX *pem_context_new(const SSL_METHOD *method, int version, const char *pem, const char *of,
                         char *why, size_t whycap);
