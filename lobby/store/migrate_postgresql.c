/*
 * See migrate_postgresql.h.
 */
#include "migrate_postgresql.h"

#include <stdlib.h>
#include <string.h>

#include "log.h"
#include "utf8.h"

/* First column of the first row as a number, -1 if there is none. */
static int64_t number_of(PGconn *conn, const char *sql)
{
    PGresult *result = PQexec(conn, sql);
    int64_t number = -1;
    if (PQresultStatus(result) == PGRES_TUPLES_OK && PQntuples(result) > 0)
        number = strtoll(PQgetvalue(result, 0, 0), NULL, 10);
    PQclear(result);
    return number;
}

static int run(PGconn *conn, const char *sql)
{
    PGresult *result = PQexec(conn, sql);
    int rc = PQresultStatus(result) == PGRES_COMMAND_OK ? 0 : -1;
    PQclear(result);
    return rc;
}

static int known(void)
{
    return SCHEMA_POSTGRESQL_FIRST + store_schema_postgresql_count - 1;
}

/* 0: the database is empty; -1: it is none of ours. */
static int64_t version_of(PGconn *conn, const char *name, char *why, size_t whycap)
{
    int64_t version = 0;
    int64_t tables = number_of(conn, "SELECT count(*) FROM information_schema.tables"
                                     " WHERE table_schema = current_schema()");
    if (tables > 0)
        version = number_of(conn, "SELECT version FROM schema_version");
    if (tables >= 0 && version >= 0)
        return version;
    utf8_printf(why, whycap,
                "%s is not a database of cardroom. Give the url of one, or of an empty database.",
                name);
    return -1;
}

static int newer(int64_t version, const char *name, char *why, size_t whycap)
{
    if (version <= known())
        return 0;
    utf8_printf(why, whycap,
                "%s was written by a newer cardroom (schema %d, this one knows %d). Install that "
                "version, or give the url of another database.",
                name, (int)version, known());
    return -1;
}

static int step_run(PGconn *conn, const struct migration *step, int version)
{
    char sql[96];
    utf8_printf(sql, sizeof(sql), "UPDATE schema_version SET version = %d", version);
    bool done = run(conn, "BEGIN") == 0 && run(conn, step->sql) == 0 && run(conn, sql) == 0 &&
                run(conn, "COMMIT") == 0;
    return done ? 0 : -1;
}

int postgresql_migrate(PGconn *conn, const char *name, char *why, size_t whycap)
{
    int64_t version = version_of(conn, name, why, whycap);
    if (version < 0 || newer(version, name, why, whycap) != 0)
        return -1;
    int first = version == 0 ? 0 : (int)version - SCHEMA_POSTGRESQL_FIRST + 1;
    for (int i = first; i < store_schema_postgresql_count; i++) {
        const struct migration *step = &store_schema_postgresql[i];
        if (step_run(conn, step, SCHEMA_POSTGRESQL_FIRST + i) != 0) {
            char error[256];
            utf8_copy(PQerrorMessage(conn), error, sizeof(error));
            error[strcspn(error, "\n")] = '\0';
            utf8_printf(why, whycap,
                        "The step %s of %s failed: %s. Give the role what it lacks, or use the "
                        "owner's.",
                        step->name, name, error);
            run(conn, "ROLLBACK");
            return -1;
        }
        log_info("store-migrated", "step=%s", step->name);
    }
    return 0;
}

int postgresql_schema_open(PGconn *conn, const char *name, char *why, size_t whycap)
{
    int64_t version = version_of(conn, name, why, whycap);
    if (version < 0 || newer(version, name, why, whycap) != 0)
        return -1;
    if (version > 0 && number_of(conn, "SELECT value FROM meta WHERE name = 'copying'") >= 0) {
        utf8_printf(why, whycap,
                    "%s holds a copy that was interrupted. Type the same cardroomctl store copy "
                    "again.",
                    name);
        return -1;
    }
    if (version == known())
        return 0;
    if (version > 0) {
        utf8_printf(why, whycap,
                    "%s has an older schema (%d, this cardroom wants %d). Run cardroomctl store "
                    "migrate.",
                    name, (int)version, known());
        return -1;
    }
    if (number_of(conn, "SELECT count(*) WHERE has_schema_privilege(current_schema(), 'CREATE')") ==
        0) {
        utf8_printf(why, whycap,
                    "%s is empty, and this role may not make tables in it. Run cardroomctl store "
                    "init with the url of its owner.",
                    name);
        return -1;
    }
    if (postgresql_migrate(conn, name, why, whycap) == 0)
        return 0;
    /* Another node may have been quicker. */
    char others[256];
    return version_of(conn, name, others, sizeof(others)) == known() ? 0 : -1;
}
