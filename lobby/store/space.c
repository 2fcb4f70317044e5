/*
 * The ballast file and the free space of the disk that it is on.
 */
#include "space.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "log.h"
#include "xalloc.h"

void space_init(struct space *space, const char *path, int64_t size)
{
    FREED char *copy = xstrdup(path);
    space->directory = xstrdup(dirname(copy)); /* dirname may change its argument */
    space->ballast = xasprintf("%s.ballast", path);
    space->size = size;
    struct stat there;
    bool usable = stat(space->ballast, &there) == 0 && there.st_size == size;
    if (!usable)
        unlink(space->ballast);
    space->held = usable || size == 0;
}

void space_free(struct space *space)
{
    free(space->directory);
    free(space->ballast);
    *space = (struct space){0};
}

int64_t space_left(const struct space *space)
{
    struct statvfs disk;
    if (statvfs(space->directory, &disk) != 0) {
        log_error("store-space", "directory=%s error=\"%s\"", space->directory, strerror(errno));
        return 0;
    }
    return (int64_t)disk.f_bavail * (int64_t)disk.f_frsize;
}

bool space_hold(struct space *space, int64_t spare)
{
    if (space->held || space_left(space) < space->size + spare)
        return space->held;
    int fd = open(space->ballast, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (fd < 0)
        return false;
    space->held = posix_fallocate(fd, 0, space->size) == 0;
    close(fd);
    if (!space->held)
        unlink(space->ballast);
    return space->held;
}

void space_look(struct space *space)
{
    if (space->held && space->size > 0 && access(space->ballast, F_OK) != 0 && errno == ENOENT)
        space->held = false;
}

bool space_release(struct space *space)
{
    if (!space->held || space->size == 0)
        return false;
    space->held = false;
    return unlink(space->ballast) == 0;
}
