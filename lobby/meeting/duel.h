/*
 * Duels (DD-D8): two people play one and the same deal, each against bots, at their own pace within
 * 24 hours; who scores better has won. Nothing else comes of it. A try at a duel is one at the deal
 * of the day in all but its number (deal.h): the first one counts, it goes on after a crash, and it
 * is closed to others until the duel is over.
 *
 * A row of the store is a duel. Those of the last week, and those whose end somebody has not been
 * told, are in memory.
 */
#ifndef LOBBY_MEETING_DUEL_H
#define LOBBY_MEETING_DUEL_H

#include "daily.h"
#include "lobby_state.h"
#include "session.h"

enum {
    DUEL_MS = 24 * 3600000, /* to begin one's side in; then DAILY_GRACE_MS to end it */
    DUELS_OPEN_MAX = 5      /* of one person */
};

struct duel {
    struct store_duel row;
    struct store_daily_try side[2]; /* whose asked, whose was asked; id 0: not begun */
    bool declining;                 /* and the store does not know yet */
};

extern const struct lobby_part duel_part;

/* 0: the account asked; 1: it was asked; -1: neither. */
int duel_side(const struct duel *duel, int64_t account);
/* The name of the side, then. */
const char *duel_name(const struct duel *duel, int side);
/* The next one in memory of this account, the newest first; NULL: the first. */
const struct duel *duel_next(const struct lobby *lobby, int64_t account, const struct duel *after);
/* The open duel of an account with whoever has this name; `name` NULL: with anybody, one that it
 * has not begun first. NULL: there is none. */
struct duel *duel_open(struct lobby *lobby, int64_t account, const char *name);
/* How many are open of an account. */
int duel_count(const struct lobby *lobby, int64_t account);
/* The one with this number; NULL: there is none in memory. */
struct duel *duel_numbered(const struct lobby *lobby, int64_t number);
/* Makes the row of a new duel, with a secret and a number of its own. With `to` NULL it is for
 * whoever comes with its code: until then it is DUEL_ANYBODY's. */
#define DUEL_ANYBODY "anybody" /* no account can have that name */
void duel_make(struct session *from, const struct session *to, const struct game_rules *rules,
               struct store_duel *out);
/* A row that was stored. */
void duel_put(struct lobby *lobby, const struct store_duel *row);
/* Fills in the row of a duel that the account declines. Until duel_declined nobody begins it. */
void duel_declining(struct duel *duel, int64_t account, struct store_duel *out);
/* The row was stored, or not: ends the duel, or lets it be as it was. */
void duel_declined(struct lobby *lobby, const struct store_duel *row, bool stored);
/* When no side can be begun any more, and when none can be played on; UTC. */
int64_t duel_ends_ms(const struct duel *duel);
int64_t duel_last_ms(const struct duel *duel);
/* The seed of its deal. */
void duel_seed(const struct duel *duel, uint8_t out[DAILY_HASH]);

/* Says how it stands, or how it ended, to the side, in a sentence. */
void duel_put_state(const struct session *s, const struct duel *duel, struct buf *out);
/* What the result panel says of this person's side of the duel with this number. */
void duel_put_note(struct session *s, int64_t number, struct buf *out);
/* Why a game of the duel with this number must not be shown to this person (DD-D6); NULL: it may.
 */
const char *duel_closed(const struct session *s, int64_t number);

/* A try at a duel began or is over. */
void duel_told(struct lobby *lobby, const struct store_daily_try *play);
/* An account has come on: it is told which duels wait for it, and how others ended. */
void duel_missed(struct session *session);
/* Accounts were erased, merged and renamed. */
void duel_forget(struct lobby *lobby, int64_t account);
void duel_merged(struct lobby *lobby, int64_t from, int64_t into, const char *name);
void duel_renamed(struct lobby *lobby, int64_t account, const char *name);

#endif
