/*
 * A call of store.h as data: a copy of its arguments, and its results. Backends take requests and
 * answer with replies. So backends need not know callbacks, and a request can cross to another
 * thread.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "inbox.h"
#include "record.h"

enum request_kind {
    /* Writes. */
    REQUEST_ACCOUNT_CREATE,
    REQUEST_ACCOUNT_UPDATE,
    REQUEST_KEY_ADD,
    REQUEST_KEY_UPDATE,
    REQUEST_KEY_USED,
    REQUEST_KEY_REMOVE,
    REQUEST_ACCOUNT_RENAME,
    REQUEST_ACCOUNT_ERASE,
    REQUEST_ACCOUNT_MERGE,
    REQUEST_POST,
    REQUEST_TABLE_PUT,
    REQUEST_TABLE_CLOSE,
    REQUEST_GAME_START,
    REQUEST_GAME_APPEND,
    REQUEST_CUP_DEAL_OVER,
    REQUEST_CUP_WRITE,
    REQUEST_SANCTIONS_PUT,
    REQUEST_RECORD_PUT,
    REQUEST_SEASON_WRITE,
    REQUEST_RECORD_DROP,
    REQUEST_AUDIT_ADD,
    REQUEST_LINES_FORGET,
    REQUEST_SEEN,
    REQUEST_PRUNE, /* in a transaction of its own */
    /* Short reads: one statement and few rows. */
    REQUEST_ACCOUNT_BY_NAME,
    REQUEST_ACCOUNT_BY_SKELETON,
    REQUEST_ACCOUNT_BY_ID,
    REQUEST_ACCOUNT_BY_KEY,
    REQUEST_SANCTIONS_OF,
    REQUEST_KEYS,
    REQUEST_RECORDS,
    /* Reads of several statements. If one has to begin again, it may have read some rows already.
     */
    REQUEST_OPEN_GAMES,
    REQUEST_GAME_READ,
    REQUEST_GAME_NUMBERED,
    REQUEST_GAMES_OF,
    REQUEST_CUP_GAMES,
    /* Other reads. */
    REQUEST_ACCOUNTS,
    REQUEST_ACCOUNTS_SINCE,
    REQUEST_ACCOUNTS_STAFF,
    REQUEST_OPEN_TABLES,
    REQUEST_CUP_EVENTS,
    REQUEST_SCORES,
    REQUEST_RATED,
    REQUEST_RATINGS,
    REQUEST_SANCTIONS,
    REQUEST_AUDIT_LIST,
    REQUEST_LINES,
    REQUEST_ENTRIES,
    REQUEST_PRUNE_DUE,
    REQUEST_READS
};

enum reply_kind {
    REPLY_DONE, /* the last reply of a request */
    REPLY_ACCOUNT,
    REPLY_TABLE,
    REPLY_GAME,
    REPLY_EVENT,
    REPLY_SCORE,
    REPLY_SANCTION,
    REPLY_AUDIT,
    REPLY_KEY,
    REPLY_RECORD,
    REPLY_LINE,
    REPLY_POSTED,
    REPLY_RATED,
    REPLY_RATING
};

struct request;

/* What one call of a callback is given. */
struct reply {
    struct reply *next;
    struct request *request;
    enum reply_kind kind;
    const void *data; /* the struct that the callback is given */
};

struct request {
    struct request *next; /* in a backend's queue */
    enum request_kind kind;
    bool malformed; /* completes with STORE_REFUSED when its turn comes */
    int64_t now_ms; /* wall time of the call */

    /* The arguments that this kind of request has. They live as long as the request. */
    int64_t id;   /* of an account, a table, a cup or a game; a game's number; a record's key */
    int64_t into; /* the account of which `id` becomes part */
    /* store_scores: the end of the span that begins at from_ms; 0: it has no end. store_entries:
     * its argument `after`. */
    int64_t before;
    int64_t from_ms;  /* store_seen: the time */
    bool ranked;      /* store_games_of */
    int limit;        /* at least 0; store_cup_deal_over: the deal */
    unsigned parts;   /* of an account: enum store_part */
    const char *name; /* of an account */
    const char *fingerprint, *key;
    const struct store_account *account;
    const struct store_table *table;
    const struct store_game *game; /* the game to start, or the `final` of an append */
    const struct store_append *append;
    const struct store_sanction *sanctions;
    int nsanctions;
    const struct store_key *ssh_key;
    enum store_record record;
    const void *row; /* of the record, to be written */
    /* Only rows in which this field has the value in `id` or `name`; NULL: all rows. */
    const struct record_field *field;
    /* Not NULL: only rows in which this field or `field` is `name`, whatever the case of its
     * letters. */
    const struct record_field *either;
    const struct store_audit_query *audit_query;
    const struct store_prune *prune;
    const struct store_rating_query *rating_query;
    const struct store_season_write *season_write;
    const struct store_cup_write *cup_write;
    const char *skeleton;
    const struct store_audit *audit;
    const struct store_entry *entries;
    int nentries;
    uint64_t conn; /* the connection whose lines are to be forgotten */
    const struct store_reads *reads;
    const void *asked;               /* what the result of `reads` begins as */
    struct store_attached *attached; /* owned; NULL: nothing goes with the write */
    /* In the PostgreSQL store, which writes in two lanes: how many requests the other lane must
     * have done before this one may be done. */
    int64_t after;

    /* The results. */
    enum store_status status;
    struct store_account *found; /* by a read of one account, if the status is STORE_OK */
    struct store_pruned pruned;
    struct store_due due;
    void *result;   /* of REQUEST_READS; owned */
    int64_t number; /* the number of the game that was started */
    struct reply done;

    /* The callbacks of the call; NULL: it has none of this sort. */
    void *arg;
    store_done_cb *on_done;
    store_account_cb *on_account;
    store_row_cb *each; /* takes the rows; the reply's kind says its type */
    store_event_cb *on_event;
    store_started_cb *on_started;
    store_pruned_cb *on_pruned;
    store_due_cb *on_due;
    store_reads_cb *on_reads;

    struct request_block *blocks; /* the memory of the arguments */
};

/* Makes a request with copies of the arguments and callbacks in `with`, and of what the arguments
 * point to. A list with more elements than its bound is not copied, because request_well_formed
 * refuses it. The caller frees the request with request_free, or with its last reply. */
struct request *request_new(enum request_kind kind, const struct request *with, int64_t now_ms);
/* The sum that the entries of a request move to the escrow account. */
int64_t request_escrow(const struct request *request);
/* Accepts NULL, sets NULL. */
void request_free(struct request **request);
/* Frees the result of REQUEST_READS, if there is one. In store_reads.c. */
void reads_drop(struct request *request);
/* Which group of enum request_kind the request is in. */
bool request_is_write(const struct request *request);
bool request_is_short(const struct request *request);
bool request_is_composed(const struct request *request); /* of several statements */

/* Makes a copy that lives as long as the request. `data` NULL gives NULL. */
void *request_copy(struct request *request, const void *data, size_t size);

/* Checks what the types do not: lengths, counts, and entries as in ledger.h. If no backend may
 * carry the request out, logs a line and returns false. */
bool request_well_formed(const struct request *request);

/* Makes a row for a callback with a copy of the struct `data` of `size` bytes. `text` is the
 * address of the one member of that struct that points to a text. The row gets a copy of the text,
 * too. NULL: the struct points to nothing. The caller frees the row with reply_free. */
struct reply *reply_row(struct request *request, enum reply_kind kind, const void *data,
                        size_t size, const char *const *text);
/* Sets the status of the request and returns its last reply, which is a part of it. */
struct reply *reply_done(struct request *request, enum store_status status);
/* Calls the callback that the reply is for. Returns false if the call has no such callback. */
bool reply_deliver(const struct reply *reply);
/* Frees a row. The last reply of a request frees the request. Accepts NULL, sets NULL. */
void reply_free(struct reply **reply);

/* Replies that one thread collects, and then puts all at once. Begins with all members zero except
 * `queue` and `hold`. */
struct reply_batch {
    struct inbox *queue;
    struct reply *first, *last;
    int count;
    bool hold; /* nothing is put before the read is over, because the read may have to begin
                  again */
};
/* Frees the collected replies. */
void reply_batch_drop(struct reply_batch *batch);
/* Adds a reply, which it takes over. */
void reply_batch_put(struct reply_batch *batch, struct reply *reply);
/* Puts the collected replies into the queue, and wakes the loop once. */
void reply_batch_flush(struct reply_batch *batch);
