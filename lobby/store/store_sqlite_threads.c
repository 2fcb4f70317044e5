/*
 * The two threads of the SQLite store, and what the writer does when the disk is full.
 */
#include <limits.h>

#include "log.h"
#include "shipped.h"
#include "store_sqlite.h"
#include "xalloc.h"

void sqlite_ship_look(struct store_sqlite *s)
{
    s->store.looked.ship_ms = shipped_behind_ms(s->path);
    backend_backed_look(&s->store, s->path);
}

/* ---- The writer ---- */

/* Carries out a request of a batch in a savepoint, so that its failure does not undo the others. */
static enum store_status sqlite_threads_request_apart(struct store_sqlite *s,
                                                      struct request *request)
{
    size_t mark = s->chains.nundo;
    db_change(&s->writer.db, "SAVEPOINT request");
    enum store_status status = sql_write(&s->writer.db, request, s->store.epoch);
    if (status == STORE_FULL)
        return status;
    if (status != STORE_OK) {
        db_change(&s->writer.db, "ROLLBACK TO request");
        chains_undo(&s->chains, mark);
    }
    db_change(&s->writer.db, "RELEASE request");
    return STORE_OK;
}

/* Carries out a batch as one transaction. Other than STORE_OK: the batch was rolled back and
 * nothing is written, because there was no space (STORE_FULL), or because a request was refused and
 * was not kept `apart` from the others. */
static enum store_status sqlite_threads_batch_try(struct store_sqlite *s, struct request *first,
                                                  bool apart)
{
    enum store_status status = db_change(&s->writer.db, "BEGIN IMMEDIATE");
    for (struct request *request = first; status == STORE_OK && request; request = request->next)
        status = apart ? sqlite_threads_request_apart(s, request)
                       : sql_write(&s->writer.db, request, s->store.epoch);
    if (status == STORE_OK) {
        status = db_change(&s->writer.db, "COMMIT");
        if (status != STORE_OK && status != STORE_FULL)
            log_fatal("store-commit", "status=%d", status);
    }
    if (status == STORE_OK) {
        chains_commit(&s->chains);
    } else {
        db_sqlite_rollback(&s->writer);
        chains_undo(&s->chains, 0);
    }
    return status;
}

/* Writes a batch. Few requests are refused, and savepoints are a quarter of what a move costs here,
 * so they are made only after a request was refused. If the disk is full, the ballast is deleted,
 * once. If that does not help, each request is tried alone, so that a small one, or one that frees
 * space, is not refused because of a big one. */
static void sqlite_threads_batch_write(struct store_sqlite *s, struct request *first)
{
    enum store_status status = sqlite_threads_batch_try(s, first, false);
    if (status != STORE_OK && status != STORE_FULL)
        status = sqlite_threads_batch_try(s, first, true);
    if (status != STORE_FULL)
        return;
    sqlite_health_set(s, false);
    if (sqlite_ballast_drop(s) && sqlite_threads_batch_try(s, first, true) != STORE_FULL)
        return;
    for (struct request *request = first; request; request = request->next) {
        struct request *rest = request->next;
        request->next = NULL;
        if (sqlite_threads_batch_try(s, request, true) == STORE_FULL)
            request->status = STORE_FULL;
        request->next = rest;
    }
}

/* Carries out a slice of the pruning, apart from everything else; see store_sql_prune.c. */
static void sqlite_threads_prune_write(struct store_sqlite *s, struct request *request)
{
    db_change(&s->writer.db, "PRAGMA foreign_keys = OFF");
    enum store_status status = db_change(&s->writer.db, "BEGIN IMMEDIATE");
    if (status == STORE_OK)
        status = sql_prune(&s->writer.db, request);
    if (status == STORE_OK)
        status = db_change(&s->writer.db, "COMMIT");
    if (status != STORE_OK && status != STORE_FULL)
        log_fatal("store-prune", "status=%d", status);
    if (status != STORE_OK)
        db_sqlite_rollback(&s->writer);
    db_change(&s->writer.db, "PRAGMA foreign_keys = ON");
    request->status = status;
}

/* Looks whether the file is still there. If it was deleted, everything would be lost when the room
 * ends. So the room copies the file first, and ends then, because the person who starts the next
 * room has to know. If the copy cannot be made (`gone`), it is tried again with each look, and
 * writes are refused until then: what the room would say is stored could be lost. */
static void sqlite_threads_file_look(struct store_sqlite *s)
{
    s->gone = !presence_look(&s->presence, s->path);
    if (!s->gone)
        return;
    FREED char *rescued = xasprintf("%s.rescued", s->path);
    if (db_sqlite_copy(s->writer.handle, rescued) == 0) {
        presence_clear(&s->presence, s->path);
        log_fatal("store-gone", "path=%s rescued=%s", s->path, rescued);
    }
    log_error("store-gone", "path=%s error=\"no copy at %s\"", s->path, rescued);
    sqlite_health_set(s, false);
}

void *sqlite_threads_writer_run(void *arg)
{
    struct store_thread *thread = arg;
    struct store_sqlite *s = (struct store_sqlite *)thread->store;
    int64_t look_at = clock_mono(&clock_system) + s->settings.check;
    for (;;) {
        int64_t wait = look_at - clock_mono(&clock_system);
        struct request *batch = inbox_take(&thread->requests, INT_MAX, wait > 0 ? (int)wait : 0);
        if (!batch && inbox_ended(&thread->requests)) {
            sqlite_threads_file_look(s);
            return NULL;
        }
        while (batch) {
            struct request *rest = backend_batch_cut(batch);
            backend_pulse_begin(&s->pulse);
            if (s->gone)
                backend_batch_end(batch, STORE_FULL);
            else if (batch->kind == REQUEST_PRUNE)
                sqlite_threads_prune_write(s, batch);
            else
                sqlite_threads_batch_write(s, batch);
            backend_pulse_end(&s->pulse);
            backend_batch_tell(&s->store, batch);
            batch = rest;
        }
        /* Everything that was committed has been reported, so nobody waits for the checkpoint. The
         * checkpoint is not a batch, but a disk that hangs during it shows in the pulse in the same
         * way. */
        backend_pulse_begin(&s->pulse);
        db_sqlite_checkpoint(&s->writer);
        atomic_store(&s->pulse.begun_us, 0);
        if (clock_mono(&clock_system) >= look_at) {
            sqlite_threads_file_look(s);
            if (!s->gone)
                sqlite_space_look(s);
            sqlite_ship_look(s);
            look_at = clock_mono(&clock_system) + s->settings.check;
        }
    }
}

/* ---- The reader ---- */

void *sqlite_threads_reader_run(void *arg)
{
    struct store_thread *thread = arg;
    struct store_sqlite *s = (struct store_sqlite *)thread->store;
    struct request *request;
    while ((request = inbox_take(&thread->requests, INT_MAX, -1))) {
        /* All requests that waited were made before now, so they may share one transaction. */
        struct queue_batch out = {.queue = &s->store.replies};
        db_change(&s->reader.db, "BEGIN");
        for (struct request *next; request; request = next) {
            next = request->next;
            enum store_status status = sql_read(&s->reader.db, request, &out);
            queue_batch_put(&out, reply_done(request, status));
            if (out.count >= SQL_TOLD)
                queue_batch_flush(&out);
        }
        queue_batch_flush(&out);
        db_change(&s->reader.db, "COMMIT");
    }
    return NULL;
}
