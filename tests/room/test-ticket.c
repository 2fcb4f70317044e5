/*
 * Tickets: only the room that sealed one, and only for its connection.
 */
#include <sodium.h>
#include <string.h>

#include "cutap.h"
#include "ticket.h"

static const uint8_t key[TICKET_KEY] = {1, 2, 3}, other_key[TICKET_KEY] = {1, 2, 4};

static void test_round_trip(void)
{
    struct buf sealed = {0}, again = {0}, text = {0};
    ticket_seal(key, 7, "account=5 table=12", &sealed);
    ticket_seal(key, 7, "account=5 table=12", &again);
    CU_ASSERT(ticket_open(key, 7, sealed.data, sealed.len, &text));
    CU_ASSERT_STRING_EQUAL(buf_text(&text), "account=5 table=12");
    /* No two look alike, and none shows what it holds. */
    CU_ASSERT(memcmp(sealed.data, again.data, sealed.len) != 0);
    CU_ASSERT_PTR_NULL(memmem(sealed.data, sealed.len, "account", 7));
    buf_free(&sealed);
    buf_free(&again);
    buf_free(&text);
}

static void test_others_are_refused(void)
{
    struct buf sealed = {0}, text = {0};
    ticket_seal(key, 7, "x", &sealed);
    CU_ASSERT_FALSE(ticket_open(other_key, 7, sealed.data, sealed.len, &text));
    CU_ASSERT_FALSE(ticket_open(key, 8, sealed.data, sealed.len, &text));
    for (size_t len = 0; len < sealed.len; len++) {
        CU_ASSERT_FALSE(ticket_open(key, 7, sealed.data, len, &text));
    }
    for (size_t i = 0; i < sealed.len; i++) {
        sealed.data[i] ^= 1;
        CU_ASSERT_FALSE(ticket_open(key, 7, sealed.data, sealed.len, &text));
        sealed.data[i] ^= 1;
    }
    CU_ASSERT_EQUAL(text.len, 0);
    buf_free(&sealed);
}

int main(void)
{
    CU_TestInfo tests[] = {{"round trip", test_round_trip},
                           {"others are refused", test_others_are_refused},
                           CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"ticket", NULL, NULL, NULL, NULL, tests}, CU_SUITE_INFO_NULL};
    return sodium_init() < 0 ? 1 : cutap_run(suites);
}
