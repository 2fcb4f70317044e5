/*
 * Codes of second factors, with the HMAC that the room has for them: the vectors of the RFCs.
 */

#include "cutap.h"
#include "mac.h"
#include "totp.h"

static const uint8_t secret[] = "12345678901234567890";
SUITE("mac", NULL, NULL);

/* of both RFCs, without its NUL */

TEST(test_hmac, "RFC 2202: HMAC-SHA-1")
{
    /* RFC 2202 section 3, cases 1 and 2. */
    static const uint8_t want[2][20] = {
        {0xb6, 0x17, 0x31, 0x86, 0x55, 0x05, 0x72, 0x64, 0xe2, 0x8b,
         0xc0, 0xb6, 0xfb, 0x37, 0x8c, 0x8e, 0xf1, 0x46, 0xbe, 0x00},
        {0xef, 0xfc, 0xdf, 0x6a, 0xe5, 0xeb, 0x2f, 0xa2, 0xd2, 0x74,
         0x16, 0xd5, 0xf1, 0x84, 0xdf, 0x9c, 0x25, 0x9a, 0x7c, 0x79}};
    uint8_t key[20], out[20];
    memset(key, 0x0b, sizeof(key));
    mac_sha1(key, sizeof(key), (const uint8_t *)"Hi There", 8, out);
    CU_ASSERT_EQUAL(memcmp(out, want[0], 20), 0);
    mac_sha1((const uint8_t *)"Jefe", 4, (const uint8_t *)"what do ya want for nothing?", 28, out);
    CU_ASSERT_EQUAL(memcmp(out, want[1], 20), 0);
}

TEST(test_hotp, "RFC 4226: codes by counter")
{
    static const uint32_t want[] = {755224, 287082, 359152, 969429, 338314,
                                    254676, 287922, 162583, 399871, 520489};
    for (uint64_t i = 0; i < 10; i++)
        CU_ASSERT_EQUAL(totp_code(mac_sha1, secret, 20, i), want[i]);
}

TEST(test_totp, "RFC 6238: codes by time")
{
    /* The RFC shows eight digits: six are their end. */
    static const struct {
        int64_t seconds;
        uint32_t code;
    } row[] = {{59, 94287082},         {1111111109, 7081804},  {1111111111, 14050471},
               {1234567890, 89005924}, {2000000000, 69279037}, {20000000000, 65353130}};
    for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++)
        CU_ASSERT_EQUAL(
            totp_code(mac_sha1, secret, 20, (uint64_t)totp_counter(row[i].seconds * 1000)),
            row[i].code % 1000000);
}

/* RFC 6238 section 5.2: a step to each side, each code once. Counter 1 has 287082, 2 has 359152. */
TEST(test_match, "codes of neighbouring steps, each once")
{
    enum { AT = 59000 };
    CU_ASSERT_EQUAL(totp_match(mac_sha1, secret, AT, 0, "287082"), 1);
    CU_ASSERT_EQUAL(totp_match(mac_sha1, secret, AT, 0, " 287 082"), 1);
    CU_ASSERT_EQUAL(totp_match(mac_sha1, secret, AT, 1, "287082"), -1);
    CU_ASSERT_EQUAL(totp_match(mac_sha1, secret, AT, 1, "359152"), 2);
    CU_ASSERT_EQUAL(totp_match(mac_sha1, secret, AT + TOTP_STEP_MS, 0, "287082"), 1);
    CU_ASSERT_EQUAL(totp_match(mac_sha1, secret, AT + 2 * TOTP_STEP_MS, 0, "287082"), -1);
    CU_ASSERT_EQUAL(totp_match(mac_sha1, secret, AT, 0, "969429"), -1);
    CU_ASSERT_EQUAL(totp_match(mac_sha1, secret, AT + TOTP_STEP_MS, 0, "969429"), 3);
    CU_ASSERT_EQUAL(totp_match(mac_sha1, secret, AT, 0, "28708"), -1);
    CU_ASSERT_EQUAL(totp_match(mac_sha1, secret, AT, 0, "0287082"), -1);
    CU_ASSERT_EQUAL(totp_match(mac_sha1, secret, AT, 0, "28708x"), -1);
    CU_ASSERT_EQUAL(totp_match(mac_sha1, secret, AT, 0, ""), -1);
    /* A clock that was set back does not bring a used code back. */
    CU_ASSERT_EQUAL(totp_match(mac_sha1, secret, AT, 1000, "287082"), -1);
}

TEST(test_base32, "RFC 4648: base32")
{
    /* RFC 4648 section 10, without its padding. */
    static const struct {
        const char *bytes, *text;
    } row[] = {{"", ""},
               {"f", "MY"},
               {"fo", "MZXQ"},
               {"foo", "MZXW6"},
               {"foob", "MZXW6YQ"},
               {"fooba", "MZXW6YTB"},
               {"foobar", "MZXW6YTBOI"}};
    char text[16];
    uint8_t bytes[16];
    for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
        totp_encode((const uint8_t *)row[i].bytes, strlen(row[i].bytes), text, sizeof(text));
        CU_ASSERT_STRING_EQUAL(text, row[i].text);
        CU_ASSERT_EQUAL(totp_decode(row[i].text, bytes, sizeof(bytes)), (int)strlen(row[i].bytes));
        CU_ASSERT_EQUAL(memcmp(bytes, row[i].bytes, strlen(row[i].bytes)), 0);
    }
    CU_ASSERT_EQUAL(totp_decode("mzxw-6ytb oi", bytes, sizeof(bytes)), 6);
    CU_ASSERT_EQUAL(totp_decode("MZXW1", bytes, sizeof(bytes)), -1);
    CU_ASSERT_EQUAL(totp_decode("MZXW6YTBOI", bytes, 5), -1);
}

TEST(test_uri, "the address for an authenticator")
{
    char uri[TOTP_URI_MAX];
    totp_uri("The Card Room", "ann", "MZXW6YTBOI", uri, sizeof(uri));
    CU_ASSERT_STRING_EQUAL(uri, "otpauth://totp/The%20Card%20Room:ann?secret=MZXW6YTBOI"
                                "&issuer=The%20Card%20Room");
}
