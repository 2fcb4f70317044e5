/*
 * The provider: keys of both curves, signatures with the one, exchange of keys with the other. What
 * each function has to do is in provider-keymgmt(7), provider-signature(7), provider-keyexch(7).
 */
#include "ssh_curve.h"

#include <stdlib.h>
#include <string.h>

#include <openssl/core_dispatch.h>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <openssl/provider.h>
#include <sodium.h>

enum { HALF = 32, SIGNATURE = 64, BITS = 253, SECURITY_BITS = 128 };

struct key {
    bool is_private, is_public; /* what it has */
    uint8_t pair[2 * HALF];     /* both halves, as crypto_sign wants them: the private one first */
};

static void *key_new(void *provider)
{
    (void)provider;
    return sodium_init() >= 0 ? calloc(1, sizeof(struct key)) : NULL;
}

static void key_free(void *data)
{
    struct key *key = data;

    if (key)
        explicit_bzero(key, sizeof(*key));
    free(key);
}

static int key_has(const void *data, int selection)
{
    const struct key *key = data;

    return key && ((selection & OSSL_KEYMGMT_SELECT_PRIVATE_KEY) == 0 || key->is_private) &&
           ((selection & OSSL_KEYMGMT_SELECT_PUBLIC_KEY) == 0 || key->is_public || key->is_private);
}

/* Reads a half, where it is given. False: not one. */
static bool half_read(const OSSL_PARAM params[], const char *name, uint8_t *half, bool *given)
{
    const OSSL_PARAM *param = OSSL_PARAM_locate_const(params, name);
    void *out = half;
    size_t len = 0;

    *given = param;
    return !param || (OSSL_PARAM_get_octet_string(param, &out, HALF, &len) && len == HALF);
}

static bool halves_read(struct key *key, int selection, const OSSL_PARAM params[])
{
    bool wants_private = (selection & OSSL_KEYMGMT_SELECT_PRIVATE_KEY) != 0;

    return half_read(params, OSSL_PKEY_PARAM_PUB_KEY, key->pair + HALF, &key->is_public) &&
           (!wants_private ||
            half_read(params, OSSL_PKEY_PARAM_PRIV_KEY, key->pair, &key->is_private)) &&
           (key->is_public || key->is_private);
}

/* Signing needs the public half, too; and what is given for it is not believed. */
static int ed_import(void *data, int selection, const OSSL_PARAM params[])
{
    struct key *key = data;
    uint8_t seed[HALF], public[HALF];

    if (!halves_read(key, selection, params))
        return 0;
    if (key->is_private) {
        memcpy(seed, key->pair, HALF);
        crypto_sign_seed_keypair(public, key->pair, seed); /* both halves */
        explicit_bzero(seed, sizeof(seed));
        key->is_public = true;
    }
    return 1;
}

/* The public half is made when it is looked at. */
static int x_import(void *data, int selection, const OSSL_PARAM params[])
{
    struct key *key = data;

    if (!halves_read(key, selection, params))
        return 0;
    key->is_public = !key->is_private;
    return 1;
}

static const OSSL_PARAM *key_types(int selection)
{
    static const OSSL_PARAM types[] = {OSSL_PARAM_octet_string(OSSL_PKEY_PARAM_PUB_KEY, NULL, 0),
                                       OSSL_PARAM_octet_string(OSSL_PKEY_PARAM_PRIV_KEY, NULL, 0),
                                       OSSL_PARAM_END};

    (void)selection;
    return types;
}

static int key_export(void *data, int selection, OSSL_CALLBACK *callback, void *arg)
{
    struct key *key = data;
    uint8_t public[HALF];
    OSSL_PARAM params[3];
    int n = 0;

    if (!key_has(key, selection))
        return 0;
    if (key->is_public)
        memcpy(public, key->pair + HALF, HALF);
    else
        crypto_scalarmult_base(public, key->pair);
    if ((selection & OSSL_KEYMGMT_SELECT_PUBLIC_KEY) != 0)
        params[n++] = OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, public, HALF);
    if ((selection & OSSL_KEYMGMT_SELECT_PRIVATE_KEY) != 0)
        params[n++] = OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PRIV_KEY, key->pair, HALF);
    params[n] = OSSL_PARAM_construct_end();
    return callback(params, arg);
}

static bool number_set(OSSL_PARAM params[], const char *name, int number)
{
    OSSL_PARAM *param = OSSL_PARAM_locate(params, name);

    return !param || OSSL_PARAM_set_int(param, number);
}

static int x_params(void *data, OSSL_PARAM params[])
{
    (void)data;
    return number_set(params, OSSL_PKEY_PARAM_BITS, BITS) &&
           number_set(params, OSSL_PKEY_PARAM_SECURITY_BITS, SECURITY_BITS) &&
           number_set(params, OSSL_PKEY_PARAM_MAX_SIZE, HALF);
}

/* It signs the message and no digest of it. */
static int ed_params(void *data, OSSL_PARAM params[])
{
    OSSL_PARAM *digest = OSSL_PARAM_locate(params, OSSL_PKEY_PARAM_MANDATORY_DIGEST);

    (void)data;
    return number_set(params, OSSL_PKEY_PARAM_BITS, BITS) &&
           number_set(params, OSSL_PKEY_PARAM_SECURITY_BITS, SECURITY_BITS) &&
           number_set(params, OSSL_PKEY_PARAM_MAX_SIZE, SIGNATURE) &&
           (!digest || OSSL_PARAM_set_utf8_string(digest, ""));
}

static const OSSL_PARAM *params_known(void *provider)
{
    static const OSSL_PARAM known[] = {
        OSSL_PARAM_int(OSSL_PKEY_PARAM_BITS, NULL),
        OSSL_PARAM_int(OSSL_PKEY_PARAM_SECURITY_BITS, NULL),
        OSSL_PARAM_int(OSSL_PKEY_PARAM_MAX_SIZE, NULL),
        OSSL_PARAM_utf8_string(OSSL_PKEY_PARAM_MANDATORY_DIGEST, NULL, 0), OSSL_PARAM_END};

    (void)provider;
    return known;
}

/* ---- New keys ---- */

static void *gen_begin(void *provider, int selection, const OSSL_PARAM params[])
{
    (void)selection, (void)params;
    return key_new(provider);
}

static void *ed_gen(void *gen, OSSL_CALLBACK *progress, void *arg)
{
    struct key *key = key_new(NULL);
    uint8_t public[HALF];

    (void)gen, (void)progress, (void)arg;
    if (!key)
        return NULL;
    crypto_sign_keypair(public, key->pair); /* both halves */
    key->is_private = key->is_public = true;
    return key;
}

static void *x_gen(void *gen, OSSL_CALLBACK *progress, void *arg)
{
    struct key *key = key_new(NULL);

    (void)gen, (void)progress, (void)arg;
    if (!key)
        return NULL;
    randombytes_buf(key->pair, HALF);
    crypto_scalarmult_base(key->pair + HALF, key->pair);
    key->is_private = key->is_public = true;
    return key;
}

/* ---- Signatures ---- */

/* The context is the key. */
static void *sign_new(void *provider, const char *properties)
{
    (void)properties;
    return key_new(provider);
}

static bool key_take(struct key *to, const struct key *from, int selection)
{
    if (!key_has(from, selection))
        return false;
    *to = *from;
    return true;
}

static int sign_begin(void *context, const char *digest, void *key, const OSSL_PARAM params[])
{
    (void)params;
    return (!digest || digest[0] == '\0') &&
           key_take(context, key, OSSL_KEYMGMT_SELECT_PRIVATE_KEY);
}

static int sign(void *context, uint8_t *signature, size_t *len, size_t cap, const uint8_t *text,
                size_t textlen)
{
    const struct key *key = context;

    *len = SIGNATURE;
    return !signature || (cap >= SIGNATURE &&
                          crypto_sign_detached(signature, NULL, text, textlen, key->pair) == 0);
}

static int verify_begin(void *context, const char *digest, void *key, const OSSL_PARAM params[])
{
    (void)params;
    return (!digest || digest[0] == '\0') && key_take(context, key, OSSL_KEYMGMT_SELECT_PUBLIC_KEY);
}

static int verify(void *context, const uint8_t *signature, size_t len, const uint8_t *text,
                  size_t textlen)
{
    const struct key *key = context;

    return len == SIGNATURE &&
           crypto_sign_verify_detached(signature, text, textlen, key->pair + HALF) == 0;
}

/* ---- The exchange ---- */

struct exchange {
    struct key ours, peer;
};

static void *exchange_new(void *provider)
{
    (void)provider;
    return calloc(1, sizeof(struct exchange));
}

static void exchange_free(void *context)
{
    struct exchange *exchange = context;

    if (exchange)
        explicit_bzero(exchange, sizeof(*exchange));
    free(exchange);
}

static int exchange_begin(void *context, void *key, const OSSL_PARAM params[])
{
    struct exchange *exchange = context;

    (void)params;
    return key_take(&exchange->ours, key, OSSL_KEYMGMT_SELECT_PRIVATE_KEY);
}

static int exchange_peer(void *context, void *key)
{
    struct exchange *exchange = context;

    return ((const struct key *)key)->is_public &&
           key_take(&exchange->peer, key, OSSL_KEYMGMT_SELECT_PUBLIC_KEY);
}

static int exchange_derive(void *context, uint8_t *secret, size_t *len, size_t cap)
{
    const struct exchange *exchange = context;

    *len = HALF;
    return !secret ||
           (cap >= HALF && exchange->ours.is_private && exchange->peer.is_public &&
            crypto_scalarmult(secret, exchange->ours.pair, exchange->peer.pair + HALF) == 0);
}

/* ---- The provider ---- */

#define FUNCTION(id, function)                                                                     \
    {                                                                                              \
        id, (void (*)(void))function                                                               \
    }
#define END                                                                                        \
    {                                                                                              \
        0, NULL                                                                                    \
    }
#define KEY_FUNCTIONS(import, gen, params)                                                         \
    FUNCTION(OSSL_FUNC_KEYMGMT_NEW, key_new), FUNCTION(OSSL_FUNC_KEYMGMT_FREE, key_free),          \
        FUNCTION(OSSL_FUNC_KEYMGMT_HAS, key_has), FUNCTION(OSSL_FUNC_KEYMGMT_IMPORT, import),      \
        FUNCTION(OSSL_FUNC_KEYMGMT_IMPORT_TYPES, key_types),                                       \
        FUNCTION(OSSL_FUNC_KEYMGMT_EXPORT, key_export),                                            \
        FUNCTION(OSSL_FUNC_KEYMGMT_EXPORT_TYPES, key_types),                                       \
        FUNCTION(OSSL_FUNC_KEYMGMT_GET_PARAMS, params),                                            \
        FUNCTION(OSSL_FUNC_KEYMGMT_GETTABLE_PARAMS, params_known),                                 \
        FUNCTION(OSSL_FUNC_KEYMGMT_GEN_INIT, gen_begin), FUNCTION(OSSL_FUNC_KEYMGMT_GEN, gen),     \
        FUNCTION(OSSL_FUNC_KEYMGMT_GEN_CLEANUP, key_free), END

static const OSSL_DISPATCH ed_keys[] = {KEY_FUNCTIONS(ed_import, ed_gen, ed_params)};
static const OSSL_DISPATCH x_keys[] = {KEY_FUNCTIONS(x_import, x_gen, x_params)};
static const OSSL_DISPATCH ed_signature[] = {
    FUNCTION(OSSL_FUNC_SIGNATURE_NEWCTX, sign_new),
    FUNCTION(OSSL_FUNC_SIGNATURE_FREECTX, key_free),
    FUNCTION(OSSL_FUNC_SIGNATURE_DIGEST_SIGN_INIT, sign_begin),
    FUNCTION(OSSL_FUNC_SIGNATURE_DIGEST_SIGN, sign),
    FUNCTION(OSSL_FUNC_SIGNATURE_DIGEST_VERIFY_INIT, verify_begin),
    FUNCTION(OSSL_FUNC_SIGNATURE_DIGEST_VERIFY, verify),
    END};
static const OSSL_DISPATCH x_exchange[] = {FUNCTION(OSSL_FUNC_KEYEXCH_NEWCTX, exchange_new),
                                           FUNCTION(OSSL_FUNC_KEYEXCH_FREECTX, exchange_free),
                                           FUNCTION(OSSL_FUNC_KEYEXCH_INIT, exchange_begin),
                                           FUNCTION(OSSL_FUNC_KEYEXCH_SET_PEER, exchange_peer),
                                           FUNCTION(OSSL_FUNC_KEYEXCH_DERIVE, exchange_derive),
                                           END};

#define ED_NAMES   "ED25519:1.3.101.112"
#define X_NAMES    "X25519:1.3.101.110"
#define PROPERTIES "provider=" SSH_CURVE_PROVIDER

static const OSSL_ALGORITHM *operations(void *provider, int operation, int *no_store)
{
    static const OSSL_ALGORITHM keys[] = {{ED_NAMES, PROPERTIES, ed_keys, NULL},
                                          {X_NAMES, PROPERTIES, x_keys, NULL},
                                          {NULL, NULL, NULL, NULL}};
    static const OSSL_ALGORITHM signatures[] = {{ED_NAMES, PROPERTIES, ed_signature, NULL},
                                                {NULL, NULL, NULL, NULL}};
    static const OSSL_ALGORITHM exchanges[] = {{X_NAMES, PROPERTIES, x_exchange, NULL},
                                               {NULL, NULL, NULL, NULL}};

    (void)provider;
    *no_store = 0;
    switch (operation) {
    case OSSL_OP_KEYMGMT: return keys;
    case OSSL_OP_SIGNATURE: return signatures;
    case OSSL_OP_KEYEXCH: return exchanges;
    default: return NULL;
    }
}

static int provider_begin(const OSSL_CORE_HANDLE *handle, const OSSL_DISPATCH *core,
                          const OSSL_DISPATCH **functions, void **provider)
{
    static const OSSL_DISPATCH of_provider[] = {
        FUNCTION(OSSL_FUNC_PROVIDER_QUERY_OPERATION, operations), END};

    (void)core;
    *functions = of_provider;
    *provider = (void *)handle;
    return 1;
}

bool ssh_curve_use(void)
{
    /* What loading hands out is never given back: the provider stays as long as the process. */
    static OSSL_PROVIDER *loaded;

    if (loaded)
        return true;
    /* Not where the machine wants certified code only. OpenSSL's own provider stays beside this
     * one. */
    if (EVP_default_properties_is_fips_enabled(NULL) || sodium_init() < 0 ||
        OSSL_PROVIDER_add_builtin(NULL, SSH_CURVE_PROVIDER, provider_begin) != 1)
        return false;
    loaded = OSSL_PROVIDER_try_load(NULL, SSH_CURVE_PROVIDER, 1);
    return loaded && EVP_set_default_properties(NULL, "?" PROPERTIES) == 1;
}
