/*
 * Admission: who may connect, how many, how fast, and how much each may send and leave unread. It
 * has no sockets, only addresses, counts and a clock. Strangers can fill only bounded tables; when
 * a table is full, more of them are refused.
 *
 * An IPv4 address is counted by itself, and an IPv6 address by its /64, because every subscriber
 * has at least one of these. An IPv4 address that is written as IPv6 counts as IPv4. Some
 * subscribers have more, so the networks around the address count as well. An IPv6 /56 may have
 * twice as much as an address. An IPv4 /24 or IPv6 /48 has a limit of its own. An IPv4 /16 or IPv6
 * /32 may have twice that limit.
 *
 * Somebody with enough networks could still fill every place. So a part of the places, and of the
 * new connections a second, is kept for known subscribers: an account has logged in from their
 * address before (admit_remember). They are let in one or two at a time, whatever their neighbours
 * do.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"
#include "clock.h"
#include "network.h"
#include "options.h"

/* ---- Limits: one row each in admit_options, for cardroom.conf and LINK_LIMITS ---- */
enum { ADMIT_CONNECTIONS_MAX = 15000 }; /* the greatest value of max-connections */
struct admit_limits {
    int64_t connections;         /* in all */
    int64_t connections_address; /* of one address */
    int64_t connections_network; /* of an IPv4 /24 or IPv6 /48 */
    int64_t strangers;           /* connections that have not logged in: in all */
    int64_t strangers_address;   /* strangers of one address */
    int64_t strangers_network;   /* strangers of an IPv4 /24 or IPv6 /48 */
    int64_t new_rate;            /* new connections a second in all; a burst may be twice that */
    int64_t new_rate_address;    /* new connections a second of one address */
    int64_t new_rate_network;    /* new connections a second of an IPv4 /24 or IPv6 /48 */
    int64_t reserve; /* how many percent of `connections`, `strangers` and `new_rate` are kept for
                      * known subscribers */
    /* The time to log in, from the connection on. A typed line starts it again, but in all it is at
     * most ADMIT_LOGIN_STRETCH times as long. */
    int64_t login_ms;
    int64_t line_rate;   /* lines a second that one connection may send */
    int64_t line_burst;  /* lines that it may send at once */
    int64_t output_soft; /* bytes that a client may leave unread for ADMIT_SOFT_MS */
    int64_t output_hard; /* a client that leaves more bytes unread is cut off at once */
    char *exempt;  /* CIDRs, separated by blanks: counted in `connections` alone, and not slowed by
                    * rate */
    char *proxies; /* CIDRs of proxies that say for whom they connect (proxy.h) */
};
enum { ADMIT_LOGIN_STRETCH = 10, ADMIT_SOFT_MS = 60000 };
extern const struct option_row admit_options[];

/* ---- Coming in ---- */
struct admit;
enum admit_verdict {
    ADMIT_YES,
    ADMIT_FULL,         /* too many connections or strangers in all */
    ADMIT_ADDRESS_FULL, /* too many connections or strangers of this address */
    ADMIT_RATE,         /* too many new ones at once */
    ADMIT_CLOSED,       /* nobody is admitted now (admit_close) */
    ADMIT_BANNED /* banned, but counted as admitted: the transport shows the reason, then ends it */
};
struct admit_place; /* an address or a network that is counted; owned by struct admit */
enum { ADMIT_LEVELS = 4 };
struct admit_pass { /* what a connection holds while it lasts */
    /* Of the address and of the networks around it; NULL: the connection is exempt or has ended, or
     * there is no such network. */
    struct admit_place *place[ADMIT_LEVELS];
    bool inside, stranger, exempt;
    bool reserved; /* a stranger who holds a place that is kept for known subscribers */
};

/* `limits` is copied with its texts; admit_limits_set may change the copy. */
struct admit *admit_new(const struct clock *clock, const struct admit_limits *limits);
void admit_free(struct admit **admit);
const struct admit_limits *admit_limits(const struct admit *admit);
/* Applies the lines of LINK_LIMITS. Ignores lines that are not limits or are out of range, and
 * names them in the log. */
void admit_limits_set(struct admit *admit, const char *lines, size_t len);

/* Asks whether a new connection may come in. ADMIT_YES and ADMIT_BANNED fill `pass`, which
 * admit_leave gives back. The other answers keep nothing. */
enum admit_verdict admit_enter(struct admit *admit, const struct network *address,
                               struct admit_pass *pass);
/* Sets whether nobody is admitted from now on. */
void admit_close(struct admit *admit, bool closed);
/* Whether an address belongs to a proxy, which connects for others. */
bool admit_is_proxy(const struct admit *admit, const struct network *address);
/* Charges the work for a connection as if it were `connections` new ones. Until that is made up
 * for, its address and the networks around it may make fewer new connections or none, for at most
 * ADMIT_WORK_MAX_S seconds. */
enum { ADMIT_WORK_MAX_S = 60 };
void admit_work(struct admit *admit, const struct admit_pass *pass, int64_t connections);
/* Notes that the connection has logged in, so it no longer counts as a stranger. */
void admit_known(struct admit *admit, struct admit_pass *pass);
/* An account logged in from this address, `ago_ms` before now: its subscriber is known for
 * ADMIT_REMEMBER_MS and may use the places that are kept. The memory of subscribers is bounded, and
 * one /24 or /48 can push out only a few others. */
void admit_remember(struct admit *admit, const struct network *address, int64_t ago_ms);
/* Does the same for the lines of LINK_KNOWN, "ADDRESS\tUTC ms" each. */
void admit_remember_lines(struct admit *admit, const char *lines, size_t len);
#define ADMIT_REMEMBER_MS (INT64_C(90) * 24 * 3600 * 1000)
/* The connection has ended: gives its pass back. */
void admit_leave(struct admit *admit, struct admit_pass *pass);
/* The line that people are shown for a verdict other than ADMIT_YES and ADMIT_BANNED, marked with
 * N_. */
const char *admit_line(enum admit_verdict verdict);
/* Counts somebody who was turned away with ADMIT_FULL, but not by admit_enter. */
void admit_turned_away(struct admit *admit);
/* How many connections have had this verdict so far. */
uint64_t admit_verdicts(const struct admit *admit, enum admit_verdict verdict);
/* How many are connected. */
size_t admit_count(const struct admit *admit);

/* ---- Bans ---- */
/* Takes the whole list of bans (LINK_BANS): "CIDR\tuntil_ms\treason" a line; until_ms is UTC, 0:
 * for ever. */
void admit_bans_set(struct admit *admit, const char *lines, size_t len);
/* If the address is banned now, appends the lines that say so ("Your address is banned until ...",
 * the reason), in each language. False: it is not banned. */
bool admit_banned(const struct admit *admit, const struct network *address, struct buf *out);

/* ---- What one connection sends ---- */
enum admit_input_verdict {
    ADMIT_INPUT_YES,
    ADMIT_INPUT_SLOW, /* it sends too fast: read nothing more for a while */
    ADMIT_INPUT_CUT   /* it has sent too fast for ADMIT_FLOOD_MS: end the connection */
};
enum { ADMIT_BYTES_A_LINE = 1024, ADMIT_FLOOD_MS = 60000 };
struct admit_bucket {
    int64_t tokens; /* thousandths of a line, or of a new connection */
    int64_t at;     /* monotonic: when it was filled last */
};
struct admit_input {   /* all zero: new */
    bool exempt;       /* it may send as much as it likes */
    bool started, dry; /* dry: it ran empty and is not back at half a burst yet */
    struct admit_bucket lines;
    int64_t dry_since; /* monotonic */
};
/* Whether the connection may send another line. Takes no token. */
enum admit_input_verdict admit_input_look(const struct admit *admit, struct admit_input *input);
/* A line has come: takes a token for it if the answer is ADMIT_INPUT_YES. */
enum admit_input_verdict admit_input_line(const struct admit *admit, struct admit_input *input);
/* Bytes have come: ADMIT_BYTES_A_LINE of them cost as much as a line, whatever they say, so that a
 * client that never ends a line is slowed, too. They are charged whatever the answer is, but the
 * debt is bounded. */
enum admit_input_verdict admit_input_bytes(const struct admit *admit, struct admit_input *input,
                                           size_t bytes);

/* ---- What one connection leaves unread ---- */
struct admit_output {    /* all zero: new */
    bool above_soft;     /* more is unread than the soft cap */
    bool told;           /* ADMIT_OUTPUT_SLOW was returned */
    int64_t above_since; /* monotonic */
};
enum admit_output_verdict {
    ADMIT_OUTPUT_YES,
    ADMIT_OUTPUT_SLOW, /* once, after half of ADMIT_SOFT_MS: the user has to be told */
    ADMIT_OUTPUT_CUT   /* the connection has to go */
};
/* The verdict on a connection with `pending` unread bytes. */
enum admit_output_verdict admit_output_look(const struct admit *admit, struct admit_output *output,
                                            size_t pending);
