/*
 * Files that root deals with in a folder of somebody else: whoever owns the folder, or one above
 * it, may put a link there that leads anywhere. So root is that user meanwhile, and a planted link
 * leads no further than its maker could go.
 */
#ifndef BASE_OWNER_H
#define BASE_OWNER_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum { OWNER_GROUPS_MAX = 64 };

struct owner {
    bool changed;
    gid_t gid, groups[OWNER_GROUPS_MAX];
    int ngroups;
    char *home;
};

/* Until owner_leave all threads of the process have the effective user and group that own the
 * folder of `path`, and HOME is that user's: a library that looks for files in root's home would be
 * refused there. Nothing changes if root owns it, or if the process does not run as root.
 * Returns 0, or -1 and two sentences in `why` if root would not be safe there: the path goes
 * through folders of two users, or through one in which others may replace our files (not so in
 * /tmp, where they may only add files). */
int owner_enter(struct owner *owner, const char *path, char *why, size_t whycap);
/* Accepts one that was not entered, all zero. */
void owner_leave(struct owner *owner);
/* Whether the present effective user could make a new file at `path`. Returns 0, or -1 with
 * errno. */
int owner_may_make(const char *path);

#endif
