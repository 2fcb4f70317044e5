/*
 * When people usually are here (ME-D10): how many accounts were on in each hour of the last four
 * weeks. Only numbers are kept. The number of the present hour is stored every half hour and at the
 * end of the hour. So a room that dies loses at most what it counted in half an hour.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct buf;
struct session;

extern const struct lobby_part busy_part;

enum {
    BUSY_LOOK_MS = 60000,  /* between two looks at the clock */
    BUSY_PUT_MS = 1800000, /* between two writes within an hour */
    BUSY_HOURS_TOLD = 3    /* how many hours of the day are told at most */
};

/* Appends a line that tells at which times of the day most people are on, in the session's time
 * zone; nothing while that is not known. Hours in which only one person was on do not count. */
void busy_put_hours(const struct session *session, struct buf *out);
/* Appends the same line, and what to do meanwhile: the next cup, bots, the deal of the day. */
void busy_put(const struct session *session, struct buf *out);
