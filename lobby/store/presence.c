/*
 * See presence.h.
 */
#include "presence.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "closed.h"
#include "log.h"
#include "utf8.h"
#include "xalloc.h"

static const char text[] = "There is a database beside this file. If it is missing, cardroomd does "
                           "not start with an\nempty one in its place. Delete this file, too, if "
                           "that is what you want.\n";

int presence_check(const char *path, char *why, size_t whycap)
{
    FREED char *known = xasprintf("%s.known", path);
    struct stat file;
    bool gone = access(known, F_OK) == 0 && (stat(path, &file) != 0 || file.st_size == 0);
    if (gone)
        utf8_printf(why, whycap,
                    "%s is not there any more. Put it back, or restore a backup with 'cardroomctl "
                    "restore'. To begin with an empty lobby, delete %s.",
                    path, known);
    return gone ? -1 : 0;
}

static struct presence_file presence_file_of(const char *path, const char *behind)
{
    FREED char *name = xasprintf("%s%s", path, behind);
    struct stat file;
    bool there = stat(name, &file) == 0;
    return there ? (struct presence_file){file.st_dev, file.st_ino} : (struct presence_file){0};
}

static bool presence_same(struct presence_file a, struct presence_file b)
{
    return a.device == b.device && a.number == b.number;
}

void presence_note(struct presence *presence, const char *path)
{
    FREED char *known = xasprintf("%s.known", path);
    FD_LOCAL fd = open(known, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd >= 0)
        (void)!write(fd, text, sizeof(text) - 1);
    presence->file = presence_file_of(path, "");
    presence->log = presence_file_of(path, "-wal");
}

bool presence_look(struct presence *presence, const char *path)
{
    if (!presence_same(presence->file, presence_file_of(path, "")))
        return false;
    presence->log = presence_file_of(path, "-wal");
    return true;
}

void presence_clear(const struct presence *presence, const char *path)
{
    FREED char *log = xasprintf("%s-wal", path), *shared = xasprintf("%s-shm", path);
    if (presence->log.number != 0 && presence_same(presence->log, presence_file_of(path, "-wal"))) {
        unlink(log);
        unlink(shared);
    }
}

/* ---- On a server ---- */

static const char *server_path; /* NULL: none was given */

/* Whether the file names this database. */
static bool presence_server_named(const char *name)
{
    char line[256] = "";
    FILE_LOCAL *file = fopen(server_path, "re");
    return file && fgets(line, sizeof(line), file) &&
           (line[strcspn(line, "\n")] = '\0', strcmp(line, name) == 0);
}

void presence_server(const char *path)
{
    server_path = path;
}

int presence_server_check(const char *name, char *why, size_t whycap)
{
    if (!server_path || !presence_server_named(name))
        return 0;
    errno = EINVAL;
    return utf8_fail(
        why, whycap,
        "%s is empty, but was not when this service last used it. Restore a backup, or correct the "
        "search_path of the role. To begin with an empty lobby, delete %s.",
        name, server_path);
}

char *presence_server_base(void)
{
    const char *dot = server_path ? strrchr(server_path, '.') : NULL;
    return dot ? xstrndup(server_path, (size_t)(dot - server_path)) : NULL;
}

void presence_server_note(const char *name)
{
    if (!server_path || presence_server_named(name))
        return;
    FILE_LOCAL *file = fopen(server_path, "we");
    if (!file || fprintf(file,
                         "%s\nThis service has its database there. If that is empty, "
                         "cardroomd does not begin anew in it.\nDelete this file, too, if "
                         "that is what you want.\n",
                         name) < 0)
        log_warn("store-known", "file=%s error=\"%s\"", server_path, strerror(errno));
}
