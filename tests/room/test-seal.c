/*
 * Tickets: only the room that sealed one, and only for its connection.
 */
#include <sodium.h>

#include "cutap.h"
#include "seal.h"

static const uint8_t key[TICKET_KEY] = {1, 2, 3}, other_key[TICKET_KEY] = {1, 2, 4};

/* As a room begins with a key. */
enum { NOW = 5000000 };

static struct ticket_sealer sealer_of(const uint8_t with[TICKET_KEY])
{
    struct ticket_sealer sealer;
    memcpy(sealer.key, with, TICKET_KEY);
    ticket_sealer_start(&sealer);
    return sealer;
}

SUITE_ONCE("ticket", sodium_init, NULL);

TEST(test_round_trip, "round trip")
{
    struct ticket_sealer sealer = sealer_of(key);
    BUF_LOCAL sealed = {0}, again = {0}, text = {0};
    ticket_seal(&sealer, 7, NOW, "account=5 table=12", &sealed);
    ticket_seal(&sealer, 7, NOW, "account=5 table=12", &again);
    CU_ASSERT(ticket_open(key, 7, NOW, 0, sealed.data, sealed.len, &text));
    CU_ASSERT_STRING_EQUAL(buf_text(&text), "account=5 table=12");
    /* No two tickets look alike, and none shows what it holds. */
    CU_ASSERT(memcmp(sealed.data, again.data, sealed.len) != 0);
    CU_ASSERT_PTR_NULL(memmem(sealed.data, sealed.len, "account", 7));
}

/* No nonce comes twice, neither from one room nor from several rooms with the same key. Each of
 * these opens what the others sealed. */
TEST(test_nonces, "nonces")
{
    enum { ROOMS = 20, EACH = 20, NONCE = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES };
    static char nonce[ROOMS * EACH][NONCE];
    int n = 0;
    for (int room = 0; room < ROOMS; room++) {
        struct ticket_sealer sealer = sealer_of(key);
        for (int i = 0; i < EACH; i++) {
            BUF_LOCAL sealed = {0}, text = {0};
            ticket_seal(&sealer, 7, NOW, "x", &sealed);
            CU_ASSERT(ticket_open(key, 7, NOW, 0, sealed.data, sealed.len, &text));
            for (int before = 0; before < n; before++)
                CU_ASSERT(memcmp(nonce[before], sealed.data + sizeof(int64_t), NONCE) != 0);
            memcpy(nonce[n++], sealed.data + sizeof(int64_t), NONCE);
        }
    }
}

TEST(test_others_are_refused, "others are refused")
{
    struct ticket_sealer sealer = sealer_of(key);
    struct buf sealed = {0}, text = {0};
    ticket_seal(&sealer, 7, NOW, "x", &sealed);
    CU_ASSERT_FALSE(ticket_open(other_key, 7, NOW, 0, sealed.data, sealed.len, &text));
    CU_ASSERT_FALSE(ticket_open(key, 8, NOW, 0, sealed.data, sealed.len, &text));
    for (size_t len = 0; len < sealed.len; len++)
        CU_ASSERT_FALSE(ticket_open(key, 7, NOW, 0, sealed.data, len, &text));
    for (size_t i = 0; i < sealed.len; i++) {
        sealed.data[i] ^= 1;
        CU_ASSERT_FALSE(ticket_open(key, 7, NOW, 0, sealed.data, sealed.len, &text));
        sealed.data[i] ^= 1;
    }
    CU_ASSERT_EQUAL(text.len, 0);
    buf_free(&sealed);
}

/* A ticket that was kept for later is not valid any more, and its time is part of what is
 * sealed. */
TEST(test_time, "for a time")
{
    struct ticket_sealer sealer = sealer_of(key);
    BUF_LOCAL sealed = {0}, text = {0};
    ticket_seal(&sealer, 7, NOW, "x", &sealed);
    CU_ASSERT(ticket_open(key, 7, NOW + TICKET_HOLDS_MS - 1, 0, sealed.data, sealed.len, &text));
    CU_ASSERT_FALSE(ticket_open(key, 7, NOW + TICKET_HOLDS_MS, 0, sealed.data, sealed.len, &text));
    CU_ASSERT_FALSE(ticket_open(key, 7, NOW - 1, 0, sealed.data, sealed.len, &text));
    /* Another machine's clock may be a little off, in either direction. */
    buf_clear(&text);
    CU_ASSERT(
        ticket_open(key, 7, NOW - TICKET_SKEW_MS, TICKET_SKEW_MS, sealed.data, sealed.len, &text));
    CU_ASSERT_FALSE(ticket_open(key, 7, NOW - TICKET_SKEW_MS - 1, TICKET_SKEW_MS, sealed.data,
                                sealed.len, &text));
    CU_ASSERT_FALSE(ticket_open(key, 7, NOW + TICKET_HOLDS_MS + TICKET_SKEW_MS, TICKET_SKEW_MS,
                                sealed.data, sealed.len, &text));
    int64_t later = NOW + 1;
    memcpy(sealed.data, &later, sizeof(later));
    CU_ASSERT_FALSE(ticket_open(key, 7, later, 0, sealed.data, sealed.len, &text));
    CU_ASSERT_STRING_EQUAL(buf_text(&text), "x");
}
