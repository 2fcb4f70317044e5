/*
 * PostgreSQL servers and databases that are not as they should be: what the store says of each, and
 * whether a room would wait for it. What looks before a start says the same.
 */
#include <errno.h>

#include "cutap.h"
#include "file.h"
#include "files.h"
#include "pglab.h"
#include "server.h"
#include "store_help.h"
#include "xalloc.h"

static struct pglab *server; /* for all tests */
static char why[1024];

/* A room waits with EAGAIN; with EPERM it does not start, but one that was there before waits. */
static void refused(const char *url, const char *what, const char *help, int error)
{
    char before[1024];
    CU_ASSERT_EQUAL(store_server_test(url, before, sizeof(before)), -1);
    int tested = errno;
    struct store *s = store_open(url, &clock_system, why, sizeof(why));
    int opened = errno;
    CU_ASSERT_PTR_NULL(s);
    if (s)
        store_close(&s);
    bool said =
        strstr(why, what) && strstr(why, help) && strstr(before, what) && strstr(before, help);
    CU_ASSERT_TRUE(said);
    CU_ASSERT_EQUAL(opened, error);
    CU_ASSERT_EQUAL(tested, error);
    if (!said || opened != error || tested != error)
        printf("# not \"%s ... %s\" (%d): %s (%d), before: %s (%d)\n", what, help, error, why,
               opened, before, tested);
}

/* The url with another user, or whatever else is put after it. */
static void refused_with(const char *url, const char *word, const char *what, const char *help,
                         int error)
{
    FREED char *longer = xasprintf("%s&%s", url, word);
    refused(longer, what, help, error);
}

SUITE("refused", NULL, NULL);

TEST(test_servers, "servers")
{
    char *database = pglab_database(server), *folder = folder_make("/tmp");
    char *url = xasprintf("postgresql:///x?host=%s", folder);
    refused(url, "cannot be reached", "Start it (systemctl start postgresql), or correct the url",
            EAGAIN);
    free(url);
    refused("postgresql://127.0.0.1:1/x?sslmode=disable", "cannot be reached",
            "Start it, or correct the url", EAGAIN);
    refused("postgresql:///x?colour=red", "url of the store", "colour", EINVAL);

    free(pglab_sql(database, "CREATE ROLE reads LOGIN"));
    free(pglab_sql(database, "ALTER ROLE reads SET default_transaction_read_only = on"));
    refused_with(database, "user=reads", "may only be read", "ALTER SYSTEM RESET", EAGAIN);
    refused_with(database, "user=reads&target_session_attrs=read-write",
                 "is a standby or read-only", "it alone promotes", EAGAIN);
    free(pglab_sql(database, "CREATE ROLE few LOGIN CONNECTION LIMIT 0"));
    refused_with(database, "user=few", "has no connection left", "Raise max_connections", EAGAIN);
    struct pglab *standby = pglab_standby(server, NULL);
    FREED char *read_only = pglab_url(standby);
    refused(read_only, "is a standby", "Name the primary", EAGAIN);
    pglab_do(server, "alone");
    pglab_free(&standby);
    folder_remove(&folder);
    free(database);
}

TEST(test_databases, "databases")
{
    FREED char *database = pglab_database(server);
    char *url = xasprintf("postgresql:///missing?host=%s&user=postgres", pglab_folder(server));
    refused(url, "has no such database", "createdb -O postgres -T template0 -E UTF8 missing",
            EPERM);
    free(url);
    free(pglab_sql(database,
                   "CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0"));
    url = xasprintf("postgresql:///latin?host=%s&user=postgres", pglab_folder(server));
    refused(url, "is in LATIN1", "createdb -T template0 -E UTF8", EPERM);
    free(url);
    free(pglab_sql(database, "CREATE TABLE flower (name text)"));
    refused(database, "is not a database of cardroom", "empty database", EINVAL);
    free(pglab_sql(database, "DROP TABLE flower"));

    struct store *s = store_open(database, &clock_system, why, sizeof(why));
    CU_ASSERT_PTR_NOT_NULL_FATAL(s);
    store_close(&s);
    FREED char *version = pglab_sql(database, "SELECT version FROM schema_version");
    free(pglab_sql(database, "UPDATE schema_version SET version = 999"));
    s = store_open(database, &clock_system, why, sizeof(why));
    CU_ASSERT_PTR_NOT_NULL(
        s); /* its steps only added, as when one node is upgraded after another */
    if (s)
        store_close(&s);
    free(pglab_sql(database, "INSERT INTO meta (name, value) VALUES ('schema_floor', 999)"));
    refused(database, "newer cardroom (schema 999", "Install that version", EINVAL);
    free(pglab_sql(database, "DELETE FROM meta WHERE name = 'schema_floor'"));
    free(pglab_sql(database, "UPDATE schema_version SET version = 3"));
    refused(database, "older schema (3", "cardroomctl store migrate", EINVAL);
    FREED char *sql = xasprintf("UPDATE schema_version SET version = %s", version);
    free(pglab_sql(database, sql));

    free(pglab_sql(database, "UPDATE account SET chips = 5 WHERE id = 2"));
    s = store_open(database, &clock_system, why, sizeof(why));
    CU_ASSERT_EQUAL(errno, EINVAL);
    CU_ASSERT_PTR_NULL(s);
    CU_ASSERT_PTR_NOT_NULL(
        strstr(why, "do not add up: their sum is 5 instead of 0. Restore it from a backup"));
}

/* Tables that belong to somebody else. */
TEST(test_rights, "rights")
{
    FREED char *database = pglab_database(server);
    free(pglab_sql(database, "CREATE ROLE poor LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC"));
    refused_with(database, "user=poor", "is empty, and the role poor may not make tables",
                 "cardroomctl store init URL poor", EINVAL);
    CU_ASSERT_EQUAL(store_server_init(database, NULL, why, sizeof(why)), 0);
    refused_with(database, "user=poor", "The role poor may not use the tables",
                 "cardroomctl store init URL poor", EPERM);
    CU_ASSERT_EQUAL(store_server_init(database, "poor", why, sizeof(why)), 0);
    FREED char *url = xasprintf("%s&user=poor", database);
    CU_ASSERT_EQUAL(store_server_test(url, why, sizeof(why)), 0);
    free(pglab_sql(database, "CREATE TABLE of_a_later_step (i int)"));
    refused(url, "The role poor lacks rights on 1 of the tables", "cardroomctl store init URL poor",
            EPERM);
    CU_ASSERT_PTR_NULL(store_file_open_server(url, false, why, sizeof(why)));
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "cardroomctl store init URL poor"));
    free(
        pglab_sql(database, "DROP TABLE of_a_later_step; REVOKE UPDATE (note) ON entry FROM poor"));
    refused(url, "The role poor lacks rights on 1 of the tables", "cardroomctl store init URL poor",
            EPERM);

    /* To read is enough for one who only reads, but not for a room, as the doctor tells. */
    free(pglab_sql(database, "REVOKE ALL ON ALL TABLES IN SCHEMA public FROM poor;"
                             " GRANT SELECT ON ALL TABLES IN SCHEMA public TO poor"));
    struct store_file *file = store_file_open_server(url, false, why, sizeof(why));
    bool readable = false;
    CU_ASSERT_PTR_NOT_NULL_FATAL(file);
    CU_ASSERT_EQUAL(store_file_check(file, NULL, NULL, &readable), 0);
    CU_ASSERT_TRUE(readable);
    store_file_close(&file);
    CU_ASSERT_PTR_NULL(store_file_open_server(url, true, why, sizeof(why)));
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "The role poor lacks rights on"));
    refused(url, "The role poor lacks rights on", "cardroomctl store init URL poor", EPERM);
    free(pglab_sql(database, "REVOKE USAGE ON SCHEMA public FROM PUBLIC, poor"));
    refused(url, "The role poor may not use the tables", "cardroomctl store init URL poor", EPERM);
    char *sql =
        xasprintf("REVOKE CONNECT ON DATABASE %.*s FROM PUBLIC",
                  (int)strcspn(strstr(database, "///") + 3, "?"), strstr(database, "///") + 3);
    free(pglab_sql(database, sql));
    refused(url, "does not let this role use the database", "GRANT CONNECT ON DATABASE", EPERM);
    free(sql);
}

TEST(test_password, "passwords")
{
    PGLAB_LOCAL *lab = pglab_start(NULL);
    FREED char *database = pglab_database(lab);
    free(pglab_sql(database, "SET password_encryption = 'scram-sha-256';"
                             " CREATE ROLE ann LOGIN PASSWORD 'right'"));
    pglab_do(lab, "rules 'local all ann scram-sha-256' 'local all postgres trust' 'local all cy "
                  "trust'");
    refused_with(database, "user=ann&password=wrong", "refuses the password", "\\password ann",
                 EPERM);
    CU_ASSERT_PTR_NULL(strstr(why, "wrong"));
    refused_with(database, "user=ann&passfile=/nowhere", "wants a password",
                 "HOST:PORT:DATABASE:ann:PASSWORD into /nowhere", EPERM);
    refused_with(database, "user=bob", "does not let the role in", "pg_hba.conf", EPERM);
    refused_with(database, "user=cy", "does not let the role in", "createuser cy", EPERM);
}

CUTAP_MAIN(argc, argv)
{
    return pglab_run(&server, CUTAP_SUITES);
}
