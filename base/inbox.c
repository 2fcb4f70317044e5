/*
 * A list under a lock. See inbox.h.
 */
#include "inbox.h"

#include <errno.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

int inbox_init(struct inbox *inbox, size_t link, bool with_fd)
{
    *inbox = (struct inbox){.fd = -1, .link = link};
    if (with_fd && (inbox->fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) < 0)
        return -1;
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&inbox->changed, &monotonic);
    pthread_condattr_destroy(&monotonic);
    pthread_mutex_init(&inbox->lock, NULL);
    return 0;
}

void inbox_free(struct inbox *inbox)
{
    if (inbox->fd >= 0)
        close(inbox->fd);
    pthread_cond_destroy(&inbox->changed);
    pthread_mutex_destroy(&inbox->lock);
}

/* Returns the item after this one. Copies with memcpy, because the type of the pointers is not
 * known here. */
static void *inbox_next_get(const struct inbox *inbox, const void *item)
{
    void *next;
    memcpy(&next, (const char *)item + inbox->link, sizeof(next));
    return next;
}

static void inbox_next_set(const struct inbox *inbox, void *item, void *next)
{
    memcpy((char *)item + inbox->link, &next, sizeof(next));
}

void inbox_wake(struct inbox *inbox)
{
    /* The write fails only when the counter is full. The descriptor is then readable already. */
    if (inbox->fd >= 0)
        (void)!eventfd_write(inbox->fd, 1);
}

void inbox_put(struct inbox *inbox, void *first)
{
    void *last = first;
    int count = 1;
    for (void *next; (next = inbox_next_get(inbox, last)); last = next)
        count++;
    pthread_mutex_lock(&inbox->lock);
    bool was_empty = !inbox->first;
    if (was_empty)
        inbox->first = first;
    else
        inbox_next_set(inbox, inbox->last, first);
    inbox->last = last;
    inbox->count += count;
    pthread_cond_broadcast(&inbox->changed);
    pthread_mutex_unlock(&inbox->lock);
    if (was_empty)
        inbox_wake(inbox);
}

/* Waits until the list has an item or the inbox is stopped, for `wait_ms` at most (below 0: without
 * a limit). The caller holds the lock. */
static void inbox_wait_for_some(struct inbox *inbox, int wait_ms)
{
    struct timespec deadline;
    int rc = 0;
    clock_gettime(CLOCK_MONOTONIC, &deadline);
    deadline.tv_sec += wait_ms / 1000;
    deadline.tv_nsec += (long)(wait_ms % 1000) * 1000000;
    if (deadline.tv_nsec >= 1000000000) {
        deadline.tv_sec++;
        deadline.tv_nsec -= 1000000000;
    }
    while (!inbox->first && !inbox->stopped && rc != ETIMEDOUT)
        rc = wait_ms < 0 ? pthread_cond_wait(&inbox->changed, &inbox->lock)
                         : pthread_cond_timedwait(&inbox->changed, &inbox->lock, &deadline);
}

void *inbox_take(struct inbox *inbox, int max, int wait_ms)
{
    eventfd_t ignored;
    if (inbox->fd >= 0)
        (void)!eventfd_read(inbox->fd, &ignored);
    pthread_mutex_lock(&inbox->lock);
    if (wait_ms != 0)
        inbox_wait_for_some(inbox, wait_ms);
    void *first = inbox->first, *last = NULL;
    int n = 0;
    for (; inbox->first && n < max; n++) {
        last = inbox->first;
        inbox->first = inbox_next_get(inbox, last);
    }
    if (last)
        inbox_next_set(inbox, last, NULL);
    inbox->count -= n;
    bool more = inbox->first;
    pthread_cond_broadcast(&inbox->changed);
    pthread_mutex_unlock(&inbox->lock);
    if (more)
        inbox_wake(inbox);
    return n > 0 ? first : NULL;
}

bool inbox_wait_below(struct inbox *inbox, int most)
{
    pthread_mutex_lock(&inbox->lock);
    while (inbox->count >= most && !inbox->stopped)
        pthread_cond_wait(&inbox->changed, &inbox->lock);
    bool open = !inbox->stopped;
    pthread_mutex_unlock(&inbox->lock);
    return open;
}

void inbox_stop(struct inbox *inbox)
{
    pthread_mutex_lock(&inbox->lock);
    inbox->stopped = true;
    pthread_cond_broadcast(&inbox->changed);
    pthread_mutex_unlock(&inbox->lock);
}

bool inbox_ended(struct inbox *inbox)
{
    return inbox->stopped && inbox->count == 0;
}
