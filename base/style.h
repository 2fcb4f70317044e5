/*
 * Styled text: UTF-8 with switches in it. The lobby makes it, and the door turns it into bytes for
 * one client. A switch is the byte 0x1F and one letter; text from people never holds one, as
 * utf8_clean drops control bytes. Words never depend on style alone (doc/ux.md: never colour
 * alone).
 *
 * Symbols are written as their Unicode characters; the door puts their ASCII forms where the client
 * has no UTF-8.
 */
#pragma once

#define STYLE_BYTE '\x1f'

#define STYLE_NORMAL "\x1fn" /* ends every other style */
#define STYLE_BOLD                                                                                 \
    "\x1f"                                                                                         \
    "b"
#define STYLE_DIM                                                                                  \
    "\x1f"                                                                                         \
    "d"
#define STYLE_REVERSE "\x1fi" /* header rows */
#define STYLE_ALERT   "\x1f!" /* urgent; the words always have "!!" as well */
#define STYLE_TYPE    "\x1ft" /* what can be typed */
#define STYLE_RED                                                                                  \
    "\x1fR" /* card colours and suits: R and hearts, G and clubs, B and diamonds, Y, spades */
#define STYLE_GREEN "\x1fG"
#define STYLE_BLUE                                                                                 \
    "\x1f"                                                                                         \
    "B"
#define STYLE_YELLOW "\x1fY"
#define STYLE_SPADES "\x1fS"

/* Bold black or white letters on a coloured ground. The first are for a card's face (picture.h):
 * one for each of the colours above, one for spades, one for wild cards. The next two are for the
 * words of a header row that say whose turn it is, the second when little time is left. The last is
 * for the seat that has to play. Terminals without colours show them in bold, and the seat in
 * reverse video. */
#define STYLE_FACE_RED    "\x1fr"
#define STYLE_FACE_GREEN  "\x1fg"
#define STYLE_FACE_BLUE   "\x1fu"
#define STYLE_FACE_YELLOW "\x1fy"
#define STYLE_FACE_SPADES "\x1fs"
#define STYLE_FACE_WILD   "\x1fw"
#define STYLE_MINE        "\x1fm"
#define STYLE_SOON                                                                                 \
    "\x1f"                                                                                         \
    "a"
#define STYLE_LIT "\x1fl"

/* The letters of all styles, and of those in which a blank can be seen. */
#define STYLE_LOOKS "bdi!tRGBYSrguyswmal"
#define STYLE_FILLS "irguyswmal"

/* Marks the column at which the further rows of a long line begin. Without it they begin two cells
 * to the right of the first row. */
#define STYLE_HANG "\x1f|"

/* At the start of a line's words: the line is talk. A wide screen shows talk beside the events.
 */
#define STYLE_ASIDE                                                                                \
    "\x1f"                                                                                         \
    "c"

/* Behind ASIDE: the screen may keep the line in sight below the events (frame.h). Elsewhere it has
 * no effect. */
#define STYLE_PIN "\x1fp"

/* A line of the log that stays in sight until its reader types or scrolls. */
#define STYLE_KEEP "\x1fk"

/* OPEN at the start of a line of a screen's log: the next sentence may be joined to the line. JOIN
 * at the start of a text: the text is such a sentence (frame.h). Elsewhere they have no effect. */
#define STYLE_OPEN "\x1f("
#define STYLE_JOIN "\x1f+"

/* At the start of a line of a screen's log, or after OPEN: a screen of fewer columns than this
 * shows one blank in place of what follows up to STYLE_HANG, such as the time of day. Elsewhere it
 * has no effect. */
#define STYLE_MARGIN         "\x1f<"
#define STYLE_MARGIN_COLUMNS 60

/* On a row of a screen only (frame.h): what follows is set to the right edge, and the gap keeps the
 * look; a line is drawn to the right edge. Elsewhere they have no effect. */
#define STYLE_RIGHT "\x1f>"
#define STYLE_RULE  "\x1f-"
