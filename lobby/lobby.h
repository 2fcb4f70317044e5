/*
 * The lobby as a whole: what src/room and tests call. Everything that it needs is given to it;
 * nothing blocks; what a stranger does costs bounded memory.
 */
#ifndef LOBBY_LOBBY_H
#define LOBBY_LOBBY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"
#include "clock.h"
#include "ids.h"
#include "store.h"
#include "term.h"
#include "thinker.h"
#include "totp.h"

struct lobby;

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

struct lobby *lobby_new(const struct lobby_deps *deps);
/* Of the store, the hasher and the thinker nothing may complete after this. */
void lobby_free(struct lobby **lobby);
/* New settings after a reload. */
void lobby_reconfigure(struct lobby *lobby, const struct lobby_conf *conf);
/* A reload came to its end, whoever asked for it. `report`: a line for each setting that changed,
 * its name first; or, where nothing was changed for it, what is wrong with the file. */
void lobby_reloaded(struct lobby *lobby, bool done, const char *report);
/* Loads accounts' boards, sanctions, tables and games in play from the store; `ready` is called
 * once the lobby can serve (connections opened before wait for it). */
void lobby_load(struct lobby *lobby, void (*ready)(void *arg), void *arg);
/* Runs what is due (clocks, votes, away limits, countdowns). Returns ms until the next call is due,
 * -1: nothing waits. */
int64_t lobby_tick(struct lobby *lobby);

/* ---- Connections: `conn` is the door's number, `term` lives until lobby_gone ---- */
/* `ticket` NULL or empty: a new connection; else what term->ops->ticket was given last: the
 * connection goes on where it was, without a greeting. */
void lobby_open(struct lobby *lobby, uint64_t conn, struct term *term,
                const struct term_facts *facts, const char *ticket);
/* Replaces in `facts` what a connection has proven, and how it came in (transport, secure, address,
 * user, method, fingerprint), by what its ticket says. False: not one of ours. */
bool lobby_ticket_facts(const char *ticket, struct term_facts *facts);
/* The ticket of an SSH connection whose login was answered with yes and that is not open yet. */
void lobby_ticket_approved(const struct term_facts *facts, struct buf *out);
/* Has term->ops->ticket called though nothing has changed. */
void lobby_ticket_again(struct lobby *lobby, uint64_t conn);
/* A typed line, clean UTF-8 of at most 512 bytes. `command` rises by connection; a line that an
 * earlier room has carried out already (the journal knows its id) does nothing. */
void lobby_line(struct lobby *lobby, uint64_t conn, uint64_t command, const char *line);
/* The door knows that all lines of the connection below this number are done. */
void lobby_line_oldest(struct lobby *lobby, uint64_t conn, uint64_t oldest);
void lobby_resized(struct lobby *lobby, uint64_t conn, int columns, int rows);
/* It was learnt late what the client is: settings at auto follow, a screen reader gets plain unless
 * a layout was chosen. */
void lobby_client(struct lobby *lobby, uint64_t conn, enum term_input input, bool utf8,
                  bool screen_reader, int colours);
/* A GMCP message of the client, clean UTF-8. What it announced (Core.Supports) is told again to a
 * new lobby. */
void lobby_gmcp(struct lobby *lobby, uint64_t conn, const char *message);
/* Ctrl-C twice, or Ctrl-D on an empty line. */
void lobby_interrupt(struct lobby *lobby, uint64_t conn);
/* Tab: whole lines that `line` may become, one a line, to `cb` at once or later. */
void lobby_complete(struct lobby *lobby, uint64_t conn, const char *line, char *out, size_t cap);
void lobby_gone(struct lobby *lobby, uint64_t conn, const char *why);
/* All connections that the door still had have been opened again. */
void lobby_synced(struct lobby *lobby);

/* ---- SSH logins, before there is a session ---- */
enum lobby_auth_method {
    LOBBY_AUTH_NONE,
    LOBBY_AUTH_KEY_OFFERED,
    LOBBY_AUTH_KEY_PROVEN,
    LOBBY_AUTH_PASSWORD,
    LOBBY_AUTH_KEY_WRONG /* a signature was wrong: told so that it is counted, and refused */
};
enum lobby_auth_answer { LOBBY_AUTH_NO, LOBBY_AUTH_YES, LOBBY_AUTH_BUSY };
enum { LOBBY_AUTH_CAN_KEY = 1, LOBBY_AUTH_CAN_PASSWORD = 2 };
struct lobby_auth {
    enum lobby_auth_method method;
    char user[33], address[64], fingerprint[64];
    const char *password; /* LOBBY_AUTH_PASSWORD */
};
/* `guest` and `new` need nothing. `methods`: what may be tried. `notice`: a line to show before, or
 * "". */
typedef void lobby_auth_cb(void *arg, enum lobby_auth_answer answer, unsigned methods,
                           const char *notice);
void lobby_auth(struct lobby *lobby, const struct lobby_auth *auth, lobby_auth_cb *cb, void *arg);

/* ---- Figures for status and metrics ---- */
struct lobby_figures {
    int connections, guests, players, tables, games, spectators;
    int64_t moves; /* durable ones since the start */
};
void lobby_figures(const struct lobby *lobby, struct lobby_figures *out);

#endif
