/*
 * What every store on an SQL database carries out in the same way: writes, reads, records and
 * pruning, over a connection (db.h).
 */
#pragma once

#include "chain.h"
#include "db.h"
#include "queue.h"
#include "request.h"
#include "sql_numbers.h"

/* What each store does in a way of its own, on a connection that writes (the events: on any). */
typedef void sql_event_cb(void *arg, int32_t seq, const struct store_event *event);
/* Runs a statement that deletes an event, with its one parameter. False: it failed. */
typedef bool sql_remove_cb(void *arg, const char *sql, int64_t key);
struct sql_own {
    /* Posts the entries of a request (one at least) with their numbers, balances and scores. */
    enum store_status (*entries_post)(struct db *db, const struct request *request);
    /* The numbers of the next entry of the ledger of ratings, and of the next game. */
    int64_t (*rating_number)(struct db *db);
    int64_t (*game_number)(struct db *db);
    /* Checks the owner and the first number of an append, and adds its events. A game that has
     * ended passes to any later epoch. Sets whether the game is live. */
    enum store_status (*append)(struct db *db, const struct request *request, bool *live);
    /* In the same transaction, after an append: the game is not live any more. */
    enum store_status (*over)(struct db *db, int64_t game);
    /* Calls `each` for the events of a game from its last one, which its row calls `last`, back to
     * its first. Stops where there is none before. */
    void (*events_back)(struct db *db, int64_t game, int64_t last, sql_event_cb *each, void *arg);
    void (*events_remove)(struct db *db, int64_t game, sql_remove_cb *remove, void *arg);
    /* Whether something of the game is in memory, so that its rows must stay. */
    bool (*in_play)(struct db *db, int64_t game);
};

/* Adds an entry of XP to the boards, after the entry; does nothing for chips. */
enum store_status sql_score_add(struct db *db, const struct store_entry *entry, int64_t now_ms);
/* Whether the ledger has this entry of a game. */
bool sql_entry_stored(struct db *db, const struct store_entry *entry);

/* Carries out a write within a transaction that the caller opened. After anything but STORE_OK a
 * part of the write may be done, and the caller has to undo it. */
enum store_status sql_write(struct db *db, struct request *request, int64_t epoch);

/* Carries out REQUEST_PRUNE within a transaction that does not check foreign keys. In
 * store_sql_prune.c. */
enum store_status sql_prune(struct db *db, struct request *request);
/* Carries out REQUEST_PRUNE_DUE, a read. */
enum store_status sql_prune_due(struct db *db, struct request *request);

/* Cuts the first batch off the list and returns the rest. A slice of the pruning is a batch by
 * itself. */
struct request *sql_batch_cut(struct request *first);
/* Puts the answers of a batch, whose requests have their status. Takes them off the backlog and
 * returns how many they were. */
int sql_batch_tell(struct store *store, struct request *first);

/* The reader collects this many replies before it puts them, so that the loop is woken once for
 * what it asked together. */
enum { SQL_TOLD = 64 };
/* Carries out a read within a transaction that the caller opened, and puts its rows; the caller
 * puts the last reply. Waits while the queue is full of rows, and stops early when the queue is
 * stopped. */
enum store_status sql_read(struct db *db, struct request *request, struct queue_batch *out);

/* Carries out REQUEST_READS within that transaction. In store_reads.c. */
enum store_status sql_reads(struct db *db, struct request *request, struct inbox *replies);

/* Carries out REQUEST_CUP_WRITE but for its ledger entries. store_sql_cup.c. */
enum store_status sql_cup_write(struct db *db, const struct request *request);

/* ---- The columns of what is no record. store_sql_columns.c ---- */
extern const struct record_table sql_account, sql_game, sql_posted, sql_rating, sql_rated,
    sql_sanction, sql_audit, sql_key;
/* The parts of a seat: who sits there, what the game made of it, and what it did to a rating. */
extern const struct record_table sql_seat, sql_seat_result, sql_seat_rating;
/* Binds the members of a row but those that are read only. */
void sql_columns_bind(struct query *query, const struct record_table *table, const void *row);
/* Reads the next columns of the query's row into the members. */
void sql_columns_read(struct query *query, const struct record_table *table, void *row);

/* ---- Records. store_sql_record.c ---- */
enum store_status sql_record_put(struct db *db, enum store_record record, const void *row);
enum store_status sql_record_drop(struct db *db, enum store_record record, int64_t key);
/* The rows that REQUEST_RECORDS asks for. */
struct query sql_records(struct db *db, const struct request *request);
/* What the database holds when a store opens it. */
struct store_past sql_past(struct db *db);
/* Deletes the oldest rows of a record that ages, those before `before_ms`, `limit` of them at most.
 * db_changed says how many. */
enum store_status sql_record_age(struct db *db, enum store_record record, int64_t before_ms,
                                 int limit);
/* A query for their number, and the oldest one's time (0: none). */
struct query sql_record_due(struct db *db, enum store_record record, int64_t before_ms);
enum store_status sql_records_erase(struct db *db, int64_t account);
enum store_status sql_records_merge(struct db *db, int64_t from, int64_t into);

/* The time that store_seen noted last; 0: never. */
/* PostgreSQL's alone: whether commits wait for a standby, and how many there are of those that they
 * wait for. A role without pg_read_all_stats sees only that a standby is there. */
#define SQL_SYNCHRONOUS                                                                            \
    "SELECT CASE WHEN current_setting('synchronous_standby_names') <> ''"                          \
    " AND current_setting('synchronous_commit') NOT IN ('off', 'local') THEN 1 ELSE 0 END"
#define SQL_STANDBYS                                                                               \
    "SELECT count(*) FROM pg_stat_replication"                                                     \
    " WHERE coalesce(sync_state, 'sync') IN ('sync', 'quorum')"
#define SQL_SEEN "SELECT coalesce(max(value), 0) FROM meta WHERE name = 'seen_ms'"

/* The JOURNAL_TAIL last events of all are those with a greater n than this. game.last of a live
 * game may be older than they are. */
#define SQL_TAIL_AFTER     "(SELECT max(n) FROM journal) - " SQL_NUMBER(JOURNAL_TAIL)
#define SQL_NUMBER(macro)  SQL_NUMBER_(macro)
#define SQL_NUMBER_(value) #value
/* For each game with an event in that tail: n of its last event. */
#define SQL_TAIL_ENDS                                                                              \
    "(SELECT game, max(n) AS n FROM journal WHERE n > " SQL_TAIL_AFTER " GROUP BY game)"

/* The chips of account `a` that games in play and cups hold. Open games are few and new. So only
 * those seats of the account are read whose game's id is not below the least id of an open game. */
/* Whether a row of `account` is erased, and whether it is that or belongs to another account by
 * now. */
#define SQL_ACCOUNT_ERASED "substr(name, 1, 5) = '" STORE_NAME_ERASED "'"
#define SQL_ACCOUNT_GONE   "(merged_into <> 0 OR " SQL_ACCOUNT_ERASED ")"
_Static_assert(sizeof(STORE_NAME_ERASED) == 6, "substr takes its 5 bytes");
#define SQL_STAKED                                                                                 \
    "((SELECT coalesce(sum(c.held), 0) FROM cup_entrant c WHERE c.account = a.id AND c.held <> 0)" \
    " - (SELECT coalesce(sum(e.amount), 0) FROM seat s {CROSS |}JOIN game g ON g.id = s.game"      \
    " {CROSS |}JOIN entry e {INDEXED BY entry_once |}ON e.game = g.id AND e.account = s.account "  \
    "AND "                                                                                         \
    "e.currency = " SQL_CHIPS " WHERE s.account = a.id AND s.kind = " SQL_SEAT_ACCOUNT             \
    " AND s.game >="                                                                               \
    " (SELECT min(id) FROM game WHERE state = " SQL_GAME_LIVE " OR open_vote = 1)"                 \
    " AND g.state = " SQL_GAME_LIVE " AND e.game <> 0))"
/* The columns that sql_game_row reads; the last one is what events_back wants. Conditions are
 * appended. SQL_GAMES is for many games and in SQLite reads the tail once for all. SQL_GAME is for
 * one game: it searches the tail back to the game's last event, and only if the game is live. */
#define SQL_GAME_COLUMNS                                                                           \
    "SELECT g.id, g.card_table, g.board, g.version, g.competitive, g.bet, g.seed, g.options,"      \
    " g.started_ms, g.ended_ms, g.state, g.open_vote, g.number, g.shuffle, g.ending, g.cup,"       \
    " g.cup_round, g.cup_table, g.unrated, g.deal, g.closed, "
#define SQL_GAMES                                                                                  \
    SQL_GAME_COLUMNS                                                                               \
    "{coalesce(t.n, g.last) AS last FROM game g LEFT JOIN " SQL_TAIL_ENDS                          \
    " t ON t.game = g.id AND g.state = " SQL_GAME_LIVE "|g.last FROM game g} "
#define SQL_GAME                                                                                   \
    SQL_GAME_COLUMNS                                                                               \
    "{CASE g.state WHEN 0 THEN coalesce((SELECT j.n FROM journal j WHERE j.game = g.id"            \
    " AND j.n > " SQL_TAIL_AFTER " ORDER BY j.n DESC LIMIT 1), g.last)"                            \
    " ELSE g.last END|g.last} FROM game g "
/* Tells of the event of the query's row: seq, at_ms, command, event. */
void sql_event_read(struct query *query, sql_event_cb *each, void *arg);
/* Reads the game of the query's row, and its seats from `db`. Returns its
 * last column. */
int64_t sql_game_row(struct db *db, struct query *query, struct store_game *out);
