/*
 * See store_fault.h.
 */
#include "store_fault.h"

#include <stdlib.h>

#include "backend.h"
#include "xalloc.h"

struct fault {
    struct backend backend; /* the store's own functions, which this file calls in its turn */
    const struct backend *real;
    bool failing;
    int fail_after; /* writes that still succeed */
    int fail_count; /* how many writes fail after those; 0: all */
    enum store_status fail_status;
    bool dying, dead;
    int dying_after; /* how many more writes are carried out */
    int dying_cup;   /* the room dies at this event of a cup, from 1; 0: the room lives on */
    bool dying_stored;
    bool reads_fail;
    int read_record; /* reads of this kind; -1: all */
    int lost;
    struct {
        bool on;
        int after;                     /* how many are still carried out */
    } hold[2];                         /* one for reads, one for writes */
    struct request *held, **held_last; /* in their order */
    int nheld;
};

static void fault_submit(struct store *store, struct request *request);

/* The faults of a store. NULL: nobody has asked for one yet. */
static struct fault *fault_of(const struct store *store)
{
    return store->backend->submit == fault_submit ? (struct fault *)store->backend : NULL;
}

/* ---- Between ---- */

static bool write_fails(struct fault *fault)
{
    if (!fault->failing)
        return false;
    if (fault->fail_after > 0) {
        fault->fail_after--;
        return false;
    }
    if (fault->fail_count > 0 && --fault->fail_count == 0)
        fault->failing = false;
    return true;
}

static bool read_fails(const struct fault *fault, const struct request *request)
{
    return fault->reads_fail &&
           (fault->read_record < 0 ||
            (request->kind == REQUEST_RECORDS && (int)request->record == fault->read_record));
}

/* Reads in a row (store_reads) in which the reads of one kind of record fail. They run on another
 * thread. */
struct row_of_reads {
    struct store_reads reads; /* first, because the store is given a pointer to it */
    const struct store_reads *what;
    int record;
    const struct backend *real;
    struct backend between;
};

static struct row_of_reads *row_of(const struct store *store)
{
    const struct request *request = ((const struct reads *)store)->clock.self;
    return (struct row_of_reads *)request->reads;
}

/* Makes a read fail: the store refuses it as malformed. */
static void row_submit(struct store *store, struct request *request)
{
    const struct row_of_reads *row = row_of(store);
    if (request->kind == REQUEST_RECORDS && (int)request->record == row->record)
        request->malformed = true;
    row->real->submit(store, request);
}

static void row_run(struct store *store, void *result)
{
    struct row_of_reads *row = row_of(store);
    row->real = store->backend;
    row->between = (struct backend){.submit = row_submit};
    store->backend = &row->between;
    row->what->run(store, result);
}

/* Makes the reads of that kind in the row fail. */
static void row_spoil(const struct fault *fault, struct request *request)
{
    const struct row_of_reads row = {.reads = {request->reads->size, row_run, request->reads->drop},
                                     .what = request->reads,
                                     .record = fault->read_record};
    if (fault->reads_fail)
        request->reads = request_copy(request, &row, sizeof(row));
}

/* Whether the room is dead or dies now, before this request; then it is not carried out. */
static bool dies_before(struct fault *fault, const struct request *request)
{
    if (fault->dying && fault->dying_after == 0 && request_is_write(request))
        fault->dead = true;
    if (fault->dying_cup == 1 && !fault->dying_stored && request->cup_write)
        fault->dead = true;
    return fault->dead;
}

/* Whether the room dies after this request, its last write, without hearing that it is done. */
static bool dies_after(struct fault *fault, const struct request *request)
{
    if (fault->dying && request_is_write(request))
        fault->dead = --fault->dying_after == 0;
    if (fault->dying_cup > 0 && request->cup_write && --fault->dying_cup == 0)
        fault->dead = true;
    return fault->dead;
}

static bool is_held(struct fault *fault, const struct request *request)
{
    bool writes = request_is_write(request);
    return fault->hold[writes].on && --fault->hold[writes].after < 0;
}

/* Lets the write be carried out, but nobody hears of it. */
static void unheard(struct request *request)
{
    request->on_done = NULL;
    request->on_started = NULL;
    request->on_pruned = NULL;
}

/* The callback of a write that fails. */
struct failure {
    void *arg;
    store_done_cb *on_done;
    store_started_cb *on_started;
    store_pruned_cb *on_pruned;
    enum store_status status;
};

static void failed_done(void *arg, enum store_status status UNUSED)
{
    const struct failure *failure = arg;
    failure->on_done(failure->arg, failure->status);
}

static void failed_started(void *arg, enum store_status status UNUSED, int64_t number UNUSED)
{
    const struct failure *failure = arg;
    failure->on_started(failure->arg, failure->status, 0);
}

static void failed_pruned(void *arg, enum store_status status UNUSED,
                          const struct store_pruned *pruned)
{
    const struct failure *failure = arg;
    struct store_pruned counted = *pruned;
    counted.games++; /* a store has counted what it deleted when it finds no room to commit that */
    failure->on_pruned(failure->arg, failure->status, &counted);
}

/* Turns a write into one that the store refuses in its turn, after the writes under way: the writes
 * of a game are answered in order, and each store finds that order by the game. */
static void request_spoil(struct request *request, enum store_status status)
{
    const struct failure failure = {request->arg, request->on_done, request->on_started,
                                    request->on_pruned, status};
    if (request->append) {
        struct store_append *append =
            request_copy(request, request->append, sizeof(*request->append));
        append->epoch = -1; /* no room has this epoch */
        request->append = append;
    } else {
        request->malformed = true;
    }
    request->arg = request_copy(request, &failure, sizeof(failure));
    request->on_done = request->on_done ? failed_done : NULL;
    request->on_started = request->on_started ? failed_started : NULL;
    request->on_pruned = request->on_pruned ? failed_pruned : NULL;
}

static void request_carry_out(struct store *store, struct fault *fault, struct request *request)
{
    if (dies_before(fault, request)) {
        fault->lost++;
        request_free(&request);
    } else {
        if (request->kind == REQUEST_READS)
            row_spoil(fault, request);
        if (!request_is_write(request) && read_fails(fault, request))
            request->malformed = true;
        if (!request->malformed && request_is_write(request) && write_fails(fault))
            request_spoil(request, fault->fail_status);
        else if (dies_after(fault, request))
            unheard(request);
        fault->real->submit(store, request);
    }
}

static void request_pass(struct store *store, struct fault *fault, struct request *request)
{
    if (is_held(fault, request)) {
        *fault->held_last = request;
        fault->held_last = &request->next;
        fault->nheld++;
    } else {
        request_carry_out(store, fault, request);
    }
}

static void requests_pass(struct store *store, struct fault *fault, struct request *request)
{
    for (struct request *next; request; request = next) {
        next = request->next;
        request->next = NULL;
        request_pass(store, fault, request);
    }
}

static void fault_submit(struct store *store, struct request *request)
{
    requests_pass(store, fault_of(store), request);
}

/* Takes the requests that wait. */
static struct request *held_take(struct fault *fault)
{
    struct request *held = fault->held;
    fault->held = NULL;
    fault->held_last = &fault->held;
    fault->nheld = 0;
    return held;
}

static void held_drop(struct fault *fault)
{
    for (struct request *next, *request = held_take(fault); request; request = next) {
        next = request->next;
        request_free(&request);
    }
}

static bool fault_healthy(const struct store *store)
{
    const struct fault *fault = fault_of(store);
    return !(fault->failing && fault->fail_after == 0 && fault->fail_status == STORE_FULL) &&
           fault->real->healthy(store);
}

static void fault_close(struct store *store)
{
    FREED struct fault *fault = fault_of(store);
    held_drop(fault);
    store->backend = fault->real;
    store->backend->close(store);
}

static struct fault *fault_between(struct store *store)
{
    struct fault *fault = fault_of(store);
    if (fault)
        return fault;
    fault = xcalloc(1, sizeof(*fault));
    fault->held_last = &fault->held;
    fault->real = store->backend;
    fault->backend = *store->backend;
    fault->backend.submit = fault_submit;
    fault->backend.healthy = fault_healthy;
    fault->backend.close = fault_close;
    store->backend = &fault->backend;
    return fault;
}

/* ---- Asking for them ---- */

void store_fault_fail(struct store *store, int nth, int count, enum store_status status)
{
    struct fault *fault = fault_between(store);
    fault->failing = nth > 0;
    fault->fail_after = nth - 1;
    fault->fail_count = count;
    fault->fail_status = status;
}

void store_fault_die(struct store *store, int after)
{
    struct fault *fault = fault_between(store);
    fault->dying = after >= 0;
    fault->dying_after = after;
    fault->dying_cup = 0;
    fault->dead = false;
    if (after < 0)
        held_drop(fault);
}

void store_fault_die_cup(struct store *store, int nth, bool stored)
{
    struct fault *fault = fault_between(store);
    fault->dying_cup = nth;
    fault->dying_stored = stored;
}

int store_fault_left(const struct store *store)
{
    const struct fault *fault = fault_of(store);
    return fault ? fault->dying_after : 0;
}

bool store_fault_dead(const struct store *store)
{
    const struct fault *fault = fault_of(store);
    return fault && fault->dead;
}

void store_fault_hold(struct store *store, bool writes, int after)
{
    struct fault *fault = fault_between(store);
    fault->hold[writes].on = true;
    fault->hold[writes].after = after;
}

void store_fault_release(struct store *store)
{
    struct fault *fault = fault_between(store);
    fault->hold[false].on = fault->hold[true].on = false;
    requests_pass(store, fault, held_take(fault));
}

bool store_fault_release_one(struct store *store, bool writes)
{
    struct fault *fault = fault_between(store);
    struct request **at = &fault->held, *request;
    while (*at && request_is_write(*at) != writes)
        at = &(*at)->next;
    if (!(request = *at))
        return false;
    *at = request->next;
    if (!*at)
        fault->held_last = at;
    fault->nheld--;
    request->next = NULL;
    request_carry_out(store, fault, request);
    return true;
}

int store_fault_silent(const struct store *store)
{
    const struct fault *fault = fault_of(store);
    return fault ? fault->lost + fault->nheld : 0;
}

void store_fault_reads(struct store *store, int record, bool fail)
{
    struct fault *fault = fault_between(store);
    fault->read_record = record;
    fault->reads_fail = fail;
}
