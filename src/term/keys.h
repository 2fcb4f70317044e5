/*
 * Turns the bytes of a terminal into keys: UTF-8, control keys, and clicks of a mouse (xterm's
 * modes 1000 and 1006). It knows the sequences that xterm, rxvt, PuTTY, screen, kitty and the Linux
 * console send for keys, in every mode that another program may have left on. Anything else that a
 * terminal sends, such as other reports of a mouse or answers, is not a key and is never typed.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "press_key.h"

/* A key is a printable code point (utf8_printable), a control key as its byte (Ctrl-A is 1, DEL is
 * 127), or one of these. Keys that may be for the room have the numbers of press_key.h. From KEY_UP
 * on the numbers are beyond Unicode. Enter is always KEY_ENTER: CR, LF, CR LF and CR NUL are one
 * each. */
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
    KEY_HOME = 0x210000, /* from here on: keys that are never for the room */
    KEY_END,
    KEY_DELETE,
    KEY_WORD_LEFT,
    KEY_WORD_RIGHT,
    KEY_WORD_DELETE,
    KEY_WORD_ERASE,   /* erases a word backwards */
    KEY_PASTED_BREAK, /* a line end or tab in pasted text */
    KEY_UNKNOWN       /* a sequence that is not a key here */
};

enum {
    KEYS_SEQUENCE_MAX = 32, /* bytes of a sequence */
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
    bool mouse;                    /* the caller has asked the terminal to report clicks */
    uint16_t column, row;          /* the place of the last click, from 0 */
    char bytes[KEYS_SEQUENCE_MAX]; /* the bytes of an unfinished character or sequence */
};

/* Reads bytes up to the end of a key and returns the key; moves *in and *len past them. KEY_NONE:
 * all bytes are read. Drops invalid UTF-8 and what is not printable. */
uint32_t keys_next(struct keys *keys, const char **in, size_t *len);
/* How long to wait for the next byte, in ms, before calling keys_timeout; 0: for as long as it
 * takes, because no key is unfinished, or only a character or pasted text is. */
int keys_wait(const struct keys *keys);
/* No byte has come for as long as keys_wait says. Returns the key that the bytes so far are:
 * KEY_ESCAPE, an O that came after it, or KEY_UNKNOWN for the start of a sequence, which is
 * dropped; KEY_NONE: they are not a key. If the rest of a cursor key comes within KEYS_REST_MS
 * after that Esc, it is still that cursor key. */
uint32_t keys_timeout(struct keys *keys);
