/*
 * Seasons of ratings (doc/rules/rating.md, RT-D16, RT-D17): when one ends, what its end does to a
 * rating, and who gets a badge. These are pure functions.
 *
 * A season is a quarter of a year, UTC. Its number counts the quarters since the year 0, so the
 * next season has the next number.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rating.h"

enum {
    SEASON_NAME_MAX = 16,
    SEASON_FIRST = 1970 * 4,   /* the earliest that season_read accepts */
    SEASON_LAST = 8191 * 4 + 3 /* the latest; season_key has room for it */
};

enum season_badge {
    SEASON_NO_BADGE,
    SEASON_PLACED, /* one of the first three */
    SEASON_TENTH   /* one of the best tenth */
};

/* The season that a wall time, in UTC ms, lies in; and the end of a season, which is the first
 * moment of the next one. */
int32_t season_of(int64_t wall_ms);
int64_t season_end_ms(int32_t season);
/* Writes the name, "2026q4". */
void season_name(int32_t season, char out[SEASON_NAME_MAX]);
/* Reads such a name, with "q" or "Q" and nothing around it. False: it is not one, or not from
 * SEASON_FIRST to SEASON_LAST. */
bool season_read(const char *text, int32_t *season);
/* Writes the name under which a season's board of a game is kept, "2026q4 switch". Cuts off what
 * does not fit. */
void season_board(int32_t season, const char *game, char *out, size_t cap);
/* The key of the place that has `before` others before it. The better a place of a board, the
 * higher its key. `board`: the number of the game, 0 to 255. `before`: below SEASON_PLACES_MAX. */
enum { SEASON_PLACES_MAX = 1 << 24 };
int64_t season_key(int32_t season, int board, int64_t before);

/* What a rating becomes at the end of a season: it moves towards 25 and becomes less certain
 * (RT-D17). */
struct rating_micro season_draw(struct rating_micro before);
/* The badge for a place; the best place is 1. Accounts in the same place get the same badge. A
 * place is in the best tenth if it is at most a tenth of the number of players. */
enum season_badge season_badge(int64_t place, int64_t players);
