/*
 * See lines.h.
 */
#include "lines.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "closed.h"
#include "conf.h"
#include "durable.h"
#include "install.h"
#include "owner.h"
#include "utf8.h"
#include "xalloc.h"

bool lines_good(const char *lines, struct buf *errors)
{
    CONF_LOCAL conf = {0};
    size_t len = strlen(lines);
    FD_LOCAL fd = memfd_create("lines", MFD_CLOEXEC);
    FREED char *path = xasprintf("/proc/self/fd/%d", fd);
    return fd >= 0 && write(fd, lines, len) == (ssize_t)len && conf_load(&conf, path, errors) == 0;
}

const char *lines_value(const char *lines, const char *name)
{
    const size_t len = strlen(name);
    for (const char *at = lines; at && *at; at += *at == '\n') {
        if (strncmp(at, name, len) == 0 && at[len] == ' ')
            return at + len + 1;
        at += strcspn(at, "\n");
    }
    return NULL;
}

/* Checks the new file, which is beside the old one, because only there do relative paths mean the
 * same. Returns 0, or -1 and a sentence in `why`. */
static int lines_check(const char *fresh, char *why, size_t whycap)
{
    CONF_LOCAL conf = {0};
    BUF_LOCAL errors = {0};
    if (conf_load(&conf, fresh, &errors) == 0)
        return 0;
    return utf8_fail(why, whycap, "With them it would have a fault: %.*s",
                     (int)strcspn(buf_text(&errors), "\n"), buf_text(&errors));
}

int lines_add(const char *path, const char *comment, const char *lines, char *why, size_t whycap)
{
    FREED char *whole = realpath(path, NULL);
    BUF_SECRET text = {0};
    OWNER_LOCAL owner = {0};
    struct stat is;
    if (!whole || stat(whole, &is) < 0)
        return utf8_fail(why, whycap, "%s cannot be found: %s.", path, strerror(errno));
    if (install_read(whole, &text, why, whycap) != 1 ||
        owner_enter(&owner, whole, why, whycap) != 0)
        return -1;
    if (text.len > 0 && text.data[text.len - 1] != '\n')
        buf_putc(&text, '\n');
    buf_printf(&text, "\n# %s\n%s", comment, lines);
    FREED char *fresh = xasprintf("%s.joining", whole);
    int result;
    if (durable_write(fresh, buf_text(&text), text.len, is.st_mode & 07777, true) < 0 ||
        chown(fresh, is.st_uid, is.st_gid) < 0)
        result = utf8_fail(why, whycap, "%s cannot be written: %s.", fresh, strerror(errno));
    else
        result = lines_check(fresh, why, whycap);
    if (result == 0 && durable_rename(fresh, whole) < 0)
        result = utf8_fail(why, whycap, "%s cannot be replaced: %s.", whole, strerror(errno));
    if (result != 0)
        unlink(fresh);
    return result;
}
