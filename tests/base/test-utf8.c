/*
 * Text: decoding against RFC 3629, widths, and what utf8_clean promises, on cases by hand and on
 * random bytes and characters.
 */
#include "files.h"
#include "utf8.h"

#include <limits.h>

#include <utf8proc.h>

#include "buf.h"
#include "cutap.h"
#include "xalloc.h"

enum { ROUNDS = 60000, TEXT_MAX = 48 };

static int decoded(const char *text)
{
    uint32_t point = 0xbad;

    return utf8_decode(text, strlen(text), &point) > 0 ? (int)point : -1;
}

SUITE("utf8", NULL, NULL);

TEST(test_decode, "decoding")
{
    uint32_t point = 7;

    CU_ASSERT_EQUAL(decoded("A"), 'A');
    CU_ASSERT_EQUAL(decoded("\xc2\x80"), 0x80);
    CU_ASSERT_EQUAL(decoded("\xe2\x99\xa0"), 0x2660);
    CU_ASSERT_EQUAL(decoded("\xf4\x8f\xbf\xbf"), 0x10ffff);
    CU_ASSERT_EQUAL(decoded("\xef\xbf\xbd"), 0xfffd);
    CU_ASSERT_EQUAL(utf8_decode("", 0, &point), 0);
    CU_ASSERT_EQUAL(utf8_decode("\0", 1, &point), 1);
    CU_ASSERT_EQUAL(point, 0);
}

TEST(test_decode_invalid, "what is not UTF-8")
{
    ROWS_LOCAL rows = rows_open("tests/base/bad.txt", "UTF-8");

    while (rows_next(&rows)) {
        size_t len = rows_bytes(rows.cell[0]);
        CU_ASSERT_EQUAL(decoded(rows.cell[0]), -1);
        CU_ASSERT_FALSE(utf8_valid(rows.cell[0], len));
    }
    CU_ASSERT_EQUAL(rows.n, 13);
    /* At each place of a text that consists of blocks. */
    for (size_t place = 0; place < 70; place++) {
        char text[73] = "";
        memset(text, 'a', sizeof(text) - 1);
        memcpy(text + place, "\xc3\xaf", 2);
        CU_ASSERT_TRUE(utf8_valid(text, sizeof(text) - 1));
        text[place + 1] = 'a';
        CU_ASSERT_FALSE(utf8_valid(text, sizeof(text) - 1));
    }
    CU_ASSERT_TRUE(utf8_valid("na\xc3\xafve \xe2\x99\xa0", 10));
    CU_ASSERT_FALSE(utf8_valid("na\xc3\xafve \xe2\x99\xa0", 9));
}

/* Every byte at each place of otherwise plain text, of each length. */
TEST(test_plain_run, "runs of plain characters")
{
    static const char plain[] =
        "~ A plain text ~ 09 and a longer one that goes on for words ~ to 73";
    size_t wrong = 0;

    for (size_t length = 1; length < sizeof(plain); length++) {
        for (size_t place = 0; place < length; place++) {
            for (int byte = 0; byte < 256; byte++) {
                char text[sizeof(plain)];
                memcpy(text, plain, sizeof(plain));
                text[place] = (char)byte;
                size_t run = byte >= ' ' && byte < 0x7f ? length : place;
                wrong += utf8_plain_run(text, length) != run;
            }
        }
    }
    CU_ASSERT_EQUAL(wrong, 0);
    CU_ASSERT_EQUAL(utf8_plain_run("abc", 2), 2);
    CU_ASSERT_EQUAL(utf8_plain_run("", 0), 0);
}

TEST(test_copy, "copying")
{
    char out[8];

    utf8_copy("", out, sizeof(out));
    CU_ASSERT_STRING_EQUAL(out, "");
    utf8_copy("abcdefg", out, sizeof(out));
    CU_ASSERT_STRING_EQUAL(out, "abcdefg");
    utf8_copy("abcdefgh", out, sizeof(out));
    CU_ASSERT_STRING_EQUAL(out, "abcdefg");
    utf8_copy("abcdef\xc3\xa9", out, sizeof(out)); /* whole characters only */
    CU_ASSERT_STRING_EQUAL(out, "abcdef");
    utf8_copy("abc\xf0\x9f\x82\xa1", out, sizeof(out));
    CU_ASSERT_STRING_EQUAL(out, "abc\xf0\x9f\x82\xa1");
    utf8_copy("abc", out, 1);
    CU_ASSERT_STRING_EQUAL(out, "");
}

/* Each helper cuts a text at every place: what is left is valid, is a prefix, and is at most three
 * bytes shorter than the room. */
TEST(test_cut, "no cut is inside a character")
{
    static const char *const texts[] = {
        "\xf0\x9f\x82\xa1\xf0\x9f\x83\x8e\xf0\x9f\x82\xa1\xf0\x9f\x83\x8e", /* cards, 4 bytes each
                                                                             */
        "\xe2\x99\xa0\xe2\x99\xa5\xe2\x99\xa6\xe2\x99\xa3", "\xc3\xb1\xc3\xa9\xc3\xad\xc3\xb3",
        "a\xc3\xb1 b\xe2\x99\xa0 c\xf0\x9f\x82\xa1 d", "plain text"};
    size_t wrong = 0;

    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        const char *text = texts[i];
        size_t len = strlen(text);

        for (size_t cap = 1; cap <= len + 2; cap++) {
            char out[3][64];
            size_t most = cap - 1 < len ? cap - 1 : len;
            size_t got[] = {utf8_copy(text, out[0], cap), utf8_copy_part(text, len, out[1], cap),
                            utf8_printf(out[2], cap, "%s", text)};

            for (int way = 0; way < 3; way++)
                wrong += strlen(out[way]) != got[way] || got[way] > most || got[way] + 3 < most ||
                         memcmp(out[way], text, got[way]) != 0 || !utf8_valid(out[way], got[way]);
            wrong += utf8_cut(text, most) != got[0];
        }
    }
    CU_ASSERT_EQUAL(wrong, 0);
    /* If the bytes are not text at all, only their end is looked at. */
    CU_ASSERT_EQUAL(utf8_cut("\x80\x80\x80\x80\x80", 5), 5);
    CU_ASSERT_EQUAL(utf8_cut("a\xf0", 2), 1);
    CU_ASSERT_EQUAL(utf8_cut("\xf0\x9f\x82", 3), 0);
    CU_ASSERT_EQUAL(utf8_cut("", 0), 0);
    char chain[8];
    CU_ASSERT_EQUAL(utf8_printf(chain, sizeof(chain), "%d%s", 12345, "\xe2\x99\xa0"), 5);
    CU_ASSERT_STRING_EQUAL(chain, "12345");
}

/* The rest of a character that a precision has cut is removed, wherever in the text it is. */
TEST(test_precision, "a precision leaves whole characters")
{
    const char *enye = "\xc3\xb1\xc3\xb1\xc3\xb1", *card = "\xf0\x9f\x82\xa1\xf0\x9f\x83\x8e";
    size_t wrong = 0;

    for (int most = 0; most <= 8; most++) {
        char out[64];
        BUF_LOCAL buf = {0};

        utf8_printf(out, sizeof(out), "\"%.*s\" and \"%.*s\".", most, card, most, enye);
        wrong += !utf8_valid(out, strlen(out));
        buf_printf(&buf, "\"%.*s\" and \"%.*s\".", most, card, most, enye);
        wrong += !utf8_valid(buf.data, buf.len) || strlen(buf.data) != buf.len;
    }
    CU_ASSERT_EQUAL(wrong, 0);
    char out[16];
    CU_ASSERT_EQUAL(utf8_printf(out, sizeof(out), "\"%.3s\".", enye), 5);
    CU_ASSERT_STRING_EQUAL(out, "\"\xc3\xb1\".");
    /* A bad byte is not hidden: it is replaced where text leaves. */
    CU_ASSERT_EQUAL(utf8_printf(out, sizeof(out), "%.9s", "a\xff\x80 b"), 5);
}

static void check_mended(const char *text, size_t len, const char *mended)
{
    FREED char *out = utf8_mended(text, len, "test");

    if (!mended)
        CU_ASSERT_PTR_NULL(out);
    if (mended && out)
        CU_ASSERT_STRING_EQUAL(out, mended);
    CU_ASSERT_EQUAL(!out, !mended);
}

TEST(test_mended, "bad bytes are replaced")
{
    check_mended("", 0, NULL);
    check_mended("a\xc3\xb1", 3, NULL);
    check_mended("a\xc3\xb1\xf0\x9f\x82", 6, "a\xc3\xb1\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd");
    check_mended("\xff-\xed\xa0\x80", 5, "\xef\xbf\xbd-\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd");
    check_mended("a\0b", 3, "a\ufffdb");
}

TEST(test_encode, "every code point there and back")
{
    bool same = true;

    for (uint32_t point = 0; point <= 0x10ffff; point++) {
        char text[4];
        uint32_t back = 0;
        int len;

        if (point == 0xd800)
            point = 0xe000;
        len = utf8_encode(point, text);
        same = same && utf8_decode(text, (size_t)len, &back) == len && back == point;
    }
    CU_ASSERT_TRUE(same);
}

TEST(test_width, "widths")
{
    CU_ASSERT_EQUAL(utf8_width('A'), 1);
    CU_ASSERT_EQUAL(utf8_width(' '), 1);
    CU_ASSERT_EQUAL(utf8_width('\n'), -1);
    CU_ASSERT_EQUAL(utf8_width(0x7f), -1);
    CU_ASSERT_EQUAL(utf8_width(0x9b), -1);
    CU_ASSERT_EQUAL(utf8_width(0x301), 0);
    CU_ASSERT_EQUAL(utf8_width(0x2660), 1);
    CU_ASSERT_EQUAL(utf8_width(0x2500), 1);
    CU_ASSERT_EQUAL(utf8_width(0x6f22), 2);
    CU_ASSERT_EQUAL(utf8_width(0x1f600), 2);
    CU_ASSERT_EQUAL(utf8_text_width("7\xe2\x99\xa0"), 2);
    CU_ASSERT_EQUAL(utf8_text_width("e\xcc\x81\xe6\xbc\xa2"), 3);
    CU_ASSERT_EQUAL(utf8_text_width("a\xff\tb"), 3);
    CU_ASSERT_EQUAL(utf8_text_width(""), 0);
}

static void check_clean(const char *text, int cells, const char *wanted)
{
    char out[256];
    size_t len = utf8_clean(text, strlen(text), cells, out, sizeof(out));

    CU_ASSERT_STRING_EQUAL(out, wanted);
    CU_ASSERT_EQUAL(len, strlen(wanted));
    CU_ASSERT_TRUE(utf8_is_clean(out));
}

TEST(test_clean, "cleaning")
{
    check_clean("hello", 80, "hello");
    check_clean("", 80, "");
    check_clean("   ", 80, "");
    check_clean("  two \t  words  ", 80, "two words");
    check_clean("a\x1b[31mb\x07\x7f\r\n", 80, "a[31mb");
    check_clean("a\xff\xc0\257b\xe2\x99", 80, "ab");
    /* bidi override and isolate, zero width space and joiner, BOM, soft hyphen */
    check_clean("a\u202eb\u2066c\u200bd\u200de\ufefff\u00adg", 80, "abcdefg");
    /* line and paragraph separator, C1, private use, unassigned, Hangul filler, tag */
    check_clean("a\u2028b\u2029c\xc2\205d\ue000e\u0378f\u3164g\U000e0061h", 80, "abcdefgh");
    /* no-break, em and ideographic space */
    check_clean("a\u00a0\u2003b\u3000c", 80, "a b c");
    /* e and acute accent compose; Angstrom sign is a letter */
    check_clean("e\xcc\x81 \xe2\x84\xab", 80, "\xc3\xa9 \xc3\x85");
    /* two of five marks stay; none stays at the start or after a space */
    check_clean("x\xcc\x80\xcc\x81\xcc\x82\xcc\x83\xcc\x84y", 80, "x\xcc\x80\xcc\x81y");
    check_clean("\u0301a \u0301 b", 80, "a b");
}

/* Whatever shows nothing becomes one blank or is dropped. */
TEST(test_clean_blanks, "blanks")
{
    static const uint32_t blanks[] = {0xa0,    0x115f,  0x1160,  0x1680,  0x180e, 0x2000,
                                      0x200a,  0x200b,  0x202f,  0x205f,  0x2060, 0x2800,
                                      0x3000,  0x303f,  0x3164,  0xfeff,  0xffa0, 0x13441,
                                      0x13442, 0x1d159, 0x1d173, 0xe0020, 0xe0100};

    for (size_t i = 0; i < sizeof(blanks) / sizeof(blanks[0]); i++) {
        char text[16] = "a", out[16];
        size_t len = 1;

        for (int twice = 0; twice < 2; twice++)
            len += (size_t)utf8_encode(blanks[i], text + len);
        text[len++] = 'b';
        utf8_clean(text, len, 80, out, sizeof(out));
        if (strcmp(out, "a b") != 0 && strcmp(out, "ab") != 0)
            printf("# U+%04X\n", blanks[i]);
        CU_ASSERT_TRUE(strcmp(out, "a b") == 0 || strcmp(out, "ab") == 0);
    }
}

TEST(test_clean_limits, "cleaning to a size")
{
    char out[8];

    check_clean("abcdef", 3, "abc");
    check_clean("ab cd", 3, "ab");
    check_clean("abc", 0, "");
    /* A wide character is kept whole or not at all; marks on the last one are kept. */
    check_clean("a\xe6\xbc\xa2\xe6\xbc\xa2", 4, "a\xe6\xbc\xa2");
    check_clean("abx\xcc\x80y", 3, "abx\xcc\x80");
    CU_ASSERT_EQUAL(utf8_clean("0123456789", 10, 80, out, sizeof(out)), 7);
    CU_ASSERT_STRING_EQUAL(out, "0123456");
    CU_ASSERT_EQUAL(utf8_clean("\xe6\xbc\xa2\xe6\xbc\xa2\xe6\xbc\xa2", 9, 80, out, sizeof(out)), 6);
    CU_ASSERT_EQUAL(utf8_clean("a\0b", 3, 80, out, sizeof(out)), 2);
    CU_ASSERT_STRING_EQUAL(out, "ab");
    CU_ASSERT_EQUAL(utf8_clean("abc", 3, 80, out, 1), 0);
}

TEST(test_is_clean, "what is clean")
{
    CU_ASSERT_TRUE(utf8_is_clean(""));
    CU_ASSERT_TRUE(utf8_is_clean("one two"));
    CU_ASSERT_FALSE(utf8_is_clean("one  two"));
    CU_ASSERT_FALSE(utf8_is_clean(" one"));
    CU_ASSERT_FALSE(utf8_is_clean("one "));
    CU_ASSERT_FALSE(utf8_is_clean("one\n"));
    CU_ASSERT_FALSE(utf8_is_clean("e\xcc\x81"));
    CU_ASSERT_FALSE(utf8_is_clean("\xff"));
}

/* A generator with a fixed seed, so that a failure can be repeated. */
static uint64_t random_state = 0x9e3779b97f4a7c15;

static uint32_t random_below(uint32_t bound)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (uint32_t)(random_state >> 16) % bound;
}

/* Characters that are likely to meddle with their neighbours: marks, jamo, Indic vowels that
 * compose with each other, spaces, format characters. */
static uint32_t random_point(void)
{
    static const struct {
        uint32_t first, count;
    } ranges[] = {{0x20, 0x60},   {0x300, 0x70},  {0xa0, 0x160},  {0x9be, 0x20},     {0xb3e, 0x20},
                  {0xdca, 0x16},  {0x1100, 0x80}, {0x1160, 0xa0}, {0xac00, 0x400},   {0x2000, 0x70},
                  {0x3041, 0x60}, {0x3099, 2},    {0x1d15e, 10},  {0x11099, 0x20},   {0x102b, 0x10},
                  {0xfb1d, 0x30}, {0x2126, 6},    {0, 0xd800},    {0xe000, 0x102000}};
    uint32_t i = random_below(sizeof(ranges) / sizeof(ranges[0]));

    return ranges[i].first + random_below(ranges[i].count);
}

static size_t random_text(char *text, int round)
{
    size_t len = 0;

    if (round % 3 == 0) {
        for (len = 0; len < TEXT_MAX; len++)
            text[len] = (char)random_below(256);
        return len;
    }
    while (len + 4 <= TEXT_MAX) {
        len += (size_t)utf8_encode(random_point(), text + len);
        if (round % 3 == 1 && random_below(8) == 0)
            text[len - 1] = (char)random_below(256);
    }
    return len;
}

static bool is_nfc(const char *text)
{
    FREED utf8proc_uint8_t *composed = utf8proc_NFC((const utf8proc_uint8_t *)text);
    bool same = composed && strcmp((const char *)composed, text) == 0;

    return same;
}

static bool all_printable(const char *text, size_t len)
{
    while (len > 0) {
        uint32_t point;
        int took = utf8_decode(text, len, &point);

        if (took <= 0 || !utf8_printable(point))
            return false;
        text += took;
        len -= (size_t)took;
    }
    return true;
}

/* The promises of utf8_clean, on texts of all kinds. */
TEST(test_clean_properties, "cleaning random text")
{
    for (int round = 0; round < ROUNDS; round++) {
        char text[TEXT_MAX], once[TEXT_MAX * 3 + 1], twice[TEXT_MAX * 3 + 1];
        int cells = random_below(4) == 0 ? (int)random_below(20) : INT_MAX;
        size_t cap = random_below(4) == 0 ? 1 + random_below(30) : sizeof(once);
        size_t len = random_text(text, round), first, second;
        const char *broken = NULL;

        first = utf8_clean(text, len, cells, once, cap);
        second = utf8_clean(once, first, cells, twice, cap);
        if (first >= cap || strlen(once) != first)
            broken = "length";
        else if (second != first || strcmp(once, twice) != 0)
            broken = "not idempotent";
        else if (!utf8_is_clean(once))
            broken = "not clean by utf8_is_clean";
        else if (!utf8_valid(once, first) || !all_printable(once, first))
            broken = "unprintable";
        else if (!is_nfc(once))
            broken = "not NFC";
        else if (utf8_text_width(once) > cells)
            broken = "too wide";
        else if (strstr(once, "  ") || once[0] == ' ' || (first > 0 && once[first - 1] == ' '))
            broken = "spaces";
        if (broken) {
            printf("# round %d: %s:", round, broken);
            for (size_t i = 0; i < len; i++)
                printf(" %02x", (unsigned char)text[i]);
            printf("\n");
            CU_FAIL("a promise of utf8_clean is broken");
            return;
        }
    }
    CU_PASS("all rounds");
}

TEST(test_plain, "plain")
{
    char out[32];

    utf8_plain("\xef\xbd\x97\xef\xbd\x88\xef\xbd\x8f \xef\xbc\x93\xef\xbc\x81", out, sizeof(out));
    CU_ASSERT_STRING_EQUAL(out, "who 3!");
    utf8_plain("\xe2\x80\x98\xe2\x80\x99\xe2\x80\x9c\xe2\x80\x9d\xe2\x80\x93\xe3\x80\x82", out,
               sizeof(out));
    CU_ASSERT_STRING_EQUAL(out, "''\"\"-.");
    utf8_plain("a\xc3\xa9\xff\xe2\x80\xa6", out, sizeof(out)); /* the rest stays */
    CU_ASSERT_STRING_EQUAL(out, "a\xc3\xa9\xff\xe2\x80\xa6");
    utf8_plain("\xef\xbd\x97\xef\xbd\x88", out, 5);
    CU_ASSERT_STRING_EQUAL(out, "w");
}

TEST(test_lower, "lower case")
{
    char out[6];

    utf8_ascii_lower("KaTe", out, sizeof(out));
    CU_ASSERT_STRING_EQUAL(out, "kate");
    utf8_ascii_lower("ABCDEFGH", out, sizeof(out));
    CU_ASSERT_STRING_EQUAL(out, "abcde");
    utf8_ascii_lower("@[\xc3\x89", out, sizeof(out));
    CU_ASSERT_STRING_EQUAL(out, "@[\xc3\x89");
}
