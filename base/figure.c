/* Amounts, digit by digit. */
#include "figure.h"

#include <stdio.h>
#include <string.h>

#include "tongue.h"

static const char *figure_write_signed(struct figure *figure, const char *sign, int64_t amount)
{
    char digits[24];
    uint64_t size = amount < 0 ? -(uint64_t)amount : (uint64_t)amount;
    const char *between = trc("between thousands", ",");
    size_t n = (size_t)snprintf(digits, sizeof(digits), "%llu", (unsigned long long)size);
    char *out = stpcpy(figure->text, sign);

    for (size_t i = 0; i < n; i++) {
        if (i > 0 && (n - i) % 3 == 0)
            out = stpcpy(out, between);
        *out++ = digits[i];
    }
    *out = '\0';
    return figure->text;
}

const char *figure_write(struct figure *figure, int64_t amount)
{
    return figure_write_signed(figure, amount < 0 ? "-" : "", amount);
}

const char *figure_write_gain(struct figure *figure, int64_t amount)
{
    return figure_write_signed(figure, amount < 0 ? "-" : amount > 0 ? "+" : "", amount);
}
