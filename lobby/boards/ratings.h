/*
 * Ratings in memory (doc/rules/rating.md). For each account and game, a rating is the sum of its
 * entries in the ledger. Boards keep them in order. rating.h works out how they change. A change
 * counts as soon as it is on its way to the store, so that the next game is rated from it. It is
 * shown only when the store has it.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "clock.h"
#include "rating.h"
#include "roll.h"
#include "store.h"

enum {
    RATINGS_PROVISIONAL = 15, /* until an account has played this many rated games its rating is
                                 provisional (RT-D12) */
    RATINGS_LISTED_DAYS = 30  /* for how long after its last rated game an account is listed
                                 (RT-D14) */
};

struct ratings;

struct rating_row {
    int64_t account;
    char name[STORE_NAME_MAX];
    /* Accounts whose shown ratings are the same share a rank: 1, 2, 2, 4. 0: not listed. */
    int64_t rank;
    int rating; /* as people are shown it */
    struct rating_micro exact;
    int32_t games;
    bool provisional;
    bool hidden;       /* RK-D18 */
    int64_t played_ms; /* when the last rated game ended */
};

/* `roll` has the accounts of all boards, and must outlive the ratings. */
struct ratings *ratings_new(const struct clock *clock, struct roll *roll);
void ratings_free(struct ratings **ratings);
/* Reads all ratings, and who played together in the last 24 hours, then calls `done`. */
void ratings_load(struct ratings *ratings, struct store *store, void (*done)(void *arg), void *arg);

/* ---- Changes ---- */
/* The rating of an account for a game, counting what is on its way to the store; 25 and 25/3 if
 * it has none. `games` (may be NULL) gets the number of rated games behind it. */
struct rating_micro ratings_before(const struct ratings *ratings, const char *game, int64_t account,
                                   int *games);
/* The number that the next rated game of these accounts together will have; 1 is the first in 24
 * hours (RT-D6). */
int ratings_repeat(const struct ratings *ratings, const int64_t *accounts, int n);
/* Notes that the entries are on their way to the store. All are of one game, or of the end of a
 * season. */
void ratings_ahead(struct ratings *ratings, const struct store_rating *entries, int n);
/* Notes that the store refused the entries, so that they no longer count. */
void ratings_refused(struct ratings *ratings, const struct store_rating *entries, int n);
/* Adds an entry that the store has. `name`: the account's. */
void ratings_add(struct ratings *ratings, const struct store_rating *entry, const char *name);
/* Notes that the account's `hidden` in the roll has changed. */
void ratings_relist(struct ratings *ratings, uint32_t who);
/* RT-D7: `into` takes over the ratings of `from` for the games that it was never rated in. */
void ratings_merge(struct ratings *ratings, uint32_t from, uint32_t into);

/* ---- The end of a season (RT-D17) ---- */
/* Says when the season that is closed next ends. Changes by games after that time are kept
 * apart, so that everybody's values at the end stay known however long closing the season takes. */
void ratings_season(struct ratings *ratings, int64_t end_ms);
/* While loading: the store has this entry, which is from after the end of that season. */
void ratings_late(struct ratings *ratings, const struct store_rating_entry *entry);
/* Whether the store has all changes from before the end of that season. */
bool ratings_season_quiet(const struct ratings *ratings);

/* The board of a game as it was at the end of the season. It lists the accounts that were not
 * provisional then, have played a rated game in the 30 days before the end or since, and are not
 * hidden now. It is made in slices, while games go on. */
struct ratings_final;
/* Begins an empty board. The caller frees it before it frees `ratings`. NULL: nobody has a rating
 * in the game. */
struct ratings_final *ratings_final_new(struct ratings *ratings, const char *game);
void ratings_final_free(struct ratings_final **final);
/* Goes through `n` more accounts and lists those that belong on the board. False: no account is
 * left. */
bool ratings_final_fill(struct ratings_final *final, int n);
/* How many rows the board has. */
int64_t ratings_final_size(const struct ratings_final *final);
/* Skips the first `before` rows and reads at most `cap` of the next. Only account, rank, rating,
 * games and `hidden` are set. `hidden`: the account is banned or erased by now, or has become part
 * of another one. Returns how many. */
int ratings_final_read(const struct ratings_final *final, int64_t before, struct rating_row *out,
                       int cap);

/* Whether anybody was ever rated. */
bool ratings_any(const struct ratings *ratings);
/* While loading: the store has this entry of a season. */
void ratings_drawn(struct ratings *ratings, const struct store_rating *entry);
/* Where ratings_draw goes on; all zero at first. */
struct ratings_at {
    int board;
    uint32_t member;
};
/* Goes through some thousand more accounts and makes the entries that draw their ratings together,
 * at most `cap`. Each entry is worked out from the values at the end of the season and is added to
 * the present rating, so that no game is lost. The caller gives the entries to ratings_ahead, and
 * to ratings_add when the store has them. Returns how many there are. `more`: accounts are left to
 * go through. */
int ratings_draw(struct ratings *ratings, int32_t season, struct ratings_at *at,
                 struct store_rating *out, int cap, bool *more);

/* ---- Reading ---- */
/* Whether the account was ever rated in the game. If so, `out` gets its row. */
bool ratings_of(struct ratings *ratings, const char *game, int64_t account, struct rating_row *out);
/* How many accounts the board of the game lists. */
int64_t ratings_size(struct ratings *ratings, const char *game);
/* Reads at most `cap` rows of listed accounts from place `first` on; 1 is the best. Returns how
 * many it read. */
int ratings_top(struct ratings *ratings, const char *game, int64_t first, struct rating_row *out,
                int cap);
/* The place of an account, from 1; 0: it is not listed. If it is, its row is written to `out`,
 * which may be NULL. */
int64_t ratings_place(struct ratings *ratings, const char *game, int64_t account,
                      struct rating_row *out);
