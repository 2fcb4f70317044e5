/*
 * The steps of the schema, and the copy that is made before them.
 */
#include "migrate.h"

#include <stdbool.h>

#include "db_sqlite.h"
#include "log.h"
#include "utf8.h"
#include "xalloc.h"

static bool migrate_step_run(sqlite3 *db, const struct migration *step, int version)
{
    /* This memory must not be SQLite's: if its allocation failed, the statement would be empty.
     * An empty statement does nothing and succeeds, so the step would be committed without its
     * number. */
    char sql[64];
    utf8_printf(sql, sizeof(sql), "PRAGMA user_version = %d", version);
    return sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK &&
           sqlite3_exec(db, step->sql, NULL, NULL, NULL) == SQLITE_OK &&
           sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK &&
           sqlite3_exec(db, "COMMIT", NULL, NULL, NULL) == SQLITE_OK;
}

int migrate_known(sqlite3 *db, const char *path, int count, char *why, size_t whycap)
{
    int64_t version = db_sqlite_number(db, "PRAGMA user_version", -1);
    if (version > count)
        return utf8_fail(
            why, whycap,
            "%s was written by a newer cardroom (schema %lld, this one knows %d). Install "
            "that version, or give the path of another database.",
            path, (long long)version, count);
    if (version < 0 ||
        (version == 0 && db_sqlite_number(db, "SELECT count(*) FROM sqlite_schema", -1) != 0))
        return utf8_fail(
            why, whycap,
            "%s is not a database of cardroom. Give the path of one, or of a new file.", path);
    return 0;
}

int migrate_run(sqlite3 *db, const char *path, const struct migration *steps, int count, char *why,
                size_t whycap)
{
    if (migrate_known(db, path, count, why, whycap) != 0)
        return -1;
    int64_t version = db_sqlite_number(db, "PRAGMA user_version", -1);
    if (version == count)
        return 0;
    if (version > 0) {
        FREED char *copy = xasprintf("%s.schema-%lld", path, (long long)version);
        if (db_sqlite_copy(db, copy) != 0)
            return utf8_fail(why, whycap,
                             "%s could not be copied to %s before its schema changes. Make room "
                             "there and start again.",
                             path, copy);
        log_info("store-copy", "path=%s", copy);
    }
    /* What a step deletes is in the copy anyway. If SQLite is built to overwrite deleted data,
     * dropping a table would write all of it once more and hold it in memory. */
    char restore[64];
    utf8_printf(restore, sizeof(restore), "PRAGMA secure_delete = %lld",
                (long long)db_sqlite_number(db, "PRAGMA secure_delete", -1));
    sqlite3_exec(db, "PRAGMA secure_delete = OFF", NULL, NULL, NULL);
    int rc = 0;
    for (int at = (int)version; rc == 0 && at < count; at++) {
        if (migrate_step_run(db, &steps[at], at + 1)) {
            log_info("store-migrated", "step=%s", steps[at].name);
        } else {
            utf8_printf(why, whycap, "The migration %s of %s failed: %s.", steps[at].name, path,
                        sqlite3_errmsg(db));
            sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
            rc = -1;
        }
    }
    if (sqlite3_exec(db, restore, NULL, NULL, NULL) != SQLITE_OK && rc == 0) {
        utf8_printf(why, whycap, "%s cannot be used as a database: %s.", path, sqlite3_errmsg(db));
        rc = -1;
    }
    return rc;
}
