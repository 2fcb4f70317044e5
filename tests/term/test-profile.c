/*
 * Profiles from what clients say, and the settings that win over them.
 */
#include "cutap.h"
#include "profile.h"

static const struct {
    const char *terminal;
    enum profile_kind kind;
    int colours;
} names[] = {{NULL, PROFILE_DUMB, 0},
             {"", PROFILE_DUMB, 0},
             {"dumb", PROFILE_DUMB, 0},
             {"UNKNOWN", PROFILE_DUMB, 0},
             {"network", PROFILE_DUMB, 0},
             {"stupid", PROFILE_DUMB, 0},
             {"TINTIN++", PROFILE_DUMB, 0},
             {"vt100", PROFILE_VT, 8},
             {"VT220", PROFILE_VT, 8},
             {"vt52", PROFILE_DUMB, 0},
             {"ansi", PROFILE_VT, 8},
             {"ANSI-ATTR", PROFILE_VT, 8},
             {"ANSI-TRUECOLOR", PROFILE_VT, 256},
             {"linux", PROFILE_VT, 8},
             {"linux-16color", PROFILE_VT, 16},
             {"cygwin", PROFILE_VT, 8},
             {"xterm", PROFILE_XTERM, 256},
             {"XTERM-256COLOR", PROFILE_XTERM, 256},
             {"xterm-16color", PROFILE_XTERM, 16},
             {"xterm-mono", PROFILE_XTERM, 0},
             {"xterm-kitty", PROFILE_XTERM, 256},
             {"screen.xterm-256color", PROFILE_XTERM, 256},
             {"tmux-256color", PROFILE_XTERM, 256},
             {"rxvt-unicode", PROFILE_XTERM, 256},
             {"alacritty", PROFILE_XTERM, 256},
             {"foot", PROFILE_XTERM, 256},
             {"football", PROFILE_DUMB, 0},
             {"putty-256color", PROFILE_XTERM, 256},
             {"konsole", PROFILE_XTERM, 256},
             {"contour", PROFILE_XTERM, 256},
             {"contour-latest", PROFILE_XTERM, 256},
             {"rio", PROFILE_XTERM, 256},
             {"gnome-256color", PROFILE_XTERM, 256},
             {"nsterm", PROFILE_XTERM, 256},
             {"nsterm-256color", PROFILE_XTERM, 256},
             {"eat-truecolor", PROFILE_XTERM, 256},
             {"eat-mono", PROFILE_XTERM, 0},
             {"hterm-256color", PROFILE_XTERM, 256},
             {"of-tomorrow-direct", PROFILE_XTERM, 256},
             {"emacs", PROFILE_DUMB, 0},
             {"st", PROFILE_XTERM, 256},
             {"st-256color", PROFILE_XTERM, 256},
             {"wezterm", PROFILE_XTERM, 256}};

SUITE("profile", NULL, NULL);

TEST(test_names, "terminal names")
{
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        struct profile profile;

        profile_init(&profile, names[i].terminal);
        if ((int)profile.kind != (int)names[i].kind || profile.colours != names[i].colours)
            printf("# %s: kind %d, %u colours\n", names[i].terminal, (int)profile.kind,
                   profile.colours);
        CU_ASSERT_EQUAL(profile.kind, names[i].kind);
        CU_ASSERT_EQUAL(profile.colours, names[i].colours);
        CU_ASSERT_FALSE(profile.utf8);
        CU_ASSERT_EQUAL(profile.columns, 0);
    }
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
