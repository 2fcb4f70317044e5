/*
 * Tokens with which the same person comes back behind a lost connection, the same guest too (GMCP
 * `Cards.Resume`). A client that announces the package is sent a token once somebody is on. It
 * gives the token back at the login prompt of a new connection, and is where it was. A token is
 * good for one use, while its connection is there (it may be dead and not know) and for RESUME_MS
 * after that; not after `quit`, a kick, a ban or another login. The store has a hash of it alone.
 *
 * A guest who has one keeps the seat until then, as an account does. The staff get none: their
 * password and code are asked for again.
 */
#ifndef LOBBY_LOGIN_RESUME_H
#define LOBBY_LOGIN_RESUME_H

#include <stdbool.h>
#include <stdint.h>

struct lobby;
struct session;

enum { RESUME_MS = 600000 };

extern const struct lobby_part resume_part;

/* The client gave `Cards.Resume BODY`: lets the person in whose token it is, or answers with
 * `Cards.Resume {"error":"..."}`, one sentence. */
void resume_take(struct session *session, const char *body);
/* The token of this person, if there is one, is good no longer: they are somebody else now, or
 * their account went. */
void resume_forget(struct lobby *lobby, int64_t person);
/* The account gets another password, so whoever had a token of it may not come back with that. If
 * the person is on, the client is sent another one. */
void resume_renew(struct lobby *lobby, int64_t person);
/* Whether a guest who may still come back has a name that looks like this one. */
bool resume_keeps_name(struct lobby *lobby, const char *name);

#endif
