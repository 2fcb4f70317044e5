/*
 * The order of a board compared with a sorted array (RK-D16), with so many members that leaves are
 * split and joined. Also the table that finds numbers by hashes.
 */

#include "cutap.h"
#include "mix.h"
#include "slots.h"
#include "standings.h"

enum {
    MEMBERS = 20000,
    FEW = 500,  /* of which each is looked up; of more, */
    SAMPLE = 11 /* one in this many is compared, beginning at another one every time */
};

static struct standings order;
static struct roll roll;
static uint32_t model[MEMBERS];
static uint32_t listed;

/* The younger account has the larger number, but for a few. */
static uint32_t age(uint32_t who)
{
    return who ^ 5;
}

static bool few; /* only two of three belong into the order */

static bool lists(const void *arg, const struct standing *m)
{
    CU_ASSERT_PTR_EQUAL(arg, &order);
    return !few || m->who % 3 != 0;
}

static int by_rule(const void *a, const void *b)
{
    const struct standing *x = &order.member[*(const uint32_t *)a];
    const struct standing *y = &order.member[*(const uint32_t *)b];
    if (x->xp != y->xp)
        return x->xp > y->xp ? -1 : 1;
    if (x->reached_ms != y->reached_ms)
        return x->reached_ms < y->reached_ms ? -1 : 1;
    return age(x->who) < age(y->who) ? -1 : 1;
}

static void begin(void)
{
    standings_init(&order, lists, &order, &roll);
    for (uint32_t i = 0; i < MEMBERS; i++)
        CU_ASSERT_EQUAL_FATAL(roll_make(&roll, age(i), ""), i);
    for (uint32_t i = 0; i < MEMBERS; i++)
        CU_ASSERT_EQUAL_FATAL(standings_member(&order, i), i);
    listed = 0;
}

static void end(void)
{
    standings_clear(&order);
    roll_clear(&roll);
    CU_ASSERT_EQUAL(order.nmember, 0);
}

/* Checks places, ranks, and the walk from some places. */
static bool is_right(void)
{
    static uint32_t turn;
    uint32_t n = 0, better = 0;
    turn++;
    for (uint32_t i = 0; i < MEMBERS; i++)
        if (standings_listed(&order, i))
            model[n++] = i;
    if (n != listed || order.listed != n)
        return false;
    qsort(model, n, sizeof(model[0]), by_rule);
    for (uint32_t i = 0; i < n; i++) {
        int64_t xp = order.member[model[i]].xp;
        bool other = i == 0 || xp != order.member[model[i - 1]].xp;
        if (other)
            better = i;
        if (n > FEW && i % SAMPLE != turn % SAMPLE)
            continue;
        if (standings_better(&order, xp) != better)
            return false;
        if (standings_before(&order, model[i]) != i)
            return false;
    }
    struct standings_walk walk;
    for (uint32_t from = 0; from < n; from += 1 + n / 3) {
        uint32_t member = standings_at(&order, from, &walk);
        int64_t rank = standings_better(&order, order.member[model[from]].xp) + 1;
        for (uint32_t i = from; i < n; i++, member = standings_next(&order, &walk)) {
            if (i > from && order.member[model[i]].xp != order.member[model[i - 1]].xp)
                rank = i + 1;
            if (member != model[i] || walk.rank != rank)
                return false;
        }
        if (member != STANDINGS_NONE)
            return false;
    }
    return standings_at(&order, n, &walk) == STANDINGS_NONE &&
           standings_at(&order, -1, &walk) == STANDINGS_NONE &&
           standings_better(&order, INT64_MIN) == n;
}

/* Random XP of a kind: 0 few values, 1 many values, 2 more than fit into 32 bits, 3 about as
 * much as just fits. */
static int64_t some_xp(int kind)
{
    switch (kind) {
    case 0: return rand() % 4 * 10 - 10;
    case 1: return rand() % 5000 - 1000;
    case 2: return ((int64_t)rand() - RAND_MAX / 2) * 8;
    default: return (rand() % 2 == 0 ? INT32_MAX : (int64_t)INT32_MIN) + rand() % 5 - 2;
    }
}

static void list(uint32_t member, int kind)
{
    static int64_t now;
    listed -= standings_unlist(&order, member);
    order.member[member].xp = some_xp(kind);
    order.member[member].reached_ms = rand() % 4 == 0 ? rand() % 100 - 50 : (now += rand() % 2);
    listed += standings_list(&order, member);
}

SUITE("standings", NULL, NULL);

TEST(against_a_sorted_array, "RK-D16 random changes agree with a sorted array")
{
    srand(11);
    for (int kind = 0; kind < 4; kind++) {
        begin();
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < 20; i++) { /* the first few, then up to all */
                for (int k = 0; k < (i < 10 ? 20 : 4000); k++)
                    list((uint32_t)(rand() % MEMBERS), kind);
                CU_ASSERT_TRUE_FATAL(is_right());
            }
            for (int i = 0; listed > 0; i++) { /* all the way down, from both ends and anywhere */
                struct standings_walk walk;
                for (int k = 0; k < (listed < 500 ? 10 : 2000) && listed > 0; k++) {
                    int64_t at = i % 3 == 0 ? 0 : i % 3 == 1 ? listed - 1 : rand() % listed;
                    listed -= standings_unlist(&order, standings_at(&order, at, &walk));
                }
                CU_ASSERT_TRUE_FATAL(is_right());
            }
        }
        end();
    }
}

TEST(built_at_once, "RK-D16 an order built at once is the same")
{
    srand(12);
    for (int kind = 0; kind < 4; kind++) {
        begin();
        for (uint32_t i = 0; i < MEMBERS; i++) {
            order.member[i].xp = some_xp(kind);
            order.member[i].reached_ms = rand() % 1000;
        }
        few = true;
        standings_build(&order);
        few = false;
        listed = MEMBERS - (MEMBERS + 2) / 3;
        CU_ASSERT_TRUE_FATAL(is_right());
        for (int k = 0; k < 5000; k++)
            list((uint32_t)(rand() % MEMBERS), kind);
        CU_ASSERT_TRUE_FATAL(is_right());
        end();
    }
}

TEST(figures_are_kept, "XP and times keep their size")
{
    begin();
    order.member[7].reached_ms = INT64_C(140737488355327); /* the year 6429 */
    order.member[7].streak = -32767;
    order.member[7].xp = INT64_MAX;
    CU_ASSERT_TRUE(standings_list(&order, 7));
    CU_ASSERT_EQUAL(order.member[7].reached_ms, INT64_C(140737488355327));
    CU_ASSERT_EQUAL(order.member[7].streak, -32767);
    CU_ASSERT_EQUAL(standings_better(&order, INT64_MAX - 1), 1);
    CU_ASSERT_EQUAL(standings_better(&order, INT64_MAX), 0);
    end();
}

TEST(numbers_are_found, "numbers are found by their hashes")
{
    enum { NUMBERS = 5000 };
    struct slots slots = {0};
    struct slots_walk walk = slots_begin(&slots, 1);
    uint32_t number;
    CU_ASSERT_FALSE(slots_next(&slots, &walk, &number));
    CU_ASSERT_FALSE(slots_fit(&slots, 0));
    for (uint32_t n = 0; n < NUMBERS; n++) {
        if (!slots_fit(&slots, n)) {
            slots_make(&slots, n + n / 8 + 1);
            for (uint32_t i = 0; i < n; i++)
                slots_add(&slots, mix(i % 4000), i); /* some are alike */
        }
        slots_add(&slots, mix(n % 4000), n);
    }
    int alike = 0, strange = 0;
    for (uint32_t n = 0; n < NUMBERS; n++) {
        bool found = false;
        walk = slots_begin(&slots, mix(n % 4000));
        while (slots_next(&slots, &walk, &number)) {
            found |= number == n;
            alike += number % 4000 == n % 4000;
            strange += number % 4000 != n % 4000;
        }
        CU_ASSERT_TRUE_FATAL(found);
    }
    CU_ASSERT_EQUAL(alike, 3000 + 2 * 1000 * 2);
    CU_ASSERT_TRUE(strange < NUMBERS / 100);
    slots_clear(&slots);
    CU_ASSERT_PTR_NULL(slots.slot);
}
