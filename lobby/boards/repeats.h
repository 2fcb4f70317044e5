/*
 * Which sets of accounts played rated games together in the last 24 hours (RT-D6). Time is that of
 * the ledger: a game counts as no older than the one before it, even if the clock was set back
 * between them. If it was set back by more than 24 hours, no game before that counts. So the order
 * of the ledger's entries alone decides which games count. It does not matter when a room started
 * or how its clock was set.
 */
#pragma once

#include <stdint.h>

enum { REPEATS_SPAN_MS = 24 * 3600 * 1000 };

struct repeats_game;
/* Begins as all zeros, which is empty. */
struct repeats {
    struct repeats_game *game; /* oldest first */
    uint32_t n, cap;           /* `cap`: the room of both arrays, a power of two */
    uint32_t *newest;          /* by hash: number + 1 of the newest game; 0: none */
    int64_t latest_ms;         /* the time of the ledger */
};

/* The hash of a set of accounts, in any order. It stands for the set in the other functions. */
uint64_t repeats_hash(const int64_t *accounts, int n);
/* Adds a game of a set of accounts, which ended at `at_ms`. Call this in the order of the ledger.
 */
void repeats_add(struct repeats *c, uint64_t set, int64_t game, int64_t at_ms);
/* Takes a game out, because it does not count (any more). */
void repeats_remove(struct repeats *c, int64_t game);
/* How many games of the set ended in the 24 hours before `now_ms`. */
int repeats_count(const struct repeats *c, uint64_t set, int64_t now_ms);
/* Frees all memory; no games remain. */
void repeats_clear(struct repeats *c);
