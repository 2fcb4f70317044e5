/*
 * Profiles from what clients say, and the settings that win over them.
 */
#include "cutap.h"
#include "files.h"
#include "profile.h"
#include "xalloc.h"

SUITE("profile", NULL, NULL);

TEST(test_names, "terminal names")
{
    static const char *const kinds[] = {
        [PROFILE_DUMB] = "dumb", [PROFILE_VT] = "vt", [PROFILE_XTERM] = "xterm"};
    ROWS_LOCAL rows = rows_open("tests/term/terminals.txt", NULL);
    struct profile profile;
    while (rows_next(&rows)) {
        profile_init(&profile, rows.cell[0]);
        FREED char *is = xasprintf("%s %u", kinds[profile.kind], profile.colours);
        if (strcmp(is, rows.cell[1]) != 0)
            printf("# %s: %s\n", rows.cell[0], is);
        CU_ASSERT_STRING_EQUAL(is, rows.cell[1]);
        CU_ASSERT_FALSE(profile.utf8);
        CU_ASSERT_EQUAL(profile.columns, 0);
    }
    CU_ASSERT_EQUAL(rows.n, 45);
    profile_init(&profile, NULL);
    CU_ASSERT(profile.kind == PROFILE_DUMB && profile.colours == 0);
}

static bool utf8_by(const char *lc_all, const char *lc_ctype, const char *lang)
{
    struct profile profile;

    profile_init(&profile, "xterm");
    profile_locale(&profile, lc_all, lc_ctype, lang);
    return profile.utf8;
}

TEST(test_locale, "UTF-8 by the locale")
{
    struct profile profile;

    CU_ASSERT_TRUE(utf8_by(NULL, NULL, "de_DE.UTF-8"));
    CU_ASSERT_TRUE(utf8_by("", "C.utf8", "C"));
    CU_ASSERT_FALSE(utf8_by("C", "de_DE.UTF-8", "de_DE.UTF-8"));
    CU_ASSERT_FALSE(utf8_by(NULL, "POSIX", "de_DE.UTF-8"));
    CU_ASSERT_FALSE(utf8_by(NULL, NULL, "de_DE.ISO-8859-1"));
    CU_ASSERT_FALSE(utf8_by(NULL, "", NULL));
    profile_init(&profile, "xterm-utf8");
    CU_ASSERT_TRUE(profile.utf8);
    profile_locale(&profile, NULL, NULL, ""); /* says nothing */
    CU_ASSERT_TRUE(profile.utf8);
}

TEST(test_mtts, "MTTS bits")
{
    struct profile profile;

    profile_init(&profile, "TINTIN++");
    profile_mtts(&profile, 271); /* ANSI, VT100, UTF-8, 256 colours, truecolour */
    CU_ASSERT_EQUAL(profile.kind, PROFILE_VT);
    CU_ASSERT_EQUAL(profile.colours, 256);
    CU_ASSERT_TRUE(profile.utf8);
    profile_init(&profile, "");
    profile_mtts(&profile, MTTS_ANSI);
    CU_ASSERT_EQUAL(profile.colours, 16);
    CU_ASSERT_FALSE(profile.utf8);
    profile_init(&profile, "xterm");
    profile_mtts(&profile, 0);
    CU_ASSERT_EQUAL(profile.kind, PROFILE_XTERM);
    CU_ASSERT_EQUAL(profile.colours, 256);
    profile_init(&profile, "x");
    profile_mtts(&profile, MTTS_READER);
    CU_ASSERT_EQUAL(profile.kind, PROFILE_DUMB);
}

#define SETS(name, value, member, is)                                                              \
    do {                                                                                           \
        CU_ASSERT_TRUE(profile_set(&profile, name, value));                                        \
        CU_ASSERT_EQUAL(profile.member, is);                                                       \
    } while (0)

TEST(test_settings, "settings")
{
    struct profile profile;

    profile_init(&profile, "vt100");
    SETS("colour", "256", colours, 256);
    SETS("colour", "off", colours, 0);
    CU_ASSERT_FALSE(profile_set(&profile, "colour", "17"));
    CU_ASSERT_FALSE(profile_set(&profile, "colour", ""));
    SETS("ascii", "off", utf8, true);
    SETS("ascii", "on", utf8, false);
    CU_ASSERT_FALSE(profile_set(&profile, "ascii", "maybe"));
    SETS("background", "light", light, true);
    SETS("background", "dark", light, false);
    SETS("wrap", "off", unwrapped, true);
    SETS("wrap", "on", unwrapped, false);
    SETS("width", "512", columns, 512);
    CU_ASSERT_FALSE(profile_set(&profile, "width", "19"));
    CU_ASSERT_FALSE(profile_set(&profile, "width", "513"));
    CU_ASSERT_FALSE(profile_set(&profile, "width", "99999999999999999999"));
    CU_ASSERT_FALSE(profile_set(&profile, "width", "80x"));
    CU_ASSERT_EQUAL(profile.columns, 512);
    SETS("width", "off", columns, 0);
    CU_ASSERT_FALSE(profile_set(&profile, "input", "char"));
    profile_init(&profile, "dumb"); /* somebody who asks for colour has a terminal with colours */
    SETS("colour", "16", kind, PROFILE_VT);
}
