/*
 * See wrongkey.h.
 */
#include "wrongkey.h"

#include <libssh/libssh.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rawssh.h"

enum { BLOB_MAX = 8192 };

static const struct {
    const char *algorithm;
    enum ssh_keytypes_e type; /* the type of a key that libssh makes; the other fields are for
                                 RSA: */
    int bits;
} kinds[WRONG_KINDS] = {[WRONG_ED25519] = {"ssh-ed25519", SSH_KEYTYPE_ED25519, 0},
                        [WRONG_P256] = {"ecdsa-sha2-nistp256", SSH_KEYTYPE_ECDSA_P256, 256},
                        [WRONG_RSA4096] = {"rsa-sha2-512", SSH_KEYTYPE_RSA, 4096},
                        [WRONG_P384] = {"ecdsa-sha2-nistp384", SSH_KEYTYPE_ECDSA_P384, 384},
                        [WRONG_P521] = {"ecdsa-sha2-nistp521", SSH_KEYTYPE_ECDSA_P521, 521},
                        [WRONG_RSA16384] = {"rsa-sha2-512", SSH_KEYTYPE_RSA, 16384},
                        [WRONG_RSA3072E] = {"rsa-sha2-512", SSH_KEYTYPE_RSA, 3072}};

/* Writes `len` random bytes as a positive number. */
static void put_number(struct buf *out, size_t len)
{
    uint8_t bytes[BLOB_MAX];

    randombytes_buf(bytes, len);
    bytes[0] = 0;
    bytes[1] |= 0x80;
    bytes[len - 1] |= 1;
    rawssh_string(out, bytes, len);
}

static void put_made_key(struct buf *blob, enum ssh_keytypes_e type)
{
    uint8_t bytes[BLOB_MAX];
    size_t len;
    ssh_key key = NULL;
    char *text = NULL;

    if (ssh_pki_generate(type, 0, &key) != SSH_OK ||
        ssh_pki_export_pubkey_base64(key, &text) != SSH_OK ||
        sodium_base642bin(bytes, sizeof(bytes), text, strlen(text), NULL, &len, NULL,
                          sodium_base64_VARIANT_ORIGINAL) != 0) {
        fputs("wrongkey: no key can be made\n", stderr);
        exit(2);
    }
    buf_add(blob, bytes, len);
    ssh_string_free_char(text);
    ssh_key_free(key);
}

/* The modulus is not a product of two primes, but nobody checks that. */
static void put_rsa_key(struct buf *blob, int bits, bool long_exponent)
{
    rawssh_text(blob, "ssh-rsa");
    if (long_exponent)
        put_number(blob, (size_t)bits / 8 - 16);
    else
        rawssh_string(blob, "\1\0\1", 3);
    put_number(blob, (size_t)bits / 8 + 1);
}

static void put_signature(struct buf *out, enum wrong_kind kind)
{
    size_t len = kind == WRONG_ED25519 ? 64 : (size_t)kinds[kind].bits / 8;
    uint8_t bytes[BLOB_MAX];
    BUF_LOCAL numbers = {0};

    rawssh_text(out, kinds[kind].algorithm);
    randombytes_buf(bytes, len);
    if (kind == WRONG_ED25519)
        bytes[len - 1] = 0; /* a number that is too large is refused before the signature is
                               checked */
    bytes[0] = 0;           /* keeps it below the modulus */
    if (kinds[kind].type == SSH_KEYTYPE_ED25519 || kinds[kind].type == SSH_KEYTYPE_RSA) {
        rawssh_string(out, bytes, len);
        return;
    }
    put_number(&numbers, len);
    put_number(&numbers, len);
    rawssh_string(out, numbers.data, numbers.len);
}

void wrong_request(struct buf *out, enum wrong_kind kind, const char *user)
{
    BUF_LOCAL key = {0}, signature = {0};

    if (kinds[kind].type == SSH_KEYTYPE_RSA)
        put_rsa_key(&key, kinds[kind].bits, kind == WRONG_RSA3072E);
    else
        put_made_key(&key, kinds[kind].type);
    put_signature(&signature, kind);
    buf_putc(out, SSH_MSG_USERAUTH_REQUEST);
    rawssh_text(out, user);
    rawssh_text(out, "ssh-connection");
    rawssh_text(out, "publickey");
    buf_putc(out, 1);
    rawssh_text(out, kinds[kind].algorithm);
    rawssh_string(out, key.data, key.len);
    rawssh_string(out, signature.data, signature.len);
}
