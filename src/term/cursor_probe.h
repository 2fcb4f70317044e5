/*
 * Whether a terminal that told nothing draws UTF-8: a character is printed at the left edge, the
 * terminal is asked where its cursor is (ECMA-48 CPR), and the column tells. First e with an acute
 * accent, two bytes: column 2 is UTF-8, 3 is not. Then the spade suit: column 2, or 3 where
 * characters of ambiguous width are drawn two cells wide (East Asian settings), for which our
 * frames would not fit, so that ASCII is right. A pure machine: no descriptor, no clock.
 *
 * Use: cursor_probe_start; every byte that is typed goes through cursor_probe_input until
 * cursor_probe_done, then cursor_probe_end. What people type meanwhile comes out again, answers do
 * not.
 */
#ifndef TERM_CURSOR_PROBE_H
#define TERM_CURSOR_PROBE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

enum {
    CURSOR_PROBE_MS = 500,
    CURSOR_PROBE_ANSWER_MAX = 12 /* bytes of a cursor position report */
};

/* All zero is a probe that never started. */
struct cursor_probe {
    uint8_t step;        /* which answer is waited for */
    bool utf8;           /* the verdict, once done */
    int64_t deadline_ms; /* monotonic: call cursor_probe_done then */
    uint8_t len;
    char held[CURSOR_PROBE_ANSWER_MAX]; /* what may become an answer */
};

/* Asks the first question, in `out`. */
void cursor_probe_start(struct cursor_probe *probe, struct buf *out, int64_t deadline_ms);
/* A question is out and its answer is not there. */
bool cursor_probe_asking(const struct cursor_probe *probe);
/* Takes input, in any pieces: answers are eaten and may bring the next question into `out`, the
 * rest is appended to `typed`. */
void cursor_probe_input(struct cursor_probe *probe, const char *bytes, size_t len, struct buf *out,
                        struct buf *typed);
/* True when every answer is there, or the deadline is reached. */
bool cursor_probe_done(const struct cursor_probe *probe, int64_t now_ms);
/* Takes what was printed off the screen; what was held goes to `typed`. Nothing the second time. */
void cursor_probe_end(struct cursor_probe *probe, struct buf *out, struct buf *typed);

#endif
