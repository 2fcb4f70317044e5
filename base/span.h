/*
 * Spans of time and points in time as people read them.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"

/* "3 days", "90 minutes", "12 seconds", in the thread's language (tongue.h). */
void span_put(struct buf *out, int64_t ms);
struct span_text {
    char text[48]; /* holds the longest words of any catalogue, and INT64_MIN */
};
/* The same, written into `span`, which is returned as text. */
const char *span_write(struct span_text *span, int64_t ms);
/* "3 days" for 0, 3; 1: hours, 2: minutes, 3: seconds. */
const char *span_write_units(struct span_text *span, int unit, long long n);
/* For an argument of a formatting function. Valid until the end of the enclosing block. */
#define SPAN(ms) span_write(&(struct span_text){{0}}, (ms))
/* "2026-11-21 14:02", in UTC. */
void span_put_time(struct buf *out, int64_t wall_ms);
/* Reads "90s", "30m", "12h", "7d" or "2w" as ms; a bare number is minutes, and "forever" is 0. A
 * span is between a second and ten years. False: `text` is not a span. */
bool span_read(const char *text, int64_t *ms);
