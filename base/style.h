/*
 * Styled text: UTF-8 with switches in it, made by the lobby, turned into bytes for one client by
 * the door. A switch is the byte 0x1F and one letter; text from people never holds one, as
 * utf8_clean drops control bytes. Words never depend on style alone (doc/ux.md: never colour
 * alone).
 *
 * Symbols are written as their Unicode characters; the door puts their ASCII forms where the client
 * has no UTF-8.
 */
#ifndef BASE_STYLE_H
#define BASE_STYLE_H

#define STYLE_BYTE '\x1f'

#define STYLE_NORMAL "\x1fn" /* ends every other style */
#define STYLE_BOLD                                                                                 \
    "\x1f"                                                                                         \
    "b"
#define STYLE_DIM                                                                                  \
    "\x1f"                                                                                         \
    "d"
#define STYLE_REVERSE "\x1fi" /* header rows */
#define STYLE_ALERT   "\x1f!" /* what cannot wait; always with "!!" in the words */
#define STYLE_TYPE    "\x1ft" /* what can be typed */
#define STYLE_RED                                                                                  \
    "\x1fR" /* card colours and suits: R and hearts, G and clubs, B and diamonds, Y, spades */
#define STYLE_GREEN "\x1fG"
#define STYLE_BLUE                                                                                 \
    "\x1f"                                                                                         \
    "B"
#define STYLE_YELLOW "\x1fY"
#define STYLE_SPADES "\x1fS"

/* Black or white letters, bold, on a coloured ground: what a card's face shows (picture.h) for each
 * of the colours above, spades, and wild cards; the words that it is one's turn in a header row,
 * and the same with little time left; the seat that is to play. Terminals without colours show them
 * in bold, and the seat in reverse video. */
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

/* The letters of all styles, and of those in which a blank is seen. */
#define STYLE_LOOKS "bdi!tRGBYSrguyswmal"
#define STYLE_FILLS "irguyswmal"

/* Marks the column at which the further rows of a long line begin. Without it they begin two cells
 * to the right of the first row. */
#define STYLE_HANG "\x1f|"

/* At the start of a line's words: the line is talk, which a wide screen shows beside the events.
 */
#define STYLE_ASIDE                                                                                \
    "\x1f"                                                                                         \
    "c"

/* OPEN at the start of a line of a screen's log: the next sentence may be joined to it. JOIN at the
 * start of a text: it is such a sentence (frame.h). Elsewhere they have no effect. */
#define STYLE_OPEN "\x1f("
#define STYLE_JOIN "\x1f+"

/* At the start of a line of a screen's log, or behind OPEN: a screen of fewer columns than this
 * shows one blank in place of what follows up to STYLE_HANG, such as the time of day. Elsewhere it
 * has no effect. */
#define STYLE_MARGIN         "\x1f<"
#define STYLE_MARGIN_COLUMNS 60

/* On a row of a screen only (frame.h): what follows is set to the right edge, and the gap keeps the
 * look; a line is drawn to the right edge. Elsewhere they have no effect. */
#define STYLE_RIGHT "\x1f>"
#define STYLE_RULE  "\x1f-"

#endif
