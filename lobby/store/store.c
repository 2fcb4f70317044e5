/*
 * The calls of store.h. Each becomes a request, which the backend named by the url carries out.
 * Replies come back here and go to the callbacks.
 */
#include "store.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "backend.h"
#include "config.h"
#include "server.h"
#include "utf8.h"
#include "xalloc.h"

static const struct backend *const backends[] = {&store_sqlite_backend,
#ifdef HAVE_LIBPQ
                                                 &store_postgresql_backend
#endif
};

/* At most this many callbacks run in one store_pump, so that a loop that reads a million rows
 * also serves others. */
enum { PUMP_MAX = 1024 };

struct store *store_open(const char *url, const struct clock *clock, char *why, size_t whycap)
{
    for (size_t i = 0; i < sizeof(backends) / sizeof(backends[0]); i++) {
        /* A url of PostgreSQL may also begin with its short name. */
        size_t length = strcspn(url, ":"), whole = strlen(backends[i]->scheme);
        bool is = length == whole || (store_server_is(url) && length < whole);
        if (!is || strncmp(url, backends[i]->scheme, length) != 0)
            continue;
        struct store *store = xcalloc(1, backends[i]->size);
        store->backend = backends[i];
        store->clock = clock;
        store->called_last = &store->called;
        if (queue_init(&store->replies) != 0) {
            utf8_printf(why, whycap, "No descriptor is left for the store: %s.", strerror(errno));
            free(store);
            return NULL;
        }
        if (store->backend->open(store, url + length + 1, why, whycap) == 0)
            return store;
        int error = errno;
        queue_clear(&store->replies);
        inbox_free(&store->replies);
        free(store);
        errno = error;
        return NULL;
    }
    errno = EINVAL;
#ifndef HAVE_LIBPQ
    struct store_server none;
    if (store_server_is(url)) {
        store_server_read(url, false, &none, why, whycap);
        return NULL;
    }
#endif
    utf8_printf(why, whycap,
                "There is no store for \"%.*s\". Write sqlite:PATH or postgresql://HOST/DATABASE. "
                "One in memory is sqlite:/dev/shm/cardroom.db.",
                (int)strcspn(url, ":/ ="), url); /* the rest may hold a password */
    return NULL;
}

void store_close(struct store **store)
{
    struct store_server_pulse last;
    store_close_last(store, &last);
}

void store_close_last(struct store **store, struct store_server_pulse *last)
{
    *last = (struct store_server_pulse){0};
    if (!*store)
        return;
    (*store)->last = last;
    inbox_stop(&(*store)->replies);
    (*store)->backend->close(*store);
    store_attached_free(&(*store)->attached);
    queue_clear(&(*store)->replies);
    inbox_free(&(*store)->replies);
    free(*store);
    *store = NULL;
}

int64_t store_epoch(const struct store *store)
{
    return store->backend->epoch(store);
}

struct store_past store_past(const struct store *store)
{
    return store->past;
}

int store_fd(const struct store *store)
{
    return inbox_fd(&store->replies);
}

/* Callbacks often make several calls themselves. Those go to the backend together at the end, so
 * that it is woken only once. */
int store_pump(struct store *store)
{
    int ran = 0;
    store->pumping = true;
    for (struct reply *reply = inbox_take(&store->replies, PUMP_MAX, 0); reply;) {
        struct reply *next = reply->next;
        store->unanswered -= reply->kind == REPLY_DONE;
        ran += reply_deliver(reply);
        reply_free(&reply);
        reply = next;
    }
    store->pumping = false;
    struct request *called = store->called;
    store->called = NULL;
    store->called_last = &store->called;
    if (called)
        store->backend->submit(store, called);
    return ran;
}

int store_backlog(const struct store *store)
{
    return store->backend->backlog(store);
}

bool store_healthy(const struct store *store)
{
    return store->backend->healthy(store);
}

void store_pulse(struct store *store, struct store_pulse *out)
{
    *out = (struct store_pulse){.ship_ms = -1, .backed_ms = -1, .size = -1, .left = -1};
    store->backend->pulse(store, out);
}

struct request *store_call(const struct store *s, enum request_kind kind, void *arg)
{
    struct request *call = request_new(kind, clock_wall(s->clock));
    call->arg = arg;
    return call;
}

static void store_call_entries(struct request *call, const struct store_entry *entries,
                               int nentries)
{
    call->nentries = nentries;
    if (nentries > 0 && nentries <= STORE_ENTRIES_MAX)
        call->entries = request_copy(call, entries, (size_t)nentries * sizeof(*entries));
}

void store_submit(struct store *s, struct request *call)
{
    if (request_is_write(call)) {
        call->attached = s->attached;
        s->attached = NULL;
        if (!call->audit && call->attached)
            call->audit = call->attached->audit;
    }
    call->malformed = !request_well_formed(call);
    s->unanswered++;
    if (s->pumping) {
        *s->called_last = call;
        s->called_last = &call->next;
    } else {
        s->backend->submit(s, call);
    }
}

void store_submit_done(struct store *s, struct request *call, store_done_cb *done)
{
    call->on_done = done;
    store_submit(s, call);
}

void store_submit_rows(struct store *s, struct request *call, store_row_cb *each,
                       store_done_cb *done)
{
    call->each = each;
    store_submit_done(s, call, done);
}

void store_secret(struct store *store, const char *name, uint8_t out[32])
{
    struct request *call = store_call(store, REQUEST_SECRET, NULL);
    call->name = request_copy_text(call, name);
    store->backend->secret(store, call);
    memcpy(out, call->secret, sizeof(call->secret));
    explicit_bzero(call->secret, sizeof(call->secret));
    request_free(&call);
}

void store_seen(struct store *store, int64_t wall_ms)
{
    struct request *call = store_call(store, REQUEST_SEEN, NULL);
    call->from_ms = wall_ms;
    store_submit(store, call);
}

/* ---- Accounts ---- */

void store_account_create(struct store *s, const struct store_account *account,
                          const char *fingerprint, const char *key,
                          const struct store_entry *entries, int nentries, store_done_cb *cb,
                          void *arg)
{
    struct request *call = store_call(s, REQUEST_ACCOUNT_CREATE, arg);
    call->account = request_copy(call, account, sizeof(*account));
    call->id = account->id;
    call->fingerprint = request_copy_text(call, fingerprint);
    call->key = request_copy_text(call, key);
    store_call_entries(call, entries, nentries);
    store_submit_done(s, call, cb);
}

void store_account_by_name(struct store *s, const char *name, bool skeleton, store_account_cb *cb,
                           void *arg)
{
    struct request *call =
        store_call(s, skeleton ? REQUEST_ACCOUNT_BY_SKELETON : REQUEST_ACCOUNT_BY_NAME, arg);
    call->name = request_copy_text(call, name);
    call->on_account = cb;
    store_submit(s, call);
}

void store_account_by_id(struct store *s, int64_t id, store_account_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_ACCOUNT_BY_ID, arg);
    call->id = id;
    call->on_account = cb;
    store_submit(s, call);
}

void store_account_by_key(struct store *s, const char *fingerprint, store_account_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_ACCOUNT_BY_KEY, arg);
    call->fingerprint = request_copy_text(call, fingerprint);
    call->on_account = cb;
    store_submit(s, call);
}

void store_accounts(struct store *s, const char *after, int limit, store_accounts_cb *each,
                    store_done_cb *done, void *arg)
{
    struct request *call = store_call(s, REQUEST_ACCOUNTS, arg);
    call->name = request_copy_text(call, after);
    call->limit = limit;
    store_submit_rows(s, call, (store_row_cb *)each, done);
}

static void store_accounts_where(struct store *s, enum request_kind kind, int64_t from_ms,
                                 int limit, store_accounts_cb *each, store_done_cb *done, void *arg)
{
    struct request *call = store_call(s, kind, arg);
    call->from_ms = from_ms;
    call->limit = limit;
    store_submit_rows(s, call, (store_row_cb *)each, done);
}

void store_accounts_since(struct store *s, int64_t since_ms, int limit, store_accounts_cb *each,
                          store_done_cb *done, void *arg)
{
    store_accounts_where(s, REQUEST_ACCOUNTS_SINCE, since_ms, limit, each, done, arg);
}

void store_accounts_staff(struct store *s, int limit, store_accounts_cb *each, store_done_cb *done,
                          void *arg)
{
    store_accounts_where(s, REQUEST_ACCOUNTS_STAFF, 0, limit, each, done, arg);
}

void store_account_update(struct store *s, const struct store_account *account, unsigned parts,
                          const struct store_entry *entries, int nentries, store_done_cb *cb,
                          void *arg)
{
    struct request *call = store_call(s, REQUEST_ACCOUNT_UPDATE, arg);
    call->parts = parts;
    call->account = request_copy(call, account, sizeof(*account));
    call->id = account->id;
    store_call_entries(call, entries, nentries);
    store_submit_done(s, call, cb);
}

void store_key_add(struct store *s, int64_t account, const char *fingerprint, const char *key,
                   store_done_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_KEY_ADD, arg);
    call->id = account;
    call->fingerprint = request_copy_text(call, fingerprint);
    call->key = request_copy_text(call, key);
    store_submit_done(s, call, cb);
}

void store_keys(struct store *s, int64_t account, store_key_cb *each, store_done_cb *done,
                void *arg)
{
    struct request *call = store_call(s, REQUEST_KEYS, arg);
    call->id = account;
    store_submit_rows(s, call, (store_row_cb *)each, done);
}

void store_key_update(struct store *s, const struct store_key *key, store_done_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_KEY_UPDATE, arg);
    call->ssh_key = request_copy(call, key, sizeof(*key));
    store_submit_done(s, call, cb);
}

void store_key_used(struct store *s, int64_t account, const char *fingerprint, store_done_cb *cb,
                    void *arg)
{
    struct request *call = store_call(s, REQUEST_KEY_USED, arg);
    call->id = account;
    call->fingerprint = request_copy_text(call, fingerprint);
    store_submit_done(s, call, cb);
}

void store_key_remove(struct store *s, int64_t account, const char *fingerprint, store_done_cb *cb,
                      void *arg)
{
    struct request *call = store_call(s, REQUEST_KEY_REMOVE, arg);
    call->id = account;
    call->fingerprint = request_copy_text(call, fingerprint);
    store_submit_done(s, call, cb);
}

void store_account_rename(struct store *s, int64_t account, const char *name, const char *skeleton,
                          const struct store_audit *audit, store_done_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_ACCOUNT_RENAME, arg);
    call->id = account;
    call->name = request_copy_text(call, name);
    call->skeleton = request_copy_text(call, skeleton);
    call->audit = request_copy(call, audit, sizeof(*audit));
    store_submit_done(s, call, cb);
}

void store_account_erase(struct store *s, int64_t account, const char *name, store_done_cb *cb,
                         void *arg)
{
    struct request *call = store_call(s, REQUEST_ACCOUNT_ERASE, arg);
    call->id = account;
    call->name = request_copy_text(call, name);
    store_submit_done(s, call, cb);
}

void store_account_merge(struct store *s, int64_t from, int64_t into,
                         const struct store_entry *entries, int nentries,
                         const struct store_audit *audit, store_done_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_ACCOUNT_MERGE, arg);
    call->id = from;
    call->into = into;
    store_call_entries(call, entries, nentries);
    call->audit = request_copy(call, audit, sizeof(*audit));
    store_submit_done(s, call, cb);
}

void store_post(struct store *s, const struct store_entry *entries, int nentries,
                const struct store_audit *audit, store_done_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_POST, arg);
    store_call_entries(call, entries, nentries);
    call->audit = request_copy(call, audit, sizeof(*audit));
    store_submit_done(s, call, cb);
}

/* ---- Tables and games ---- */

void store_table_put(struct store *s, const struct store_table *table, store_done_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_TABLE_PUT, arg);
    call->table = request_copy_table(call, table);
    store_submit_done(s, call, cb);
}

void store_table_close(struct store *s, int64_t id, store_done_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_TABLE_CLOSE, arg);
    call->id = id;
    store_submit_done(s, call, cb);
}

void store_game_start(struct store *s, const struct store_game *game,
                      const struct store_table *table, const struct store_entry *entries,
                      int nentries, store_started_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_GAME_START, arg);
    call->game = request_copy(call, game, sizeof(*game));
    call->table = request_copy_table(call, table);
    store_call_entries(call, entries, nentries);
    call->on_started = cb;
    store_submit(s, call);
}

void store_game_append(struct store *s, const struct store_append *append, store_done_cb *cb,
                       void *arg)
{
    struct request *call = store_call(s, REQUEST_GAME_APPEND, arg);
    struct store_append *copy = request_copy(call, append, sizeof(*append));
    call->append = copy;
    call->game = request_copy(call, append->final, sizeof(*append->final));
    call->table = request_copy_table(call, append->table);
    call->audit = request_copy(call, append->audit, sizeof(*append->audit));
    store_call_entries(call, append->entries, append->nentries);
    if (append->nratings > 0 && append->nratings <= STORE_SEATS_MAX)
        copy->ratings = request_copy(call, append->ratings,
                                     (size_t)append->nratings * sizeof(*append->ratings));
    if (append->nevents > 0) {
        struct store_event *events =
            request_copy(call, append->events, (size_t)append->nevents * sizeof(*events));
        for (int i = 0; i < append->nevents; i++)
            events[i].text = request_copy_text(call, append->events[i].text);
        copy->events = events;
    }
    copy->final = call->game;
    copy->table = call->table;
    copy->audit = call->audit;
    copy->entries = call->entries;
    store_submit_done(s, call, cb);
}

void store_open_tables(struct store *s, store_table_cb *each, store_done_cb *done, void *arg)
{
    struct request *call = store_call(s, REQUEST_OPEN_TABLES, arg);
    store_submit_rows(s, call, (store_row_cb *)each, done);
}

void store_open_games(struct store *s, store_game_cb *each, store_event_cb *event,
                      store_done_cb *done, void *arg)
{
    struct request *call = store_call(s, REQUEST_OPEN_GAMES, arg);
    call->on_event = event;
    store_submit_rows(s, call, (store_row_cb *)each, done);
}

void store_game_read(struct store *s, int64_t id, store_game_cb *game, store_event_cb *event,
                     store_done_cb *done, void *arg)
{
    struct request *call = store_call(s, REQUEST_GAME_READ, arg);
    call->id = id;
    call->on_event = event;
    store_submit_rows(s, call, (store_row_cb *)game, done);
}

void store_game_numbered(struct store *s, int64_t number, store_game_cb *game,
                         store_event_cb *event, store_done_cb *done, void *arg)
{
    struct request *call = store_call(s, REQUEST_GAME_NUMBERED, arg);
    call->id = number;
    call->on_event = event;
    store_submit_rows(s, call, (store_row_cb *)game, done);
}

void store_games_of(struct store *s, int64_t account, int64_t before, int limit,
                    store_game_cb *each, store_done_cb *done, void *arg)
{
    struct request *call = store_call(s, REQUEST_GAMES_OF, arg);
    call->id = account;
    call->before = before;
    call->limit = limit;
    store_submit_rows(s, call, (store_row_cb *)each, done);
}

void store_cup_games(struct store *s, int64_t cup, store_game_cb *each, store_done_cb *done,
                     void *arg)
{
    struct request *call = store_call(s, REQUEST_CUP_GAMES, arg);
    call->id = cup;
    store_submit_rows(s, call, (store_row_cb *)each, done);
}

void store_cup_deal_over(struct store *s, int64_t cup, int32_t deal, store_done_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_CUP_DEAL_OVER, arg);
    call->id = cup;
    call->limit = deal;
    store_submit_done(s, call, cb);
}

void store_prune(struct store *s, const struct store_prune *what, store_pruned_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_PRUNE, arg);
    call->prune = request_copy(call, what, sizeof(*what));
    call->on_pruned = cb;
    store_submit(s, call);
}

void store_prune_due(struct store *s, const struct store_prune *what, store_due_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_PRUNE_DUE, arg);
    call->prune = request_copy(call, what, sizeof(*what));
    call->on_due = cb;
    store_submit(s, call);
}

void store_entries(struct store *s, int64_t account, int64_t after, int limit,
                   store_posted_cb *each, store_done_cb *done, void *arg)
{
    struct request *call = store_call(s, REQUEST_ENTRIES, arg);
    call->id = account;
    call->before = after;
    call->limit = limit;
    store_submit_rows(s, call, (store_row_cb *)each, done);
}

/* ---- Boards, sanctions, audit, checks ---- */

void store_scores(struct store *s, int64_t account, int64_t from_ms, store_score_cb *each,
                  store_done_cb *done, void *arg)
{
    struct request *call = store_call(s, REQUEST_SCORES, arg);
    call->id = account;
    call->from_ms = from_ms;
    call->before = from_ms != 0 ? call->now_ms + STORE_DAY_MS : 0;
    store_submit_rows(s, call, (store_row_cb *)each, done);
}

void store_rated(struct store *s, store_rated_cb *each, store_done_cb *done, void *arg)
{
    struct request *call = store_call(s, REQUEST_RATED, arg);
    store_submit_rows(s, call, (store_row_cb *)each, done);
}

void store_ratings(struct store *s, const struct store_rating_query *query, store_rating_cb *each,
                   store_done_cb *done, void *arg)
{
    struct request *call = store_call(s, REQUEST_RATINGS, arg);
    call->rating_query = request_copy(call, query, sizeof(*query));
    store_submit_rows(s, call, (store_row_cb *)each, done);
}

void store_sanctions_put(struct store *s, const struct store_sanction *sanctions, int nsanctions,
                         store_done_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_SANCTIONS_PUT, arg);
    call->nsanctions = nsanctions;
    if (nsanctions > 0 && nsanctions <= STORE_SANCTIONS_MAX)
        call->sanctions = request_copy(call, sanctions, (size_t)nsanctions * sizeof(*sanctions));
    store_submit_done(s, call, cb);
}

void store_sanctions(struct store *s, store_sanction_cb *each, store_done_cb *done, void *arg)
{
    struct request *call = store_call(s, REQUEST_SANCTIONS, arg);
    store_submit_rows(s, call, (store_row_cb *)each, done);
}

void store_sanctions_of(struct store *s, int64_t account, int limit, store_sanction_cb *each,
                        store_done_cb *done, void *arg)
{
    struct request *call = store_call(s, REQUEST_SANCTIONS_OF, arg);
    call->id = account;
    call->limit = limit;
    store_submit_rows(s, call, (store_row_cb *)each, done);
}

void store_audit_add(struct store *s, const struct store_audit *audit, store_done_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_AUDIT_ADD, arg);
    call->audit = request_copy(call, audit, sizeof(*audit));
    store_submit_done(s, call, cb);
}

void store_audit_list(struct store *s, const struct store_audit_query *query, store_audit_cb *each,
                      store_done_cb *done, void *arg)
{
    struct request *call = store_call(s, REQUEST_AUDIT_LIST, arg);
    call->audit_query = request_copy(call, query, sizeof(*query));
    store_submit_rows(s, call, (store_row_cb *)each, done);
}

/* ---- Typed lines, and what goes with a write ---- */

void store_lines(struct store *s, store_line_cb *each, store_done_cb *done, void *arg)
{
    struct request *call = store_call(s, REQUEST_LINES, arg);
    store_submit_rows(s, call, (store_row_cb *)each, done);
}

void store_lines_forget(struct store *s, uint64_t conn, store_done_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_LINES_FORGET, arg);
    call->conn = conn;
    store_submit_done(s, call, cb);
}

void store_attach(struct store *s, const struct store_attached *attached)
{
    store_attached_free(&s->attached);
    s->attached = store_attached_copy(attached);
}

/* One block of memory: the struct, then the rows of its records and the answer. */
struct attached_block {
    struct store_attached attached;
    struct store_line line;
    struct store_audit audit;
    struct store_row records[];
};

struct store_attached *store_attached_copy(const struct store_attached *from)
{
    const int n = from->nrecords <= STORE_ATTACHED_MAX ? from->nrecords : 0;
    const size_t answer = from->line && from->line->answer ? strlen(from->line->answer) + 1 : 0;
    size_t size = sizeof(struct attached_block) + answer;
    for (int i = 0; i < n; i++)
        size += sizeof(struct store_row) + record_tables[from->records[i].kind].size;
    struct attached_block *block = xmalloc(size);
    block->attached = (struct store_attached){.nrecords = from->nrecords};
    char *at = (char *)&block->records[n > 0 ? n : 0];
    for (int i = 0; i < n; i++) {
        const size_t row = record_tables[from->records[i].kind].size;
        block->records[i] =
            (struct store_row){from->records[i].kind, memcpy(at, from->records[i].row, row)};
        block->attached.records = block->records;
        at += row; /* all rows have numbers of 64 bits, so each keeps the next one aligned */
    }
    if (from->line) {
        block->line = *from->line;
        if (answer > 0)
            block->line.answer = memcpy(at, from->line->answer, answer);
        block->attached.line = &block->line;
    }
    if (from->audit) {
        block->audit = *from->audit;
        block->attached.audit = &block->audit;
    }
    return &block->attached;
}

void store_attached_free(struct store_attached **attached)
{
    free(*attached); /* it is the first member of its block */
    *attached = NULL;
}
