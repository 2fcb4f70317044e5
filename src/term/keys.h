/*
 * Turns the bytes of a terminal into keys: UTF-8, control keys, the sequences that xterm, rxvt,
 * PuTTY, screen, kitty and the Linux console send for keys, in every mode that another program may
 * have left, and clicks of a mouse (xterm's modes 1000 and 1006). Anything else that a terminal
 * sends (other reports of a mouse, answers of all kinds) is not a key and is never typed.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "press_key.h"

/* A key is a printable code point (utf8_printable), a control key as its byte (Ctrl-A is 1, DEL is
 * 127), or one of these. Those that may be for the room have its numbers; from KEY_UP on they are
 * beyond Unicode. Enter is always KEY_ENTER: CR, LF, CR LF and CR NUL are one each. */
enum {
    KEY_NONE = PRESS_NONE,
    KEY_TAB = PRESS_TAB,
    KEY_ENTER = PRESS_ENTER,
    KEY_ESCAPE = PRESS_ESCAPE,
    KEY_DEL = 127,
    KEY_UP = PRESS_UP,
    KEY_DOWN = PRESS_DOWN,
    KEY_RIGHT = PRESS_RIGHT,
    KEY_LEFT = PRESS_LEFT,
    KEY_CLICK = PRESS_CLICK, /* at keys->column, keys->row */
    KEY_CLICK_RIGHT = PRESS_CLICK_RIGHT,
    KEY_PAGE_UP = PRESS_PAGE_UP,
    KEY_PAGE_DOWN = PRESS_PAGE_DOWN,
    KEY_HOME = 0x210000, /* the others */
    KEY_END,
    KEY_DELETE,
    KEY_WORD_LEFT,
    KEY_WORD_RIGHT,
    KEY_WORD_DELETE,
    KEY_WORD_ERASE,   /* backwards */
    KEY_PASTED_BREAK, /* a line end or tab in pasted text */
    KEY_UNKNOWN       /* a sequence that is not a key here */
};

enum {
    KEYS_SEQUENCE_MAX = 32,
    /* How many ms may pass between two bytes of one key. The first limit is for an Esc, which is a
     * key by itself. The second is for a sequence that has begun, which a slow network may tear
     * apart. */
    KEYS_ESCAPE_MS = 100,
    KEYS_REST_MS = 1000
};

/* All zero is a new reader. */
struct keys {
    uint8_t state;
    bool cr;    /* the last byte was a CR */
    bool paste; /* between the marks of bracketed paste; Ctrl-C ends it, too */
    uint8_t len;
    bool mouse;                    /* the terminal was asked to report clicks */
    uint16_t column, row;          /* the place of the last click, from 0 */
    char bytes[KEYS_SEQUENCE_MAX]; /* the bytes of an unfinished character or sequence */
};

/* Takes bytes up to the end of a key, which it returns; *in and *len move on. KEY_NONE: all are
 * read. Drops invalid UTF-8 and what is not printable. */
uint32_t keys_next(struct keys *keys, const char **in, size_t *len);
/* How long to wait for the next byte before keys_timeout is called, in ms; 0: no key is unfinished.
 */
int keys_wait(const struct keys *keys);
/* No byte came for as long as keys_wait says. Returns the key that the bytes are now: KEY_ESCAPE,
 * or KEY_UNKNOWN for the start of a sequence, which is dropped; KEY_NONE: there is none. The rest
 * of a cursor key that comes within KEYS_REST_MS of its late Esc is still that key. */
uint32_t keys_timeout(struct keys *keys);
