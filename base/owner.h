/*
 * How root handles files in somebody else's folder. The owner of the folder, or of one above it,
 * may put a link there that leads anywhere. So root becomes that user meanwhile, and a planted link
 * leads no further than its maker could go.
 */
#pragma once

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

/* Until owner_leave, all threads of the process have the effective user and group that own the
 * folder of `path`. HOME is that user's, because a library that looks for files in root's home
 * would be refused there. Nothing changes if root owns it, or if the process does not run as root.
 * Returns 0, or -1 and two sentences in `why` if root would not be safe there: the path goes
 * through folders of two users, or through a folder in which others may replace our files. (In /tmp
 * they may not; they may only add files.) */
int owner_enter(struct owner *owner, const char *path, char *why, size_t whycap);
/* Accepts an owner that was not entered, all zero. */
void owner_leave(struct owner *owner);
/* Declares an owner that is left wherever its block is left: `OWNER_LOCAL owner = {0};`. */
#define OWNER_LOCAL __attribute__((cleanup(owner_leave))) struct owner
/* Whether the present effective user could make a new file at `path`. Returns 0, or -1 with
 * errno. */
int owner_may_make(const char *path);
