/* Writes amounts with a separator between thousands. */
#include "figure.h"

#include <stdio.h>
#include <string.h>

#include "tongue.h"

const char *figure_write(struct figure *figure, const char *plus, int64_t amount)
{
    char digits[24];
    uint64_t size = amount < 0 ? -(uint64_t)amount : (uint64_t)amount;
    const char *between = trc("between thousands", ",");
    size_t n = (size_t)snprintf(digits, sizeof(digits), "%llu", (unsigned long long)size);
    char *out = stpcpy(figure->text, amount < 0 ? "-" : amount > 0 ? plus : "");

    for (size_t i = 0; i < n; i++) {
        if (i > 0 && (n - i) % 3 == 0)
            out = stpcpy(out, between);
        *out++ = digits[i];
    }
    *out = '\0';
    return figure->text;
}
