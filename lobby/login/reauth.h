/*
 * Whoever is on proves once more who they are, before what could take the account away from its
 * owner: by the password, for some things by a code too. And the enrolment of a second factor.
 */
#ifndef LOBBY_LOGIN_REAUTH_H
#define LOBBY_LOGIN_REAUTH_H

#include <stdbool.h>

#include "session_hooks.h"

struct session;

/* The name, in the ticket, of what is to be done, and what a name stands for: the second factor's
 * are here, those of commands in session->lobby->hooks. NULL: there is none. */
const char *reauth_name(const struct session *session);
reauth_then *reauth_named(const struct session *session, const char *name);
/* Asks for the password, and with `code` for a code where the account has a second factor; then
 * calls `then` with a copy of `text`. An account without a password is asked for a code alone, one
 * without either for nothing: its connection has just proven its key. What is wrong, or an empty
 * line, ends it, and that is told. */
void reauth(struct session *session, bool code, const char *text, reauth_then *then);
/* A line typed at one of these steps; false: the session is at another. */
bool reauth_line(struct session *session, const char *line);

/* Whether staff has only a key to show, where the staff needs more than the door's word for one
 * (the door checks signatures): then its password, and so its second factor, begins at the server.
 * That was told. */
bool reauth_needs_server(struct session *session);
/* The command `totp`: its state, or begins the enrolment, switching off, new recovery codes. */
void reauth_second(struct session *session, const char *what);

#endif
