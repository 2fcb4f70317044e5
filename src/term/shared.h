/*
 * Texts that many screens show at the same time, such as the rows of the lobby, which are then in
 * memory only once.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* A text that does not change. It is freed when its last holder drops it. */
struct shared {
    uint32_t holders, len;
    char text[]; /* `len` bytes, then a NUL */
};

/* Some of the texts that were held last, each held by this as well. A text is only looked for at
 * the place that its hash gives, where a later one takes its place. All zero: there are none. */
enum { SHARED_RECENT = 64 };
struct shared_recent {
    struct shared *text[SHARED_RECENT];
};

/* Holds a text: the recent one if that is equal, else a copy, which becomes a recent one. `recent`
 * NULL: makes a copy for this holder alone. Returns NULL for an empty text. */
struct shared *shared_hold(struct shared_recent *recent, const char *text, size_t len);
/* Drops a text. Accepts NULL, sets NULL. */
void shared_drop(struct shared **shared);
/* Drops all recent texts. */
void shared_forget(struct shared_recent *recent);
