/*
 * What the lobby is given: clock, store, hasher, settings, and the functions that it calls outside.
 */
#pragma once

#include "clock.h"
#include "ids.h"
#include "lobby_conf.h"
#include "store.h"
#include "thinker.h"
#include "totp.h"

/* Password hashing. A worker does it, and the loop calls the callback with the answer. */
struct hasher {
    /* Hashes a new password. `from` is an address, which may have only one request under way.
     * False: the hasher is busy, nothing was started, and `cb` is not called. */
    bool (*make)(struct hasher *h, const char *from, const char *password,
                 void (*cb)(void *arg, const char *hash), void *arg);
    /* Checks a password against `hash`. `from` and the result are as those of `make`. If the hash
     * is empty, the check takes as long, and fails. */
    bool (*verify)(struct hasher *h, const char *from, const char *hash, const char *password,
                   void (*cb)(void *arg, bool right), void *arg);
};

struct lobby_deps {
    const struct clock *clock;
    struct ids *ids;
    struct store *store;
    struct hasher *hasher;
    struct thinker *thinker; /* the worker in which bots think; NULL: they play at level 1 */
    totp_hmac *hmac;         /* HMAC-SHA-1 for the codes of second factors */
    struct lobby_conf conf;  /* its texts live until lobby_reconfigure brings others */
    int starved; /* how many rooms before this one, in a row, were killed for want of memory */
    /* Fills in 32 bytes for a game's seed. NULL: they come from the kernel's random source. Tests
     * give their own. */
    void (*seed)(void *arg, uint8_t out[32]);
    /* Fills in the secret for the deal of a day (daily.h). NULL: it comes from the kernel. */
    void (*day_secret)(void *arg, int32_t day, uint8_t out[32]);
    /* Called when the bans have changed. `lines` are all bans in the form of LINK_BANS. May be
     * NULL. */
    void (*bans)(void *arg, const char *lines);
    /* Called once, before the lobby is ready. `lines` say from which networks accounts have logged
     * in lately, in the form of LINK_KNOWN. May be NULL. */
    void (*known)(void *arg, const char *lines);
    /* Whether the wall clock can be trusted; NULL: it can. */
    bool (*clock_sound)(void *arg);
    /* Whether games may begin with this version of a game's rules (table.h). NULL: they begin with
     * the newest. */
    bool (*dealt)(void *arg, const char *game, int version);
    /* Called when a session of this connection begins an errand (errand.h). May be NULL. */
    void (*asks)(void *arg, uint64_t conn);
    /* Called when the staff have asked the room to stop and the countdown is over. May be NULL. */
    void (*stop)(void *arg, const char *reason);
    /* Reads the settings anew, as the staff have asked. lobby_reconfigure and service_reloaded are
     * called afterwards. NULL: that is not possible. */
    void (*reload)(void *arg);
    /* Makes the installed program take over, as the staff have asked; with `door`, also in the
     * process that holds the connections. NULL: that is not possible. */
    void (*upgrade)(void *arg, bool door);
    /* Makes this node take no new connections, and end those that it has within `ms`, as the staff
     * have asked; `ms` -1: take connections again. NULL: there is no other node. */
    void (*drain)(void *arg, int64_t ms);
    void *arg; /* the first argument of all these functions */
};
