/*
 * Is this password right: throttled first, hashed elsewhere, never telling whether there is such an
 * account. Also the checks of SSH logins (lobby_auth).
 */
#ifndef LOBBY_LOGIN_AUTH_H
#define LOBBY_LOGIN_AUTH_H

#include "lobby.h"

struct session;

enum auth_result { AUTH_RIGHT, AUTH_WRONG, AUTH_BUSY };
/* `account` is NULL unless right. */
typedef void auth_cb(void *arg, enum auth_result result, const struct store_account *account);

/* Checks name and password. For a session the line waits, and `cb` is called, with `arg`, only if
 * the session is still there (so `arg` may be the session); else (NULL) it is always called. Never
 * calls back at once. */
void auth_password(struct lobby *lobby, struct session *session, const char *address,
                   const char *name, const char *password, auth_cb *cb, void *arg);
/* Hashes a new password, in the same way; `hash` NULL: busy. */
typedef void auth_hash_cb(void *arg, const char *hash);
void auth_hash(struct lobby *lobby, struct session *session, const char *address,
               const char *password, auth_hash_cb *cb, void *arg);

#endif
