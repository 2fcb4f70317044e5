/*
 * The second factor of an account: a secret that an authenticator holds too, and ten recovery codes
 * that hold once each. It is a memo of the account (its id; number: the counter of the code that
 * was taken last; body: the secret in base32, then hashes of the recovery codes left, a line each).
 */
#ifndef LOBBY_SECOND_H
#define LOBBY_SECOND_H

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"
#include "store/store.h"
#include "totp.h"

struct lobby;
struct session;

enum { SECOND_RECOVERY = 10, SECOND_RECOVERY_BYTES = 10, SECOND_HASH = 16 };
struct second {
    int64_t id, account;
    int64_t last; /* counter of the last code that was taken */
    uint8_t secret[TOTP_SECRET];
    uint8_t recovery[SECOND_RECOVERY][SECOND_HASH];
    int nrecovery;
};

/* Reads it; NULL: the account has none. One that cannot be read is one for which no code is right,
 * until it is switched off. `session` as in errand_new; called once, also when the
 * session is gone, unless the lobby ends first. */
typedef void second_read_cb(void *arg, const struct second *second);
void second_read(struct lobby *lobby, struct session *session, int64_t account, second_read_cb *cb,
                 void *arg);

enum second_result {
    SECOND_RIGHT,
    SECOND_WRONG,
    SECOND_FAILED /* the store did not take that the code was used: it does not hold */
};
/* `left`: recovery codes after one of them was taken; -1: a code of the authenticator was. */
typedef void second_check_cb(struct session *session, enum second_result result, int left);
/* Whether `typed` is a code, or a recovery code, of the account, throttled as passwords are,
 * but recovery codes not for the failures of others. It holds once: that is durable before the
 * answer. The session's line waits; the answer comes only while the session is there. */
void second_check(struct session *session, int64_t account, const char *name, const char *typed,
                  second_check_cb *cb);

/* Ten fresh recovery codes in place of those left; `out` gets them as text, a line each. */
void second_recovery_new(struct second *second, struct buf *out);
/* Writes it, new or not. */
void second_write(struct lobby *lobby, const struct second *second, store_done_cb *cb, void *arg);

#endif
