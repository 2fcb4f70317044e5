/*
 * Time-ordered 64-bit ids.
 */
#include "ids.h"

#include "log.h"

#define EPOCH_MS     INT64_C(1767225600000) /* 2026-01-01T00:00:00Z */
#define TIME_BITS    41
#define NODE_BITS    8
#define COUNTER_BITS 14
/* Ids follow the clock up to this time. Later times are kept for ids that count on after a clock
 * was far ahead. */
#define FOLLOWED_MS ((INT64_C(1) << TIME_BITS) - (INT64_C(1) << (TIME_BITS - 3)))

void ids_init(struct ids *ids, const struct clock *clock, uint8_t node)
{
    *ids = (struct ids){.clock = clock, .node = node};
}

static int64_t ids_id_of(const struct ids *ids)
{
    return ids->last << (NODE_BITS + COUNTER_BITS) | (int64_t)ids->node << COUNTER_BITS |
           (int64_t)ids->counter;
}

void ids_above(struct ids *ids, int64_t id)
{
    if (id <= ids_id_of(ids))
        return;
    ids->last = id >> (NODE_BITS + COUNTER_BITS);
    ids->counter =
        (1 << COUNTER_BITS) - 1; /* `id` may be another node's, so go on after its time */
}

int64_t ids_next(struct ids *ids)
{
    int64_t now = clock_wall(ids->clock) - EPOCH_MS;

    if (now > FOLLOWED_MS)
        now = FOLLOWED_MS;
    if (now > ids->last) {
        ids->last = now;
        ids->counter = 0;
    } else if (ids->last == 0 || ++ids->counter >> COUNTER_BITS != 0) {
        /* Time 0 is never used, so that no id is 0; a full millisecond borrows from the next. */
        ids->last++;
        ids->counter = 0;
    }
    if (ids->last >> TIME_BITS != 0)
        log_fatal("ids", "error=\"all are used up\"");
    return ids_id_of(ids);
}

int64_t ids_time(int64_t id)
{
    return (id >> (NODE_BITS + COUNTER_BITS)) + EPOCH_MS;
}
