/*
 * What a part of the lobby reads when the lobby starts (struct lobby_part, `load`).
 */
#pragma once

#include "errand.h"
#include "store.h"

struct load {
    struct errand errand;
    const char *what; /* a constant word, for the log */
    void (*done)(void *arg);
    void *arg;
};

/* It is `arg` of the callbacks that take what is read; load_end is the last of them. */
struct load *load_new(struct lobby *lobby, const char *what, void (*done)(void *arg), void *arg);
/* Logs it if something was not read, calls `done` and frees the load. */
void load_end(void *load, enum store_status status);
