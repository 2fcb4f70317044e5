/*
 * Lists between threads, and a thread with its jobs: order, bounds, waiting and the end.
 */
#include "worker.h"

#include <limits.h>
#include <poll.h>
#include <signal.h>

#include "cutap.h"
#include "inbox.h"

enum { JOBS = 200, MOST = 100 };

struct job {
    int number;
    bool worked, done, dropped;
    struct job *next;
};

static bool is_readable(int fd, int ms)
{
    struct pollfd look = {.fd = fd, .events = POLLIN};
    return poll(&look, 1, ms) == 1;
}

SUITE("worker", NULL, NULL);

/* ---- Inboxes ---- */

TEST(test_inbox, "an inbox")
{
    struct inbox inbox;
    struct job job[5];
    CU_ASSERT_EQUAL_FATAL(inbox_init(&inbox, offsetof(struct job, next), true), 0);
    for (int i = 0; i < 5; i++)
        job[i] = (struct job){.number = i, .next = i == 1 || i == 4 ? NULL : &job[i + 1]};
    CU_ASSERT_PTR_NULL(inbox_take(&inbox, INT_MAX, 0));
    CU_ASSERT_PTR_NULL(inbox_take(&inbox, INT_MAX, 1));
    CU_ASSERT_FALSE(is_readable(inbox.fd, 0));
    inbox_put(&inbox, &job[0]);
    inbox_put(&inbox, &job[2]);
    CU_ASSERT_EQUAL(inbox.count, 5);
    CU_ASSERT_TRUE(is_readable(inbox.fd, 0));
    CU_ASSERT_PTR_EQUAL(inbox_take(&inbox, 3, 0), &job[0]);
    CU_ASSERT_PTR_EQUAL(job[0].next, &job[1]);
    CU_ASSERT_PTR_EQUAL(job[1].next, &job[2]);
    CU_ASSERT_PTR_NULL(job[2].next);
    CU_ASSERT_TRUE(is_readable(inbox.fd, 0));
    inbox_stop(&inbox);
    CU_ASSERT_TRUE(inbox.stopped);
    CU_ASSERT_FALSE(inbox_ended(&inbox));
    CU_ASSERT_PTR_EQUAL(inbox_take(&inbox, INT_MAX, -1), &job[3]);
    CU_ASSERT_PTR_NULL(inbox_take(&inbox, INT_MAX, -1));
    CU_ASSERT_TRUE(inbox_ended(&inbox));
    CU_ASSERT_FALSE(is_readable(inbox.fd, 0));
    inbox_wake(&inbox);
    CU_ASSERT_TRUE(is_readable(inbox.fd, 0));
    inbox_free(&inbox);
}

static struct inbox full;

static void *put_many(void *arg)
{
    struct job *job = arg;
    int put = 0;
    while (put < JOBS && inbox_wait_below(&full, MOST))
        inbox_put(&full, &job[put++]);
    return put < JOBS ? NULL : arg;
}

/* Whoever puts items waits while it is full, but only until it is stopped. */
TEST(test_room, "room in an inbox")
{
    static struct job job[JOBS];
    pthread_t thread;
    void *all;
    int taken = 0, most = 0;
    for (int round = 0; round < 2; round++) {
        inbox_init(&full, offsetof(struct job, next), false);
        worker_thread_start(&thread, "test", put_many, job);
        while (round == 0 && taken < JOBS) {
            int count = full.count;
            most = count > most ? count : most;
            taken += inbox_take(&full, 1, -1) ? 1 : 0;
        }
        inbox_stop(&full);
        pthread_join(thread, &all);
        CU_ASSERT_EQUAL(all ? 0 : 1, round);
        inbox_free(&full);
    }
    CU_ASSERT_TRUE(most <= MOST);
}

/* ---- Workers ---- */

static int worked, signals;
static struct worker *worker;
static struct job job[JOBS];

static void on_work(void *arg, void *item)
{
    struct job *at = item;
    sigset_t blocked;
    pthread_sigmask(SIG_SETMASK, NULL, &blocked);
    signals += !sigismember(&blocked, SIGTERM) + !sigismember(&blocked, SIGCHLD);
    at->worked = arg == &job && at->number == worked++;
}

static void on_done(void *arg, void *item)
{
    struct job *at = item;
    at->done = arg == &job && !at->done;
    if (at->number == 0) /* `done` may give the next job */
        worker_do(worker, &job[MOST]);
}

static void on_drop(void *arg, void *item)
{
    struct job *at = item;
    at->dropped = arg == &job;
}

static const struct worker_kind kind = {.name = "test",
                                        .link = offsetof(struct job, next),
                                        .most = MOST,
                                        .work = on_work,
                                        .done = on_done,
                                        .drop = on_drop};

static void start(void)
{
    worked = signals = 0;
    for (int i = 0; i < JOBS; i++)
        job[i] = (struct job){.number = i};
    worker = worker_new(&kind, &job);
    for (int i = 0; i < MOST; i++)
        CU_ASSERT_TRUE(worker_do(worker, &job[i]));
    CU_ASSERT_FALSE(worker_do(worker, &job[MOST]));
}

TEST(test_worker, "jobs")
{
    int done = 0;
    start();
    while (!job[MOST].done) {
        CU_ASSERT_TRUE_FATAL(is_readable(worker_fd(worker), 60000));
        worker_pump(worker);
    }
    CU_ASSERT_EQUAL(worker_waiting(worker), 0);
    worker_free(&worker);
    CU_ASSERT_PTR_NULL(worker);
    worker_free(&worker);
    for (int i = 0; i <= MOST; i++)
        done += job[i].worked && job[i].done && !job[i].dropped;
    CU_ASSERT_EQUAL(done, MOST + 1);
    CU_ASSERT_EQUAL(signals, 0);
}

/* At the end each job is dropped, worked on or not, and `done` is not called. */
TEST(test_end, "the end with jobs waiting")
{
    int dropped = 0;
    start();
    worker_free(&worker);
    for (int i = 0; i < MOST; i++)
        dropped += job[i].dropped && !job[i].done && job[i].worked == (i < worked);
    CU_ASSERT_EQUAL(dropped, MOST);
}
