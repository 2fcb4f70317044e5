/*
 * Who played rated games together in the last 24 hours, to the person (RT-D6).
 */
#ifndef LOBBY_BOARDS_COMPANY_H
#define LOBBY_BOARDS_COMPANY_H

#include <stdint.h>

enum { COMPANY_SPAN_MS = 24 * 3600 * 1000 };

struct company_game;
/* All zero is an empty one. */
struct company {
    struct company_game *game; /* oldest first */
    uint32_t n, cap;
    uint32_t *newest; /* by hash: number + 1 of the newest game; 0: none */
    uint32_t size;    /* of `newest`: a power of two */
};

/* The hash of a set of accounts, whose order does not matter. */
uint64_t company_hash(const int64_t *accounts, int n);
/* A game of that set ended at `at_ms`. */
void company_add(struct company *c, uint64_t set, int64_t game, int64_t at_ms);
/* The game does not count (any more). */
void company_remove(struct company *c, int64_t game);
/* How many games of the set ended in the 24 hours before `now_ms`. */
int company_count(const struct company *c, uint64_t set, int64_t now_ms);
void company_clear(struct company *c);

#endif
