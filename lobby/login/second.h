/*
 * The second factor of an account: a secret, which an authenticator holds, too, and ten recovery
 * codes. Each recovery code is valid once; only hashes of them are kept.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <sys/queue.h>

#include "buf.h"
#include "store.h"
#include "totp.h"

struct lobby;
struct session;

extern const struct lobby_part second_part;

enum { SECOND_RECOVERY = 10, SECOND_RECOVERY_BYTES = 10, SECOND_HASH = 16 };
struct second {
    int64_t account;
    int64_t last; /* the counter of the last code that was accepted */
    uint8_t secret[TOTP_SECRET];
    uint8_t recovery[SECOND_RECOVERY][SECOND_HASH];
    int nrecovery;
};

/* Reads an account's second factor. STORE_NONE: it has none, and `second` is NULL. Any other status
 * except STORE_OK means that this is not known, so the caller must let nobody in and change
 * nothing. If the record makes no sense, no code is right until the factor is switched off.
 * Calls back once, unless the lobby ends first. */
typedef void second_read_cb(void *arg, enum store_status status, const struct second *second);
void second_read(struct lobby *lobby, int64_t account, second_read_cb *cb, void *arg);

/* An errand that changes a second factor, or uses up one of its codes, reads it and then writes
 * it. It takes a turn before it reads, and keeps it until the write is stored: otherwise one
 * errand could bring back what another has just switched off. A turn is part of the errand that
 * takes it. */
struct second_turn {
    TAILQ_ENTRY(second_turn) link;
    struct lobby *lobby;
    int64_t account;
    void (*go)(void *arg);
    void *arg;
};
/* Calls go(arg) when the turn has come, perhaps at once. */
void second_take(struct lobby *lobby, struct second_turn *turn, int64_t account,
                 void (*go)(void *arg), void *arg);
/* Ends the turn, before its errand ends. The next turn of that account comes. */
void second_give(struct second_turn *turn);

enum second_result {
    SECOND_RIGHT,
    SECOND_WRONG,
    /* the code does not count: the store could not read the factor, or could not note that the
     * code was used */
    SECOND_FAILED
};
/* `left`: how many recovery codes are left after one was used; -1: it was an authenticator's code.
 */
typedef void second_check_cb(struct session *session, enum second_result result, int left);
/* Checks whether `typed` is a code or a recovery code of the account. Checks are throttled as
 * passwords are, but a recovery code does not wait for the failures of others. A code is valid
 * once: its use is durable before the answer comes. The session's next line waits; there is no
 * answer if the session has gone. */
void second_check(struct session *session, int64_t account, const char *name, const char *typed,
                  second_check_cb *cb);

/* Makes ten fresh recovery codes in place of those left. `out` gets them as text, a line each. */
void second_recovery_new(struct second *second, struct buf *out);
/* Writes a second factor, new or not, within a turn. */
void second_write(struct lobby *lobby, const struct second *second, store_done_cb *cb, void *arg);
