/*
 * See second.h. A check counts as a failure until its code is found to be right. So even many
 * checks at once cannot get past the throttle before it knows of the first. Checks of one account
 * take turns, so two of them cannot use the same code.
 */
#include "second.h"

#include <sodium.h>
#include <string.h>

#include "log.h"
#include "once.h"
#include "session.h"
#include "throttle.h"
#include "utf8.h"

/* ---- The record in the store ---- */

static void second_hash_of(int64_t account, const uint8_t code[SECOND_RECOVERY_BYTES],
                           uint8_t out[SECOND_HASH])
{
    /* A fast hash is enough for 80 random bits. */
    uint8_t both[sizeof(account) + SECOND_RECOVERY_BYTES];
    memcpy(both, &account, sizeof(account));
    memcpy(both + sizeof(account), code, SECOND_RECOVERY_BYTES);
    crypto_generichash(out, SECOND_HASH, both, sizeof(both), NULL, 0);
    explicit_bzero(both, sizeof(both));
}

void second_write(struct lobby *lobby, const struct second *second, store_done_cb *cb, void *arg)
{
    struct store_second kept = {
        .account = second->account, .at_ms = clock_wall(lobby->deps.clock), .last = second->last};
    _Static_assert(sizeof(kept.recovery) > 2 * sizeof(second->recovery), "room for all");
    totp_encode(second->secret, TOTP_SECRET, kept.secret, sizeof(kept.secret));
    sodium_bin2hex(kept.recovery, sizeof(kept.recovery), second->recovery[0],
                   (size_t)second->nrecovery * SECOND_HASH);
    store_put(lobby->deps.store, STORE_RECORD_SECOND, &kept, cb, arg);
    explicit_bzero(&kept, sizeof(kept));
}

void second_recovery_new(struct second *second, struct buf *out)
{
    enum { GROUP = 4 };
    second->nrecovery = SECOND_RECOVERY;
    for (int i = 0; i < SECOND_RECOVERY; i++) {
        uint8_t code[SECOND_RECOVERY_BYTES];
        char text[2 * SECOND_RECOVERY_BYTES];
        randombytes_buf(code, sizeof(code));
        second_hash_of(second->account, code, second->recovery[i]);
        totp_encode(code, sizeof(code), text, sizeof(text));
        for (size_t j = 0; text[j] != '\0'; j++) {
            if (j > 0 && j % GROUP == 0)
                buf_putc(out, '-');
            buf_putc(out, text[j]);
        }
        buf_putc(out, '\n');
        explicit_bzero(code, sizeof(code));
        explicit_bzero(text, sizeof(text));
    }
}

/* ---- Reading ---- */

struct reading {
    struct errand errand;
    struct second second;
    bool there;
    second_read_cb *cb;
    void *arg;
};

static void second_reading_drop(void *arg)
{
    struct reading *r = arg;
    explicit_bzero(&r->second, sizeof(r->second));
}

static void second_reading_record(void *arg, const struct store_second *kept)
{
    struct reading *r = arg;
    struct second *out = &r->second;
    size_t len = strlen(kept->recovery), hashes = 0;
    r->there = true;
    *out = (struct second){.account = kept->account, .last = kept->last};
    if (totp_decode(kept->secret, out->secret, TOTP_SECRET) != TOTP_SECRET ||
        (len > 0 && sodium_hex2bin(out->recovery[0], sizeof(out->recovery), kept->recovery, len,
                                   NULL, &hashes, NULL) != 0) ||
        hashes % SECOND_HASH != 0) {
        /* No code may fit a second factor that cannot be read. With none, no code would be asked
         * for. */
        log_error("second", "account=%lld error=\"unreadable\"", (long long)kept->account);
        *out = (struct second){.account = kept->account, .last = INT64_MAX};
        return;
    }
    out->nrecovery = (int)(hashes / SECOND_HASH);
}

static void second_reading_done(void *arg, enum store_status status)
{
    struct reading *r = arg;
    bool known = status == STORE_OK;
    if (!known)
        log_error("second", "error=\"not read\" status=%d", (int)status);
    r->cb(r->arg, known && !r->there ? STORE_NONE : status, known && r->there ? &r->second : NULL);
    errand_end(r);
}

void second_read(struct lobby *lobby, int64_t account, second_read_cb *cb, void *arg)
{
    struct reading *r = errand_new(lobby, NULL, sizeof(*r));
    r->errand.drop = second_reading_drop;
    r->cb = cb;
    r->arg = arg;
    store_list_of(lobby->deps.store, STORE_RECORD_SECOND, account, 1, second_reading_record,
                  second_reading_done, r);
}

/* ---- Checking ---- */

struct check {
    struct errand errand;
    int64_t account;
    char name[STORE_NAME_MAX], address[64], typed[64];
    int left;
    second_check_cb *cb;
};

static void second_check_drop(void *arg)
{
    struct check *c = arg;
    explicit_bzero(c->typed, sizeof(c->typed));
}

static void second_check_end(struct check *c, enum second_result result)
{
    struct session *s = errand_session(c);
    if (result == SECOND_WRONG)
        /* fail2ban reads this line, too */
        log_info("password", "wrong name=%s/code from=%s", c->name, c->address);
    if (result == SECOND_RIGHT)
        throttle_result(c->errand.lobby->throttle, THROTTLE_CODE, c->address, c->name, true);
    errand_turn_end(c);
    if (s)
        c->cb(s, result, c->left);
    errand_end(c);
}

static void second_check_stored(void *arg, enum store_status status)
{
    second_check_end(arg, status == STORE_OK ? SECOND_RIGHT : SECOND_FAILED);
}

/* Uses up the code if it is one of the recovery codes that are left. False: it is not. */
static bool second_recover(struct second *second, const char *typed)
{
    uint8_t code[SECOND_RECOVERY_BYTES], hash[SECOND_HASH];
    bool found = false;
    if (totp_decode(typed, code, sizeof(code)) != SECOND_RECOVERY_BYTES)
        return false;
    second_hash_of(second->account, code, hash);
    for (int i = 0; i < second->nrecovery && !found; i++) {
        found = sodium_memcmp(hash, second->recovery[i], SECOND_HASH) == 0;
        if (found)
            memmove(second->recovery[i], second->recovery[--second->nrecovery], SECOND_HASH);
    }
    explicit_bzero(code, sizeof(code));
    return found;
}

static void second_check_read(void *arg, enum store_status status, const struct second *second)
{
    struct check *c = arg;
    struct lobby *lobby = c->errand.lobby;
    if (!second) { /* STORE_NONE: it was switched off meanwhile */
        second_check_end(c, status == STORE_NONE ? SECOND_RIGHT : SECOND_FAILED);
        return;
    }
    struct second now = *second;
    int64_t wall = clock_wall(lobby->deps.clock);
    /* A counter so far ahead was noted while the clock was wrong. It is ignored: otherwise no code
     * would be accepted until that time. */
    if (now.last != INT64_MAX && now.last > totp_counter(wall + CLOCK_AHEAD_MS))
        now.last = 0;
    int64_t counter = totp_match(lobby->deps.hmac, now.secret, wall, now.last, c->typed);
    if (counter >= 0)
        now.last = counter;
    else if (second_recover(&now, c->typed))
        c->left = now.nrecovery;
    else {
        explicit_bzero(&now, sizeof(now));
        second_check_end(c, SECOND_WRONG);
        return;
    }
    errand_writes_part(c, ONCE_BEGUN, NULL);
    second_write(lobby, &now, second_check_stored, c);
    explicit_bzero(&now, sizeof(now));
}

/* How long the check has to wait because of earlier failures. */
static int64_t second_check_wait(const struct check *c)
{
    struct throttle *throttle = c->errand.lobby->throttle;
    uint8_t code[SECOND_RECOVERY_BYTES];
    /* Many attackers together can guess six digits, so a check of these also waits for the failures
     * of others. Nobody can guess a recovery code, so its check waits only for the failures of its
     * own address, and lets the owner in whatever others do. */
    bool guessable = totp_decode(c->typed, code, sizeof(code)) != SECOND_RECOVERY_BYTES;
    explicit_bzero(code, sizeof(code));
    return guessable ? throttle_wait(throttle, THROTTLE_CODE, c->address, c->name)
                     : throttle_wait_address(throttle, c->address);
}

static void second_check_start(void *arg);

static void second_check_go(void *arg)
{
    struct check *c = arg;
    int64_t wait = second_check_wait(c);
    if (wait > 0) { /* waits because earlier checks failed */
        timer_set(c->errand.lobby->timers, &c->errand.timer, wait, second_check_start, c);
        errand_turn_end(c);
        return;
    }
    throttle_result(c->errand.lobby->throttle, THROTTLE_CODE, c->address, c->name, false);
    second_read(c->errand.lobby, c->account, second_check_read, c);
}

static void second_check_start(void *arg)
{
    struct check *c = arg;
    int64_t wait = second_check_wait(c);
    if (wait > 0)
        timer_set(c->errand.lobby->timers, &c->errand.timer, wait, second_check_start, c);
    else
        errand_turn(c, c->account, second_check_go);
}

void second_check(struct session *session, int64_t account, const char *name, const char *typed,
                  second_check_cb *cb)
{
    if (once_did(session->lobby, session->conn, session->command,
                 ONCE_BEGUN)) { /* an earlier room found the code right and noted that it is used
                                   up */
        cb(session, SECOND_RIGHT, -1);
        return;
    }
    struct check *c = errand_new(session->lobby, session, sizeof(*c));
    c->errand.drop = second_check_drop;
    c->account = account;
    c->left = -1;
    c->cb = cb;
    utf8_copy(name, c->name, sizeof(c->name));
    utf8_copy(session->facts.address, c->address, sizeof(c->address));
    utf8_copy(typed, c->typed, sizeof(c->typed));
    second_check_start(c);
}
