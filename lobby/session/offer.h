/*
 * Challenges and invitations that wait for somebody's answer. Each is an alert on their screen
 * until they answer it, or until it is gone: the seat is taken or kept no longer, or whoever asked
 * has left the table.
 */
#ifndef LOBBY_SESSION_OFFER_H
#define LOBBY_SESSION_OFFER_H

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"
#include "table.h"

struct session;

enum { OFFERS_MAX = 4 }; /* open at a time for one person; the oldest gives way */

struct offer {
    struct offer *next;
    int64_t from; /* the person who asks */
    int32_t table;
    bool challenge; /* a seat is kept for a while; else it is an invitation */
    char name[TABLE_NAME_MAX];
};

/* Asks `to` to the table of `info`, with the bell, in place of an earlier offer of the same person.
 * The caller has checked that `from` may. */
void offer_make(const struct session *from, struct session *to, const struct table_info *info,
                bool challenge);
/* The offers that still stand, oldest first; the others are forgotten. NULL: none stands, or the
 * session sits at a table. Valid until the next call for this session. */
const struct offer *offers_open(struct session *session);
/* Tells the line of each open offer again. */
void offers_tell(struct session *session);
/* Forgets one, which was answered. */
void offer_end(struct session *session, const struct offer *offer);
void offers_free(struct session *session);
/* The offers as a ticket keeps them, and back; offers_read adds to those there are. */
void offers_write(const struct session *session, struct buf *out);
void offers_read(struct session *session, const char *text);

#endif
