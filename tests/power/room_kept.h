/*
 * What a room of room.h keeps besides tables and games: the end of a season of ratings, a deal of
 * the day with everybody's try, places of a season. Its cups are in power_cup.h.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "clock.h"
#include "leaderboard.h"
#include "store.h"

/* The first room begins KEPT_BEFORE_END_MS before the end of this season, 2026q4. Later rooms begin
 * after its end. */
enum { KEPT_BEFORE_END_MS = 20000, KEPT_SEASON = 2026 * 4 + 3 };
int64_t kept_start_ms(void);

struct kept;
struct kept *kept_new(const struct clock *clock, struct store *store, struct leaderboard *boards);
void kept_free(struct kept **kept);

/* Closes the season if it has ended (RT-D17). True: the store has the close. False: the season has
 * not ended, the store has no space, or nothing was rated in the season. */
bool kept_season(struct kept *kept);
/* Checks that the rating of everybody who was rated before the season's end was drawn together
 * once. Returns NULL, or what is wrong. */
const char *kept_season_lacks(struct kept *kept);

/* Writes one row of each of the other kinds, under this number, from 1. Returns 0 if the store has
 * them all; -1: it has no space. */
int kept_put(struct kept *kept, int64_t number, int64_t account);
/* Returns NULL if the rows of this number are there; else which is missing. */
const char *kept_lacks(struct kept *kept, int64_t number, int64_t account);
