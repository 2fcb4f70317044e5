/*
 * See install.h.
 */
#include "install.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "closed.h"
#include "durable.h"
#include "owner.h"
#include "utf8.h"
#include "xalloc.h"

enum { FILE_MAX = 64 * 1024 };

/* Reads the file. Returns 1, 0 if there is none, or -1 with errno. */
static int install_read_as_owner(const char *path, struct buf *out)
{
    FD_LOCAL fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return errno == ENOENT ? 0 : -1;
    ssize_t len = buf_read(out, fd, FILE_MAX);
    if (len == FILE_MAX)
        errno = EFBIG;
    return len < 0 || len == FILE_MAX ? -1 : 1;
}

int install_read(const char *path, struct buf *out, char *why, size_t whycap)
{
    OWNER_LOCAL owner = {0};
    if (owner_enter(&owner, path, why, whycap) < 0)
        return -1;
    int got = install_read_as_owner(path, out);
    if (got < 0)
        utf8_printf(why, whycap, "%s cannot be read: %s. %s", path, strerror(errno),
                    owner.changed ? "Give it to the user of its folder, with 'chown'."
                                  : "Type this as root, or as the user of the service.");
    return got;
}

static int install_cannot(const struct install_file *file, char *why, size_t whycap)
{
    return utf8_fail(why, whycap, "%s cannot be written to %s: %s. %s", file->what, file->path,
                     strerror(errno),
                     errno == ENOSPC || errno == EDQUOT
                         ? "Make space."
                         : "Type this as root, or as the user of the service, and see whether the "
                           "folder is there.");
}

enum install_state install_look(const struct install_file *file, char *why, size_t whycap)
{
    BUF_SECRET there = {0};
    OWNER_LOCAL owner = {0};
    if (owner_enter(&owner, file->path, why, whycap) < 0)
        return INSTALL_FAULT;
    int got = install_read_as_owner(file->path, &there);
    if (got == 1 && there.len == file->text->len &&
        memcmp(buf_text(&there), buf_text(file->text), there.len) == 0)
        return INSTALL_SAME;
    if (got >= 0 && owner_may_make(file->path) == 0)
        return got == 1 ? INSTALL_OTHER : INSTALL_MISSING;
    install_cannot(file, why, whycap);
    return INSTALL_FAULT;
}

/* Keeps the present file under another name. */
static bool install_set_aside(const char *path)
{
    FREED char *old = xasprintf("%s.old", path);
    unlink(old);
    return link(path, old) == 0 || errno == ENOENT;
}

int install_put(const struct install_file *file, char *why, size_t whycap)
{
    enum install_state state = install_look(file, why, whycap);
    OWNER_LOCAL owner = {0};
    if (state == INSTALL_SAME)
        return 0;
    if (state == INSTALL_FAULT || owner_enter(&owner, file->path, why, whycap) < 0)
        return -1;
    bool done =
        (state == INSTALL_MISSING || install_set_aside(file->path)) &&
        durable_write(file->path, buf_text(file->text), file->text->len, file->mode, true) == 0;
    return done ? 0 : install_cannot(file, why, whycap);
}
