/*
 * Turns keyboard bytes into keys. One parser reads all that ECMA-48 calls control functions, each
 * to its end. An Esc begins the next one. A control character that cannot be part of a control
 * function breaks it off and counts as a key.
 */
#include "keys.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "utf8.h"

enum state {
    STATE_PLAIN,
    STATE_UTF8,
    STATE_ESCAPE,
    STATE_LATE,     /* an Esc was taken for the key, and the rest of a sequence may still come */
    STATE_LATE_SS3, /* an O came after it, which is a letter unless the rest of a cursor key
                     * follows */
    STATE_CSI,
    STATE_SS3,
    STATE_CONSOLE,
    STATE_MOUSE,  /* a click from a terminal without mode 1006: three bytes */
    STATE_STRING, /* OSC, DCS, APC, PM or SOS: an answer of the terminal */
    STATE_STRING_ESCAPE
};
enum { ESC = 0x1b, BELL = 7, CTRL_C = 3, CTRL_H = 8 };
/* The modifiers of xterm and kitty, without the 1 that those add. The highest bits are locks. */
enum { SHIFT = 1, ALT = 2, CONTROL = 4, NO_TEXT = 8 | 16 | 32, RELEASED = 3 };

/* The keys of sequences after CSI, by final byte and first number; `word`: with Alt or Ctrl. */
static const struct {
    char final;
    uint8_t number;
    bool word;
    uint32_t key;
} csi_keys[] = {
    {'A', 1, false, KEY_UP},        {'B', 1, false, KEY_DOWN},       {'C', 1, false, KEY_RIGHT},
    {'D', 1, false, KEY_LEFT},      {'H', 1, false, KEY_HOME},       {'F', 1, false, KEY_END},
    {'~', 1, false, KEY_HOME},      {'~', 7, false, KEY_HOME},       {'~', 4, false, KEY_END},
    {'~', 8, false, KEY_END},       {'~', 3, false, KEY_DELETE},     {'~', 5, false, KEY_PAGE_UP},
    {'~', 6, false, KEY_PAGE_DOWN}, {'~', 3, true, KEY_WORD_DELETE}, {'C', 1, true, KEY_WORD_RIGHT},
    {'D', 1, true, KEY_WORD_LEFT},  {'C', 5, false, KEY_WORD_RIGHT}, /* rxvt */
    {'D', 5, false, KEY_WORD_LEFT}};

/* Reads a click as mode 1006 reports it: "<BUTTON;COLUMN;ROW" and M when a button goes down.
 * Wheels, movements, the middle button, and buttons while other keys are held are no keys. */
static uint32_t keys_click(struct keys *keys)
{
    unsigned button, column, row;
    int end = 0;

    if (sscanf(keys->bytes, "<%3u;%4u;%4uM%n", &button, &column, &row, &end) != 3 ||
        end != keys->len || column == 0 || row == 0 || (button != 0 && button != 2))
        return KEY_UNKNOWN;
    keys->column = (uint16_t)(column - 1);
    keys->row = (uint16_t)(row - 1);
    return button == 0 ? KEY_CLICK : KEY_CLICK_RIGHT;
}

/* The meaning of a key that was typed with Alt or after an Esc. */
static uint32_t keys_alt(uint32_t key)
{
    switch (key) {
    case 'b':
    case 'B': return KEY_WORD_LEFT;
    case 'f':
    case 'F': return KEY_WORD_RIGHT;
    case 'd':
    case 'D': return KEY_WORD_DELETE;
    case CTRL_H:
    case KEY_DEL: return KEY_WORD_ERASE;
    default: return KEY_UNKNOWN;
    }
}

/* Reads a key that is sent as its number: "CODE;MODIFIERS u" (fixterms, kitty), where the number of
 * the shifted key may stand after a colon, or "27;MODIFIERS;CODE ~" (modifyOtherKeys of xterm). */
static uint32_t keys_coded(uint32_t code, uint32_t shifted, unsigned modifiers)
{
    enum { KITTY_KEYPAD = 57399 };
    static const char keypad[] = "0123456789./*-+\r=,";

    if (code >= KITTY_KEYPAD && code < KITTY_KEYPAD + sizeof(keypad) - 1)
        code = (uint8_t)keypad[code - KITTY_KEYPAD];
    if (modifiers & NO_TEXT)
        return KEY_UNKNOWN;
    if (modifiers & SHIFT && shifted > 0)
        code = shifted;
    else if (modifiers & SHIFT && code >= 'a' && code <= 'z')
        code -= 'a' - 'A';
    if (modifiers & CONTROL && code >= '@' && code < KEY_DEL)
        code &= 0x1f;
    if (modifiers & ALT)
        return keys_alt(code);
    if (code == '\r')
        return KEY_ENTER;
    if (code == ESC)
        return KEY_ESCAPE;
    return (code > 0 && code < ' ') || code == KEY_DEL || utf8_printable(code)
               ? code
               : (uint32_t)KEY_UNKNOWN;
}

enum { NUMBERS = 3, NUMBER_MAX = 0x10ffff };

/* Reads "1:2;3:4...": `number[i][0]` gets what stands before the first colon, `[1]` what follows
 * it. False: the text holds something else. */
static bool keys_csi_numbers(const char *bytes, size_t len, uint32_t number[NUMBERS][2])
{
    size_t i = 0, sub = 0;

    for (size_t at = 0; at < len; at++) {
        if (bytes[at] == ';') {
            i++;
            sub = 0;
        } else if (bytes[at] == ':') {
            sub++;
        } else if (bytes[at] < '0' || bytes[at] > '9') {
            return false;
        } else if (i < NUMBERS && sub < 2 && number[i][sub] <= NUMBER_MAX) {
            number[i][sub] = number[i][sub] * 10 + (uint32_t)(bytes[at] - '0');
        }
    }
    return true;
}

static uint32_t keys_csi(const struct keys *keys)
{
    char final = keys->bytes[keys->len - 1];
    uint32_t number[NUMBERS][2] = {{0}};

    if (!keys_csi_numbers(keys->bytes, keys->len - 1U, number) || number[1][1] == RELEASED)
        return KEY_UNKNOWN;
    unsigned modifiers = number[1][0] > 0 ? number[1][0] - 1 : 0;
    if (final == 'u')
        return keys_coded(number[0][0], number[0][1], modifiers);
    if (final == '~' && number[0][0] == 27)
        return keys_coded(number[2][0], 0, modifiers);
    if (number[0][0] == 0 && final != '~')
        number[0][0] = 1;
    bool word = modifiers & (ALT | CONTROL);
    if (modifiers & (SHIFT | NO_TEXT))
        return KEY_UNKNOWN;
    for (size_t i = 0; i < sizeof(csi_keys) / sizeof(csi_keys[0]); i++)
        if (csi_keys[i].final == final && csi_keys[i].number == number[0][0] &&
            csi_keys[i].word == word)
            return csi_keys[i].key;
    return KEY_UNKNOWN;
}

static uint32_t keys_csi_end(struct keys *keys)
{
    keys->bytes[keys->len] = '\0';
    bool begins = strcmp(keys->bytes, "200~") == 0, ends = strcmp(keys->bytes, "201~") == 0;
    if (begins || ends || keys->paste) {
        keys->paste = !ends;
        return KEY_NONE;
    }
    if (strcmp(keys->bytes, "M") == 0) {
        keys->state = STATE_MOUSE;
        keys->len = 0;
        return KEY_NONE;
    }
    if (keys->bytes[0] == '<')
        return keys->mouse ? keys_click(keys) : (uint32_t)KEY_UNKNOWN;
    return keys_csi(keys);
}

/* Ends a sequence at a byte that does not belong to it. Here and below, *took is cleared if the
 * byte has to be read again. */
static uint32_t keys_broken(struct keys *keys, bool *took)
{
    keys->state = STATE_PLAIN;
    *took = false;
    return KEY_NONE;
}

/* Takes a byte of a control sequence (ECMA-48 5.4), which ends with its first byte of 0x40 or
 * above. */
static uint32_t keys_csi_byte(struct keys *keys, uint8_t byte, bool *took)
{
    if (byte < ' ' || byte > '~')
        return keys_broken(keys, took);
    if (keys->len == 0 && byte == '[' && !keys->paste) {
        keys->state = STATE_CONSOLE; /* function keys of the Linux console have one letter more */
        return KEY_NONE;
    }
    if (keys->len + 1 < KEYS_SEQUENCE_MAX) /* a longer sequence is not a key, but is read to its
                                            * end */
        keys->bytes[keys->len++] = (char)byte;
    if (byte < '@')
        return KEY_NONE;
    keys->state = STATE_PLAIN;
    return keys_csi_end(keys);
}

static uint32_t keys_ss3_byte(struct keys *keys, uint8_t byte, bool *took)
{
    if (byte < ' ')
        return keys_broken(keys, took);
    if (byte >= '0' && byte <= ';') /* a number of modifiers, which some terminals send */
        return KEY_NONE;
    keys->state = STATE_PLAIN;
    if (byte >= 'j' && byte <= 'y') /* the keypad's keys: "*+,-./" and digits */
        return byte - ('j' - '*');
    switch (byte) {
    case 'A': return KEY_UP;
    case 'B': return KEY_DOWN;
    case 'C': return KEY_RIGHT;
    case 'D': return KEY_LEFT;
    case 'H': return KEY_HOME;
    case 'F': return KEY_END;
    case 'c': return KEY_WORD_RIGHT; /* rxvt */
    case 'd': return KEY_WORD_LEFT;
    case 'M': return KEY_ENTER; /* of the keypad */
    default: return KEY_UNKNOWN;
    }
}

static uint32_t keys_escape_byte(struct keys *keys, uint8_t byte, bool *took)
{
    keys->state = STATE_PLAIN;
    keys->len = 0;
    if (byte == '[')
        keys->state = STATE_CSI;
    else if (byte == ESC)
        keys->state = STATE_ESCAPE;
    else if (keys->paste)
        *took = false;
    else if (byte == 'O')
        keys->state = STATE_SS3;
    else if (byte == ']' || byte == 'P' || byte == '_' || byte == '^' || byte == 'X')
        keys->state = STATE_STRING;
    else if (byte == CTRL_H || (byte >= ' ' && byte <= KEY_DEL))
        return keys_alt(byte);
    else
        *took = false;
    return KEY_NONE;
}

static uint32_t keys_mouse_byte(struct keys *keys, uint8_t byte, bool *took)
{
    if (byte > 0 && byte < ' ')
        return keys_broken(keys, took);
    if (++keys->len < 3)
        return KEY_NONE;
    keys->state = STATE_PLAIN;
    return KEY_UNKNOWN;
}

/* Takes a byte of a control string (ECMA-48 5.6), which ends with ST or BEL (xterm). */
static uint32_t keys_string_byte(struct keys *keys, uint8_t byte, bool *took)
{
    if (byte == ESC)
        keys->state = STATE_STRING_ESCAPE;
    else if (byte == BELL)
        keys->state = STATE_PLAIN;
    else if (byte < ' ')
        return keys_broken(keys, took);
    return KEY_NONE;
}

static uint32_t keys_string_escape_byte(struct keys *keys, uint8_t byte, bool *took)
{
    if (byte != '\\')
        return keys_escape_byte(keys, byte, took);
    keys->state = STATE_PLAIN;
    return KEY_NONE;
}

/* How many bytes a character has that begins with this byte; 0: none begins with it. */
static int keys_sequence_length(uint8_t byte)
{
    if (byte >= 0xc2 && byte < 0xe0)
        return 2;
    if (byte >= 0xe0 && byte < 0xf0)
        return 3;
    return byte >= 0xf0 && byte < 0xf5 ? 4 : 0;
}

static uint32_t keys_utf8_byte(struct keys *keys, uint8_t byte, bool *took)
{
    uint32_t point;

    if ((byte & 0xc0) != 0x80)
        return keys_broken(keys, took);
    keys->bytes[keys->len++] = (char)byte;
    if (keys->len < keys_sequence_length((uint8_t)keys->bytes[0]))
        return KEY_NONE;
    keys->state = STATE_PLAIN;
    if (utf8_decode(keys->bytes, keys->len, &point) <= 0 || !utf8_printable(point))
        return KEY_NONE;
    return point;
}

static uint32_t keys_plain_byte(struct keys *keys, uint8_t byte)
{
    bool after_cr = keys->cr;

    keys->cr = byte == '\r';
    if (byte == '\r' || byte == '\n') {
        if (byte == '\n' && after_cr)
            return KEY_NONE;
        return keys->paste ? KEY_PASTED_BREAK : KEY_ENTER;
    }
    if (byte == ESC) {
        keys->state = STATE_ESCAPE;
        return KEY_NONE;
    }
    if (byte == CTRL_C)
        keys->paste = false;
    else if (byte == KEY_TAB && keys->paste)
        return KEY_PASTED_BREAK;
    else if ((byte < ' ' || byte == KEY_DEL) && keys->paste)
        return KEY_NONE;
    if (byte < 0x80)
        return byte;
    if (keys_sequence_length(byte) > 0) {
        keys->state = STATE_UTF8;
        keys->bytes[0] = (char)byte;
        keys->len = 1;
    }
    return KEY_NONE;
}

static uint32_t keys_late_byte(struct keys *keys, uint8_t byte, bool *took)
{
    keys->len = 0;
    if (byte != '[' && byte != 'O')
        return keys_broken(keys, took);
    keys->state = byte == '[' ? STATE_CSI : STATE_LATE_SS3;
    return KEY_NONE;
}

static uint32_t keys_late_ss3_byte(struct keys *keys, uint8_t byte, bool *took)
{
    if ((byte >= 'A' && byte <= 'D') || byte == 'H' || byte == 'F')
        return keys_ss3_byte(keys, byte, took);
    keys_broken(keys, took);
    return 'O';
}

int keys_wait(const struct keys *keys)
{
    if (keys->paste)
        return 0;
    switch (keys->state) {
    case STATE_PLAIN:
    case STATE_UTF8: return 0;
    case STATE_ESCAPE:
    case STATE_LATE_SS3: return KEYS_ESCAPE_MS;
    default: return KEYS_REST_MS;
    }
}

uint32_t keys_timeout(struct keys *keys)
{
    uint8_t was = keys->state;

    if (keys_wait(keys) == 0)
        return KEY_NONE;
    keys->state = was == STATE_ESCAPE ? STATE_LATE : STATE_PLAIN;
    switch (was) {
    case STATE_ESCAPE: return KEY_ESCAPE;
    case STATE_LATE: return KEY_NONE;
    case STATE_LATE_SS3: return 'O';
    default: return KEY_UNKNOWN;
    }
}

static uint32_t keys_byte(struct keys *keys, uint8_t byte, bool *took)
{
    switch (keys->state) {
    case STATE_UTF8: return keys_utf8_byte(keys, byte, took);
    case STATE_ESCAPE: return keys_escape_byte(keys, byte, took);
    case STATE_LATE: return keys_late_byte(keys, byte, took);
    case STATE_LATE_SS3: return keys_late_ss3_byte(keys, byte, took);
    case STATE_CSI: return keys_csi_byte(keys, byte, took);
    case STATE_SS3: return keys_ss3_byte(keys, byte, took);
    case STATE_CONSOLE:
        if (byte < ' ')
            return keys_broken(keys, took);
        keys->state = STATE_PLAIN;
        return KEY_UNKNOWN;
    case STATE_MOUSE: return keys_mouse_byte(keys, byte, took);
    case STATE_STRING: return keys_string_byte(keys, byte, took);
    case STATE_STRING_ESCAPE: return keys_string_escape_byte(keys, byte, took);
    default: return keys_plain_byte(keys, byte);
    }
}

uint32_t keys_next(struct keys *keys, const char **in, size_t *len)
{
    uint32_t key = KEY_NONE;

    while (*len > 0 && key == KEY_NONE) {
        bool took = true;

        key = keys_byte(keys, (uint8_t) * *in, &took);
        *in += took;
        *len -= took;
    }
    return key;
}
