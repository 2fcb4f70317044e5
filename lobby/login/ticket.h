/*
 * Tickets: what the door keeps for a room that may die, in `name=value` lines: what the connection
 * has proven, who is on, at which step they were, their settings. Never anything that is secret;
 * src/room seals it, so what comes back is what was given.
 */
#ifndef LOBBY_LOGIN_TICKET_H
#define LOBBY_LOGIN_TICKET_H

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"

struct session;
struct term_facts;

void ticket_write(const struct session *session, struct buf *out);
/* A number that is another one where the text would be: it is looked at behind each line that
 * somebody types, and to write the text for that would be a tenth of what a command costs. It may
 * be another one with the same text, too. */
uint64_t ticket_stamp(const struct session *session);
/* Puts the session back where the ticket says: on, or at the step of the dialogue, or (an account)
 * SESSION_WAITING until it has been read. False: not one of ours; it starts like a new one. */
bool ticket_read(struct session *session, const char *text);

/* Replaces in `facts` what a connection has proven, and how it came in (transport, secure, address,
 * user, method, fingerprint), by what its ticket says. False: not one of ours. */
bool lobby_ticket_facts(const char *ticket, struct term_facts *facts);
/* The ticket of an SSH connection whose login was answered with yes and that is not open yet. */
void lobby_ticket_approved(const struct term_facts *facts, struct buf *out);

#endif
