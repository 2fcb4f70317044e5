/*
 * Reads moves as people type them at a table: turns numbers of the hand into cards and names of
 * players into seats before the game reads them.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"
#include "session.h"

/* Plays the line if it is a move of the game in play where the session sits, or tells the
 * session which number of its hand is wrong. False: the line is not a move. */
bool move_line(struct session *session, const char *line);
/* The line with its cards in English, written to `out`, if it names any in the player's own
 * language; else `line` itself. */
const char *move_english(const struct session *session, const struct table_info *info,
                         const char *line, char *out, size_t cap);
/* `play TEXT` at a table. */
void cmd_play_card(struct session *session, const char *text);
/* Lists the cards in the hand that begin with `typed`, the last word of the line, each as a
 * whole line. `before`: how many bytes of the line come before that word. */
/* The same for an empty line: what can be done at the table now, each once. */
void move_complete_now(struct session *session, struct buf *out);
void move_complete(struct session *session, const char *line, size_t before, const char *typed,
                   struct buf *out);
