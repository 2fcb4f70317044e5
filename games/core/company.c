/*
 * See company.h.
 */
#include "company.h"

#include "rng.h"

/* Finds what the bot in a seat does now. False: it does nothing. */
static bool company_choose(struct company *c, const struct game_rules *rules, const void *state,
                           int seat, const uint8_t seed[32], uint32_t moves, bool must,
                           struct game_move *out)
{
    const uint32_t nonce[3] = {0x736f6c6f, (uint32_t)seat, 0}; /* "solo" */
    uint32_t word[RNG_WORDS];
    struct rng rng;
    int n = rules->legal(state, seat, c->legal, COMPANY_LEGAL_MAX), choice = -1;

    if (n > COMPANY_LEGAL_MAX)
        n = COMPANY_LEGAL_MAX;
    if (n > 0) {
        /* Each decision has a generator of its own. It comes from the seed's key stream under
         * another nonce: the deal uses the nonce zero (RNG.md), so the two never read the same
         * block. */
        rng_seed(&rng, seed);
        rng_chacha20_block(rng.key, moves, nonce, word);
        memcpy(rng.key, word, sizeof(rng.key));
        rules->view(state, seat, &c->view);
        choice = rules->bot(&c->view, c->legal, n, COMPANY_LEVEL, &rng);
    }
    if (choice >= 0)
        *out = c->legal[choice];
    else if (must)
        rules->auto_move(state, seat, out);
    return choice >= 0 || must;
}

bool company_next(struct company *c, const struct game_rules *rules, const void *state, int seats,
                  int person, const uint8_t seed[32], uint32_t moves, int *seat,
                  struct game_move *out)
{
    struct game_turn turn;

    rules->turn(state, &turn);
    if (turn.over)
        return false;
    for (int round = 0; round < 2; round++) {
        bool must = round == 1;
        unsigned who = must ? turn.must : turn.may & ~(unsigned)turn.must;

        for (int s = 1; s <= seats; s++)
            if (s != person && (who >> s & 1) != 0 &&
                company_choose(c, rules, state, s, seed, moves, must, out)) {
                *seat = s;
                return true;
            }
    }
    return false;
}
