/* The prizes of a cup (CU-D3). */
#include "prizes.h"

/* How many percent of the pot each place gets, with at most so many entrants; 0 after the last. */
static const uint8_t FIVE[] = {100, 0}, TEN[] = {50, 30, 20, 0}, THIRTY[] = {40, 25, 15, 12, 8, 0},
                     MORE[] = {30, 20, 14, 10, 8, 6, 4, 4, 2, 2, 0};

/* How many different addresses the entrants have, counted up to PRIZES_ADDRESSES. An entrant whose
 * number of an address is 0 shares it with nobody. */
static int prizes_addresses(const struct draw *draw)
{
    uint32_t seen[PRIZES_ADDRESSES];
    int n = 0;
    for (int i = 0; i < draw->entrants && n < PRIZES_ADDRESSES; i++) {
        uint32_t address = draw->entrant[i].address;
        int k = 0;
        while (k < n && (!address || seen[k] != address))
            k++;
        if (k == n)
            seen[n++] = address;
    }
    return n;
}

/* Shares a sum among the places from..to-1. Odd chips go one each to those who joined first. */
static void prizes_split(const struct draw_standing *standing, int from, int to, int64_t sum,
                         int64_t *out)
{
    int64_t each = sum / (to - from);
    int odd = (int)(sum % (to - from));
    for (int i = from; i < to; i++) {
        int earlier = 0;
        for (int k = from; k < to; k++)
            earlier += standing[k].entrant < standing[i].entrant;
        out[standing[i].entrant] = each + (earlier < odd);
    }
}

bool prizes_share(const struct draw *draw, const struct draw_standing *standing, int64_t entry,
                  int64_t *out)
{
    int n = draw->entrants;
    for (int i = 0; i < n; i++)
        out[i] = entry;
    if (prizes_addresses(draw) < PRIZES_ADDRESSES)
        return false;
    int64_t pot = entry * n, given = 0;
    const uint8_t *percent = n <= 5 ? FIVE : n <= 10 ? TEN : n <= 30 ? THIRTY : MORE;
    int paid = 0;
    while (percent[paid])
        given += pot * percent[paid++] / 100;
    for (int from = 0, to; from < n; from = to) {
        int64_t sum = from ? 0 : pot - given;
        for (to = from; to < n && standing[to].place == standing[from].place; to++)
            sum += to < paid ? pot * percent[to] / 100 : 0;
        prizes_split(standing, from, to, sum, out);
    }
    return true;
}
