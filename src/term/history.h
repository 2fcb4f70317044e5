/*
 * The lines that were typed before, newest last, bounded in number and bytes.
 */
#ifndef TERM_HISTORY_H
#define TERM_HISTORY_H

#include <stddef.h>

/* Bytes with the NUL behind each line: what a session in lines holds stays below 5 KB. */
enum { HISTORY_LINES_MAX = 40, HISTORY_BYTES_MAX = 3584 };

/* All zero is empty. One block, which is as large as the lines are. */
struct history {
    char *lines; /* each ended by NUL, the oldest first; NULL while there are none */
    int count;
    size_t bytes;
};

void history_free(struct history *history);
/* Remembers a copy of a line; not a blank one, nor the same twice in a row. The oldest go where a
 * limit is passed. */
void history_add(struct history *history, const char *line);
/* Line number `at`, 0 is the oldest; valid to the next change. */
const char *history_line(const struct history *history, int at);
/* Puts older lines, each ended by \n, the newest last, before those that are there, as far as the
 * limits go. */
void history_before(struct history *history, const char *lines, size_t len);
/* The newest line with `words` in it that is older than number `below` (count: any); its number, or
 * -1. */
int history_find(const struct history *history, int below, const char *words);

#endif
