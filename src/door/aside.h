/*
 * A thread beside the loop, for what takes so long that others would wait for it. It does one job
 * after the other. A job is the thread's from aside_do until its `done` is called in the loop;
 * nobody else touches it meanwhile.
 */
#ifndef DOOR_ASIDE_H
#define DOOR_ASIDE_H

#include <sys/queue.h>

struct aside;
struct event_base;

/* At the head of what is to be done. */
struct aside_job {
    STAILQ_ENTRY(aside_job) next;
    void (*work)(struct aside_job *); /* in the thread */
    void (*done)(struct aside_job *); /* in the loop, and from aside_free */
};

/* Ends the process where there is no thread to be had. */
struct aside *aside_new(struct event_base *base);
/* Waits for the job under way; then all jobs that are left are done, worked on or not. Accepts
 * NULL, sets NULL. */
void aside_free(struct aside **aside);
void aside_do(struct aside *aside, struct aside_job *job);

#endif
