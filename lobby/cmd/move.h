/*
 * Reads moves as people type them at a table: turns numbers of the hand into cards and names of
 * players into seats before the game reads them.
 */
#pragma once

#include "session.h"

/* Plays the line if it is a move of the game at the session's table, or tells the session why it
 * cannot be played. False: the line is not a move. */
bool move_line(struct session *session, const char *line);
/* Whether lines that begin with this word can be moves of some game: it is a card, a suit, a colour
 * or a verb, or begins the name of a card, as in "king of hearts". A name of a command may count or
 * not, so ask cmd_find as well. */
bool move_named(const struct session *session, const char *word);
/* If the line names cards in the player's own language, writes it to `out` with their English names
 * and returns `out`; else returns `line`. */
const char *move_english(const struct session *session, const struct table_info *info,
                         const char *line, char *out, size_t cap);
/* Carries out `play TEXT` at a table; `text` NULL: only `play` was typed. */
void cmd_play_card(struct session *session, const char *text);
/* Appends the whole lines that `line` may become if its last word, `typed`, is completed to a card
 * of the hand or to `last`. `before`: how many bytes of the line come before that word. */
void move_complete(struct session *session, const char *line, size_t before, const char *typed,
                   struct buf *out);
