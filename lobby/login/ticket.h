/*
 * Tickets: what the door keeps for a room that may die. A ticket has lines `name=value`: what the
 * connection has proven, who is on, their step in a dialogue, their settings. It never has a secret
 * in it. src/room seals it, so that a room takes back only what a room gave.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"

struct session;
struct term_facts;

/* Gives the door the session's ticket if it differs from the last one. This is called after each
 * typed line. Writing the text takes a tenth of the time of a command, so first only a number is
 * compared (the stamp), which differs whenever the text does. */
void ticket_give(struct session *session);
/* Puts the session back where the ticket says: on, or at a step of the dialogue. An account waits
 * (SESSION_WAITING) until it has been read. False: the text is not a ticket of ours, and the
 * session begins like a new one. */
bool ticket_read(struct session *session, const char *text);

/* Replaces transport, secure, address, user, method and fingerprint in `facts` by what the ticket
 * says. False: it is not a ticket of ours, and `facts` is as it was. */
bool lobby_ticket_facts(const char *ticket, struct term_facts *facts);
/* Appends the ticket of an SSH connection whose login was accepted, and which is not open yet. */
void lobby_ticket_approved(const struct term_facts *facts, struct buf *out);
