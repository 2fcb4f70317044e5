/*
 * What engines share.
 */
#include "core/engine.h"

#include <string.h>

int seat_next(uint16_t playing, int seats, int direction, int seat)
{
    do {
        if (direction == CLOCKWISE)
            seat = seat == seats ? 1 : seat + 1;
        else
            seat = seat == 1 ? seats : seat - 1;
    } while ((playing >> seat & 1) == 0);
    return seat;
}

void fact_cards(struct game_fact *fact, const card_t *card, int n)
{
    if (n > GAME_FACT_CARDS)
        n = GAME_FACT_CARDS;
    memcpy(fact->card, card, (size_t)n);
    fact->ncards = (uint8_t)n;
}

struct game_view_zone *view_zone_add(struct game_view *view, const char *name, int count)
{
    struct game_view_zone *zone = &view->zone[view->nzones++];

    strcpy(zone->name, name);
    zone->count = (uint8_t)count;
    return zone;
}

struct game_fact *view_status_add(struct game_view *view, int kind, int seat)
{
    struct game_fact *fact = &view->status[view->nstatus++];

    fact->kind = (uint8_t)kind;
    fact->seat = (uint8_t)seat;
    fact->audience = GAME_TO_ALL;
    return fact;
}

void rng_other(struct rng *rng, struct rng *from)
{
    uint8_t seed[32];

    for (int i = 0; i < 32; i++)
        seed[i] = (uint8_t)rng_word(from);
    rng_seed(rng, seed);
}
