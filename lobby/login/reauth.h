/*
 * Proofs: somebody who is on shows once more who they are, before they do something that could take
 * the account away from its owner. They give the password, and for some things a code, too. Also
 * enrols second factors.
 */
#pragma once

#include <stdbool.h>

#include "session_hooks.h"

struct session;

/* The action of this name, for which a proof is asked; NULL: there is none. The actions of the
 * second factor are in reauth.c, and those of commands in session->lobby->hooks. */
const struct reauth_step *reauth_named(const struct session *session, const char *name);
/* Asks for the password and, if `code` is set and the account has a second factor, for a code.
 * After right answers, runs the action of this name with a copy of `text`. An account without a
 * password is asked only for a code. An account with neither is asked for nothing, because its
 * connection has proven its key. A wrong answer or an empty line ends the dialogue, and the person
 * is told. */
void reauth_run(struct session *session, bool code, const char *text, const char *action);
/* Takes a line typed at LOGIN_REAUTH_PASSWORD, LOGIN_REAUTH_CODE or LOGIN_ENROL. */
void reauth_line(struct session *session, const char *line);

/* Whether a member of the staff, who needs a second factor, could prove who they are only by a key.
 * The door checks signatures, so the room has only the door's word for a key, which is not enough
 * for the staff. Such an account has to get a password at the server first. The person is told so.
 */
bool reauth_needs_server(struct session *session);
/* Does the command `totp`. `what`: "on" begins the enrolment; "off" switches the second factor off;
 * NULL shows the state; anything else makes new recovery codes. */
void reauth_second(struct session *session, const char *what);
