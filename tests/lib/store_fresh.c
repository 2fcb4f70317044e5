/*
 * See store_fresh.h.
 */
#include "store_fresh.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "buf.h"
#include "closed.h"
#include "xalloc.h"

static char *folder, *path, *url;
static struct buf empty; /* the database when it is new */
static pid_t owner;

static void no_store(const char *why)
{
    printf("Bail out! %s\n", why);
    exit(99);
}

static void beside_remove(void)
{
    static const char *const behind[] = {"", "-wal", "-shm", ".known"};
    for (size_t i = 0; i < sizeof(behind) / sizeof(behind[0]); i++) {
        FREED char *name = xasprintf("%s%s", path, behind[i]);
        unlink(name);
    }
}

/* A forked child did not make it, so it must not remove it. */
static void place_remove(void)
{
    if (getpid() == owner) {
        beside_remove();
        rmdir(folder);
    }
    free(url);
    free(path);
    free(folder);
    buf_free(&empty);
}

static void place_make(void)
{
    const char *usual = getenv("TMPDIR"), *memory = "/dev/shm";
    folder = xasprintf("%s/cardroom-test-XXXXXX", access(memory, W_OK | X_OK) == 0 ? memory
                                                  : usual                          ? usual
                                                                                   : "/tmp");
    if (!mkdtemp(folder))
        no_store("no folder for the store");
    path = xasprintf("%s/fresh.db", folder);
    url = xasprintf("sqlite:%s?ballast=0&low=0&sync=0&sound=1", path);
    owner = getpid();
    atexit(place_remove);
}

static void empty_make(void)
{
    char why[256];
    struct store *store = store_open(url, &clock_system, why, sizeof(why));
    if (!store)
        no_store(why);
    store_close(&store);
    FILE_LOCAL *file = fopen(path, "re");
    for (int c; file && (c = getc(file)) != EOF;)
        buf_putc(&empty, (char)c);
}

const char *store_fresh_url(void)
{
    if (!folder) {
        place_make();
        empty_make();
    }
    beside_remove();
    FILE *file = fopen(path, "we");
    if (!file || fwrite(empty.data, 1, empty.len, file) != empty.len || fclose(file) != 0)
        no_store("no space for the store");
    return url;
}

struct store *store_fresh_open(const struct clock *clock)
{
    char why[256];
    struct store *store = store_open(store_fresh_url(), clock, why, sizeof(why));
    if (!store)
        no_store(why);
    return store;
}

const char *store_fresh_path(void)
{
    return path;
}
