/*
 * Bounds of RSA keys. See ssh_rsa.h. OpenSSL deprecates RSA methods in favour of providers, but its
 * own provider still uses them. We would have to write a whole RSA provider only to have one
 * function refuse keys.
 */
#define OPENSSL_SUPPRESS_DEPRECATED

#include "ssh_rsa.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <openssl/bn.h>
#include <openssl/rsa.h>
#include <sodium.h>

#include "log.h"

static int ssh_rsa_check(int len, const unsigned char *from, unsigned char *to, RSA *rsa,
                         int padding)
{
    const BIGNUM *n = RSA_get0_n(rsa), *e = RSA_get0_e(rsa);

    if (BN_num_bits(n) > SSH_RSA_BITS_MAX || BN_num_bits(e) > SSH_RSA_EXPONENT_BITS_MAX)
        return -1;
    return RSA_meth_get_pub_dec(RSA_PKCS1_OpenSSL())(len, from, to, rsa, padding);
}

void ssh_rsa_bound(void)
{
    /* Never freed, because each key refers to it. */
    static RSA_METHOD *method;

    if (!method && !(method = RSA_meth_dup(RSA_PKCS1_OpenSSL())))
        log_fatal("ssh", "error=\"out of memory\"");
    RSA_meth_set_pub_dec(method, ssh_rsa_check);
    RSA_set_default_method(method);
}

/* Reads a number (RFC 4251 mpint) at *at, which moves past it. Returns its bits, or -1: there is
 * none. */
static int ssh_rsa_bits_next(const uint8_t *blob, size_t len, size_t *at)
{
    if (len - *at < 4)
        return -1;
    const uint8_t *head = blob + *at;
    size_t size = (size_t)head[0] << 24 | (size_t)head[1] << 16 | (size_t)head[2] << 8 | head[3];
    *at += 4;
    if (len - *at < size)
        return -1;
    const uint8_t *number = blob + *at;
    *at += size;
    while (size > 0 && number[0] == 0) {
        number++;
        size--;
    }
    return size > 0 ? (int)(8 * size) - __builtin_clz(number[0]) + 24 : 0;
}

bool ssh_rsa_fits(const char *base64)
{
    uint8_t blob[2 * SSH_RSA_BITS_MAX / 8];
    size_t len, at = 0;

    if (sodium_base642bin(blob, sizeof(blob), base64, strlen(base64), NULL, &len, NULL,
                          sodium_base64_VARIANT_ORIGINAL) != 0 ||
        ssh_rsa_bits_next(blob, len, &at) < 0) /* skips the name of the key type */
        return false;
    int e = ssh_rsa_bits_next(blob, len, &at), n = ssh_rsa_bits_next(blob, len, &at);
    return e > 0 && e <= SSH_RSA_EXPONENT_BITS_MAX && n >= SSH_RSA_BITS_MIN &&
           n <= SSH_RSA_BITS_MAX;
}
