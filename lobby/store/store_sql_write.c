/*
 * The writes of store.h in SQL. The tables' own keys and checks say what is taken or not covered.
 * The first statement that they stop decides the status, and the caller undoes the rest.
 */
#include <string.h>
#include <sys/random.h>

#include "ledger.h"
#include "log.h"
#include "store_sql.h"
#include "utf8.h"

/* Runs a statement whose parameters are the columns of a row. */
static enum store_status sql_write_row(struct db *db, const char *sql,
                                       const struct record_table *table, const void *row)
{
    struct query query = query_open(db, sql);
    sql_columns_bind(&query, table, row);
    return query_run(&query);
}

/* ---- The ledger and the boards ---- */

enum store_status sql_score_add(struct db *db, const struct store_entry *entry, int64_t now_ms)
{
    if (entry->currency != STORE_XP)
        return STORE_OK;
    if (entry->game == 0) /* the row refers to the account's last entry, which is this one */
        return db_change(
            db,
            "INSERT INTO score (account, board, ref, at_ms, changed_ms, xp, finished, outcome)"
            " SELECT ?1, '', {max(seq)|last_entry}, ?2, ?2, ?3, 0, 0"
            " FROM {entry WHERE account|account WHERE id} = ?1",
            entry->account, now_ms, entry->amount);
    /* XP of a game count from the time when the game ended, so the row of earlier XP moves to that
     * time. */
    return db_change(
        db,
        "INSERT INTO score (account, board, ref, at_ms, changed_ms, xp, finished, outcome)"
        " SELECT ?1, g.board, g.id, CASE g.state WHEN 0 THEN ?2 ELSE g.ended_ms END, ?2, ?3,"
        " 0, 0 FROM game g WHERE g.id = ?4"
        " ON CONFLICT (account, board, ref) DO UPDATE SET xp = score.xp + excluded.xp,"
        " at_ms = excluded.at_ms, changed_ms = excluded.changed_ms",
        entry->account, now_ms, entry->amount, entry->game);
}

bool sql_entries_stored(struct db *db, const struct request *request)
{
    bool stored = false;
    for (int i = 0; !stored && i < request->nentries; i++) {
        const struct store_entry *entry = &request->entries[i];
        stored = entry->game != 0 &&
                 db_number(db,
                           "SELECT count(*) FROM entry WHERE game = ? AND account = ?"
                           " AND currency = ? AND reason = ? AND game <> 0",
                           entry->game, entry->account, entry->currency, entry->reason) > 0;
    }
    return stored;
}

/* ---- The ledger of ratings ---- */

static enum store_status sql_write_ratings_post(struct db *db, const struct store_rating *ratings,
                                                int nratings, int64_t now_ms)
{
    for (int i = 0; i < nratings; i++) {
        const struct store_rating *rating = &ratings[i];
        const struct store_rating_entry row = {.rating = *rating, .at_ms = now_ms};
        TRY(sql_write_row(db,
                          "INSERT INTO rating (n, account, board, game, reason, mu, sigma, shown,"
                          " moved, at_ms, season) VALUES ((SELECT coalesce(max(n), 0) + 1 FROM"
                          " rating), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                          &sql_rating, &row));
        TRY(db_change(
            db,
            "INSERT INTO rated (account, board, mu, sigma, games, played_ms)"
            " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (account, board) DO UPDATE SET"
            " mu = rated.mu + excluded.mu, sigma = rated.sigma + excluded.sigma,"
            " games = rated.games + excluded.games, played_ms ="
            " CASE WHEN excluded.games > 0 THEN excluded.played_ms ELSE rated.played_ms END",
            rating->account, rating->board, rating->mu, rating->sigma, ledger_rated_games(rating),
            now_ms));
    }
    return STORE_OK;
}

static enum store_status sql_write_season(struct db *db, const struct request *request)
{
    const struct store_season_write *write = request->season_write;
    if (write->to != 0)
        TRY(db_change(db, "DELETE FROM season_place WHERE id >= ? AND id <= ?", write->from,
                      write->to));
    for (int i = 0; i < write->nplaces; i++)
        TRY(sql_record_put(db, STORE_RECORD_SEASON_PLACE, &write->places[i]));
    TRY(sql_write_ratings_post(db, write->ratings, write->nratings, request->now_ms));
    return write->season ? sql_record_put(db, STORE_RECORD_SEASON, write->season) : STORE_OK;
}

static enum store_status sql_write_cup(struct db *db, const struct request *request)
{
    const struct store_cup_write *write = request->cup_write;
    int64_t last =
        db_number(db, "SELECT coalesce(max(seq), 0) FROM cup_event WHERE cup = ?", write->cup);
    if (write->seq != last + 1)
        return write->seq <= last ? STORE_TAKEN : STORE_FENCED;
    if (write->row)
        TRY(sql_record_put(db, STORE_RECORD_CUP, write->row));
    TRY(db_change(db, "INSERT INTO cup_event (cup, seq, at_ms, body) VALUES (?, ?, ?, ?)",
                  write->cup, write->seq, write->at_ms, write->event));
    /* a cup that is over has no deals left to play (CU-D15), so its games are opened */
    if (write->row && write->row->ended_ms != 0)
        TRY(db_change(db, "UPDATE game SET closed = 0 WHERE cup = ? AND cup <> 0 AND closed <> 0",
                      write->cup));
    int64_t held = 0;
    for (int i = 0; i < write->nentrants; i++) {
        held += write->entrants[i].held -
                db_number(db, "SELECT coalesce(sum(held), 0) FROM cup_entrant WHERE id = ?",
                          write->entrants[i].id);
        TRY(sql_record_put(db, STORE_RECORD_CUP_ENTRANT, &write->entrants[i]));
    }
    return held == request_escrow(request) ? db->own->entries_post(db, request) : STORE_REFUSED;
}

/* ---- Accounts ---- */

/* Gives a key to an account, and takes it away from another one that has never proved that it holds
 * the key: anybody can paste a public key. */
static enum store_status sql_write_key_insert(struct db *db, const struct request *request)
{
    TRY(db_change(db, "DELETE FROM ssh_key WHERE fingerprint = ? AND used_ms = 0 AND account <> ?",
                  request->fingerprint, request->id));
    /* With `account`, the key was proved while the account was made. */
    return db_change(db,
                     "INSERT INTO ssh_key (fingerprint, account, public_key, added_ms, used_ms)"
                     " SELECT ?1, ?2, ?3, ?4, ?5 WHERE NOT EXISTS (SELECT 1 FROM account WHERE"
                     " id = ?2 AND " SQL_ACCOUNT_GONE ")",
                     request->fingerprint, request->id, request->key ? request->key : "",
                     request->now_ms, request->account ? request->now_ms : 0);
}

static enum store_status sql_write_account_create(struct db *db, const struct request *request)
{
    const struct store_account *account = request->account;
    char folded[STORE_NAME_MAX];
    utf8_ascii_lower(account->name, folded, sizeof(folded));
    struct query query = query_open(
        db, "INSERT INTO account (id, name, skeleton, password, role, created_ms, login_ms,"
            " allowance_day_ms, settings, folded) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    sql_columns_bind(&query, &sql_account, account);
    query_text(&query, folded);
    TRY(query_run(&query));
    if (request->fingerprint)
        TRY(sql_write_key_insert(db, request));
    return db->own->entries_post(db, request);
}

/* Whether the allowance was given, or the account got more chips, since the caller read it. Call
 * this before the day is written. */
static bool sql_write_allowance_given(struct db *db, const struct store_account *account)
{
    return db_number(db,
                     "SELECT count(*) FROM account a WHERE id = ? AND merged_into = 0"
                     " AND (allowance_day_ms BETWEEN ? AND ? OR chips + " SQL_STAKED " > ?)",
                     account->id, account->allowance_day_ms,
                     account->allowance_day_ms + STORE_DAY_MS,
                     account->chips + account->staked) != 0;
}

static enum store_status sql_write_account_update(struct db *db, const struct request *request)
{
    const struct store_account *account = request->account;
    const unsigned parts = request->parts;
    if (request->nentries > 0 && (parts & STORE_PART_LOGIN) != 0 &&
        sql_write_allowance_given(db, account))
        return STORE_TAKEN;
    TRY(db_change_some(
        db,
        "UPDATE account SET password = CASE WHEN ?1 <> 0 THEN ?2 ELSE password END,"
        " role = CASE WHEN ?3 <> 0 THEN ?4 ELSE role END,"
        " login_ms = CASE WHEN ?5 <> 0 THEN ?6 ELSE login_ms END,"
        " allowance_day_ms = CASE WHEN ?5 <> 0 AND (?7 <> 0 OR ?8 > allowance_day_ms) THEN ?8"
        " ELSE allowance_day_ms END,"
        " settings = CASE WHEN ?9 <> 0 THEN ?10 ELSE settings END"
        " WHERE id = ?11 AND NOT " SQL_ACCOUNT_GONE,
        (parts & STORE_PART_PASSWORD) != 0, account->password, (parts & STORE_PART_ROLE) != 0,
        account->role, (parts & STORE_PART_LOGIN) != 0, account->login_ms, request->nentries > 0,
        account->allowance_day_ms, (parts & STORE_PART_SETTINGS) != 0, account->settings,
        account->id));
    return db->own->entries_post(db, request);
}

static enum store_status sql_write_account_rename(struct db *db, const struct request *request)
{
    char folded[STORE_NAME_MAX];
    utf8_ascii_lower(request->name, folded, sizeof(folded));
    return db_change_some(db,
                          "UPDATE account SET name = ?, folded = ?, skeleton = ? WHERE id = ?"
                          " AND NOT " SQL_ACCOUNT_ERASED,
                          request->name, folded, request->skeleton ? request->skeleton : folded,
                          request->id);
}

static enum store_status sql_write_account_erase(struct db *db, const struct request *request)
{
    static const char *const steps[] = {
        "UPDATE account SET password = '', role = 0, settings = '' WHERE id = ?",
        ("UPDATE seat SET name = (SELECT name FROM account WHERE id = ?1)"
         " WHERE account = ?1 AND kind = " SQL_SEAT_ACCOUNT),
        "UPDATE sanction SET name = (SELECT name FROM account WHERE id = ?1) WHERE account = ?1",
        "UPDATE report SET about_name = (SELECT name FROM account WHERE id = ?1) WHERE about = ?1",
        "DELETE FROM ssh_key WHERE account = ?",
        /* removes the words of the staff */
        "UPDATE entry SET note = '' WHERE reason = 'adjust' AND (account = ?1 OR account IN "
        "(SELECT id FROM account WHERE merged_into = ?1))",
        "DELETE FROM account WHERE merged_into = ?1 AND NOT EXISTS (SELECT 1 FROM entry e WHERE "
        "e.account ="
        " account.id)"};
    TRY(sql_write_account_rename(db, request));
    TRY(sql_records_erase(db, request->id));
    for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++)
        TRY(db_change(db, steps[i], request->id));
    return STORE_OK;
}

/* Whether `from` (?1) may become part of `into` (?2). */
static enum store_status sql_write_merge_check(struct db *db, const struct request *request)
{
    static const enum store_status statuses[] = {STORE_OK, STORE_NONE, STORE_TAKEN, STORE_REFUSED};
    return statuses[db_number(
        db,
        "SELECT CASE WHEN (SELECT count(*) FROM account WHERE id IN (?1, ?2)) <> 2"
        " OR EXISTS (SELECT 1 FROM account WHERE id = ?2 AND merged_into <> 0) THEN 1"
        " WHEN EXISTS (SELECT 1 FROM account WHERE id = ?1 AND merged_into <> 0) THEN 2"
        /* both played in one game */
        " WHEN EXISTS (SELECT 1 FROM seat a JOIN seat b ON b.game = a.game WHERE a.account = ?1"
        " AND b.account = ?2)"
        /* both are in one cup that is not over */
        " OR EXISTS (SELECT 1 FROM cup_entrant a JOIN cup_entrant b ON b.cup = a.cup"
        " JOIN cup c ON c.id = a.cup WHERE a.account = ?1 AND b.account = ?2"
        " AND a.state <> " SQL_CUP_LEFT " AND b.state <> " SQL_CUP_LEFT " AND c.ended_ms = 0)"
        /* `from` has a game or a vote that is open */
        " OR EXISTS (SELECT 1 FROM seat s JOIN game g ON g.id = s.game WHERE s.account = ?1"
        " AND (g.state = " SQL_GAME_LIVE " OR g.open_vote = 1)) THEN 3 ELSE 0 END",
        request->id, request->into)];
}

static enum store_status sql_write_account_merge(struct db *db, const struct request *request)
{
    /* ?3 is the number of the last entry of `into`: those of `from` get numbers after it. */
    static const char *const steps[] = {
        "UPDATE entry SET account = ?2, seq = seq + ?3 WHERE account = ?1",
        "UPDATE score SET account = ?2, ref = ref + CASE board WHEN '' THEN ?3 ELSE 0 END"
        " WHERE account = ?1",
        "UPDATE account SET xp = xp + (SELECT xp FROM account WHERE id = ?1),"
        " chips = chips + (SELECT chips FROM account WHERE id = ?1),"
        "{| last_entry = last_entry + (SELECT last_entry FROM account WHERE id = ?1),}"
        " allowance_day_ms = {max|greatest}(allowance_day_ms,"
        " (SELECT allowance_day_ms FROM account WHERE id = ?1)) WHERE id = ?2",
        "UPDATE account SET {|last_entry = 0, }xp = 0, chips = 0, password = '', role = 0, "
        "settings = ''"
        " WHERE id = ?1 AND ?2 <> 0",
        "UPDATE seat SET account = ?2 WHERE account = ?1 AND kind = " SQL_SEAT_ACCOUNT,
        "UPDATE rating SET account = ?2 WHERE account = ?1"
        " AND board NOT IN (SELECT board FROM rated WHERE account = ?2)",
        "UPDATE rated SET account = ?2 WHERE account = ?1"
        " AND board NOT IN (SELECT board FROM rated WHERE account = ?2)",
        "UPDATE ssh_key SET account = ?2 WHERE account = ?1",
        "UPDATE sanction SET account = ?2 WHERE account = ?1",
        "UPDATE account SET merged_into = ?2 WHERE id = ?1 OR merged_into = ?1"};
    TRY(sql_write_merge_check(db, request));
    TRY(db->own->entries_post(db, request));
    const int64_t last = db_number(db,
                                   "SELECT {coalesce(max(seq), 0) FROM entry WHERE account|"
                                   "last_entry FROM account WHERE id} = ?",
                                   request->into);
    for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
        struct query query = query_ask(db, steps[i], request->id, request->into);
        if (strstr(steps[i], "?3"))
            query_int(&query, last);
        TRY(query_run(&query));
    }
    return sql_records_merge(db, request->id, request->into);
}

/* ---- Tables and games ---- */

static enum store_status sql_write_table_put(struct db *db, const struct store_table *table)
{
    const struct store_cup_at *at = &table->cup;
    if (at->cup != 0 && table->game == 0 &&
        db_number(db,
                  "SELECT count(*) FROM game WHERE cup = ? AND cup_round = ?"
                  " AND cup_table = ? AND cup <> 0",
                  at->cup, at->round, at->table) > 0)
        return STORE_TAKEN;
    return sql_write_row(
        db,
        "INSERT INTO card_table (id, number, game, cup, cup_round, cup_table, body)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET number = excluded.number,"
        " game = excluded.game, body = excluded.body",
        &sql_table, table);
}

static enum store_status sql_write_game_start(struct db *db, struct request *request, int64_t epoch)
{
    struct store_game game = *request->game;
    game.number = request->number = db->own->game_number(db);
    /* A game that is not ranked, not for chips and not of a cup is deleted when nobody who sat in
     * it keeps it. */
    bool friendly = !game.competitive && game.bet == 0 && game.cup.cup == 0;
    bool spare = friendly; /* and no account sat in it, so nobody will look for it */
    for (int i = 0; i < game.nseats; i++)
        spare = spare && game.seat[i].kind != STORE_SEAT_ACCOUNT;
    struct query query = query_open(
        db, "INSERT INTO game (id, card_table, board, version, competitive, bet, seed, options,"
            " started_ms, ended_ms, state, open_vote, number, shuffle, ending, cup, cup_round,"
            " cup_table, unrated, deal, closed, epoch, spare)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    sql_columns_bind(&query, &sql_game, &game);
    query_bind(&query, epoch, spare);
    TRY(query_run(&query));
    for (int i = 0; i < game.nseats; i++) {
        const struct store_seat *seat = &game.seat[i];
        query =
            query_ask(db,
                      "INSERT INTO seat (game, seat, account, name, kind, level, place, outcome,"
                      " has_left, xp, chips, dignity, cards, absent, spare)"
                      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                      game.id, i);
        sql_columns_bind(&query, &sql_seat, seat);
        sql_columns_bind(&query, &sql_seat_result, seat);
        query_int(&query, seat->kind == STORE_SEAT_ACCOUNT && friendly);
        TRY(query_run(&query));
    }
    if (request->table)
        TRY(sql_write_table_put(db, request->table));
    return db->own->entries_post(db, request);
}

static enum store_status sql_write_game_finish(struct db *db, const struct store_game *final)
{
    TRY(db_change(
        db,
        "UPDATE game SET state = ?, competitive = ?, open_vote = ?, ended_ms = ?, ending = ?"
        " WHERE id = ?",
        final->state, final->competitive, final->open_vote, final->ended_ms, final->ending,
        final->id));
    for (int i = 0; i < final->nseats; i++) {
        struct query query = query_open(
            db, "UPDATE seat SET place = ?, outcome = ?, has_left = ?, xp = ?, chips = ?,"
                " dignity = ?, cards = ?, absent = ? WHERE game = ? AND seat = ?");
        sql_columns_bind(&query, &sql_seat_result, &final->seat[i]);
        query_bind(&query, final->id, i);
        TRY(query_run(&query));
    }
    if (final->state == STORE_GAME_LIVE)
        return STORE_OK;
    if (final->state == STORE_GAME_FINISHED && final->competitive)
        return db_change(
            db,
            "INSERT INTO score (account, board, ref, at_ms, changed_ms, xp, finished, outcome)"
            " SELECT s.account, g.board, g.id, g.ended_ms, 0, 0, 1, s.outcome FROM game g"
            " JOIN seat s ON s.game = g.id WHERE g.id = ? AND s.kind = " SQL_SEAT_ACCOUNT
            " ON CONFLICT (account, board, ref) DO UPDATE SET at_ms = excluded.at_ms,"
            " finished = 1, outcome = excluded.outcome",
            final->id);
    /* the game does not count, or no longer counts: keeps its XP and removes the result */
    return db_change(db,
                     "UPDATE score SET at_ms = ?, finished = 0, outcome = 0"
                     " WHERE board = (SELECT board FROM game WHERE id = ?2) AND ref = ?2"
                     " AND account IN (SELECT account FROM seat WHERE game = ?2)",
                     final->ended_ms, final->id);
}

static enum store_status sql_write_game_append(struct db *db, const struct request *request)
{
    const struct store_append *append = request->append;
    TRY(db->own->append(db, request));
    if (request->game)
        TRY(sql_write_game_finish(db, request->game));
    TRY(db->own->entries_post(db, request));
    TRY(sql_write_ratings_post(db, append->ratings, append->nratings, request->now_ms));
    return request->table ? sql_write_table_put(db, request->table) : STORE_OK;
}

/* ---- Sanctions and secrets ---- */

static enum store_status sql_write_sanctions_put(struct db *db, const struct request *request)
{
    for (int i = 0; i < request->nsanctions; i++)
        TRY(sql_write_row(
            db,
            "INSERT INTO sanction (id, kind, account, name, address, from_ms, until_ms, imposed_by,"
            " reason, ended, case_id, fingerprint, channel)"
            " VALUES (?1, ?2, ?3, coalesce((SELECT name FROM account WHERE id = ?3"
            " AND " SQL_ACCOUNT_ERASED "), ?4), ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)"
            " ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, account = excluded.account,"
            " name = excluded.name, address = excluded.address, from_ms = excluded.from_ms,"
            " until_ms = excluded.until_ms, imposed_by = excluded.imposed_by,"
            " reason = excluded.reason, ended = excluded.ended, case_id = excluded.case_id,"
            " fingerprint = excluded.fingerprint, channel = excluded.channel",
            &sql_sanction, &request->sanctions[i]));
    return STORE_OK;
}

enum store_status sql_secrets(struct db *db, uint8_t out[STORE_SECRETS][STORE_SECRET])
{
    static const char *const names[] = {"ticket", "cup"};
    for (int i = 0; i < STORE_SECRETS; i++) {
        if (getrandom(out[i], STORE_SECRET, 0) != STORE_SECRET)
            log_fatal("store-secret", "the system gave no random bytes");
        struct query query = query_ask(
            db, "INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
            names[i]);
        query_bytes(&query, out[i], STORE_SECRET);
        TRY(query_run(&query));
        query = query_ask(db, "SELECT value FROM secret WHERE name = ?", names[i]);
        if (query_row(&query))
            column_bytes(&query, out[i], STORE_SECRET);
        query_close(&query);
    }
    return STORE_OK;
}

/* ---- Typed lines, and what goes with a write ---- */

/* Writes a line before everything else in the write. If the line was done before, so was the rest.
 */
static enum store_status sql_write_line_insert(struct db *db, const struct store_line *line)
{
    enum store_status status =
        sql_write_row(db,
                      "INSERT INTO done_line (conn, command, part, account, answer)"
                      " VALUES (?, ?, ?, ?, ?)",
                      &sql_line, line);
    if (status != STORE_OK || line->oldest == 0)
        return status == STORE_TAKEN ? STORE_DONE : status;
    return db_change(db, "DELETE FROM done_line WHERE conn = ? AND command < ?", line->conn,
                     line->oldest);
}

/* Carries out the request itself, without what goes with it. */
static enum store_status sql_write_own(struct db *db, struct request *request, int64_t epoch)
{
    const struct store_key *key = request->ssh_key;
    switch (request->kind) {
    case REQUEST_ACCOUNT_CREATE: return sql_write_account_create(db, request);
    case REQUEST_ACCOUNT_UPDATE: return sql_write_account_update(db, request);
    case REQUEST_KEY_ADD: return sql_write_key_insert(db, request);
    case REQUEST_POST: return db->own->entries_post(db, request);
    case REQUEST_TABLE_PUT: return sql_write_table_put(db, request->table);
    case REQUEST_TABLE_CLOSE:
        return db_change_some(db, "DELETE FROM card_table WHERE id = ?", request->id);
    case REQUEST_GAME_START: return sql_write_game_start(db, request, epoch);
    case REQUEST_GAME_APPEND: return sql_write_game_append(db, request);
    case REQUEST_CUP_DEAL_OVER:
        return db_change(db, "UPDATE game SET closed = 0 WHERE cup = ? AND cup <> 0 AND deal = ?",
                         request->id, request->limit);
    case REQUEST_CUP_WRITE: return sql_write_cup(db, request);
    case REQUEST_KEY_UPDATE:
        return db_change_some(
            db, "UPDATE ssh_key SET label = ?, used_ms = ? WHERE fingerprint = ? AND account = ?",
            key->label, key->used_ms, key->fingerprint, key->account);
    case REQUEST_KEY_USED:
        return db_change_some(
            db, "UPDATE ssh_key SET used_ms = ? WHERE fingerprint = ? AND account = ?",
            request->now_ms, request->fingerprint, request->id);
    case REQUEST_KEY_REMOVE:
        return db_change_some(db, "DELETE FROM ssh_key WHERE fingerprint = ? AND account = ?",
                              request->fingerprint, request->id);
    case REQUEST_ACCOUNT_RENAME: return sql_write_account_rename(db, request);
    case REQUEST_ACCOUNT_ERASE: return sql_write_account_erase(db, request);
    case REQUEST_ACCOUNT_MERGE: return sql_write_account_merge(db, request);
    case REQUEST_SANCTIONS_PUT: return sql_write_sanctions_put(db, request);
    case REQUEST_SEASON_WRITE: return sql_write_season(db, request);
    case REQUEST_RECORD_PUT: return sql_record_put(db, request->record, request->row);
    case REQUEST_RECORD_DROP: return sql_record_drop(db, request->record, request->id);
    /* All audit lines are written elsewhere, including this one. */
    case REQUEST_AUDIT_ADD: return STORE_OK;
    case REQUEST_LINES_FORGET:
        return db_change_some(db, "DELETE FROM done_line WHERE conn = ?", request->conn);
    case REQUEST_SEEN:
        return db_change(db,
                         "INSERT INTO meta (name, value) VALUES ('seen_ms', ?)"
                         " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                         request->from_ms);
    default: log_fatal("store-request", "kind=%d is not a write", request->kind);
    }
}

enum store_status sql_write(struct db *db, struct request *request, int64_t epoch)
{
    const struct store_attached *attached = request->attached;
    enum store_status status = request->malformed ? STORE_REFUSED : STORE_OK;
    if (status == STORE_OK && attached && attached->line)
        status = sql_write_line_insert(db, attached->line);
    if (status == STORE_OK)
        status = sql_write_own(db, request, epoch);
    if (status == STORE_OK && request->audit)
        status = sql_write_row(db,
                               "INSERT INTO audit (id, at_ms, who, act, about, detail)"
                               " VALUES (?, ?, ?, ?, ?, ?)",
                               &sql_audit, request->audit);
    for (int i = 0; status == STORE_OK && attached && i < attached->nrecords; i++)
        status = sql_record_put(db, attached->records[i].kind, attached->records[i].row);
    return request->status = status;
}
