/*
 * The inside of the SQLite store: its struct, its two threads, and what they carry out.
 */
#ifndef LOBBY_STORE_STORE_SQLITE_H
#define LOBBY_STORE_STORE_SQLITE_H

#include <pthread.h>
#include <stdatomic.h>

#include "backend.h"
#include "chain.h"
#include "db.h"
#include "inbox.h"
#include "space.h"
#include "sql_numbers.h"

/* The options of the url; see store_open. */
struct sqlite_settings {
    int64_t ballast, low, pages, check, sound;
};

struct store_sqlite {
    struct store store;
    struct sqlite_settings settings;
    char *path;
    int64_t epoch;
    int lock_fd; /* of the directory: only one room runs at a time */

    struct db writer, reader;
    struct chains chains; /* the writer thread's, once it runs */
    struct inbox writes, reads;
    /* Secrets that have been stored, for the loop, which waits for them. */
    struct inbox secrets;
    pthread_t write_thread, read_thread;
    atomic_int backlog;
    /* The writer thread's figures for store_pulse: monotonic us when the present batch began (0:
     * none is under way), how many batches there were, how long all took, and the slowest since
     * store_pulse was last called. */
    _Atomic int64_t begun_us, commits, commit_us, slowest_us;
    _Atomic int64_t ship_ms;    /* as shipped_behind_ms at the last look */
    _Atomic int64_t size, left; /* bytes of the database, and on its disk, at the last look */

    struct space space; /* the writer thread's, once it runs */
    atomic_bool healthy;
};

/* The threads own the connections while they run. In store_sqlite_threads.c. */
void sqlite_threads_start(struct store_sqlite *s);
/* Returns when everything that was submitted is carried out. */
void sqlite_threads_stop(struct store_sqlite *s);
/* Monotonic time. */
int64_t sqlite_now_us(void);
/* Deletes the ballast when a write was refused for want of space; false: there was none. */
bool sqlite_ballast_drop(struct store_sqlite *s);
/* Checks the free space: makes the ballast again if there is room, and sets `healthy`. */
void sqlite_space_look(struct store_sqlite *s);
/* Looks how far shipping has come. */
void sqlite_ship_look(struct store_sqlite *s);

/* Carries out a write within a transaction that the caller opened. After anything but STORE_OK a
 * part of the write may be done, and the caller has to undo it. */
enum store_status sqlite_write(struct db *db, struct chains *chains, struct request *request,
                               int64_t epoch);

/* Carries out REQUEST_PRUNE within a transaction that does not check foreign keys. In
 * store_sqlite_prune.c. */
enum store_status sqlite_prune(struct db *db, struct chains *chains, struct request *request);
/* Carries out REQUEST_PRUNE_DUE, a read. */
enum store_status sqlite_prune_due(struct db *db, struct request *request);

/* The reader collects this many replies before it puts them, so that the loop is woken once for
 * what it asked together. */
enum { SQLITE_TOLD = 64 };
/* Carries out a read within a transaction that the caller opened, and puts its rows; the caller
 * puts the last reply. Waits while the queue is full of rows, and stops early when the queue is
 * stopped. */
enum store_status sqlite_read(struct db *db, struct request *request, struct outbox *out);

/* Carries out REQUEST_CUP_WRITE but for its ledger entries. store_sqlite_cup.c. */
enum store_status sqlite_cup_write(struct db *db, const struct request *request);

/* ---- Records. store_sqlite_record.c ---- */
enum store_status sqlite_record_put(struct db *db, enum store_record record, const void *row);
enum store_status sqlite_record_drop(struct db *db, enum store_record record, int64_t key);
/* The rows that REQUEST_RECORDS asks for. */
struct query sqlite_records(struct db *db, const struct request *request);
bool sqlite_record_row(struct query *query, enum store_record record, void *row);
/* The highest key of all records. */
int64_t sqlite_record_highest(struct db *db);
/* Deletes the oldest rows of a record that ages, those before `before_ms`, `limit` of them at most.
 * db_changed says how many. */
enum store_status sqlite_record_age(struct db *db, enum store_record record, int64_t before_ms,
                                    int limit);
/* Their number, and the oldest one's time (0: none). */
void sqlite_record_due(struct db *db, enum store_record record, int64_t before_ms, int64_t *count,
                       int64_t *oldest_ms);
enum store_status sqlite_records_erase(struct db *db, int64_t account);
enum store_status sqlite_records_merge(struct db *db, int64_t from, int64_t into);

/* The time that store_seen noted last; 0: never. */
#define SQLITE_SEEN "SELECT coalesce(max(value), 0) FROM meta WHERE name = 'seen_ms'"

/* The JOURNAL_TAIL last events of all are those with a greater n than this. game.last of a live
 * game may be older than they are. */
#define SQLITE_TAIL_AFTER     "(SELECT max(n) FROM journal) - " SQLITE_NUMBER(JOURNAL_TAIL)
#define SQLITE_NUMBER(macro)  SQLITE_NUMBER_(macro)
#define SQLITE_NUMBER_(value) #value
/* For each game with an event in that tail: n of its last event. */
#define SQLITE_TAIL_ENDS                                                                           \
    "(SELECT game, max(n) AS n FROM journal WHERE n > " SQLITE_TAIL_AFTER " GROUP BY game)"

/* The columns that sqlite_game_row reads; the last one is n of the game's last event. Conditions
 * are appended. SQLITE_GAMES is for many games and reads the tail once for all. SQLITE_GAME is for
 * one game: it searches the tail back to the game's last event, and only if the game is live. */
/* The chips of account `a` that games in play and cups hold. Open games are few and new. So only
 * those seats of the account are read whose game's id is not below the least id of an open game. */
#define SQLITE_STAKED                                                                              \
    "((SELECT coalesce(sum(c.held), 0) FROM cup_entrant c WHERE c.account = a.id AND c.held <> 0)" \
    " - (SELECT coalesce(sum(e.amount), 0) FROM seat s CROSS JOIN game g ON g.id = s.game"         \
    " CROSS JOIN entry e INDEXED BY entry_once ON e.game = g.id AND e.account = s.account AND "    \
    "e.currency = " SQL_CHIPS " WHERE s.account = a.id AND s.kind = " SQL_SEAT_ACCOUNT             \
    " AND s.game >="                                                                               \
    " (SELECT min(id) FROM game WHERE state = " SQL_GAME_LIVE " OR open_vote = 1)"                 \
    " AND g.state = " SQL_GAME_LIVE " AND e.game <> 0))"
#define SQLITE_GAME_COLUMNS                                                                        \
    "SELECT g.id, g.card_table, g.board, g.version, g.competitive, g.bet, g.seed, g.options,"      \
    " g.started_ms, g.ended_ms, g.state, g.open_vote, g.number, g.shuffle, g.ending, g.cup,"       \
    " g.cup_round, g.cup_table, g.unrated, g.deal, g.closed, "
#define SQLITE_GAMES                                                                               \
    SQLITE_GAME_COLUMNS                                                                            \
    "coalesce(t.n, g.last) AS last FROM game g LEFT JOIN " SQLITE_TAIL_ENDS                        \
    " t ON t.game = g.id AND g.state = " SQL_GAME_LIVE " "
#define SQLITE_GAME                                                                                \
    SQLITE_GAME_COLUMNS                                                                            \
    "CASE g.state WHEN 0 THEN coalesce((SELECT j.n FROM journal j WHERE j.game = g.id"             \
    " AND j.n > " SQLITE_TAIL_AFTER " ORDER BY j.n DESC LIMIT 1), g.last)"                         \
    " ELSE g.last END FROM game g "
/* Reads the game of the query's row, and its seats from `db`. Returns n of its last event. */
int64_t sqlite_game_row(struct db *db, struct query *query, struct store_game *out);
/* Calls `each` for the events of a game from its last one, at n = `last`, back to its first. Stops
 * at an event that does not point to an earlier one of the game. */
typedef void sqlite_event_cb(void *arg, int32_t seq, const struct store_event *event);
void sqlite_events_back(struct db *db, int64_t game, int64_t last, sqlite_event_cb *each,
                        void *arg);

#endif
