/*
 * Certificates and keys of the server's side of TLS (1.2 and newer), for telnet and for browsers.
 * stream.h serves connections with them.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ssl_ctx_st; /* SSL_CTX of OpenSSL */

/* Makes the context that connections share, which the caller frees with SSL_CTX_free. `pem` is
 * NUL-terminated text: the certificate, those between it and its root, and the private key without
 * a passphrase. There is no renegotiation, no early data, no ticket and no compression. NULL: two
 * sentences in `why` say why not. */
struct ssl_ctx_st *tls_context_new(const char *pem, char *why, size_t whycap);
/* Whether such a text can be used. False: two sentences in `why` say why not. */
bool tls_usable(const char *pem, char *why, size_t whycap);

/* When the earliest of the certificates ends, in UTC ms; 0: none can be read. */
int64_t tls_until(const char *pem);

/* Whether the first certificate of the text is for that host name (RFC 6125). */
bool tls_is_for(const char *pem, const char *host);
