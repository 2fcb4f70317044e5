/*
 * One thread, one lock, two lists: what waits for the worker and what waits for the loop, which an
 * eventfd wakes. See think.h.
 */
#include "think.h"

#include <errno.h>
#include <event2/event.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/queue.h>
#include <time.h>
#include <unistd.h>

#include "log.h"
#include "search.h"
#include "xalloc.h"

struct job {
    TAILQ_ENTRY(job) next;
    struct thought about;
    struct game_move move;
    bool moves;
    thinker_cb *cb;
    void *arg;
};
TAILQ_HEAD(jobs, job);

struct think {
    struct thinker thinker;
    struct event *done_event;
    int done_fd;
    pthread_t worker;
    int taken;            /* questions not yet answered; of the loop only */
    atomic_int waiting_n; /* those that the worker has not begun */
    atomic_bool stopping;
    int64_t late_ns;      /* when the question at hand is late; of the worker only */
    struct search search; /* of the worker only */
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t wake;
    struct jobs waiting, done;
};

/* ---- The worker ---- */

/* Time of this thread on a core: who is not let run is not late. */
static int64_t core_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static bool is_late(void *arg)
{
    struct think *think = arg;
    return atomic_load(&think->stopping) || core_ns() >= think->late_ns;
}

static void work(struct think *think, struct job *job)
{
    struct search_budget budget = {.playouts = THINK_PLAYOUTS, .late = is_late, .arg = think};
    struct rng rng;
    rng_seed(&rng, job->about.seed);
    think->late_ns = core_ns() + (int64_t)THINK_MS * 1000000 / (1 + atomic_load(&think->waiting_n));
    job->moves = search_move(&think->search, job->about.rules, job->about.position, job->about.seat,
                             job->about.level, &budget, &rng, &job->move);
}

static void *worker(void *arg)
{
    struct think *think = arg;
    pthread_mutex_lock(&think->lock);
    while (!atomic_load(&think->stopping)) {
        struct job *job = TAILQ_FIRST(&think->waiting);
        if (!job) {
            pthread_cond_wait(&think->wake, &think->lock);
            continue;
        }
        TAILQ_REMOVE(&think->waiting, job, next);
        atomic_fetch_sub(&think->waiting_n, 1);
        pthread_mutex_unlock(&think->lock);
        work(think, job);
        pthread_mutex_lock(&think->lock);
        TAILQ_INSERT_TAIL(&think->done, job, next);
        eventfd_write(think->done_fd, 1);
    }
    pthread_mutex_unlock(&think->lock);
    return NULL;
}

/* ---- The loop ---- */

static bool thinker_think(struct thinker *thinker, const struct thought *about, thinker_cb *cb,
                          void *arg)
{
    struct think *think = (struct think *)((char *)thinker - offsetof(struct think, thinker));
    if (think->taken >= THINK_QUEUE)
        return false;
    struct job *job = xcalloc(1, sizeof(*job));
    think->taken++;
    job->about = *about;
    job->cb = cb;
    job->arg = arg;
    pthread_mutex_lock(&think->lock);
    TAILQ_INSERT_TAIL(&think->waiting, job, next);
    atomic_fetch_add(&think->waiting_n, 1);
    pthread_cond_signal(&think->wake);
    pthread_mutex_unlock(&think->lock);
    return true;
}

static void on_done(evutil_socket_t fd, short what, void *arg)
{
    struct think *think = arg;
    struct jobs done = TAILQ_HEAD_INITIALIZER(done);
    struct job *job;
    eventfd_t count;
    (void)what;
    eventfd_read(fd, &count);
    pthread_mutex_lock(&think->lock);
    TAILQ_CONCAT(&done, &think->done, next);
    pthread_mutex_unlock(&think->lock);
    while ((job = TAILQ_FIRST(&done))) {
        TAILQ_REMOVE(&done, job, next);
        think->taken--;
        job->cb(job->arg, &job->about, job->moves ? &job->move : NULL);
        free(job);
    }
}

struct think *think_new(struct event_base *base)
{
    struct think *think = xcalloc(1, sizeof(*think));
    sigset_t all, old;
    think->thinker.think = thinker_think;
    TAILQ_INIT(&think->waiting);
    TAILQ_INIT(&think->done);
    pthread_mutex_init(&think->lock, NULL);
    pthread_cond_init(&think->wake, NULL);
    think->done_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    think->done_event = event_new(base, think->done_fd, EV_READ | EV_PERSIST, on_done, think);
    event_add(think->done_event, NULL);
    /* Signals are the loop's. */
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    int error = think->done_fd < 0 ? errno : pthread_create(&think->worker, NULL, worker, think);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    if (error)
        log_fatal("think", "error=\"%s\"", strerror(error));
    return think;
}

void think_free(struct think **thinkp)
{
    struct think *think = *thinkp;
    struct job *job;
    *thinkp = NULL;
    if (!think)
        return;
    pthread_mutex_lock(&think->lock);
    atomic_store(&think->stopping, true);
    pthread_cond_signal(&think->wake);
    pthread_mutex_unlock(&think->lock);
    pthread_join(think->worker, NULL);
    TAILQ_CONCAT(&think->waiting, &think->done, next);
    while ((job = TAILQ_FIRST(&think->waiting))) {
        TAILQ_REMOVE(&think->waiting, job, next);
        free(job);
    }
    event_free(think->done_event);
    close(think->done_fd);
    pthread_cond_destroy(&think->wake);
    pthread_mutex_destroy(&think->lock);
    free(think);
}

struct thinker *think_thinker(struct think *think)
{
    return &think->thinker;
}
