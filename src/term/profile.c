/*
 * Terminal profiles.
 */

#include "profile.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { WIDTH_MIN = 20, WIDTH_MAX = 512 };

static const char *const xterm_names[] = {
    "xterm", "screen",  "tmux",   "rxvt", "alacritty", "foot",  "kitty",  "wezterm",
    "putty", "konsole", "st",     "vte",  "ghostty",   "iterm", "mlterm", "contour",
    "rio",   "gnome",   "nsterm", "eat",  "mintty",    "hterm", NULL};
static const char *const vt_names[] = {"vt",       "ansi",  "linux", "cygwin", "pcansi",
                                       "syncterm", "eterm", "kterm", "dtterm", NULL};

/* Whether the terminal's name is one of `names`, or begins with one as a whole word: for "st",
 * "st-256color" fits and "stx" does not. */
static bool profile_is_one_of(const char *terminal, const char *const *names)
{
    for (; *names; names++) {
        size_t len = strlen(*names);

        if (strncasecmp(terminal, *names, len) == 0 && !isalpha((unsigned char)terminal[len]))
            return true;
    }
    return false;
}

static bool profile_says_utf8(const char *text)
{
    return strcasestr(text, "utf-8") || strcasestr(text, "utf8");
}

/* Whether the name has a word that only successors of xterm have in theirs. */
static bool profile_says_many_colours(const char *terminal)
{
    return strcasestr(terminal, "256color") || strcasestr(terminal, "truecolor") ||
           strcasestr(terminal, "direct");
}

void profile_init(struct profile *profile, const char *terminal)
{
    *profile = (struct profile){.kind = PROFILE_DUMB};
    if (!terminal)
        return;
    profile->utf8 = profile_says_utf8(terminal);
    /* The VT50 to VT55 have no ANSI sequences; the VT510 and its kind do. */
    const bool vt52 =
        strncasecmp(terminal, "vt5", 3) == 0 && strspn(terminal + 2, "0123456789") < 3;
    if (profile_is_one_of(terminal, vt_names) && !vt52) {
        profile->kind = PROFILE_VT;
        profile->colours = profile_says_many_colours(terminal) ? 256 : 8;
    } else if (profile_says_many_colours(terminal) || profile_is_one_of(terminal, xterm_names)) {
        profile->kind = PROFILE_XTERM;
        profile->colours = 256;
    } else {
        return;
    }
    if (strcasestr(terminal, "-16color"))
        profile->colours = 16;
    else if (strcasestr(terminal, "-mono"))
        profile->colours = 0;
}

void profile_locale(struct profile *profile, const char *lc_all, const char *lc_ctype,
                    const char *lang)
{
    const char *const values[] = {lc_all, lc_ctype, lang};

    for (size_t i = 0; i < sizeof(values) / sizeof(values[0]); i++)
        if (values[i] && values[i][0] != '\0') {
            profile->utf8 = profile_says_utf8(values[i]);
            return;
        }
}

void profile_mtts(struct profile *profile, unsigned mtts)
{
    if ((mtts & (MTTS_ANSI | MTTS_VT100 | MTTS_256)) != 0 && profile->kind == PROFILE_DUMB)
        profile->kind = PROFILE_VT;
    if ((mtts & MTTS_256) != 0)
        profile->colours = 256;
    else if ((mtts & MTTS_ANSI) != 0 && profile->colours < 16)
        profile->colours = 16;
    if ((mtts & MTTS_UTF8) != 0)
        profile->utf8 = true;
}

static bool profile_set_colours(struct profile *profile, const char *value)
{
    if (strcmp(value, "off") == 0)
        profile->colours = 0;
    else if (strcmp(value, "8") == 0 || strcmp(value, "16") == 0 || strcmp(value, "256") == 0)
        profile->colours = (uint16_t)atoi(value);
    else
        return false;
    if (profile->colours > 0 && profile->kind == PROFILE_DUMB)
        profile->kind = PROFILE_VT;
    return true;
}

static bool profile_set_width(struct profile *profile, const char *value)
{
    char *end;
    long width = strtol(value, &end, 10);

    if (strcmp(value, "off") == 0)
        width = 0;
    else if (end == value || *end != '\0' || width < WIDTH_MIN || width > WIDTH_MAX)
        return false;
    profile->columns = (uint16_t)width;
    return true;
}

static bool profile_set_flag(bool *flag, const char *value, const char *no, const char *yes)
{
    if (strcmp(value, no) != 0 && strcmp(value, yes) != 0)
        return false;
    *flag = strcmp(value, yes) == 0;
    return true;
}

bool profile_set(struct profile *profile, const char *name, const char *value)
{
    if (strcmp(name, "colour") == 0)
        return profile_set_colours(profile, value);
    if (strcmp(name, "ascii") == 0)
        return profile_set_flag(&profile->utf8, value, "on", "off");
    if (strcmp(name, "background") == 0)
        return profile_set_flag(&profile->light, value, "dark", "light");
    if (strcmp(name, "wrap") == 0)
        return profile_set_flag(&profile->unwrapped, value, "on", "off");
    if (strcmp(name, "width") == 0)
        return profile_set_width(profile, value);
    return false;
}
