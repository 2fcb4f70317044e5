/*
 * Time zones as people set them: an offset from UTC. Names of places are not read: their rules are
 * in files that the room's sandbox does not let it open.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"

enum { TIMEZONE_MAX = 8 }; /* bytes of an offset in text form */

/* Reads "UTC", "+2", "-5:30", "+0530" or "UTC+2": minutes east of UTC, from -12:00 to +14:00 in
 * quarters of an hour. False: it is none of these. */
bool timezone_read(const char *text, int *minutes);
/* "UTC", "+02:00", "-05:30". */
void timezone_print(int minutes, char out[TIMEZONE_MAX]);
/* Appends "2026-11-21 08:05 UTC". If the reader's clock is ahead by `minutes` (not 0), also appends
 * what it says: " (21:50 your time)", with the date if that differs. The words are in the thread's
 * language (tongue.h). */
void timezone_put(struct buf *out, int64_t wall_ms, int minutes);
