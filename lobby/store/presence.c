/*
 * See presence.h.
 */
#include "presence.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "utf8.h"
#include "xalloc.h"

static const char text[] = "There is a database beside this file. If it is missing, cardroomd does "
                           "not start with an\nempty one in its place. Delete this file, too, if "
                           "that is what you want.\n";

int presence_check(const char *path, char *why, size_t whycap)
{
    char *known = xasprintf("%s.known", path);
    struct stat file;
    bool gone = access(known, F_OK) == 0 && (stat(path, &file) != 0 || file.st_size == 0);
    if (gone)
        utf8_printf(why, whycap,
                    "%s is not there any more. Put it back, or restore a backup with 'cardroomctl "
                    "restore'. To begin with an empty lobby, delete %s.",
                    path, known);
    free(known);
    return gone ? -1 : 0;
}

static struct presence_file presence_file_of(const char *path, const char *behind)
{
    char *name = xasprintf("%s%s", path, behind);
    struct stat file;
    bool there = stat(name, &file) == 0;
    free(name);
    return there ? (struct presence_file){file.st_dev, file.st_ino} : (struct presence_file){0};
}

static bool presence_same(struct presence_file a, struct presence_file b)
{
    return a.device == b.device && a.number == b.number;
}

void presence_note(struct presence *presence, const char *path)
{
    char *known = xasprintf("%s.known", path);
    int fd = open(known, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd >= 0) {
        (void)!write(fd, text, sizeof(text) - 1);
        close(fd);
    }
    free(known);
    presence->path = xstrdup(path);
    presence->file = presence_file_of(path, "");
    presence->log = presence_file_of(path, "-wal");
}

bool presence_look(struct presence *presence)
{
    if (!presence_same(presence->file, presence_file_of(presence->path, "")))
        return false;
    presence->log = presence_file_of(presence->path, "-wal");
    return true;
}

void presence_clear(const struct presence *presence)
{
    char *log = xasprintf("%s-wal", presence->path), *shared = xasprintf("%s-shm", presence->path);
    if (presence->log.number != 0 &&
        presence_same(presence->log, presence_file_of(presence->path, "-wal"))) {
        unlink(log);
        unlink(shared);
    }
    free(log);
    free(shared);
}

void presence_free(struct presence *presence)
{
    free(presence->path);
    presence->path = NULL;
}
