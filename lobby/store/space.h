/*
 * Room on the disk: how much is free, and the ballast. The ballast is a file that takes space while
 * there is plenty. It is deleted when the disk is full, so that games in play can end
 * (doc/design.md, Store).
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct space {
    char *directory; /* of the database */
    char *ballast;   /* path of the file */
    int64_t size;    /* of the ballast, in bytes; 0: none is wanted */
    bool held;       /* the ballast is there, or none is wanted */
};

/* Uses a ballast of this size if it is there already. */
void space_init(struct space *space, const char *path, int64_t size);
/* Leaves the ballast file where it is. */
void space_free(struct space *space);
/* How many bytes our programs may still write there; 0 if the system does not say. */
int64_t space_left(const struct space *space);
/* Makes the ballast if there is room for it and for `spare` bytes more. Returns `held`. */
bool space_hold(struct space *space, int64_t spare);
/* Looks whether the ballast is still there: somebody who needed room may have deleted it. */
void space_look(struct space *space);
/* Deletes the ballast to free its space; false: there was none. */
bool space_release(struct space *space);
