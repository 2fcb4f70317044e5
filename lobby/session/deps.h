/*
 * What the lobby is given: clock, store, hasher, settings, and whom it calls.
 */
#ifndef LOBBY_SESSION_DEPS_H
#define LOBBY_SESSION_DEPS_H

#include <stdbool.h>
#include <stdint.h>

#include "clock.h"
#include "ids.h"
#include "store.h"
#include "thinker.h"
#include "totp.h"

/* Password hashing, done elsewhere (a worker) and answered through the callback from the loop. */
struct hasher {
    /* `from`: the address, of which one may be in flight. Return false: busy, nothing was started.
     */
    bool (*make)(struct hasher *h, const char *from, const char *password,
                 void (*cb)(void *arg, const char *hash), void *arg);
    /* Verifies against `hash`; an empty hash is verified against a dummy, so that it takes the same
     * time and fails. */
    bool (*verify)(struct hasher *h, const char *from, const char *hash, const char *password,
                   void (*cb)(void *arg, bool right), void *arg);
};

struct lobby_conf {
    int64_t starting_chips; /* 1000 */
    int64_t allowance;      /* 100: brought up to this once a UTC day (RK-D11) */
    int64_t turn_ms;        /* a table's clock for a turn, default of new tables */
    int64_t away_ms;        /* a seat without its player for longer counts as leaving (RK-D6) */
    int64_t vote_ms;        /* time to answer penalize or forgive (RK-D6) */
    const char *same_address_exempt; /* CIDRs, blank separated (RK-D2) */
    bool registration;               /* new accounts may be made */
    bool staff_totp;                 /* staff commands need a second factor */
    /* accounts that may be made a UTC day from one network (IPv4 /24, IPv6 /64; exempt ones of the
     * line above are not counted); 0: any number */
    int64_t new_a_day;
    int64_t guest_games_ms; /* how long games in which no account sat are kept */
    int64_t guest_games;    /* and how many of them */
    int64_t account_games;  /* unranked games kept for an account */
    int64_t messages;       /* that wait for an account that is off */
    const char *motd;       /* may be NULL */
    const char *host;       /* shown in the banner, may be NULL */
    /* "localhost 4000", "localhost -p 2222": shown in the banner, may be NULL */
    const char *telnet, *ssh;
    const char *pages;           /* folder of help and rules pages */
    const char *forbidden_names; /* file of names.h; may be NULL */
};

struct lobby_deps {
    const struct clock *clock;
    struct ids *ids;
    struct store *store;
    struct hasher *hasher;
    struct thinker *thinker; /* where bots think; NULL: they play at level 1 */
    totp_hmac *hmac;         /* HMAC-SHA-1, for codes of second factors */
    struct lobby_conf conf;  /* copied */
    /* 32 bytes for a game's seed; NULL: from the kernel's random source. Tests give their own. */
    void (*seed)(void *arg, uint8_t out[32]);
    /* Bans changed: the whole list as LINK_BANS wants it. May be NULL. */
    void (*bans)(void *arg, const char *lines);
    /* Once, before it is ready: from where accounts logged in, as LINK_KNOWN wants it. May be NULL.
     */
    void (*known)(void *arg, const char *lines);
    /* Whether the wall clock can be right; NULL: it is. */
    bool (*clock_sound)(void *arg);
    /* Staff asked for the room to stop; the countdown is over. May be NULL. */
    void (*stop)(void *arg, const char *reason);
    /* Staff asked for the settings to be read anew: lobby_reconfigure and lobby_reloaded follow.
     * NULL: they cannot be. */
    void (*reload)(void *arg);
    /* Staff want the installed program to take over, and the connections' process too where `door`.
     * NULL: nobody could do it. */
    void (*upgrade)(void *arg, bool door);
    void *arg;
};

#endif
