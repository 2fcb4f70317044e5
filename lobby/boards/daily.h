/*
 * The deal of the day: which game it is, where its seed comes from, and what a try at it is worth
 * (doc/rules/meeting.md, DD). The functions are pure: they use no clock, no store and no random
 * numbers.
 *
 * A day is a UTC day, counted from 1970-01-01.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "game.h"

enum {
    DAILY_FIRST = 20454,      /* the day of deal 1: 2026-01-01 */
    DAILY_SEATS = 4,          /* the player's and three bots' */
    DAILY_SEAT = 1,           /* the player's */
    DAILY_HASH = 32,          /* bytes of secret, commitment and seed */
    DAILY_DATE_MAX = 11,      /* "2026-11-21" */
    DAILY_GRACE_MS = 3600000, /* how long after its day a try may still be played (DD-D4) */
    DAILY_SHOWN_FROM = 5,     /* how many must have played before percentages are shown (DD-D5) */
    DAILY_REST = 1024,        /* a score counts turns or cards up to one less */
    DAILY_WORST = GAME_SEATS_MAX * DAILY_REST /* the score of somebody who left */
};

/* ---- The day ---- */
/* The day of a time, and when a day begins (UTC). */
int32_t daily_day(int64_t wall_ms);
int64_t daily_begin_ms(int32_t day);
/* When the day is over. */
int64_t daily_end_ms(int32_t day);
/* When a try that is still being played ends as if its player had left. At the latest then
 * everything about the day is public (DD-D6). */
int64_t daily_last_ms(int32_t day);
/* The number of the day's deal, as people see it. */
int daily_number(int32_t day);
/* Writes the day as a date: "2026-11-21". */
void daily_date(int32_t day, char out[DAILY_DATE_MAX]);
/* Reads such a date. False: `text` is not one, or has something around it. */
bool daily_date_read(const char *text, int32_t *day);

/* ---- The deal (DD-D1, DD-D2) ---- */
/* The game of the day: in turn Last One, Palace, Switch, Extreme Last Card. */
const struct game_rules *daily_game(int32_t day);
/* Writes the hash that is shown the day before: BLAKE2b-256 of "cardroom daily DATE SECRET", the
 * secret as lower case hexadecimal. */
void daily_commitment(int32_t day, const uint8_t secret[DAILY_HASH], uint8_t out[DAILY_HASH]);
/* Writes the seed of the deal: BLAKE2b-256 of "cardroom daily seed DATE SECRET". */
void daily_seed(int32_t day, const uint8_t secret[DAILY_HASH], uint8_t out[DAILY_HASH]);

/* ---- What a try is worth (DD-D5) ---- */
/* The score of a seat in a game that is over, from 0 to DAILY_WORST - 1; a lower score is
 * better. `turns`: how many turns the seat had. */
int daily_score(const struct game_rules *rules, const void *state, int seat, int turns);
/* What became of a counted try (struct store_daily_try). */
enum daily_state {
    DAILY_PLAYING,
    DAILY_OVER,
    DAILY_LEFT, /* its player left, so its score is DAILY_WORST */
    DAILY_VOID  /* the staff made it void, or it could not be restored; it does not count */
};

/* What a score was made of. The place is 0 for somebody who left. The rest is the turns that the
 * seat had if the place is 1, else the cards that it had left. */
int daily_score_place(int score);
int daily_score_rest(int score);

/* The scores of a day: a Fenwick tree over all possible scores, so that every question costs a
 * dozen steps however many people have played. Begins as all zeros. */
struct daily_standing {
    int32_t tree[DAILY_WORST + 2];
    int32_t tries;
};
/* Adds a try with this score (`by` 1), or takes one away (-1). */
void daily_standing_add(struct daily_standing *standing, int score, int by);
/* How many tries are better than the score. The place of the score is one more. */
int daily_standing_better(const struct daily_standing *standing, int score);
/* The matchpoints of a try with this score that has been added: one for each other try that is
 * worse, and a half for each that is equal. They are told in tenths of a percent of the most that
 * there can be. -1: there is no other try. */
int daily_standing_share(const struct daily_standing *standing, int score);
/* Such a share in whole percent. */
int daily_percent(int share);
/* The score of the try in this place, from 1 to `tries`. */
int daily_standing_at(const struct daily_standing *standing, int place);
