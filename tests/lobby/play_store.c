/*
 * See play_store.h.
 */
#include "play_store.h"

#include <stdlib.h>
#include <string.h>

#include "files.h"
#include "pglab.h"
#include "xalloc.h"

static enum { IN_MEMORY, IN_SQLITE, IN_POSTGRESQL } kind;
static struct pglab *lab;
static char *folder, *url; /* of the present store */

const char *play_store_choose(void)
{
    const char *name = getenv("STORE");
    if (!name || !name[0] || strcmp(name, "memory") == 0)
        return NULL;
    if (strcmp(name, "sqlite") == 0)
        kind = IN_SQLITE;
    else if (strcmp(name, "postgresql") == 0)
        kind = IN_POSTGRESQL;
    else
        return "STORE is memory, sqlite or postgresql";
    if (kind == IN_POSTGRESQL && !pglab_has())
        return "PostgreSQL is not installed";
    if (kind == IN_POSTGRESQL)
        lab = pglab_start(NULL);
    return NULL;
}

void play_store_end(void)
{
    pglab_free(&lab);
}

struct store *play_store_open(const struct clock *clock, char *why, size_t whycap)
{
    if (kind == IN_MEMORY) {
        url = xstrdup("memory:");
    } else if (kind == IN_SQLITE) {
        folder = folder_make(NULL);
        url = xasprintf("sqlite:%s/play.db?ballast=0", folder);
    } else {
        url = pglab_database(lab);
    }
    return store_open(url, clock, why, whycap);
}

void play_store_close(struct store **store)
{
    store_close(store);
    free(url);
    url = NULL;
    if (folder)
        folder_remove(&folder);
}

bool play_store_in_memory(void)
{
    return kind == IN_MEMORY;
}

struct store *play_store_again(struct store **store, const struct clock *clock, char *why,
                               size_t whycap)
{
    store_close(store);
    return store_open(url, clock, why, whycap);
}
