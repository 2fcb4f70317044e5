/*
 * Reviews (core/review.h), over all games. The same record gives the same bytes, whatever the
 * hidden cards are. Each decision of the seat is asked about once, with the move that the record
 * has. What is kept is read back as it was.
 */
#include "cutap.h"
#include "record_play.h"
#include "review.h"
#include "xalloc.h"

enum { JUDGED = 3 }; /* decisions that are judged in earnest, as that takes long */

static struct search search;
static struct review_walk walk;
static struct record record;
static struct record_events events;

static char *game_of(const struct game_rules *rules, uint32_t seed)
{
    struct record_fault fault;
    size_t len;
    char *text = record_play(
        &(struct record_play){
            .rules = rules, .seats = rules->min_seats, .seed = seed, .percent_auto = 60},
        &len);

    CU_ASSERT_FATAL(record_read(text, len, &record, &events, &fault));
    return text;
}

/* Any answer, from what is asked: so that a walk through all of a game takes no time. */
static void answer(struct search_judged *judged, const struct game_move *own, int n)
{
    *judged = (struct search_judged){.n = 2, .only = n % 7 == 0, .own = n * 37 % 500};
    judged->best[0] = (struct search_choice){*own, judged->own + n * 13 % 90};
    judged->best[1] = (struct search_choice){*own, judged->own};
}

/* Reviews the game from seat 1, with hidden cards dealt anew by this seed before each question. */
static void review(uint8_t hidden, char out[REVIEW_TEXT_MAX])
{
    static _Alignas(max_align_t) uint8_t seen[GAME_STATE_MAX];
    uint8_t seed[32] = {hidden};
    struct search_judged judged;
    struct record_fault fault;
    struct game_move own;
    struct rng rng;

    rng_seed(&rng, seed);
    CU_ASSERT_FATAL(review_start(&walk, &record, &events, 1, record_play_hash, &fault));
    for (int n = 0; review_next(&walk, &own); n++) {
        const struct game_rules *rules = walk.replay.rules;

        rules->resample(seen, walk.replay.state, 1, &rng);
        if (n < JUDGED)
            search_judge(&search, rules, seen, 1, &own, false, NULL, &judged);
        else
            answer(&judged, &own, n);
        review_note(&walk, &judged);
    }
    review_write(&walk.review, out, REVIEW_TEXT_MAX);
}

SUITE("review", NULL, NULL);

TEST(test_same, "the same, whatever is hidden")
{
    for (int i = 0; game_registry[i]; i++) {
        char *text = game_of(game_registry[i], 11), first[REVIEW_TEXT_MAX], second[REVIEW_TEXT_MAX];
        struct review again;

        review(1, first);
        CU_ASSERT(walk.review.decisions > JUDGED);
        CU_ASSERT(walk.review.ncostly == REVIEW_COSTLY);
        review(2, second);
        CU_ASSERT_STRING_EQUAL(first, second);
        CU_ASSERT_FATAL(review_read(first, &again));
        review_write(&again, second, sizeof(second));
        CU_ASSERT_STRING_EQUAL(first, second);
        free(text);
    }
}

/* The moves of the record that its seat had to make, by a plain replay. */
TEST(test_decisions, "every decision once")
{
    static struct replay plain;

    for (int i = 0; game_registry[i]; i++) {
        FREED char *text = game_of(game_registry[i], 5);
        struct record_fault fault;
        struct game_move own, now;
        int asked = 0, made = 0;

        CU_ASSERT_FATAL(replay_start(&plain, &record, &events, record_play_hash, &fault));
        CU_ASSERT_FATAL(review_start(&walk, &record, &events, 2, record_play_hash, &fault));
        while (review_next(&walk, &own)) {
            struct record_events at = walk.replay.events;
            struct record_event e;

            do {
                CU_ASSERT_FATAL(record_next(&at, &e));
            } while (e.kind == RECORD_HASHED);
            CU_ASSERT(e.kind == RECORD_MOVE && e.seat == 2);
            CU_ASSERT(walk.replay.rules->parse(walk.replay.state, 2, e.text, &now) == GAME_OK);
            CU_ASSERT(memcmp(&own, &now, sizeof(own)) == 0);
            asked++;
        }
        for (;;) {
            struct record_events at = plain.events;
            struct game_turn turn;
            struct record_event e;

            if (!record_next(&at, &e))
                break;
            plain.rules->turn(plain.state, &turn);
            made += e.kind == RECORD_MOVE && e.seat == 2 && (turn.must >> 2 & 1) != 0 &&
                    plain.rules->parse(plain.state, 2, e.text, &now) == GAME_OK &&
                    !search_is_word(&now);
            CU_ASSERT_FATAL(replay_next(&plain, &fault) == REPLAY_STEPPED);
        }
        CU_ASSERT(asked > 0);
        CU_ASSERT_EQUAL(asked, made);
    }
}

/* Those that cost most are kept, in the order of play, and found again by their steps. */
TEST(test_costly, "what cost most")
{
    static const int cost[] = {29, 30, 90, 31, 400, 31, 91};
    FREED char *text = game_of(game_find("last-one"), 7);
    struct search_judged judged = {.n = 1};
    struct record_fault fault;
    struct game_move own, moves[sizeof(cost) / sizeof(cost[0])];
    int steps[sizeof(cost) / sizeof(cost[0])], n = 0;

    CU_ASSERT_FATAL(review_start(&walk, &record, &events, 1, record_play_hash, &fault));
    for (; n < (int)(sizeof(cost) / sizeof(cost[0])); n++) {
        CU_ASSERT_FATAL(review_next(&walk, &moves[n]));
        steps[n] = walk.step + 1;
        judged.own = 500;
        judged.best[0] = (struct search_choice){moves[n], 500 + cost[n]};
        review_note(&walk, &judged);
    }
    CU_ASSERT_EQUAL(walk.review.decisions, n);
    CU_ASSERT_EQUAL(walk.review.found, 0);
    CU_ASSERT_EQUAL(walk.review.ncostly, 3);
    const int kept[] = {2, 4, 6};
    const struct review review = walk.review;
    CU_ASSERT_FATAL(review_start(&walk, &record, &events, 1, record_play_hash, &fault));
    for (int i = 0; i < 3; i++) {
        CU_ASSERT_EQUAL(review.costly[i].step, steps[kept[i]]);
        CU_ASSERT_EQUAL(review.costly[i].best - review.costly[i].own, cost[kept[i]]);
        CU_ASSERT_FATAL(review_go_to(&walk, review.costly[i].step, &own));
        CU_ASSERT(memcmp(&own, &moves[kept[i]], sizeof(own)) == 0);
    }
    CU_ASSERT_FALSE(review_go_to(&walk, 100000, &own));
}

/* A move is found if a hint would give it the same figure. */
TEST(test_found, "what counts as found")
{
    static const struct {
        int own, best;
        bool found;
    } row[] = {{604, 595, true}, {595, 604, true}, {594, 595, false}, {610, 610, true}};
    FREED char *text = game_of(game_find("switch"), 3);
    struct record_fault fault;
    struct game_move own;

    for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
        struct search_judged judged = {.n = 1, .own = row[i].own};

        CU_ASSERT_FATAL(review_start(&walk, &record, &events, 1, record_play_hash, &fault));
        CU_ASSERT_FATAL(review_next(&walk, &own));
        judged.best[0] = (struct search_choice){own, row[i].best};
        review_note(&walk, &judged);
        CU_ASSERT_EQUAL(walk.review.decisions, 1);
        CU_ASSERT_EQUAL(walk.review.found, row[i].found);
        /* What has one answer, or is not measured, does not count. */
        judged.only = true;
        review_note(&walk, &judged);
        judged.only = false;
        judged.own = -1;
        review_note(&walk, &judged);
        CU_ASSERT_EQUAL(walk.review.decisions, 1);
    }
}

TEST(test_bad_texts, "texts that are none")
{
    static const char *const bad[] = {"",
                                      "1",
                                      "1 2",
                                      "1 2\n3",
                                      "1 2\n3 4\n",
                                      "1 2\n3 4 5 x",
                                      "x y\n3 4 5 x\n",
                                      "1 2\n3 4 5 x\n3 4 5 x\n3 4 5 x\n3 4 5 x\n"};
    struct review out;
    char longest[GAME_TEXT_MAX + 64];

    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
        CU_ASSERT_FALSE(review_read(bad[i], &out));
    snprintf(longest, sizeof(longest), "1 2\n3 4 5 %0*d\n", GAME_TEXT_MAX, 0);
    CU_ASSERT_FALSE(review_read(longest, &out));
    CU_ASSERT_TRUE(review_read("1 2\n", &out));
    CU_ASSERT_TRUE(review_read("1 2\n3 4 5 play R5\n", &out));
    CU_ASSERT_STRING_EQUAL(out.costly[0].typed, "play R5");
}
