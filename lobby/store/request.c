/*
 * Requests and replies: their memory, the checks that all stores share, and the way to the
 * callbacks.
 */
#include "request.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "ledger.h"
#include "log.h"
#include "xalloc.h"

struct request_block {
    struct request_block *next;
    _Alignas(max_align_t) char data[];
};

void request_free(struct request **request)
{
    if (!*request)
        return;
    store_attached_free(&(*request)->attached);
    reads_drop(*request);
    for (struct request_block *block = (*request)->blocks; block;) {
        struct request_block *next = block->next;
        free(block);
        block = next;
    }
    free(*request);
    *request = NULL;
}

bool request_is_write(const struct request *request)
{
    return request->kind < REQUEST_ACCOUNT_BY_NAME;
}

bool request_is_short(const struct request *request)
{
    return !request_is_write(request) && request->kind < REQUEST_OPEN_GAMES;
}

bool request_is_composed(const struct request *request)
{
    return request->kind >= REQUEST_OPEN_GAMES && request->kind < REQUEST_ACCOUNTS;
}

void *request_copy(struct request *request, const void *data, size_t size)
{
    if (!data)
        return NULL;
    struct request_block *block = xmalloc(sizeof(*block) + size);
    memcpy(block->data, data, size);
    block->next = request->blocks;
    request->blocks = block;
    return block->data;
}

static const char *request_copy_text(struct request *request, const char *text)
{
    return !text ? NULL : request_copy(request, text, strlen(text) + 1);
}

/* Copies the `n` elements of a list that may have `most`. */
#define REQUEST_COPY_LIST(request, list, n, most)                                                  \
    ((n) > 0 && (n) <= (most) ? request_copy(request, list, (size_t)(n) * sizeof(*(list))) : NULL)

/* Copies what only an append has. */
static const struct store_append *request_copy_append(struct request *request,
                                                      const struct store_append *append)
{
    struct store_append *copy = request_copy(request, append, sizeof(*append));
    struct store_event *events =
        REQUEST_COPY_LIST(request, append->events, append->nevents, INT_MAX);
    for (int i = 0; i < append->nevents; i++)
        events[i].text = request_copy_text(request, append->events[i].text);
    copy->events = events;
    copy->ratings = REQUEST_COPY_LIST(request, append->ratings, append->nratings, STORE_SEATS_MAX);
    copy->final = request->game;
    copy->table = request->table;
    copy->audit = request->audit;
    copy->entries = request->entries;
    return copy;
}

static const struct store_cup_write *request_copy_cup(struct request *request,
                                                      const struct store_cup_write *write)
{
    struct store_cup_write *copy = request_copy(request, write, sizeof(*write));
    copy->event = request_copy_text(request, write->event);
    copy->row = request_copy(request, write->row, sizeof(*write->row));
    copy->entrants =
        REQUEST_COPY_LIST(request, write->entrants, write->nentrants, STORE_CUP_ENTRANTS_MAX);
    return copy;
}

struct request *request_new(enum request_kind kind, const struct request *with, int64_t now_ms)
{
    struct request *request = xmalloc(sizeof(*request));
    *request = *with;
    request->kind = kind;
    request->now_ms = now_ms;
    request->limit = with->limit > 0 ? with->limit : 0;
#define REQUEST_COPY(member)                                                                       \
    request->member = request_copy(request, with->member, sizeof(*with->member))
    REQUEST_COPY(account);
    REQUEST_COPY(game);
    REQUEST_COPY(ssh_key);
    REQUEST_COPY(audit_query);
    REQUEST_COPY(prune);
    REQUEST_COPY(rating_query);
    REQUEST_COPY(audit);
    REQUEST_COPY(reads);
#undef REQUEST_COPY
    request->name = request_copy_text(request, with->name);
    request->skeleton = request_copy_text(request, with->skeleton);
    request->fingerprint = request_copy_text(request, with->fingerprint);
    request->key = request_copy_text(request, with->key);
    struct store_table *table = request_copy(request, with->table, sizeof(*with->table));
    if (table)
        table->text = request_copy_text(request, with->table->text);
    request->table = table;
    request->sanctions =
        REQUEST_COPY_LIST(request, with->sanctions, with->nsanctions, STORE_SANCTIONS_MAX);
    request->entries = REQUEST_COPY_LIST(request, with->entries, with->nentries, STORE_ENTRIES_MAX);
    request->row = request_copy(request, with->row, record_tables[with->record].size);
    request->asked = with->asked ? request_copy(request, with->asked, with->reads->size) : NULL;
    if (with->append)
        request->append = request_copy_append(request, with->append);
    struct store_season_write *season =
        request_copy(request, with->season_write, sizeof(*with->season_write));
    if (season) {
        season->places =
            REQUEST_COPY_LIST(request, season->places, season->nplaces, STORE_SEASON_SLICE);
        season->ratings =
            REQUEST_COPY_LIST(request, season->ratings, season->nratings, STORE_SEASON_SLICE);
        season->season = request_copy(request, season->season, sizeof(*season->season));
    }
    request->season_write = season;
    if (with->cup_write)
        request->cup_write = request_copy_cup(request, with->cup_write);
    return request;
}

static bool request_text_fits(const char *text)
{
    return text && strnlen(text, STORE_LONG_MAX) < STORE_LONG_MAX;
}

static const char *request_attached_fault(const struct store_attached *attached)
{
    const struct store_line *line = attached->line;
    if (line && (line->command == 0 || line->command > INT64_MAX))
        return "a line has no number or too high a one";
    if (line && !request_text_fits(line->answer))
        return "a line has no answer or too long a one";
    if (attached->nrecords < 0 || attached->nrecords > STORE_ATTACHED_MAX)
        return "too many records go with a write";
    return NULL;
}

/* Says what is wrong with rating entries; NULL: nothing. All of them have to be of this game (0: of
 * none), and with `season` of a season. */
static const char *request_ratings_fault(const struct store_rating *ratings, int nratings, int most,
                                         int64_t game, bool season)
{
    if (nratings < 0 || nratings > most)
        return "too many ratings change";
    for (int i = 0; i < nratings; i++) {
        const struct store_rating *rating = &ratings[i];
        if (rating->account <= STORE_ACCOUNT_ESCROW || rating->game != game)
            return "a rating is of no account or about another game";
        if ((strcmp(rating->reason, STORE_RATING_SEASON) == 0) != (rating->season != 0) ||
            season != (rating->season != 0))
            return "a rating is about a season and a game, or about neither";
        if (rating->board[0] == '\0' || rating->reason[0] == '\0')
            return "a rating has no board or no reason";
        if (rating->mu > STORE_RATING_MOST || rating->mu < -STORE_RATING_MOST ||
            rating->sigma > STORE_RATING_MOST || rating->sigma < -STORE_RATING_MOST)
            return "a rating changes by too much";
    }
    return NULL;
}

static const char *request_append_fault(const struct store_append *append)
{
    if (append->nevents < 0 || append->first_seq < 1)
        return "a count or a sequence number is out of range";
    for (int i = 0; i < append->nevents; i++)
        if (!request_text_fits(append->events[i].text))
            return "a journal entry has no text or too much";
    return request_ratings_fault(append->ratings, append->nratings, STORE_SEATS_MAX, append->game,
                                 false);
}

static const char *request_cup_fault(const struct store_cup_write *write)
{
    if (write->cup < 1 || write->seq < 1 || (write->row && write->row->id != write->cup))
        return "an event is of no cup or of another one";
    if (write->seq == 1 && !write->row)
        return "a cup begins without a row";
    if (!write->event || strnlen(write->event, STORE_CUP_EVENT_MAX) == STORE_CUP_EVENT_MAX)
        return "an event has no text or too much";
    if (write->nentrants < 0 || write->nentrants > STORE_CUP_ENTRANTS_MAX)
        return "too many entrants";
    for (int i = 0; i < write->nentrants; i++)
        if (write->entrants[i].cup != write->cup || write->entrants[i].held < 0 ||
            write->entrants[i].account <= STORE_ACCOUNT_ESCROW)
            return "an entrant is of another cup or no account, or holds less than nothing";
    return NULL;
}

int64_t request_escrow(const struct request *request)
{
    int64_t sum = 0;
    for (int i = 0; i < request->nentries; i++)
        if (request->entries[i].account == STORE_ACCOUNT_ESCROW)
            sum += request->entries[i].amount;
    return sum;
}

/* Says what is wrong with the parts of a request; NULL: nothing. */
static const char *request_fault(const struct request *request)
{
    const struct store_season_write *season = request->season_write;
    const int64_t game = request->append ? request->append->game
                         : request->game ? request->game->id
                                         : 0;
    const char *fault = NULL;
    if (request->append)
        fault = request_append_fault(request->append);
    else if (season)
        fault =
            request_ratings_fault(season->ratings, season->nratings, STORE_SEASON_SLICE, 0, true);
    else if (request->cup_write)
        fault = request_cup_fault(request->cup_write);
    if (!fault && request->attached)
        fault = request_attached_fault(request->attached);
    if (fault)
        return fault;
    if (season && (season->nplaces < 0 || season->nplaces > STORE_SEASON_SLICE))
        return "too many places";
    if (request->table && !request_text_fits(request->table->text))
        return "a table has no text or too much";
    if (request->game && request->game->nseats > STORE_SEATS_MAX)
        return "a game has too many seats";
    if (request->game && request->game->id != game)
        return "the final state is another game's";
    if (request->account &&
        (request->id <= STORE_ACCOUNT_ESCROW || request->account->name[0] == '\0'))
        return "an account has no name or a reserved id";
    if (request->nsanctions < 0 || request->nsanctions > STORE_SANCTIONS_MAX)
        return "a case has too many sanctions";
    if ((request->kind == REQUEST_ACCOUNT_RENAME || request->kind == REQUEST_ACCOUNT_ERASE) &&
        (request->id <= STORE_ACCOUNT_ESCROW || request->name[0] == '\0'))
        return "a system account, or no name";
    if (request->kind == REQUEST_ACCOUNT_MERGE &&
        (request->id <= STORE_ACCOUNT_ESCROW || request->into <= STORE_ACCOUNT_ESCROW ||
         request->id == request->into))
        return "a system account, or an account and itself";
    return ledger_fault(request->entries, request->nentries, game);
}

bool request_well_formed(const struct request *request)
{
    const char *fault = request_fault(request);
    if (fault)
        log_error("store-malformed", "request=%d fault=\"%s\"", request->kind, fault);
    return !fault;
}

/* A reply that is a row, followed by what it points to. */
struct row {
    struct reply reply;
    _Alignas(max_align_t) char data[];
};

struct reply *reply_row(struct request *request, enum reply_kind kind, const void *data,
                        size_t size, const char *const *text)
{
    size_t length = text ? strlen(*text) + 1 : 0;
    struct row *row = xmalloc(sizeof(*row) + size + length);
    row->reply = (struct reply){.request = request, .kind = kind, .data = row->data};
    memcpy(row->data, data, size);
    if (text) {
        const char *copy = memcpy(row->data + size, *text, length);
        memcpy(row->data + ((const char *)text - (const char *)data), &copy, sizeof(copy));
    }
    return &row->reply;
}

struct reply *reply_done(struct request *request, enum store_status status)
{
    request->status = status;
    request->done = (struct reply){.request = request, .kind = REPLY_DONE};
    return &request->done;
}

static bool request_done_deliver(const struct request *request)
{
    const bool done = request->status == STORE_OK;
    if (request->on_account)
        request->on_account(request->arg, request->status, done ? request->found : NULL);
    else if (request->on_pruned)
        request->on_pruned(request->arg, request->status, &request->pruned);
    else if (request->on_due)
        request->on_due(request->arg, request->status, &request->due);
    else if (request->on_reads)
        request->on_reads(request->arg, request->status, done ? request->result : NULL);
    else if (request->on_started)
        request->on_started(request->arg, request->status, done ? request->number : 0);
    else if (request->on_done)
        request->on_done(request->arg, request->status);
    else
        return false;
    return true;
}

/* The callback takes the struct of its kind of record. */
static void request_record_deliver(const struct request *request, const void *row)
{
    switch (request->record) {
#define REQUEST_RECORD_DELIVER(kind, of)                                                           \
    case kind: ((kind##_CB *)request->each)(request->arg, row); break;
        STORE_RECORD_LIST(REQUEST_RECORD_DELIVER)
#undef REQUEST_RECORD_DELIVER
    case STORE_RECORDS: break;
    }
}

bool reply_deliver(const struct reply *reply)
{
    const struct request *request = reply->request;
#define REPLY_TO(type) ((type *)request->each)(request->arg, reply->data)
    switch (reply->kind) {
    case REPLY_DONE: return request_done_deliver(request);
    case REPLY_ACCOUNT: REPLY_TO(store_accounts_cb); break;
    case REPLY_TABLE: REPLY_TO(store_table_cb); break;
    case REPLY_GAME: REPLY_TO(store_game_cb); break;
    case REPLY_EVENT: request->on_event(request->arg, reply->data); break;
    case REPLY_SCORE: REPLY_TO(store_score_cb); break;
    case REPLY_SANCTION: REPLY_TO(store_sanction_cb); break;
    case REPLY_AUDIT: REPLY_TO(store_audit_cb); break;
    case REPLY_KEY: REPLY_TO(store_key_cb); break;
    case REPLY_RECORD: request_record_deliver(request, reply->data); break;
    case REPLY_LINE: REPLY_TO(store_line_cb); break;
    case REPLY_POSTED: REPLY_TO(store_posted_cb); break;
    case REPLY_RATED: REPLY_TO(store_rated_cb); break;
    case REPLY_RATING: REPLY_TO(store_rating_cb); break;
    }
#undef REPLY_TO
    return true;
}

void reply_free(struct reply **reply)
{
    if (!*reply)
        return;
    if ((*reply)->kind == REPLY_DONE) {
        struct request *request = (*reply)->request; /* the reply is a part of it */
        request_free(&request);
    } else {
        free(*reply); /* the reply is the first member of its row */
    }
    *reply = NULL;
}

/* ---- Replies on their way to the loop ---- */

void reply_batch_put(struct reply_batch *batch, struct reply *reply)
{
    if (batch->count++ == 0)
        batch->first = reply;
    else
        batch->last->next = reply;
    batch->last = reply;
}

void reply_batch_flush(struct reply_batch *batch)
{
    if (batch->count == 0)
        return;
    batch->last->next = NULL;
    inbox_put(batch->queue, batch->first);
    batch->count = 0;
}

void reply_batch_drop(struct reply_batch *batch)
{
    for (struct reply *reply = batch->first, *next; batch->count > 0; reply = next) {
        next = reply->next;
        reply_free(&reply);
        batch->count--;
    }
}
