/*
 * The UTC calendar. It counts in 64 bits, because time_t has 32 bits on some machines, where gmtime
 * and timegm end in 2038.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <time.h>

/* Returns the date and time of `wall_ms` (UTC ms since 1970) by the Gregorian calendar, with the
 * day of the week but not that of the year. Times outside of the years 1 to 9999 become the first
 * or the last second of these years. */
struct tm calendar_of(int64_t wall_ms);
/* Returns the wall ms of a date and time. Reads year, month, day, hour, minute and second. They may
 * be out of their ranges: the 31st of June is the 1st of July. */
int64_t calendar_ms(const struct tm *utc);
/* Writes the date and time of `wall_ms` by a `format` of strftime(3) to `out`, which has `cap`
 * bytes. Returns `out`, which holds an empty text if there is not enough room. */
const char *calendar_text(int64_t wall_ms, const char *format, char *out, size_t cap);
/* Writes `wall_ms` as "2026-01-02T15:04:05.678Z". In place of a time before 1970 or after 9999, it
 * writes the nearest time between them. */
enum { CALENDAR_STAMP = 48 };
void calendar_stamp(int64_t wall_ms, char out[CALENDAR_STAMP]);
