/*
 * Room on the disk: how much is free, and the ballast. The ballast is a file that takes space while
 * the disk has plenty. It is deleted when the disk is full, so that games in play can end
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

/* For the database at `path`. Uses a ballast of `size` bytes if it is there already, and deletes
 * one of another size. The caller frees `space` with space_free. */
void space_init(struct space *space, const char *path, int64_t size);
/* Leaves the ballast file where it is. */
void space_free(struct space *space);
/* How many bytes our programs may still write to that disk; 0: the system does not say. */
int64_t space_left(const struct space *space);
/* Makes the ballast, unless it is there, if there is room for it and for `spare` bytes more.
 * Returns `held`. */
bool space_hold(struct space *space, int64_t spare);
/* Looks whether the ballast is still there. Somebody who needed room may have deleted it. */
void space_look(struct space *space);
/* Deletes the ballast to free its space. False: there was none. */
bool space_release(struct space *space);
