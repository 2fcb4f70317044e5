/*
 * Counts the cases that wait. See report_count.h.
 */
#include "report_count.h"

#include <inttypes.h>

#include "errand.h"
#include "lobby_state.h"
#include "map.h"
#include "report.h"
#include "store.h"

enum { READ_MS = 15000, READ_MAX = 1000 };

struct counting {
    struct errand errand;
    struct map cases; /* their numbers; the values say nothing */
    int64_t oldest_ms;
};

static void report_count_counting_drop(void *arg)
{
    map_free(&((struct counting *)arg)->cases);
}

static void report_count_each(void *arg, const struct store_report *report)
{
    struct counting *c = arg;
    map_put(&c->cases, (uint64_t)report->number, c);
    if (c->oldest_ms == 0 || report->at_ms < c->oldest_ms)
        c->oldest_ms = report->at_ms;
}

static void report_count_end(void *arg, enum store_status status)
{
    struct counting *c = arg;
    struct reports_waiting *waiting = &c->errand.lobby->reports_waiting;
    if (status == STORE_OK || status == STORE_NONE) {
        waiting->n = (int)c->cases.count;
        waiting->oldest_ms = c->oldest_ms;
        waiting->known = true;
    }
    waiting->reading = false;
    errand_end(c);
}

static void report_count_claimed(void *arg, enum store_status status)
{
    struct counting *c = arg;
    if (status == STORE_OK || status == STORE_NONE)
        store_reports_in(c->errand.lobby->deps.store, REPORT_CLAIMED, READ_MAX, report_count_each,
                         report_count_end, c);
    else
        report_count_end(c, status);
}

void report_count_figures(struct lobby *lobby, struct buf *lines)
{
    struct reports_waiting *waiting = &lobby->reports_waiting;
    int64_t now = clock_mono(lobby->deps.clock), age = 0;
    if (lobby->loaded && !waiting->reading && (!waiting->known || now >= waiting->due_ms)) {
        struct counting *c = errand_new(lobby, NULL, sizeof(*c));
        c->errand.drop = report_count_counting_drop;
        waiting->reading = true;
        waiting->due_ms = now + READ_MS;
        store_reports_in(lobby->deps.store, REPORT_OPEN, READ_MAX, report_count_each,
                         report_count_claimed, c);
    }
    if (waiting->n > 0)
        age = clock_wall(lobby->deps.clock) - waiting->oldest_ms;
    if (waiting->known)
        buf_printf(lines, "reports-open %d\nreports-oldest-seconds %" PRId64 "\n", waiting->n,
                   age > 0 ? age / 1000 : 0);
}
