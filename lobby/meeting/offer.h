/*
 * Challenges and invitations that wait for somebody's answer. Each is an alert on their screen
 * until they answer it, or until it is gone: the seat is taken or kept no longer, or whoever asked
 * has left the table. What they offer is in ME-D8.
 */
#ifndef LOBBY_MEETING_OFFER_H
#define LOBBY_MEETING_OFFER_H

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"
#include "table.h"

struct lobby;
struct session;

extern const struct lobby_part offer_part;

enum { OFFERS_MAX = 5 }; /* open at a time for one person */

struct offer {
    struct offer *next;
    int64_t from; /* the person who asks */
    int32_t table;
    bool challenge; /* a seat is kept for a while; else it is an invitation */
    char name[TABLE_NAME_MAX];
    /* It was declined with these words, and stands until the store knows; NULL: it was not. */
    char *declined;
};

/* What keeps `to` from getting an offer of `from`: `to` ignores them, refuses all (`set noplay
 * on`), or has OFFERS_MAX of others to answer. `answers`: it answers a challenge of theirs, and so
 * they cannot refuse all. */
enum offer_no { OFFER_GOES, OFFER_IGNORED, OFFER_NOPLAY, OFFER_MANY };
enum offer_no offer_refusal(const struct session *from, struct session *to, bool answers);
/* Asks `to` to the table of `info`, with the bell, in place of an earlier offer of the same person.
 * offer_refusal has nothing against it. `answers`: it answers a challenge of theirs. */
void offer_make(struct session *from, struct session *to, const struct table_info *info,
                bool challenge, bool answers);
/* The challenge of this person, if it still stands and they wait for the answer alone; NULL if not.
 * Valid as that of offers_open. */
const struct offer *offer_challenge(struct session *session, int64_t from);
/* Makes the challenges whose seats are kept, but of which nobody was told before the room died. All
 * who come back are there. */
void offers_again(struct lobby *lobby);
/* The offers that still stand, oldest first; the others are forgotten. NULL: none stands, or the
 * session sits at a table. Valid until the next call for this session. */
const struct offer *offers_open(struct session *session);
/* Tells the line of each open offer again. */
void offers_tell(struct session *session);
/* One of the session's is declined for this reason ("": none), which the store does not know yet.
 * NULL: it was not stored, and stands as before. */
void offer_declining(struct session *session, const struct offer *offer, const char *why);
/* The one that is; NULL: it is gone. */
const struct offer *offer_declined(const struct session *session);
/* Forgets one, which was answered. */
void offer_end(struct session *session, const struct offer *offer);
void offers_free(struct session *session);
/* The offers as a ticket keeps them, and back; offers_read adds to those there are. */
void offers_write(const struct session *session, struct buf *out);
void offers_read(struct session *session, const char *text);

#endif
