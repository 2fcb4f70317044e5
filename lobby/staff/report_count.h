/*
 * How many cases wait for the staff, and for how long: for metrics. The reports of several people
 * about one person are one case (case.h).
 */
#pragma once

#include "buf.h"

struct lobby;

/* Appends `reports-open` and `reports-oldest-seconds` (figures.h) as they were read last, and reads
 * them again if that is a while ago. Appends nothing before the first answer. */
void report_count_figures(struct lobby *lobby, struct buf *lines);
