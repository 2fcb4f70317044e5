/*
 * Somebody who is on proves once more who they are, before they do something that could take the
 * account away from its owner. They give the password, and for some things a code, too. Also enrols
 * second factors.
 */
#pragma once

#include <stdbool.h>

#include "session_hooks.h"

struct session;

/* The action of this name; NULL: there is none. The actions of the second factor are in reauth.c,
 * those of commands in session->lobby->hooks. */
const struct reauth_step *reauth_named(const struct session *session, const char *name);
/* Asks for the password and, if `code` is set and the account has a second factor, for a code.
 * Then the action of this name goes on with a copy of `text`. An account without a password is
 * asked only for a code. An account with neither is asked for nothing: its connection has just
 * proven its key. A wrong answer or an empty line ends the dialogue, and the person is told. */
void reauth_run(struct session *session, bool code, const char *text, const char *action);
/* Takes a line typed at one of these steps. False: the session is at another step. */
bool reauth_line(struct session *session, const char *line);

/* Whether a member of the staff can only show a key. The door checks signatures, so the room has
 * only the door's word for a key. For the staff that is not enough. Such an account gets its
 * password, and then its second factor, at the server; the person is told so. */
bool reauth_needs_server(struct session *session);
/* The command `totp`. `what`: "on" begins the enrolment, "off" switches the second factor off,
 * anything else makes new recovery codes, NULL shows the state. */
void reauth_second(struct session *session, const char *what);
