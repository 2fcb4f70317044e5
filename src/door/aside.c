/*
 * Two queues and one lock; an eventfd wakes the loop. See aside.h.
 */
#include "aside.h"

#include <event2/event.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "log.h"
#include "xalloc.h"

STAILQ_HEAD(jobs, aside_job);

struct aside {
    struct event *done_event;
    int done_fd;
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t more;
    struct jobs waiting, done;
    bool ends;
};

static void *thread_run(void *arg)
{
    struct aside *aside = arg;

    pthread_mutex_lock(&aside->lock);
    for (;;) {
        while (STAILQ_EMPTY(&aside->waiting) && !aside->ends)
            pthread_cond_wait(&aside->more, &aside->lock);
        if (aside->ends)
            break;
        struct aside_job *job = STAILQ_FIRST(&aside->waiting);
        STAILQ_REMOVE_HEAD(&aside->waiting, next);
        pthread_mutex_unlock(&aside->lock);
        job->work(job);
        pthread_mutex_lock(&aside->lock);
        if (STAILQ_EMPTY(&aside->done))
            eventfd_write(aside->done_fd, 1);
        STAILQ_INSERT_TAIL(&aside->done, job, next);
    }
    pthread_mutex_unlock(&aside->lock);
    return NULL;
}

/* One that is done may give the thread another job, so they are taken out first. */
static void all_done(struct aside *aside)
{
    struct jobs done = STAILQ_HEAD_INITIALIZER(done);
    struct aside_job *job;

    pthread_mutex_lock(&aside->lock);
    STAILQ_CONCAT(&done, &aside->done);
    pthread_mutex_unlock(&aside->lock);
    while ((job = STAILQ_FIRST(&done))) {
        STAILQ_REMOVE_HEAD(&done, next);
        job->done(job);
    }
}

static void on_done(evutil_socket_t fd, short what, void *arg)
{
    eventfd_t count;

    (void)what;
    eventfd_read(fd, &count);
    all_done(arg);
}

struct aside *aside_new(struct event_base *base)
{
    struct aside *aside = xcalloc(1, sizeof(*aside));
    sigset_t all, old;

    STAILQ_INIT(&aside->waiting);
    STAILQ_INIT(&aside->done);
    pthread_mutex_init(&aside->lock, NULL);
    pthread_cond_init(&aside->more, NULL);
    aside->done_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    aside->done_event = event_new(base, aside->done_fd, EV_READ | EV_PERSIST, on_done, aside);
    if (aside->done_fd < 0 || !aside->done_event || event_add(aside->done_event, NULL) != 0)
        log_fatal("aside", "error=\"no event for its thread\"");
    /* Signals are the loop's. */
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    int error = pthread_create(&aside->thread, NULL, thread_run, aside);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    if (error != 0)
        log_fatal("aside", "error=\"no thread: %s\"", strerror(error));
    return aside;
}

void aside_free(struct aside **asidep)
{
    struct aside *aside = *asidep;

    *asidep = NULL;
    if (!aside)
        return;
    pthread_mutex_lock(&aside->lock);
    aside->ends = true;
    pthread_cond_signal(&aside->more);
    pthread_mutex_unlock(&aside->lock);
    pthread_join(aside->thread, NULL);
    STAILQ_CONCAT(&aside->done, &aside->waiting);
    all_done(aside);
    event_free(aside->done_event);
    close(aside->done_fd);
    pthread_cond_destroy(&aside->more);
    pthread_mutex_destroy(&aside->lock);
    free(aside);
}

void aside_do(struct aside *aside, struct aside_job *job)
{
    pthread_mutex_lock(&aside->lock);
    STAILQ_INSERT_TAIL(&aside->waiting, job, next);
    pthread_cond_signal(&aside->more);
    pthread_mutex_unlock(&aside->lock);
}
