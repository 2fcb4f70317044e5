/*
 * Finds out whether a terminal that told us nothing draws UTF-8. It prints a character at the left
 * edge and asks the terminal where its cursor is (ECMA-48 CPR). First it prints an e with an acute
 * accent, which has two bytes: if the terminal draws UTF-8, the cursor is then in column 2, else in
 * column 3. Then it prints the spade suit. If the cursor is then in column 3, the terminal draws
 * characters of ambiguous width two cells wide (East Asian settings). Our layouts do not fit there,
 * so such a terminal gets ASCII. This is a pure state machine, without descriptor or clock.
 *
 * Use: call cursor_probe_start, pass all input through cursor_probe_input until cursor_probe_done,
 * then call cursor_probe_end. What people type meanwhile is handed on; the terminal's answers are
 * not.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

enum { CURSOR_PROBE_ANSWER_MAX = 12 }; /* bytes of a cursor position report */

/* All zero is a probe that never started. */
struct cursor_probe {
    uint8_t step;        /* which answer it waits for */
    bool utf8;           /* the verdict, when the probe is done */
    int64_t deadline_ms; /* monotonic: call cursor_probe_done then */
    uint8_t len;
    char held[CURSOR_PROBE_ANSWER_MAX]; /* input that may be the beginning of an answer */
};

/* Appends the first question to `out`. */
void cursor_probe_start(struct cursor_probe *probe, struct buf *out, int64_t deadline_ms);
/* Takes input, in any pieces. Removes answers from it and appends the rest to `typed`. After an
 * answer it may append the next question to `out`. */
void cursor_probe_input(struct cursor_probe *probe, const char *bytes, size_t len, struct buf *out,
                        struct buf *typed);
/* True if every answer has come, or the deadline is reached. */
bool cursor_probe_done(const struct cursor_probe *probe, int64_t now_ms);
/* Appends to `out` what erases the printed characters, and the held input to `typed`. Does nothing
 * the second time. */
void cursor_probe_end(struct cursor_probe *probe, struct buf *out, struct buf *typed);
