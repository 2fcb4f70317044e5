/*
 * The end of every login: from here on an account or a guest is on. Also writes the rows that a new
 * account begins with, and those of a login.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "store.h"

struct lobby;
struct session;

/* Sets who is on in the session from now on, and puts them where they belong. Says nothing to
 * them. `returned`: they were on in an earlier room. */
void session_enter_account(struct session *session, const struct store_account *account,
                           bool returned);
void session_enter_guest(struct session *session, int64_t id, const char *name, bool returned);

/* An earlier room did the line that the session is at: ends the dialogue, and lets in the account
 * whose login that was (0: none). */
void session_enter_again(struct session *session, int64_t account);
/* Closes the sessions of all whom a ban now holds for, except admins. */
void lobby_enforce_bans(struct lobby *lobby);

/* Creates the account with the new id `id` and the starting grant (RK-D11). `hash` may be empty;
 * `fingerprint` and `key` may be NULL. */
void account_create(struct lobby *lobby, int64_t id, const char *name, const char *hash,
                    const char *fingerprint, const char *key, enum store_role role,
                    store_done_cb *cb, void *arg);
