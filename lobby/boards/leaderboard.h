/*
 * Boards: order-statistic structures in memory, built from the ledger at start (RK-D16, RK-D17). A
 * place among a million is found without walking the board.
 */
#ifndef LOBBY_BOARDS_LEADERBOARD_H
#define LOBBY_BOARDS_LEADERBOARD_H

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
    int64_t rank; /* members with equal XP share it: 1, 2, 2, 4 */
    int64_t xp;
    int64_t reached_ms;
    int32_t games, won, streak;
};

struct leaderboard *leaderboard_new(const struct clock *clock);
void leaderboard_free(struct leaderboard **boards);
/* The boards of ratings, which it owns. Hiding, merging and renaming below are for them, too. */
struct ratings *leaderboard_ratings(const struct leaderboard *boards);
/* Builds all boards from the store and calls `done` when they are complete. */
void leaderboard_load(struct leaderboard *boards, struct store *store, void (*done)(void *arg),
                      void *arg);
/* XP of an account changed. `game` NULL: not by a game but by an adjustment, which counts on the
 * boards over all games only. `games`: 1: a competitive game was finished, with `outcome` 1 won, -1
 * lost, 0 neither; 0: only XP changed (a penalty for leaving, an adjustment); -1: a finished game
 * was made void, with the `outcome` it had. `at_ms`: when the game ended; it decides on which
 * week's and season's boards it counts. Who got there first (RK-D16) goes by the clock, because a
 * penalty or a void comes later. Begins a new season or week if the clock has passed into one. A
 * void reads the account's streaks anew from the store, which has to have stored it; a merge does
 * so, too. */
void leaderboard_add(struct leaderboard *boards, int64_t account, const char *name,
                     const char *game, int64_t xp, int outcome, int games, int64_t at_ms);
/* RK-D18: banned accounts are hidden, not deleted. One that was erased stays hidden. */
void leaderboard_hide(struct leaderboard *boards, int64_t account, bool hidden);
/* Everything of `from` belongs to `into` from now on, and `from` is on no board. */
void leaderboard_merge(struct leaderboard *boards, int64_t from, int64_t into, const char *name);
void leaderboard_rename(struct leaderboard *boards, int64_t account, const char *name);
/* `game` NULL: all games. The first returns how many members the board has. The second reads rows
 * from place `first` (1 is the best) on, at most `cap`, and returns how many. */
int64_t leaderboard_size(struct leaderboard *boards, const char *game, enum board_span span);
int leaderboard_top(struct leaderboard *boards, const char *game, enum board_span span,
                    int64_t first, struct board_row *out, int cap);
/* The place of an account (1..size) and its row; 0: not on the board. */
int64_t leaderboard_place(struct leaderboard *boards, const char *game, enum board_span span,
                          int64_t account, struct board_row *out);

#endif
