/*
 * The room's own marks, which players cannot write.
 */
#include "cutap.h"
#include "unmark.h"
#include "utf8.h"

static const char *const rows[][2] = {
    {"hello", "hello"},
    {"", ""},
    {"great!", "great!"},
    {"great!!! really!! yes", "great! really! yes"},
    {"!! The staff asks", "! The staff asks"},
    {"wait ! ! The staff asks", "wait ! The staff asks"},
    {"! you, ! and you", "! you, ! and you"},
    {"\u00a1Hola! \u00bfqu\u00e9?", "\u00a1Hola! \u00bfqu\u00e9?"},
    {"\u00a1\u00a1Hola!!", "\u00a1Hola!"},
    {"!\u0301!\u0301 x", "!\u0301 x"},
    {"\uff01\uff01 x", "\uff01 x"},
    {"\u203c x \u203c\u2757! y", "! x ! y"},
    {"\u01c3\u2d51\ufe57 x", "\u01c3 x"},
    {"[staff] kate: hi", "(staff) kate: hi"},
    {"\uff3bstaff\uff3d \u3010staff\u3011 \u27e6a\u27e7", "(staff) (staff) (a)"},
    {"(staff) {a} <b>", "(staff) {a} <b>"},
};

SUITE("marks of the room", NULL, NULL);

TEST(test_rows, "what becomes of them")
{
    for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
        char text[256], clean[256];
        utf8_copy(rows[i][0], text, sizeof(text));
        CU_ASSERT_EQUAL(unmark_changes(text), strcmp(rows[i][0], rows[i][1]) != 0);
        unmark_text(text);
        if (strcmp(text, rows[i][1]) != 0)
            printf("# \"%s\" became \"%s\"\n", rows[i][0], text);
        CU_ASSERT_STRING_EQUAL(text, rows[i][1]);
        CU_ASSERT_FALSE(unmark_changes(text));
        utf8_clean(text, strlen(text), 200, clean, sizeof(clean));
        CU_ASSERT_STRING_EQUAL(text, clean);
    }
}

/* However the signs are mixed, nothing is left of a row of them, and text that was clean stays
 * clean. */
TEST(test_mixed, "signs mixed in every way")
{
    static const char *const parts[] = {"!", "\u00a1", " ",      "\u203c", "a", "[",
                                        "]", "\uff01", "\u0301", "\ufe15", "b", "\u2049"};
    enum { PARTS = sizeof(parts) / sizeof(*parts), LENGTH = 5 };
    unsigned all = 1;
    for (int i = 0; i < LENGTH; i++)
        all *= PARTS;
    for (unsigned n = 0; n < all; n++) {
        char text[64] = "", clean[64], again[64];
        unsigned rest = n;
        for (int i = 0; i < LENGTH; i++, rest /= PARTS)
            strcat(text, parts[rest % PARTS]);
        utf8_clean(text, strlen(text), 60, clean, sizeof(clean));
        unmark_text(clean);
        utf8_clean(clean, strlen(clean), 60, again, sizeof(again));
        bool sound = strcmp(clean, again) == 0 && !strstr(clean, "!!") && !strstr(clean, "! !") &&
                     !strchr(clean, '[') && !strchr(clean, ']') && !unmark_changes(clean);
        if (!sound)
            printf("# \"%s\" became \"%s\"\n", text, clean);
        CU_ASSERT_FATAL(sound);
    }
}
