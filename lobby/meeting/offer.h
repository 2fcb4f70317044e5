/*
 * Offers: challenges and invitations that wait for somebody's answer (ME-D8). Each is an alert on
 * that person's screen until they answer it or it is gone. It is gone when the seat is taken or not
 * kept any more, or when the person who asked has left the table. Of a challenge they are told so.
 */
#pragma once

#include "buf.h"
#include "table.h"
#include "timer.h"

struct lobby;

extern const struct lobby_part offer_part;

enum { OFFERS_MAX = 5 }; /* how many may be open for one person */

struct offer {
    struct offer *next;
    struct session *to;
    struct timer look; /* looks whether it still stands */
    int64_t from;      /* the person who asks */
    int32_t table;
    bool
        challenge; /* it is a challenge, for which a seat is kept for a while; else an invitation */
    char name[TABLE_NAME_MAX]; /* of the person who asks */
    /* The words with which it is being declined ("": none). The offer stands until that is stored.
     * NULL: it is not being declined. */
    char *declined;
};

/* Why somebody cannot get an offer of somebody else. */
enum offer_no {
    OFFER_GOES,    /* they can */
    OFFER_IGNORED, /* they ignore whoever makes the offer */
    OFFER_NOPLAY,  /* they refuse all offers (`set noplay on`) */
    OFFER_MANY     /* they have OFFERS_MAX offers of other people to answer */
};
/* Whether `to` can get an offer of `from`. `answers`: the offer answers a challenge by `to`, so
 * `noplay` does not count. */
enum offer_no offer_refusal(const struct session *from, struct session *to, bool answers);
/* Challenges or invites `to` to the table of `info`, and rings their bell. Replaces an earlier
 * offer that `from` made to `to`. The caller has asked offer_refusal. `answers`: the offer answers
 * a challenge by `to`. */
void offer_make(struct session *from, struct session *to, const struct table_info *info,
                bool challenge, bool answers);
/* The challenge by this person, if it still stands and they sit at its table alone; else NULL.
 * Valid until the next call for this session. */
const struct offer *offer_challenge(struct session *session, int64_t from);
/* Makes the offers of challenges whose seats are kept, if the room died before it told the people
 * challenged. Does nothing until all who come back are there. */
void offers_again(struct lobby *lobby);
/* Whether the session could come to another table: it sits at none, or at one whose game is over
 * and is not of a cup. */
bool offer_comes(const struct session *session);
/* The list of the session's offers that still stand, oldest first. Forgets the others. NULL: none
 * stands, or the session could not come (offer_comes). Valid until the session's next call. */
const struct offer *offers_open(struct session *session);
/* The same as they stood a moment ago, for what is drawn. Forgets none. */
const struct offer *offers_shown(const struct session *session);
/* Tells the session each of its open offers again, a line each. */
void offers_tell(struct session *session);
/* Notes that the session declines this offer, which is not stored yet. `why`: the words for the
 * other person ("": none); NULL: it could not be stored, so the offer stands as before. */
void offer_declining(struct session *session, const struct offer *offer, const char *why);
/* The offer that the session is declining; NULL: it is gone. */
const struct offer *offer_declined(const struct session *session);
/* Forgets an offer that was answered. */
void offer_end(struct session *session, const struct offer *offer);
void offers_free(struct session *session);
/* Write the session's offers for a ticket, and read them back. offers_read adds them to those that
 * the session has. */
void offers_write(const struct session *session, struct buf *out);
void offers_read(struct session *session, const char *text);
