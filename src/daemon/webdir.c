/*
 * Reads the files of the page for browsers. The supervisor does this for the door, because a
 * contained door opens no file.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "closed.h"
#include "supervisor_private.h"
#include "utf8.h"
#include "web_files.h"
#include "xalloc.h"

/* Adds the name, the size and the bytes of a file, or nothing if it is no regular file. False: it
 * cannot be read; errno says why. */
static bool webdir_file_read(int folder, const char *name, struct buf *out)
{
    FD_LOCAL fd = openat(folder, name, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    BUF_LOCAL bytes = {0};
    struct stat about;
    if (fd < 0 || fstat(fd, &about) != 0)
        return false;
    if (!S_ISREG(about.st_mode))
        return true;
    ssize_t len = buf_read(&bytes, fd, WEB_FILES_BYTES_MAX);
    buf_printf(out, "%s %zu\n", name, bytes.len);
    buf_add(out, bytes.data, bytes.len);
    if (out->overflow)
        errno = EFBIG;
    return len >= 0 && !out->overflow;
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
    return read ? 0
                : utf8_fail(why, whycap,
                            "The page in %s cannot be read: %s. Install it, or name the folder "
                            "that holds its folder with pages.",
                            path, strerror(errno));
}
