/*
 * How much work an RSA signature may cost: what OpenSSL checks, and which keys ssh takes.
 */

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/rsa.h>

#include "buf.h"
#include "cutap.h"
#include "rawssh.h"
#include "ssh_rsa.h"

#include <sodium.h>

static const unsigned char text[] = "who I am";

/* `exponent`: in hexadecimal digits. */
static EVP_PKEY *key_new(unsigned bits, const char *exponent)
{
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "RSA", NULL);
    OSSL_PARAM_BLD *build = OSSL_PARAM_BLD_new();
    BIGNUM *e = NULL;
    EVP_PKEY *key = NULL;

    CU_ASSERT_FATAL(context && build && BN_hex2bn(&e, exponent) > 0);
    OSSL_PARAM_BLD_push_uint(build, OSSL_PKEY_PARAM_RSA_BITS, bits);
    OSSL_PARAM_BLD_push_BN(build, OSSL_PKEY_PARAM_RSA_E, e);
    OSSL_PARAM *params = OSSL_PARAM_BLD_to_param(build);
    CU_ASSERT_EQUAL(EVP_PKEY_keygen_init(context), 1);
    CU_ASSERT_EQUAL(EVP_PKEY_CTX_set_params(context, params), 1);
    CU_ASSERT_EQUAL(EVP_PKEY_generate(context, &key), 1);
    OSSL_PARAM_free(params);
    OSSL_PARAM_BLD_free(build);
    BN_free(e);
    EVP_PKEY_CTX_free(context);
    return key;
}

/* Signs, and checks that. */
static bool works(EVP_PKEY *key)
{
    EVP_MD_CTX *sign = EVP_MD_CTX_new(), *verify = EVP_MD_CTX_new();
    unsigned char signature[1024];
    size_t len = sizeof(signature);
    bool good = EVP_DigestSignInit(sign, NULL, EVP_sha512(), NULL, key) == 1 &&
                EVP_DigestSign(sign, signature, &len, text, sizeof(text)) == 1 &&
                EVP_DigestVerifyInit(verify, NULL, EVP_sha512(), NULL, key) == 1 &&
                EVP_DigestVerify(verify, signature, len, text, sizeof(text)) == 1;

    EVP_MD_CTX_free(sign);
    EVP_MD_CTX_free(verify);
    return good;
}

SUITE("rsa", NULL, NULL);

/* A correct signature is refused if checking it costs too much. */
TEST(test_work, "signatures that cost too much")
{
    static const char usual_exponent[] = "10001", long_exponent[] = "1000000000f";
    EVP_PKEY *before = key_new(3072, long_exponent);

    CU_ASSERT_TRUE(works(before));
    EVP_PKEY_free(before);
    ssh_rsa_bound();
    ssh_rsa_bound();
    EVP_PKEY *usual = key_new(3072, usual_exponent), *slow = key_new(3072, long_exponent);
    EVP_PKEY *large = key_new(SSH_RSA_BITS_MAX + 8, usual_exponent);
    CU_ASSERT_TRUE(works(usual));
    CU_ASSERT_FALSE(works(slow));
    CU_ASSERT_FALSE(works(large));
    EVP_PKEY_free(usual);
    EVP_PKEY_free(slow);
    EVP_PKEY_free(large);
}

/* Writes a number of `bits` bits. */
static void put_number(struct buf *out, int bits)
{
    uint8_t bytes[1 + 16384 / 8] = {0};
    size_t len = (size_t)(bits + 7) / 8;

    bytes[1] = (uint8_t)(1 << (bits + 7) % 8);
    if (bytes[1] & 0x80)
        rawssh_string(out, bytes, len + 1);
    else
        rawssh_string(out, bytes + 1, len);
}

static bool fits(int n_bits, int e_bits)
{
    BUF_LOCAL blob = {0};
    char base64[8192];

    rawssh_string(&blob, "ssh-rsa", 7);
    put_number(&blob, e_bits);
    put_number(&blob, n_bits);
    sodium_bin2base64(base64, sizeof(base64), (const unsigned char *)blob.data, blob.len,
                      sodium_base64_VARIANT_ORIGINAL);
    return ssh_rsa_fits(base64);
}

TEST(test_keys, "keys that are taken")
{
    CU_ASSERT_TRUE(fits(3072, 17));
    CU_ASSERT_TRUE(fits(4096, 17));
    CU_ASSERT_TRUE(fits(3073, 2));
    CU_ASSERT_TRUE(fits(3072, 32));
    CU_ASSERT_FALSE(fits(3071, 17));
    CU_ASSERT_FALSE(fits(4097, 17));
    CU_ASSERT_FALSE(fits(16384, 17));
    CU_ASSERT_FALSE(fits(3072, 33));
    CU_ASSERT_FALSE(fits(3072, 3072));
    CU_ASSERT_FALSE(ssh_rsa_fits(""));
    CU_ASSERT_FALSE(ssh_rsa_fits("no base64!"));
    CU_ASSERT_FALSE(ssh_rsa_fits("AAAAB3NzaC1yc2E="));         /* no numbers */
    CU_ASSERT_FALSE(ssh_rsa_fits("AAAAB3NzaC1yc2EAAAADAQAB")); /* no modulus */
    CU_ASSERT_FALSE(ssh_rsa_fits("AAAAB3NzaC1yc2H/////AQAB")); /* longer than what there is */
}
