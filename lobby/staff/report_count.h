/*
 * How many cases wait for the staff, and for how long: for metrics. The reports of several people
 * about one person are one case (case.h).
 */
#pragma once

#include "buf.h"

struct lobby;

/* Appends `reports-open` and `reports-oldest-seconds` (figures.h) as they were read last. Reads
 * them again if they are old. Appends nothing before the store's first answer. */
void report_count_figures(struct lobby *lobby, struct buf *lines);
