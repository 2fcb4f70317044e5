/*
 * The second factor of an account (struct store_second): a secret, which the owner's authenticator
 * has, too, and ten recovery codes. Each recovery code is valid once. The room keeps only their
 * hashes.
 */
#pragma once

#include <stdint.h>

#include "buf.h"
#include "store.h"
#include "totp.h"

struct lobby;
struct session;

/* Reads an account's second factor, and calls back once, unless the lobby ends first. `second` is
 * NULL unless the status is STORE_OK, and lives for the call. STORE_NONE: the account has none.
 * With any other status nobody knows whether it has one, so the caller must let nobody in and
 * change nothing. If the record makes no sense, no code is right until the factor is switched off.
 */
typedef void second_read_cb(void *arg, enum store_status status, const struct store_second *second);
void second_read(struct lobby *lobby, int64_t account, second_read_cb *cb, void *arg);

enum second_result {
    SECOND_RIGHT,
    SECOND_WRONG,
    /* not known, so nobody may come in: the store could not read the factor, or could not note that
     * the code was used */
    SECOND_FAILED
};
/* `left`: how many recovery codes are left, now that one was used; -1: none was used. */
typedef void second_check_cb(struct session *session, enum second_result result, int left);
/* Checks whether `typed` is a code or a recovery code of the account. Checks are throttled as those
 * of passwords are, but a recovery code does not wait for the failures of others. A code is valid
 * once, and its use is durable before the answer comes. The session's next line waits. `cb` may be
 * called at once, if an earlier room has found the code right. If the session goes, it is not
 * called. */
void second_check(struct session *session, int64_t account, const char *name, const char *typed,
                  second_check_cb *cb);

/* How many recovery codes are left. */
int second_recovery_left(const struct store_second *second);
/* Makes new recovery codes in place of those that are left. Appends them to `out`, a line each. */
void second_recovery_new(struct store_second *second, struct buf *out);
/* Writes a second factor, new or not, with the present time as its `at_ms`. The errand of the
 * caller has the turn for the account (errand_turn). */
void second_write(struct lobby *lobby, struct store_second *second, store_done_cb *cb, void *arg);
