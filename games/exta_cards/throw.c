/*
 * How a card flies (EX-D5). It uses integers only and rounds every term by itself, so that a replay
 * lands on the same millimetre on every machine.
 */
#include "state.h"

int ec_round(int a, int b, int d)
{
    long long product = (long long)a * b;

    return (int)(product < 0 ? -((-product + d / 2) / d) : (product + d / 2) / d);
}

int ec_scatter(struct rng *rng)
{
    int sum = -30;

    for (int i = 0; i < 3; i++)
        sum += (int)rng_below(rng, 21);
    return sum;
}

int ec_isqrt(int n)
{
    int64_t r = 0;

    for (int bit = 1 << (31 - __builtin_clz((unsigned)n | 1)) / 2; bit > 0; bit >>= 1) {
        int64_t more = r + bit;

        r = more * more <= n ? more : r;
    }
    return (int)r;
}

void ec_land(int u, int v, enum exta_cards_style style, int cu, int cv, int s, int s2, int *lu,
             int *lv)
{
    int d = ec_isqrt((u - EXTA_CARDS_WIDTH / 2) * (u - EXTA_CARDS_WIDTH / 2) + v * v);

    if (style == EXTA_CARDS_FLOAT) {
        *lu = u + cu + ec_round(s * d, 14, 10000);
        *lv = v + cv + ec_round(s2 * d, 18, 10000);
    } else {
        *lu = u + ec_round(cu, 1, 2) + ec_round(s * d, 9, 10000);
        *lv = v + ec_round(cv, 1, 2) + ec_round(s2 * d, 55, 10000);
    }
}
