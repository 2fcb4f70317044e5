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

enum {
    RECOVERY = 10,       /* how many recovery codes are made */
    RECOVERY_BYTES = 10, /* of chance in each */
    HASH = 16,           /* bytes of the hash of each */
    HEX = 2 * HASH       /* characters of that hash in the record */
};
_Static_assert(sizeof(((struct store_second *)NULL)->recovery) > RECOVERY * HEX, "room for all");

static void second_hash_of(int64_t account, const uint8_t code[RECOVERY_BYTES], char out[HEX + 1])
{
    /* A fast hash is enough for 80 random bits. */
    uint8_t both[sizeof(account) + RECOVERY_BYTES], hash[HASH];
    memcpy(both, &account, sizeof(account));
    memcpy(both + sizeof(account), code, RECOVERY_BYTES);
    crypto_generichash(hash, HASH, both, sizeof(both), NULL, 0);
    sodium_bin2hex(out, HEX + 1, hash, HASH);
    explicit_bzero(both, sizeof(both));
}

void second_write(struct lobby *lobby, struct store_second *second, store_done_cb *cb, void *arg)
{
    second->at_ms = clock_wall(lobby->deps.clock);
    store_put(lobby->deps.store, STORE_RECORD_SECOND, second, cb, arg);
}

int second_recovery_left(const struct store_second *second)
{
    return (int)strlen(second->recovery) / HEX;
}

void second_recovery_new(struct store_second *second, struct buf *out)
{
    enum { GROUP = 4 };
    for (int i = 0; i < RECOVERY; i++) {
        uint8_t code[RECOVERY_BYTES];
        char text[2 * RECOVERY_BYTES];
        randombytes_buf(code, sizeof(code));
        second_hash_of(second->account, code, second->recovery + (size_t)i * HEX);
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
    struct store_second second;
    bool there;
    second_read_cb *cb;
    void *arg;
};

static void second_reading_record(void *arg, const struct store_second *kept)
{
    struct reading *r = arg;
    uint8_t secret[TOTP_SECRET];
    size_t len = strlen(kept->recovery);
    r->there = true;
    r->second = *kept;
    if (totp_decode(kept->secret, secret, sizeof(secret)) != TOTP_SECRET ||
        strspn(kept->recovery, "0123456789abcdef") != len || len % HEX != 0) {
        /* No code may fit a second factor that cannot be read. If it counted as missing, the
         * account could be entered without a code. */
        log_error("second", "account=%lld error=\"unreadable\"", (long long)kept->account);
        r->second = (struct store_second){.account = kept->account, .last = INT64_MAX};
    }
    explicit_bzero(secret, sizeof(secret));
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
static bool second_recover(struct store_second *second, const char *typed)
{
    uint8_t code[RECOVERY_BYTES];
    char hash[HEX + 1];
    int left = second_recovery_left(second);
    if (left == 0 || totp_decode(typed, code, sizeof(code)) != RECOVERY_BYTES)
        return false;
    second_hash_of(second->account, code, hash);
    explicit_bzero(code, sizeof(code));
    char *last = second->recovery + (size_t)(left - 1) * HEX;
    for (char *at = second->recovery; at <= last; at += HEX)
        if (sodium_memcmp(hash, at, HEX) == 0) {
            memmove(at, last, HEX);
            *last = '\0';
            return true;
        }
    return false;
}

static void second_check_read(void *arg, enum store_status status,
                              const struct store_second *second)
{
    struct check *c = arg;
    struct lobby *lobby = c->errand.lobby;
    if (!second) { /* STORE_NONE: it was switched off meanwhile */
        second_check_end(c, status == STORE_NONE ? SECOND_RIGHT : SECOND_FAILED);
        return;
    }
    struct store_second now = *second;
    uint8_t secret[TOTP_SECRET] = {0};
    int64_t wall = clock_wall(lobby->deps.clock);
    /* A counter so far ahead was noted while the clock was wrong. It is ignored: otherwise no code
     * would be accepted until that time. */
    if (now.last != INT64_MAX && now.last > totp_counter(wall + CLOCK_AHEAD_MS))
        now.last = 0;
    totp_decode(now.secret, secret, sizeof(secret));
    int64_t counter = totp_match(lobby->deps.hmac, secret, wall, now.last, c->typed);
    explicit_bzero(secret, sizeof(secret));
    if (counter >= 0)
        now.last = counter;
    else if (second_recover(&now, c->typed))
        c->left = second_recovery_left(&now);
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
    uint8_t code[RECOVERY_BYTES];
    /* Many attackers together can guess six digits, so a check of these also waits for the failures
     * of others. Nobody can guess a recovery code, so its check waits only for the failures of its
     * own address, and lets the owner in whatever others do. */
    bool guessable = totp_decode(c->typed, code, sizeof(code)) != RECOVERY_BYTES;
    explicit_bzero(code, sizeof(code));
    return guessable ? throttle_wait(throttle, THROTTLE_CODE, c->address, c->name)
                     : throttle_wait_address(throttle, c->address);
}

static void second_check_start(void *arg);

static void second_check_go(void *arg)
{
    struct check *c = arg;
    if (second_check_wait(c) > 0) { /* earlier checks have failed meanwhile */
        errand_turn_end(c);
        second_check_start(c);
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
    /* An earlier room may have found the code right, and noted that it is used up. */
    if (once_did(session->lobby, session->conn, session->command, ONCE_BEGUN)) {
        cb(session, SECOND_RIGHT, -1);
        return;
    }
    struct check *c = errand_new(session->lobby, session, sizeof(*c));
    c->account = account;
    c->left = -1;
    c->cb = cb;
    utf8_copy(name, c->name, sizeof(c->name));
    utf8_copy(session->facts.address, c->address, sizeof(c->address));
    utf8_copy(typed, c->typed, sizeof(c->typed));
    second_check_start(c);
}
