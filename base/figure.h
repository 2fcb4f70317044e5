/*
 * Amounts as people read them. The character that separates thousands, such as a comma, depends on
 * the thread's language (tongue.h). Amounts that people type (bet=1000) and amounts that programs
 * read have no such character.
 */
#pragma once

#include <stdint.h>

enum { FIGURE_BETWEEN = 4 }; /* the most bytes of the separator */
struct figure {
    char text[21 + 6 * FIGURE_BETWEEN]; /* has room for INT64_MIN and a NUL */
};

/* Writes an amount into `figure`, as in "1,050" or "-10", and returns its text. `plus` stands
 * before an amount above 0. */
const char *figure_write(struct figure *figure, const char *plus, int64_t amount);

/* The same text for an argument of a formatting function. It is valid until the enclosing block
 * ends. FIGURE_GAIN puts a plus sign before positive amounts: "+1,050", "-10", "0". */
#define FIGURE(amount)      figure_write(&(struct figure){{0}}, "", (amount))
#define FIGURE_GAIN(amount) figure_write(&(struct figure){{0}}, "+", (amount))
