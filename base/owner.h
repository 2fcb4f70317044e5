/*
 * How root handles files in the folder of another user. The owner of the folder, or of a folder
 * above it, may put a link there that leads anywhere. Root therefore becomes that user meanwhile:
 * the link then leads only to what that user may use anyway.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum { OWNER_GROUPS_MAX = 64 };

/* What owner_leave sets back. */
struct owner {
    bool changed; /* false: there is nothing to set back */
    gid_t gid, groups[OWNER_GROUPS_MAX];
    int ngroups;
    char *home; /* HOME; NULL: it was not set */
};

/* Lets the process act as the user who owns the folder of `path` or a folder above it, until
 * owner_leave. All its threads then have the effective user and group of that user. HOME is that
 * user's home, or not set for an unknown user, because a library that looks for files in root's
 * home would be refused there. Nothing changes if all these folders are root's, or if the process
 * does not run as root. Returns 0; or changes nothing, writes two sentences into `why` (`whycap`
 * bytes) and returns -1. It refuses folders that belong to two users besides root. If all folders
 * are root's, it refuses if others may replace files in the last of them. (In /tmp they may only
 * add files.) It also fails if the folders cannot be looked at, or if the system does not allow the
 * change. A folder that does not exist is not an error. */
int owner_enter(struct owner *owner, const char *path, char *why, size_t whycap);
/* Makes the process root again, and sets back its groups and HOME. Does nothing for an owner that
 * changed nothing or is all zero. Ends the process if the system refuses. */
void owner_leave(struct owner *owner);
/* Declares an owner for which owner_leave is called wherever its block is left, as in
 * `OWNER_LOCAL owner = {0};`. */
#define OWNER_LOCAL __attribute__((cleanup(owner_leave))) struct owner
/* Returns 0 if the present effective user could make a new file at `path`, or -1 with errno. */
int owner_may_make(const char *path);
