/*
 * Tokens with which a person, also a guest, comes back after a lost connection (GMCP
 * `Cards.Resume`). A client that announces the package gets a token once somebody is on. If it
 * gives the token at the login prompt of a new connection, the person is back where they were. A
 * token is good for one use. It stays good as long as the connection that got it is open (which may
 * be dead already), and for RESUME_MS after that. `quit`, a kick, a ban or another login ends it.
 * The store has only a hash of it.
 *
 * A guest who has a token keeps their seat, as an account does, as long as the token is good. The
 * staff get no tokens. They have to give their password and code again.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct lobby;
struct session;

enum { RESUME_MS = 600000 };

extern const struct lobby_part resume_part;

/* The client sent `Cards.Resume BODY`, with a token. Lets in the person whose token it is, or
 * answers with `Cards.Resume {"error":"..."}`, which says in a sentence why not. If the error has
 * `"again":true`, the account could not be read, and the token stays good. */
void resume_take(struct session *session, const char *body);
/* Ends the token of this person, if there is one, because they are somebody else now or their
 * account is gone. */
void resume_forget(struct lobby *lobby, int64_t person);
/* The account has another password, so its old token ends. If the person is on, the client is sent
 * a new one. */
void resume_renew(struct lobby *lobby, int64_t person);
/* Whether a guest who may still come back has a name that looks like this one. */
bool resume_keeps_name(struct lobby *lobby, const char *name);
