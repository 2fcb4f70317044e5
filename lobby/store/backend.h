/*
 * What store.c needs of a store: functions that carry out requests. See "Adding a store" in
 * doc/store.md.
 */
#pragma once

#include <stdatomic.h>

#include "queue.h"
#include "request.h"
#include "store_pulse.h"

struct backend;
struct db;

/* The first member of a backend's own struct. */
struct store {
    const struct backend *backend;
    const struct clock *clock;
    struct inbox replies;
    struct store_past past; /* set by the backend's open, like the epoch */
    int64_t epoch;
    struct inbox secrets; /* requests for secrets that are done; store_secret waits for them */
    atomic_int backlog;   /* writes that are not done yet, as the backend counts them */
    bool pumping;         /* store_pump is running its callbacks */
    /* The requests of calls that those callbacks made. store_pump submits them at its end. */
    struct request *called, **called_last;
    int64_t unanswered; /* calls whose end store_pump has not delivered; tests wait for them */
    struct store_attached *attached; /* goes with the next call that writes; NULL: nothing */
    /* `close` of a store on a server fills this in after its last write. */
    struct store_server_pulse *last;
};

struct backend {
    const char *scheme; /* what comes before the ':' of the url */
    /* the size of the backend's own struct, which store.c allocates with zeros, and frees */
    size_t size;
    /* `path` follows the ':' in the url. store.c has filled in struct store before. Returns 0, or
     * -1 with a sentence in `why` and errno as store_open has it; then the backend has freed
     * everything of its own. */
    int (*open)(struct store *store, const char *path, char *why, size_t whycap);
    /* Carries out the writes that were submitted, ends the backend's threads and frees what its
     * struct holds. */
    void (*close)(struct store *store);
    /* Never waits. Takes over the whole list that begins with `first`. Each request comes back
     * through `replies`: its rows, then reply_done. A request for a secret comes back through
     * `secrets`. Requests of one kind complete in order; appends do so only within one game. */
    void (*submit)(struct store *store, struct request *first);
    bool (*healthy)(const struct store *store); /* as store_healthy */
    /* Does what store_pulse does. Members of `out` that may stay unknown are -1 before, the others
     * 0. */
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

extern const struct backend store_sqlite_backend;
extern const struct backend store_postgresql_backend; /* with libpq only */
