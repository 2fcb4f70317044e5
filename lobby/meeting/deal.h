/*
 * The deal of the day as the room has it (doc/rules/meeting.md, DD): the secrets of the days, drawn
 * ahead and kept in the store; today's tries and yesterday's, which may be played for an hour more;
 * and the end of a day, when each try gets the place and the percent that it keeps.
 */
#ifndef LOBBY_MEETING_DEAL_H
#define LOBBY_MEETING_DEAL_H

#include "daily.h"
#include "lobby_state.h"
#include "session.h"

enum { DEAL_AHEAD = 7 }; /* days for which secrets are drawn ahead */

/* A day of which the tries are in memory. */
struct deal {
    int32_t day;
    struct store_daily_day row; /* id 0: there is no secret */
    bool ready;                 /* its tries are read */
    bool reading, again;        /* they are being read; and have changed meanwhile */
    bool closing;               /* their shares are being written */
    int playing;                /* tries that are not over */
    struct map tries;           /* struct store_daily_try, by account */
    struct map
        seen; /* who saw it first from a network or with a key, int64_t (DD-D9); 0: a guest */
    struct daily_standing standing;
};

extern const struct lobby_part deal_part;

/* The deal of a day; NULL: only the store knows it, or it is too far ahead. */
struct deal *deal_of(struct lobby *lobby, int32_t day);
/* Today's. */
struct deal *deal_today(struct lobby *lobby);
/* What was drawn for a day, today's or a later one; NULL: nothing. */
const struct store_daily_day *deal_row(struct lobby *lobby, int32_t day);
/* The secret of a row as bytes; all zero if it is none. */
void deal_secret(const struct store_daily_day *row, uint8_t out[DAILY_HASH]);
/* Whether the secret of a row is one, and the hash is that of it. */
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
/* DD-D6: whether board, records and secret of a day are open to this account (0: nobody's): its own
 * try is over, or nobody can play that deal any more for a place. `secret`: the latter only. */
bool deal_open(struct lobby *lobby, int32_t day, int64_t account, bool secret);
/* DD-D6: why a stored game must not be shown to this person; NULL: it may. */
const char *deal_closed(const struct session *s, const struct store_game *game);
/* How a try stands now, or how the day ended. `share` -1: not to be shown yet. */
struct deal_standing {
    int place, tries, share;
};
struct deal_standing deal_standing(struct lobby *lobby, const struct store_daily_try *play);

/* "2nd of 41, 82 %", without the percent where they are not shown. */
void deal_put_standing(struct buf *out, const struct deal_standing *st);
/* "3rd", for 3, in the language that is spoken. */
void deal_put_place(struct buf *out, int place);
/* What a try that is over came to: "3rd place, 4 cards left". */
void deal_put_try(struct buf *out, const struct store_daily_try *play);
/* How the counted try of this person stands whose game has the number, in a sentence
 * without its line end; nothing if it has none. */
void deal_put_note(struct session *s, int64_t number, struct buf *out);

/* A counted try began or is over (struct tables_deps). */
void deal_told(struct lobby *lobby, const struct store_daily_try *play);
/* Accounts were erased, merged and renamed. */
void deal_forget(struct lobby *lobby, int64_t account);
void deal_merged(struct lobby *lobby, int64_t from, int64_t into, const char *name);
void deal_renamed(struct lobby *lobby, int64_t account, const char *name);

#endif
