/*
 * Loads: what a part of the lobby reads from the store when the lobby starts (`load` of struct
 * lobby_part).
 */
#pragma once

#include "errand.h"
#include "store.h"

struct load {
    struct errand errand;
    const char *what;        /* a constant word, for the log */
    void (*done)(void *arg); /* called with `arg` at the end */
    void *arg;
};

/* Makes a load, to be given as `arg` to a read of the store. load_end is the last callback of that
 * read. */
struct load *load_new(struct lobby *lobby, const char *what, void (*done)(void *arg), void *arg);
/* Ends a load: logs it if the store failed, calls `done`, and frees the load. */
void load_end(void *load, enum store_status status);
