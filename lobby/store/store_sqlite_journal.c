/*
 * What SQLite does in its own way. It has one writer, so the next number is the highest so far plus
 * one. It has one journal in the order of time, and keeps the ends of the games' chains in memory
 * (chain.h).
 */
#include "db_sqlite.h"
#include "ledger.h"
#include "store_sql.h"

static struct chains *sqlite_journal_chains_of(const struct db *db)
{
    return ((const struct db_sqlite *)db)->chains;
}

/* ---- The ledger ---- */

static enum store_status sqlite_journal_entries_post(struct db *db, const struct request *request)
{
    for (int i = 0; i < request->nentries; i++) {
        const struct store_entry *entry = &request->entries[i];
        TRY(db_change(
            db,
            "INSERT INTO entry (account, seq, game, currency, amount, reason, note, at_ms)"
            " VALUES (?1, (SELECT coalesce(max(seq), 0) + 1 FROM entry WHERE account = ?1),"
            " ?2, ?3, ?4, ?5, ?6, ?7)",
            entry->account, entry->game, entry->currency, entry->amount, entry->reason, entry->note,
            request->now_ms));
        TRY(sql_score_add(db, entry, request->now_ms));
    }
    for (int i = 0; i < request->nentries; i++) {
        const struct ledger_net net = ledger_net_of(request->entries, request->nentries, i);
        if (net.xp != 0 || net.chips != 0)
            TRY(db_change(db, "UPDATE account SET xp = xp + ?, chips = chips + ? WHERE id = ?",
                          net.xp, net.chips, request->entries[i].account));
    }
    return STORE_OK;
}

/* ---- Numbers ---- */

static int64_t sqlite_journal_game_number(struct db *db)
{
    return db_number(db, "SELECT max(coalesce((SELECT max(number) FROM game), 0), value) + 1"
                         " FROM meta WHERE name = 'game_number'");
}

/* ---- The journal ---- */

static void sqlite_journal_events_back(struct db *db, int64_t game, int64_t last,
                                       store_event_cb *each, void *arg)
{
    for (int64_t n = last, prev; n != 0; n = prev < n ? prev : 0) {
        struct query query = query_ask(db,
                                       "SELECT prev, seq, at_ms, command, event FROM journal"
                                       " WHERE n = ? AND game = ?",
                                       n, game);
        prev = 0;
        if (query_row(&query)) {
            prev = column_int(&query);
            sql_event_read(&query, each, arg);
        }
        query_close(&query);
    }
}

static enum store_status sqlite_journal_events_remove(struct db *db, int64_t game, int *rows)
{
    int64_t n = db_number(db, "SELECT last FROM game WHERE id = ?", game);
    while (n != 0) {
        int64_t before =
            db_number(db, "SELECT prev FROM journal WHERE n = ? AND game = ?", n, game);
        TRY(db_change(db, "DELETE FROM journal WHERE n = ?", n));
        *rows += db_changed(db);
        n = before < n ? before : 0;
    }
    return STORE_OK;
}

static void sqlite_journal_event_load(void *arg, const struct store_event *event)
{
    chain_load(arg, event->seq, event->command);
}

static enum store_status sqlite_journal_last_put(struct db *db, struct chain *chain)
{
    TRY(db_change(db, "UPDATE game SET last = ? WHERE id = ?", chain->end.last, chain->game));
    chain_stored(sqlite_journal_chains_of(db), chain);
    return STORE_OK;
}

/* Says why an append does not have the next number. If its commands or entries are stored, it comes
 * a second time (STORE_TAKEN). */
static enum store_status sqlite_journal_append_misplaced(struct db *db, const struct chain *chain,
                                                         const struct request *request)
{
    const struct store_append *append = request->append;
    for (int i = 0; i < append->nevents; i++)
        if (chain_holds(chain, append->events[i].command))
            return STORE_TAKEN;
    return sql_entries_stored(db, request) ? STORE_TAKEN : STORE_FENCED;
}

/* Checks the owner and the next number. A game that has ended passes to any later epoch. Gives the
 * game's chain, and whether the game was live. */
static enum store_status sqlite_journal_append_check(struct db *db, const struct request *request,
                                                     struct chain **chain, bool *live)
{
    const struct store_append *append = request->append;
    struct query query =
        query_ask(db,
                  "SELECT epoch, state = " SQL_GAME_LIVE " OR open_vote = 1, state = " SQL_GAME_LIVE
                  ", last FROM game WHERE id = ?",
                  append->game);
    if (!query_row(&query)) {
        query_close(&query);
        return STORE_NONE;
    }
    int64_t epoch = column_int(&query);
    bool open = column_int(&query) != 0;
    *live = column_int(&query) != 0;
    int64_t last = column_int(&query);
    query_close(&query);
    if (open ? append->epoch != epoch : append->epoch < epoch)
        return STORE_FENCED;
    *chain = chain_find(sqlite_journal_chains_of(db), append->game);
    if (!*chain) { /* then `last`, from the game's row, is right */
        *chain = chain_add(sqlite_journal_chains_of(db), append->game, last);
        sqlite_journal_events_back(db, append->game, last, sqlite_journal_event_load, *chain);
    }
    if (append->first_seq != (*chain)->end.seq + 1)
        return sqlite_journal_append_misplaced(db, *chain, request);
    if (append->epoch == epoch)
        return STORE_OK;
    return db_change(db, "UPDATE game SET epoch = ? WHERE id = ?", append->epoch, append->game);
}

static enum store_status sqlite_journal_event_insert(struct db *db, struct chain *chain,
                                                     int64_t epoch, const struct store_event *event)
{
    struct chains *chains = sqlite_journal_chains_of(db);
    for (struct chain *rested; (rested = chains_rested(chains));)
        TRY(sqlite_journal_last_put(db, rested));
    if (chain_holds(chain, event->command))
        return STORE_TAKEN;
    const int64_t prev = chain->end.last, n = chain_append(chains, chain, event->command);
    return db_change(db,
                     "INSERT INTO journal (prev, n, game, seq, epoch, at_ms, command, event)"
                     " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                     prev, n, chain->game, chain->end.seq, epoch, event->at_ms, event->command,
                     event->text);
}

static enum store_status sqlite_journal_append(struct db *db, const struct request *request)
{
    struct chain *chain = NULL;
    bool live;
    TRY(sqlite_journal_append_check(db, request, &chain, &live));
    for (int i = 0; i < request->append->nevents; i++)
        TRY(sqlite_journal_event_insert(db, chain, request->append->epoch,
                                        &request->append->events[i]));
    if (request->game)
        live = request->game->state == STORE_GAME_LIVE;
    if (live)
        return STORE_OK;
    chain_over(sqlite_journal_chains_of(db), chain);
    return chain->end.last != chain->end.stored ? sqlite_journal_last_put(db, chain) : STORE_OK;
}

const struct sql_own sqlite_own = {
    .entries_post = sqlite_journal_entries_post,
    .game_number = sqlite_journal_game_number,
    .append = sqlite_journal_append,
    .events_back = sqlite_journal_events_back,
    .events_remove = sqlite_journal_events_remove,
};
