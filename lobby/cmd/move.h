/*
 * Moves as people type them at a table: numbers of the hand and names of players become cards and
 * seats before the game reads them.
 */
#ifndef LOBBY_CMD_MOVE_H
#define LOBBY_CMD_MOVE_H

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"
#include "session.h"

/* Plays the line if it reads as a move of the game in play where the session sits; or says why its
 * numbers are none. False: it is no move. */
bool move_line(struct session *session, const char *line);
/* `play TEXT` at a table. */
void cmd_play_card(struct session *session, const char *text);
/* The cards in hand that the last word of a line may become. */
void move_complete(struct session *session, const char *line, size_t before, const char *typed,
                   struct buf *out);

#endif
