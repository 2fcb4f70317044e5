/*
 * See play_store.h.
 */
#include "play_store.h"

#include "buf.h"
#include "closed.h"
#include "pglab.h"
#include "store_fault.h"
#include "store_fresh.h"
#include "store_wait.h"
#include "xalloc.h"

static enum { IN_SQLITE, IN_POSTGRESQL } kind;
static struct pglab *lab;
static char *database;  /* the database on the server for all plays; NULL: there is none yet */
static const char *url; /* the url of the present store */

/* Ends the program as failed. Somebody who asks for a kind of store by name must not hear that all
 * went well if nothing was tested. */
static void refuse(const char *why)
{
    printf("Bail out! %s\n", why);
    exit(99);
}

static void server_end(void)
{
    free(database);
    pglab_free(&lab);
}

/* Takes the kind that STORE names, once. */
static void choose(void)
{
    static bool chosen;
    const char *name = getenv("STORE");
    if (chosen || !name || !name[0] || strcmp(name, "sqlite") == 0)
        return;
    if (strcmp(name, "postgresql") != 0)
        refuse("STORE is sqlite or postgresql");
    kind = IN_POSTGRESQL;
    if (!pglab_has())
        refuse("PostgreSQL is not installed");
    chosen = true;
    /* fsync may be off, because no play here tests a power cut. */
    lab = pglab_start("fsync=off full_page_writes=off");
    atexit(server_end);
}

static struct store *opened(const struct clock *clock)
{
    char why[512];
    struct store *store = store_open(url, clock, why, sizeof(why));
    if (!store)
        refuse(why);
    return store;
}

struct store *play_store_open(const struct clock *clock)
{
    choose();
    if (kind == IN_SQLITE) {
        url = store_fresh_url();
    } else if (database) {
        pglab_rows_restore(database);
    } else {
        url = database = pglab_database(lab);
        struct store *store = opened(clock);
        store_close(&store);
        pglab_rows_keep(database);
    }
    return opened(clock);
}

int play_store_holds(const char *text)
{
    static const char *const behind[] = {"", "-wal"};
    bool holds = false;
    if (kind != IN_SQLITE)
        return -1;
    for (size_t i = 0; i < sizeof(behind) / sizeof(behind[0]); i++) {
        BUF_LOCAL bytes = {0};
        FREED char *path = xasprintf("%s%s", store_fresh_path(), behind[i]);
        FILE_LOCAL *file = fopen(path, "re");
        for (int c; file && (c = getc(file)) != EOF;)
            buf_putc(&bytes, (char)c);
        holds |= bytes.len > 0 && memmem(bytes.data, bytes.len, text, strlen(text));
    }
    return holds;
}

bool play_store_on_server(void)
{
    choose();
    return kind == IN_POSTGRESQL;
}

bool play_store_owes(const struct store *store)
{
    return store_unanswered(store) > store_fault_silent(store);
}

struct store *play_store_again(struct store **store, const struct clock *clock)
{
    store_close(store);
    return opened(clock);
}
