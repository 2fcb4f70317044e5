/*
 * The bot of a first lesson (SEARCH_TEACHES): a newcomer who takes the first card that fits wins at
 * least six of ten games against it, in every game.
 */
#include "cutap.h"
#include "search.h"

enum { GAMES = 100, MOVES_MAX = 5000, SEATS = 2 };

static struct game_move legal[SEARCH_LEGAL_MAX];
static struct game_events events;
static _Alignas(max_align_t) uint8_t st[GAME_STATE_MAX];

/* The first card of the hand that can be played, in the first way that is listed; if there is none,
 * the first move. */
static int first_playable(const struct game_view *view, int n)
{
    for (int h = 0; h < view->nhand; h++)
        for (int i = 0; i < n; i++)
            if (view->hand[h].playable && legal[i].card[0] == view->hand[h].card &&
                (legal[i].verb == MOVE_PLAY || legal[i].verb == MOVE_THROW))
                return i;
    return 0;
}

/* Whether the newcomer in this seat wins. */
static bool newcomer_wins(const struct game_rules *rules, int seed, int newcomer)
{
    static struct search search;
    static struct game_view view;
    struct game_setup setup;
    struct game_result result;
    struct game_turn turn;
    struct game_move move;
    struct rng rng;

    game_setup_defaults(rules, SEATS, &setup);
    game_setup_seed(&setup, (uint64_t)seed);
    rng_seed(&rng, setup.seed);
    events.n = 0;
    rules->start(st, &setup, &events);
    for (int moves = 0; rules->turn(st, &turn), !turn.over; moves++) {
        int seat = __builtin_ctz(turn.must), n = rules->legal(st, seat, legal, SEARCH_LEGAL_MAX);

        n = n < SEARCH_LEGAL_MAX ? n : SEARCH_LEGAL_MAX;
        rules->view(st, seat, &view);
        bool moved = seat == newcomer ||
                     search_move(&search, rules, st, seat, SEARCH_TEACHES, NULL, &rng, &move);
        if (seat == newcomer)
            move = legal[first_playable(&view, n)];
        events.n = 0;
        CU_ASSERT_FATAL(moved && moves < MOVES_MAX);
        CU_ASSERT_EQUAL_FATAL(rules->apply(st, seat, &move, &events), GAME_OK);
    }
    rules->result(st, &result);
    return result.winners == 1 << newcomer;
}

SUITE("teacher", NULL, NULL);

TEST(test_newcomers, "newcomers win")
{
    for (int i = 0; game_registry[i]; i++) {
        int won = 0;

        for (int g = 0; g < GAMES; g++)
            won += newcomer_wins(game_registry[i], 7000 + g / SEATS, 1 + g % SEATS);
        printf("# %s: a newcomer wins %d of %d first lessons\n", game_registry[i]->id, won, GAMES);
        CU_ASSERT(10 * won >= 6 * GAMES);
    }
}
