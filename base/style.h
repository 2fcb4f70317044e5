/*
 * Styled text: UTF-8 with switches in it. The lobby makes it, and the door turns it into bytes for
 * one client. A switch is the byte 037 (0x1F) and one letter; text from people never holds one, as
 * utf8_clean drops control bytes. Words never depend on style alone (doc/ux.md: never colour
 * alone).
 *
 * Symbols are written as their Unicode characters; the door puts their ASCII forms where the client
 * has no UTF-8.
 */
#pragma once

#define STYLE_BYTE '\037'

#define STYLE_NORMAL  "\037n" /* ends every other style */
#define STYLE_BOLD    "\037b"
#define STYLE_DIM     "\037d"
#define STYLE_REVERSE "\037i" /* header rows */
#define STYLE_ALERT   "\037!" /* urgent; the words always have "!!" as well */
#define STYLE_TYPE    "\037t" /* what can be typed */
/* card colours and suits: R and hearts, G and clubs, B and diamonds, Y, spades */
#define STYLE_RED    "\037R"
#define STYLE_GREEN  "\037G"
#define STYLE_BLUE   "\037B"
#define STYLE_YELLOW "\037Y"
#define STYLE_SPADES "\037S"

/* Bold black or white letters on a coloured ground. The first are for a card's face (picture.h):
 * one for each of the colours above, one for spades, one for wild cards. The next two are for the
 * words of a header row that say whose turn it is, the second when little time is left. The last is
 * for the seat that has to play. Terminals without colours show them in bold, and the seat in
 * reverse video. */
#define STYLE_FACE_RED    "\037r"
#define STYLE_FACE_GREEN  "\037g"
#define STYLE_FACE_BLUE   "\037u"
#define STYLE_FACE_YELLOW "\037y"
#define STYLE_FACE_SPADES "\037s"
#define STYLE_FACE_WILD   "\037w"
#define STYLE_MINE        "\037m"
#define STYLE_SOON        "\037a"
#define STYLE_LIT         "\037l"

/* The letters of all styles, and of those in which a blank can be seen. */
#define STYLE_LOOKS "bdi!tRGBYSrguyswmal"
#define STYLE_FILLS "irguyswmal"

/* Marks the column at which the further rows of a long line begin. Without it they begin two cells
 * to the right of the first row. */
#define STYLE_HANG "\037|"

/* At the start of a line's words: the line is talk. A wide screen shows talk beside the events.
 */
#define STYLE_ASIDE "\037c"

/* Behind ASIDE: the screen may keep the line in sight below the events (frame.h). Elsewhere it has
 * no effect. */
#define STYLE_PIN "\037p"

/* A line of the log that stays in sight until its reader types or scrolls. */
#define STYLE_KEEP "\037k"

/* OPEN at the start of a line of a screen's log: the next sentence may be joined to the line. JOIN
 * at the start of a text: the text is such a sentence (frame.h). Elsewhere they have no effect. */
#define STYLE_OPEN "\037("
#define STYLE_JOIN "\037+"

/* At the start of a line of a screen's log, or after OPEN: a screen of fewer columns than this
 * shows one blank in place of what follows up to STYLE_HANG, such as the time of day. Elsewhere it
 * has no effect. */
#define STYLE_MARGIN         "\037<"
#define STYLE_MARGIN_COLUMNS 60

/* On a row of a screen only (frame.h): what follows is set to the right edge, and the gap keeps the
 * look; a line is drawn to the right edge. Elsewhere they have no effect. */
#define STYLE_RIGHT "\037>"
#define STYLE_RULE  "\037-"
