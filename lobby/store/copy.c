/*
 * Writes a copy under another name, checks it, makes it durable, and gives it its own name last.
 */
#include "copy.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

#include "closed.h"
#include "db_sqlite.h"
#include "durable.h"
#include "xalloc.h"

static bool store_copy_is_sound(const char *path)
{
    sqlite3 *db = NULL;
    bool sound = sqlite3_open_v2(path, &db, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK &&
                 db_sqlite_answers(db, "PRAGMA integrity_check(1)", "ok");
    sqlite3_close(db);
    return sound;
}

int copy_make(sqlite3 *db, const char *path)
{
    FREED char *part = xasprintf("%s.part", path);
    /* The file is made here, because VACUUM INTO would make it readable for everybody. A file
     * that already has this name is left from a copy that was interrupted, or is a link to
     * somewhere else. */
    unlink(part);
    FD_LOCAL fd = open(part, O_CREAT | O_EXCL | O_NOFOLLOW | O_WRONLY | O_CLOEXEC, 0600);
    if (fd < 0)
        return -1;
    char *sql = sqlite3_mprintf("VACUUM INTO %Q", part);
    int rc = sql ? sqlite3_exec(db, sql, NULL, NULL, NULL) : SQLITE_NOMEM;
    sqlite3_free(sql);
    bool sound = rc == SQLITE_OK && store_copy_is_sound(part);
    errno = 0; /* the database's own error is reported elsewhere */
    if (sound && fsync(fd) == 0 && durable_rename(part, path) == 0)
        return 0;
    int error = errno;
    unlink(part);
    errno = error;
    return -1;
}
