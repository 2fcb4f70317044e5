/*
 * A list through which some threads give items to another thread. All items are of one kind. They
 * are linked through a `next` pointer of their own, so nothing is allocated. A lock guards the
 * list. The thread that takes items waits in inbox_take or, if it has a loop, for a descriptor that
 * is readable while there are items.
 */
#pragma once

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

/* Its fields are inbox.c's. */
struct inbox {
    pthread_mutex_t lock; /* guards what changes; `count` and `stopped` are read without it */
    pthread_cond_t changed;
    void *first, *last;
    _Atomic int count;
    _Atomic bool stopped;
    int fd;      /* -1: none */
    size_t link; /* where an item's `next` is */
};

/* `link`: offsetof(struct item, next), where `next` is a `struct item *`. Makes a descriptor only
 * if `with_fd`. Returns 0, or -1 with errno if there can be no descriptor. */
int inbox_init(struct inbox *inbox, size_t link, bool with_fd);
/* Call it when no other thread uses the inbox any more. The items in it are left as they are. */
void inbox_free(struct inbox *inbox);
/* The descriptor. It is readable while there are items, and after inbox_wake. */
int inbox_fd(const struct inbox *inbox);

/* Puts items that are linked to each other (the last one's `next` is NULL). Any thread may call
 * it. */
void inbox_put(struct inbox *inbox, void *first);
/* Takes up to `max` items, in order and linked by `next`. Waits for some at most `wait_ms` (-1: for
 * ever, 0: not at all), and never after inbox_stop. NULL: there are no items. */
void *inbox_take(struct inbox *inbox, int max, int wait_ms);
/* Makes the descriptor readable once. */
void inbox_wake(struct inbox *inbox);
/* Waits until it holds fewer than `most` items. False: it was stopped, and nobody takes items any
 * more. The thread that takes items must not call this. */
bool inbox_wait_below(struct inbox *inbox, int most);

/* Ends all waiting, now and later. The items in it can still be taken. */
void inbox_stop(struct inbox *inbox);
bool inbox_stopped(struct inbox *inbox);
/* Whether it was stopped and is empty, so that nothing more comes out of it. */
bool inbox_ended(struct inbox *inbox);
/* How many items it holds now. */
int inbox_count(struct inbox *inbox);
