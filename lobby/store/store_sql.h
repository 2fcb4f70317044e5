/*
 * What all stores on SQL databases do in the same way, over a connection (db.h): writes, reads,
 * records and pruning.
 */
#pragma once

#include "chain.h"
#include "db.h"
#include "request.h"

/* What numbers in columns mean, as text for SQL, because C cannot put the value of an enum into a
 * literal. */
#define SQL_SEAT_ACCOUNT  "0" /* seat.kind */
#define SQL_BAN           "0" /* sanction.kind */
#define SQL_GAME_LIVE     "0" /* game.state */
#define SQL_GAME_FINISHED "1"
#define SQL_GAME_VOID     "3"
#define SQL_XP            "0" /* entry.currency */
#define SQL_CHIPS         "1"
#define SQL_CUP_LEFT      "1" /* cup_entrant.state */
#define SQL_REPORT_CLOSED "3" /* report.state */
_Static_assert(STORE_SEAT_ACCOUNT == 0 && STORE_BAN == 0 && STORE_GAME_LIVE == 0 &&
                   STORE_GAME_FINISHED == 1 && STORE_GAME_VOID == 3 && STORE_XP == 0 &&
                   STORE_CHIPS == 1 && STORE_CUP_LEFT == 1 && STORE_REPORT_CLOSED == 3,
               "the numbers above are those of store.h");

/* What each store does in a way of its own, on a connection that writes. Only events_back may run
 * on any connection. */
struct sql_own {
    /* Posts the entries of a request with their numbers, balances and scores. */
    enum store_status (*entries_post)(struct db *db, const struct request *request);
    /* The number of the next game. */
    int64_t (*game_number)(struct db *db);
    /* Checks the owner and the first number of an append, and adds its events. A game that has
     * ended passes to any later epoch. */
    enum store_status (*append)(struct db *db, const struct request *request);
    /* Calls `each` for the events of a game, from the last one back to the first. `last` is what
     * sql_game_row gives. */
    void (*events_back)(struct db *db, int64_t game, int64_t last, store_event_cb *each, void *arg);
    /* Deletes the events of a game, and adds their number to `rows`. */
    enum store_status (*events_remove)(struct db *db, int64_t game, int *rows);
};

/* Adds an entry of XP to the boards. The entry itself must have been written. Does nothing for
 * chips. */
enum store_status sql_score_add(struct db *db, const struct store_entry *entry, int64_t now_ms);
/* Whether the ledger has one of a request's entries that are about a game. */
bool sql_entries_stored(struct db *db, const struct request *request);

/* Carries out a write within a transaction that the caller opened, and sets its status. `epoch`
 * owns the games that it starts. After anything but STORE_OK a part of the write may be done, and
 * the caller has to undo it. */
enum store_status sql_write(struct db *db, struct request *request, int64_t epoch);

/* Carries out REQUEST_PRUNE within a transaction that the caller opened. In SQLite that must not
 * check foreign keys. In store_sql_prune.c. */
enum store_status sql_prune(struct db *db, struct request *request);
/* Carries out REQUEST_PRUNE_DUE, a read. */
enum store_status sql_prune_due(struct db *db, struct request *request);

/* Reads the secrets, and makes those that are not there yet. STORE_FULL: there is no space. */
enum store_status sql_secrets(struct db *db, uint8_t out[STORE_SECRETS][STORE_SECRET]);

/* How many replies the reader collects before it puts them, so that they wake the loop once. */
enum { SQL_TOLD = 64 };
/* Carries out a read within a transaction that the caller opened, and puts its rows. The caller
 * puts the last reply. Waits while the queue is full of rows, and stops early when the queue is
 * stopped. */
enum store_status sql_read(struct db *db, struct request *request, struct reply_batch *out);

/* Carries out REQUEST_READS within a transaction that the caller opened. `replies` is only asked
 * whether the store closes. In store_reads.c. */
enum store_status sql_reads(struct db *db, struct request *request, struct inbox *replies);

/* What one game, or one entry that is not about a game, did for an account. */
struct store_result {
    int64_t account;
    char game[STORE_GAME_MAX]; /* of the registry; empty: none */
    int64_t at_ms;             /* when it counts: at the end of the game, else at the last entry */
    int64_t changed_ms;        /* time of the last XP entry; 0: there is none */
    int64_t ref;               /* orders results that count at the same time */
    int64_t xp;
    bool finished; /* it counts as a game played */
    int outcome;   /* 1 won, -1 lost, 0 neither */
    /* Of the account, as in struct store_score. */
    char name[STORE_NAME_MAX];
    bool hidden;
};

/* ---- The columns of rows that are not records. In store_sql_columns.c. ---- */
extern const struct record_table sql_account, sql_game, sql_posted, sql_rating, sql_rated,
    sql_result, sql_sanction, sql_audit, sql_key, sql_table, sql_event, sql_line;
/* The parts of a seat: who sits there, what the game made of it, and what it did to a rating. */
extern const struct record_table sql_seat, sql_seat_result, sql_seat_rating;
/* Binds the members of a row, except those that are read only. */
void sql_columns_bind(struct query *query, const struct record_table *table, const void *row);
/* Reads the next columns of the query's row into the members. */
void sql_columns_read(struct query *query, const struct record_table *table, void *row);

/* ---- Records. In store_sql_record.c. ---- */
/* Writes a row, new or not. */
enum store_status sql_record_put(struct db *db, enum store_record record, const void *row);
/* Deletes a row. STORE_NONE: no row has this key. */
enum store_status sql_record_drop(struct db *db, enum store_record record, int64_t key);
/* A query for the rows that REQUEST_RECORDS asks for. */
struct query sql_records(struct db *db, const struct request *request);
/* What the database holds when a store opens it. */
struct store_past sql_past(struct db *db);
/* Deletes and changes the records of an account that is erased, as record.h says. */
enum store_status sql_records_erase(struct db *db, int64_t account);
/* Changes and deletes the records of `from`, which becomes part of `into`, as record.h says. */
enum store_status sql_records_merge(struct db *db, int64_t from, int64_t into);

/* PostgreSQL's alone: 1 if commits wait for a standby, else 0. */
#define SQL_SYNCHRONOUS                                                                            \
    "SELECT CASE WHEN current_setting('synchronous_standby_names') <> ''"                          \
    " AND current_setting('synchronous_commit') NOT IN ('off', 'local') THEN 1 ELSE 0 END"
/* PostgreSQL's alone: how many of the standbys that commits wait for are there. A role without
 * pg_read_all_stats sees only that a standby is there, so all of them count. */
#define SQL_STANDBYS                                                                               \
    "SELECT count(*) FROM pg_stat_replication"                                                     \
    " WHERE coalesce(sync_state, 'sync') IN ('sync', 'quorum')"
/* The time that store_seen noted last; 0: never. */
#define SQL_SEEN "SELECT coalesce(max(value), 0) FROM meta WHERE name = 'seen_ms'"

/* The last JOURNAL_TAIL events of all games are those with a greater n than this. The `last` of a
 * live game's row may be older than these events (chain.h). */
#define SQL_TAIL_AFTER     "(SELECT max(n) FROM journal) - " SQL_NUMBER(JOURNAL_TAIL)
#define SQL_NUMBER(macro)  SQL_NUMBER_(macro)
#define SQL_NUMBER_(value) #value
/* For each game with an event in that tail: the n of its last event. */
#define SQL_TAIL_ENDS                                                                              \
    "(SELECT game, max(n) AS n FROM journal WHERE n > " SQL_TAIL_AFTER " GROUP BY game)"

/* Whether a row of `account` is erased. */
#define SQL_ACCOUNT_ERASED "substr(name, 1, 5) = '" STORE_NAME_ERASED "'"
/* Whether a row of `account` is erased, or is part of another account by now. */
#define SQL_ACCOUNT_GONE "(merged_into <> 0 OR " SQL_ACCOUNT_ERASED ")"
_Static_assert(sizeof(STORE_NAME_ERASED) == 6, "substr takes its 5 bytes");
/* The chips of account `a` that games in play and cups hold. Open games are few and new. So of the
 * account's seats, only those are read whose game's id is not below the least id of an open game.
 */
#define SQL_STAKED                                                                                 \
    "((SELECT coalesce(sum(c.held), 0) FROM cup_entrant c WHERE c.account = a.id AND c.held <> 0)" \
    " - (SELECT coalesce(sum(e.amount), 0) FROM seat s {CROSS |}JOIN game g ON g.id = s.game"      \
    " {CROSS |}JOIN entry e {INDEXED BY entry_once |}ON e.game = g.id AND e.account = s.account "  \
    "AND "                                                                                         \
    "e.currency = " SQL_CHIPS " WHERE s.account = a.id AND s.kind = " SQL_SEAT_ACCOUNT             \
    " AND s.game >="                                                                               \
    " (SELECT min(id) FROM game WHERE state = " SQL_GAME_LIVE " OR open_vote = 1)"                 \
    " AND g.state = " SQL_GAME_LIVE " AND e.game <> 0))"
/* The columns that sql_game_row reads, except the last, which is the `last` of events_back. */
#define SQL_GAME_COLUMNS                                                                           \
    "SELECT g.id, g.card_table, g.board, g.version, g.competitive, g.bet, g.seed, g.options,"      \
    " g.started_ms, g.ended_ms, g.state, g.open_vote, g.number, g.shuffle, g.ending, g.cup,"       \
    " g.cup_round, g.cup_table, g.unrated, g.deal, g.closed, "
/* For many games. In SQLite it reads the tail once for all of them. The caller appends the
 * conditions. */
#define SQL_GAMES                                                                                  \
    SQL_GAME_COLUMNS                                                                               \
    "{coalesce(t.n, g.last) AS last FROM game g LEFT JOIN " SQL_TAIL_ENDS                          \
    " t ON t.game = g.id AND g.state = " SQL_GAME_LIVE "|g.last FROM game g} "
/* For one game. In SQLite it searches the tail back to the game's last event, and only if the game
 * is live. The caller appends the condition. */
#define SQL_GAME                                                                                   \
    SQL_GAME_COLUMNS                                                                               \
    "{CASE g.state WHEN 0 THEN coalesce((SELECT j.n FROM journal j WHERE j.game = g.id"            \
    " AND j.n > " SQL_TAIL_AFTER " ORDER BY j.n DESC LIMIT 1), g.last)"                            \
    " ELSE g.last END|g.last} FROM game g "
/* Calls `each` for the event in the query's row, whose columns are seq, at_ms, command, event. */
void sql_event_read(struct query *query, store_event_cb *each, void *arg);
/* Reads the game in the query's row, and the game's seats from `db`. Returns the last column of the
 * row, for events_back. */
int64_t sql_game_row(struct db *db, struct query *query, struct store_game *out);
/* Reads the events of a game, from the first one on. `last` is what sql_game_row returned. Returns
 * a list of replies to `request` (may be NULL). The caller frees each reply. */
struct reply *sql_events(struct db *db, int64_t game, int64_t last, struct request *request);
