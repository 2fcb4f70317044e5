/*
 * New names and merges are few, so all that the store keeps are read. They are followed from the
 * time in question on.
 */
#include "renames.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "xalloc.h"

enum { READ_MAX = 200000 }; /* at most this many; older ones are not known */

static void read_each(void *arg, const struct store_rename *rename)
{
    struct renames *r = arg;
    r->rename = xreallocarray(r->rename, r->n + 1, sizeof(*r->rename));
    r->rename[r->n++] = *rename;
}

static void read_end(void *arg, enum store_status status)
{
    struct renames *r = arg;
    r->done(r->arg, status);
}

void renames_read(struct renames *out, struct store *store, store_done_cb *done, void *arg)
{
    *out = (struct renames){.done = done, .arg = arg};
    store_renames(store, READ_MAX, read_each, read_end, out);
}

void renames_free(struct renames *renames)
{
    free(renames->rename);
    *renames = (struct renames){0};
}

void renames_follow(const struct renames *renames, int64_t id, char name[STORE_NAME_MAX])
{
    for (size_t i = renames->n; i-- > 0;) {
        const struct store_rename *rename = &renames->rename[i];
        if (rename->id > id && strcasecmp(rename->old_name, name) == 0)
            memcpy(name, rename->new_name, sizeof(rename->new_name));
    }
}
