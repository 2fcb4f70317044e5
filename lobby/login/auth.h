/*
 * Checks passwords. A check is throttled first, then the password is hashed in another thread. The
 * answer, and the time that it takes, do not tell whether the account exists. Also checks SSH
 * logins (lobby_auth).
 */
#pragma once

#include "client.h"
#include "store.h"

struct lobby;
struct session;

extern const struct lobby_part auth_part;

enum auth_result {
    AUTH_RIGHT,
    AUTH_WRONG,
    AUTH_BUSY /* the room is too busy to check it, or the store could not read the account */
};
/* `account` is NULL unless the password is right. */
typedef void auth_cb(void *arg, enum auth_result result, const struct store_account *account);

/* Checks name and password for somebody at an address, and never calls back at once. With a
 * session, the session's next line waits, and `cb` is called only if the session is still there, so
 * `arg` may be the session. If `session` is NULL, `cb` is always called. */
void auth_password(struct lobby *lobby, struct session *session, const char *address,
                   const char *name, const char *password, auth_cb *cb, void *arg);
/* Hashes a new password, in the same way. `hash` lives for the call; NULL: the room is too busy. */
typedef void auth_hash_cb(void *arg, const char *hash);
void auth_hash(struct lobby *lobby, struct session *session, const char *address,
               const char *password, auth_hash_cb *cb, void *arg);

/* How many checks and hashes are under way. There is a bound on that number. */
int auth_under_way(const struct lobby *lobby);

/* ---- SSH logins, before there is a session ---- */
/* What a client of SSH tries. */
struct lobby_auth {
    enum client_auth method;
    uint8_t node; /* the node whose door asks */
    char user[33], address[64], fingerprint[64];
    const char *password; /* with CLIENT_AUTH_PASSWORD */
};
/* `methods`: CLIENT_AUTH_CAN_... `notice`: a line to show first, or "". */
typedef void lobby_auth_cb(void *arg, enum client_auth_answer answer, unsigned methods,
                           const char *notice);
/* Checks a login. The users `guest` and `new` need no proof. */
void lobby_auth(struct lobby *lobby, const struct lobby_auth *auth, lobby_auth_cb *cb, void *arg);
