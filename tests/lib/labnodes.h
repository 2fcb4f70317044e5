/*
 * An authority and certificates that it signs, as openssl(1) would write them.
 */
#pragma once

#include <openssl/evp.h>
#include <openssl/x509.h>

struct labnodes {
    EVP_PKEY *key;
    X509 *certificate;
    char *pem; /* its certificate */
};

/* The caller ends it with labnodes_free. */
struct labnodes labnodes_new(void);
void labnodes_free(struct labnodes *labnodes);
/* Certificate and key of this name in PEM, valid for `seconds` from now on (a negative number: it
 * has expired). The caller frees it. */
char *labnodes_sign(const struct labnodes *labnodes, const char *name, long seconds);
/* The same of a name that is its own authority. */
char *labnodes_alone(long seconds);
