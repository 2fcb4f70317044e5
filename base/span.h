/*
 * Spans of time and points in time, in words for people.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct span_text {
    char text[48]; /* holds the longest words of any catalogue, and INT64_MIN */
};
/* Writes a duration in the thread's language (tongue.h) into `span`, and returns its text: "3
 * days", "90 minutes", "12 seconds". */
const char *span_write(struct span_text *span, int64_t ms);
/* Writes `n` days (`unit` 0), hours (1), minutes (2) or seconds (3) into `span`, which is returned
 * as text: "3 days". */
const char *span_write_units(struct span_text *span, int unit, long long n);
/* The text of a duration, for an argument of a formatting function. Valid until the end of the
 * enclosing block. */
#define SPAN(ms) span_write(&(struct span_text){{0}}, (ms))
/* Writes a point in time in UTC into `span`, and returns its text: "2026-11-21 14:02". */
const char *span_write_time(struct span_text *span, int64_t wall_ms);
/* The text of a point in time, likewise. */
#define SPAN_TIME(wall_ms) span_write_time(&(struct span_text){{0}}, (wall_ms))
/* Reads "90s", "30m", "12h", "7d" or "2w" as ms; a bare number is minutes, and "forever" is 0. Any
 * other span is between a second and ten years. False: `text` is not a span. */
bool span_read(const char *text, int64_t *ms);
