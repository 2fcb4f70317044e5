/*
 * A list of replies under a lock, with an eventfd for the loop that takes them.
 */
#include "queue.h"

#include <sys/eventfd.h>
#include <unistd.h>

enum { QUEUE_ROOM = 4096 };

int queue_init(struct queue *queue)
{
    queue->fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (queue->fd < 0)
        return -1;
    pthread_mutex_init(&queue->lock, NULL);
    pthread_cond_init(&queue->room, NULL);
    queue->first = NULL;
    queue->last = &queue->first;
    queue->count = 0;
    queue->closed = false;
    return 0;
}

void queue_free(struct queue *queue)
{
    for (struct reply *reply = queue->first; reply;) {
        struct reply *next = reply->next;
        reply_free(&reply);
        reply = next;
    }
    close(queue->fd);
    pthread_cond_destroy(&queue->room);
    pthread_mutex_destroy(&queue->lock);
}

void queue_wake(struct queue *queue)
{
    /* It fails only when the counter is full, and then the descriptor is readable already. */
    (void)!eventfd_write(queue->fd, 1);
}

void outbox_put(struct outbox *outbox, struct reply *reply)
{
    if (outbox->count++ == 0)
        outbox->first = reply;
    else
        outbox->last->next = reply;
    outbox->last = reply;
}

void outbox_flush(struct outbox *outbox)
{
    struct queue *queue = outbox->queue;
    if (outbox->count == 0)
        return;
    outbox->last->next = NULL;
    pthread_mutex_lock(&queue->lock);
    bool was_empty = !queue->first;
    *queue->last = outbox->first;
    queue->last = &outbox->last->next;
    queue->count += outbox->count;
    pthread_mutex_unlock(&queue->lock);
    outbox->count = 0;
    if (was_empty)
        queue_wake(queue);
}

void queue_put(struct queue *queue, struct reply *reply)
{
    struct outbox alone = {.queue = queue};
    outbox_put(&alone, reply);
    outbox_flush(&alone);
}

bool queue_wait_room(struct queue *queue)
{
    pthread_mutex_lock(&queue->lock);
    while (queue->count >= QUEUE_ROOM && !queue->closed)
        pthread_cond_wait(&queue->room, &queue->lock);
    bool open = !queue->closed;
    pthread_mutex_unlock(&queue->lock);
    return open;
}

void queue_close(struct queue *queue)
{
    pthread_mutex_lock(&queue->lock);
    queue->closed = true;
    pthread_cond_broadcast(&queue->room);
    pthread_mutex_unlock(&queue->lock);
}

bool queue_is_closed(struct queue *queue)
{
    pthread_mutex_lock(&queue->lock);
    bool closed = queue->closed;
    pthread_mutex_unlock(&queue->lock);
    return closed;
}

struct reply *queue_take(struct queue *queue, int max)
{
    eventfd_t ignored;
    (void)!eventfd_read(queue->fd, &ignored);
    pthread_mutex_lock(&queue->lock);
    struct reply *first = queue->first, **end = &queue->first;
    int count = 0;
    while (*end && count < max) {
        end = &(*end)->next;
        count++;
    }
    queue->first = *end;
    *end = NULL;
    if (!queue->first)
        queue->last = &queue->first;
    queue->count -= count;
    bool more = queue->first;
    pthread_cond_signal(&queue->room);
    pthread_mutex_unlock(&queue->lock);
    if (more)
        queue_wake(queue);
    return count > 0 ? first : NULL;
}
