/*
 * Figures of the running service, for `cardroomctl status` and Prometheus: one table of their names
 * and meanings. Door and room tell each other theirs as `name value` lines (LINK_FIGURES), and the
 * door shows both on the metrics port, since the room has no network.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

/* Appends the figures whose names are in the table, as Prometheus reads them ("text format 0.0.4"):
 * cardroom_store_backlog, cardroom_moves_total. Leaves out other names, and values that are not
 * numbers. */
void figures_prometheus(const char *lines, struct buf *out);
/* Appends those of the `name value` lines whose names are in the table and whose values are
 * numbers. Nothing else is passed on from the other side of the link. */
void figures_known(const char *lines, struct buf *out);
/* Appends the sums, over `n` doors, of the figures that count something. `lines`: what each door
 * tells, as figures_known left it. The other figures are about one machine and are not summed.
 * `own`: the first door is of our node, and its other figures are appended, too. */
void figures_sum(const char *const *lines, size_t n, bool own, struct buf *out);
/* Appends those `name value` lines of `more` whose names are not in `lines`. */
void figures_rest(const char *more, const char *lines, struct buf *out);
/* Finds the `name value` line whose name, with its labels, is the first `len` bytes of `key`.
 * Returns the line from the blank before its value on; NULL: there is no such line. */
const char *figures_told(const char *lines, const char *key, size_t len);
/* The name of the i-th figure of the table; NULL after the last. `help` gets what it means; NULL:
 * only the metrics have it. */
const char *figures_name(size_t i, const char **help);
/* Opens what figures_of_process reads. Call it before the process is contained. */
void figures_begin(void);
/* Appends the figures that every process has: NAME-uptime-seconds, NAME-cpu-seconds,
 * NAME-memory-bytes (the most that it had), NAME-uncontained. `name`: "room", "door" or "peer";
 * `since_ms`: monotonic, when the process started; `contained`: what sandbox_enter returned. After
 * figures_begin also appends NAME-start-timestamp-ms and NAME-open-files. */
void figures_of_process(const char *name, int64_t since_ms, bool contained, struct buf *lines);
