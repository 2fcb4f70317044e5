/*
 * The turning point (core/moment.h): it is what raised the chances of the winner most, and it
 * varies.
 */
#include "cutap.h"
#include "moment.h"
#include "position_set.h"
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
    CU_ASSERT_EQUAL_FATAL(position_set(rules, st, &setup, text, why, sizeof(why)), GAME_OK);
}

/* The weight that the fact of this name in a move has for a seat. */
static int weight_for(const struct game_rules *rules, int of, int seat, const char *move,
                      const char *fact)
{
    struct moment_chances before, after;
    struct moment_weights weight;
    struct game_move m;

    events.n = 0;
    moment_chances(rules, st, &before);
    CU_ASSERT_EQUAL_FATAL(rules->parse(st, seat, move, &m), GAME_OK);
    CU_ASSERT_EQUAL_FATAL(rules->apply(st, seat, &m, &events), GAME_OK);
    moment_chances(rules, st, &after);
    for (int i = 0; i < events.n; i++)
        if (game_fact_is(&rules->facts[events.fact[i].kind], fact)) {
            moment_weigh(rules, &events.fact[i], &before, &after, &weight);
            return weight.of[of];
        }
    CU_FAIL("no such fact");
    return -1;
}

SUITE("moment", NULL, NULL);

/* Eight cards in the hand of one help the other: more if that hand had two than if it had twenty.
 * What one got is no turning point in their own favour. What only one may know, small changes and
 * the end have none. */
TEST(test_weights, "weights")
{
    const struct game_rules *rules = game_find("last-one");
    static const char few[] = "hand 1: R3 R5\nhand 2: G1 G2 G3\npile: Y+2\nowed: 8\ndeck: Y1 Y2 Y3 "
                              "Y4 Y5 Y6 Y7 Y8 Y9\nturn: 1\n";
    static const char many[] =
        "hand 1: R1 R1 R2 R2 R3 R3 R4 R4 R5 R5 R6 R6 R7 R7 R8 R8 R9 R9 B1 "
        "B1\nhand 2: G1 G2 G3\npile: Y+2\nowed: 8\ndeck: Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9\nturn: 1\n";
    int helps, less;

    position(rules, 2, few);
    helps = weight_for(rules, 2, 1, "take", "pick-up");
    CU_ASSERT(helps > 0);
    position(rules, 2, few);
    CU_ASSERT_EQUAL(weight_for(rules, 1, 1, "take", "pick-up"), 0);
    position(rules, 2, many);
    less = weight_for(rules, 2, 1, "take", "pick-up");
    CU_ASSERT(less < helps);
    position(rules, 2, "hand 1: R3 R5 R7 B8 Y1 Y2 Y3\nhand 2: G1\npile: R9\nturn: 1\n");
    CU_ASSERT_EQUAL(weight_for(rules, 1, 1, "R3", "play"), 0); /* a small change */
    position(rules, 2, "hand 1: R3\nhand 2: G1\npile: R9\nsaid: 1\nturn: 1\n");
    CU_ASSERT_EQUAL(weight_for(rules, 1, 1, "R3", "play"), 0); /* the end */
    position(rules, 2, "hand 1: R3 R5\nhand 2: G1 G2\npile: Y9\ndeck: B1 B2\nturn: 1\n");
    CU_ASSERT_EQUAL(weight_for(rules, 1, 1, "draw", "drew-card"), 0); /* not for everybody */
    position(rules, 2, "hand 1: R3 R5\nhand 2: G1 G2\npile: R9\nturn: 1\n");
    CU_ASSERT(weight_for(rules, 1, 1, "R3 last", "play") > 0);
}

static struct game_fact played(uint8_t seat)
{
    return (struct game_fact){.seat = seat, .audience = GAME_TO_ALL};
}

/* Each seat has a turning point of its own until it is known who won; a later one that weighs as
 * much does not replace it. */
TEST(test_favours, "the winner's counts")
{
    struct moment moment = {0};
    struct game_fact first = played(1), second = played(2), third = played(3), out = played(7);

    CU_ASSERT_EQUAL(moment_of(&moment, 1 << 1 | 1 << 2, &out), 0);
    CU_ASSERT_EQUAL(out.seat, 7);
    moment_note(&moment, &first, &(struct moment_weights){.of = {[1] = 100, [2] = 900}});
    moment_note(&moment, &second, &(struct moment_weights){.of = {[1] = 300}});
    moment_note(&moment, &third, &(struct moment_weights){.of = {[1] = 300}});
    CU_ASSERT_EQUAL(moment_of(&moment, 1 << 1, &out), 1);
    CU_ASSERT_EQUAL(out.seat, 2);
    CU_ASSERT_EQUAL(moment_of(&moment, 1 << 1 | 1 << 2, &out), 2);
    CU_ASSERT_EQUAL(out.seat, 1);
    CU_ASSERT_EQUAL(moment_of(&moment, 1 << 3, &out), 0);
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
        struct moment moment = {0};
        struct game_result result;
        struct game_fact best = {0};
        int told = -1, known = 0;

        game_setup_defaults(rules, 3 > rules->max_seats ? rules->max_seats : 3, &setup);
        game_setup_seed(&setup, (uint64_t)seed);
        rng_seed(&rng, setup.seed);
        events.n = 0;
        rules->start(st, &setup, &events);
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
                struct moment_weights weight;

                moment_weigh(rules, &events.fact[i], &before, &after, &weight);
                moment_note(&moment, &events.fact[i], &weight);
            }
        }
        rules->result(st, &result);
        CU_ASSERT(moment_of(&moment, result.winners, &best) != 0); /* every game has one */
        told = best.kind << 16 | (best.n & 0xff) << 8 | best.card[0];
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
