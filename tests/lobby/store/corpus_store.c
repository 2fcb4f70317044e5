/*
 * See corpus_store.h.
 */
#include "corpus_store.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

#include "files.h"
#include "migrate.h"
#include "xalloc.h"

void corpus_sql(const char *path, const char *sql)
{
    sqlite3 *db;
    char *error = NULL;
    sqlite3_open(path, &db);
    sqlite3_exec(db, sql, NULL, NULL, &error);
    if (error) {
        printf("Bail out! %s\n", error);
        exit(99);
    }
    sqlite3_close(db);
}

int64_t corpus_count(const char *path, const char *sql)
{
    sqlite3 *db;
    sqlite3_stmt *statement = NULL;
    int64_t count = -1;
    sqlite3_open(path, &db);
    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        count = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    sqlite3_close(db);
    return count;
}

char *corpus_store(const char *folder)
{
    char *path = xasprintf("%s/from.db", folder), *url = xasprintf("sqlite:%s", path);
    FREED char *dump = source_text("tests/corpus/stored/schema-%03d.sql", store_schema_count);
    if (!dump) {
        printf("Bail out! the corpus has no store of this schema\n");
        exit(99);
    }
    corpus_sql(path, dump);
    corpus_sql(
        path, "PRAGMA journal_mode = WAL;"
              "INSERT OR REPLACE INTO secret VALUES ('odd', x'00ff5c0a00'), ('none', x'');"
              "INSERT INTO audit SELECT 900000000000000000 + value, value, 'a' || char(9) || '\\N',"
              " char(10) || '\\.' || char(13), '\\\\', 'ü€😀''\"' || value"
              " FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n"
              " WHERE value < 5000) SELECT value FROM n)");
    free(path);
    return url;
}
