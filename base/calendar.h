/*
 * The UTC calendar. It counts in 64 bits, because time_t has 32 on some machines, and gmtime and
 * timegm end in 2038 there.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <time.h>

/* The date and time of `wall_ms` (UTC since 1970, in ms) by the Gregorian calendar. Times outside
 * of the years 1 to 9999 become the first or the last second of these. */
struct tm calendar_of(int64_t wall_ms);
/* The reverse, in ms; reads year, month, day, hour, minute and second. Fields may be out of their
 * range: the 31st of June is the 1st of July. */
int64_t calendar_ms(const struct tm *utc);
/* Writes `wall_ms` as strftime's `format` says, in `cap` bytes. Returns `out`, which is empty if it
 * has no room. */
const char *calendar_text(int64_t wall_ms, const char *format, char *out, size_t cap);
