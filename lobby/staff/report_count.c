/*
 * Counts the cases that wait. See report_count.h.
 */
#include "report_count.h"

#include <inttypes.h>

#include "errand.h"
#include "lobby_state.h"
#include "report.h"

enum { READ_MS = 15000, READ_MAX = 1000 };

static void report_count_read(void *arg, enum store_status status, void *result)
{
    struct errand *errand = arg;
    struct reports_waiting *waiting = &errand->lobby->reports_waiting;
    const struct cases_read *read = result;
    if (status == STORE_OK) {
        waiting->n = read->list.n;
        waiting->known = true;
        waiting->oldest_ms = read->now_ms;
        for (int i = 0; i < read->list.n; i++)
            if (read->list.of[i].at_ms < waiting->oldest_ms)
                waiting->oldest_ms = read->list.of[i].at_ms;
    }
    waiting->reading = false;
    errand_end(errand);
}

void report_count_figures(struct lobby *lobby, struct buf *lines)
{
    struct reports_waiting *waiting = &lobby->reports_waiting;
    int64_t now = clock_mono(lobby->deps.clock), age = 0;
    if (lobby->loaded && !waiting->reading && (!waiting->known || now >= waiting->due_ms)) {
        const struct cases_read asked = {.now_ms = clock_wall(lobby->deps.clock), .most = READ_MAX};
        waiting->reading = true;
        waiting->due_ms = now + READ_MS;
        store_reads(lobby->deps.store, &cases_reads, &asked, report_count_read,
                    errand_new(lobby, NULL, sizeof(struct errand)));
    }
    if (waiting->n > 0)
        age = clock_wall(lobby->deps.clock) - waiting->oldest_ms;
    if (waiting->known)
        buf_printf(lines, "reports-open %d\nreports-oldest-seconds %" PRId64 "\n", waiting->n,
                   age > 0 ? age / 1000 : 0);
}
