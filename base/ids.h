/*
 * 64-bit ids, ordered by time. From the highest bit down, an id has 41 bits of ms since 2026-01-01
 * UTC, 8 bits of the node and 14 bits of a counter. The nodes make the ids, not the database, so
 * several nodes can make ids side by side.
 *
 * The time in an id is not exact, because the clock may be wrong. Even then no id may come twice.
 * For this reason a maker is told of the ids that exist already (ids_above), and makes only greater
 * ones. While the clock stands still or is behind, the maker counts on. It does not follow a clock
 * beyond December 2086, so that a clock that is far ahead for a while does not use up the ids. The
 * ids after that time last for 142 years at a million a second.
 */
#pragma once

#include <stdint.h>

#include "clock.h"

/* A maker of ids. */
struct ids {
    const struct clock *clock;
    uint8_t node;
    int64_t last;     /* the ms in the last id; they never go back, even if the clock does */
    uint32_t counter; /* that of the last id */
};

/* Starts a maker for a node. The clock must outlive it. Two nodes of one lobby have two numbers. */
void ids_init(struct ids *ids, const struct clock *clock, uint8_t node);
/* Makes all later ids greater than `id`, which any node may have made. */
void ids_above(struct ids *ids, int64_t id);
/* Makes an id that is greater than all earlier ones of this maker, even if the clock is set back.
 * It is greater than 0. Ends the process if all ids are used up. */
int64_t ids_next(struct ids *ids);
/* The time in an id, in wall ms: when it was made, if the clock was right. */
int64_t ids_time(int64_t id);
