/*
 * A thread beside a loop, for what takes so long that others would wait for it. It does one job
 * after the other, in their order. A job is the thread's from worker_do until it is given to `done`
 * or `drop` in the loop; nobody else touches it meanwhile.
 */
#ifndef BASE_WORKER_H
#define BASE_WORKER_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

struct worker;
struct worker_kind {
    const char *name;                   /* in the log */
    size_t link;                        /* offsetof(struct job, next), a `struct job *` */
    int most;                           /* jobs that it takes until they are done; 0: any number */
    void (*begin)(void *arg);           /* in the thread, before all jobs; may be NULL */
    void (*work)(void *arg, void *job); /* in the thread */
    void (*done)(void *arg, void *job); /* from worker_pump; may give it other jobs, the same too */
    void (*drop)(void *arg, void *job); /* from worker_free: worked on or not, nobody was told */
};

/* Starts the thread; `kind` outlives it, and `arg` is passed to its functions. Ends the process if
 * there can be no thread. */
struct worker *worker_new(const struct worker_kind *kind, void *arg);
/* Waits for the job under way; what is left is dropped. Accepts NULL, sets NULL. */
void worker_free(struct worker **worker);
/* From the loop. False: it has `most`, and does not take this one. */
bool worker_do(struct worker *worker, void *job);
/* From any thread: how many jobs nobody has begun. */
int worker_waiting(struct worker *worker);
/* Readable while jobs are done: the loop calls worker_pump then. */
int worker_fd(const struct worker *worker);
/* Gives all that are done by now to `done`. */
void worker_pump(struct worker *worker);

/* A bare thread, for callers that need another order of work. Signals are blocked in it, because
 * they belong to the loop. Ends the process if there can be no thread; `name` is for the log. */
void thread_start(pthread_t *thread, const char *name, void *(*run)(void *arg), void *arg);

#endif
