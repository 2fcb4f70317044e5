/*
 * What PostgreSQL does in its own way. Each game has a journal of its own, and the statement that
 * adds to it checks the next number and the owner. The ledger has no row that every game would wait
 * for. Mint and escrow have no balance, and their entries have no running number. An account's
 * number is taken from its row with the same statement that changes its balance.
 */
#include <stdlib.h>

#include "db_postgresql.h"
#include "ledger.h"
#include "store_sql.h"

static struct db_postgresql *postgresql_own_of(struct db *db)
{
    return (struct db_postgresql *)db;
}

/* ---- The ledger ---- */

static enum store_status postgresql_own_system_entry(struct db *db, const struct store_entry *entry,
                                                     int64_t now_ms)
{
    return db_change(db,
                     "INSERT INTO entry (account, seq, game, currency, amount, reason, note, at_ms)"
                     " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                     entry->account, ++postgresql_own_of(db)->numbers.system, entry->game,
                     entry->currency, entry->amount, entry->reason, entry->note, now_ms);
}

/* Writes an entry of an account, and changes the account's sums by `net`. An account that does not
 * exist gives NULLs, which the table refuses. */
static enum store_status postgresql_own_account_entry(struct db *db,
                                                      const struct store_entry *entry,
                                                      struct ledger_net net, int64_t now_ms)
{
    return db_change(
        db,
        "WITH a AS (UPDATE account SET last_entry = last_entry + 1, xp = xp + ?8,"
        " chips = chips + ?9 WHERE id = ?1 RETURNING id, last_entry)"
        " INSERT INTO entry (account, seq, game, currency, amount, reason, note, at_ms)"
        " SELECT a.id, a.last_entry, ?2, ?3, ?4, ?5, ?6, ?7"
        " FROM (SELECT 1) AS one LEFT JOIN a ON true",
        entry->account, entry->game, entry->currency, entry->amount, entry->reason, entry->note,
        now_ms, net.xp, net.chips);
}

/* Escrow gives out no more than it has: for a game, what it took for that game; else, what it
 * has in all. A division by zero refuses the rest. So there is no row for which other writers wait.
 * What cups hold is checked with each of their events (sql_write_cup). */
#define ESCROW_CHECK                                                                               \
    "SELECT 1 / CASE WHEN coalesce(sum(amount), 0) >= 0 THEN 1 ELSE 0 END FROM entry WHERE"        \
    " account = 2 AND currency = " SQL_CHIPS

static enum store_status postgresql_own_escrow_check(struct db *db, const struct request *request)
{
    if (request->kind == REQUEST_CUP_WRITE || request_escrow(request) >= 0)
        return STORE_OK;
    const int64_t game = request->entries[0].game;
    return game != 0 ? db_change(db, ESCROW_CHECK " AND game = ?1 AND game <> 0", game)
                     : db_change(db, ESCROW_CHECK);
}

/* Orders entries by account, and those of one account as they are in the request. */
static int postgresql_own_by_account(const void *a, const void *b)
{
    const struct store_entry *x = *(const struct store_entry *const *)a;
    const struct store_entry *y = *(const struct store_entry *const *)b;
    if (x->account != y->account)
        return x->account < y->account ? -1 : 1;
    return x < y ? -1 : x > y;
}

/* Writes the entries. All writers lock accounts in the order of their ids, so that no two wait for
 * each other. */
static enum store_status postgresql_own_entries_post(struct db *db, const struct request *request)
{
    const struct store_entry *order[STORE_ENTRIES_MAX];
    const int count = request->nentries;
    /* Entries that are there already are reported before chips that are not covered. */
    if (!postgresql_own_of(db)->ahead && sql_entries_stored(db, request))
        return STORE_TAKEN;
    for (int i = 0; i < count; i++)
        order[i] = &request->entries[i];
    qsort(order, (size_t)count, sizeof(order[0]), postgresql_own_by_account);
    for (int i = 0; i < count; i++) {
        const struct store_entry *entry = order[i];
        const int at = (int)(entry - request->entries);
        if (entry->account <= STORE_ACCOUNT_ESCROW)
            TRY(postgresql_own_system_entry(db, entry, request->now_ms));
        else
            TRY(postgresql_own_account_entry(db, entry, ledger_net_of(request->entries, count, at),
                                             request->now_ms));
        TRY(sql_score_add(db, entry, request->now_ms));
    }
    return postgresql_own_escrow_check(db, request);
}

/* ---- Numbers ---- */

static int64_t postgresql_own_game_number(struct db *db)
{
    return ++postgresql_own_of(db)->numbers.game;
}

/* ---- The journal ---- */

/* Says why an append does not have the next number. If its commands or entries are stored, it comes
 * a second time (STORE_TAKEN). */
static enum store_status postgresql_own_append_misplaced(struct db *db,
                                                         const struct request *request)
{
    const struct store_append *append = request->append;
    for (int i = 0; i < append->nevents; i++)
        if (db_number(db,
                      "SELECT count(*) FROM journal WHERE game = ? AND command = ?"
                      " AND command <> 0",
                      append->game, append->events[i].command) > 0)
            return STORE_TAKEN;
    return sql_entries_stored(db, request) ? STORE_TAKEN : STORE_FENCED;
}

/* Checks an append before it is written, because the statements that write it do not say why they
 * are refused. */
static enum store_status postgresql_own_append_check(struct db *db, const struct request *request)
{
    const struct store_append *append = request->append;
    struct query query =
        query_ask(db,
                  "SELECT epoch, state = " SQL_GAME_LIVE " OR open_vote = 1, last FROM game"
                  " WHERE id = ? FOR UPDATE",
                  append->game);
    bool there = query_row(&query);
    int64_t epoch = there ? column_int(&query) : 0;
    bool open = there && column_int(&query) != 0;
    int64_t last = there ? column_int(&query) : 0;
    query_close(&query);
    if (!there)
        return STORE_NONE;
    if (open ? append->epoch != epoch : append->epoch < epoch)
        return STORE_FENCED;
    return append->first_seq == last + 1 ? STORE_OK : postgresql_own_append_misplaced(db, request);
}

/* The statement that raises the number also checks the owner and the number. */
#define GAME_RAISE                                                                                 \
    "UPDATE game SET epoch = ?2, last = last + ?4 WHERE id = ?1 AND last = ?3 - 1"                 \
    " AND CASE WHEN state = " SQL_GAME_LIVE " OR open_vote = 1 THEN epoch = ?2"                    \
    " ELSE epoch <= ?2 END"

/* Raises the game's number and adds the first event, in one round trip. A game that is not raised
 * gives NULLs, which the table refuses. */
static enum store_status postgresql_own_first_append(struct db *db,
                                                     const struct store_append *append)
{
    return db_change(db,
                     "WITH g AS (" GAME_RAISE " RETURNING id)"
                     " INSERT INTO journal (game, seq, epoch, at_ms, command, event)"
                     " SELECT g.id, ?3, ?2, ?5, ?6, ?7 FROM (SELECT 1) AS one LEFT JOIN g ON true",
                     append->game, append->epoch, append->first_seq, append->nevents,
                     append->events[0].at_ms, append->events[0].command, append->events[0].text);
}

static enum store_status postgresql_own_append(struct db *db, const struct request *request)
{
    const struct store_append *append = request->append;
    if (!postgresql_own_of(db)->ahead)
        TRY(postgresql_own_append_check(db, request));
    if (append->nevents == 0)
        return db_change_some(db, GAME_RAISE, append->game, append->epoch, append->first_seq,
                              append->nevents);
    TRY(postgresql_own_first_append(db, append));
    for (int i = 1; i < append->nevents; i++) {
        const struct store_event *event = &append->events[i];
        TRY(db_change(db,
                      "INSERT INTO journal (game, seq, epoch, at_ms, command, event)"
                      " VALUES (?, ?, ?, ?, ?, ?)",
                      append->game, append->first_seq + i, append->epoch, event->at_ms,
                      event->command, event->text));
    }
    return STORE_OK;
}

static void postgresql_own_events_back(struct db *db, int64_t game, int64_t last UNUSED,
                                       store_event_cb *each, void *arg)
{
    struct query query = query_ask(db,
                                   "SELECT seq, at_ms, command, event FROM journal"
                                   " WHERE game = ? ORDER BY seq DESC",
                                   game);
    while (query_row(&query))
        sql_event_read(&query, each, arg);
    query_close(&query);
}

static enum store_status postgresql_own_events_remove(struct db *db, int64_t game, int *rows)
{
    enum store_status status = db_change(db, "DELETE FROM journal WHERE game = ?", game);
    *rows += db_changed(db);
    return status;
}

const struct sql_own postgresql_own = {
    .entries_post = postgresql_own_entries_post,
    .game_number = postgresql_own_game_number,
    .append = postgresql_own_append,
    .events_back = postgresql_own_events_back,
    .events_remove = postgresql_own_events_remove,
};
