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
#include "utf8.h"
#include "xalloc.h"

bool durable_write_all(int fd, const char *data, size_t len)
{
    while (len > 0) {
        ssize_t written = write(fd, data, len);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        data += written;
        len -= (size_t)written;
    }
    return true;
}

int durable_write(const char *path, const void *data, size_t len, mode_t mode, bool replace)
{
    FREED char *fresh = xasprintf("%s.new", path);
    unlink(fresh);
    int fd = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    bool done = fd >= 0 && durable_write_all(fd, data, len) && fchmod(fd, mode) == 0 &&
                fsync(fd) == 0 && (replace ? rename(fresh, path) == 0 : link(fresh, path) == 0);
    int error = errno;
    if (fd >= 0) {
        if (!done || !replace)
            unlink(fresh);
        close(fd);
    }
    errno = error;
    return done ? durable_sync_folder(path) : -1;
}

int durable_sync_folder(const char *path)
{
    FREED char *copy = xstrdup(path);
    int fd = open(dirname(copy), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int result = fd >= 0 ? fsync(fd) : -1, error = errno;
    if (fd >= 0)
        close(fd);
    errno = error;
    return result;
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
