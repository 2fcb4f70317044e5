/*
 * Spans of time and points in time as people read them.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"

/* "3 days", "90 minutes", "12 seconds", in the thread's language (tongue.h). */
void span_put(struct buf *out, int64_t ms);
/* "2026-11-21 14:02", in UTC. */
void span_put_time(struct buf *out, int64_t wall_ms);
/* Reads "90s", "30m", "12h", "7d" or "2w" as ms; a bare number is minutes, and "forever" is 0. A
 * span is between a second and ten years. False: `text` is not a span. */
bool span_read(const char *text, int64_t *ms);
