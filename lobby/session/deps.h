/*
 * What the lobby is given: clock, store, hasher, settings, and the functions that it calls outside.
 */
#pragma once

#include "clock.h"
#include "ids.h"
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

/* Whether people may make accounts themselves. */
enum registration {
    REGISTRATION_OPEN,
    REGISTRATION_ASK, /* the staff approves each before it opens (approval.h) */
    REGISTRATION_CLOSED
};

struct lobby_conf {
    int64_t starting_chips; /* 1000 */
    int64_t allowance;      /* 100: once a UTC day an account's chips are raised to it (RK-D11) */
    int64_t turn_ms;        /* the clock for a turn; the default of new tables */
    /* A player who is away from a seat for longer counts as having left (RK-D6). */
    int64_t away_ms;
    /* The time to answer penalize or forgive (RK-D6). */
    int64_t vote_ms;
    const char *same_address_exempt; /* CIDRs with blanks between them (RK-D2) */
    enum registration registration;
    bool newcomers;  /* over SSH, a name that no account has leads to the login dialogue */
    bool staff_totp; /* staff commands need a second factor */
    /* How many accounts may be made in a UTC day from one network (IPv4 /24, IPv6 /64; those in
     * same_address_exempt are not counted); 0: any number. */
    int64_t new_a_day;
    int64_t guest_games_ms; /* how long games in which no account sat are kept */
    int64_t guest_games;    /* how many of those are kept at most */
    int64_t account_games;  /* how many unranked games are kept for an account */
    /* How many messages may wait for an account that is off. */
    int64_t messages;
    /* If one account is adjusted by more XP or chips than this in a day, a second member of the
     * staff has to confirm it; 0: nobody has to. */
    int64_t confirm_above;
    const char *act_roles; /* which role an act needs, "NAME ROLE | NAME ROLE"; may be NULL */
    const char *cups;      /* schedules of cups, "NAME daily ... | NAME weekly ..."; may be NULL */
    const char *reasons;   /* the staff's ready reasons, "WORD TEXT | WORD TEXT"; may be NULL */
    /* How long rows are kept, by enum store_kept; 0: for ever. */
    int64_t kept_ms[STORE_KEPT_KINDS];
    const char *motd; /* the line of the day; may be NULL */
    const char *host; /* shown in the banner, may be NULL */
    /* "localhost 4000", "localhost -p 2222": shown in the banner, may be NULL */
    const char *telnet, *ssh;
    const char *web;             /* "https://play.example.org": the page; may be NULL */
    const char *contact;         /* whom people who cannot come in can ask; may be NULL */
    const char *pages;           /* the folder of the help and rules pages */
    const char *forbidden_names; /* a file of names that nobody may have (names.h); may be NULL */
};

struct lobby_deps {
    const struct clock *clock;
    struct ids *ids;
    struct store *store;
    struct hasher *hasher;
    struct thinker *thinker; /* the worker in which bots think; NULL: they play at level 1 */
    totp_hmac *hmac;         /* HMAC-SHA-1 for the codes of second factors */
    struct lobby_conf conf;  /* copied */
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
