/*
 * See corpus_store.h.
 */
#include "corpus_store.h"

#include <stdio.h>
#include <stdlib.h>

#include "files.h"
#include "migrate.h"
#include "store_help.h"
#include "xalloc.h"

char *corpus_store(const char *folder)
{
    char *path = xasprintf("%s/from.db", folder), *url = xasprintf("sqlite:%s", path);
    FREED char *dump = source_text("tests/corpus/stored/schema-%03d.sql", store_schema_count);
    if (!dump) {
        printf("Bail out! the corpus has no store of this schema\n");
        exit(99);
    }
    file_sql(path, dump);
    file_sql(path,
             "PRAGMA journal_mode = WAL;"
             "INSERT OR REPLACE INTO secret VALUES ('odd', x'00ff5c0a00'), ('none', x'');"
             "INSERT INTO audit SELECT 900000000000000000 + value, value, 'a' || char(9) || '\\N',"
             " char(10) || '\\.' || char(13), '\\\\', 'ü€😀''\"' || value"
             " FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n"
             " WHERE value < 5000) SELECT value FROM n)");
    free(path);
    return url;
}
