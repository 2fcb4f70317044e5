/*
 * Keys that are pressed while nothing is typed. The room tells the door which ones it wants
 * (LINK_KEYS), and the door sends them (LINK_KEY). Door and room may be of different versions, so
 * never change a number.
 */
#pragma once

/* The number of a key. That of a character (' ' to '~') is its code point. */
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

/* Bits that say which keys the room asks for. Esc is always sent. */
enum {
    PRESS_ASK_PLAY = 1,  /* send cursor keys, Enter and the characters that LINK_KEYS names */
    PRESS_ASK_CLICK = 2, /* send clicks */
    PRESS_ASK_MOUSE = 4, /* have the terminal report clicks while a screen is shown */
    PRESS_ASK_PAGES = 8  /* send PgUp and PgDn, which turn the pages of a list */
};
