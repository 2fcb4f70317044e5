/*
 * review: what a player did in a game of their own that is over, beside the best (review.h). It is
 * worked out aside, one decision after another, while its player goes on; everybody's reviews take
 * turns, so the thinker has one question of them at a time. What was found is kept with the game.
 */
#ifndef LOBBY_CMD_REVIEWING_H
#define LOBBY_CMD_REVIEWING_H

#include "buf.h"
#include "cmd.h"

extern const struct lobby_part review_part;

/* Shows the session its review of a game whose record is open to it: at once if it is kept, else
 * when it is worked out. `text` is the record, `row` the game. Says so if they did not play it. */
void review_begin(struct session *session, const struct buf *text, const struct store_game *row);
/* The command, which `replay N review` is, too. */
void cmd_review(struct session *session, const struct cmd_args *args);

#endif
