/*
 * The deal of the day as the room keeps it (doc/rules/meeting.md, DD). The secrets of the days are
 * drawn ahead and stored. The tries of today and of yesterday are in memory. Yesterday's may be
 * played on for an hour. When a day is closed, each try gets its final place and percent.
 */
#pragma once

#include "daily.h"
#include "session.h"

enum { DEAL_AHEAD = 7 }; /* for how many days secrets are drawn ahead */

/* A day whose tries are in memory. */
struct deal {
    int32_t day;
    struct store_daily_day row; /* id 0: the day has no secret */
    bool ready;                 /* its tries have been read */
    bool reading, again;        /* `reading`: they are being read; `again`: they have changed
                                   meanwhile, so they are read once more */
    bool closing;               /* the final shares are being written */
    int playing;                /* how many tries are not over */
    struct map tries;           /* struct store_daily_try, by account */
    struct map seen; /* int64_t, by network or key: the account that first saw the cards from there
                        (DD-D9); 0: a guest */
    struct daily_standing standing;
};

extern const struct lobby_part deal_part;
/* Reads all that the store has of a day into a struct deal of which only `day` is set. */
extern const struct store_reads deal_reads;

/* The present day. */
int32_t deal_day_now(const struct lobby *lobby);
/* The deal of a day; NULL: its tries are not in memory, or not yet. */
struct deal *deal_of(struct lobby *lobby, int32_t day);
/* The deal of today; NULL: its tries are not in memory yet. */
struct deal *deal_today(struct lobby *lobby);
/* The row with the secret of a day, which may be ahead; NULL: none is stored, or it is too old to
 * be in memory. */
const struct store_daily_day *deal_row(struct lobby *lobby, int32_t day);
/* Writes the secret of a row as bytes; all zero if it is not a valid secret. */
void deal_secret(const struct store_daily_day *row, uint8_t out[DAILY_HASH]);
/* Whether a row has a valid secret and the hash of it. */
bool deal_row_sound(const struct store_daily_day *row);
/* Why today's deal cannot be played (marked with N_); NULL: it can. */
const char *deal_refusal(struct lobby *lobby);
/* DD-D9: whether somebody other than this person has seen the cards of a deal from the network of
 * the session, or with its key. */
bool deal_seen(const struct session *session, const struct deal *deal);
/* Notes and stores that this person sees the cards of a deal now. */
void deal_see(struct session *session, struct deal *deal);
/* Whether a try is over and has a score. */
bool deal_counted(const struct store_daily_try *play);
/* The try of an account; NULL: it has none. */
const struct store_daily_try *deal_try(const struct deal *deal, int64_t account);
/* DD-D6: whether the board and the records of a day are open to this account (0: to a guest). They
 * are if its own try is over, or if nobody can play that deal for a place any more. `secret`: asks
 * instead for the day's secret, which is open only in the latter case. */
bool deal_open(struct lobby *lobby, int32_t day, int64_t account, bool secret);
/* Why the board and the records of a day are closed to this person (marked with N_); NULL: they are
 * open. */
const char *deal_day_closed(const struct session *s, int32_t day);
/* Why a stored game must not be shown to this person (DD-D6, and duels and cups likewise; marked
 * with N_); NULL: it may. */
const char *deal_closed(const struct session *s, const struct store_game *game);
/* How a try stands now, or how it stood when the day was closed. */
struct deal_standing {
    int place; /* among `tries` */
    int tries;
    int share; /* in tenths of a percent; -1: not to be shown yet */
};
struct deal_standing deal_standing(struct lobby *lobby, const struct store_daily_try *play);

/* Appends "2nd of 41, 82 %", without the percent while that is not to be shown. */
void deal_put_standing(struct buf *out, const struct deal_standing *st);
/* Appends "3rd" for 3, in the current language. */
void deal_put_place(struct buf *out, int place);
/* Appends the result of a try that is over: "3rd place, 4 cards left". */
void deal_put_try(struct buf *out, const struct store_daily_try *play);
/* Appends a sentence on how the game of this number stands, if it was a counted try of this person;
 * else nothing. */
void deal_put_note(struct session *s, int64_t number, struct buf *out);

/* A counted try began or is over (struct tables_deps). */
void deal_told(struct lobby *lobby, const struct store_daily_try *play);
