/*
 * Room on the disk: how much is free, and the ballast, a file that takes space while there is
 * plenty and is given back when the disk is full, so that games in play can end (doc/design.md,
 * Store).
 */
#ifndef LOBBY_STORE_SPACE_H
#define LOBBY_STORE_SPACE_H

#include <stdbool.h>
#include <stdint.h>

struct space {
    char *directory; /* of the database */
    char *ballast;   /* path of the file */
    int64_t size;    /* of the ballast, in bytes; 0: none is wanted */
    bool held;       /* the ballast is there, or none is wanted */
};

/* Takes over a ballast of this size that is there. */
void space_init(struct space *space, const char *path, int64_t size);
/* The file stays. */
void space_free(struct space *space);
/* Bytes that a program of ours may still write there; 0 if the system does not say. */
int64_t space_left(const struct space *space);
/* Makes the ballast if there is room for it and `spare` bytes more. Returns `held`. */
bool space_hold(struct space *space, int64_t spare);
/* Gives the ballast back; false if there was none to give. */
bool space_release(struct space *space);

#endif
