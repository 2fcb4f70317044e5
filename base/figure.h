/* Amounts as people read them, with what their language has between thousands: a comma, or another
 * single character. Amounts that people type (bet=1000) and that programs read have none. */
#pragma once

#include <stdint.h>

struct figure {
    char text[28]; /* holds INT64_MIN with its NUL */
};

/* "1,050", "-10"; written into `figure`, which is returned as text. */
const char *figure_write(struct figure *figure, int64_t amount);
/* The same with a plus sign before positive amounts: "+1,050", "-10", "0". */
const char *figure_write_gain(struct figure *figure, int64_t amount);

/* For an argument of a formatting function. Valid until the end of the enclosing block. */
#define FIGURE(amount)      figure_write(&(struct figure){{0}}, (amount))
#define FIGURE_GAIN(amount) figure_write_gain(&(struct figure){{0}}, (amount))
