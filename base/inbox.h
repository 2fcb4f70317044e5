/*
 * A list through which threads give items to one thread, which takes them. All items are structs of
 * one type. They are linked through a `next` pointer of their own, so nothing is allocated. A lock
 * guards the list. The thread that takes items waits in inbox_take or, if it has a loop, for a
 * descriptor that is readable while there are items.
 */
#pragma once

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

/* Its fields are inbox.c's; others may read the last three. */
struct inbox {
    pthread_mutex_t lock; /* guards what changes; `count` and `stopped` are read without it */
    pthread_cond_t changed;
    void *first, *last;
    size_t link;          /* the offset of an item's `next` */
    _Atomic int count;    /* how many items it holds now */
    _Atomic bool stopped; /* inbox_stop was called */
    int fd; /* its own; readable while there are items, and after inbox_wake; -1: none */
};

/* Makes an empty inbox. `link` is offsetof(struct item, next), where `next` is a `struct item *`.
 * Makes a descriptor only if `with_fd` is true. Returns 0, or -1 with errno if no descriptor could
 * be made. */
int inbox_init(struct inbox *inbox, size_t link, bool with_fd);
/* Frees what inbox_init made, once no other thread uses the inbox. Leaves the items in it alone. */
void inbox_free(struct inbox *inbox);

/* Appends an item, or several that are linked. The `next` of the last one is NULL. Any thread may
 * call this. */
void inbox_put(struct inbox *inbox, void *first);
/* Takes up to `max` items, the oldest first, and returns them linked. If there are none, waits for
 * some: at most `wait_ms` (-1: without limit, 0: not at all), and not after inbox_stop. NULL: there
 * are no items. */
void *inbox_take(struct inbox *inbox, int max, int wait_ms);
/* Makes the descriptor readable until the next inbox_take. Any thread may call this. */
void inbox_wake(struct inbox *inbox);
/* Waits until the inbox holds fewer than `most` items. False: inbox_stop was called, so nobody may
 * take items any more. The thread that takes items must not call this. */
bool inbox_wait_below(struct inbox *inbox, int most);

/* Ends all waiting, now and later. Items can still be put and taken. */
void inbox_stop(struct inbox *inbox);
/* Whether inbox_stop was called and the inbox is empty. */
bool inbox_ended(struct inbox *inbox);
