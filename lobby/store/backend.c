/*
 * What both kinds of store do alike around their threads: they give each thread its requests, cut
 * batches of writes, and tell the loop what became of them.
 */
#include "backend.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "clock.h"
#include "closed.h"
#include "worker.h"
#include "xalloc.h"

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
    struct reply_batch out = {.queue = &store->replies};
    int count = 0;
    for (struct request *request = first, *next; request; request = next, count++) {
        next = request->next;
        reply_batch_put(&out, reply_done(request, request->status));
    }
    atomic_fetch_sub(&store->backlog, count);
    reply_batch_flush(&out);
    return count;
}

void backend_batch_end(struct request *first, enum store_status status)
{
    for (struct request *request = first; request; request = request->next)
        request->status = status;
}

/* A backup (data/backup/cardroom-backup) tells how it went in PATH.backed-up. Its line `good
 * SECONDS` says when the last good backup was finished, in seconds since 1970. A good backup is
 * whole and where it belongs. Its other line is `last ok` or `last failed`. */
void backend_backed_look(struct store *store, const char *path)
{
    FREED char *name = path ? xasprintf("%s.backed-up", path) : NULL;
    FILE_LOCAL *file = name ? fopen(name, "re") : NULL;
    char line[64];
    int64_t good = 0;
    bool failed = false;
    while (file && fgets(line, sizeof(line), file))
        if (strncmp(line, "good ", 5) == 0)
            good = strtoll(line + 5, NULL, 10);
        else if (strcmp(line, "last failed\n") == 0)
            failed = true;
    const int64_t ago = clock_wall(&clock_system) - good * 1000;
    store->looked.backed_ms = good <= 0 ? -1 : ago > 0 ? ago : 0;
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

/* ---- Pulse ---- */

static int64_t backend_now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

void backend_pulse_begin(struct pulse *pulse)
{
    atomic_store(&pulse->begun_us, backend_now_us());
}

void backend_pulse_end(struct pulse *pulse)
{
    int64_t took = backend_now_us() - atomic_exchange(&pulse->begun_us, 0);
    atomic_fetch_add(&pulse->commits, 1);
    atomic_fetch_add(&pulse->commit_us, took);
    int64_t slowest = atomic_load(&pulse->slowest_us);
    while (took > slowest && !atomic_compare_exchange_weak(&pulse->slowest_us, &slowest, took))
        ;
}

void backend_pulse_add(struct pulse *pulse, struct store_pulse *out)
{
    int64_t begun = atomic_load(&pulse->begun_us);
    int64_t slowest = atomic_exchange(&pulse->slowest_us, 0) / 1000;
    int64_t stalled = begun != 0 ? (backend_now_us() - begun) / 1000 : 0;
    out->commits += atomic_load(&pulse->commits);
    out->commit_us += atomic_load(&pulse->commit_us);
    out->slowest_ms = slowest > out->slowest_ms ? slowest : out->slowest_ms;
    out->stalled_ms = stalled > out->stalled_ms ? stalled : out->stalled_ms;
}
