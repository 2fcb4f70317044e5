/*
 * The marks that the room's own lines begin with are the room's alone: "!!" before what is urgent,
 * and "[NAME]" before talk on a channel. In the plain layout the client wraps lines by itself, so
 * any word of a player can come to stand at the beginning of a row. So players cannot write these
 * marks, wherever they write.
 */
#pragma once

#include <stdbool.h>

/* Turns several exclamation marks in a row into one, also if blanks are between them. Turns square
 * brackets into round ones. The look-alikes of these signs count. The text never gets longer; one
 * that utf8_clean made stays clean. */
void unmark_text(char *text);
/* Whether unmark_text would change it. */
bool unmark_changes(const char *text);
