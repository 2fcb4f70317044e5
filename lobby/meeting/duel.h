/*
 * Duels (DD-D8): two people play the same deal, each against bots, at their own pace within 24
 * hours. The one who scores better wins, and that is all a duel is worth. A try at a duel works
 * like a try at the deal of the day (deal.h), except for its number: the first one counts, it goes
 * on after a crash, and it is closed to others until the duel is over.
 *
 * Each duel is a row of the store. The duels of the last week are in memory, and older ones whose
 * end somebody has not been told.
 */
#pragma once

#include "daily.h"
#include "lobby_state.h"
#include "session.h"

enum {
    DUEL_MS = 24 * 3600000, /* the time to begin a side; after it, DAILY_GRACE_MS to end it */
    DUELS_OPEN_MAX = 5      /* of one person */
};

struct duel {
    struct store_duel row;
    struct store_daily_try side[2]; /* 0: of the account that asked, 1: of the one that was asked;
                                       id 0: not begun */
    bool declining;                 /* a side declines it, and that is not stored yet */
    bool ends;                      /* its end, or who has been told of it, is not stored yet */
};

extern const struct lobby_part duel_part;

/* 0: the account asked; 1: it was asked; -1: neither. */
int duel_side(const struct duel *duel, int64_t account);
/* The name of the person on that side. */
const char *duel_name(const struct duel *duel, int side);
/* The duel of this account in memory that comes after `after` (NULL: the first), the newest
 * first. */
const struct duel *duel_next(const struct lobby *lobby, int64_t account, const struct duel *after);
/* The open duel of an account with the person of this name. `name` NULL: with anybody; one that the
 * account has not begun comes first. NULL: there is none. */
struct duel *duel_open(struct lobby *lobby, int64_t account, const char *name);
/* How many open duels an account has. */
int duel_count(const struct lobby *lobby, int64_t account);
/* The duel with this number; NULL: it is not in memory. */
struct duel *duel_numbered(const struct lobby *lobby, int64_t number);
/* Makes the row of a new duel, with a secret and a number of its own. With `to` NULL the other side
 * is for the first person who comes with its code; until then the name there is DUEL_ANYBODY. */
#define DUEL_ANYBODY "anybody" /* no account can have that name */
void duel_make(struct session *from, const struct session *to, const struct game_rules *rules,
               struct store_duel *out);
/* Takes over a row that was stored. */
void duel_put(struct lobby *lobby, const struct store_duel *row);
/* Fills in the row of a duel that the account declines. Until duel_declined nobody begins it. */
void duel_declining(struct duel *duel, int64_t account, struct store_duel *out);
/* Called when the row is stored, or could not be: ends the duel, or leaves it as it was. */
void duel_declined(struct lobby *lobby, const struct store_duel *row, bool stored);
/* From when on no side can be begun, and from when on none can be played; UTC. */
int64_t duel_ends_ms(const struct duel *duel);
int64_t duel_last_ms(const struct duel *duel);
/* The seed of its deal. */
void duel_seed(const struct duel *duel, uint8_t out[DAILY_HASH]);

/* Writes a sentence for this side on how the duel stands or how it ended. */
void duel_put_state(const struct session *s, const struct duel *duel, struct buf *out);
/* What the end of a game says of this person's side of the duel with this number. If the duel is
 * over, they have been told its end by that. */
void duel_put_note(struct session *s, int64_t number, struct buf *out);
/* Why a game of the duel with this number must not be shown to this person (DD-D6); NULL: it may.
 */
const char *duel_closed(const struct session *s, int64_t number);

/* Called when a try at a duel began or is over. */
void duel_told(struct lobby *lobby, const struct store_daily_try *play);
/* Tells an account that has come on which duels wait for it, and how others ended. */
void duel_missed(struct session *session);
/* Accounts were erased, merged and renamed. */
void duel_forget(struct lobby *lobby, int64_t account);
void duel_merged(struct lobby *lobby, int64_t from, int64_t into, const char *name);
void duel_renamed(struct lobby *lobby, int64_t account, const char *name);
