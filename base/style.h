/*
 * Styled text: UTF-8 with switches in it. The lobby makes it, and the door turns it into bytes for
 * one client. A switch is the byte 037 (0x1F) and one letter or sign. Text from people never holds
 * a switch, because utf8_clean drops control bytes. Style alone never tells anything (doc/ux.md:
 * never colour alone).
 *
 * Symbols are Unicode characters. The door replaces them by their ASCII forms for a client without
 * UTF-8.
 */
#pragma once

#define STYLE_BYTE '\037'

#define STYLE_NORMAL  "\037n" /* ends every other style */
#define STYLE_BOLD    "\037b"
#define STYLE_DIM     "\037d"
#define STYLE_REVERSE "\037i" /* header rows */
#define STYLE_ALERT   "\037!" /* urgent; the words always have "!!" as well */
#define STYLE_TYPE    "\037t" /* what can be typed */
/* The colours of cards. Red is for hearts as well, green for clubs and blue for diamonds. Spades
 * have the terminal's own colour. */
#define STYLE_RED    "\037R"
#define STYLE_GREEN  "\037G"
#define STYLE_BLUE   "\037B"
#define STYLE_YELLOW "\037Y"
#define STYLE_SPADES "\037S"

/* Bold black or white letters on a coloured ground. Those with FACE are for the faces of cards
 * (picture.h). MINE is for the words "YOUR TURN" in a header row; SOON takes its place when little
 * time is left. LIT is for the seat that has to play and for the card under the cursor. Terminals
 * without colours show all of them in bold, and LIT in reverse video as well. */
#define STYLE_FACE_RED    "\037r"
#define STYLE_FACE_GREEN  "\037g"
#define STYLE_FACE_BLUE   "\037u"
#define STYLE_FACE_YELLOW "\037y"
#define STYLE_FACE_SPADES "\037s"
#define STYLE_FACE_WILD   "\037w"
#define STYLE_MINE        "\037m"
#define STYLE_SOON        "\037a"
#define STYLE_LIT         "\037l"

/* LOOKS has the letters of all styles above except NORMAL. FILLS has those of the styles in which a
 * blank can be seen. */
#define STYLE_LOOKS "bdi!tRGBYSrguyswmal"
#define STYLE_FILLS "irguyswmal"

/* Marks the column at which the further rows of a long line begin. Without it they begin two cells
 * to the right of the first row. */
#define STYLE_HANG "\037|"

/* At the start of a line's words: the line is talk. A wide screen shows talk in a column beside the
 * events. */
#define STYLE_ASIDE "\037c"

/* Right after ASIDE: the screen may keep the line in sight when events push it away (frame_layout).
 * Elsewhere it has no effect. */
#define STYLE_PIN "\037p"

/* Anywhere in a line of a screen's log: the line stays in sight until its reader types or scrolls.
 */
#define STYLE_KEEP "\037k"

/* OPEN at the start of a line of a screen's log: the next line may be joined to it. JOIN at the
 * start of a line: the line is joined to the one before it if that one begins with OPEN
 * (frame_log). Elsewhere they have no effect. */
#define STYLE_OPEN "\037("
#define STYLE_JOIN "\037+"

/* At the start of a line of a screen's log, or after OPEN: what follows up to STYLE_HANG, such as
 * the time of day, is a margin. A screen of fewer than STYLE_MARGIN_COLUMNS columns shows one blank
 * in its place. Elsewhere the switch has no effect. */
#define STYLE_MARGIN         "\037<"
#define STYLE_MARGIN_COLUMNS 60

/* On a row of a screen (frame_rows), RIGHT moves what follows it to the right edge and fills the
 * gap with blanks in the present look. RULE draws a line from there to the right edge. Elsewhere
 * they have no effect. */
#define STYLE_RIGHT "\037>"
#define STYLE_RULE  "\037-"
