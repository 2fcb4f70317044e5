/*
 * Cups that come back by themselves (CU-D1): `NAME daily TIME GAME FORM words` and `NAME weekly DAY
 * TIME GAME FORM words`, as in `friday weekly friday 19:30 palace swiss entry=50`. Times are UTC,
 * so that all days are equally long.
 */
#pragma once

#include "cup.h"

enum {
    CUP_DAILY = -1,                  /* stands in place of a weekday */
    CUP_LINE_MAX = CUP_WORDS_MAX + 1 /* longer than a schedule may be, so that a long one is
                                        refused, not cut */
};
struct cup_schedule {
    char name[CUP_NAME_MAX]; /* small letters, digits, hyphens */
    int weekday;             /* from 0, Sunday; or CUP_DAILY */
    struct cup_words words;  /* its `start` is the time, a minute of the day in UTC */
};

/* Reads a schedule. Returns NULL, or `why` with two sentences, cut to `cap` bytes: what is wrong,
 * and what to write. */
const char *cup_schedule_read(const char *text, struct cup_schedule *out, char *why, size_t cap);
/* Takes the next schedule from a list with | between them, without the blanks around it. `*list`
 * moves on. False: there are no more. */
bool cup_schedule_line(const char **list, char line[CUP_LINE_MAX]);
/* Whether two schedules have the same name and start at the same time. If so, only the first one's
 * cup is held. */
bool cup_schedules_clash(const struct cup_schedule *a, const struct cup_schedule *b);
/* The first time after `after_ms` at which a cup of the schedule starts, in UTC ms. */
int64_t cup_schedule_next(const struct cup_schedule *schedule, int64_t after_ms);
