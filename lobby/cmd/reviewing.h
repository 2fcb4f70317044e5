/*
 * review: what a player did in a game of their own that is over, beside the best (review.h). It is
 * worked out aside, one decision after another, while its player goes on; everybody's reviews take
 * turns, so the thinker has one question of them at a time. What was found is kept with the game.
 */
#ifndef LOBBY_CMD_REVIEWING_H
#define LOBBY_CMD_REVIEWING_H

#include "cmd.h"

extern const struct lobby_part review_part;

/* The command, which `replay N review` is, too. */
void cmd_review(struct session *session, const struct cmd_args *args);

#endif
