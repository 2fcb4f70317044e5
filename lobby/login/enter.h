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

/* Lets an account in: it is on in the session from now on. Ends any other session of the account,
 * and greets the player. If the account may not come in, tells the player why instead. `returned`:
 * the account was on in an earlier room, so the player is not greeted. */
void session_enter_account(struct session *session, const struct store_account *account,
                           bool returned);
/* Lets a guest in likewise, under this id and name. */
void session_enter_guest(struct session *session, int64_t id, const char *name, bool returned);

/* An earlier room has carried out the session's line already: ends the session's dialogue. If the
 * line was a login, lets in `account` (0: it was none). */
void session_enter_again(struct session *session, int64_t account);
/* Closes the sessions of all people for whom a ban holds now. An admin who is on stays on, so that
 * somebody can take back a ban that was a mistake. */
void lobby_enforce_bans(struct lobby *lobby);

/* Creates the account with the new id `id` and the starting grant (RK-D11). `hash` is that of the
 * password ("": it has none). `fingerprint` and `key` are of its first key (NULL: it has none). */
void account_create(struct lobby *lobby, int64_t id, const char *name, const char *hash,
                    const char *fingerprint, const char *key, enum store_role role,
                    store_done_cb *cb, void *arg);
