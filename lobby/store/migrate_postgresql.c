/*
 * See migrate_postgresql.h.
 */
#include "migrate_postgresql.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>

#include "log.h"
#include "postgresql_url.h"
#include "presence.h"
#include "statement.h"
#include "utf8.h"

/* The last step that this program knows. */
#define KNOWN (SCHEMA_POSTGRESQL_FIRST + store_schema_postgresql_count - 1)

/* Whether the connection broke. If so, nothing is known of the database, and `why` says so. */
static bool migrate_postgresql_broke_off(PGconn *conn, const char *name, char *why, size_t whycap)
{
    if (!postgresql_broken(conn))
        return false;
    utf8_printf(why, whycap, "%s broke off. Start again in a moment.", name);
    errno = EAGAIN;
    return true;
}

/* Tables that somebody made, whether this role may use them or not. */
#define TABLES                                                                                     \
    "pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = current_schema()"  \
    " AND c.relkind IN ('r', 'p')"

/* Reads the version of the schema. 0: the database is empty; -1: it is not one of ours, this role
 * may not use it, or the connection broke. */
static int64_t migrate_postgresql_version_of(PGconn *conn, const char *name, char *why,
                                             size_t whycap)
{
    int64_t version = 0;
    int64_t tables =
        statement_count(conn, &STATEMENT("SELECT CASE WHEN current_schema() IS NULL THEN -1 ELSE"
                                         " (SELECT count(*) FROM " TABLES ") END"));
    if (tables > 0)
        version = statement_count(conn, &STATEMENT("SELECT version FROM schema_version"));
    if (tables >= 0 && version >= 0)
        return version;
    if (migrate_postgresql_broke_off(conn, name, why, whycap))
        return -1;
    bool ours =
        tables < 0 || statement_count(conn, &STATEMENT("SELECT count(*) FROM " TABLES
                                                       " AND c.relname = 'schema_version'")) > 0;
    if (ours)
        utf8_printf(why, whycap,
                    "The role %s may not use the tables in %s. Type, with the url of the role that "
                    "owns them: cardroomctl store init URL %s",
                    PQuser(conn), name, PQuser(conn));
    else
        utf8_printf(why, whycap,
                    "%s is not a database of cardroom. Give the url of one, or of an empty "
                    "database.",
                    name);
    errno = ours ? EPERM : EINVAL;
    return -1;
}

static int migrate_postgresql_newer(int64_t version, const char *name, char *why, size_t whycap)
{
    if (version <= KNOWN)
        return 0;
    errno = EINVAL;
    return utf8_fail(
        why, whycap,
        "%s was written by a newer cardroom (schema %d, this one knows %d). Install that "
        "version, or give the url of another database.",
        name, (int)version, KNOWN);
}

/* Later steps only add, so a program that does not know them may use the database. The nodes that
 * are not upgraded yet run such a program. A step that takes something away raises the floor in
 * `meta`. */
static bool migrate_postgresql_is_usable(PGconn *conn, int64_t version)
{
    return version == KNOWN ||
           (version > KNOWN &&
            statement_count(
                conn, &STATEMENT("SELECT value FROM meta WHERE name = 'schema_floor'")) <= KNOWN);
}

static bool migrate_postgresql_step_run(PGconn *conn, const struct migration *step, int version)
{
    struct statement raise = STATEMENT("UPDATE schema_version SET version = $1", version);
    return statement_run(conn, &STATEMENT("BEGIN"), STATEMENT_EVER_MS) &&
           statement_run(conn, &(struct statement){.sql = step->sql}, STATEMENT_EVER_MS) &&
           statement_run(conn, &raise, STATEMENT_EVER_MS) &&
           statement_run(conn, &STATEMENT("COMMIT"), STATEMENT_EVER_MS);
}

int postgresql_schema_lacks(PGconn *conn, const char *name, char *why, size_t whycap)
{
    int64_t version = migrate_postgresql_version_of(conn, name, why, whycap);
    if (version < 0 || migrate_postgresql_newer(version, name, why, whycap) != 0)
        return -1;
    return version == 0 ? 0 : (int)version - SCHEMA_POSTGRESQL_FIRST + 1;
}

int postgresql_migrate(PGconn *conn, const char *name, char *why, size_t whycap)
{
    const int first = postgresql_schema_lacks(conn, name, why, whycap);
    if (first < 0)
        return -1;
    for (int i = first; i < store_schema_postgresql_count; i++) {
        const struct migration *step = &store_schema_postgresql[i];
        if (!migrate_postgresql_step_run(conn, step, SCHEMA_POSTGRESQL_FIRST + i)) {
            char error[256];
            if (migrate_postgresql_broke_off(conn, name, why, whycap))
                return -1;
            utf8_copy(PQerrorMessage(conn), error, sizeof(error));
            error[strcspn(error, "\n")] = '\0';
            utf8_printf(why, whycap,
                        "The step %s of %s failed: %s. Give the role what it lacks, or use the "
                        "owner's.",
                        step->name, name, error);
            statement_run(conn, &STATEMENT("ROLLBACK"), STATEMENT_EVER_MS);
            errno = EINVAL;
            return -1;
        }
        log_info("store-migrated", "step=%s", step->name);
    }
    return 0;
}

/* Looks for a table that the role was given no rights to, such as one that a later step made.
 * `adds`: the role has to be able to add to the tables, too, and to erase notes of the ledger,
 * which roles of earlier versions were not given. */
static int migrate_postgresql_rights_look(PGconn *conn, bool adds, const char *name, char *why,
                                          size_t whycap)
{
    int64_t lacks = statement_count(
        conn, &STATEMENT("SELECT count(*) FROM " TABLES
                         " AND NOT (has_table_privilege(c.oid, 'SELECT') AND ($1::bigint = 0 OR"
                         " c.relname = 'schema_version' OR has_table_privilege(c.oid, 'INSERT'))"
                         " AND ($1::bigint = 0 OR CASE c.relname WHEN 'entry'"
                         " THEN has_column_privilege(c.oid, 'note', 'UPDATE') ELSE true END))",
                         adds));
    if (lacks == 0)
        return 0;
    if (migrate_postgresql_broke_off(conn, name, why, whycap))
        return -1;
    errno = EPERM;
    return utf8_fail(
        why, whycap,
        "The role %s lacks rights on %d of the tables in %s. Type, with the url of the role "
        "that owns them: cardroomctl store init URL %s",
        PQuser(conn), (int)lacks, name, PQuser(conn));
}

int postgresql_schema_readable(PGconn *conn, bool adds, const char *name, char *why, size_t whycap)
{
    return migrate_postgresql_version_of(conn, name, why, whycap) < 0
               ? -1
               : migrate_postgresql_rights_look(conn, adds, name, why, whycap);
}

int postgresql_schema_look(PGconn *conn, bool adds, const char *name, char *why, size_t whycap)
{
    int64_t version = migrate_postgresql_version_of(conn, name, why, whycap);
    if (version < 0 || (!migrate_postgresql_is_usable(conn, version) &&
                        migrate_postgresql_newer(version, name, why, whycap) != 0))
        return -1;
    if (version > 0 &&
        statement_count(conn, &STATEMENT("SELECT value FROM meta WHERE name = 'copying'")) >= 0) {
        errno = EINVAL;
        return utf8_fail(
            why, whycap,
            "%s holds a copy that was interrupted. Type the same cardroomctl store copy "
            "again.",
            name);
    }
    if (version >= KNOWN)
        return migrate_postgresql_rights_look(conn, adds, name, why, whycap);
    if (version > 0) {
        errno = EINVAL;
        return utf8_fail(
            why, whycap,
            "%s has an older schema (%d, this cardroom wants %d). Run cardroomctl store "
            "migrate.",
            name, (int)version, KNOWN);
    }
    if (statement_count(
            conn,
            &STATEMENT("SELECT count(*) WHERE has_schema_privilege(current_schema(), 'CREATE')")) ==
        0) {
        errno = EINVAL;
        return utf8_fail(
            why, whycap,
            "%s is empty, and the role %s may not make tables in it. Type, with the url of "
            "the role that owns the database: cardroomctl store init URL %s",
            name, PQuser(conn), PQuser(conn));
    }
    return migrate_postgresql_broke_off(conn, name, why, whycap) ? -1 : 1;
}

int postgresql_schema_open(PGconn *conn, const char *name, char *why, size_t whycap)
{
    int found = postgresql_schema_look(conn, true, name, why, whycap);
    if (found == 1)
        found = presence_server_check(name, why, whycap) != 0      ? -1
                : postgresql_migrate(conn, name, why, whycap) == 0 ? 0
                                                                   : 1;
    if (found == 1) { /* another node may have been quicker */
        int error = errno;
        char others[256];
        found = migrate_postgresql_version_of(conn, name, others, sizeof(others)) == KNOWN ? 0 : -1;
        errno = error;
    }
    if (found == 0)
        presence_server_note(name);
    return found;
}
