/* What the drawings of all forms of a cup share. */
#include "draw.h"

#include <inttypes.h>
#include <sodium.h>

#include "record.h"

void draw_hash(uint64_t cup, const char *part, const uint8_t seed[DRAW_SEED], uint8_t out[32])
{
    char text[160];
    size_t len = utf8_printf(text, sizeof(text), "cardroom cup %" PRIu64 "%s %s", cup, part,
                             RECORD_HEX(seed));
    crypto_generichash(out, 32, (const uint8_t *)text, len, NULL, 0);
}

void draw_commitment(uint64_t cup, const uint8_t seed[DRAW_SEED], uint8_t out[DRAW_SEED])
{
    draw_hash(cup, "", seed, out);
}

void draw_rng(const struct draw *draw, int round, struct rng *out)
{
    char part[32];
    uint8_t seed[32];
    utf8_printf(part, sizeof(part), " round %d", round);
    draw_hash(draw->cup, part, draw->seed, seed);
    rng_seed(out, seed);
}

void draw_shuffle(uint16_t *entrant, int n, struct rng *rng)
{
    for (int i = n - 1; i > 0; i--) {
        int k = (int)rng_below(rng, (uint32_t)i + 1);
        uint16_t other = entrant[i];
        entrant[i] = entrant[k];
        entrant[k] = other;
    }
}

bool draw_share_address(const struct draw *draw, int a, int b)
{
    return draw->entrant[a].address && draw->entrant[a].address == draw->entrant[b].address;
}

struct draw_table draw_table(int round, int seats)
{
    bool bye = seats == 1;
    return (struct draw_table){.round = (uint8_t)round,
                               .seats = (uint8_t)seats,
                               .state = bye ? DRAW_PLAYED : DRAW_OPEN,
                               .place = {bye},
                               .deal = -1};
}

void draw_standings(const struct draw *draw, struct draw_standing *out)
{
    for (int i = 0; i < draw->entrants; i++)
        out[i] = (struct draw_standing){.entrant = (uint16_t)i};
}

int draw_compare(const struct draw_standing *a, const struct draw_standing *b, int ties)
{
    if (a->points != b->points)
        return a->points > b->points ? -1 : 1;
    for (int i = 0; i < ties; i++)
        if (a->tie[i] != b->tie[i])
            return a->tie[i] > b->tie[i] ? -1 : 1;
    return 0;
}

int draw_by_standing(const void *a, const void *b)
{
    const struct draw_standing *x = a, *y = b;
    int order = draw_compare(x, y, 3);
    return order ? order : x->entrant - y->entrant;
}

int draw_rank(struct draw_standing *out, int n)
{
    qsort(out, (size_t)n, sizeof(*out), draw_by_standing);
    for (int i = 0; i < n; i++) {
        bool same = i && !draw_compare(out + i - 1, out + i, 3);
        out[i].place = same ? out[i - 1].place : (uint16_t)(i + 1);
    }
    return n;
}
