/*
 * Boards in memory, built from the ledger at the start (RK-D16, RK-D17). Finding a place among a
 * million does not walk the board.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "clock.h"
#include "ratings.h"
#include "store.h"

struct leaderboard;
enum board_span { BOARD_ALL, BOARD_SEASON, BOARD_WEEK, BOARD_SPANS };

struct board_row {
    int64_t account;
    char name[STORE_NAME_MAX];
    int64_t rank; /* members with equal XP share a rank: 1, 2, 2, 4 */
    int64_t xp;
    int64_t reached_ms;
    int32_t games, won, streak;
};

struct leaderboard *leaderboard_new(const struct clock *clock);
void leaderboard_free(struct leaderboard **boards);
/* The boards of ratings, which belong to `boards`. Hiding, merging and renaming below change
 * them, too. */
struct ratings *leaderboard_ratings(const struct leaderboard *boards);
/* Builds all boards from the store and calls `done` when they are complete. */
void leaderboard_load(struct leaderboard *boards, struct store *store, void (*done)(void *arg),
                      void *arg);
/* The XP of an account changed. `game` NULL: an adjustment changed it, not a game; it counts only
 * on the boards over all games. `games` 1: a competitive game was finished, with `outcome` 1 won,
 * -1 lost, 0 neither. `games` 0: only XP changed (a penalty for leaving, an adjustment). `games`
 * -1: a finished game was made void, and `outcome` is the one that it had. `at_ms`: when the game
 * ended, which decides the week and the season that it counts for. But who got there first (RK-D16)
 * is decided by the time of this call, because a penalty or a void comes later than the game.
 * Begins a new season or week if the clock has passed into one. A void and a merge read the
 * account's streaks anew from the store, so the store must already have them. */
void leaderboard_add(struct leaderboard *boards, int64_t account, const char *name,
                     const char *game, int64_t xp, int outcome, int games, int64_t at_ms);
/* RK-D18: hides banned accounts, without deleting them. An erased account stays hidden. */
void leaderboard_hide(struct leaderboard *boards, int64_t account, bool hidden);
/* Everything of `from` belongs to `into` from now on, and `from` is on no board. */
void leaderboard_merge(struct leaderboard *boards, int64_t from, int64_t into, const char *name);
void leaderboard_rename(struct leaderboard *boards, int64_t account, const char *name);
/* `game` NULL: all games. leaderboard_size returns how many members the board has.
 * leaderboard_top reads at most `cap` rows from place `first` on (1 is the best), and returns
 * how many. */
int64_t leaderboard_size(struct leaderboard *boards, const char *game, enum board_span span);
int leaderboard_top(struct leaderboard *boards, const char *game, enum board_span span,
                    int64_t first, struct board_row *out, int cap);
/* The place of an account (1..size) and its row; 0: not on the board. */
int64_t leaderboard_place(struct leaderboard *boards, const char *game, enum board_span span,
                          int64_t account, struct board_row *out);
