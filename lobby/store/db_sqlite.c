/*
 * One SQLite connection: its pragmas, its statements, which are prepared once, and the meaning
 * of result codes.
 */
#include "db_sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "closed.h"
#include "durable.h"
#include "log.h"
#include "utf8.h"
#include "xalloc.h"

static _Noreturn void db_sqlite_fail(sqlite3 *handle, const char *doing)
{
    if (sqlite3_errcode(handle) == SQLITE_NOMEM)
        xalloc_none("sqlite");
    log_fatal("store-failed", "code=%d error=\"%s\" doing=\"%s\"", sqlite3_extended_errcode(handle),
              sqlite3_errmsg(handle), doing);
}

/* The status that store.h gives for a result code. SQLite's own text goes only to the log. */
static enum store_status db_sqlite_status_of(sqlite3_stmt *statement, int rc)
{
    if (rc == SQLITE_OK || rc == SQLITE_ROW || rc == SQLITE_DONE)
        return STORE_OK;
    sqlite3 *handle = sqlite3_db_handle(statement);
    switch (sqlite3_extended_errcode(handle)) {
    case SQLITE_CONSTRAINT_PRIMARYKEY:
    case SQLITE_CONSTRAINT_ROWID:
    case SQLITE_CONSTRAINT_UNIQUE: return STORE_TAKEN;
    case SQLITE_CONSTRAINT_FOREIGNKEY: return STORE_NONE;
    case SQLITE_CONSTRAINT_CHECK: return STORE_REFUSED;
    case SQLITE_FULL: return STORE_FULL;
    default: db_sqlite_fail(handle, sqlite3_sql(statement));
    }
}

bool db_sqlite_answers(sqlite3 *handle, const char *sql, const char *expected)
{
    sqlite3_stmt *statement = NULL;
    bool same = sqlite3_prepare_v2(handle, sql, -1, &statement, NULL) == SQLITE_OK &&
                sqlite3_step(statement) == SQLITE_ROW &&
                strcmp((const char *)sqlite3_column_text(statement, 0), expected) == 0;
    sqlite3_finalize(statement);
    return same;
}

/* SQLite before 3.51.3 can corrupt a WAL that two connections write or checkpoint. Here only the
 * writer's connection does either. The cache of pages is small, because games are written at the
 * end of the file and are then left alone. A larger cache would fill with them for hours, and the
 * system's own cache has what a small one misses. */
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

/* A write during a checkpoint waits until that ends. A checkpoint of fewer pages is shorter, but
 * each one waits for the disk. Moves are stored one after the other (chain.h), so their pages
 * are written one after the other, too, and each only once for all the commits that have filled
 * it. This number keeps the log, and so the recovery from it, small. */
enum { CHECKPOINT_FRAMES = 1000 };

static int db_sqlite_committed(void *arg, sqlite3 *handle UNUSED, const char *schema UNUSED,
                               int frames)
{
    struct db_sqlite *db = arg;
    db->frames = frames;
    return SQLITE_OK;
}

/* Used in place of SQLite's automatic checkpoint, which is a part of the commit and hides errors:
 * after a failed fsync a later one may succeed without the data, and SQLite would drop the log. */
void db_sqlite_checkpoint(struct db_sqlite *db)
{
    if (db->frames < CHECKPOINT_FRAMES)
        return;
    db->frames = 0;
    int rc = sqlite3_wal_checkpoint_v2(db->handle, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
    if (rc != SQLITE_OK && rc != SQLITE_BUSY && rc != SQLITE_LOCKED && rc != SQLITE_FULL)
        log_fatal("store-checkpoint", "code=%d error=\"%s\"", rc, sqlite3_errstr(rc));
}

static bool db_sqlite_pragmas_set(sqlite3 *handle, bool writer)
{
    /* From here on a name in quotes that no column has is an error. Otherwise SQLite would take it
     * for a text. */
    return sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DML, 0, NULL) == SQLITE_OK &&
           sqlite3_exec(handle, pragmas_all, NULL, NULL, NULL) == SQLITE_OK &&
           (!writer || db_sqlite_answers(handle, "PRAGMA journal_mode = WAL", "wal")) &&
           sqlite3_exec(handle, writer ? pragmas_writer : pragmas_reader, NULL, NULL, NULL) ==
               SQLITE_OK;
}

static const struct db_engine engine;

int db_sqlite_open(struct db_sqlite *db, const char *path, bool writer, char *why, size_t whycap)
{
    *db = (struct db_sqlite){.db.engine = &engine, .db.own = &sqlite_own};
    /* The file holds password hashes, so only its owner may read it. SQLite gives the files that it
     * makes beside it the same mode. */
    int fd = writer ? open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600) : -1;
    if (writer && fd < 0)
        return utf8_fail(why, whycap, "%s cannot be opened: %s.", path, strerror(errno));
    if (fd >= 0)
        close(fd);
    int flags = (writer ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY) | SQLITE_OPEN_NOMUTEX;
    if (sqlite3_open_v2(path, &db->handle, flags, NULL) != SQLITE_OK ||
        sqlite3_extended_result_codes(db->handle, 1) != SQLITE_OK ||
        !db_sqlite_pragmas_set(db->handle, writer)) {
        int code = sqlite3_errcode(db->handle) & 0xff;
        bool damaged = code == SQLITE_CORRUPT || code == SQLITE_NOTADB;
        utf8_printf(why, whycap, "%s cannot be used as a database: %s.", path,
                    sqlite3_errmsg(db->handle));
        db_sqlite_close(db);
        errno = damaged ? EBADMSG : EIO;
        return -1;
    }
    if (writer)
        sqlite3_wal_hook(db->handle, db_sqlite_committed, db);
    return 0;
}

void db_sqlite_close(struct db_sqlite *db)
{
    for (sqlite3_stmt *at; db->handle && (at = sqlite3_next_stmt(db->handle, NULL));)
        sqlite3_finalize(at);
    map_free(&db->db.statements);
    sqlite3_close(db->handle);
    *db = (struct db_sqlite){0};
}

int64_t db_sqlite_number(sqlite3 *handle, const char *sql, int64_t otherwise)
{
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v2(handle, sql, -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        otherwise = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return otherwise;
}

bool db_sqlite_sound(struct db_sqlite *db)
{
    return db_sqlite_answers(db->handle, "PRAGMA quick_check(1)", "ok");
}

void db_sqlite_rollback(struct db_sqlite *db)
{
    if (!sqlite3_get_autocommit(db->handle))
        db_change(&db->db, "ROLLBACK");
}

/* ---- Copies ---- */

static bool db_sqlite_copy_is_sound(const char *path)
{
    sqlite3 *db = NULL;
    bool sound = sqlite3_open_v2(path, &db, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK &&
                 db_sqlite_answers(db, "PRAGMA integrity_check(1)", "ok");
    sqlite3_close(db);
    return sound;
}

int db_sqlite_copy(sqlite3 *db, const char *path)
{
    FREED char *part = xasprintf("%s.part", path);
    /* The file is made here, because VACUUM INTO would make it readable for everybody. A file
     * that already has this name is left from a copy that was interrupted, or is a link to
     * somewhere else. */
    unlink(part);
    FD_LOCAL fd = open(part, O_CREAT | O_EXCL | O_NOFOLLOW | O_WRONLY | O_CLOEXEC, 0600);
    if (fd < 0)
        return -1;
    char *sql = sqlite3_mprintf("VACUUM INTO %Q", part);
    int rc = sql ? sqlite3_exec(db, sql, NULL, NULL, NULL) : SQLITE_NOMEM;
    sqlite3_free(sql);
    bool sound = rc == SQLITE_OK && db_sqlite_copy_is_sound(part);
    errno = 0; /* the database's own error is reported elsewhere */
    if (sound && fsync(fd) == 0 && durable_rename(part, path) == 0)
        return 0;
    int error = errno;
    unlink(part);
    errno = error;
    return -1;
}

/* ---- The engine ---- */

static void *db_sqlite_prepare(struct db *db, const char *sql)
{
    sqlite3 *handle = ((struct db_sqlite *)db)->handle;
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v3(handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) !=
        SQLITE_OK)
        db_sqlite_fail(handle, sql);
    return statement;
}

static void db_sqlite_set(void *statement, int parameter, enum db_type type, const void *value,
                          size_t size)
{
    switch (type) {
    case DB_NUMBER: sqlite3_bind_int64(statement, parameter, *(const int64_t *)value); break;
    case DB_TEXT: sqlite3_bind_text(statement, parameter, value, -1, SQLITE_STATIC); break;
    case DB_BYTES: sqlite3_bind_blob64(statement, parameter, value, size, SQLITE_STATIC); break;
    }
}

static bool db_sqlite_row(struct db *db UNUSED, void *statement)
{
    int rc = sqlite3_step(statement);
    if (rc != SQLITE_ROW && rc != SQLITE_DONE)
        db_sqlite_fail(sqlite3_db_handle(statement), sqlite3_sql(statement));
    return rc == SQLITE_ROW;
}

static int64_t db_sqlite_get_int(void *statement, int column)
{
    return sqlite3_column_int64(statement, column);
}

/* NULL only if the column is NULL, never because memory is short. */
static const char *db_sqlite_get_text(void *statement, int column)
{
    const char *text = (const char *)sqlite3_column_text(statement, column);
    sqlite3 *handle = text ? NULL : sqlite3_db_handle(statement);
    if (!text && sqlite3_errcode(handle) == SQLITE_NOMEM)
        db_sqlite_fail(handle, sqlite3_sql(statement));
    return text;
}

static void db_sqlite_get_bytes(void *statement, int column, void *out, size_t size)
{
    const void *bytes = sqlite3_column_blob(statement, column);
    const size_t there = (size_t)sqlite3_column_bytes(statement, column);
    if (there > 0)
        memcpy(out, bytes, there < size ? there : size);
}

static void db_sqlite_reset(void *statement)
{
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
}

static int db_sqlite_changed(struct db *db)
{
    return sqlite3_changes(((struct db_sqlite *)db)->handle);
}

static enum store_status db_sqlite_run(struct db *db, void *statement, bool some)
{
    enum store_status status = db_sqlite_status_of(statement, sqlite3_step(statement));
    if (some && status == STORE_OK && db_sqlite_changed(db) == 0)
        status = STORE_NONE;
    db_sqlite_reset(statement);
    return status;
}

static const struct db_engine engine = {
    .dialect = DB_SQLITE,
    .prepare = db_sqlite_prepare,
    .set = db_sqlite_set,
    .row = db_sqlite_row,
    .get_int = db_sqlite_get_int,
    .get_text = db_sqlite_get_text,
    .get_bytes = db_sqlite_get_bytes,
    .run = db_sqlite_run,
    .reset = db_sqlite_reset,
    .changed = db_sqlite_changed,
};
