/*
 * What both kinds of store do alike around their threads: they give each thread its requests, cut
 * batches of writes, and tell the loop what became of them.
 */
#include "backend.h"

#include "backed.h"
#include "worker.h"

void backend_threads_start(struct store *store)
{
    const struct backend *backend = store->backend;
    for (int i = 0; i < backend->threads; i++)
        worker_thread_start(&store->thread[i].thread, "store-threads",
                            i == backend->threads - 1 ? backend->read : backend->write,
                            &store->thread[i]);
}

void backend_threads_end(struct store *store)
{
    for (int i = 0; i < store->backend->threads; i++)
        inbox_stop(&store->thread[i].requests);
    for (int i = 0; i < store->backend->threads; i++)
        pthread_join(store->thread[i].thread, NULL);
}

void backend_submit(struct store *store, struct request *request)
{
    struct request *first[STORE_CONNECTIONS] = {0}, **last[STORE_CONNECTIONS];
    int writes = 0;
    for (int i = 0; i < STORE_CONNECTIONS; i++)
        last[i] = &first[i];
    for (struct request *next; request; request = next) {
        int i = store->backend->thread_of(store, request);
        next = request->next;
        request->next = NULL;
        *last[i] = request;
        last[i] = &request->next;
        writes += request_is_write(request);
    }
    atomic_fetch_add(&store->backlog, writes);
    for (int i = 0; i < STORE_CONNECTIONS; i++)
        if (first[i])
            inbox_put(&store->thread[i].requests, first[i]);
}

struct request *backend_batch_cut(struct request *first)
{
    struct request *last = first;
    if (first->kind != REQUEST_PRUNE)
        while (last->next && last->next->kind != REQUEST_PRUNE)
            last = last->next;
    struct request *rest = last->next;
    last->next = NULL;
    return rest;
}

/* Puts the replies of a batch together, because the loop may free a reply as soon as it is put. */
int backend_batch_tell(struct store *store, struct request *first)
{
    struct queue_batch out = {.queue = &store->replies};
    int count = 0;
    for (struct request *request = first, *next; request; request = next, count++) {
        next = request->next;
        queue_batch_put(&out, reply_done(request, request->status));
    }
    atomic_fetch_sub(&store->backlog, count);
    queue_batch_flush(&out);
    return count;
}

void backend_batch_end(struct request *first, enum store_status status)
{
    for (struct request *request = first; request; request = request->next)
        request->status = status;
}

void backend_backed_look(struct store *store, const char *path)
{
    bool failed = false;
    store->looked.backed_ms = path ? backed_ago_ms(path, &failed) : -1;
    store->looked.backup_failed = failed;
}

bool backend_healthy(const struct store *store)
{
    return atomic_load(&store->healthy);
}

bool backend_health_set(struct store *store, bool healthy)
{
    if (atomic_exchange(&store->healthy, healthy) == healthy)
        return false;
    inbox_wake(&store->replies);
    return true;
}
