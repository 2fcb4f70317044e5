/*
 * See place.h.
 */
#include "place.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "durable.h"
#include "owner.h"
#include "utf8.h"
#include "xalloc.h"

enum { FILE_MAX = 64 * 1024 };

/* 1: it is read; 0: there is none; -1: errno. */
static int read_as_owner(const char *path, struct buf *out)
{
    struct stat is;
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return errno == ENOENT ? 0 : -1;
    char *bytes = xmalloc(FILE_MAX);
    ssize_t len = fstat(fd, &is) == 0 ? read(fd, bytes, FILE_MAX) : -1;
    if (len == FILE_MAX) {
        errno = EFBIG;
        len = -1;
    }
    int error = errno;
    if (len > 0)
        buf_add(out, bytes, (size_t)len);
    close(fd);
    explicit_bzero(bytes, FILE_MAX);
    free(bytes);
    errno = error;
    return len < 0 ? -1 : 1;
}

int place_read(const char *path, struct buf *out, char *why, size_t whycap)
{
    struct owner owner;
    if (owner_enter(&owner, path, why, whycap) < 0)
        return -1;
    int got = read_as_owner(path, out);
    if (got < 0)
        utf8_printf(why, whycap,
                    "%s cannot be read: %s. Type this as root, or as the user of the service.",
                    path, strerror(errno));
    owner_leave(&owner);
    return got;
}

static void cannot(const struct place *place, char *why, size_t whycap)
{
    utf8_printf(why, whycap, "%s cannot be written to %s: %s. %s", place->what, place->path,
                strerror(errno),
                errno == ENOSPC || errno == EDQUOT
                    ? "Make space."
                    : "Type this as root, or as the user of the service, and see whether the "
                      "folder is there.");
}

enum place_state place_look(const struct place *place, char *why, size_t whycap)
{
    struct buf there = {0};
    struct owner owner;
    enum place_state state = PLACE_FAULT;
    if (owner_enter(&owner, place->path, why, whycap) < 0)
        return PLACE_FAULT;
    int got = read_as_owner(place->path, &there);
    if (got == 1 && there.len == place->text.len &&
        memcmp(buf_text(&there), buf_text(&place->text), there.len) == 0)
        state = PLACE_SAME;
    else if (got < 0 || owner_may_make(place->path) < 0)
        cannot(place, why, whycap);
    else
        state = got == 1 ? PLACE_OTHER : PLACE_MISSING;
    owner_leave(&owner);
    buf_wipe(&there);
    return state;
}

/* Keeps what is there under another name. */
static bool set_aside(const char *path)
{
    char *old = xasprintf("%s.old", path);
    unlink(old);
    bool done = link(path, old) == 0 || errno == ENOENT;
    free(old);
    return done;
}

int place_put(const struct place *place, char *why, size_t whycap)
{
    enum place_state state = place_look(place, why, whycap);
    struct owner owner;
    if (state == PLACE_SAME)
        return 0;
    if (state == PLACE_FAULT || owner_enter(&owner, place->path, why, whycap) < 0)
        return -1;
    bool done =
        (state == PLACE_MISSING || set_aside(place->path)) &&
        durable_write(place->path, buf_text(&place->text), place->text.len, place->mode, true) == 0;
    if (!done)
        cannot(place, why, whycap);
    owner_leave(&owner);
    return done ? 0 : -1;
}
