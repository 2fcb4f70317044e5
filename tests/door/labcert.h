/*
 * A certificate that signs itself, as certbot would write it.
 */
#pragma once

/* Certificate and key in PEM, valid for `seconds` from now on (a negative number: it has expired).
 * The caller frees the text. NULL: OpenSSL could not make it. */
char *labcert_new(long seconds);
