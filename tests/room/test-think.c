/*
 * Bots' thinking in its worker: answers that are legal moves, nothing to do, busy, and the end with
 * work under way.
 */
#include <event2/event.h>

#include "cutap.h"
#include "think.h"

static struct {
    struct event_base *base;
    struct think *think;
    struct thinker *thinker;
    struct thought about;
    int answers, wanted, moves, refused;
} f;

static void on_answer(void *arg UNUSED, const struct thought *about, const struct game_move *move)
{
    static struct game_events ev;
    struct thought copy = *about;

    ev.n = 0;
    if (move) {
        f.moves++;
        f.refused += about->rules->apply(copy.position, about->seat, move, &ev) != GAME_OK;
    }
    if (++f.answers == f.wanted)
        event_base_loopbreak(f.base);
}

/* Waits until `wanted` answers have come; five minutes are a failure. */
static void await(int wanted)
{
    struct timeval limit = {300, 0};

    f.wanted = wanted;
    event_base_loopexit(f.base, &limit);
    event_base_dispatch(f.base);
    CU_ASSERT_EQUAL_FATAL(f.answers, wanted);
}

static void start(const struct game_rules *rules)
{
    static struct game_events ev;
    struct game_setup setup;
    struct game_turn turn;

    memset(&f, 0, sizeof(f));
    f.base = event_base_new();
    f.think = think_new(f.base);
    f.thinker = think_thinker(f.think);
    ev.n = 0;
    game_setup_defaults(rules, rules->min_seats, &setup);
    rules->start(f.about.position, &setup, &ev);
    rules->turn(f.about.position, &turn);
    f.about.rules = rules;
    f.about.level = 3;
    f.about.seat = (uint8_t)__builtin_ctz(turn.must);
}

static void end(void)
{
    think_free(&f.think);
    event_base_free(f.base);
}

SUITE("think", NULL, NULL);

TEST(test_answers, "answers")
{
    for (int i = 0; game_registry[i]; i++) {
        start(game_registry[i]);
        for (int level = 1; level <= 3; level++) {
            f.about.level = (uint8_t)level;
            CU_ASSERT(f.thinker->think(f.thinker, &f.about, on_answer, NULL));
        }
        await(3);
        CU_ASSERT_EQUAL(f.moves, 3);
        CU_ASSERT_EQUAL(f.refused, 0);
        end();
    }
}

static void on_judged(void *arg UNUSED, const struct thought *about, const struct game_move *move)
{
    CU_ASSERT(about->judged.n > 0 && memcmp(move, &about->judged.best[0].move, sizeof(*move)) == 0);
    f.moves += about->judged.only ? 0 : about->judged.best[0].wins;
    if (++f.answers == f.wanted)
        event_base_loopbreak(f.base);
}

/* A position is judged the same whatever waits beside it, and whichever seed comes with it. */
TEST(test_judges, "judging")
{
    int first;

    start(game_find("last-one"));
    CU_ASSERT(f.thinker->judge(f.thinker, &f.about, on_judged, NULL));
    await(1);
    first = f.moves;
    CU_ASSERT(first > 0);
    for (int i = 0; i < 3; i++) {
        f.about.seed[0]++;
        CU_ASSERT(f.thinker->judge(f.thinker, &f.about, on_judged, NULL));
    }
    await(4);
    CU_ASSERT_EQUAL(f.moves, 4 * first);
    end();
}

TEST(test_nothing_to_do, "nothing to do")
{
    start(game_find("switch"));
    f.about.seat = (uint8_t)(3 - f.about.seat);
    CU_ASSERT(f.thinker->think(f.thinker, &f.about, on_answer, NULL));
    await(1);
    CU_ASSERT_EQUAL(f.moves, 0);
    end();
}

TEST(test_busy, "busy, and the end with work waiting")
{
    start(game_find("palace"));
    for (int i = 0; i < THINK_QUEUE; i++)
        CU_ASSERT(f.thinker->think(f.thinker, &f.about, on_answer, NULL));
    CU_ASSERT_FALSE(f.thinker->think(f.thinker, &f.about, on_answer, NULL));
    /* The end comes with most of them waiting: no answer, no leak. */
    end();
    CU_ASSERT_EQUAL(f.answers, 0);
}
