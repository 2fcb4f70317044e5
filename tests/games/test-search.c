/*
 * The third level of bots (core/search.h): it gives the same answer for the same chance, and always
 * a legal move, and keeps its budget.
 */
#include "cutap.h"
#include "position_set.h"
#include "search.h"

enum { PLAYOUTS = 60, MOVES = 40 };

static struct search search;
static struct game_events events;
static struct rng rng;
static _Alignas(max_align_t) uint8_t st[GAME_STATE_MAX], seen[GAME_STATE_MAX];

static void deal(const struct game_rules *rules, int seats, uint64_t seed)
{
    struct game_setup setup;
    uint8_t key[32] = {(uint8_t)seed, 1};

    game_setup_defaults(rules, seats, &setup);
    game_setup_seed(&setup, seed);
    events.n = 0;
    rules->start(st, &setup, &events);
    rng_seed(&rng, key);
}

/* The seat that must move; 0: the game is over. */
static int to_move(const struct game_rules *rules)
{
    struct game_turn turn;

    rules->turn(st, &turn);
    return turn.over ? 0 : __builtin_ctz(turn.must);
}

static bool late_at_once(void *arg)
{
    ++*(int *)arg;
    return true;
}

SUITE("search", NULL, NULL);

/* Plays games of level 3 and checks each answer. */
TEST(test_answers, "answers")
{
    for (int i = 0; game_registry[i]; i++) {
        const struct game_rules *rules = game_registry[i];
        struct search_budget budget = {.playouts = PLAYOUTS}, none = budget;
        struct game_move m, again, hurried;
        int asked = 0, seat;

        if (!rules->finite)
            continue;
        none.late = late_at_once;
        none.arg = &asked;
        deal(rules, rules->max_seats, 5);
        for (int n = 0; n < MOVES && (seat = to_move(rules)) != 0; n++) {
            struct rng first = rng, second = rng;

            rules->resample(seen, st, seat, &first);
            rules->resample(seen, st, seat, &second);
            CU_ASSERT(search_move(&search, rules, seen, seat, 3, &budget, &first, &m));
            CU_ASSERT(search_move(&search, rules, seen, seat, 3, &budget, &second, &again));
            CU_ASSERT(memcmp(&m, &again, sizeof(m)) == 0);
            CU_ASSERT(memcmp(&first, &second, sizeof(first)) == 0);
            CU_ASSERT(search_move(&search, rules, seen, seat, 3, &none, &second, &hurried));
            CU_ASSERT(asked <= n + 1);
            events.n = 0;
            memcpy(seen, st, rules->state_size);
            CU_ASSERT(rules->apply(seen, seat, &hurried, &events) == GAME_OK);
            CU_ASSERT_FATAL(rules->apply(st, seat, &m, &events) == GAME_OK);
            rng = first;
        }
    }
}

/* Games that are not finite are not searched, and reports and doubts are left to the game's own
 * bot: the move is the bot's. */
TEST(test_not_searched, "what is not searched")
{
    const struct game_rules *rules = game_find("exta-cards");
    struct search_budget budget = {.playouts = PLAYOUTS};
    static struct game_move legal[SEARCH_LEGAL_MAX];
    static struct game_view view;
    struct game_move m;
    int seat;

    CU_ASSERT_FALSE(rules->finite);
    deal(rules, 2, 3);
    for (int n = 0; n < MOVES && (seat = to_move(rules)) != 0; n++) {
        struct rng first, second;

        rules->resample(seen, st, seat, &rng);
        first = second = rng;
        CU_ASSERT(search_move(&search, rules, seen, seat, 3, &budget, &first, &m));
        int count = rules->legal(seen, seat, legal, SEARCH_LEGAL_MAX);
        rules->view(seen, seat, &view);
        int choice = rules->bot(&view, legal, count, 3, &second);
        CU_ASSERT(memcmp(&m, &legal[choice], sizeof(m)) == 0);
        events.n = 0;
        CU_ASSERT_FATAL(rules->apply(st, seat, &m, &events) == GAME_OK);
    }
}

static void set(const struct game_rules *rules, int seats, const char *position)
{
    struct game_setup setup;
    char why[200] = "";
    static const uint8_t key[32] = {9};

    game_setup_defaults(rules, seats, &setup);
    CU_ASSERT_FATAL(position_set(rules, st, &setup, position, why, sizeof(why)) == GAME_OK);
    rng_seed(&rng, key);
}

/* A seat with nothing to do has no move, whatever the level. */
TEST(test_nothing_to_do, "nothing to do")
{
    const struct game_rules *rules = game_find("switch");
    struct search_budget budget = {.playouts = PLAYOUTS};
    struct game_move m;
    int other;

    deal(rules, 2, 7);
    other = 3 - to_move(rules);
    for (int level = 1; level <= 3; level++) {
        rules->resample(seen, st, other, &rng);
        CU_ASSERT_FALSE(search_move(&search, rules, seen, other, level, &budget, &rng, &m));
    }
}

/* A bot that could report somebody has no move if it does not pay attention; otherwise it
 * reports. */
TEST(test_declines, "no report to make")
{
    const struct game_rules *rules = game_find("last-one");
    struct search_budget budget = {.playouts = PLAYOUTS};
    int reports = 0;

    set(rules, 3,
        "hand 1: G4\nhand 2: Y1 Y2 Y3\nhand 3: R7 R8\npile: R5\ndeck: G7 G8 G9\nturn: 2\n"
        "forgot: 1\n");
    for (int i = 0; i < 60; i++) {
        struct game_move m = {0};

        if (!search_move(&search, rules, st, 3, 1 + i % 3, &budget, &rng, &m))
            continue;
        CU_ASSERT_EQUAL(m.verb, MOVE_REPORT);
        reports++;
    }
    CU_ASSERT(reports > 20 && reports < 60);
}

/* In games: the answer is the same in any position that the seat cannot tell from the real one, its
 * moves are legal and come in order, and a move that is asked about has its own figure. */
TEST(test_judged, "moves are judged")
{
    static struct game_move legal[SEARCH_LEGAL_MAX];
    struct search_judged real, dealt, own;

    for (int i = 0; game_registry[i]; i++) {
        const struct game_rules *rules = game_registry[i];
        int seat;

        deal(rules, rules->max_seats, 11);
        for (int n = 0; n < 8 && (seat = to_move(rules)) != 0; n++) {
            int listed = rules->legal(st, seat, legal, SEARCH_LEGAL_MAX);
            const struct game_move *asked = &legal[rng_below(&rng, (uint32_t)listed)];

            search_judge(&search, rules, st, seat, NULL, false, NULL, &real);
            rules->resample(seen, st, seat, &rng);
            search_judge(&search, rules, seen, seat, NULL, false, NULL, &dealt);
            CU_ASSERT_EQUAL(memcmp(&real, &dealt, sizeof(real)), 0);
            search_judge(&search, rules, st, seat, asked, false, NULL, &own);
            CU_ASSERT(own.own >= -1 && own.own <= 1000);
            CU_ASSERT(real.n > 0);
            for (int k = 1; k < real.n; k++)
                CU_ASSERT(real.best[k].wins <= real.best[k - 1].wins);
            events.n = 0;
            CU_ASSERT_FATAL(rules->apply(st, seat, &real.best[0].move, &events) == GAME_OK);
        }
    }
}

/* What the lessons say holds for hints of a lesson: while a card can be played, none is drawn, and
 * nobody bluffs. */
TEST(test_taught, "hints of a lesson")
{
    const struct game_rules *rules = game_find("last-one");
    struct search_judged free, taught;

    set(rules, 2, "hand 1: Y8 R1 J+4\nhand 2: G1 G2\npile: Y9\ndeck: Y1 Y2 Y3 B1 B2 B3\nturn: 1\n");
    search_judge(&search, rules, st, 1, NULL, false, NULL, &free);
    search_judge(&search, rules, st, 1, NULL, true, NULL, &taught);
    CU_ASSERT_EQUAL(free.n, SEARCH_BEST);
    CU_ASSERT(taught.only && taught.n == 1);
    CU_ASSERT_EQUAL(taught.best[0].move.verb, MOVE_PLAY);
    /* a drawn card may be kept, as the lesson says */
    set(rules, 2,
        "hand 1: Y8 R1\nhand 2: G1 G2\npile: Y9\ndeck: Y1 Y2 Y3\nphase: drew Y8\nturn: 1\n");
    search_judge(&search, rules, st, 1, NULL, true, NULL, &taught);
    CU_ASSERT(!taught.only && taught.n == 2);
}
