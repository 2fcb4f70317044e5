/*
 * See store_sums.h.
 */
#include "store_sums.h"

#include "backend.h"
#include "store_sql.h"

static int64_t number(struct db *db, const char *sql)
{
    struct query query = query_open(db, sql);
    return query_number(&query);
}

/* PostgreSQL keeps no balance of mint and escrow, because every game would wait for it. */
#define SYSTEM_CHIPS(account)                                                                      \
    "SELECT {chips FROM account WHERE id|coalesce(sum(amount), 0) FROM entry WHERE currency "      \
    "= " SQL_CHIPS " AND account} = " account

static void sums_read(struct store *store, void *result)
{
    struct db *db = ((struct reads *)store)->db;
    struct store_sums *out = result;
    out->accounts = number(db, "SELECT count(*) FROM account WHERE id > 2");
    out->games = number(db, "SELECT count(*) FROM game");
    out->live_games = number(db, "SELECT count(*) FROM game WHERE state = " SQL_GAME_LIVE);
    out->events = number(db, "SELECT count(*) FROM journal");
    out->chips_players = number(db, "SELECT coalesce(sum(chips), 0) FROM account WHERE id > 2");
    out->chips_escrow = number(db, SYSTEM_CHIPS("2"));
    out->chips_mint = number(db, SYSTEM_CHIPS("1"));
    out->balances_match =
        number(db,
               "SELECT count(*) FROM account a LEFT JOIN"
               " (SELECT account, sum(CASE currency WHEN " SQL_XP " THEN amount ELSE 0 END) AS xp,"
               " sum(CASE currency WHEN " SQL_CHIPS " THEN amount ELSE 0 END) AS chips FROM entry"
               " GROUP BY account) e ON e.account = a.id WHERE {|a.id > 2 AND (}"
               "a.xp <> coalesce(e.xp, 0) OR a.chips <> coalesce(e.chips, 0){|)}") == 0 &&
        number(db, "SELECT count(*) FROM (SELECT 1 FROM (SELECT account, board, mu, sigma, games"
                   " FROM rated UNION ALL SELECT account, board, -mu, -sigma,"
                   " CASE reason WHEN '" STORE_RATING_VOID "' THEN 1 WHEN '" STORE_RATING_GAME
                   "' THEN -1 ELSE 0 END FROM rating) AS e GROUP BY account, board"
                   " HAVING sum(mu) <> 0 OR sum(sigma) <> 0 OR sum(games) <> 0) AS off") == 0;
}

void store_sums(struct store *s, store_reads_cb *cb, void *arg)
{
    static const struct store_sums none;
    store_reads(s, STORE_READS(struct store_sums, sums_read), &none, cb, arg);
}
