/*
 * The end of every login: from here on an account or a guest is on. Also the rows of the store that
 * a new account begins with and that a login writes.
 */
#ifndef LOBBY_LOGIN_ENTER_H
#define LOBBY_LOGIN_ENTER_H

#include <stdbool.h>
#include <stdint.h>

#include "store.h"

struct lobby;
struct session;

/* Tells the session (not the line) who is on from now on, and places them. `returned`: they were on
 * in an earlier room. */
void session_enter_account(struct session *session, const struct store_account *account,
                           bool returned);
void session_enter_guest(struct session *session, int64_t id, const char *name, bool returned);

/* An earlier room did the line that the session is at: ends the dialogue, and lets in the account
 * whose login that was (0: none). */
void session_enter_again(struct session *session, int64_t account);
/* Closes the sessions of all whom a ban now holds for, except admins. */
void lobby_enforce_bans(struct lobby *lobby);

/* Creates the account (RK-D11: with the starting grant) with the new id `id`. `hash` may be empty;
 * `fingerprint` and `key` may be NULL. */
void account_create(struct lobby *lobby, int64_t id, const char *name, const char *hash,
                    const char *fingerprint, const char *key, enum store_role role,
                    store_done_cb *cb, void *arg);

#endif
