/*
 * Lines of the room begin with marks that players must not imitate: "!!" before what is urgent, and
 * "[NAME]" before talk on a channel. In the plain layout the client wraps lines by itself, so any
 * word of a player can come to stand at the beginning of a row. Therefore players cannot write
 * these marks anywhere.
 */
#pragma once

#include <stdbool.h>

/* Turns several exclamation marks in a row into one, also if blanks are between them, and square
 * brackets into round ones. Signs that look like these are treated alike. The text never gets
 * longer. A text that utf8_clean made stays clean. */
void unmark_text(char *text);
/* Whether unmark_text would change the text. */
bool unmark_changes(const char *text);
