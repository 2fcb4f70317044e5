/*
 * A certificate that signs itself, as certbot would write it.
 */
#ifndef LABCERT_H
#define LABCERT_H

/* Certificate and key in PEM, good for so many seconds from now on (it may be over already). The
 * caller frees it. NULL: OpenSSL refuses. */
char *labcert_new(long seconds);

#endif
