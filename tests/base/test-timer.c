/*
 * Timers are called in the order of their times, and those for the same time in the order in which
 * they were set. Timers that are set during a run are called later.
 */
#include "timer.h"

#include "cutap.h"

enum { MANY = 3000 };

static struct clock_virtual now;
static struct timers *timers;
static struct timer timer[MANY];
static int64_t due[MANY]; /* -1: not set */
static int ran[MANY], nran;

static void begin(void)
{
    clock_virtual_init(&now, 0);
    timers = timers_new(&now.clock);
    nran = 0;
}

static void end(void)
{
    timers_free(&timers);
}

static void run(void *arg)
{
    struct timer *t = arg;
    ran[nran++] = (int)(t - timer);
}

static void set(int i, int64_t ms)
{
    timer_set(timers, &timer[i], ms, run, &timer[i]);
}

SUITE("timer", begin, end);

TEST(test_clear, "all are cancelled, and can be set again")
{
    set(0, 20);
    set(1, 10);
    timers_clear(timers);
    CU_ASSERT_EQUAL(timers_next(timers), -1);
    CU_ASSERT_FALSE(timer_is_set(&timer[0]) || timer_is_set(&timer[1]));
    timer_cancel(timers, &timer[0]);
    set(1, 5);
    CU_ASSERT_EQUAL(timers_next(timers), 5);
    timers_clear(timers); /* the other tests set the same ones */
}

TEST(test_order, "order")
{
    CU_ASSERT_EQUAL(timers_run(timers), -1);
    set(0, 20);
    set(1, 10);
    set(2, 20);
    set(3, 10);
    set(4, 5);
    set(1, 10); /* once more: after 3 */
    timer_cancel(timers, &timer[4]);
    timer_cancel(timers, &timer[4]);
    CU_ASSERT_EQUAL(timers_next(timers), 10);
    CU_ASSERT_EQUAL(timers_run(timers), 10);
    CU_ASSERT_EQUAL(nran, 0);
    clock_virtual_advance(&now, 10);
    CU_ASSERT_EQUAL(timers_next(timers), 0);
    CU_ASSERT_EQUAL(timers_run(timers), 10);
    CU_ASSERT_EQUAL(nran, 2);
    clock_virtual_advance(&now, 100);
    CU_ASSERT_EQUAL(timers_run(timers), -1);
    CU_ASSERT_EQUAL(nran, 4);
    CU_ASSERT_EQUAL(ran[0], 3);
    CU_ASSERT_EQUAL(ran[1], 1);
    CU_ASSERT_EQUAL(ran[2], 0);
    CU_ASSERT_EQUAL(ran[3], 2);
}

static void again(void *arg)
{
    run(arg);
    timer_set(timers, arg, 0, again, arg);
    timer_cancel(timers, &timer[1]);
}

/* A timer that is due at once is not called by the run that sets it. A timer that a call cancels is
 * not called at all. */
TEST(test_meanwhile, "timers set and cancelled meanwhile")
{
    timer_set(timers, &timer[0], 0, again, &timer[0]);
    set(1, 0);
    set(2, 0);
    CU_ASSERT_EQUAL(timers_run(timers), 0);
    CU_ASSERT_EQUAL(nran, 2);
    CU_ASSERT_EQUAL(ran[0], 0);
    CU_ASSERT_EQUAL(ran[1], 2);
    CU_ASSERT_EQUAL(timers_run(timers), 0);
    CU_ASSERT_EQUAL(nran, 3);
    timer_cancel(timers, &timer[0]);
}

/* Many timers, set, moved and cancelled by chance (seed 7), compared with a search through all of
 * them. */
TEST(test_many, "many")
{
    bool right = true;
    srand(7);
    for (int i = 0; i < MANY; i++)
        due[i] = -1;
    for (int step = 0; step < 20000; step++) {
        int i = rand() % MANY, ms = rand() % 500;
        if (rand() % 4 == 0) {
            timer_cancel(timers, &timer[i]);
            due[i] = -1;
        } else {
            set(i, ms);
            due[i] = now.mono + ms;
        }
        if (step % 50 != 0)
            continue;
        clock_virtual_advance(&now, rand() % 20);
        nran = 0;
        int64_t next = timers_run(timers), least = -1;
        for (int k = 0; k < nran; k++) {
            right = right && due[ran[k]] >= 0 && due[ran[k]] <= now.mono &&
                    (k == 0 || due[ran[k - 1]] <= due[ran[k]]);
            if (k > 0)
                due[ran[k - 1]] = -1;
        }
        if (nran > 0)
            due[ran[nran - 1]] = -1;
        for (int k = 0; k < MANY; k++)
            if (due[k] >= 0 && (least < 0 || due[k] < least))
                least = due[k];
        right = right && (least < 0 ? next == -1 : next == least - now.mono && next > 0);
    }
    CU_ASSERT_TRUE(right);
    for (int i = 0; i < MANY; i++)
        timer_cancel(timers, &timer[i]);
    CU_ASSERT_EQUAL(timers_next(timers), -1);
}
