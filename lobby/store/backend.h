/*
 * What a store is to store.c: a handful of functions that carry out requests. See "Adding a store"
 * in doc/store.md.
 */
#ifndef LOBBY_STORE_BACKEND_H
#define LOBBY_STORE_BACKEND_H

#include "queue.h"
#include "request.h"

struct backend;

/* The first member of a backend's own struct. */
struct store {
    const struct backend *backend;
    const struct clock *clock;
    struct inbox replies;
    struct store_past past; /* set by the backend's open */
    /* What callbacks of the store_pump under way have called for, submitted at its end. */
    bool pumping;
    struct request *called, **called_last;
    struct store_besides *besides; /* of the next call that writes; NULL: nothing */
};

struct backend {
    const char *scheme; /* what stands before the ':' of the url */
    size_t size;        /* of its struct, which store.c allocates, zeroed, and frees */
    /* `path`: what follows the ':'. What is in struct store is ready. Returns 0, or -1, nothing of
     * its own left, and a sentence in `why`. */
    int (*open)(struct store *store, const char *path, char *why, size_t whycap);
    /* Carries out the writes that were submitted, ends its threads, frees what its struct holds. */
    void (*close)(struct store *store);
    /* Never waits. Takes the requests of the list over, from the first on; each comes back through
     * `replies`: rows, then reply_done. Requests of one kind complete in order. */
    void (*submit)(struct store *store, struct request *first);
    /* May wait. Fills request->secret. */
    void (*secret)(struct store *store, struct request *request);
    int64_t (*epoch)(const struct store *store);
    int (*backlog)(const struct store *store);
    bool (*healthy)(const struct store *store);
    void (*pulse)(struct store *store, struct store_pulse *out);
};

/* A call to be filled in, and to be carried out. store.c */
struct request *store_call(const struct store *s, enum request_kind kind, void *arg);
void store_submit(struct store *s, struct request *call);

extern const struct backend store_mem_backend;
extern const struct backend store_sqlite_backend;

#endif
