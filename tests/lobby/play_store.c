/*
 * See play_store.h.
 */
#include "play_store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "files.h"
#include "pglab.h"
#include "xalloc.h"

static enum { IN_MEMORY, IN_SQLITE, IN_POSTGRESQL } kind;
static struct pglab *lab;
static char *folder, *url; /* of the present store */

/* Who asks for a kind by its name does not want to hear that all went well when nothing was done.
 */
static void refuse(const char *why)
{
    printf("Bail out! %s\n", why);
    exit(99);
}

void play_store_choose(void)
{
    const char *name = getenv("STORE");
    if (!name || !name[0] || strcmp(name, "memory") == 0)
        return;
    if (strcmp(name, "sqlite") == 0)
        kind = IN_SQLITE;
    else if (strcmp(name, "postgresql") == 0)
        kind = IN_POSTGRESQL;
    else
        refuse("STORE is memory, sqlite or postgresql");
    if (kind == IN_POSTGRESQL && !pglab_has())
        refuse("PostgreSQL is not installed");
    /* No play here asks what a power cut leaves. */
    if (kind == IN_POSTGRESQL)
        lab = pglab_start("fsync=off full_page_writes=off");
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
