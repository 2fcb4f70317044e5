/*
 * Switch where scenarios do not reach: the list of legal moves is complete and takes no longer than
 * its length requires; the bots. What the rules allow is
 * tested by tests/scenarios.
 */
#include <sys/time.h>

#include "cards.h"
#include "cutap.h"
#include "position_set.h"
#include "registry.h"
#include "rng.h"

enum { LEGAL_MAX = 2048, POSITIONS = 400, HAND = 5, LONGEST_SECONDS = 120 /* of CPU */ };

static const struct game_rules *const rules = &switch_rules;
static _Alignas(max_align_t) char state[GAME_STATE_MAX], copy[GAME_STATE_MAX];
static struct game_events ev;
static struct game_move legal[LEGAL_MAX];

static void position(int seats, const char *chain, const char *announce, const char *text)
{
    struct game_setup setup;
    char why[200] = "";

    game_setup_defaults(rules, seats, &setup);
    CU_ASSERT_PTR_NULL(game_setup_option(rules, &setup, "run-chain", chain));
    CU_ASSERT_PTR_NULL(game_setup_option(rules, &setup, "announce", announce));
    CU_ASSERT_EQUAL_FATAL(position_set(rules, state, &setup, text, why, sizeof(why)), GAME_OK);
}

/* Whether two plays are the same except for the order of the cards below the top. */
static bool same_play(const struct game_move *a, const struct game_move *b)
{
    uint8_t count[256] = {0};

    if (a->verb != MOVE_PLAY || b->verb != MOVE_PLAY || a->ncards != b->ncards ||
        a->choice != b->choice || a->last != b->last ||
        a->card[a->ncards - 1] != b->card[b->ncards - 1])
        return false;
    for (int i = 0; i < a->ncards; i++)
        count[a->card[i]]++;
    for (int i = 0; i < b->ncards; i++)
        if (count[b->card[i]]-- == 0)
            return false;
    return true;
}

/* A play that is accepted is in the list. */
static void is_listed(const struct game_move *move, int n)
{
    bool listed = false;

    memcpy(copy, state, rules->state_size);
    ev.n = 0;
    if (rules->apply(copy, 1, move, &ev) != GAME_OK)
        return;
    for (int i = 0; i < n; i++)
        listed = listed || same_play(&legal[i], move);
    if (!listed) {
        char text[GAME_TEXT_MAX], where[2000];
        rules->format(state, 1, move, text, sizeof(text));
        rules->position(state, where, sizeof(where));
        printf("# legal, and not in the list: %s\n%s", text, where);
    }
    CU_ASSERT(listed);
}

/* Tries all plays that begin with the cards of `move`, in every order. */
static void try_plays(struct game_move *move, const card_t *hand, int nhand, int n)
{
    bool ace = move->ncards > 0 && card_rank(move->card[0]) == RANK_ACE;

    for (int form = 0; move->ncards > 0 && form < (ace ? 10 : 2); form++) {
        move->last = (uint8_t)(form & 1);
        move->choice = (uint8_t)(form >> 1);
        is_listed(move, n);
    }
    for (int i = 0; i < nhand; i++) {
        card_t rest[HAND] = {0};
        for (int k = 0; k < nhand - 1; k++)
            rest[k] = hand[k + (k >= i)];
        move->card[move->ncards++] = hand[i];
        try_plays(move, rest, nhand - 1, n);
        move->ncards--;
    }
}

SUITE("switch", NULL, NULL);

/* SW-R4, SW-D17: every play of a small hand that is accepted is in the list of legal moves. */
TEST(test_whole_list, "every legal play is listed")
{
    static const uint8_t seed[32] = "switch";
    struct rng rng;

    rng_seed(&rng, seed);
    for (int p = 0; p < POSITIONS; p++) {
        int seats = rng_below(&rng, 2) ? 6 : 2, n = 0;
        card_t pack[104];
        char text[300];
        struct game_move move = {.verb = MOVE_PLAY};
        /* ranks that go together: threes and what follows, fives, kings and aces */
        uint32_t high = rng_below(&rng, 3);
        for (int two = 0; two < (seats == 6 ? 2 : 1); two++) {
            for (int suit = SUIT_CLUBS; suit <= SUIT_SPADES; suit++) {
                for (int rank = RANK_ACE; rank <= RANK_KING; rank++)
                    if (high == 0 ? rank == RANK_ACE || rank > RANK_JACK
                                  : rank >= 2 && rank <= (high == 1 ? 5 : 4))
                        pack[n++] = card_make(suit, rank);
            }
        }
        rng_shuffle(&rng, pack, n);
        int len = snprintf(text, sizeof(text), "hand 1:");
        for (int i = 0; i < HAND; i++)
            len += snprintf(text + len, sizeof(text) - (size_t)len, " %s", card_name(pack[i]));
        len +=
            snprintf(text + len, sizeof(text) - (size_t)len, "\npile: %s\n", card_name(pack[HAND]));
        if (high == 0 && card_rank(pack[HAND]) != RANK_ACE)
            snprintf(text + len, sizeof(text) - (size_t)len, "run: %c\n",
                     card_rank(pack[HAND]) == RANK_KING ? 'K' : 'Q');
        else if (card_rank(pack[HAND]) == 2 && rng_below(&rng, 2))
            snprintf(text + len, sizeof(text) - (size_t)len, "owed: 2\nowed-by: 2\n");
        position(seats, rng_below(&rng, 4) ? "yes" : "no", rng_below(&rng, 2) ? "casual" : "auto",
                 text);
        n = rules->legal(state, 1, legal, LEGAL_MAX);
        CU_ASSERT_FATAL(n <= LEGAL_MAX);
        try_plays(&move, pack, HAND, n);
    }
}

/* SW-D17: no more plays are looked at than are listed, however many runs the hand holds that cannot
 * begin. */
TEST(test_large_hand, "the list of a large hand")
{
    position(2, "yes", "auto",
             "hand 1: 3H 3D 3S 4H 4D 4C 5H 5D 5S 5C 6H 6D 6S 6C 7H 7D 7S 7C 8H 8D 8S 8C 9H 9D 9S 9C"
             " 10H 10D 10S 10C JH JD JS JC QH QD QS QC\nhand 2: KC\npile: 4S\n");
    setitimer(ITIMER_PROF, &(struct itimerval){.it_value.tv_sec = LONGEST_SECONDS}, NULL);
    CU_ASSERT(rules->legal(state, 1, legal, LEGAL_MAX) >= LEGAL_MAX);
    setitimer(ITIMER_PROF, &(struct itimerval){.it_value.tv_sec = 0}, NULL);
}

/* SW-R6: nobody can finish on the 5 of hearts, so a bot keeps it when it plays the other fives. */
TEST(test_bot_finish, "no finishing on the 5 of hearts")
{
    static const uint8_t seed[32] = "bot";
    static struct game_view view;
    struct rng rng;
    int n;

    position(2, "no", "auto", "hand 1: 5C 5H\nhand 2: 6D 6H 6S\npile: 9C\ndeck: KC KD\n");
    n = rules->legal(state, 1, legal, LEGAL_MAX);
    rules->view(state, 1, &view);
    rng_seed(&rng, seed);
    for (int level = 1; level <= 2; level++) {
        for (int i = 0; i < 100; i++) {
            char text[GAME_TEXT_MAX];
            int choice = rules->bot(&view, legal, n, level, &rng);
            CU_ASSERT_FATAL(choice >= 0 && choice < n);
            rules->format(state, 1, &legal[choice], text, sizeof(text));
            CU_ASSERT_STRING_EQUAL(text, "play 5C");
        }
    }
}
