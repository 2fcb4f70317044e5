/*
 * Amounts as people read them. Between thousands is the character that the thread's language
 * (tongue.h) has there, such as a comma. Amounts that people type (bet=1000) and that programs read
 * have none.
 */
#pragma once

#include <stdint.h>

struct figure {
    char text[28]; /* has room for INT64_MIN and a NUL */
};

/* Writes an amount into `figure`, as in "1,050" or "-10", and returns its text. `plus` stands
 * before an amount above 0. */
const char *figure_write(struct figure *figure, const char *plus, int64_t amount);

/* The same text for an argument of a formatting function. It is valid until the enclosing block
 * ends. FIGURE_GAIN puts a plus sign before positive amounts: "+1,050", "-10", "0". */
#define FIGURE(amount)      figure_write(&(struct figure){{0}}, "", (amount))
#define FIGURE_GAIN(amount) figure_write(&(struct figure){{0}}, "+", (amount))
