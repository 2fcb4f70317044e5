/*
 * See durable.h.
 */
#include "durable.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "calendar.h"
#include "clock.h"
#include "closed.h"
#include "utf8.h"
#include "xalloc.h"

bool durable_write_all(int fd, const void *data, size_t len)
{
    for (const char *at = data; len > 0;) {
        ssize_t written = write(fd, at, len);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        at += written;
        len -= (size_t)written;
    }
    return true;
}

static int durable_folder(const char *path)
{
    FREED char *copy = xstrdup(path);
    return open(dirname(copy), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

int durable_write(const char *path, const void *data, size_t len, mode_t mode, bool replace)
{
    FREED char *fresh = xasprintf("%s.new", path);
    unlink(fresh);
    FD_LOCAL folder = durable_folder(path);
    if (folder < 0)
        return -1;
    FD_LOCAL fd = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    bool done = fd >= 0 && durable_write_all(fd, data, len) && fchmod(fd, mode) == 0 &&
                fsync(fd) == 0 && (replace ? rename(fresh, path) == 0 : link(fresh, path) == 0);
    int error = errno;
    if (fd >= 0 && (!done || !replace))
        unlink(fresh);
    errno = error;
    return done ? fsync(folder) : -1;
}

int durable_rename(const char *from, const char *to)
{
    FD_LOCAL folder = durable_folder(to);
    return folder >= 0 && rename(from, to) == 0 ? fsync(folder) : -1;
}

int durable_sync_folder(const char *path)
{
    FD_LOCAL folder = durable_folder(path);
    return folder >= 0 ? fsync(folder) : -1;
}

bool durable_name_aside(const char *path, char *aside, size_t cap)
{
    char stamp[32];
    calendar_text(clock_wall(&clock_system), "%Y%m%dT%H%M%SZ", stamp, sizeof(stamp));
    utf8_printf(aside, cap, "%s.before-%s", path, stamp);
    bool done = link(path, aside) == 0;
    for (int n = 2; !done && errno == EEXIST && n < 100; n++) {
        utf8_printf(aside, cap, "%s.before-%s-%d", path, stamp, n);
        done = link(path, aside) == 0;
    }
    return done;
}
