/*
 * What the SQLite store does about space on the disk: the ballast file, and how much is free.
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <libgen.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "closed.h"
#include "log.h"
#include "store_sqlite.h"
#include "utf8.h"
#include "xalloc.h"

/* Sets the limit of pages, if the url has one. It stands for a disk of that size, which also holds
 * the ballast. */
static void sqlite_space_limit(struct store_sqlite *s)
{
    if (s->settings.pages == 0)
        return;
    int64_t size = db_number(&s->writer.db, "PRAGMA page_size");
    int64_t ballast = s->held ? s->settings.ballast / size : 0;
    char sql[64];
    utf8_printf(sql, sizeof(sql), "PRAGMA max_page_count = %" PRId64, s->settings.pages - ballast);
    sqlite3_exec(s->writer.handle, sql, NULL, NULL, NULL);
}

/* How many bytes may still be written to the disk; 0: the system does not say. */
static int64_t sqlite_space_room(struct store_sqlite *s)
{
    struct statvfs disk;
    if (statvfs(s->folder, &disk) != 0) {
        log_error("store-space", "directory=%s error=\"%s\"", s->folder, strerror(errno));
        return 0;
    }
    int64_t left = (int64_t)disk.f_bavail * (int64_t)disk.f_frsize;
    if (s->settings.pages == 0)
        return left;
    int64_t free_pages = db_number(&s->writer.db, "PRAGMA max_page_count") -
                         db_number(&s->writer.db, "PRAGMA page_count") +
                         db_number(&s->writer.db, "PRAGMA freelist_count");
    int64_t limit = free_pages * db_number(&s->writer.db, "PRAGMA page_size");
    return limit < left ? limit : left;
}

static int64_t sqlite_space_file_size(const char *path)
{
    struct stat file;
    return stat(path, &file) == 0 ? (int64_t)file.st_size : 0;
}

void sqlite_ballast_find(struct store_sqlite *s)
{
    FREED char *copy = xstrdup(s->path);
    s->folder = xstrdup(dirname(copy)); /* dirname may change its argument */
    s->ballast = xasprintf("%s.ballast", s->path);
    struct stat there;
    bool usable = stat(s->ballast, &there) == 0 && there.st_size == s->settings.ballast;
    if (!usable)
        unlink(s->ballast);
    s->held = usable || s->settings.ballast == 0;
}

bool sqlite_ballast_drop(struct store_sqlite *s)
{
    if (!s->held || s->settings.ballast == 0)
        return false;
    s->held = false;
    if (unlink(s->ballast) != 0)
        return false;
    log_warn("store-ballast", "given back, the disk is full");
    sqlite_space_limit(s);
    return true;
}

void sqlite_health_set(struct store_sqlite *s, bool healthy)
{
    if (backend_health_set(&s->store, healthy))
        log_warn("store-space", "healthy=%s", healthy ? "yes" : "no");
}

/* Makes the ballast again as soon as there is room for it besides the bytes of `low`. Notes how
 * much room is left. */
void sqlite_space_look(struct store_sqlite *s)
{
    /* somebody who needed room may have deleted it */
    if (s->settings.ballast > 0 && access(s->ballast, F_OK) != 0 && errno == ENOENT)
        s->held = false;
    if (!s->held && sqlite_space_room(s) >= s->settings.low + s->settings.ballast) {
        FD_LOCAL fd = open(s->ballast, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
        s->held = fd >= 0 && posix_fallocate(fd, 0, s->settings.ballast) == 0;
        if (fd >= 0 && !s->held)
            unlink(s->ballast);
        sqlite_space_limit(s);
    }
    int64_t left = sqlite_space_room(s);
    sqlite_health_set(s, s->held && left >= s->settings.low);
    FREED char *log = xasprintf("%s-wal", s->path);
    s->store.looked.left = left;
    s->store.looked.size = sqlite_space_file_size(s->path) + sqlite_space_file_size(log);
}
