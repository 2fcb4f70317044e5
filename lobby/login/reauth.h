/*
 * Somebody who is on proves once more who they are before they do what could take the account away
 * from its owner: with the password, for some things with a code too. Also the enrolment of a
 * second factor.
 */
#ifndef LOBBY_LOGIN_REAUTH_H
#define LOBBY_LOGIN_REAUTH_H

#include <stdbool.h>

#include "session_hooks.h"

struct session;

/* The name, in the ticket, of the action that the proof is for; and the action that a name stands
 * for. The actions of the second factor are here, those of commands in session->lobby->hooks. NULL:
 * there is none. */
const char *reauth_name(const struct session *session);
reauth_then *reauth_named(const struct session *session, const char *name);
/* Asks for the password and, if `code` is set and the account has a second factor, for a code. Then
 * calls `then` with a copy of `text`. An account without a password is asked for a code alone. One
 * without either is asked for nothing: its connection has just proven its key. A wrong answer or an
 * empty line ends it, and the person is told. */
void reauth(struct session *session, bool code, const char *text, reauth_then *then);
/* A line typed at one of these steps; false: the session is at another. */
bool reauth_line(struct session *session, const char *line);

/* Whether a member of the staff has only a key to show, where the staff needs more than the door's
 * word for one (the door checks signatures). Such an account gets its password, and so its second
 * factor, at the server; the person has been told so. */
bool reauth_needs_server(struct session *session);
/* The command `totp`: shows the state, or begins enrolment, switching off or new recovery codes. */
void reauth_second(struct session *session, const char *what);

#endif
