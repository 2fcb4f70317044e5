/*
 * An authority of nodes for tests, and certificates that it signs, as openssl(1) would write them.
 */
#pragma once

#include <openssl/evp.h>
#include <openssl/x509.h>

struct labnodes {
    EVP_PKEY *key;
    X509 *certificate;
    char *pem; /* its certificate */
};

/* Makes an authority. The caller frees it with labnodes_free. */
struct labnodes labnodes_new(void);
void labnodes_free(struct labnodes *labnodes);
/* Certificate and key of this name in PEM, valid for `seconds` from now on (a negative number: it
 * has expired). The caller frees it. */
char *labnodes_sign(const struct labnodes *labnodes, const char *name, long seconds);
/* A certificate for localhost, signed with its own key, and that key, as labnodes_sign returns
 * them. */
char *labnodes_alone(long seconds);
