/*
 * Duels (DD-D8): two people play the same deal, each against bots, at their own pace within 24
 * hours. The one who scores better wins, and gets nothing else for it. A try at a duel works like
 * a try at the deal of the day (deal.h): the first one counts, it goes on after a crash, and it is
 * closed to others until the duel is over. Where a try at the deal of the day has its day, a try
 * at a duel has the duel's number, negated.
 *
 * Each duel is a row of the store. In memory are the duels of the last week, and older ones whose
 * end somebody has not been told.
 */
#pragma once

#include "daily.h"
#include "session.h"

enum {
    DUEL_MS = 24 * 3600000, /* the time to begin a try; DAILY_GRACE_MS more to end it */
    DUELS_OPEN_MAX = 5      /* how many open duels one person may have */
};

struct duel {
    TAILQ_ENTRY(duel) link;
    struct store_duel row;
    struct store_daily_try side[2]; /* the tries of the account that asked (0) and of the one that
                                       was asked (1); id 0: not begun */
    bool changing; /* it is asked, taken up or declined, and that is not stored yet */
    bool ends;     /* its end, or who has been told of it, is not stored yet */
};

extern const struct lobby_part duel_part;

/* Which side of a duel an account is. 0: it asked; 1: it was asked; -1: neither. */
int duel_side(const struct duel *duel, int64_t account);
/* The name of the person on that side. */
const char *duel_name(const struct duel *duel, int side);
/* The duel of this account that comes after `after` (NULL: the first one), the newest first. NULL:
 * there are no more in memory. */
const struct duel *duel_next(const struct lobby *lobby, int64_t account, const struct duel *after);
/* The open duel of an account with the person of this name (NULL: with anybody), preferably one
 * that is not `changing`, and that the account has not begun. NULL: there is none. */
struct duel *duel_open(struct lobby *lobby, int64_t account, const char *name);
/* How many open duels an account has. */
int duel_count(const struct lobby *lobby, int64_t account);
/* The duel with this number; NULL: it is not in memory. */
struct duel *duel_numbered(const struct lobby *lobby, int64_t number);
#define DUEL_ANYBODY "anybody" /* no account can have that name */
/* Makes a new duel, with a new secret and a new number, and its row. `to` NULL: the other side is
 * for the first person who comes with the duel's code, and is named DUEL_ANYBODY until then. Nobody
 * can begin the duel before duel_asked is called. */
void duel_make(struct session *from, const struct session *to, const struct game_rules *rules,
               struct store_duel *out);
/* Called when the row of a new duel is stored, or could not be. If it could not be, forgets the
 * duel. */
void duel_asked(struct lobby *lobby, int64_t number, bool stored);
/* Fills in the row of a duel that the account declines. Nobody can begin the duel before
 * duel_declined is called. */
void duel_declining(struct duel *duel, int64_t account, struct store_duel *out);
/* Called when that row is stored, which ends the duel, or could not be, which leaves the duel as it
 * was. */
void duel_declined(struct lobby *lobby, const struct store_duel *row, bool stored);
/* From when on no side can be begun, UTC. */
int64_t duel_ends_ms(const struct duel *duel);
/* From when on no side can be played, UTC. */
int64_t duel_last_ms(const struct duel *duel);
/* Writes the seed of the duel's deal. */
void duel_seed(const struct duel *duel, uint8_t out[DAILY_HASH]);

/* Appends a sentence for the session's side on how the duel stands or how it ended. */
void duel_put_state(const struct session *s, const struct duel *duel, struct buf *out);
/* Appends, at the end of a game, how the duel with this number stands for this person, as
 * duel_put_state does. Nothing if they have no part in it. If the duel is over, notes that they
 * have been told. */
void duel_put_note(struct session *s, int64_t number, struct buf *out);
/* Why games of the duel with this number must not be shown to this person (DD-D6); NULL: they may.
 */
const char *duel_closed(const struct session *s, int64_t number);

/* Called when a try at a duel began or is over. */
void duel_told(struct lobby *lobby, const struct store_daily_try *play);
/* Tells an account that has come on which duels wait for it, and how others ended. */
void duel_missed(struct session *session);
