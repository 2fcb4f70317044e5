/*
 * See datadir.h.
 */
#include "datadir.h"

#include <errno.h>
#include <pwd.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "owner.h"
#include "utf8.h"

int datadir_make(const struct conf *conf, bool test, char *why, size_t whycap)
{
    OWNER_LOCAL owner = {0};
    struct stat found;
    if (stat(conf->data_dir, &found) == 0)
        return 0;
    if (owner_enter(&owner, conf->data_dir, why, whycap) < 0)
        return -1;
    const struct passwd *user = conf->user[0] ? getpwnam(conf->user) : NULL;
    if ((test ? owner_may_make(conf->data_dir) : mkdir(conf->data_dir, 0700)) < 0)
        return utf8_fail(
            why, whycap,
            "The folder %s cannot be made: %s. Make it, or name another with data-dir.",
            conf->data_dir, strerror(errno));
    if (!test && user && geteuid() == 0 && chown(conf->data_dir, user->pw_uid, user->pw_gid) < 0)
        return utf8_fail(why, whycap, "The folder %s cannot be given to %s: %s. Make it by hand.",
                         conf->data_dir, conf->user, strerror(errno));
    return 0;
}
