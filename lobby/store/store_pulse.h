/*
 * How a store is doing.
 */
#pragma once

#include "store.h"

/* The connections of a store on a server: two write, the last one reads. */
enum { STORE_CONNECTIONS = 3 };
struct store_server_pulse {
    bool is;        /* the store is on a server; if not, nothing here has a meaning */
    int64_t fenced; /* writes refused because another room has taken the database over */
    /* Statements sent and not yet answered: of all connections now, and the most that one had since
     * the last call. */
    int depth, deepest;
    int waiting[STORE_CONNECTIONS]; /* calls that are not done, including those under way */
    /* Since the start: how many connections were made again, and for how long at least one was
     * missing. */
    int64_t reconnects, away_ms;
    /* Commits wait for a standby, and it is there: 1, or 0; -1: not known yet. */
    int synchronous;
};
/* How the writer is doing. */
struct store_pulse {
    /* Transactions since the start, and the time that all of them took. */
    int64_t commits, commit_us;
    int64_t slowest_ms; /* the slowest since the last call */
    /* For how long the writer has been busy with the present transaction; 0: it is idle. */
    int64_t stalled_ms;
    int64_t ship_ms;   /* how far the second copy was behind; -1: nothing is shipped */
    int64_t backed_ms; /* how long ago a backup was made; -1: not known */
    bool backup_failed;
    /* Bytes, as of a moment ago; -1: not known. */
    int64_t size; /* of the database with its write-ahead log */
    int64_t left; /* on its disk, without the ballast */
    struct store_server_pulse server;
};
void store_pulse(struct store *store, struct store_pulse *out);
/* Does what store_close does. `last`: what store_pulse would tell after the last write. */
void store_close_last(struct store **store, struct store_server_pulse *last);
