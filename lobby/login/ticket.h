/*
 * Tickets: what the door keeps for a room that may die, as `name=value` lines: what the connection
 * has proven, who is on, at which step of a dialogue they were, their settings. A ticket never
 * holds a secret. src/room seals it, so what comes back is what was given.
 */
#ifndef LOBBY_LOGIN_TICKET_H
#define LOBBY_LOGIN_TICKET_H

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"

struct session;
struct term_facts;

/* Gives the door the session's ticket if it is another one than the last. That is asked after each
 * line that somebody types. So a number is compared that differs whenever the text would, as
 * writing the text for that would be a tenth of what a command costs. */
void ticket_give(struct session *session);
/* Puts the session back where the ticket says: on, or at a step of the dialogue, or, for an
 * account, SESSION_WAITING until the account has been read. False: the text is no ticket of ours,
 * and the session starts like a new one. */
bool ticket_read(struct session *session, const char *text);

/* Replaces in `facts` what a connection has proven, and how it came in (transport, secure, address,
 * user, method, fingerprint), by what its ticket says. False: not one of ours. */
bool lobby_ticket_facts(const char *ticket, struct term_facts *facts);
/* The ticket of an SSH connection whose login was answered with yes and that is not open yet. */
void lobby_ticket_approved(const struct term_facts *facts, struct buf *out);

#endif
