/*
 * The turning point (core/moment.h): it is what changed the chances of winning most, and it varies.
 */
#include <stdio.h>
#include <string.h>

#include "cutap.h"
#include "moment.h"
#include "rng.h"

static struct game_events events;
static struct game_view view;
static struct game_move legal[2048];
static _Alignas(max_align_t) uint8_t st[GAME_STATE_MAX];

static void position(const struct game_rules *rules, int seats, const char *text)
{
    struct game_setup setup;
    char why[160];

    game_setup_defaults(rules, seats, &setup);
    CU_ASSERT_EQUAL_FATAL(rules->set_position(st, &setup, text, why, sizeof(why)), GAME_OK);
}

/* The weight of the fact of this name in a move. */
static int weight_of(const struct game_rules *rules, int seat, const char *move, const char *fact)
{
    struct moment_chances before, after;
    struct game_move m;

    events.n = 0;
    moment_chances(rules, st, &before);
    CU_ASSERT_EQUAL_FATAL(rules->parse(st, seat, move, &m), GAME_OK);
    CU_ASSERT_EQUAL_FATAL(rules->apply(st, seat, &m, &events), GAME_OK);
    moment_chances(rules, st, &after);
    for (int i = 0; i < events.n; i++)
        if (game_fact_is(&rules->facts[events.fact[i].kind], fact))
            return moment_weight(rules, &events.fact[i], &before, &after);
    CU_FAIL("no such fact");
    return -1;
}

SUITE("moment", NULL, NULL);

/* Eight cards hurt somebody who had two more than somebody who had twenty, and what was picked up
 * tells more than whoever has to. What only one may know, small changes and the end have none. */
TEST(test_weights, "weights")
{
    const struct game_rules *rules = game_find("last-one");
    static const char few[] = "hand 1: R3 R5\nhand 2: G1 G2 G3\npile: Y+2\nowed: 8\ndeck: Y1 Y2 Y3 "
                              "Y4 Y5 Y6 Y7 Y8 Y9\nturn: 1\n";
    static const char many[] =
        "hand 1: R1 R1 R2 R2 R3 R3 R4 R4 R5 R5 R6 R6 R7 R7 R8 R8 R9 R9 B1 "
        "B1\nhand 2: G1 G2 G3\npile: Y+2\nowed: 8\ndeck: Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9\nturn: 1\n";
    int hurt, less;

    position(rules, 2, few);
    hurt = weight_of(rules, 1, "take", "pick-up");
    CU_ASSERT(hurt > 0);
    position(rules, 2, many);
    less = weight_of(rules, 1, "take", "pick-up");
    CU_ASSERT(less < hurt);
    position(rules, 2, "hand 1: R3 R5 R7 B8 Y1 Y2 Y3\nhand 2: G1\npile: R9\nturn: 1\n");
    CU_ASSERT_EQUAL(weight_of(rules, 1, "R3", "play"), 0); /* a small change */
    position(rules, 2, "hand 1: R3\nhand 2: G1\npile: R9\nsaid: 1\nturn: 1\n");
    CU_ASSERT_EQUAL(weight_of(rules, 1, "R3", "play"), 0); /* the end */
    position(rules, 2, "hand 1: R3 R5\nhand 2: G1 G2\npile: Y9\ndeck: B1 B2\nturn: 1\n");
    CU_ASSERT_EQUAL(weight_of(rules, 1, "draw", "drew-card"), 0); /* not for everybody */
    position(rules, 2, "hand 1: R3 R5\nhand 2: G1 G2\npile: R9\nturn: 1\n");
    CU_ASSERT(weight_of(rules, 1, "R3 last", "play") > 0);
}

enum { GAMES = 12 };

/* The turning points of some games: how many different ones there are. */
static int moments(const struct game_rules *rules)
{
    int seen[GAMES], n_seen = 0;

    for (int seed = 1; seed <= GAMES; seed++) {
        struct game_setup setup;
        struct game_turn turn;
        struct rng rng;
        int best = 0, told = -1, known = 0;

        game_setup_defaults(rules, 3 > rules->max_seats ? rules->max_seats : 3, &setup);
        game_setup_seed(&setup, (uint64_t)seed);
        rng_seed(&rng, setup.seed);
        events.n = 0;
        CU_ASSERT_EQUAL_FATAL(rules->start(st, &setup, &events, NULL), GAME_OK);
        while (rules->turn(st, &turn), !turn.over) {
            struct moment_chances before, after;
            int seat = __builtin_ctz(turn.must), n = rules->legal(st, seat, legal, 2048), choice;

            n = n < 2048 ? n : 2048;
            rules->view(st, seat, &view);
            choice = rules->bot(&view, legal, n, 2, &rng);
            moment_chances(rules, st, &before);
            events.n = 0;
            CU_ASSERT_EQUAL_FATAL(rules->apply(st, seat, &legal[choice < 0 ? 0 : choice], &events),
                                  GAME_OK);
            moment_chances(rules, st, &after);
            for (int i = 0; i < events.n; i++) {
                int weight = moment_weight(rules, &events.fact[i], &before, &after);

                if (weight > best) {
                    best = weight;
                    told = events.fact[i].kind << 16 | (events.fact[i].n & 0xff) << 8 |
                           events.fact[i].card[0];
                }
            }
        }
        CU_ASSERT(best > 0); /* every game has one */
        while (known < n_seen && seen[known] != told)
            known++;
        seen[n_seen] = told;
        n_seen += known == n_seen;
    }
    return n_seen;
}

TEST(test_varies, "it varies")
{
    for (int i = 0; game_registry[i]; i++) {
        int different = moments(game_registry[i]);

        printf("# %s: %d different moments\n", game_registry[i]->id, different);
        CU_ASSERT(different > GAMES / 2);
    }
}
