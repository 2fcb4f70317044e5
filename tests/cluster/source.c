/*
 * See source.h.
 */
#include "source.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "config.h"
#include "file_server.h"
#include "server.h"
#include "utf8.h"
#include "xalloc.h"

enum { COLUMNS_MAX = 16 };

struct source {
    char *url;
    sqlite3 *file;              /* NULL: it is a server */
    struct file_server *server; /* NULL: it is a file */
};

static bool run(struct source *source, const char *sql,
                int (*each)(void *arg, int columns, char **values, char **names), void *arg)
{
#ifdef HAVE_LIBPQ
    if (source->server)
        return file_server_ask(source->server, sql, each, arg);
#endif
    return sqlite3_exec(source->file, sql, each, arg, NULL) == SQLITE_OK;
}

struct source *source_open(const char *url, char *why, size_t whycap)
{
    struct source *source = xcalloc(1, sizeof(*source));
    const char *path = strncmp(url, "sqlite:", 7) == 0 ? url + 7 : url;
    const char *begin = "BEGIN";
    bool open;
    if (store_server_is(url)) {
        source->url = xstrdup(url);
        begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
#ifdef HAVE_LIBPQ
        source->server = file_server_open(url, false, why, whycap);
        open = source->server;
#else
        utf8_printf(why, whycap, "This program was built without PostgreSQL.");
        open = false;
#endif
    } else {
        source->url = xasprintf("sqlite:%s", path);
        open = sqlite3_open_v2(path, &source->file, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK;
        if (!open)
            utf8_printf(why, whycap, "%s cannot be read: %s.", path, sqlite3_errmsg(source->file));
    }
    if (open && !run(source, begin, NULL, NULL)) {
        utf8_printf(why, whycap, "The database cannot be read.");
        open = false;
    }
    if (!open)
        source_close(&source);
    return source;
}

void source_close(struct source **sourcep)
{
    struct source *source = *sourcep;
    *sourcep = NULL;
    if (!source)
        return;
    sqlite3_close(source->file);
#ifdef HAVE_LIBPQ
    file_server_close(&source->server);
#endif
    free(source->url);
    free(source);
}

const char *source_url(const struct source *source)
{
    return source->url;
}

bool source_is_server(const struct source *source)
{
    return !source->file;
}

struct asking {
    source_row *each;
    void *arg;
};

static int on_row(void *arg, int columns, char **values, char **names UNUSED)
{
    static char none[] = "";
    struct asking *asking = arg;
    char *shown[COLUMNS_MAX];
    if (columns > COLUMNS_MAX)
        return 1;
    for (int i = 0; i < columns; i++)
        shown[i] = values[i] ? values[i] : none;
    asking->each(asking->arg, columns, shown);
    return 0;
}

bool source_ask(struct source *source, const char *sql, source_row *each, void *arg)
{
    struct asking asking = {each, arg};
    return run(source, sql, on_row, &asking);
}

int64_t source_number(const char *value)
{
    return strtoll(value, NULL, 10);
}
