/*
 * The room's own marks, which players cannot write.
 */
#include "cutap.h"
#include "files.h"
#include "unmark.h"
#include "utf8.h"

SUITE("marks of the room", NULL, NULL);

TEST(test_rows, "what becomes of them")
{
    ROWS_LOCAL rows = rows_open("tests/lobby/people/marks.txt", NULL);
    while (rows_next(&rows)) {
        char text[256], clean[256];
        utf8_copy(rows.cell[0], text, sizeof(text));
        CU_ASSERT_EQUAL(unmark_changes(text), strcmp(rows.cell[0], rows.cell[1]) != 0);
        unmark_text(text);
        if (strcmp(text, rows.cell[1]) != 0)
            printf("# \"%s\" became \"%s\"\n", rows.cell[0], text);
        CU_ASSERT_STRING_EQUAL(text, rows.cell[1]);
        CU_ASSERT_FALSE(unmark_changes(text));
        utf8_clean(text, strlen(text), 200, clean, sizeof(clean));
        CU_ASSERT_STRING_EQUAL(text, clean);
    }
    CU_ASSERT_EQUAL(rows.n, 15);
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
