/*
 * Who is meant by a name of some time ago. Names are given anew; the audit log keeps them as they
 * were, and the store every new name, and every account that became part of another one.
 */
#ifndef LOBBY_STAFF_RENAMES_H
#define LOBBY_STAFF_RENAMES_H

#include <stddef.h>
#include <stdint.h>

#include "store.h"

struct renames {
    struct store_rename *rename; /* newest first */
    size_t n;
    store_done_cb *done; /* while they are read */
    void *arg;
};

/* Reads them all into `out`, which has to stay until `done`; freed by renames_free whatever the
 * status is. */
void renames_read(struct renames *out, struct store *store, store_done_cb *done, void *arg);
/* All zero is fine, too. */
void renames_free(struct renames *renames);
/* Turns a name as the audit line `id` has it into the one that they go by now. */
void renames_follow(const struct renames *renames, int64_t id, char name[STORE_NAME_MAX]);

#endif
