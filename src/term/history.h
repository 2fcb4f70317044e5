/*
 * The history of a line editor: the lines that were typed before, newest last. Their number and
 * bytes are bounded.
 */
#pragma once

#include <stddef.h>

/* How many lines and bytes there may be, with the NUL of each line. */
enum { HISTORY_LINES_MAX = 40, HISTORY_BYTES_MAX = 3584 };

/* All zero is an empty history. The lines are in one block of exactly their size. */
struct history {
    char *lines; /* each ended by NUL, the oldest first; NULL while there are none */
    int count;
    size_t bytes;
};

void history_free(struct history *history);
/* Appends a copy of a line, unless it is blank or the same as the last one. Drops the oldest lines
 * when a limit is passed. */
void history_add(struct history *history, const char *line);
/* The line of that number, where 0 is the oldest; valid until the next change. */
const char *history_line(const struct history *history, int at);
/* Inserts older lines before those that are there, as far as the limits allow. Each line of `lines`
 * is ended by \n; the newest is last. */
void history_before(struct history *history, const char *lines, size_t len);
/* The number of the newest line below number `below` that contains `words`; -1: there is none. Pass
 * `count` to search all lines. */
int history_find(const struct history *history, int below, const char *words);
