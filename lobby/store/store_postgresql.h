/*
 * The inside of the PostgreSQL store: its struct, its threads, and what it does in ways of its own.
 */
#pragma once

#include <pthread.h>
#include <stdatomic.h>

#include "backend.h"
#include "db_postgresql.h"
#include "postgresql_url.h"
#include "store_sql.h"

/* The lanes that write. A request that only adds events to a game's journal goes to the lane of the
 * game. All other writes go to the first lane, so they touch accounts, tables and boards in one
 * order. */
enum { LANES = 2, LANE_READER = LANES, GAME_SLOTS = 4096 };

struct store_postgresql;
struct postgresql_lane {
    struct store_postgresql *store;
    int number;
    struct db_postgresql db;
    struct pulse pulse;
    atomic_bool away; /* the server does not answer, or not yet again */
    int64_t batch;    /* the number of the last batch that was written */
    int64_t written;  /* the same number as the database told it after the last reconnection */
    /* How many requests were given to the lane, and how many of them are done. The loop alone
     * counts `given`. `done_lock` guards `done`. */
    int64_t given, done;
    int64_t last[GAME_SLOTS]; /* `given` after the last request about a game of this slot */
};

struct store_postgresql {
    struct store store;
    struct postgresql_url *url;
    int stop_fd;                            /* readable when the store closes */
    struct postgresql_lane lane[LANES + 1]; /* the last one reads */
    /* Guards `done` of all lanes, and the members from here to `reconnects`. */
    pthread_mutex_t done_lock;
    pthread_cond_t done_changed;
    int lanes_away;
    /* Since when at least one lane is away (monotonic), and how long that had been so before, in
     * all. */
    int64_t away_since_ms, away_ms;
    int64_t reconnects;
    atomic_bool fenced;           /* another room has taken the database over */
    atomic_bool full;             /* the server had no space for the last write */
    _Atomic int64_t fenced_count; /* writes that got STORE_FENCED, because of `fenced` or not */
};

/* What PostgreSQL does in a way of its own. */
extern const struct sql_own postgresql_own;

/* What the threads run. They own the connections meanwhile. They end when everything that was
 * submitted is carried out, or when the store closes and the server has not answered for a while.
 * In store_postgresql_threads.c. */
void *postgresql_threads_writer_run(void *thread);
void *postgresql_threads_reader_run(void *thread);
