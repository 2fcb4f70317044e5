/*
 * What store.c needs of a store: functions that carry out requests. See "Adding a store" in
 * doc/store.md.
 */
#pragma once

#include <pthread.h>
#include <stdatomic.h>

#include "request.h"
#include "store_pulse.h"

struct backend;
struct db;
struct store;

/* A thread that carries out requests, and the requests that wait for it. */
struct store_thread {
    struct store *store;
    int number; /* the last thread of a store reads, the others write */
    struct inbox requests;
    pthread_t thread;
};

/* The first member of a backend's own struct. */
struct store {
    const struct backend *backend;
    const struct clock *clock;
    struct inbox replies;
    struct store_past past; /* set by the backend's open, like the epoch */
    int64_t epoch;
    uint8_t secret[STORE_SECRETS][STORE_SECRET]; /* also set by `open` */
    struct store_thread thread[STORE_CONNECTIONS];
    atomic_int backlog; /* writes that are not done yet */
    atomic_bool healthy;
    /* What the backend's last looks found; -1: not known. */
    struct store_looked {
        _Atomic int64_t ship_ms, backed_ms, backup_failed, size, left, synchronous;
    } looked;
    bool pumping; /* store_pump is running its callbacks */
    /* The requests of calls that those callbacks made. store_pump submits them at its end. */
    struct request *called, **called_last;
    int64_t unanswered; /* calls whose end store_pump has not delivered; tests wait for them */
    struct store_attached *attached; /* goes with the next call that writes; NULL: nothing */
    /* `close` of a store on a server fills this in after its last write. */
    struct store_server_pulse *last;
};

struct backend {
    size_t size; /* of the backend's own struct, which store.c allocates with zeros, and frees */
    int threads; /* of struct store_thread */
    /* store.c has filled in struct store before, and starts the threads afterwards. Returns 0, or
     * -1 with a sentence in `why` and errno as store_open has it; then the backend has freed
     * everything of its own. */
    int (*open)(struct store *store, const char *url, char *why, size_t whycap);
    /* Carries out the writes that were submitted, ends the threads and frees what its struct holds.
     */
    void (*close)(struct store *store);
    /* Never waits. Takes over the whole list that begins with `first`. Each request comes back
     * through `replies`: its rows, then reply_done. Requests of one kind complete in order; appends
     * do so only within one game. Both kinds of store have backend_submit here. */
    void (*submit)(struct store *store, struct request *first);
    /* For backend_submit: the number of the thread that carries a request out. */
    int (*thread_of)(struct store *store, struct request *request);
    /* What the threads run. They get their struct store_thread. */
    void *(*write)(void *thread), *(*read)(void *thread);
    /* Does what store_healthy does. Both kinds of store have backend_healthy here. */
    bool (*healthy)(const struct store *store);
    /* Adds to `out` what store_pulse tells. store.c has filled in what is in `looked` before. */
    void (*pulse)(struct store *store, struct store_pulse *out);
};

/* The store that the `run` of struct store_reads gets. It carries out its calls at once. */
struct reads {
    struct store store;
    struct clock clock; /* stands still */
    struct db *db;
    struct inbox *replies;    /* asked only whether the store closes */
    enum store_status failed; /* of the first call that failed; STORE_OK: none did */
    struct reply *rows;       /* of the last call without a callback */
};

/* Makes a request of this kind, with copies of the arguments in `with` and of what they point to,
 * and submits it. `done` is the callback for its end; NULL: none. In store.c. */
void store_ask(struct store *s, enum request_kind kind, const struct request *with,
               store_done_cb *done, void *arg);

/* ---- What backends share. In backend.c. ---- */
/* Starts the threads: the last one runs `read`, the others run `write`. */
void backend_threads_start(struct store *store);
/* Returns when the threads have carried out everything that was submitted. */
void backend_threads_end(struct store *store);
/* Gives each request to the thread that `thread_of` names, and counts the writes in `backlog`. */
void backend_submit(struct store *store, struct request *first);
/* Cuts the list after its first batch and returns the rest; NULL: there is none. A slice of the
 * pruning is a batch by itself. */
struct request *backend_batch_cut(struct request *first);
/* Puts the last reply of each request of a batch. The caller has set each status. Takes the
 * requests off the backlog, and returns how many they were. */
int backend_batch_tell(struct store *store, struct request *first);
/* Gives all requests of a batch this status. */
void backend_batch_end(struct request *first, enum store_status status);
bool backend_healthy(const struct store *store);
/* Looks how the backups of the database at `path` (NULL: not known) went, and sets that in
 * `looked`. */
void backend_backed_look(struct store *store, const char *path);
/* Sets whether the store is healthy. Returns whether that is a change. If it is, wakes the loop,
 * and the caller logs the change. Any thread may call this. */
bool backend_health_set(struct store *store, bool healthy);

/* ---- How a thread that writes is doing, for store_pulse. In backend.c. ---- */
/* Begins as all zeros. `begun_us` is when the present batch began (monotonic; 0: none is under
 * way). `commits` is how many batches there were, and `commit_us` how long all of them took.
 * `slowest_us` is how long the slowest took since backend_pulse_add was last called. */
struct pulse {
    _Atomic int64_t begun_us, commits, commit_us, slowest_us;
};

/* A batch begins. */
void backend_pulse_begin(struct pulse *pulse);
/* The batch is over. */
void backend_pulse_end(struct pulse *pulse);
/* Adds this thread's figures to those of other threads in `out`: sums the commits, and keeps the
 * longest times. */
void backend_pulse_add(struct pulse *pulse, struct store_pulse *out);

extern const struct backend store_sqlite_backend;
extern const struct backend store_postgresql_backend; /* with libpq only */
