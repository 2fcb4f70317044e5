/*
 * What a client's terminal can do. Three fixed kinds chosen by the prefix of the terminal's name,
 * never a look-up of a name that a stranger sent in a terminfo database. Every value is the
 * client's claim; the setting of the player wins.
 */
#ifndef TERM_PROFILE_H
#define TERM_PROFILE_H

#include <stdbool.h>
#include <stdint.h>

enum profile_kind {
    PROFILE_DUMB, /* no control sequence at all */
    PROFILE_VT,   /* cursor, erasing, 8 colours */
    PROFILE_XTERM /* the same with 256 colours and bracketed paste */
};

/* MTTS bits (tintin.mudhalla.net/protocols/mtts). */
enum { MTTS_ANSI = 1, MTTS_VT100 = 2, MTTS_UTF8 = 4, MTTS_256 = 8, MTTS_READER = 64 };

struct profile {
    enum profile_kind kind;
    uint16_t colours; /* 0, 8, 16 or 256 */
    bool utf8;        /* else every symbol has an ASCII form */
    bool light;       /* the background is light: other colours */
    uint16_t columns; /* lines are wrapped here; 0: never wrapped */
};

/* The profile of a terminal name (TERM or a telnet terminal type; case does not matter; NULL or ""
 * is dumb): no UTF-8 unless the name says so, and no columns yet. */
void profile_init(struct profile *profile, const char *terminal);
/* UTF-8 by POSIX's order: the first of the three that is not NULL or empty decides. Changes nothing
 * where all are. */
void profile_locale(struct profile *profile, const char *lc_all, const char *lc_ctype,
                    const char *lang);
/* What the MTTS bits say, which know better than a MUD client's name: colours and UTF-8. */
void profile_mtts(struct profile *profile, unsigned mtts);
/* A setting (LINK_SET): colour off|8|16|256, ascii on|off, background dark|light, width
 * off|20..512. False, and nothing changed, for another name or value. */
bool profile_set(struct profile *profile, const char *name, const char *value);

#endif
