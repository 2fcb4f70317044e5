/*
 * 64-bit ids: time-ordered, with node bits, made by us and never by the database, so that several
 * nodes can make them side by side. 41 bits of ms since 2026-01-01 UTC, 8 bits node, 14 bits
 * counter.
 */
#ifndef BASE_IDS_H
#define BASE_IDS_H

#include <stdint.h>

#include "clock.h"

struct ids {
    const struct clock *clock;
    uint8_t node;
    int64_t last; /* ms of the last id; never goes back, whatever the clock does */
    uint32_t counter;
};

void ids_init(struct ids *ids, const struct clock *clock, uint8_t node);
/* A new id, greater than all before from this maker, though the clock be set back; never 0, never
 * negative as int64_t. A wall clock beyond 2095 ends the process. */
int64_t ids_next(struct ids *ids);
/* The UTC wall ms at which an id was made. */
int64_t ids_time(int64_t id);

#endif
