/*
 * The calls of store.h. Each becomes a request, which the backend named by the url carries out.
 * Replies come back here and go to the callbacks.
 */
#include "store.h"

#include <errno.h>
#include <limits.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "backend.h"
#include "config.h"
#include "server.h"
#include "utf8.h"
#include "xalloc.h"

/* At most this many callbacks run in one store_pump, so that the loop also serves others while a
 * million rows are read. */
enum { PUMP_MAX = 1024 };

/* Frees what the backend has not freed. */
static void store_free(struct store *store)
{
    for (struct reply *reply = inbox_take(&store->replies, INT_MAX, 0), *next; reply;
         reply = next) {
        next = reply->next;
        reply_free(&reply);
    }
    inbox_free(&store->replies);
    for (int i = 0; i < STORE_CONNECTIONS; i++)
        inbox_free(&store->thread[i].requests);
    explicit_bzero(store->secret, sizeof(store->secret));
    free(store);
}

/* The kind of store that a url names. NULL: two sentences in `why` say that there is none. */
static const struct backend *store_backend_of(const char *url, char *why, size_t whycap)
{
    if (strncmp(url, "sqlite:", 7) == 0)
        return &store_sqlite_backend;
    if (store_server_is(url)) {
#ifdef HAVE_LIBPQ
        return &store_postgresql_backend;
#else
        store_server_none(why, whycap);
        return NULL;
#endif
    }
    utf8_printf(why, whycap,
                "There is no store for \"%.*s\". Write sqlite:PATH or postgresql://HOST/DATABASE. "
                "One in memory is sqlite:/dev/shm/cardroom.db.",
                (int)strcspn(url, ":/ ="), url); /* the rest may hold a password */
    return NULL;
}

struct store *store_open(const char *url, const struct clock *clock, char *why, size_t whycap)
{
    const struct backend *backend = store_backend_of(url, why, whycap);
    errno = EINVAL;
    if (!backend)
        return NULL;
    struct store *store = xcalloc(1, backend->size);
    store->backend = backend;
    store->clock = clock;
    store->called_last = &store->called;
    store->healthy = true;
    store->looked = (struct store_looked){-1, -1, false, -1, -1, -1};
    if (inbox_init(&store->replies, offsetof(struct reply, next), true) != 0) {
        utf8_printf(why, whycap, "No descriptor is left for the store: %s.", strerror(errno));
        free(store);
        return NULL;
    }
    for (int i = 0; i < STORE_CONNECTIONS; i++) {
        store->thread[i].store = store;
        store->thread[i].number = i;
        inbox_init(&store->thread[i].requests, offsetof(struct request, next), false);
    }
    if (backend->open(store, url, why, whycap) == 0) {
        backend_threads_start(store);
        return store;
    }
    int error = errno;
    store_free(store);
    errno = error;
    return NULL;
}

void store_close(struct store **store)
{
    store_close_last(store, &(struct store_server_pulse){0});
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
    store_free(*store);
    *store = NULL;
}

int64_t store_epoch(const struct store *store)
{
    return store->epoch;
}

struct store_past store_past(const struct store *store)
{
    return store->past;
}

int store_fd(const struct store *store)
{
    return store->replies.fd;
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
    return atomic_load(&store->backlog);
}

bool store_healthy(const struct store *store)
{
    return store->backend->healthy(store);
}

void store_pulse(struct store *store, struct store_pulse *out)
{
    const struct store_looked *looked = &store->looked;
    *out = (struct store_pulse){.ship_ms = looked->ship_ms,
                                .backed_ms = looked->backed_ms,
                                .backup_failed = looked->backup_failed,
                                .size = looked->size,
                                .left = looked->left,
                                .server.synchronous = (int)looked->synchronous};
    store->backend->pulse(store, out);
}

void store_ask(struct store *s, enum request_kind kind, const struct request *with,
               store_done_cb *done, void *arg)
{
    struct request *call = request_new(kind, with, clock_wall(s->clock));
    call->on_done = done;
    call->arg = arg;
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

void store_secret(const struct store *store, enum store_secret which, uint8_t out[STORE_SECRET])
{
    memcpy(out, store->secret[which], STORE_SECRET);
}

void store_seen(struct store *store, int64_t wall_ms)
{
    store_ask(store, REQUEST_SEEN, &(struct request){.from_ms = wall_ms}, NULL, NULL);
}

/* For the calls below, which have `s` and `arg`: asks with these members of struct request. */
#define STORE_ASK(kind, done, ...)                                                                 \
    store_ask(s, REQUEST_##kind, &(struct request){__VA_ARGS__}, done, arg)

/* The same for calls that list rows, which have `each` and `done`, too. */
#define STORE_LIST(kind, ...) STORE_ASK(kind, done, .each = (store_row_cb *)each, __VA_ARGS__)

/* ---- Accounts ---- */

void store_account_create(struct store *s, const struct store_account *account,
                          const char *fingerprint, const char *key,
                          const struct store_entry *entries, int nentries, store_done_cb *cb,
                          void *arg)
{
    STORE_ASK(ACCOUNT_CREATE, cb, .account = account, .id = account->id, .fingerprint = fingerprint,
              .key = key, .entries = entries, .nentries = nentries);
}

void store_mint(struct store_entry entry[2], int64_t account, int64_t amount, const char *reason)
{
    for (int i = 0; i < 2; i++) {
        entry[i] = (struct store_entry){.account = i == 0 ? account : STORE_ACCOUNT_MINT,
                                        .currency = STORE_CHIPS,
                                        .amount = i == 0 ? amount : -amount};
        utf8_copy(reason, entry[i].reason, sizeof(entry[i].reason));
    }
}

void store_account_by_name(struct store *s, const char *name, bool skeleton, store_account_cb *cb,
                           void *arg)
{
    store_ask(s, skeleton ? REQUEST_ACCOUNT_BY_SKELETON : REQUEST_ACCOUNT_BY_NAME,
              &(struct request){.name = name, .on_account = cb}, NULL, arg);
}

void store_account_by_id(struct store *s, int64_t id, store_account_cb *cb, void *arg)
{
    STORE_ASK(ACCOUNT_BY_ID, NULL, .id = id, .on_account = cb);
}

void store_account_by_key(struct store *s, const char *fingerprint, store_account_cb *cb, void *arg)
{
    STORE_ASK(ACCOUNT_BY_KEY, NULL, .fingerprint = fingerprint, .on_account = cb);
}

void store_accounts(struct store *s, const char *after, int limit, store_accounts_cb *each,
                    store_done_cb *done, void *arg)
{
    STORE_LIST(ACCOUNTS, .name = after, .limit = limit);
}

void store_accounts_since(struct store *s, int64_t since_ms, int limit, store_accounts_cb *each,
                          store_done_cb *done, void *arg)
{
    STORE_LIST(ACCOUNTS_SINCE, .from_ms = since_ms, .limit = limit);
}

void store_accounts_staff(struct store *s, int limit, store_accounts_cb *each, store_done_cb *done,
                          void *arg)
{
    STORE_LIST(ACCOUNTS_STAFF, .limit = limit);
}

void store_account_update(struct store *s, const struct store_account *account, unsigned parts,
                          const struct store_entry *entries, int nentries, store_done_cb *cb,
                          void *arg)
{
    STORE_ASK(ACCOUNT_UPDATE, cb, .account = account, .id = account->id, .parts = parts,
              .entries = entries, .nentries = nentries);
}

void store_key_add(struct store *s, int64_t account, const char *fingerprint, const char *key,
                   store_done_cb *cb, void *arg)
{
    STORE_ASK(KEY_ADD, cb, .id = account, .fingerprint = fingerprint, .key = key);
}

void store_keys(struct store *s, int64_t account, store_key_cb *each, store_done_cb *done,
                void *arg)
{
    STORE_LIST(KEYS, .id = account);
}

void store_key_update(struct store *s, const struct store_key *key, store_done_cb *cb, void *arg)
{
    STORE_ASK(KEY_UPDATE, cb, .ssh_key = key);
}

void store_key_used(struct store *s, int64_t account, const char *fingerprint, store_done_cb *cb,
                    void *arg)
{
    STORE_ASK(KEY_USED, cb, .id = account, .fingerprint = fingerprint);
}

void store_key_remove(struct store *s, int64_t account, const char *fingerprint, store_done_cb *cb,
                      void *arg)
{
    STORE_ASK(KEY_REMOVE, cb, .id = account, .fingerprint = fingerprint);
}

void store_account_rename(struct store *s, int64_t account, const char *name, const char *skeleton,
                          store_done_cb *cb, void *arg)
{
    STORE_ASK(ACCOUNT_RENAME, cb, .id = account, .name = name, .skeleton = skeleton);
}

void store_account_erase(struct store *s, int64_t account, const char *name, store_done_cb *cb,
                         void *arg)
{
    STORE_ASK(ACCOUNT_ERASE, cb, .id = account, .name = name);
}

void store_account_merge(struct store *s, int64_t from, int64_t into,
                         const struct store_entry *entries, int nentries, store_done_cb *cb,
                         void *arg)
{
    STORE_ASK(ACCOUNT_MERGE, cb, .id = from, .into = into, .entries = entries,
              .nentries = nentries);
}

void store_post(struct store *s, const struct store_entry *entries, int nentries, store_done_cb *cb,
                void *arg)
{
    STORE_ASK(POST, cb, .entries = entries, .nentries = nentries);
}

/* ---- Tables and games ---- */

void store_table_put(struct store *s, const struct store_table *table, store_done_cb *cb, void *arg)
{
    STORE_ASK(TABLE_PUT, cb, .table = table);
}

void store_table_close(struct store *s, int64_t id, store_done_cb *cb, void *arg)
{
    STORE_ASK(TABLE_CLOSE, cb, .id = id);
}

void store_game_start(struct store *s, const struct store_game *game,
                      const struct store_table *table, const struct store_entry *entries,
                      int nentries, store_started_cb *cb, void *arg)
{
    STORE_ASK(GAME_START, NULL, .game = game, .table = table, .entries = entries,
              .nentries = nentries, .on_started = cb);
}

void store_game_append(struct store *s, const struct store_append *append, store_done_cb *cb,
                       void *arg)
{
    STORE_ASK(GAME_APPEND, cb, .append = append, .game = append->final, .table = append->table,
              .audit = append->audit, .entries = append->entries, .nentries = append->nentries);
}

void store_open_tables(struct store *s, store_table_cb *each, store_done_cb *done, void *arg)
{
    STORE_LIST(OPEN_TABLES);
}

void store_open_games(struct store *s, store_game_cb *each, store_event_cb *event,
                      store_done_cb *done, void *arg)
{
    STORE_ASK(OPEN_GAMES, done, .each = (store_row_cb *)each, .on_event = event);
}

void store_game_read(struct store *s, int64_t id, store_game_cb *game, store_event_cb *event,
                     store_done_cb *done, void *arg)
{
    STORE_ASK(GAME_READ, done, .id = id, .each = (store_row_cb *)game, .on_event = event);
}

void store_game_numbered(struct store *s, int64_t number, store_game_cb *game,
                         store_event_cb *event, store_done_cb *done, void *arg)
{
    STORE_ASK(GAME_NUMBERED, done, .id = number, .each = (store_row_cb *)game, .on_event = event);
}

void store_games_of(struct store *s, int64_t account, bool ranked, int64_t before, int limit,
                    store_game_cb *each, store_done_cb *done, void *arg)
{
    STORE_LIST(GAMES_OF, .id = account, .ranked = ranked, .before = before, .limit = limit);
}

void store_cup_games(struct store *s, int64_t cup, store_game_cb *each, store_done_cb *done,
                     void *arg)
{
    STORE_LIST(CUP_GAMES, .id = cup);
}

void store_cup_deal_over(struct store *s, int64_t cup, int32_t deal, store_done_cb *cb, void *arg)
{
    STORE_ASK(CUP_DEAL_OVER, cb, .id = cup, .limit = deal); /* `limit` carries the deal's number */
}

void store_cup_write(struct store *s, const struct store_cup_write *write, store_done_cb *cb,
                     void *arg)
{
    STORE_ASK(CUP_WRITE, cb, .cup_write = write, .entries = write->entries,
              .nentries = write->nentries, .audit = write->audit);
}

void store_cup_events(struct store *s, int64_t cup, store_event_cb *each, store_done_cb *done,
                      void *arg)
{
    STORE_ASK(CUP_EVENTS, done, .id = cup, .on_event = each);
}

void store_prune(struct store *s, const struct store_prune *what, store_pruned_cb *cb, void *arg)
{
    STORE_ASK(PRUNE, NULL, .prune = what, .on_pruned = cb);
}

void store_prune_due(struct store *s, const struct store_prune *what, store_due_cb *cb, void *arg)
{
    STORE_ASK(PRUNE_DUE, NULL, .prune = what, .on_due = cb);
}

void store_entries(struct store *s, int64_t account, int64_t after, int limit,
                   store_posted_cb *each, store_done_cb *done, void *arg)
{
    STORE_LIST(ENTRIES, .id = account, .before = after, .limit = limit);
}

/* ---- Boards, sanctions, audit ---- */

void store_scores(struct store *s, int64_t account, int64_t from_ms, store_score_cb *each,
                  store_done_cb *done, void *arg)
{
    const int64_t until_ms = from_ms != 0 ? clock_wall(s->clock) + STORE_DAY_MS : 0;
    STORE_LIST(SCORES, .id = account, .from_ms = from_ms, .before = until_ms);
}

void store_rated(struct store *s, store_rated_cb *each, store_done_cb *done, void *arg)
{
    STORE_LIST(RATED);
}

void store_ratings(struct store *s, const struct store_rating_query *query, store_rating_cb *each,
                   store_done_cb *done, void *arg)
{
    STORE_LIST(RATINGS, .rating_query = query, .limit = query->limit);
}

void store_season_write(struct store *s, const struct store_season_write *write, store_done_cb *cb,
                        void *arg)
{
    STORE_ASK(SEASON_WRITE, cb, .season_write = write);
}

void store_sanctions_put(struct store *s, const struct store_sanction *sanctions, int nsanctions,
                         store_done_cb *cb, void *arg)
{
    STORE_ASK(SANCTIONS_PUT, cb, .sanctions = sanctions, .nsanctions = nsanctions);
}

void store_sanctions(struct store *s, store_sanction_cb *each, store_done_cb *done, void *arg)
{
    STORE_LIST(SANCTIONS);
}

void store_sanctions_of(struct store *s, int64_t account, int limit, store_sanction_cb *each,
                        store_done_cb *done, void *arg)
{
    STORE_LIST(SANCTIONS_OF, .id = account, .limit = limit);
}

void store_audit_add(struct store *s, const struct store_audit *audit, store_done_cb *cb, void *arg)
{
    STORE_ASK(AUDIT_ADD, cb, .audit = audit);
}

void store_audit_list(struct store *s, const struct store_audit_query *query, store_audit_cb *each,
                      store_done_cb *done, void *arg)
{
    STORE_LIST(AUDIT_LIST, .audit_query = query, .limit = query->limit);
}

/* ---- Records ---- */

void store_record_put(struct store *s, enum store_record kind, const void *row, store_done_cb *cb,
                      void *arg)
{
    STORE_ASK(RECORD_PUT, cb, .record = kind, .row = row);
}

void store_drop(struct store *s, enum store_record kind, int64_t key, store_done_cb *cb, void *arg)
{
    STORE_ASK(RECORD_DROP, cb, .record = kind, .id = key);
}

void store_record_list(struct store *s, enum store_record kind, int64_t account, int limit,
                       store_row_cb *each, store_done_cb *done, void *arg)
{
    STORE_ASK(RECORDS, done, .record = kind,
              .field = account != 0 ? record_owner(&record_tables[kind]) : NULL, .id = account,
              .limit = limit, .each = each);
}

void store_record_list_with(struct store *s, enum store_record kind, size_t offset, int64_t number,
                            const char *text, int limit, store_row_cb *each, store_done_cb *done,
                            void *arg)
{
    STORE_ASK(RECORDS, done, .record = kind, .field = record_field(&record_tables[kind], offset),
              .id = number, .name = text, .limit = limit, .each = each);
}

void store_renames_named(struct store *s, const char *name, int limit, STORE_RECORD_RENAME_CB *each,
                         store_done_cb *done, void *arg)
{
    const struct record_table *table = &record_tables[STORE_RECORD_RENAME];
    STORE_LIST(RECORDS, .record = STORE_RECORD_RENAME,
               .field = record_field(table, offsetof(struct store_rename, old_name)),
               .either = record_field(table, offsetof(struct store_rename, new_name)), .name = name,
               .limit = limit);
}

/* ---- Typed lines, and what goes with a write ---- */

void store_lines(struct store *s, store_line_cb *each, store_done_cb *done, void *arg)
{
    STORE_LIST(LINES);
}

void store_lines_forget(struct store *s, uint64_t conn, store_done_cb *cb, void *arg)
{
    STORE_ASK(LINES_FORGET, cb, .conn = conn);
}

void store_attach(struct store *s, const struct store_attached *attached)
{
    store_attached_free(&s->attached);
    s->attached = store_attached_copy(attached);
}

/* One block of memory: the struct and what it points to. The rows of the records and the answer are
 * at the end. */
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
    free(*attached); /* the struct is the first member of its block */
    *attached = NULL;
}
