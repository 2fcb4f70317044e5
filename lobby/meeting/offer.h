/*
 * Challenges and invitations that wait for somebody's answer. Each is an alert on their screen
 * until they answer it or it is gone. It is gone when the seat is taken or not kept any more, or
 * when the person who asked has left the table. What they offer is in ME-D8.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"
#include "table.h"

struct lobby;
struct session;

extern const struct lobby_part offer_part;

enum { OFFERS_MAX = 5 }; /* how many may be open for one person */

struct offer {
    struct offer *next;
    int64_t from; /* the person who asks */
    int32_t table;
    bool challenge; /* a challenge: a seat is kept for a while; else an invitation */
    char name[TABLE_NAME_MAX];
    /* The words with which it was declined. It stands until that is stored. NULL: it was not
     * declined. */
    char *declined;
};

/* Why `to` cannot get an offer of `from`: `to` ignores `from`, refuses all offers (`set noplay
 * on`), or has OFFERS_MAX offers of others to answer. `answers`: the offer answers a challenge by
 * `to`; then `noplay` does not count. */
enum offer_no { OFFER_GOES, OFFER_IGNORED, OFFER_NOPLAY, OFFER_MANY };
enum offer_no offer_refusal(const struct session *from, struct session *to, bool answers);
/* Asks `to` to the table of `info` and rings. It replaces an earlier offer of the same person. The
 * caller has asked offer_refusal. `answers`: it answers a challenge by `to`. */
void offer_make(struct session *from, struct session *to, const struct table_info *info,
                bool challenge, bool answers);
/* The challenge by this person, if it still stands and they sit alone while they wait for the
 * answer; else NULL. Valid as long as the result of offers_open. */
const struct offer *offer_challenge(struct session *session, int64_t from);
/* Makes the offers of challenges whose seats are kept but that nobody was told of before the room
 * died. Called when all who come back are there. */
void offers_again(struct lobby *lobby);
/* Whether the session could come to another table: it sits at none, or at one where a game is over,
 * which is none of a cup. */
bool offer_comes(const struct session *session);
/* The offers that still stand, oldest first; the others are forgotten. NULL: none stands, or the
 * session could not come (offer_comes). Valid until the next call for this session. */
const struct offer *offers_open(struct session *session);
/* Tells the session each of its open offers again, a line each. */
void offers_tell(struct session *session);
/* Notes that the session declines this offer with `words` ("": no reason), which is not stored yet.
 * `words` NULL: that could not be stored, and the offer stands as before. */
void offer_declining(struct session *session, const struct offer *offer, const char *why);
/* The offer that is being declined; NULL: it is gone. */
const struct offer *offer_declined(const struct session *session);
/* Forgets an offer that was answered. */
void offer_end(struct session *session, const struct offer *offer);
void offers_free(struct session *session);
/* Write the offers for a ticket, and read them back. offers_read adds them to those that there
 * are. */
void offers_write(const struct session *session, struct buf *out);
void offers_read(struct session *session, const char *text);
