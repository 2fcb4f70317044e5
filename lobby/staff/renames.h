/*
 * Who was meant by a name some time ago. A name can be given to another person later, and the audit
 * log keeps names as they were then. The store keeps every new name, and every account that became
 * part of another one.
 */
#ifndef LOBBY_STAFF_RENAMES_H
#define LOBBY_STAFF_RENAMES_H

#include <stddef.h>
#include <stdint.h>

#include "store.h"

struct renames {
    struct store_rename *rename; /* newest first */
    size_t n;
    store_done_cb *done; /* called when they are read */
    void *arg;
};

/* Reads all of them into `out`, which has to stay until `done` is called. The caller frees it with
 * renames_free, whatever the status is. */
void renames_read(struct renames *out, struct store *store, store_done_cb *done, void *arg);
/* Frees what was read; accepts a struct that is all zero, too. */
void renames_free(struct renames *renames);
/* Replaces a name in the audit line `id` by the name that this person has now. */
void renames_follow(const struct renames *renames, int64_t id, char name[STORE_NAME_MAX]);

#endif
