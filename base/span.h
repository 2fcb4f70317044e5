/*
 * Spans of time and points in time as people read them.
 */
#ifndef BASE_SPAN_H
#define BASE_SPAN_H

#include <stdint.h>

#include "buf.h"

/* "3 days", "90 minutes", "12 seconds": in the language that is spoken (tongue.h). */
void span_put(struct buf *out, int64_t ms);
/* "2026-11-21 14:02", in UTC. */
void span_put_time(struct buf *out, int64_t wall_ms);

#endif
