/*
 * What a telnet client of a benchmark is sent (RFC 854), byte by byte.
 */
#pragma once

#include <stddef.h>

enum { SE = 240, GA = 249, SB, WILL, WONT, DO, DONT, IAC, EOR = 239 };
enum { OPTION_ECHO = 1, OPTION_SGA = 3, OPTION_TTYPE = 24, OPTION_EOR = 25, OPTION_NAWS = 31 };

enum telnet_what {
    TELNET_NOTHING, /* the byte alone tells nothing */
    TELNET_TEXT,    /* it is text */
    TELNET_OPTION,  /* `verb` and `option` have come: WILL ECHO */
    TELNET_TTYPE,   /* the terminal's type is asked for (RFC 1091) */
    TELNET_PROMPT   /* a prompt ends */
};

struct telnet_in {
    int state; /* what has begun: 0 text, IAC, WILL to DONT, SB, SE for IAC in SB */
    int verb, option;
    unsigned char sub[8];
    size_t nsub;
};

static inline enum telnet_what telnet_take(struct telnet_in *in, unsigned char c)
{
    int state = in->state;
    switch (state) {
    case 0: in->state = c == IAC ? IAC : 0; return c == IAC ? TELNET_NOTHING : TELNET_TEXT;
    case IAC:
        in->state = c >= SB && c <= DONT ? c : 0;
        in->nsub = 0;
        return c == EOR || c == GA ? TELNET_PROMPT : TELNET_NOTHING;
    case SB:
        in->state = c == IAC ? SE : SB;
        if (c != IAC && in->nsub < sizeof(in->sub))
            in->sub[in->nsub++] = c;
        return TELNET_NOTHING;
    case SE:
        in->state = c == SE ? 0 : SB;
        return c == SE && in->nsub == 2 && in->sub[0] == OPTION_TTYPE ? TELNET_TTYPE
                                                                      : TELNET_NOTHING;
    default:
        in->state = 0;
        in->verb = state;
        in->option = c;
        return TELNET_OPTION;
    }
}
