/*
 * Tickets: what the door keeps for a room that may die. A ticket is lines `name=value`: what the
 * connection has proven, who is on, their step in a dialogue, their settings. It never holds a
 * secret. src/room seals it, so the room gets back exactly what it gave.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"

struct session;
struct term_facts;

/* Gives the door the session's ticket if it differs from the last one. This is called after each
 * typed line, and writing the text each time would be a tenth of what a command costs. So it
 * compares a number (the stamp) that differs whenever the text would. */
void ticket_give(struct session *session);
/* Puts the session back where the ticket says: on, or at a step of the dialogue, or, for an
 * account, in SESSION_WAITING until the account has been read. False: the text is not a ticket
 * of ours, and the session starts like a new one. */
bool ticket_read(struct session *session, const char *text);

/* Replaces what `facts` says of what a connection has proven, and of how it came in (transport,
 * secure, address, user, method, fingerprint), by what its ticket says. False: it is not a
 * ticket of ours. */
bool lobby_ticket_facts(const char *ticket, struct term_facts *facts);
/* Writes the ticket of an SSH connection whose login was accepted and that is not open yet. */
void lobby_ticket_approved(const struct term_facts *facts, struct buf *out);
