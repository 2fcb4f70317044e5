/*
 * New names and merges: few among the lines of the log, so all are read, and followed from the time
 * that is asked for.
 */
#include "renames.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "utf8.h"
#include "xalloc.h"

enum { READ_MAX = 100000 }; /* of each; beyond that the oldest are not known */

struct renamed {
    int64_t id; /* of the line: in order of time */
    char from[STORE_NAME_MAX], to[STORE_NAME_MAX];
};

static int in_time(const void *a, const void *b)
{
    const struct renamed *one = a, *other = b;
    return one->id < other->id ? -1 : one->id > other->id;
}

/* "to NEW" about OLD (accounts.c), "into NAME, with ..." about who is part of that now
 * (merge.c). */
static void read_each(void *arg, const struct store_audit *audit)
{
    struct renames *r = arg;
    struct renamed line = {.id = audit->id};
    utf8_printf(line.from, sizeof(line.from), "%.16s", audit->about);
    if (sscanf(audit->detail, "%*s %16[^, ]", line.to) != 1)
        return;
    r->line = xreallocarray(r->line, r->n + 1, sizeof(*r->line));
    r->line[r->n++] = line;
}

static void merges_read(void *arg, enum store_status status)
{
    struct renames *r = arg;
    if (r->n > 0)
        qsort(r->line, r->n, sizeof(*r->line), in_time);
    r->done(r->arg, status);
}

static void names_read(void *arg, enum store_status status)
{
    struct renames *r = arg;
    if (status == STORE_OK)
        store_audit_list(r->store, &(struct store_audit_query){.act = "merge", .limit = READ_MAX},
                         read_each, merges_read, r);
    else
        r->done(r->arg, status);
}

void renames_read(struct renames *out, struct store *store, store_done_cb *done, void *arg)
{
    *out = (struct renames){.store = store, .done = done, .arg = arg};
    store_audit_list(store, &(struct store_audit_query){.act = "rename", .limit = READ_MAX},
                     read_each, names_read, out);
}

void renames_free(struct renames *renames)
{
    free(renames->line);
    *renames = (struct renames){0};
}

void renames_follow(const struct renames *renames, int64_t id, char name[STORE_NAME_MAX])
{
    for (size_t i = 0; i < renames->n; i++) {
        const struct renamed *line = &renames->line[i];
        if (line->id > id && strcasecmp(line->from, name) == 0)
            memcpy(name, line->to, sizeof(line->to));
    }
}
