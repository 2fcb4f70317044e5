/*
 * Boards in memory, built at the start from the scores that the store has of each game (RK-D16,
 * RK-D17). Finding a place among a million does not walk the board.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "clock.h"
#include "ratings.h"
#include "store.h"

struct leaderboard;
/* A season of these boards is a calendar month in UTC (RK-D16), not the quarter of season.h. */
enum board_span { BOARD_ALL, BOARD_SEASON, BOARD_WEEK, BOARD_SPANS };

struct board_row {
    int64_t account;
    char name[STORE_NAME_MAX];
    int64_t rank; /* members with equal XP share a rank: 1, 2, 2, 4 */
    int64_t xp;
    int64_t reached_ms;
    int32_t games, won, streak;
};

/* Makes empty boards. `clock` must outlive them. */
struct leaderboard *leaderboard_new(const struct clock *clock);
void leaderboard_free(struct leaderboard **boards);
/* The boards of ratings, which belong to `boards`. Hiding, merging and renaming change them,
 * too. */
struct ratings *leaderboard_ratings(const struct leaderboard *boards);
/* Builds all boards from the store and calls `done` when they are complete. */
void leaderboard_load(struct leaderboard *boards, struct store *store, void (*done)(void *arg),
                      void *arg);
/* Adds `xp` to the XP of an account. `game` NULL: an adjustment, which counts only on the boards
 * over all games. `games` 1: a competitive game was finished; `outcome` is 1 if it was won, -1
 * if lost, 0 if neither. `games` 0: only XP changed (a penalty for leaving, an adjustment). `games`
 * -1: a finished game was made void, and `outcome` is the one that it had. `at_ms`: when the game
 * ended, which decides for which week and season it counts. The time of this call decides who got
 * there first (RK-D16), because a penalty or a void comes later than the game. Begins a new season
 * or week if the clock has passed into one. A void reads the account's streaks anew from the store,
 * so the store must have the change before this call. */
void leaderboard_add(struct leaderboard *boards, int64_t account, const char *name,
                     const char *game, int64_t xp, int outcome, int games, int64_t at_ms);
/* RK-D18: hides an account on all boards, or shows it again. It is not deleted from them. An erased
 * account stays hidden. */
void leaderboard_hide(struct leaderboard *boards, int64_t account, bool hidden);
/* Gives all that `from` has on boards to `into`, which has this name. `from` is on no board
 * afterwards. The streaks of `into` are read anew from the store, which must have the merge before
 * this call. */
void leaderboard_merge(struct leaderboard *boards, int64_t from, int64_t into, const char *name);
/* Notes that the account has this name from now on. */
void leaderboard_rename(struct leaderboard *boards, int64_t account, const char *name);
/* How many members of a board are listed: who is hidden, or has no game, is not. In this and the
 * next two, `game` NULL means all games. */
int64_t leaderboard_size(struct leaderboard *boards, const char *game, enum board_span span);
/* Reads at most `cap` rows of a board from place `first` on; 1 is the best. Returns how many it
 * read. */
int leaderboard_top(struct leaderboard *boards, const char *game, enum board_span span,
                    int64_t first, struct board_row *out, int cap);
/* The place of an account, from 1; 0: it is not on the board. Writes its row to `out`, which may be
 * NULL. */
int64_t leaderboard_place(struct leaderboard *boards, const char *game, enum board_span span,
                          int64_t account, struct board_row *out);
