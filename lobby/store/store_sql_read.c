/*
 * The reads of store.h in SQL, on the connection that reads. Each read is within one transaction,
 * so that its rows are of the same moment.
 */
#include <stdlib.h>
#include <string.h>

#include "log.h"
#include "store_sql.h"
#include "utf8.h"
#include "xalloc.h"

/* How many rows may wait for the loop, so that a big read does not fill the memory. */
enum { ROWS_WAITING = 4096 };

struct read {
    struct db *db;
    struct request *request;
    struct reply_batch *out;
};

/* Passes a row on. False: the store is closing, so stop reading. */
static bool sql_read_row_put(const struct read *read, struct reply *reply)
{
    reply_batch_put(read->out, reply);
    if (read->out->hold || read->out->count < SQL_TOLD)
        return true;
    reply_batch_flush(read->out);
    return inbox_wait_below(read->out->queue, ROWS_WAITING);
}

/* Passes on each row of the query as a struct of the table, and closes the query. */
static enum store_status sql_read_rows(const struct read *read, enum reply_kind kind,
                                       const struct record_table *table, struct query query)
{
    FREED char *row = xmalloc(table->size);
    const struct record_field *text = table->field; /* that has to be copied behind the struct */
    bool open = true;
    while (text->name && text->type != RECORD_LONG)
        text++;
    while (open && query_row(&query)) {
        memset(row, 0, table->size);
        sql_columns_read(&query, table, row);
        open = sql_read_row_put(
            read, reply_row(read->request, kind, row, table->size,
                            text->name ? (const char *const *)(row + text->offset) : NULL));
    }
    query_close(&query);
    return STORE_OK;
}

/* The same for a statement whose parameters have these values. */
#define SQL_READ_ROWS(read, kind, table, sql, ...)                                                 \
    sql_read_rows(read, kind, table, query_ask((read)->db, sql, __VA_ARGS__))

/* ---- Accounts ---- */

#define ACCOUNT_COLUMNS                                                                            \
    "SELECT a.id, a.name, a.skeleton, a.password, a.role, a.created_ms, a.login_ms,"               \
    " a.allowance_day_ms, a.settings, a.xp, a.chips, (SELECT coalesce(sum(s.dignity), 0)"          \
    " FROM seat s WHERE s.account = a.id AND s.kind = " SQL_SEAT_ACCOUNT                           \
    " AND s.dignity <> 0), a.merged_into,"                                                         \
    " " SQL_STAKED " FROM account a "

/* Reads the account that a statement finds by a value. */
static enum store_status sql_read_account(const struct read *read, const char *sql,
                                          struct db_values value)
{
    struct query query = query_ask_with(read->db, sql, value);
    struct store_account account = {0};
    if (query_row(&query))
        sql_columns_read(&query, &sql_account, &account);
    query_close(&query);
    if (account.id <= STORE_ACCOUNT_ESCROW)
        return STORE_NONE;
    read->request->found = request_copy(read->request, &account, sizeof(account));
    return STORE_OK;
}

static enum store_status sql_read_account_by_name(const struct read *read)
{
    char folded[STORE_NAME_MAX + 1]; /* a name that is too long is nobody's */
    utf8_ascii_lower(read->request->name, folded, sizeof(folded));
    return sql_read_account(read,
                            ACCOUNT_COLUMNS
                            "JOIN account n ON a.id = CASE n.merged_into WHEN 0 THEN n.id"
                            " ELSE n.merged_into END WHERE n.folded = ?",
                            DB_VALUES(folded));
}

static enum store_status sql_read_accounts(const struct read *read)
{
    char after[STORE_NAME_MAX];
    utf8_ascii_lower(read->request->name, after, sizeof(after));
    return SQL_READ_ROWS(
        read, REPLY_ACCOUNT, &sql_account,
        ACCOUNT_COLUMNS
        "WHERE a.folded > ? AND a.id > ? AND a.merged_into = 0 ORDER BY a.folded LIMIT ?",
        after, STORE_ACCOUNT_ESCROW, read->request->limit);
}

/* ---- Tables and games ---- */

static void sql_read_seats(struct db *db, struct store_game *game)
{
    struct query query =
        query_ask(db,
                  "SELECT s.account, s.name, s.kind, s.level, s.place, s.outcome, s.has_left,"
                  " s.xp, s.chips, s.dignity, s.cards, s.absent, r.n IS NOT NULL, r.shown,"
                  " r.moved, r.mu, r.sigma FROM seat s LEFT JOIN rating r ON r.game = s.game"
                  " AND r.account = s.account AND r.reason = '" STORE_RATING_GAME
                  "' WHERE s.game = ? ORDER BY s.seat",
                  game->id);
    while (game->nseats < STORE_SEATS_MAX && query_row(&query)) {
        struct store_seat *seat = &game->seat[game->nseats++];
        sql_columns_read(&query, &sql_seat, seat);
        sql_columns_read(&query, &sql_seat_result, seat);
        sql_columns_read(&query, &sql_seat_rating, seat);
    }
    query_close(&query);
}

/* Replies that are read last to first; the first is on top. */
struct pile {
    struct request *request;
    struct reply *top;
};

static void sql_read_event_pile(void *arg, const struct store_event *event)
{
    struct pile *pile = arg;
    struct reply *reply =
        reply_row(pile->request, REPLY_EVENT, event, sizeof(*event), &event->text);
    reply->next = pile->top;
    pile->top = reply;
}

struct reply *sql_events(struct db *db, int64_t game, int64_t last, struct request *request)
{
    struct pile pile = {.request = request};
    db->own->events_back(db, game, last, sql_read_event_pile, &pile);
    return pile.top;
}

static bool sql_read_events_put(const struct read *read, int64_t game, int64_t last)
{
    bool open = true;
    for (struct reply *reply = sql_events(read->db, game, last, read->request), *next; reply;
         reply = next) {
        next = reply->next;
        open = sql_read_row_put(read, reply);
    }
    return open;
}

void sql_event_read(struct query *query, store_event_cb *each, void *arg)
{
    struct store_event event = {0};
    sql_columns_read(query, &sql_event, &event);
    each(arg, &event);
}

int64_t sql_game_row(struct db *db, struct query *query, struct store_game *out)
{
    *out = (struct store_game){0};
    sql_columns_read(query, &sql_game, out);
    int64_t last = column_int(query);
    sql_read_seats(db, out);
    return last;
}

/* Passes on each game of a statement whose parameters have these values, with its journal if the
 * request takes events. STORE_NONE: there is no game. */
static enum store_status sql_read_games(const struct read *read, const char *sql,
                                        struct db_values values)
{
    struct query query = query_ask_with(read->db, sql, values);
    enum store_status status = STORE_NONE;
    bool open = true;
    while (open && query_row(&query)) {
        struct store_game game;
        int64_t last = sql_game_row(read->db, &query, &game);
        status = STORE_OK;
        open = sql_read_row_put(read,
                                reply_row(read->request, REPLY_GAME, &game, sizeof(game), NULL)) &&
               (!read->request->on_event || sql_read_events_put(read, game.id, last));
    }
    query_close(&query);
    return status;
}
#define SQL_READ_GAMES(read, sql, ...) sql_read_games(read, sql, DB_VALUES(__VA_ARGS__))

static enum store_status sql_read_game_numbered(const struct read *read)
{
    if (SQL_READ_GAMES(read, SQL_GAME "WHERE g.number = ?", read->request->id) == STORE_OK)
        return STORE_OK;
    bool gone = db_number(read->db,
                          "SELECT ? BETWEEN 1 AND"
                          " {max|greatest}(coalesce((SELECT max(number) FROM game), 0), value)"
                          " FROM meta WHERE name = 'game_number'",
                          read->request->id) != 0;
    return gone ? STORE_GONE : STORE_NONE;
}

static enum store_status sql_read_games_of(const struct read *read)
{
#define RANKED " AND (?4 = 0 OR g.competitive = 1 AND g.state = " SQL_GAME_FINISHED ")"
    SQL_READ_GAMES(read,
                   read->request->id != 0 ? SQL_GAME_COLUMNS
                       "g.last FROM game g JOIN seat s ON s.game = g.id WHERE s.account = ?1"
                       " AND (g.number < ?2 OR ?2 = 0)" RANKED " ORDER BY g.number DESC LIMIT ?3"
                                          : SQL_GAME_COLUMNS
                       "g.last FROM game g WHERE ?1 = 0 AND (g.number < ?2 OR ?2 = 0)" RANKED
                       " ORDER BY g.number DESC LIMIT ?3",
                   read->request->id, read->request->before, read->request->limit,
                   read->request->ranked);
#undef RANKED
    return STORE_OK;
}

/* ---- Boards ---- */

/* Orders the results of one account as they count. */
static int sql_read_score_compare(const void *a, const void *b)
{
    const struct store_result *x = a, *y = b;
    if (x->at_ms != y->at_ms)
        return x->at_ms < y->at_ms ? -1 : 1;
    return x->ref < y->ref ? -1 : x->ref > y->ref;
}

/* Makes the line of a game ("": of all games) from results and passes it on. All the results are of
 * one account, in the order in which they count. Returns the game whose line comes next; NULL:
 * there is none. */
static const char *sql_read_score_put(const struct read *read, const struct store_result *results,
                                      size_t count, const char *game)
{
    struct store_score line = {.account = results->account, .hidden = results->hidden};
    const struct store_result *first = NULL;
    const char *next = NULL;
    utf8_copy(results->name, line.name, sizeof(line.name));
    utf8_copy(game, line.game, sizeof(line.game));
    for (const struct store_result *at = results; at < results + count; at++) {
        int order = strcmp(at->game, game);
        if (order > 0 && (!next || strcmp(at->game, next) < 0))
            next = at->game;
        if (game[0] != '\0' && order != 0)
            continue;
        first = first ? first : at;
        line.xp += at->xp;
        if (at->changed_ms > line.reached_ms)
            line.reached_ms = at->changed_ms;
        if (!at->finished)
            continue;
        line.games++;
        line.won += at->outcome > 0;
        if (at->outcome > 0)
            line.streak = line.streak > 0 ? line.streak + 1 : 1;
        else
            line.streak = at->outcome == 0 ? 0 : line.streak < 0 ? line.streak - 1 : -1;
    }
    /* If XP never changed, they have been the same since the first game ended. */
    if (line.reached_ms == 0)
        line.reached_ms = first->at_ms;
    sql_read_row_put(read, reply_row(read->request, REPLY_SCORE, &line, sizeof(line), NULL));
    return next;
}

/* Whether account `a` is erased, or banned at the time of the first parameter. */
#define HIDDEN                                                                                     \
    "(" SQL_ACCOUNT_ERASED " OR a.id IN (SELECT b.account FROM sanction b"                         \
    " WHERE b.kind = " SQL_BAN " AND b.ended = 0 AND (b.until_ms = 0 OR b.until_ms > ?1)))"
#define SCORES                                                                                     \
    "SELECT c.account, c.board, c.ref, c.at_ms, c.changed_ms, c.xp, c.finished, c.outcome, "       \
    "a.name,"                                                                                      \
    " " HIDDEN " FROM score c JOIN account a ON a.id = c.account WHERE c.at_ms >= ?2"              \
    " AND (?3 = 0 OR c.at_ms < ?3)"
#define SCORES_ORDER " ORDER BY c.account, c.board, c.ref"

/* Makes the lines of one account at a time. So a million accounts need no more memory than the one
 * with the most games. */
static enum store_status sql_read_scores(const struct read *read)
{
    const struct request *request = read->request;
    FREED struct store_result *results = NULL; /* of one account */
    size_t count = 0, size = 0;
    struct query query =
        query_open(read->db, request->id != 0 ? SCORES " AND c.account = ?4" SCORES_ORDER
                                              : SCORES SCORES_ORDER);
    query_bind(&query, request->now_ms, request->from_ms, request->before);
    if (request->id != 0)
        query_int(&query, request->id);
    for (bool more = true; more;) {
        struct store_result result = {0}; /* after the last row it stays of account 0 */
        more = !read->out->queue->stopped && query_row(&query);
        if (more)
            sql_columns_read(&query, &sql_result, &result);
        if (count > 0 && result.account != results->account) {
            qsort(results, count, sizeof(*results), sql_read_score_compare);
            for (const char *game = ""; game;)
                game = sql_read_score_put(read, results, count, game);
            count = 0;
        }
        if (count == size) {
            size = size == 0 ? 64 : size * 2;
            results = xreallocarray(results, size, sizeof(*results));
        }
        results[count++] = result;
    }
    query_close(&query);
    return STORE_OK;
}

/* ---- Ratings ---- */

#define RATED                                                                                      \
    "SELECT r.account, r.board, r.mu, r.sigma, r.games, r.played_ms, a.name, " HIDDEN              \
    " FROM rated r JOIN account a ON a.id = r.account WHERE a.merged_into = 0"                     \
    " ORDER BY r.account, r.board"
#define RATING_COLUMNS                                                                             \
    "SELECT n, account, board, game, reason, mu, sigma, shown, moved, at_ms, season FROM rating"   \
    " WHERE (?1 = 0 OR n < ?1)"

static enum store_status sql_read_ratings(const struct read *read)
{
    const struct store_rating_query *wanted = read->request->rating_query;
    const char *sql = RATING_COLUMNS " ORDER BY n DESC LIMIT ?2";
    if (wanted->account != 0)
        sql = wanted->board[0] == '\0' ? RATING_COLUMNS " AND account = ?3 ORDER BY n DESC LIMIT ?2"
                                       : RATING_COLUMNS
                  " AND account = ?3 AND board = ?4 ORDER BY n DESC LIMIT ?2";
    else if (wanted->season != 0)
        sql = RATING_COLUMNS " AND season = ?3 AND season <> 0 ORDER BY n DESC LIMIT ?2";
    else if (wanted->oldest)
        sql = RATING_COLUMNS " ORDER BY n LIMIT ?2";
    struct query query = query_open(read->db, sql);
    query_bind(&query, wanted->before, read->request->limit);
    if (wanted->account != 0)
        query_int(&query, wanted->account);
    if (wanted->account != 0 && wanted->board[0] != '\0')
        query_text(&query, wanted->board);
    if (wanted->account == 0 && wanted->season != 0)
        query_int(&query, wanted->season);
    bool open = true;
    while (open && query_row(&query)) {
        struct store_rating_entry row = {0};
        sql_columns_read(&query, &sql_rating, &row);
        if (row.at_ms < wanted->since_ms)
            break;
        open =
            sql_read_row_put(read, reply_row(read->request, REPLY_RATING, &row, sizeof(row), NULL));
    }
    query_close(&query);
    return STORE_OK;
}

/* ---- Sanctions and audit ---- */

#define SANCTION_COLUMNS                                                                           \
    "SELECT id, kind, account, name, address, from_ms, until_ms, imposed_by, reason,"              \
    " ended, case_id, fingerprint, channel, coalesce((SELECT a.name FROM account a"                \
    " WHERE a.id = sanction.account), '') FROM sanction WHERE "

#define AUDIT_COLUMNS "SELECT id, at_ms, who, act, about, detail FROM audit WHERE "
#define AUDIT_WANTED                                                                               \
    " (?1 = '' OR lower(who) = lower(?1)"                                                          \
    " OR lower(who) = '" STORE_SOCKET " (' || lower(?1) || ')'"                                    \
    " OR rtrim(lower(who), '0123456789)') = '" STORE_SOCKET " (' || lower(?1) || ', node '"        \
    " OR (lower(?1) = '" STORE_SOCKET "' AND lower(who) LIKE '" STORE_SOCKET " (%'))"              \
    " AND (?2 = '' OR act = lower(?2)) AND at_ms >= ?4"                                            \
    " AND (?5 = 0 OR at_ms < ?5) AND (?6 = 0 OR id < ?6) AND id > ?7 ORDER BY id DESC LIMIT ?8"

static enum store_status sql_read_audit_list(const struct read *read)
{
    const struct store_audit_query *wanted = read->request->audit_query;
    /* The index on `about` only serves a comparison without OR. */
    return SQL_READ_ROWS(read, REPLY_AUDIT, &sql_audit,
                         wanted->about[0] != '\0' ? AUDIT_COLUMNS
                             "lower(about) = lower(?3) AND" AUDIT_WANTED
                                                  : AUDIT_COLUMNS "?3 = '' AND" AUDIT_WANTED,
                         wanted->who, wanted->act, wanted->about, wanted->since_ms,
                         wanted->until_ms, wanted->before, wanted->after, read->request->limit);
}

/* ---- All reads ---- */

enum store_status sql_read(struct db *db, struct request *request, struct reply_batch *out)
{
    const struct read *read = &(struct read){db, request, out};
    if (request->malformed || out->queue->stopped)
        return STORE_REFUSED;
    switch (request->kind) {
    case REQUEST_ACCOUNT_BY_NAME: return sql_read_account_by_name(read);
    case REQUEST_ACCOUNT_BY_SKELETON:
        return sql_read_account(read, ACCOUNT_COLUMNS "WHERE a.skeleton = ?",
                                DB_VALUES(request->name));
    case REQUEST_ACCOUNT_BY_ID:
        return sql_read_account(read, ACCOUNT_COLUMNS "WHERE a.id = ?", DB_VALUES(request->id));
    case REQUEST_ACCOUNT_BY_KEY:
        return sql_read_account(
            read, ACCOUNT_COLUMNS "JOIN ssh_key k ON k.account = a.id WHERE k.fingerprint = ?",
            DB_VALUES(request->fingerprint));
    case REQUEST_ACCOUNTS: return sql_read_accounts(read);
    case REQUEST_ACCOUNTS_SINCE:
        return SQL_READ_ROWS(read, REPLY_ACCOUNT, &sql_account,
                             ACCOUNT_COLUMNS
                             "WHERE a.created_ms >= ? AND a.id > ? AND a.merged_into = 0"
                             " ORDER BY a.created_ms DESC, a.id DESC LIMIT ?",
                             request->from_ms, STORE_ACCOUNT_ESCROW, request->limit);
    case REQUEST_ACCOUNTS_STAFF:
        return SQL_READ_ROWS(read, REPLY_ACCOUNT, &sql_account,
                             ACCOUNT_COLUMNS
                             "WHERE a.role <> 0 ORDER BY a.role DESC, a.folded LIMIT ?",
                             request->limit);
    case REQUEST_OPEN_TABLES:
        return SQL_READ_ROWS(read, REPLY_TABLE, &sql_table,
                             "SELECT id, number, game, cup, cup_round, cup_table, body"
                             " FROM card_table ORDER BY id");
    case REQUEST_OPEN_GAMES:
        SQL_READ_GAMES(read, SQL_GAMES "WHERE g.state = " SQL_GAME_LIVE
                                       " OR g.open_vote = 1 ORDER BY g.id");
        return STORE_OK;
    case REQUEST_GAME_READ: return SQL_READ_GAMES(read, SQL_GAME "WHERE g.id = ?", request->id);
    case REQUEST_GAME_NUMBERED: return sql_read_game_numbered(read);
    case REQUEST_GAMES_OF: return sql_read_games_of(read);
    case REQUEST_CUP_GAMES:
        SQL_READ_GAMES(read,
                       SQL_GAME_COLUMNS "g.last FROM game g WHERE g.cup = ? AND g.cup <> 0"
                                        " ORDER BY g.cup_round, g.cup_table",
                       request->id);
        return STORE_OK;
    case REQUEST_CUP_EVENTS:
        return SQL_READ_ROWS(read, REPLY_EVENT, &sql_event,
                             "SELECT seq, at_ms, 0, body FROM cup_event WHERE cup = ? ORDER BY seq",
                             request->id);
    case REQUEST_SCORES: return sql_read_scores(read);
    case REQUEST_RATED: return SQL_READ_ROWS(read, REPLY_RATED, &sql_rated, RATED, request->now_ms);
    case REQUEST_RATINGS: return sql_read_ratings(read);
    case REQUEST_SANCTIONS:
        return SQL_READ_ROWS(read, REPLY_SANCTION, &sql_sanction,
                             SANCTION_COLUMNS
                             "ended = 0 AND (until_ms = 0 OR until_ms > ?) ORDER BY id",
                             request->now_ms);
    case REQUEST_SANCTIONS_OF:
        return SQL_READ_ROWS(read, REPLY_SANCTION, &sql_sanction,
                             SANCTION_COLUMNS
                             "account = ? AND account <> 0 ORDER BY id DESC LIMIT ?",
                             request->id, request->limit);
    case REQUEST_AUDIT_LIST: return sql_read_audit_list(read);
    case REQUEST_KEYS:
        return SQL_READ_ROWS(read, REPLY_KEY, &sql_key,
                             "SELECT account, fingerprint, label, added_ms, used_ms FROM ssh_key"
                             " WHERE account = ? ORDER BY added_ms, fingerprint",
                             request->id);
    case REQUEST_RECORDS:
        return sql_read_rows(read, REPLY_RECORD, &record_tables[request->record],
                             sql_records(db, request));
    case REQUEST_LINES:
        return SQL_READ_ROWS(read, REPLY_LINE, &sql_line,
                             "SELECT conn, command, part, account, answer FROM done_line"
                             " ORDER BY conn, command, part");
    case REQUEST_ENTRIES:
        return SQL_READ_ROWS(read, REPLY_POSTED, &sql_posted,
                             "SELECT account, seq, game, currency, amount, reason, note, at_ms"
                             " FROM entry WHERE account = ? AND seq > ? ORDER BY seq LIMIT ?",
                             request->id, request->before, request->limit);
    case REQUEST_PRUNE_DUE: return sql_prune_due(db, request);
    case REQUEST_READS: return sql_reads(db, request, out->queue);
    default: log_fatal("store-request", "kind=%d is not a read", request->kind);
    }
}
