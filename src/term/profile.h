/*
 * What a client's terminal can do. There are three fixed kinds, which are chosen by the prefix of
 * the terminal's name, because a name that a stranger sent must not be looked up in a terminfo
 * database. Every value is what the client claims, unless a setting of the player overrides it.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum profile_kind {
    PROFILE_DUMB, /* understands no control sequence at all */
    PROFILE_VT,   /* cursor, erasing, 8 colours */
    PROFILE_XTERM /* the same with 256 colours and bracketed paste */
};

/* MTTS bits (tintin.mudhalla.net/protocols/mtts). */
enum { MTTS_ANSI = 1, MTTS_VT100 = 2, MTTS_UTF8 = 4, MTTS_256 = 8, MTTS_READER = 64 };

struct profile {
    enum profile_kind kind;
    uint16_t colours; /* 0, 8, 16 or 256 */
    bool utf8;        /* false: symbols are shown in their ASCII forms */
    bool light;       /* the background is light and needs other colours */
    bool unwrapped;   /* the client wraps lines itself, so we send each as one line, however long */
    uint16_t columns; /* where lines are wrapped; 0: never */
};

/* Sets the profile of a terminal name: TERM or a telnet terminal type, in any case; NULL or "":
 * dumb. There is no UTF-8 unless the name says so, and there are no columns yet. */
void profile_init(struct profile *profile, const char *terminal);
/* Sets UTF-8 by the locale variables, in the order of POSIX: the first of the three that is neither
 * NULL nor empty decides. Changes nothing if all are NULL or empty. */
void profile_locale(struct profile *profile, const char *lc_all, const char *lc_ctype,
                    const char *lang);
/* Sets colours and UTF-8 by the MTTS bits, which say more than the name of a MUD client does. */
void profile_mtts(struct profile *profile, unsigned mtts);
/* Applies a setting (LINK_SET): colour off|8|16|256, ascii on|off, background dark|light, wrap
 * on|off, width off|20..512. Returns false and changes nothing for another name or value. */
bool profile_set(struct profile *profile, const char *name, const char *value);
