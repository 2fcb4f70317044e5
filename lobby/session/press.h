/*
 * Keys that are pressed while nothing is typed, as the door tells them (LINK_KEY). The room turns
 * each into the line that a player would type for it, which is carried out like a typed one.
 */
#ifndef LOBBY_SESSION_PRESS_H
#define LOBBY_SESSION_PRESS_H

#include <stdint.h>

struct session;

/* A printable ASCII character is itself. The door sends these numbers: never change one. */
enum {
    PRESS_NONE = 0, /* no key */
    PRESS_ESCAPE = 27
};

struct press {
    uint32_t key;
    uint32_t turn;        /* the one that the key is meant for */
    uint16_t column, row; /* of a click, from 0 */
};

/* The line that the key stands for where the session is now. NULL: none, and what the key changes
 * by itself is changed. */
const char *press_line(struct session *session, const struct press *press);

#endif
