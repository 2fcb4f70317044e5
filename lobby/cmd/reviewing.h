/*
 * The command `review` compares what a player did in a game of theirs that is over with the best
 * moves (review.h). A review is worked out in the background, one decision after another, while its
 * player goes on. All reviews take turns, so the thinker has one question of them at a time. The
 * result is stored with the game.
 */
#pragma once

#include "cmd.h"

extern const struct lobby_part review_part;

/* Runs the command; `replay N review` does the same. */
void cmd_review(struct session *session, const struct cmd_args *args);
