/*
 * Keys that play while nothing is typed, as the door sends them to the room (LINK_KEY, LINK_KEYS).
 * Door and room may be of different versions: never change a number.
 */
#pragma once

/* A character is its code point (' ' to '~'). */
enum {
    PRESS_NONE = 0, /* no key */
    PRESS_TAB = 9,
    PRESS_ENTER = 10,
    PRESS_ESCAPE = 27,
    PRESS_UP = 0x200000,
    PRESS_DOWN,
    PRESS_RIGHT,
    PRESS_LEFT,
    PRESS_CLICK,
    PRESS_CLICK_RIGHT,
    PRESS_PAGE_UP,
    PRESS_PAGE_DOWN
};

/* What the room asks for. Esc is always sent. */
enum {
    PRESS_ASK_PLAY = 1,  /* cursor keys, Enter and the characters that it names */
    PRESS_ASK_CLICK = 2, /* clicks */
    PRESS_ASK_MOUSE = 4, /* that the terminal reports clicks while a screen is shown */
    PRESS_ASK_PAGES = 8  /* PgUp and PgDn, which turn the pages of a list */
};
