/*
 * How a store is doing.
 */
#pragma once

#include "store.h"

/* The connections of a store on a server: two write, the last one reads. */
enum { STORE_CONNECTIONS = 3 };
struct store_server_pulse {
    bool is;        /* the store is on a server; if not, no other member has a meaning */
    int64_t fenced; /* writes that got STORE_FENCED, as all do once another room has the database */
    /* Statements that were sent and are not answered: of all connections now, and the most that one
     * connection has had since the last call. */
    int depth, deepest;
    int waiting[STORE_CONNECTIONS]; /* calls that are not done, including those under way */
    /* Since the start: how many connections were made again, and for how long at least one was
     * missing. */
    int64_t reconnects, away_ms;
    int synchronous; /* 1: commits wait for a standby that is there; else 0; -1: not known yet */
};
struct store_pulse {
    /* Batches that were written since the start, and the time that all of them took. */
    int64_t commits, commit_us;
    int64_t slowest_ms; /* the time of the slowest batch since the last call */
    /* For how long the writer has been busy with the present batch; 0: it is idle. */
    int64_t stalled_ms;
    int64_t ship_ms;    /* how far the second copy was behind; -1: nothing is shipped */
    int64_t backed_ms;  /* how long ago the last good backup was finished; -1: not known */
    bool backup_failed; /* the last backup was not good */
    /* Bytes, at the store's last look; -1: not known. */
    int64_t size; /* of the database with its write-ahead log */
    int64_t left; /* free on its disk, without the ballast */
    struct store_server_pulse server;
};
/* Fills in `out`. Never waits for the store's threads. */
void store_pulse(struct store *store, struct store_pulse *out);
/* Does what store_close does. `last` gets what store_pulse would tell of a server after the last
 * write. */
void store_close_last(struct store **store, struct store_server_pulse *last);
