/*
 * See shipped.h. The times are of the wall clock, because the shipper is another process, and
 * its last time may be before the machine's last start.
 */
#include "shipped.h"

#include <dirent.h>
#include <fcntl.h>
#include <libgen.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "clock.h"
#include "closed.h"
#include "xalloc.h"

static const char between[] = ".shipped-";

char *shipped_name(const char *path, const char *folder)
{
    uint32_t digest = 2166136261u; /* FNV-1a */
    for (const char *at = folder; *at != '\0'; at++)
        digest = (digest ^ (uint8_t)*at) * 16777619u;
    return xasprintf("%s%s%08x", path, between, (unsigned)digest);
}

bool shipped_mark(const char *name, const char *folder, bool now)
{
    FD_LOCAL fd = open(name, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
    struct stat is;
    bool done = fd >= 0 && fstat(fd, &is) == 0;
    if (done && is.st_size == 0) {
        FREED char *line = xasprintf("%s\n", folder);
        ssize_t wrote = write(fd, line, strlen(line));
        /* The content only tells people which folder it is; on a full disk the file stays empty. */
        (void)wrote;
    }
    return done && (!now || futimens(fd, NULL) == 0);
}

int64_t shipped_behind_ms(const char *path)
{
    FREED char *folder = xstrdup(path), *file = xstrdup(path);
    FREED char *prefix = xasprintf("%s%s", basename(file), between);
    const struct dirent *entry;
    struct stat is;
    int64_t behind = -1, now = clock_wall(&clock_system);
    DIR_LOCAL *listing = opendir(dirname(folder));
    while (listing && (entry = readdir(listing))) {
        if (strncmp(entry->d_name, prefix, strlen(prefix)) == 0 &&
            fstatat(dirfd(listing), entry->d_name, &is, AT_SYMLINK_NOFOLLOW) == 0) {
            int64_t ago = now - ((int64_t)is.st_mtim.tv_sec * 1000 + is.st_mtim.tv_nsec / 1000000);
            behind = ago > behind ? ago : behind < 0 ? 0 : behind;
        }
    }
    return behind;
}
