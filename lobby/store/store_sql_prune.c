/*
 * Deletes what is too old to be kept, and games that need not be kept (009-spare.sql), oldest
 * first, a slice at a time. A slice deletes rows, and whole games with their journals, until enough
 * rows are gone. Nothing that stays refers to those games: a game for which something was paid, or
 * that counts for somebody, is kept for good.
 *
 * A slice is a transaction of its own. In SQLite it does not check foreign keys, because the
 * journal has no index by games: SQLite would search all of it for references to each deleted game.
 */
#include "store_sql.h"

enum {
    /* A slice ends after this many rows, but finishes the game that it has begun. */
    SLICE_ROWS = 400,
    SLICE_ACCOUNTS = 64, /* likewise after this many accounts */
    SLICE_LET_GO = 32    /* the most games that one account stops keeping in a slice */
};

struct slice {
    struct db *db;
    const struct store_prune *what;
    int games, rows; /* that were deleted */
};

static enum store_status sql_prune_run_with(struct slice *slice, const char *sql, int64_t id)
{
    TRY(db_change(slice->db, sql, id));
    slice->rows += db_changed(slice->db);
    return STORE_OK;
}

/* Whether a game may be deleted. Looks into all rows, whatever `spare` says, so that no game goes
 * that somebody may want. An open table shows its last game. */
static bool sql_prune_may_go(struct slice *slice, int64_t game)
{
    return db_number(slice->db,
                     "SELECT count(*) FROM game g WHERE g.id = ?1 AND g.state <> " SQL_GAME_LIVE
                     " AND g.open_vote = 0 AND g.competitive = 0 AND g.bet = 0"
                     " AND g.id NOT IN (SELECT game FROM card_table)"
                     " AND NOT EXISTS (SELECT 1 FROM entry e WHERE e.game = ?1 AND e.game <> 0)"
                     " AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.game = ?1"
                     " AND s.kind = " SQL_SEAT_ACCOUNT
                     " AND (s.spare <> 2 OR s.xp <> 0 OR s.chips <> 0 OR s.dignity <> 0))",
                     game) != 0;
}

static enum store_status sql_prune_game_remove(struct slice *slice, int64_t game)
{
    TRY(sql_prune_run_with(
        slice,
        "UPDATE meta SET value = {max|greatest}(value, (SELECT number FROM game WHERE id = ?))"
        " WHERE name = 'game_number'",
        game));
    TRY(slice->db->own->events_remove(slice->db, game, &slice->rows));
    TRY(sql_prune_run_with(slice, "DELETE FROM review WHERE game = ?", game));
    TRY(sql_prune_run_with(slice, "DELETE FROM seat WHERE game = ?", game));
    TRY(sql_prune_run_with(slice, "DELETE FROM game WHERE id = ?", game));
    slice->games++;
    return STORE_OK;
}

/* ---- What goes by its age ---- */

/* Two statements about the rows of a table that are older than the time ?1: `remove` deletes at
 * most ?2 of them, the oldest, and `count` counts them. `others` are further conditions. */
#define AGED(table, time, others)                                                                  \
    "DELETE FROM " table " WHERE id IN (SELECT id FROM " table " WHERE " time " < ?1" others       \
    " ORDER BY " time " LIMIT ?2)",                                                                \
        "SELECT count(*), coalesce(min(" time "), 0) FROM " table " WHERE " time " < ?1" others
static const struct {
    enum store_kept kept;
    const char *remove, *count;
} aged[] = {{STORE_KEPT_LOGINS, AGED("login", "at_ms", "")},
            {STORE_KEPT_MESSAGES, AGED("message", "at_ms", "")},
            {STORE_KEPT_NOTES, AGED("note", "at_ms", "")},
            {STORE_KEPT_NOTES, AGED("warning", "at_ms", "")},
            {STORE_KEPT_REPORTS, AGED("report", "at_ms", " AND state = " SQL_REPORT_CLOSED)},
            {STORE_KEPT_REPORTS, AGED("appeal", "at_ms", "")},
            {STORE_KEPT_SANCTIONS,
             AGED("sanction", "from_ms", " AND (ended <> 0 OR (until_ms <> 0 AND until_ms < ?1))")},
            {STORE_KEPT_AUDIT, AGED("audit", "at_ms", "")}};

/* Prepares to delete lines of the audit log. A trigger keeps every line that is not older than
 * `audit_from` in meta (014-privacy.sql), so this raises it. The record of a change of a name has
 * the id of its line, and goes with it. */
static enum store_status sql_prune_audit_begin(struct slice *slice, int64_t before_ms)
{
    TRY(db_change(
        slice->db,
        "INSERT INTO meta (name, value) SELECT 'audit_from', ?1 WHERE EXISTS"
        " (SELECT 1 FROM audit WHERE at_ms < ?1) ON CONFLICT (name) DO UPDATE SET value = ?1",
        before_ms));
    return db_change(slice->db,
                     "DELETE FROM name_change WHERE id IN (SELECT id FROM audit WHERE at_ms < ?1"
                     " ORDER BY at_ms LIMIT ?2)",
                     before_ms, SLICE_ROWS - slice->rows);
}

static enum store_status sql_prune_aged(struct slice *slice, struct store_pruned *pruned)
{
    for (size_t i = 0; i < sizeof(aged) / sizeof(aged[0]); i++) {
        const int64_t before_ms = slice->what->rows_before_ms[aged[i].kept];
        const int rows = slice->rows;
        if (before_ms == 0 || rows >= SLICE_ROWS)
            continue;
        if (aged[i].kept == STORE_KEPT_AUDIT)
            TRY(sql_prune_audit_begin(slice, before_ms));
        TRY(db_change(slice->db, aged[i].remove, before_ms, SLICE_ROWS - rows));
        slice->rows += db_changed(slice->db);
        pruned->rows[aged[i].kept] += slice->rows - rows;
    }
    return STORE_OK;
}

/* Adds the count that a query gives, and keeps the time of the oldest row. */
static void sql_prune_due_add(struct query *query, struct store_due_kind *due)
{
    query_row(query);
    due->count += column_int(query);
    const int64_t oldest_ms = column_int(query);
    if (oldest_ms != 0 && (due->oldest_ms == 0 || oldest_ms < due->oldest_ms))
        due->oldest_ms = oldest_ms;
    query_close(query);
}

static void sql_prune_aged_due(struct db *db, const struct store_prune *what, struct store_due *due)
{
    for (size_t i = 0; i < sizeof(aged) / sizeof(aged[0]); i++) {
        const int64_t before_ms = what->rows_before_ms[aged[i].kept];
        if (before_ms == 0)
            continue;
        struct query query = query_ask(db, aged[i].count, before_ms);
        sql_prune_due_add(&query, &due->rows[aged[i].kept]);
    }
}

/* ---- Games in which no account sat ---- */

#define SPARE_GAMES "FROM game WHERE spare = 1 AND state <> " SQL_GAME_LIVE " AND open_vote = 0 "

static enum store_status sql_prune_guests(struct slice *slice)
{
    int64_t beyond =
        db_number(slice->db, "SELECT count(*) " SPARE_GAMES) - slice->what->guest_games;
    while (slice->rows < SLICE_ROWS) {
        int64_t before_ms = beyond > 0 ? INT64_MAX : slice->what->before_ms;
        int64_t game = db_number(slice->db,
                                 "SELECT id " SPARE_GAMES "AND ended_ms < ?"
                                 " AND id NOT IN (SELECT game FROM card_table)"
                                 " ORDER BY ended_ms LIMIT 1",
                                 before_ms);
        if (game == 0)
            return STORE_OK;
        if (sql_prune_may_go(slice, game))
            TRY(sql_prune_game_remove(slice, game));
        else
            TRY(sql_prune_run_with(slice, "UPDATE game SET spare = 0 WHERE id = ?", game));
        beyond--;
    }
    return STORE_OK;
}

/* ---- Games of accounts that were not ranked ---- */

/* The oldest game that the account no longer keeps; 0: it keeps all. */
static int64_t sql_prune_account_oldest(struct slice *slice, int64_t account)
{
    return db_number(slice->db,
                     "SELECT CASE WHEN count(*) > ?2 THEN min(game) ELSE 0 END FROM seat"
                     " WHERE account = ?1 AND spare = 1",
                     account, slice->what->account_games);
}

/* Goes on with the account after the cursor, which then becomes the last account that was done. A
 * game goes when no account that sat in it keeps it. */
static enum store_status sql_prune_accounts(struct slice *slice, struct store_pruned *pruned)
{
    for (int i = 0; i < SLICE_ACCOUNTS && slice->rows < SLICE_ROWS; i++) {
        int64_t account =
            db_number(slice->db, "SELECT min(account) FROM seat WHERE spare = 1 AND account > ?",
                      pruned->cursor);
        pruned->more = account != 0;
        if (!pruned->more)
            return STORE_OK;
        int64_t game = sql_prune_account_oldest(slice, account);
        for (int n = 0; game != 0 && n < SLICE_LET_GO && slice->rows < SLICE_ROWS; n++) {
            TRY(db_change(slice->db,
                          "UPDATE seat SET spare = 2 WHERE game = ? AND account = ? AND spare = 1",
                          game, account));
            slice->rows++;
            if (sql_prune_may_go(slice, game))
                TRY(sql_prune_game_remove(slice, game));
            game = sql_prune_account_oldest(slice, account);
        }
        if (game == 0)
            pruned->cursor = account;
    }
    return STORE_OK;
}

enum store_status sql_prune(struct db *db, struct request *request)
{
    struct slice slice = {.db = db, .what = request->prune};
    struct store_pruned *pruned = &request->pruned;
    pruned->cursor = request->prune->cursor;
    pruned->more = true;
    /* Earlier versions wrote the last lines of accounts even after their erasure. The names of
     * erased accounts are those between the prefix and "gone.", because '.' comes right after '-'.
     */
    if (pruned->cursor == 0)
        TRY(sql_prune_run_with(
            &slice,
            "DELETE FROM recall WHERE account IN (SELECT id FROM account WHERE merged_into <> ?"
            " UNION ALL SELECT id FROM account WHERE folded >= '" STORE_NAME_ERASED
            "' AND folded < 'gone.')",
            0));
    TRY(sql_prune_aged(&slice, pruned));
    TRY(sql_prune_guests(&slice));
    TRY(sql_prune_accounts(&slice, pruned));
    pruned->games = slice.games;
    return STORE_OK;
}

enum store_status sql_prune_due(struct db *db, struct request *request)
{
    const struct store_prune *what = request->prune;
    struct store_due *due = &request->due;
    sql_prune_aged_due(db, what, due);
    /* These games are due because of their age, or because there are too many. */
    struct query query =
        query_ask(db,
                  "SELECT count(*), coalesce(min(ended_ms), 0) FROM (SELECT ended_ms,"
                  " row_number() OVER (ORDER BY ended_ms DESC) AS n " SPARE_GAMES
                  "AND id NOT IN (SELECT game FROM card_table)) AS g WHERE ended_ms < ? OR n > ?",
                  what->before_ms, what->guest_games);
    sql_prune_due_add(&query, &due->guest_games);
    query = query_ask(db,
                      "SELECT count(*), coalesce(min(g.ended_ms), 0) FROM (SELECT game,"
                      " row_number() OVER (PARTITION BY account ORDER BY game DESC) AS n FROM seat"
                      " WHERE spare = 1) s JOIN game g ON g.id = s.game WHERE s.n > ?",
                      what->account_games);
    sql_prune_due_add(&query, &due->account_games);
    return STORE_OK;
}
