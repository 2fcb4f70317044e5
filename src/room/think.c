/*
 * See think.h.
 */
#include "think.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>

#include "loop.h"
#include "search.h"
#include "worker.h"
#include "xalloc.h"

struct job {
    struct job *next; /* of the worker */
    struct thought about;
    struct game_move move;
    bool judges, moves;
    thinker_cb *cb;
    void *arg;
};

struct think {
    struct thinker thinker;
    struct event *done_event;
    struct worker *worker;
    atomic_bool stopping;
    int64_t late_ns;      /* when the answer to the present question is late; only the worker uses
                           * it */
    struct search search; /* only the worker uses it */
};

/* ---- The worker ---- */

/* Counts only the processor time of this thread, because waiting for a core is not thinking. */
static int64_t think_core_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static bool think_is_stopping(void *arg)
{
    struct think *think = arg;
    return atomic_load(&think->stopping);
}

static bool think_is_late(void *arg)
{
    struct think *think = arg;
    return think_is_stopping(think) || think_core_ns() >= think->late_ns;
}

static void think_work(void *arg, void *item)
{
    struct think *think = arg;
    struct job *job = item;
    struct search_budget budget = {.playouts = THINK_PLAYOUTS, .late = think_is_late, .arg = think};
    struct rng rng;
    rng_seed(&rng, job->about.seed);
    think->late_ns =
        think_core_ns() + (int64_t)THINK_MS * 1000000 / (1 + worker_waiting(think->worker));
    if (job->judges) {
        struct search_budget stop = {.late = think_is_stopping, .arg = think};
        struct search_judged *judged = &job->about.judged;
        search_judge(&think->search, job->about.rules, job->about.position, job->about.seat,
                     job->about.asks_own ? &job->about.own : NULL, job->about.taught, &stop,
                     judged);
        job->moves = judged->n > 0;
        job->move = judged->best[0].move;
        return;
    }
    job->moves = search_move(&think->search, job->about.rules, job->about.position, job->about.seat,
                             job->about.level, &budget, &rng, &job->move);
}

/* ---- The loop ---- */

static bool think_ask(struct thinker *thinker, const struct thought *about, bool judges,
                      thinker_cb *cb, void *arg)
{
    struct think *think = (struct think *)((char *)thinker - offsetof(struct think, thinker));
    struct job *job = xcalloc(1, sizeof(*job));
    job->about = *about;
    job->judges = judges;
    job->cb = cb;
    job->arg = arg;
    bool taken = worker_do(think->worker, job);
    if (!taken)
        free(job);
    return taken;
}

static bool think_thinker_think(struct thinker *thinker, const struct thought *about,
                                thinker_cb *cb, void *arg)
{
    return think_ask(thinker, about, false, cb, arg);
}

static bool think_thinker_judge(struct thinker *thinker, const struct thought *about,
                                thinker_cb *cb, void *arg)
{
    return think_ask(thinker, about, true, cb, arg);
}

static void think_answer(void *think UNUSED, void *item)
{
    FREED struct job *job = item;
    job->cb(job->arg, &job->about, job->moves ? &job->move : NULL);
}

static void think_drop(void *think UNUSED, void *job)
{
    free(job);
}

static const struct worker_kind thinking = {.name = "think",
                                            .link = offsetof(struct job, next),
                                            .most = THINK_QUEUE,
                                            .work = think_work,
                                            .done = think_answer,
                                            .drop = think_drop};

struct think *think_new(struct event_base *base)
{
    struct think *think = xcalloc(1, sizeof(*think));
    think->thinker = (struct thinker){.think = think_thinker_think, .judge = think_thinker_judge};
    think->worker = worker_new(&thinking, think);
    think->done_event = loop_worker(base, think->worker);
    return think;
}

void think_free(struct think **thinkp)
{
    struct think *think = *thinkp;
    *thinkp = NULL;
    if (!think)
        return;
    atomic_store(&think->stopping, true);
    event_free(think->done_event);
    worker_free(&think->worker);
    free(think);
}

struct thinker *think_thinker(struct think *think)
{
    return &think->thinker;
}

int think_waiting(const struct think *think)
{
    return think ? worker_waiting(think->worker) : 0;
}
