/*
 * Inside the SQLite store: its struct, its two threads, and what they carry out.
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

/* Of the url; see store_open. */
struct sqlite_settings {
    int64_t ballast, low, pages, check, sound;
};

struct store_sqlite {
    struct store store;
    struct sqlite_settings settings;
    char *path;
    int64_t epoch;
    int lock_fd; /* of the directory: one room at a time */

    struct db writer, reader;
    struct chains chains; /* the writer thread's, once it runs */
    struct inbox writes, reads;
    struct inbox secrets; /* those that are stored, for the loop that waits for them */
    pthread_t write_thread, read_thread;
    atomic_int backlog;
    /* Of the writer thread, for store_pulse: monotonic us when a batch began (0: none is under
     * way), how many there were, how long all took, and the slowest since it was asked. */
    _Atomic int64_t begun_us, commits, commit_us, slowest_us;
    _Atomic int64_t ship_ms; /* as shipped_behind_ms at the last look */

    struct space space; /* the writer thread's, once it runs */
    atomic_bool healthy;
};

/* The threads, while they run, own the connections. store_sqlite_threads.c */
void sqlite_threads_start(struct store_sqlite *s);
/* Returns when all that was submitted is carried out. */
void sqlite_threads_stop(struct store_sqlite *s);
/* Monotonic time. */
int64_t sqlite_now_us(void);
/* Gives the ballast back when a write was refused; false: there was none. */
bool sqlite_ballast_drop(struct store_sqlite *s);
/* Looks at the free space: takes the ballast back, sets `healthy`. */
void sqlite_space_look(struct store_sqlite *s);
/* Looks how far shipping has come. */
void sqlite_ship_look(struct store_sqlite *s);

/* Carries out a write within a transaction that the caller opened. Anything but STORE_OK may have
 * left a part of it behind, for the caller to undo. */
enum store_status sqlite_write(struct db *db, struct chains *chains, struct request *request,
                               int64_t epoch);

/* Carries out REQUEST_PRUNE within a transaction without foreign keys. store_sqlite_prune.c */
enum store_status sqlite_prune(struct db *db, struct chains *chains, struct request *request);

/* So many replies of the reader wait for one another, so that the loop is woken once for what it
 * asked together. */
enum { SQLITE_TOLD = 64 };
/* Carries out a read within a transaction that the caller opened and puts its rows; the caller puts
 * the end. Waits while the queue is full of rows, and stops early when it is closed. */
enum store_status sqlite_read(struct db *db, struct request *request, struct outbox *out);

/* ---- Records. store_sqlite_record.c ---- */
enum store_status sqlite_record_put(struct db *db, enum store_record record, const void *row);
enum store_status sqlite_record_drop(struct db *db, enum store_record record, int64_t key);
/* Those that REQUEST_RECORDS asks for; `row` gets one after the other. */
struct query sqlite_records(struct db *db, const struct request *request);
bool sqlite_record_row(struct query *query, enum store_record record, void *row);
/* The highest key of all. */
int64_t sqlite_record_highest(struct db *db);
enum store_status sqlite_records_erase(struct db *db, int64_t account);
enum store_status sqlite_records_merge(struct db *db, int64_t from, int64_t into);

/* What store_seen noted last, 0: never. */
#define SQLITE_SEEN "SELECT coalesce(max(value), 0) FROM meta WHERE name = 'seen_ms'"

/* The JOURNAL_TAIL last events of all are those after this one. What game.last says of a live game
 * may be behind them. */
#define SQLITE_TAIL_AFTER     "(SELECT max(n) FROM journal) - " SQLITE_NUMBER(JOURNAL_TAIL)
#define SQLITE_NUMBER(macro)  SQLITE_NUMBER_(macro)
#define SQLITE_NUMBER_(value) #value
/* For each game that has one of them, n of its last. */
#define SQLITE_TAIL_ENDS                                                                           \
    "(SELECT game, max(n) AS n FROM journal WHERE n > " SQLITE_TAIL_AFTER " GROUP BY game)"

/* What sqlite_game_row takes apart; the last is n of the game's last event. Conditions follow. For
 * many games the tail is read once and for all; for one game it is looked through back to its last
 * event, and that only if it is live. */
/* Chips of account `a` that games in play hold. Those that are open are few and new, and begin at
 * the least of their ids: of the seats of an account only the last ones are looked at. */
#define SQLITE_STAKED                                                                              \
    "(SELECT -coalesce(sum(e.amount), 0) FROM seat s CROSS JOIN game g ON g.id = s.game"           \
    " CROSS JOIN entry e INDEXED BY entry_once ON e.game = g.id AND e.account = s.account AND "    \
    "e.currency = " SQL_CHIPS " WHERE s.account = a.id AND s.kind = " SQL_SEAT_ACCOUNT             \
    " AND s.game >="                                                                               \
    " (SELECT min(id) FROM game WHERE state = " SQL_GAME_LIVE " OR open_vote = 1)"                 \
    " AND g.state = " SQL_GAME_LIVE " AND e.game <> 0)"
#define SQLITE_GAME_COLUMNS                                                                        \
    "SELECT g.id, g.card_table, g.board, g.version, g.competitive, g.bet, g.seed, g.options,"      \
    " g.started_ms, g.ended_ms, g.state, g.open_vote, g.number, g.shuffle, g.ending, "
#define SQLITE_GAMES                                                                               \
    SQLITE_GAME_COLUMNS                                                                            \
    "coalesce(t.n, g.last) AS last FROM game g LEFT JOIN " SQLITE_TAIL_ENDS                        \
    " t ON t.game = g.id AND g.state = " SQL_GAME_LIVE " "
#define SQLITE_GAME                                                                                \
    SQLITE_GAME_COLUMNS                                                                            \
    "CASE g.state WHEN 0 THEN coalesce((SELECT j.n FROM journal j WHERE j.game = g.id"             \
    " AND j.n > " SQLITE_TAIL_AFTER " ORDER BY j.n DESC LIMIT 1), g.last)"                         \
    " ELSE g.last END FROM game g "
/* The game of the query's row, with its seats, which are read from `db`. Returns n of its last
 * event. */
int64_t sqlite_game_row(struct db *db, struct query *query, struct store_game *out);
/* Calls for each event of a game, from `last`, n of its last one, back to its first. One that does
 * not lead to an earlier one of the game is where they end. */
typedef void sqlite_event_cb(void *arg, int32_t seq, const struct store_event *event);
void sqlite_events_back(struct db *db, int64_t game, int64_t last, sqlite_event_cb *each,
                        void *arg);

#endif
