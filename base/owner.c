/*
 * Looks at the folders of a path from the root of the file system down. See owner.h.
 */
#include "owner.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <libgen.h>
#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "log.h"
#include "utf8.h"
#include "xalloc.h"

struct look {
    uid_t uid;
    gid_t gid;
    bool mixed; /* the folders belong to two users besides root */
    bool open;  /* others may change the last folder */
};

static void owner_look_at(struct look *look, const struct stat *found)
{
    if (found->st_uid == 0)
        return;
    look->mixed = look->mixed || (look->uid != 0 && look->uid != found->st_uid);
    look->uid = found->st_uid;
    look->gid = found->st_gid;
}

/* Looks at one folder. For a link, its own owner and the owner of its target both count. Returns 0
 * if the folder is there. */
static int owner_look_at_folder(struct look *look, const char *folder)
{
    struct stat link, found;

    if (lstat(folder, &link) != 0 || stat(folder, &found) != 0)
        return -1;
    owner_look_at(look, &link);
    owner_look_at(look, &found);
    look->open = (found.st_mode & (S_IWGRP | S_IWOTH)) != 0 && (found.st_mode & S_ISVTX) == 0;
    return 0;
}

/* Looks at all folders above the last part of an absolute path. */
static int owner_look_along(struct look *look, char *path)
{
    int rc = owner_look_at_folder(look, "/");

    for (char *slash = strchr(path + 1, '/'); rc == 0 && slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        rc = owner_look_at_folder(look, path);
        *slash = '/';
    }
    return rc;
}

/* Sets HOME; NULL: unsets it. */
static void owner_home_set(const char *home)
{
    if (home)
        setenv("HOME", home, 1);
    else
        unsetenv("HOME");
}

/* Takes on the rights of the folders' owner. False: the system does not let us, and nothing has
 * changed. */
static bool owner_become(struct owner *owner, const struct look *look)
{
    const struct passwd *user = getpwuid(look->uid);
    gid_t gid = user ? user->pw_gid : look->gid;

    owner->gid = getegid();
    owner->ngroups = getgroups(OWNER_GROUPS_MAX, owner->groups);
    if (owner->ngroups < 0)
        return false;
    owner->changed = true;
    owner->home = getenv("HOME") ? xstrdup(getenv("HOME")) : NULL;
    owner_home_set(user ? user->pw_dir : NULL);
    if (setgroups(1, &gid) == 0 && setegid(gid) == 0 && seteuid(look->uid) == 0)
        return true;
    int error = errno;
    owner_leave(owner);
    errno = error;
    return false;
}

int owner_enter(struct owner *owner, const char *path, char *why, size_t whycap)
{
    struct look look = {0};

    memset(owner, 0, sizeof(*owner));
    if (geteuid() != 0)
        return 0;
    FREED char *here = path[0] == '/' ? NULL : getcwd(NULL, 0);
    FREED char *whole = here ? xasprintf("%s/%s", here, path) : xstrdup(path);
    int rc = owner_look_along(&look, whole);
    if (rc != 0 && errno == ENOENT)
        rc = 0; /* whoever opens the file reports this itself */
    if (rc != 0) {
        utf8_printf(why, whycap, "The folder of %s cannot be looked at: %s. Name another.", path,
                    strerror(errno));
    } else if (look.mixed || (look.uid == 0 && look.open)) {
        utf8_printf(why, whycap,
                    "Root does not use %s, as %s. Give its folder to one user alone, with 'chown' "
                    "and 'chmod go-w'.",
                    path,
                    look.mixed ? "the folders above it belong to several users"
                               : "other users may write to its folder");
        rc = -1;
    } else if (look.uid != 0 && !owner_become(owner, &look)) {
        utf8_printf(why, whycap,
                    "The user of the folder of %s cannot be taken on: %s. Start it as that user.",
                    path, strerror(errno));
        rc = -1;
    }
    return rc;
}

void owner_leave(struct owner *owner)
{
    if (!owner->changed)
        return;
    owner->changed = false;
    owner_home_set(owner->home);
    free(owner->home);
    owner->home = NULL;
    if (seteuid(0) != 0 || setegid(owner->gid) != 0 ||
        setgroups((size_t)owner->ngroups, owner->groups) != 0)
        log_fatal("owner", "error=\"%s\"", strerror(errno));
}

int owner_may_make(const char *path)
{
    FREED char *copy = xstrdup(path);

    return faccessat(AT_FDCWD, dirname(copy), W_OK | X_OK, AT_EACCESS);
}
