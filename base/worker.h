/*
 * A thread beside a loop, for work that takes so long that others would have to wait. It does one
 * job after another, in order. A job is the thread's from worker_do until it is given to `done` or
 * `drop` in the loop; nobody else touches it meanwhile.
 */
#pragma once

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

struct worker;
struct worker_kind {
    const char *name;                   /* in the log */
    size_t link;                        /* offsetof(struct job, next), a `struct job *` */
    int most;                           /* how many jobs it takes before some are done; 0: any
                                         * number */
    void (*work)(void *arg, void *job); /* in the thread */
    void (*done)(void *arg, void *job); /* called from worker_pump; may give the worker other jobs,
                                         * and this one again */
    void (*drop)(void *arg, void *job); /* called from worker_free, for a job that was never passed
                                         * to `done`, worked on or not */
};

/* Starts the thread. `kind` must outlive it, and `arg` is passed to its functions. Ends the process
 * if no thread can be started. */
struct worker *worker_new(const struct worker_kind *kind, void *arg);
/* Waits for the job under way; what is left is dropped. Accepts NULL, sets NULL. */
void worker_free(struct worker **worker);
/* Gives it a job; only the loop calls this. False: it already has `most`, and does not take this
 * one. */
bool worker_do(struct worker *worker, void *job);
/* How many jobs are not begun yet. Any thread may ask. */
int worker_waiting(struct worker *worker);
/* A descriptor that is readable while there are finished jobs. The loop then calls worker_pump. */
int worker_fd(const struct worker *worker);
/* Gives all that are done by now to `done`. */
void worker_pump(struct worker *worker);

/* Starts a bare thread, for callers that need another order of work. Signals are blocked in it,
 * because they belong to the loop. Ends the process if no thread can be started. `name` is for the
 * log. */
void thread_start(pthread_t *thread, const char *name, void *(*run)(void *arg), void *arg);
