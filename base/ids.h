/*
 * 64-bit ids, ordered by time, with bits for the node. We make them, never the database, so several
 * nodes can make ids side by side. 41 bits of ms since 2026-01-01 UTC, 8 bits node, 14 bits
 * counter.
 *
 * The time in an id orders ids. It is not exact, because the clock may be wrong. Even then no id
 * may come twice. So a maker never goes below the ids that exist already (ids_above). While the
 * clock stands still or is behind, it counts on. It follows no clock beyond 2087, so that a clock
 * that is far ahead for a while does not use up the ids: those above last for 142 years at a
 * million a second.
 */
#pragma once

#include <stdint.h>

#include "clock.h"

struct ids {
    const struct clock *clock;
    uint8_t node;
    int64_t last; /* ms of the last id; never goes back, whatever the clock does */
    uint32_t counter;
};

void ids_init(struct ids *ids, const struct clock *clock, uint8_t node);
/* From now on all ids are greater than `id`, whichever node made that one. */
void ids_above(struct ids *ids, int64_t id);
/* Makes an id that is greater than all earlier ones of this maker, even if the clock is set back.
 * Never 0, and never negative as int64_t. */
int64_t ids_next(struct ids *ids);
/* The UTC wall ms in an id: when it was made, if the clock was right. */
int64_t ids_time(int64_t id);
