/*
 * See file.h. This file has the SQL that looks for faults, and the steps in which one database
 * takes the place of another without a risk for either.
 */
#include "file.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "closed.h"
#include "config.h"
#include "db_sqlite.h"
#include "durable.h"
#include "file_server.h"
#include "migrate.h"
#include "presence.h"
#include "server.h"
#include "store_sql.h"
#include "utf8.h"
#include "xalloc.h"

struct store_file {
    struct db_sqlite db;
    struct file_server *server; /* NULL: it is a file */
    char *path;                 /* for people */
    bool instant;               /* store_file_instant has begun an instant */
};

/* Whether the database is on a server. Without libpq that is never so, and the compiler drops the
 * calls of file_server.h that depend on it. */
#ifdef HAVE_LIBPQ
#define ON_SERVER(file) ((file)->server)
#else
#define ON_SERVER(file) false
#endif

/* Carries out statements. Calls `each`, unless it is NULL, with each row until `each` returns other
 * than 0. False: the statements failed, and store_file_fault_of says why. Unlike query_open, this
 * does not end the process if the database cannot be read. */
static bool store_file_ask(struct store_file *file, const char *sql, row_cb *each, void *arg)
{
    if (ON_SERVER(file))
        return file_server_ask(file->server, sql, each, arg);
    int rc = sqlite3_exec(file->db.handle, sql, each, arg, NULL);
    return rc == SQLITE_OK || rc == SQLITE_ABORT;
}

static const char *store_file_fault_of(struct store_file *file)
{
    return ON_SERVER(file) ? file_server_fault(file->server) : sqlite3_errmsg(file->db.handle);
}

/* The connection, for functions that running stores use, too. */
static struct db *store_file_db_of(struct store_file *file)
{
    return ON_SERVER(file) ? file_server_db(file->server) : &file->db.db;
}

char *store_file_path(const char *url)
{
    static const char scheme[] = "sqlite:";
    size_t len = sizeof(scheme) - 1;
    return strncmp(url, scheme, len) == 0 ? xstrndup(url + len, strcspn(url + len, "?")) : NULL;
}

struct store_file *store_file_open(const char *path, char *why, size_t whycap)
{
    char reason[256];
    if (access(path, R_OK) != 0) {
        utf8_printf(why, whycap, "%s cannot be read: %s. Name another file.", path,
                    strerror(errno));
        return NULL;
    }
    struct store_file *file = xcalloc(1, sizeof(*file));
    if (db_sqlite_open(&file->db, path, false, reason, sizeof(reason)) != 0) {
        int error = errno;
        utf8_printf(why, whycap, "%s %s", reason,
                    error == EBADMSG ? "Keep it, and restore a backup that has no fault."
                                     : "Name another file.");
        free(file);
        errno = error;
        return NULL;
    }
    /* SQLite counts VACUUM INTO as a change, although it does not change this file. */
    db_change(&file->db.db, "PRAGMA query_only = OFF");
    file->path = xstrdup(path);
    return file;
}

struct store_file *store_file_open_server(const char *url, bool adds, char *why, size_t whycap)
{
#ifdef HAVE_LIBPQ
    struct file_server *server = file_server_open(url, adds, why, whycap);
    if (!server)
        return NULL;
    struct store_file *file = xcalloc(1, sizeof(*file));
    file->server = server;
    file->path = store_server_name(url);
    return file;
#else
    (void)url;
    (void)adds;
    store_server_none(why, whycap);
    return NULL;
#endif
}

int store_file_test(const char *path, char *why, size_t whycap)
{
    bool there = access(path, F_OK) == 0;
    if (presence_check(path, why, whycap) != 0)
        return -1;
    FREED char *copy = xstrdup(path);
    /* The folder has to be writable, too, because SQLite makes files of its own beside the
     * database. */
    int rc = there ? access(path, R_OK | W_OK) : 0;
    if (rc == 0)
        rc = access(dirname(copy), W_OK | X_OK);
    if (rc != 0)
        utf8_printf(why, whycap,
                    "The database %s cannot be written: %s. Give it and its folder to the user of "
                    "the service, or name another with store.",
                    path, strerror(errno));
    if (rc != 0 || !there)
        return rc;
    struct store_file *file = store_file_open(path, why, whycap);
    if (!file)
        return -1;
    rc = migrate_known(file->db.handle, path, store_schema_count, why, whycap);
    store_file_close(&file);
    return rc;
}

void store_file_close(struct store_file **filep)
{
    struct store_file *file = *filep;
    *filep = NULL;
    if (!file)
        return;
    db_sqlite_close(&file->db);
    if (ON_SERVER(file))
        file_server_close(&file->server);
    free(file->path);
    free(file);
}

const char *store_file_name(const struct store_file *file)
{
    return file->path;
}

/* ---- Checks ---- */

struct findings {
    struct store_file *file;
    store_fault_cb *fault;
    void *arg;
    int count;
};

PRINTF(2, 3) static void store_file_found(struct findings *f, const char *format, ...)
{
    char sentence[512];
    va_list args;
    va_start(args, format);
    utf8_vprintf(sentence, sizeof(sentence), format, args);
    va_end(args);
    f->count++;
    f->fault(f->arg, sentence);
}

static int store_file_on_line(void *arg, int columns UNUSED, char **values, char **names UNUSED)
{
    struct findings *f = arg;
    if (strcmp(values[0], "ok") != 0)
        store_file_found(f, "The file is damaged: %s.", values[0]);
    return 0;
}

/* Lets SQLite check its file. False: the file is too damaged for further checks. A server checks
 * its files itself. */
static bool store_file_check_file(struct findings *f)
{
    int before = f->count;
    if (!f->file->server &&
        !store_file_ask(f->file, "PRAGMA integrity_check(20)", store_file_on_line, f))
        store_file_found(f, "The file cannot be read: %s.", store_file_fault_of(f->file));
    return f->count == before;
}

/* Reads a row into `arg`, which is an array with a number for each column. */
static int store_file_on_number(void *arg, int columns, char **values, char **names UNUSED)
{
    int64_t *number = arg;
    for (int i = 0; i < columns; i++)
        number[i] = values[i] ? strtoll(values[i], NULL, 10) : 0;
    return 0;
}

static int64_t store_file_number_of(struct store_file *file, const char *sql)
{
    int64_t number = -1;
    return store_file_ask(file, sql, store_file_on_number, &number) ? number : -1;
}

static int64_t store_file_version_of(struct store_file *file)
{
    return store_file_number_of(file, file->server ? "SELECT version FROM schema_version"
                                                   : "PRAGMA user_version");
}

static bool store_file_check_schema(struct findings *f)
{
    int64_t version = store_file_version_of(f->file);
    int64_t ours = store_file_number_of(
        f->file, f->file->server
                     ? "SELECT count(*) FROM information_schema.tables WHERE table_schema ="
                       " current_schema() AND table_name IN ('meta', 'entry', 'journal')"
                     : "SELECT count(*) FROM sqlite_schema WHERE name IN ('meta', 'entry', "
                       "'journal')");
    if (version < 1 || ours != 3)
        store_file_found(f, "It is not a database of cardroom.");
    else if (version > store_schema_count)
        store_file_found(f,
                         "A newer cardroom wrote it (schema %" PRId64
                         ", this one knows %d): install that one.",
                         version, store_schema_count);
    return version == store_schema_count && ours == 3;
}

/* Each query selects what is wrong, as rows of two numbers. The numbers stand between the three
 * parts of a sentence. `sql` "": only a server is asked. `server`: the query for a server; NULL:
 * `sql` is for both. Queries differ where a server keeps things in another way: it keeps no sums
 * for mint and escrow, and it keeps each journal by its game. */
#define SQLITE_ENDS                                                                                \
    "SELECT coalesce(t.n, g.last) AS last FROM game g LEFT JOIN " SQL_TAIL_ENDS                    \
    " t ON t.game = g.id AND g.state = " SQL_GAME_LIVE
#define SUM_OFF(sum, currency)                                                                     \
    "SELECT a.id, a." sum " - coalesce((SELECT sum(amount) FROM entry e WHERE e.account = a.id"    \
    " AND e.currency = " currency "), 0) AS off FROM account a"
#define HELD                                                                                       \
    "coalesce((SELECT sum(held) FROM cup_entrant), 0) - coalesce((SELECT sum(e.amount) FROM game"  \
    " g JOIN entry e ON e.game = g.id WHERE g.state = " SQL_GAME_LIVE                              \
    " AND e.account = 2 AND e.currency = " SQL_CHIPS "), 0)"
#define OFF(query) "SELECT * FROM (" query ") AS t WHERE off <> 0"
static const struct {
    const char *sql, *part[3], *server;
} rules[] = {
    {"SELECT sum(chips), count(*) FROM account HAVING sum(chips) <> 0",
     {"The chips do not add up: their sum is ", " instead of 0, in ", " accounts."},
     OFF("SELECT (SELECT sum(chips) FROM account) + coalesce((SELECT sum(amount) FROM entry"
         " WHERE account <= 2 AND currency = " SQL_CHIPS
         "), 0) AS off, (SELECT count(*) FROM account) AS n")},
    {OFF(SUM_OFF("chips", SQL_CHIPS)),
     {"The chips of account ", " are not the sum of its entries: they differ by ", "."},
     OFF(SUM_OFF("chips", SQL_CHIPS) " WHERE a.id > 2 UNION ALL SELECT id, chips FROM account"
                                     " WHERE id <= 2")},
    {OFF(SUM_OFF("xp", SQL_XP)),
     {"The XP of account ", " are not the sum of its entries: they differ by ", "."},
     OFF(SUM_OFF("xp", SQL_XP) " WHERE a.id > 2 UNION ALL SELECT id, xp FROM account WHERE id <= "
                               "2")},
    {"",
     {"The entries of account ", " are not numbered from 1: the last one should be ", "."},
     "SELECT a.id, count(e.seq) FROM account a LEFT JOIN entry e ON e.account = a.id WHERE a.id > 2"
     " GROUP BY a.id HAVING a.last_entry <> coalesce(max(e.seq), 0) OR a.last_entry <> "
     "count(e.seq)"},
    {"SELECT e.game, sum(e.amount) FROM entry e JOIN game g ON g.id = e.game WHERE e.account = 2"
     " AND e.currency = " SQL_CHIPS " AND g.state <> " SQL_GAME_LIVE
     " GROUP BY e.game HAVING sum(e.amount) <> 0",
     {"Game ", " is over, but of its bets these chips were not paid out: ", "."}},
    {OFF("SELECT g.id, coalesce((SELECT sum(amount) FROM entry e WHERE e.game = g.id AND e.account"
         " = 2 AND e.currency = " SQL_CHIPS
         "), 0) - g.bet * (SELECT count(*) FROM seat s WHERE s.game = g.id) AS off"
         " FROM game g WHERE g.state = " SQL_GAME_LIVE " AND g.bet > 0"),
     {"The bets of game ", ", which is in play, are not what is held: they differ by ", "."}},
    {OFF("SELECT a.chips - " HELD " AS off, a.chips FROM account a WHERE a.id = 2"),
     {"What is held of bets and entries is off by ", " chips of ", "."},
     OFF("SELECT chips - " HELD " AS off, chips FROM (SELECT coalesce(sum(amount), 0) AS chips FROM"
         " entry WHERE account = 2 AND currency = " SQL_CHIPS ") AS escrow")},
    {"SELECT c.id, sum(e.held) FROM cup c JOIN cup_entrant e ON e.cup = c.id WHERE c.ended_ms <> 0"
     " GROUP BY c.id HAVING sum(e.held) <> 0",
     {"Cup ", " is over, but these chips of its entries were not paid out: ", "."}},
    {OFF("SELECT c.id, (SELECT coalesce(sum(e.held), 0) FROM cup_entrant e WHERE e.cup = c.id)"
         " - coalesce(l.sum, 0) AS off FROM cup c LEFT JOIN (SELECT note, sum(amount) AS sum FROM"
         " entry WHERE account = 2 AND game = 0 AND currency = " SQL_CHIPS " GROUP BY note) l"
         " ON l.note = 'cup ' || c.id"),
     {"What is held of the entries of cup ", " is not what the ledger has: they differ by ", "."}},
    {"SELECT c.id, coalesce(max(e.seq), 0) FROM cup c LEFT JOIN cup_event e ON e.cup = c.id GROUP"
     " BY c.id HAVING count(e.seq) = 0 OR max(e.seq) <> count(e.seq)",
     {"The events of cup ", " have a gap; the last one is ", "."}},
    {"SELECT e.id, e.cup FROM cup_entrant e LEFT JOIN cup c ON c.id = e.cup WHERE c.id IS NULL",
     {"Entrant ", " is in cup ", ", which does not exist."}},
    {"SELECT s.game, s.seat + 1 FROM seat s WHERE s.kind = " SQL_SEAT_ACCOUNT
     " AND s.xp <> coalesce((SELECT"
     " sum(amount) FROM entry e WHERE e.game = s.game AND e.account = s.account AND e.currency ="
     " 0), 0)",
     {"In game ", " the player of seat ", " was given other XP than the result says."}},
    {"SELECT s.game, s.seat + 1 FROM seat s JOIN game g ON g.id = s.game"
     " WHERE s.kind = " SQL_SEAT_ACCOUNT " AND g.state <> " SQL_GAME_LIVE
     " AND s.chips <> coalesce((SELECT sum(amount) FROM entry e WHERE e.game = s.game"
     " AND e.account = s.account AND e.currency = " SQL_CHIPS "), 0)",
     {"In game ", " the player of seat ", " was paid other chips than the result says."}},
    {"SELECT j.game, j.seq FROM journal j LEFT JOIN journal p ON p.n = j.prev AND p.n < j.n AND"
     " p.game = j.game WHERE j.seq <> coalesce(p.seq, 0) + 1 OR (p.n IS NULL AND j.prev <> 0)",
     {"The journal of game ", " has a gap before event ", "."},
     "SELECT game, max(seq) FROM journal GROUP BY game HAVING max(seq) <> count(*) OR min(seq) <> "
     "1"},
    {"SELECT g.id, g.last FROM game g LEFT JOIN journal j ON j.n = g.last AND j.game = g.id WHERE"
     " g.last <> 0 AND j.n IS NULL",
     {"The journal of game ", " does not end where its row says, with event ", "."},
     "SELECT g.id, g.last FROM game g LEFT JOIN (SELECT game, max(seq) AS seq FROM journal GROUP BY"
     " game) AS j ON j.game = g.id WHERE g.last <> coalesce(j.seq, 0)"},
    {"SELECT j.game, j.seq FROM journal j JOIN game g ON g.id = j.game AND g.last = j.prev WHERE"
     " g.state <> " SQL_GAME_LIVE,
     {"The journal of game ", " goes on after the end that its row tells, with event ", "."},
     "SELECT j.game, count(*) FROM journal j LEFT JOIN game g ON g.id = j.game WHERE g.id IS NULL"
     " GROUP BY j.game"},
    {OFF("SELECT r.account, r.mu - coalesce((SELECT sum(e.mu) FROM rating e WHERE e.account ="
         " r.account AND e.board = r.board), 0) AS off FROM rated r"),
     {"A rating of account ", " is not the sum of its entries: mu differs by ", " millionths."}},
    {OFF("SELECT r.account, r.sigma - coalesce((SELECT sum(e.sigma) FROM rating e WHERE e.account ="
         " r.account AND e.board = r.board), 0) AS off FROM rated r"),
     {"A rating of account ", " is not the sum of its entries: sigma differs by ", " millionths."}},
    {OFF("SELECT r.account, r.games - coalesce((SELECT sum(CASE e.reason WHEN '" STORE_RATING_GAME
         "' THEN 1 WHEN '" STORE_RATING_VOID "' THEN -1 ELSE 0 END) FROM rating e WHERE e.account ="
         " r.account AND e.board = r.board), 0) AS off FROM rated r"),
     {"A rating of account ", " counts other games than it has entries: they differ by ", "."}},
    {"SELECT e.account, count(*) FROM rating e LEFT JOIN rated r ON r.account = e.account"
     " AND r.board = e.board WHERE r.account IS NULL GROUP BY e.account",
     {"Account ", " has ", " entries that no rating counts."}},
    {OFF("SELECT e.game, count(*) - (SELECT count(*) FROM seat s WHERE s.game = e.game) AS off"
         " FROM rating e WHERE e.reason = '" STORE_RATING_GAME "' GROUP BY e.game"),
     {"Game ", " has another number of rating entries than of players: they differ by ", "."}},
    {"SELECT e.game, e.account FROM rating e JOIN account a ON a.id = e.account AND"
     " a.merged_into = 0 JOIN game g ON g.id = e.game WHERE e.reason = '" STORE_RATING_GAME
     "' AND (g.state = " SQL_GAME_VOID ") <> EXISTS (SELECT 1 FROM rating v WHERE v.game = e.game"
     " AND v.account = e.account AND v.board = e.board AND v.reason = '" STORE_RATING_VOID
     "' AND v.mu = -e.mu AND v.sigma = -e.sigma)",
     {"Game ", " and the rating of account ", " disagree on whether the game is void."}},
    {"SELECT e.season, count(*) FROM rating e LEFT JOIN season s ON s.id = e.season"
     " WHERE e.season <> 0 AND s.id IS NULL GROUP BY e.season",
     {"Season ", " has ", " rating entries, but no places were kept before."}},
    {"SELECT account, count(*) FROM season_place GROUP BY account, board HAVING count(*) > 1",
     {"Account ", " has ", " places on one board of a season."}},
    {"SELECT max(season), count(*) - max(players) FROM season_place GROUP BY board"
     " HAVING count(*) > max(players)",
     {"A board of season ", " has too many places: there are ", " more than players."}},
    {"SELECT t.day, count(*) FROM daily_try t LEFT JOIN daily_day d ON d.id = t.day WHERE"
     " t.day > 0 AND d.id IS NULL GROUP BY t.day", /* a duel has a day less than 0 */
     {"Day ", " has ", " tries at its deal, but no deal."}},
    {"SELECT number, count(DISTINCT about) FROM report GROUP BY number HAVING count(DISTINCT about)"
     " > 1",
     {"Report ", " is about ", " people at once."}},
    {"SELECT number, count(DISTINCT state) FROM report GROUP BY number HAVING"
     " count(DISTINCT state) > 1",
     {"Report ", " is in ", " states at once."}},
    {"SELECT a.account, a.report FROM appeal a LEFT JOIN report r ON r.number = a.report AND"
     " r.account = a.account WHERE a.report <> 0 AND r.id IS NULL",
     {"The appeal of account ", " is no report of it: there is none with number ", "."}},
    {OFF("SELECT have, have - coalesce((SELECT sum(j.seq) FROM (" SQLITE_ENDS ") AS g JOIN journal"
         " j ON j.n = g.last), 0) AS off FROM (SELECT count(*) AS have FROM journal) AS j"),
     {"The journal holds ", " events, of which the games know others: they differ by ", "."},
     OFF("SELECT have, have - coalesce((SELECT sum(last) FROM game), 0) AS off FROM (SELECT "
         "count(*)"
         " AS have FROM journal) AS j")},

};

enum { FINDINGS_PER_RULE = 20 };

struct broken {
    struct findings *f;
    const char *const *part;
    int left;
};

static int store_file_on_broken(void *arg, int columns UNUSED, char **values, char **names UNUSED)
{
    struct broken *broken = arg;
    store_file_found(broken->f, "%s%s%s%s%s", broken->part[0], values[0], broken->part[1],
                     values[1], broken->part[2]);
    return --broken->left == 0;
}

static void store_file_check_rules(struct findings *f)
{
    for (size_t i = 0; i < sizeof(rules) / sizeof(rules[0]); i++) {
        struct broken broken = {f, rules[i].part, FINDINGS_PER_RULE};
        const char *sql = f->file->server && rules[i].server ? rules[i].server : rules[i].sql;
        if (sql[0] != '\0' && !store_file_ask(f->file, sql, store_file_on_broken, &broken)) {
            store_file_found(f, "It cannot be read: %s.", store_file_fault_of(f->file));
            /* A server's transaction has failed, so it would refuse the other queries. */
            if (f->file->server)
                return;
        }
    }
    /* A server checks its references itself. */
    int64_t orphans =
        f->file->server
            ? 0
            : store_file_number_of(f->file, "SELECT count(*) FROM pragma_foreign_key_check");
    if (orphans != 0)
        store_file_found(f, "%" PRId64 " rows refer to rows that are not there.", orphans);
}

int store_file_check(struct store_file *file, store_fault_cb *fault, void *arg, bool *readable)
{
    struct findings f = {.file = file, .fault = fault, .arg = arg};
    /* All checks see the same instant, although a room may go on writing. */
    store_file_instant(file, true);
    *readable = store_file_check_file(&f) && store_file_check_schema(&f);
    if (*readable)
        store_file_check_rules(&f);
    store_file_instant(file, false);
    return f.count;
}

#define GAMES_AT_ONCE 1000

bool store_file_whole(const struct store_file *file UNUSED)
{
    return !ON_SERVER(file) || !file_server_broken(file->server);
}

void store_file_games(struct store_file *file, store_game_cb *game, store_event_cb *event,
                      void *arg)
{
    struct db *db = store_file_db_of(file);
    int64_t id = 0;
    int n;
    /* Reads some games at a time, because a server's whole answer is in memory. A game and its
     * events have to be of the same instant, and a room may be playing the game. */
    const bool once = file->instant; /* the caller has begun one instant for all games */
    do {
        if (!once)
            store_file_instant(file, true);
        struct query query = query_ask(
            db, SQL_GAMES "WHERE g.id > ? ORDER BY g.id LIMIT " SQL_NUMBER(GAMES_AT_ONCE), id);
        for (n = 0; query_row(&query); n++) {
            struct store_game row;
            int64_t last = sql_game_row(db, &query, &row);
            game(arg, &row);
            struct reply *at = event ? sql_events(db, row.id, last, NULL) : NULL;
            for (struct reply *next; at; at = next) {
                next = at->next;
                event(arg, at->data);
                reply_free(&at);
            }
            id = row.id;
        }
        query_close(&query);
        if (!once)
            store_file_instant(file, false);
    } while (n == GAMES_AT_ONCE);
}

void store_file_instant(struct store_file *file, bool begin)
{
    file->instant = begin;
    store_file_ask(file,
                   !begin         ? "COMMIT"
                   : file->server ? "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
                                  : "BEGIN",
                   NULL, NULL);
}

int64_t store_file_ratings(struct store_file *file, store_rating_owned_cb *each, void *arg)
{
    struct query query =
        query_open(store_file_db_of(file),
                   "SELECT r.n, r.account, r.board, r.game, r.reason, r.mu, r.sigma, r.shown,"
                   " r.moved, r.at_ms, r.season, coalesce(nullif(a.merged_into, 0), a.id, 0),"
                   " a.id IS NULL OR a.merged_into <> 0 OR m.id IS NOT NULL"
                   " OR lower(a.name) LIKE '" STORE_NAME_ERASED "%'"
                   " FROM rating r LEFT JOIN account a ON a.id = r.account"
                   " LEFT JOIN (SELECT DISTINCT merged_into AS id FROM account"
                   " WHERE merged_into <> 0) m ON m.id = r.account ORDER BY r.n");
    int64_t count = 0;
    for (; query_row(&query); count++) {
        struct store_rating_owned row = {0};
        sql_columns_read(&query, &sql_rating, &row.entry);
        row.owner = column_int(&query);
        row.merged = column_int(&query) != 0;
        each(arg, &row);
    }
    query_close(&query);
    return count;
}

void store_file_rated(struct store_file *file, store_rated_cb *each, void *arg)
{
    struct query query =
        query_open(store_file_db_of(file),
                   "SELECT account, board, mu, sigma, games, played_ms, '', 0 FROM rated");
    while (query_row(&query)) {
        struct store_rated row = {0};
        sql_columns_read(&query, &sql_rated, &row);
        each(arg, &row);
    }
    query_close(&query);
}

#define IS_STAFF "role > 0 AND merged_into = 0"
#define IS_BARE  IS_STAFF " AND NOT EXISTS (SELECT 1 FROM second s WHERE s.account = account.id)"

static int store_file_on_bare(void *arg, int columns UNUSED, char **values, char **names UNUSED)
{
    struct store_file_summary *out = arg;
    size_t len = strlen(out->bare_names);
    utf8_printf(out->bare_names + len, sizeof(out->bare_names) - len, "%s%s",
                out->bare > 0 ? ", " : "", values[0]);
    out->bare++;
    return 0;
}

bool store_file_summary(struct store_file *file, struct store_file_summary *out)
{
    int64_t version = store_file_version_of(file), number[4] = {0};
    *out = (struct store_file_summary){.schema = (int)version, .schema_known = store_schema_count};
    if (version < 0)
        return false;
    if (version != store_schema_count)
        return true;
    const bool read =
        store_file_ask(file,
                       "SELECT * FROM (SELECT count(*), count(CASE WHEN role = 2 THEN 1 END)"
                       " FROM account WHERE " IS_STAFF ") s,"
                       " (SELECT count(*), min(at_ms) FROM report WHERE state <> 3) r",
                       store_file_on_number, number) &&
        store_file_ask(file, "SELECT name FROM account WHERE " IS_BARE " ORDER BY name",
                       store_file_on_bare, out);
    out->staff = (int)number[0];
    out->admins = (int)number[1];
    out->reports = (int)number[2];
    out->oldest_ms = number[3];
    return read;
}

static int store_file_out_of_time(void *arg)
{
    return clock_mono(&clock_system) >= *(int64_t *)arg;
}

int store_file_pages(struct store_file *file, int64_t ms)
{
    /* How many steps SQLite's virtual machine makes between two looks at the clock. */
    enum { STEPS = 10000 };
    int64_t until = clock_mono(&clock_system) + ms;
    if (file->server)
        return 1;
    sqlite3_progress_handler(file->db.handle, STEPS, store_file_out_of_time, &until);
    bool sound = db_sqlite_sound(&file->db);
    bool late = !sound && sqlite3_errcode(file->db.handle) == SQLITE_INTERRUPT;
    sqlite3_progress_handler(file->db.handle, 0, NULL, NULL);
    return late ? -1 : sound;
}

/* Counts the servers that follow. pg_basebackup and pg_receivewal do not count, because they replay
 * nothing. Many roles see only the names of those who follow: `state` is NULL for these roles. */
#define SQL_FOLLOWING                                                                              \
    "SELECT count(*) FROM pg_stat_replication WHERE CASE WHEN state IS NULL"                       \
    " THEN application_name NOT IN ('pg_basebackup', 'pg_receivewal')"                             \
    " ELSE state = 'streaming' AND replay_lsn IS NOT NULL END"

/* Every role may see what its own commits wait for. */
void store_file_standbys(struct store_file *file, struct store_file_standbys *out)
{
    *out = (struct store_file_standbys){0};
    if (!file->server)
        return;
    out->asked = store_file_number_of(file, SQL_SYNCHRONOUS) > 0;
    out->there = (int)store_file_number_of(file, SQL_STANDBYS);
    out->following = (int)store_file_number_of(file, SQL_FOLLOWING);
    out->servers = ON_SERVER(file) ? file_server_hosts(file->server) : 0;
    /* The primary does not see a standby that follows another standby. */
    if (ON_SERVER(file) && out->following >= 0 && out->following < out->servers - 1) {
        const int following = file_server_following(file->server);
        out->following = following > out->following ? following : out->following;
    }
    out->waiting = (int)store_file_number_of(
        file, "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
    out->waiting_ms = store_file_number_of(
        file, "SELECT coalesce(max(extract(epoch FROM clock_timestamp() - query_start)) * 1000,"
              " 0)::bigint FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
}

int64_t store_file_seen(struct store_file *file)
{
    int64_t seen_ms = store_file_number_of(file, SQL_SEEN);
    return seen_ms > 0 ? seen_ms : 0; /* -1: the database is not one of ours */
}

/* ---- Size and schema ---- */

void store_file_size(struct store_file *file, struct store_file_size *out, store_count_cb *each,
                     void *arg)
{
    static const char *const tables[] = {"account", "entry",    "game",    "seat",
                                         "journal", "login",    "message", "report",
                                         "warning", "sanction", "audit",   "rating"};
    *out = (struct store_file_size){0};
    if (file->server) {
        out->bytes = store_file_number_of(file, "SELECT pg_database_size(current_database())");
    } else {
        FREED char *wal = xasprintf("%s-wal", file->path);
        struct stat is;
        int64_t page = store_file_number_of(file, "PRAGMA page_size");
        out->bytes = page * store_file_number_of(file, "PRAGMA page_count");
        out->free_bytes = page * store_file_number_of(file, "PRAGMA freelist_count");
        out->wal_bytes = stat(wal, &is) == 0 ? is.st_size : 0;
    }
    for (size_t i = 0; i < sizeof(tables) / sizeof(tables[0]); i++) {
        char sql[64];
        utf8_printf(sql, sizeof(sql), "SELECT count(*) FROM %s", tables[i]);
        int64_t rows = store_file_number_of(file, sql);
        if (rows >= 0)
            each(arg, tables[i], rows);
    }
}

int64_t store_file_rooms(struct store_file *file)
{
    return store_file_number_of(file, "SELECT count(*) FROM pg_stat_activity WHERE datname ="
                                      " current_database() AND application_name = 'cardroom'");
}

struct store_file_holds store_file_holds(struct store_file *file)
{
    return (struct store_file_holds){
        .accounts = store_file_number_of(file, "SELECT count(*) FROM account WHERE id > 2"),
        .erased =
            store_file_number_of(file, "SELECT count(*) FROM account WHERE folded LIKE 'gone-%'"),
        .games = store_file_number_of(
            file, "SELECT coalesce(max(n), 0) FROM (SELECT max(number) AS n FROM game"
                  " UNION ALL SELECT max(value) FROM meta WHERE name ="
                  " 'game_number') AS numbers"),
        .entries = store_file_number_of(file, "SELECT count(*) FROM entry WHERE account > 2"),
        .audit = store_file_number_of(file, "SELECT count(*) FROM audit")};
}

int store_file_steps(struct store_file *file, store_step_cb *step, void *arg, char *why,
                     size_t whycap)
{
    if (ON_SERVER(file))
        return file_server_steps(file->server, step, arg, why, whycap);
    if (migrate_known(file->db.handle, file->path, store_schema_count, why, whycap) != 0)
        return -1;
    int version = (int)store_file_version_of(file);
    for (int i = version; i < store_schema_count; i++)
        step(arg, store_schema[i].name);
    return store_schema_count - version;
}

/* ---- Copies ---- */

int store_file_copy(struct store_file *file, const char *to, char *why, size_t whycap)
{
    struct stat there;
    if (lstat(to, &there) == 0)
        return utf8_fail(why, whycap, "%s is there already. Name a new file.", to);
    if (db_sqlite_copy(file->db.handle, to) != 0) {
        int error = errno;
        return utf8_fail(
            why, whycap,
            "%s could not be written: %s. See whether the folder is there and has room.", to,
            error != 0 ? strerror(error) : sqlite3_errmsg(file->db.handle));
    }
    return 0;
}

static char *store_file_folder_of(const char *path)
{
    char *copy = xstrdup(path), *folder = xstrdup(dirname(copy));
    free(copy);
    return folder;
}

int store_file_lock(const char *path, char *why, size_t whycap)
{
    FREED char *folder = store_file_folder_of(path);
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0) {
        utf8_printf(why, whycap, "The folder %s cannot be opened: %s. Make it first.", folder,
                    strerror(errno));
    } else if (flock(fd, LOCK_EX | LOCK_NB) != 0) {
        utf8_printf(why, whycap, "The service runs on %s. Stop it first.", folder);
        close(fd);
        fd = -1;
    }
    return fd;
}

bool store_file_busy(const char *path)
{
    FREED char *folder = store_file_folder_of(path);
    FD_LOCAL fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) != 0;
}

int store_file_migrate(const char *path, char *why, size_t whycap)
{
    struct db_sqlite db;
    FD_LOCAL folder = store_file_lock(path, why, whycap);
    if (folder < 0)
        return -1;
    int rc = db_sqlite_open(&db, path, true, why, whycap);
    if (rc == 0 && !db_sqlite_sound(&db)) {
        utf8_printf(why, whycap, "%s is damaged. Keep it, and restore a backup that has no fault.",
                    path);
        rc = -1;
    } else if (rc == 0) {
        rc = migrate_run(db.handle, path, store_schema, store_schema_count, why, whycap);
    }
    db_sqlite_close(&db);
    return rc;
}

/* Moves what SQLite's log holds into the database, as a room does when it ends. Then all of the
 * database is in its file, whatever happens to the log. A database that is damaged may keep its
 * log. No room starts on that one. */
static void store_file_log_move(const char *path)
{
    FREED char *wal = xasprintf("%s-wal", path);
    struct db_sqlite db = {0};
    char why[256];
    if (access(wal, F_OK) == 0 && db_sqlite_open(&db, path, true, why, sizeof(why)) == 0)
        sqlite3_wal_checkpoint_v2(db.handle, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
    db_sqlite_close(&db);
}

/* Puts the fresh database in the place of the old one, which has a second name (`aside`; "": there
 * is no old one). The log of the old one must never meet the fresh one, so it is moved aside first.
 * False: the old one is in its place again, and its log beside it. */
static bool store_file_exchange(const char *fresh, const char *path, const char *aside, int folder)
{
    FREED char *wal = xasprintf("%s-wal", path), *shm = xasprintf("%s-shm", path),
               *aside_wal = xasprintf("%s-wal", aside);
    bool done = ((aside[0] ? rename(wal, aside_wal) : unlink(wal)) == 0 || errno == ENOENT) &&
                (unlink(shm) == 0 || errno == ENOENT) && fsync(folder) == 0 &&
                rename(fresh, path) == 0 && fsync(folder) == 0;
    int error = errno;
    if (!done && !aside[0]) {
        unlink(path);
    } else if (!done && rename(aside, path) == 0) {
        unlink(aside); /* rename does nothing if both are names of one file */
        rename(aside_wal, wal);
    }
    errno = error;
    return done;
}

/* Gives the fresh database the owner of the one at `path` or, if there is none, of the folder. */
static bool store_file_give_owner(const char *fresh, const char *path)
{
    struct stat owner, now;
    FREED char *folder = store_file_folder_of(path);
    bool known = stat(path, &owner) == 0 || stat(folder, &owner) == 0;
    if (!known || lstat(fresh, &now) != 0)
        return false;
    /* Does not call chown if nothing would change: a contained room may not even ask for it. */
    bool same = now.st_uid == owner.st_uid && now.st_gid == owner.st_gid;
    return same || geteuid() != 0 || lchown(fresh, owner.st_uid, owner.st_gid) == 0;
}

int store_file_restore(struct store_file *file, const char *path, char *aside, size_t asidecap,
                       char *why, size_t whycap)
{
    aside[0] = '\0';
    FD_LOCAL folder = store_file_lock(path, why, whycap);
    if (folder < 0)
        return -1;
    FREED char *fresh = xasprintf("%s.restored", path);
    bool there = access(path, F_OK) == 0;
    if (there)
        store_file_log_move(path);
    bool done = db_sqlite_copy(file->db.handle, fresh) == 0 && store_file_give_owner(fresh, path) &&
                (!there || durable_name_aside(path, aside, asidecap)) &&
                store_file_exchange(fresh, path, aside, folder);
    if (!done) {
        utf8_printf(why, whycap,
                    "%s could not be replaced: %s. See whether the folder has room and is yours.",
                    path, strerror(errno));
        unlink(fresh);
    }
    return done ? 0 : -1;
}

int store_file_take_back(const char *path, char *aside, size_t asidecap, char *why, size_t whycap)
{
    aside[0] = '\0';
    if (access(path, F_OK) != 0)
        return 0;
    struct store_file *newer = store_file_open(path, why, whycap);
    if (!newer)
        return -1;
    bool is_newer = db_number(&newer->db.db, "PRAGMA user_version") > store_schema_count;
    store_file_close(&newer);
    if (!is_newer)
        return 0;
    FREED char *name = xasprintf("%s.schema-%d", path, store_schema_count);
    struct store_file *copy = store_file_open(name, why, whycap);
    int rc = copy ? store_file_restore(copy, path, aside, asidecap, why, whycap) : -1;
    store_file_close(&copy);
    return rc;
}
