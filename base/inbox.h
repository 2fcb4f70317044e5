/*
 * A list from some threads to another: items of one kind under a lock, linked through a pointer
 * `next` of their own, so that nothing is allocated. The thread that takes waits for them in
 * inbox_take, or, if it has a loop, for a descriptor that is readable while there are some.
 */
#ifndef BASE_INBOX_H
#define BASE_INBOX_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

/* Its fields are inbox.c's. */
struct inbox {
    pthread_mutex_t lock; /* of what follows, but `fd` and `link` */
    pthread_cond_t changed;
    void *first, *last;
    int count;
    bool stopped;
    int fd;      /* -1: none */
    size_t link; /* where an item's `next` is */
};

/* `link`: offsetof(struct item, next), a `struct item *`. Returns 0; -1 with errno: no descriptor,
 * which is only made `with_fd`. */
int inbox_init(struct inbox *inbox, size_t link, bool with_fd);
/* No other thread uses it any more. What is in it stays as it is. */
void inbox_free(struct inbox *inbox);
/* The descriptor: readable while something is in it, and after inbox_wake. */
int inbox_fd(const struct inbox *inbox);

/* Puts items that are linked to each other (the last one's `next` is NULL), from any thread. */
void inbox_put(struct inbox *inbox, void *first);
/* Takes up to `max`, in order and linked by `next`, when there are some; waits for them at most
 * `wait_ms` (-1: for ever, 0: not at all). NULL: there are none. After inbox_stop it never waits.
 */
void *inbox_take(struct inbox *inbox, int max, int wait_ms);
/* Makes the descriptor readable once. */
void inbox_wake(struct inbox *inbox);
/* Waits until fewer than `most` are in it. False: it was stopped, and nobody takes any more. The
 * thread that takes must not call it. */
bool inbox_wait_below(struct inbox *inbox, int most);

/* Ends all waiting, now and later. What is in it can still be taken. */
void inbox_stop(struct inbox *inbox);
bool inbox_stopped(struct inbox *inbox);
/* It was stopped and is empty: nothing more comes out of it. */
bool inbox_ended(struct inbox *inbox);
/* How many are in it now. */
int inbox_count(struct inbox *inbox);

#endif
