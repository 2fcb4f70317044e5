/*
 * One SQLite connection: pragmas, statements that are prepared once, the meaning of result codes.
 */
#include "db.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "log.h"
#include "utf8.h"

static _Noreturn void db_fatal(const struct db *db, const char *doing)
{
    log_fatal("store-failed", "code=%d error=\"%s\" doing=\"%s\"",
              sqlite3_extended_errcode(db->handle), sqlite3_errmsg(db->handle), doing);
}

/* The status that the contract gives for a result code. SQLite's own text goes to the log only. */
static enum store_status status_of(const struct db *db, int rc, const char *doing)
{
    if (rc == SQLITE_OK || rc == SQLITE_ROW || rc == SQLITE_DONE)
        return STORE_OK;
    switch (sqlite3_extended_errcode(db->handle)) {
    case SQLITE_CONSTRAINT_PRIMARYKEY:
    case SQLITE_CONSTRAINT_ROWID:
    case SQLITE_CONSTRAINT_UNIQUE: return STORE_TAKEN;
    case SQLITE_CONSTRAINT_FOREIGNKEY: return STORE_NONE;
    case SQLITE_CONSTRAINT_CHECK: return STORE_REFUSED;
    case SQLITE_FULL: return STORE_FULL;
    default: db_fatal(db, doing);
    }
}

/* Whether this is the first value that a pragma answers. */
static bool answers(sqlite3 *handle, const char *sql, const char *expected)
{
    sqlite3_stmt *statement = NULL;
    bool same = sqlite3_prepare_v2(handle, sql, -1, &statement, NULL) == SQLITE_OK &&
                sqlite3_step(statement) == SQLITE_ROW &&
                strcmp((const char *)sqlite3_column_text(statement, 0), expected) == 0;
    sqlite3_finalize(statement);
    return same;
}

/* SQLite before 3.51.3 can corrupt a WAL that two connections write or checkpoint. Here the one
 * writer holds the only connection that does either; a reader can do neither. The cache of pages is
 * small, because games are written at the end of the file and then left behind. A larger cache
 * would fill with them for hours, and what a small one misses is in the system's own cache. */
static const char pragmas_all[] = "PRAGMA busy_timeout = 5000;"
                                  "PRAGMA trusted_schema = OFF;"
                                  "PRAGMA cell_size_check = ON;"
                                  "PRAGMA mmap_size = 0;"
                                  "PRAGMA temp_store = MEMORY;"
                                  "PRAGMA cache_size = -4096;";
static const char pragmas_writer[] = "PRAGMA synchronous = FULL;"
                                     "PRAGMA foreign_keys = ON;"
                                     "PRAGMA secure_delete = ON;"
                                     "PRAGMA journal_size_limit = 67108864;";
static const char pragmas_reader[] = "PRAGMA query_only = ON;";

/* What is written during a checkpoint waits for its end. A checkpoint of fewer pages is shorter,
 * but each one waits for the disk. Moves lie in a row (chain.h), so their pages are written in a
 * row, too, and each once for all the commits that have filled it. This number keeps the log, and
 * so the recovery from it, small. */
enum { CHECKPOINT_FRAMES = 1000 };

static int committed(void *arg, sqlite3 *handle, const char *schema, int frames)
{
    struct db *db = arg;
    (void)handle, (void)schema;
    db->frames = frames;
    return SQLITE_OK;
}

/* Used in place of SQLite's automatic checkpoint, which is a part of the commit and hides errors:
 * after a failed fsync a later one may succeed without the data, and SQLite would drop the log. */
void db_checkpoint(struct db *db)
{
    if (db->frames < CHECKPOINT_FRAMES)
        return;
    db->frames = 0;
    int rc = sqlite3_wal_checkpoint_v2(db->handle, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
    if (rc != SQLITE_OK && rc != SQLITE_BUSY && rc != SQLITE_LOCKED && rc != SQLITE_FULL)
        log_fatal("store-checkpoint", "code=%d error=\"%s\"", rc, sqlite3_errstr(rc));
}

static bool pragmas_set(sqlite3 *handle, bool writer)
{
    return sqlite3_exec(handle, pragmas_all, NULL, NULL, NULL) == SQLITE_OK &&
           (!writer || answers(handle, "PRAGMA journal_mode = WAL", "wal")) &&
           sqlite3_exec(handle, writer ? pragmas_writer : pragmas_reader, NULL, NULL, NULL) ==
               SQLITE_OK;
}

/* The file holds password hashes, so only its owner may read it. SQLite gives the files that it
 * makes beside it the same mode. */
static int file_make(const char *path, char *why, size_t whycap)
{
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0) {
        utf8_printf(why, whycap, "%s cannot be opened: %s.", path, strerror(errno));
        return -1;
    }
    close(fd);
    return 0;
}

int db_open(struct db *db, const char *path, bool writer, char *why, size_t whycap)
{
    *db = (struct db){0};
    if (writer && file_make(path, why, whycap) != 0)
        return -1;
    int flags = (writer ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY) | SQLITE_OPEN_NOMUTEX;
    if (sqlite3_open_v2(path, &db->handle, flags, NULL) != SQLITE_OK ||
        sqlite3_extended_result_codes(db->handle, 1) != SQLITE_OK ||
        !pragmas_set(db->handle, writer)) {
        int code = sqlite3_errcode(db->handle) & 0xff;
        bool damaged = code == SQLITE_CORRUPT || code == SQLITE_NOTADB;
        utf8_printf(why, whycap, "%s cannot be used as a database: %s.", path,
                    sqlite3_errmsg(db->handle));
        db_close(db);
        errno = damaged ? EBADMSG : EIO;
        return -1;
    }
    if (writer)
        sqlite3_wal_hook(db->handle, committed, db);
    return 0;
}

void db_close(struct db *db)
{
    for (int i = 0; i < DB_STATEMENTS; i++)
        sqlite3_finalize(db->prepared[i].statement);
    for (int i = 0; i < DB_SLOTS; i++)
        sqlite3_finalize(db->kept[i]);
    sqlite3_close(db->handle);
    *db = (struct db){0};
}

bool db_sound(struct db *db)
{
    return answers(db->handle, "PRAGMA quick_check(1)", "ok");
}

static sqlite3_stmt *statement_of(struct db *db, const char *sql)
{
    int at = 0;
    while (at < DB_STATEMENTS && db->prepared[at].sql && db->prepared[at].sql != sql)
        at++;
    if (at == DB_STATEMENTS)
        log_fatal("store-statements", "more than %d statements", DB_STATEMENTS);
    if (!db->prepared[at].sql) {
        if (sqlite3_prepare_v3(db->handle, sql, -1, SQLITE_PREPARE_PERSISTENT,
                               &db->prepared[at].statement, NULL) != SQLITE_OK)
            db_fatal(db, sql);
        db->prepared[at].sql = sql;
    }
    return db->prepared[at].statement;
}

enum store_status db_run(struct db *db, const char *sql)
{
    struct query query = query_open(db, sql);
    return query_run(&query);
}

void db_rollback(struct db *db)
{
    if (!sqlite3_get_autocommit(db->handle))
        db_run(db, "ROLLBACK");
}

int db_changed(const struct db *db)
{
    return sqlite3_changes(db->handle);
}

struct query query_open(struct db *db, const char *sql)
{
    return (struct query){.db = db, .statement = statement_of(db, sql)};
}

bool query_kept(struct db *db, int slot, struct query *out)
{
    *out = (struct query){.db = db, .statement = db->kept[slot]};
    return out->statement;
}

struct query query_keep(struct db *db, int slot, const char *sql)
{
    sqlite3_finalize(db->kept[slot]);
    if (sqlite3_prepare_v3(db->handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &db->kept[slot], NULL) !=
        SQLITE_OK)
        db_fatal(db, sql);
    return (struct query){.db = db, .statement = db->kept[slot]};
}

void query_int(struct query *query, int64_t value)
{
    sqlite3_bind_int64(query->statement, ++query->parameter, value);
}

void query_text(struct query *query, const char *text)
{
    sqlite3_bind_text(query->statement, ++query->parameter, text, -1, SQLITE_STATIC);
}

void query_bytes(struct query *query, const void *bytes, size_t size)
{
    sqlite3_bind_blob64(query->statement, ++query->parameter, bytes, size, SQLITE_STATIC);
}

bool query_row(struct query *query)
{
    int rc = sqlite3_step(query->statement);
    if (rc != SQLITE_ROW && rc != SQLITE_DONE)
        db_fatal(query->db, sqlite3_sql(query->statement));
    query->column = 0;
    return rc == SQLITE_ROW;
}

int64_t column_int(struct query *query)
{
    return sqlite3_column_int64(query->statement, query->column++);
}

/* NULL only where the column is NULL, never for want of memory. */
const char *column_text(struct query *query)
{
    const char *text = (const char *)sqlite3_column_text(query->statement, query->column++);
    if (!text && sqlite3_errcode(query->db->handle) == SQLITE_NOMEM)
        db_fatal(query->db, sqlite3_sql(query->statement));
    return text;
}

void column_copy(struct query *query, char *out, size_t cap)
{
    utf8_copy(column_text(query), out, cap);
}

void column_bytes(struct query *query, void *out, size_t size)
{
    const void *bytes = sqlite3_column_blob(query->statement, query->column);
    size_t there = (size_t)sqlite3_column_bytes(query->statement, query->column++);
    memset(out, 0, size);
    if (there > 0)
        memcpy(out, bytes, there < size ? there : size);
}

void query_close(struct query *query)
{
    sqlite3_reset(query->statement);
    sqlite3_clear_bindings(query->statement);
}

enum store_status query_run(struct query *query)
{
    int rc = sqlite3_step(query->statement);
    enum store_status status = status_of(query->db, rc, sqlite3_sql(query->statement));
    query_close(query);
    return status;
}

int64_t query_number(struct query *query)
{
    int64_t number = query_row(query) ? column_int(query) : 0;
    query_close(query);
    return number;
}
