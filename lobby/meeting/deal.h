/*
 * The deal of the day as the room keeps it (doc/rules/meeting.md, DD). The secrets of the days are
 * drawn ahead and stored. The tries of today and of yesterday are in memory; yesterday's may be
 * played for an hour more. When a day is closed, each try gets its final place and percent.
 */
#pragma once

#include "daily.h"
#include "lobby_state.h"
#include "session.h"

enum { DEAL_AHEAD = 7 }; /* days for which secrets are drawn ahead */

/* A day of which the tries are in memory. */
struct deal {
    int32_t day;
    struct store_daily_day row; /* id 0: the day has no secret */
    bool ready;                 /* its tries have been read */
    bool reading, again;        /* `reading`: they are being read; `again`: they changed
                                   meanwhile */
    bool closing;               /* the final shares are being written */
    int playing;                /* tries that are not over */
    struct map tries;           /* struct store_daily_try, by account */
    struct map seen; /* by network or key: the account that first saw the cards from there, int64_t
                        (DD-D9); 0: a guest */
    struct daily_standing standing;
};

extern const struct lobby_part deal_part;

/* The deal of a day; NULL: only the store knows it, or it is too far ahead. */
struct deal *deal_of(struct lobby *lobby, int32_t day);
/* Today's. */
struct deal *deal_today(struct lobby *lobby);
/* What was drawn for today or a later day; NULL: nothing. */
const struct store_daily_day *deal_row(struct lobby *lobby, int32_t day);
/* The secret of a row as bytes; all zero if it is not a valid secret. */
void deal_secret(const struct store_daily_day *row, uint8_t out[DAILY_HASH]);
/* Whether a row has a valid secret and the hash of it. */
bool deal_row_sound(const struct store_daily_day *row);
/* Why today's deal cannot be played; NULL: it can. */
const char *deal_refusal(struct lobby *lobby);
/* DD-D9: whether somebody other than this person has seen the cards of a deal from the network of
 * the session, or with its key. */
bool deal_seen(const struct session *session, const struct deal *deal);
/* Notes that this person sees them now. */
void deal_see(struct session *session, struct deal *deal);
/* The try of an account; NULL: it has none. */
const struct store_daily_try *deal_try(const struct deal *deal, int64_t account);
/* DD-D6: whether the board and records of a day are open to this account (0: to a guest). They are
 * if its own try is over, or if nobody can play that deal for a place any more. `secret`: asks for
 * the day's secret, which opens only in the second case. */
bool deal_open(struct lobby *lobby, int32_t day, int64_t account, bool secret);
/* DD-D6: why a stored game must not be shown to this person; NULL: it may. */
const char *deal_closed(const struct session *s, const struct store_game *game);
/* How a try stands now, or how the day ended. `share` -1: not to be shown yet. */
struct deal_standing {
    int place, tries, share;
};
struct deal_standing deal_standing(struct lobby *lobby, const struct store_daily_try *play);

/* "2nd of 41, 82 %", or without the percent while that is not shown. */
void deal_put_standing(struct buf *out, const struct deal_standing *st);
/* "3rd" for 3, in the current language. */
void deal_put_place(struct buf *out, int place);
/* The result of a try that is over: "3rd place, 4 cards left". */
void deal_put_try(struct buf *out, const struct store_daily_try *play);
/* Writes a sentence, without a line end, on how this person's counted try stands that was played as
 * the game of this number. Nothing if that game was no such try of theirs. */
void deal_put_note(struct session *s, int64_t number, struct buf *out);

/* A counted try began or is over (struct tables_deps). */
void deal_told(struct lobby *lobby, const struct store_daily_try *play);
/* Accounts were erased, merged and renamed. */
void deal_forget(struct lobby *lobby, int64_t account);
void deal_merged(struct lobby *lobby, int64_t from, int64_t into, const char *name);
void deal_renamed(struct lobby *lobby, int64_t account, const char *name);
