/*
 * See play_store.h.
 */
#include "play_store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "buf.h"
#include "files.h"
#include "pglab.h"
#include "store_fault.h"
#include "store_mem.h"
#include "xalloc.h"

static enum { IN_MEMORY, IN_SQLITE, IN_POSTGRESQL } kind;
static struct pglab *lab;
static char *database;     /* on its server, for every play; NULL: there is none yet */
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
    free(database);
    pglab_free(&lab);
}

/* False: it cannot be had, and `why` has a sentence. */
static bool database_ready(const struct clock *clock, char *why, size_t whycap)
{
    if (database) {
        pglab_rows_restore(database);
        return true;
    }
    database = pglab_database(lab);
    struct store *store = store_open(database, clock, why, whycap);
    if (!store)
        return false;
    store_close(&store);
    pglab_rows_keep(database);
    return true;
}

struct store *play_store_open(const struct clock *clock, char *why, size_t whycap)
{
    if (kind == IN_MEMORY) {
        url = xstrdup("memory:");
    } else if (kind == IN_SQLITE) {
        folder = folder_make(NULL);
        url = xasprintf("sqlite:%s/play.db?ballast=0", folder);
    } else if (database_ready(clock, why, whycap)) {
        url = xstrdup(database);
    } else {
        return NULL;
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

int play_store_holds(const char *text)
{
    static const char *const files[] = {"play.db", "play.db-wal"};
    int holds = folder ? 0 : -1;
    for (size_t i = 0; folder && i < sizeof(files) / sizeof(files[0]); i++) {
        struct buf bytes = {0};
        char *path = xasprintf("%s/%s", folder, files[i]);
        FILE *file = fopen(path, "re");
        for (int c; file && (c = getc(file)) != EOF;)
            buf_putc(&bytes, (char)c);
        if (bytes.len > 0 && memmem(bytes.data, bytes.len, text, strlen(text)))
            holds = 1;
        if (file)
            fclose(file);
        buf_free(&bytes);
        free(path);
    }
    return holds;
}

bool play_store_in_memory(void)
{
    return kind == IN_MEMORY;
}

/* In memory all is answered at once, and what a dead room asked for still counts as unanswered. */
bool play_store_owes(const struct store *store)
{
    return kind != IN_MEMORY && store_unanswered(store) > store_fault_silent(store);
}

struct store *play_store_again(struct store **store, const struct clock *clock, char *why,
                               size_t whycap)
{
    if (kind == IN_MEMORY) {
        store_mem_reopen(*store);
        store_fault_die(*store, -1);
        return *store;
    }
    store_close(store);
    return store_open(url, clock, why, whycap);
}
