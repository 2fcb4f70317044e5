/*
 * See webdir.h.
 */
#include "webdir.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "closed.h"
#include "utf8.h"
#include "web_files.h"
#include "xalloc.h"

enum { AT_ONCE = 16384 };

/* Adds the name, the size and the bytes of a file. False: it cannot be read; errno says why. */
static bool webdir_file_read(int folder, const char *name, struct buf *out)
{
    FD_LOCAL fd = openat(folder, name, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    BUF_LOCAL bytes = {.max = WEB_FILES_BYTES_MAX};
    struct stat about;
    char part[AT_ONCE];
    ssize_t got = fd >= 0 && fstat(fd, &about) == 0 ? 1 : -1;

    while (got > 0 && S_ISREG(about.st_mode) && !bytes.overflow)
        if ((got = read(fd, part, sizeof(part))) > 0)
            buf_add(&bytes, part, (size_t)got);
    if (got == 0 && !bytes.overflow) {
        buf_printf(out, "%s %zu\n", name, bytes.len);
        buf_add(out, bytes.data, bytes.len);
    }
    if (bytes.overflow || out->overflow) {
        errno = EFBIG;
        got = -1;
    }
    return got >= 0;
}

int webdir_read(const char *pages, struct buf *out, char *why, size_t whycap)
{
    FREED char *path = xasprintf("%s/web", pages);
    DIR_LOCAL *folder = opendir(path);
    struct dirent *entry;
    bool read = folder;

    buf_init(out, WEB_FILES_BYTES_MAX);
    while (read && (entry = readdir(folder)))
        if (entry->d_name[0] != '.')
            read = webdir_file_read(dirfd(folder), entry->d_name, out);
    if (!read) {
        utf8_printf(why, whycap,
                    "The page in %s cannot be read: %s. Install it, or name the folder that holds "
                    "its folder with pages.",
                    path, strerror(errno));
    }
    return read ? 0 : -1;
}
