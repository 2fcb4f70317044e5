/*
 * A thread beside a loop, for work that would hold up the loop. It does one job after another, in
 * the order in which they were given. From worker_do until `done` or `drop` gets the job in the
 * loop, the job belongs to the worker, and nobody else touches it.
 */
#pragma once

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

struct worker;
struct worker_kind {
    const char *name;                   /* in the log */
    size_t link;                        /* offsetof(struct job, next), a `struct job *` */
    int most;                           /* how many jobs it may have that `done` has not got yet;
                                         * 0: any number */
    void (*work)(void *arg, void *job); /* does a job; called in the thread */
    void (*done)(void *arg, void *job); /* called from worker_pump; may give the worker other jobs,
                                         * and this one again */
    void (*drop)(void *arg, void *job); /* called from worker_free, for a job that was not given to
                                         * `done`, whether it was worked on or not */
};

/* Starts the thread. `kind` must outlive the worker. Its functions get `arg`. Ends the process if
 * no thread can be started. */
struct worker *worker_new(const struct worker_kind *kind, void *arg);
/* Waits for the job under way, gives all jobs to `drop`, and ends the thread. Accepts NULL, sets
 * NULL. */
void worker_free(struct worker **worker);
/* Gives the worker a job. Only the loop calls this. False: the worker already has `most` jobs, so
 * the caller keeps this one. */
bool worker_do(struct worker *worker, void *job);
/* How many jobs are not begun yet. Any thread may call this. */
int worker_waiting(struct worker *worker);
/* A descriptor that is readable while there are finished jobs. The loop then calls worker_pump. The
 * worker owns it. */
int worker_fd(const struct worker *worker);
/* Gives the jobs that are finished by now to `done`. */
void worker_pump(struct worker *worker);

/* Starts a thread without a worker, for callers that need another order of work. It blocks all
 * signals, because they are for the loop. Ends the process if it cannot be started. `name` is for
 * the log. */
void worker_thread_start(pthread_t *thread, const char *name, void *(*run)(void *arg), void *arg);
