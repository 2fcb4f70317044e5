/*
 * Keyboard bytes to keys.
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
    STATE_LATE, /* an Esc was taken for the key, and the rest of a sequence may yet come */
    STATE_CSI,
    STATE_SS3,
    STATE_CONSOLE,
    STATE_MOUSE /* a click as a terminal reports it that has no mode 1006: three bytes */
};
enum { ESC = 0x1b, CTRL_C = 3, CTRL_H = 8 };

/* The sequences after CSI, with their final byte. Of the modifiers 5 is Ctrl and 3 is Alt. */
static const struct {
    const char *sequence;
    uint32_t key;
} csi_keys[] = {{"A", KEY_UP},
                {"B", KEY_DOWN},
                {"C", KEY_RIGHT},
                {"D", KEY_LEFT},
                {"H", KEY_HOME},
                {"F", KEY_END},
                {"1~", KEY_HOME},
                {"7~", KEY_HOME},
                {"4~", KEY_END},
                {"8~", KEY_END},
                {"3~", KEY_DELETE},
                {"5~", KEY_PAGE_UP},
                {"6~", KEY_PAGE_DOWN},
                {"3;5~", KEY_WORD_DELETE},
                {"1;5C", KEY_WORD_RIGHT},
                {"1;3C", KEY_WORD_RIGHT},
                {"5C", KEY_WORD_RIGHT},
                {"1;5D", KEY_WORD_LEFT},
                {"1;3D", KEY_WORD_LEFT},
                {"5D", KEY_WORD_LEFT}};

/* A click as mode 1006 reports it: "<BUTTON;COLUMN;ROW" and M when a button goes down. Buttons with
 * other keys held, wheels and movements are no keys. */
static uint32_t click(struct keys *keys)
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

static uint32_t csi_end(struct keys *keys)
{
    keys->bytes[keys->len] = '\0';
    if (keys->bytes[0] == '<')
        return keys->mouse && !keys->paste ? click(keys) : (uint32_t)KEY_UNKNOWN;
    if (keys->mouse && strcmp(keys->bytes, "M") == 0) {
        keys->state = STATE_MOUSE;
        keys->len = 0;
        return KEY_NONE;
    }
    if (strcmp(keys->bytes, "200~") == 0) {
        keys->paste = true;
        return KEY_NONE;
    }
    if (strcmp(keys->bytes, "201~") == 0) {
        keys->paste = false;
        return KEY_NONE;
    }
    if (keys->paste)
        return KEY_NONE;
    for (size_t i = 0; i < sizeof(csi_keys) / sizeof(csi_keys[0]); i++)
        if (strcmp(keys->bytes, csi_keys[i].sequence) == 0)
            return csi_keys[i].key;
    return KEY_UNKNOWN;
}

/* A byte of a control sequence (ECMA-48 5.4): it ends with its first byte of 0x40 and above. */
static uint32_t csi_byte(struct keys *keys, uint8_t byte)
{
    if (byte < ' ' || byte > '~') {
        keys->state = STATE_PLAIN;
        return keys_byte(keys, byte);
    }
    if (keys->len == 0 &&
        byte == '[') { /* function keys of the Linux console have one letter more */
        keys->state = STATE_CONSOLE;
        return KEY_NONE;
    }
    if (keys->len + 1 < KEYS_SEQUENCE_MAX) /* a longer one is no key, but is read to its end */
        keys->bytes[keys->len++] = (char)byte;
    if (byte < '@')
        return KEY_NONE;
    keys->state = STATE_PLAIN;
    return csi_end(keys);
}

static uint32_t ss3_byte(struct keys *keys, uint8_t byte)
{
    keys->state = STATE_PLAIN;
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
    default: return byte < ' ' ? keys_byte(keys, byte) : (uint32_t)KEY_UNKNOWN;
    }
}

static uint32_t escape_byte(struct keys *keys, uint8_t byte)
{
    keys->state = STATE_PLAIN;
    keys->len = 0;
    if (byte == '[') {
        keys->state = STATE_CSI;
        return KEY_NONE;
    }
    if (byte == ESC) {
        keys->state = STATE_ESCAPE;
        return KEY_NONE;
    }
    if (keys->paste)
        return keys_byte(keys, byte);
    switch (byte) {
    case 'O': keys->state = STATE_SS3; return KEY_NONE;
    case 'b':
    case 'B': return KEY_WORD_LEFT;
    case 'f':
    case 'F': return KEY_WORD_RIGHT;
    case 'd':
    case 'D': return KEY_WORD_DELETE;
    case CTRL_H:
    case KEY_DEL: return KEY_WORD_ERASE;
    default: return byte < ' ' || byte > '~' ? keys_byte(keys, byte) : (uint32_t)KEY_UNKNOWN;
    }
}

/* How many bytes a character has that begins with this byte; 0: none begins with it. */
static int sequence_length(uint8_t byte)
{
    if (byte >= 0xc2 && byte < 0xe0)
        return 2;
    if (byte >= 0xe0 && byte < 0xf0)
        return 3;
    return byte >= 0xf0 && byte < 0xf5 ? 4 : 0;
}

static uint32_t utf8_byte(struct keys *keys, uint8_t byte)
{
    uint32_t point;

    if ((byte & 0xc0) != 0x80) {
        keys->state = STATE_PLAIN;
        return keys_byte(keys, byte);
    }
    keys->bytes[keys->len++] = (char)byte;
    if (keys->len < sequence_length((uint8_t)keys->bytes[0]))
        return KEY_NONE;
    keys->state = STATE_PLAIN;
    if (utf8_decode(keys->bytes, keys->len, &point) <= 0 || !utf8_printable(point))
        return KEY_NONE;
    return point;
}

static uint32_t plain_byte(struct keys *keys, uint8_t byte)
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
    if (sequence_length(byte) > 0) {
        keys->state = STATE_UTF8;
        keys->bytes[0] = (char)byte;
        keys->len = 1;
    }
    return KEY_NONE;
}

static uint32_t late_byte(struct keys *keys, uint8_t byte)
{
    keys->len = 0;
    keys->state = byte == '[' ? STATE_CSI : STATE_PLAIN;
    return byte == '[' ? (uint32_t)KEY_NONE : plain_byte(keys, byte);
}

int keys_wait(const struct keys *keys)
{
    switch (keys->state) {
    case STATE_PLAIN:
    case STATE_UTF8: return 0;
    case STATE_ESCAPE: return KEYS_ESCAPE_MS;
    default: return KEYS_REST_MS;
    }
}

uint32_t keys_timeout(struct keys *keys)
{
    uint8_t was = keys->state;

    if (keys_wait(keys) == 0)
        return KEY_NONE;
    keys->state = STATE_PLAIN;
    if (was == STATE_LATE || keys->paste)
        return KEY_NONE;
    if (was != STATE_ESCAPE)
        return KEY_UNKNOWN;
    keys->state = STATE_LATE;
    return KEY_ESCAPE;
}

uint32_t keys_byte(struct keys *keys, uint8_t byte)
{
    switch (keys->state) {
    case STATE_UTF8: return utf8_byte(keys, byte);
    case STATE_ESCAPE: return escape_byte(keys, byte);
    case STATE_LATE: return late_byte(keys, byte);
    case STATE_CSI: return csi_byte(keys, byte);
    case STATE_SS3: return ss3_byte(keys, byte);
    case STATE_CONSOLE: keys->state = STATE_PLAIN; return KEY_UNKNOWN;
    case STATE_MOUSE:
        keys->state = ++keys->len == 3 ? STATE_PLAIN : STATE_MOUSE;
        return keys->len == 3 ? KEY_UNKNOWN : KEY_NONE;
    default: return plain_byte(keys, byte);
    }
}
