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
};

/* Until owner_leave, the process has the effective user and group of whom the folder of `path`
 * belongs to; nothing changes where that is root, or where the process is not root's. All threads
 * are changed. Returns 0, or -1 and two sentences in `why` where root would not be safe there:
 * folders of two users, or one in which others may put their files in the place of ours
 * (/tmp is none: in it others may only make files). */
int owner_enter(struct owner *owner, const char *path, char *why, size_t whycap);
/* Accepts one that was not entered, all zero. */
void owner_leave(struct owner *owner);
/* Whether a new file could be made at `path` by whom the process is now. Returns 0, or -1 with
 * errno. */
int owner_may_make(const char *path);

#endif
