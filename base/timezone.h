/*
 * Time zones as people set them: offsets from UTC. Names of places are not understood, because
 * their rules are in files that the room's sandbox does not let it open.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"

enum { TIMEZONE_MAX = 8 }; /* bytes of an offset in text form, its NUL included */

/* Reads an offset such as "UTC", "+2", "-5:30", "+0530" or "UTC+2". *minutes gets the minutes east
 * of UTC. False: the text is not an offset from -12:00 to +14:00 in quarters of an hour. */
bool timezone_read(const char *text, int *minutes);
/* Writes the offset of `minutes` minutes east of UTC: "UTC", "+02:00", "-05:30". */
void timezone_print(int minutes, char out[TIMEZONE_MAX]);
/* Appends a time, such as "2026-11-21 08:05 UTC". If `minutes`, the reader's offset from UTC, is
 * not 0, also appends the reader's time: " (21:50 your time)", with the date if that differs. The
 * words are in the thread's language (tongue.h). */
void timezone_put(struct buf *out, int64_t wall_ms, int minutes);
