/*
 * A thread between two inboxes: one holds the jobs that wait for it, the other those that wait for
 * the loop. See worker.h.
 */
#include "worker.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "inbox.h"
#include "log.h"
#include "xalloc.h"

struct worker {
    const struct worker_kind *kind;
    void *arg;
    pthread_t thread;
    int taken; /* jobs taken and not done; only the loop uses it */
    struct inbox waiting, done;
};

void worker_thread_start(pthread_t *thread, const char *name, void *(*run)(void *arg), void *arg)
{
    sigset_t all, old;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    int error = pthread_create(thread, NULL, run, arg);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    if (error != 0)
        log_fatal("thread", "name=%s error=\"%s\"", name, strerror(error));
}

static void *worker_run(void *arg)
{
    struct worker *worker = arg;
    void *job;
    while ((job = inbox_take(&worker->waiting, 1, -1))) {
        if (!worker->waiting.stopped)
            worker->kind->work(worker->arg, job);
        inbox_put(&worker->done, job);
    }
    return NULL;
}

struct worker *worker_new(const struct worker_kind *kind, void *arg)
{
    struct worker *worker = xcalloc(1, sizeof(*worker));
    worker->kind = kind;
    worker->arg = arg;
    inbox_init(&worker->waiting, kind->link, false);
    if (inbox_init(&worker->done, kind->link, true) != 0)
        log_fatal("thread", "name=%s error=\"no descriptor: %s\"", kind->name, strerror(errno));
    worker_thread_start(&worker->thread, kind->name, worker_run, worker);
    return worker;
}

static void worker_each_done(struct worker *worker, void (*fn)(void *arg, void *job))
{
    for (void *job = inbox_take(&worker->done, INT_MAX, 0), *next; job; job = next) {
        memcpy(&next, (char *)job + worker->kind->link, sizeof(next));
        worker->taken--;
        fn(worker->arg, job);
    }
}

void worker_free(struct worker **handle)
{
    struct worker *worker = *handle;
    *handle = NULL;
    if (!worker)
        return;
    inbox_stop(&worker->waiting);
    pthread_join(worker->thread, NULL);
    worker_each_done(worker, worker->kind->drop);
    inbox_free(&worker->waiting);
    inbox_free(&worker->done);
    free(worker);
}

bool worker_do(struct worker *worker, void *job)
{
    void *none = NULL;
    if (worker->kind->most > 0 && worker->taken >= worker->kind->most)
        return false;
    worker->taken++;
    memcpy((char *)job + worker->kind->link, &none, sizeof(none));
    inbox_put(&worker->waiting, job);
    return true;
}

int worker_waiting(struct worker *worker)
{
    return worker->waiting.count;
}

int worker_fd(const struct worker *worker)
{
    return worker->done.fd;
}

void worker_pump(struct worker *worker)
{
    worker_each_done(worker, worker->kind->done);
}
