/*
 * A database on a server, checked without a store: each broken promise is found, and the room's
 * role cannot break those that its rights protect.
 */
#include <libpq-fe.h>

#include "corpus_store.h"
#include "cutap.h"
#include "file.h"
#include "files.h"
#include "pglab.h"
#include "server.h"
#include "store_help.h"
#include "xalloc.h"

static struct pglab *lab;
static char *sound, *admin; /* the urls of a sound database, which is lab1, and of another one */
static char why[512];

static void on_told(void *arg UNUSED, const char *what UNUSED)
{
}

/* Moves the store of the corpus there. */
static void corpus_move(const char *url)
{
    FOLDER_LOCAL *folder = folder_make(NULL);
    FREED char *from = corpus_store(folder);
    if (store_transfer(from, url, on_told, NULL, why, sizeof(why)) != 0) {
        printf("Bail out! %s\n", why);
        exit(99);
    }
}

static int set_up(void)
{
    sound = pglab_database(lab);
    admin = pglab_url(lab);
    corpus_move(sound);
    return 0;
}

static int tear_down(void)
{
    free(sound);
    free(admin);
    return 0;
}

/* What is wrong with the database that this change makes of the sound one. */
static char *faults_after(const char *change)
{
    FREED char *url = xstrdup(sound);
    free(pglab_sql(admin, "CREATE DATABASE bad1 TEMPLATE lab1"));
    memcpy(strstr(url, "lab1"), "bad1", 4);
    free(pglab_sql(url, change));
    struct store_file *file = store_file_open_server(url, false, why, sizeof(why));
    char *all = faults_of(file);
    store_file_close(&file);
    free(pglab_sql(admin, "DROP DATABASE bad1 WITH (FORCE)"));
    return all;
}

SUITE_ONCE("file-server", set_up, tear_down);

TEST(test_faults, "what is wrong is found")
{
    ROWS_LOCAL rows = rows_open("tests/lobby/store/faults.txt", "server");
    while (rows_next(&rows)) {
        FREED char *faults = faults_after(rows.cell[0]);
        bool as_said = rows.cell[1][0] ? !!strstr(faults, rows.cell[1]) : faults[0] == '\0';
        CU_ASSERT_TRUE(as_said);
        if (!as_said)
            printf("# %s: %s", rows.cell[0], faults);
    }
    CU_ASSERT_EQUAL(rows.n, 13);
}

static void on_step(void *arg, const char *name UNUSED)
{
    int *steps = arg;
    ++*steps;
}

/* The summary, which does not read everything. */
TEST(test_status, "what it is")
{
    struct store_file_summary summary;
    FREED char *empty = pglab_database(lab);
    FREED char *oldest = pglab_sql(sound, "SELECT at_ms FROM report WHERE state <> 3");
    int steps = 0;
    free(pglab_sql(sound,
                   "WITH two AS (SELECT id, row_number() OVER () AS role FROM account"
                   " WHERE id > 2 AND merged_into = 0 LIMIT 2)"
                   " UPDATE account SET role = two.role FROM two WHERE two.id = account.id"));
    struct store_file *file = store_file_open_server(sound, false, why, sizeof(why));
    CU_ASSERT_PTR_NOT_NULL_FATAL(file);
    CU_ASSERT_TRUE(store_file_summary(file, &summary));
    CU_ASSERT_EQUAL(summary.schema, summary.schema_known);
    CU_ASSERT_EQUAL(summary.staff, 2);
    CU_ASSERT_EQUAL(summary.admins, 1);
    CU_ASSERT_EQUAL(summary.bare, 2);
    CU_ASSERT_EQUAL(summary.reports, 1);
    CU_ASSERT_EQUAL(summary.oldest_ms, strtoll(oldest, NULL, 10));
    struct store_file_holds holds = store_file_holds(file);
    CU_ASSERT_TRUE(holds.accounts > 0 && holds.games > 0 && holds.entries > 0 && holds.audit > 0);
    CU_ASSERT_EQUAL(store_file_steps(file, on_step, &steps, why, sizeof(why)), 0);
    CU_ASSERT_EQUAL(store_file_rooms(file), 0);
    store_file_close(&file);
    file = store_file_open_server(empty, false, why, sizeof(why));
    CU_ASSERT_PTR_NOT_NULL_FATAL(file);
    CU_ASSERT_FALSE(store_file_summary(file, &summary));
    CU_ASSERT_TRUE(store_file_steps(file, on_step, &steps, why, sizeof(why)) > 0);
    CU_ASSERT_TRUE(steps > 0);
    store_file_close(&file);
    CU_ASSERT_PTR_NULL(
        store_file_open_server("postgresql:///x?host=/nowhere", false, why, sizeof(why)));
    CU_ASSERT_TRUE(strlen(why) > 0);
    free(pglab_sql(sound, "UPDATE account SET role = 0"));
}

/* Runs a statement as the role of the room. Returns how many rows it changed; -1: it was not
 * allowed. */
static int rows_changed(const char *url, const char *statement)
{
    FREED char *sql =
        xasprintf("SET client_min_messages = error; CREATE TEMP TABLE told (n int);"
                  "GRANT ALL ON told TO room; SET ROLE room; DO $$ DECLARE n int; BEGIN"
                  " %s; GET DIAGNOSTICS n = ROW_COUNT; INSERT INTO told VALUES (n);"
                  " EXCEPTION WHEN insufficient_privilege THEN"
                  " INSERT INTO told VALUES (-1); END $$; SELECT n FROM told",
                  statement);
    FREED char *said = pglab_sql(url, sql);
    return atoi(said);
}

TEST(test_rights, "what the room's role may not do")
{
    ROWS_LOCAL rows = rows_open("tests/lobby/store/faults.txt", "rights");
    FREED char *url = pglab_database(lab);
    free(pglab_sql(admin, "CREATE ROLE room"));
    free(pglab_sql(admin, "DROP DATABASE IF EXISTS bad1"));
    CU_ASSERT_EQUAL(store_server_init(url, "room", why, sizeof(why)), 0);
    corpus_move(url);
    /* Again, as an upgrade does. */
    CU_ASSERT_EQUAL(store_server_init(url, "room", why, sizeof(why)), 0);
    while (rows_next(&rows)) {
        int n = rows_changed(url, rows.cell[1]);
        bool let = strcmp(rows.cell[0], "let") == 0;
        CU_ASSERT_EQUAL(n > 0, let);
        if ((n > 0) != let)
            printf("# %s: %d\n", rows.cell[1], n);
    }
    CU_ASSERT_EQUAL(rows.n, 23);
    CU_ASSERT_EQUAL(store_server_init(url, "no \"such\" role", why, sizeof(why)), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "createuser"));
}

static struct store_file_standbys standbys_at(const char *url)
{
    struct store_file_standbys standbys;
    struct store_file *file = store_file_open_server(url, false, why, sizeof(why));
    CU_ASSERT_PTR_NOT_NULL_FATAL(file);
    store_file_standbys(file, &standbys);
    store_file_close(&file);
    return standbys;
}

/* Receives the server's log as pg_receivewal does. */
static PGconn *log_received(const char *url)
{
    FREED char *end = pglab_sql(url, "SELECT pg_current_wal_flush_lsn()"),
               *start = xasprintf("START_REPLICATION %s", end),
               *as = xasprintf("%s&replication=true&application_name=pg_receivewal", url);
    PGconn *conn = PQconnectdb(as);
    PGresult *result = PQexec(conn, start);
    CU_ASSERT_EQUAL(PQresultStatus(result), PGRES_COPY_BOTH);
    PQclear(result);
    return conn;
}

static char *port_of(const struct pglab *of)
{
    FREED char *url = pglab_url(of);
    const char *port = strstr(url, "port=") + 5;
    return xasprintf("%.*s", (int)strcspn(port, "&"), port);
}

/* A url names servers only if it does not lead to a pooler; and what receives the log is not always
 * a standby. A standby can follow another one, which the primary does not see. */
TEST(test_standbys, "standbys that the url names")
{
    PGLAB_LOCAL *primary = pglab_start("tcp"), *standby = pglab_standby(primary, "tcp"),
                *third = pglab_standby(standby, "tcp");
    FREED char *socket = pglab_url(primary), *port = port_of(primary), *second = port_of(standby),
               *last = port_of(third);
    free(pglab_sql(socket, "CREATE ROLE plain LOGIN"));
    FREED char *servers = xasprintf(
                   "postgresql://postgres@127.0.0.1:%s,127.0.0.1:1/postgres?sslmode=disable", port),
               *plain = xasprintf(
                   "postgresql://plain@127.0.0.1:%s,127.0.0.1:1/postgres?sslmode=disable", port),
               *chain = xasprintf("postgresql://plain@127.0.0.1:%s,127.0.0.1:%s,127.0.0.1:%s/"
                                  "postgres?sslmode=disable&target_session_attrs=read-write",
                                  last, port, second),
               *sockets = xasprintf("postgresql:///postgres?user=postgres&host=%s,%s&port=%s",
                                    pglab_folder(primary), pglab_folder(standby), port);
    CU_ASSERT_EQUAL(standbys_at(servers).servers, 2);
    CU_ASSERT_EQUAL(standbys_at(sockets).servers, 0);
    CU_ASSERT_EQUAL(standbys_at(servers).following, 1);
    CU_ASSERT_EQUAL(standbys_at(plain).following, 1);
    CU_ASSERT_EQUAL(standbys_at(chain).following, 2);
    pglab_do(third, "stop fast");
    CU_ASSERT_EQUAL(standbys_at(chain).following, 1);
    PGconn *receiver = log_received(socket);
    CU_ASSERT_EQUAL(standbys_at(servers).following, 1);
    CU_ASSERT_EQUAL(standbys_at(plain).following, 1);
    PQfinish(receiver);
    pglab_do(primary, "alone");
    pglab_do(standby, "stop fast");
    CU_ASSERT_EQUAL(standbys_at(servers).following, 0);
    CU_ASSERT_EQUAL(standbys_at(plain).following, 0);
}

/* A database in which a room goes on with games while they are read, and how many events were
 * read. */
struct played {
    const char *url;
    int events;
};

static void on_game_played(void *arg, const struct store_game *row)
{
    struct played *played = arg;
    FREED char *sql = xasprintf("INSERT INTO journal (game, seq, at_ms, command, event)"
                                " SELECT game, seq + 1, at_ms, 0, event FROM journal"
                                " WHERE game = %lld ORDER BY seq DESC LIMIT 1",
                                (long long)row->id);
    free(pglab_sql(played->url, sql));
}

static void on_event_read(void *arg, const struct store_event *event UNUSED)
{
    struct played *played = arg;
    played->events++;
}

/* A game and its events are of the same instant: otherwise events that a room adds in between
 * would look like damage. */
TEST(test_played, "games that are played meanwhile")
{
    FREED char *url = pglab_database(lab);
    corpus_move(url);
    FREED char *before = pglab_sql(url, "SELECT count(*) FROM journal");
    struct played played = {.url = url};
    struct store_file *file = store_file_open_server(url, false, why, sizeof(why));
    CU_ASSERT_PTR_NOT_NULL_FATAL(file);
    store_file_games(file, on_game_played, on_event_read, &played);
    store_file_close(&file);
    FREED char *after = pglab_sql(url, "SELECT count(*) FROM journal");
    CU_ASSERT(atoi(after) > atoi(before));
    CU_ASSERT_EQUAL(played.events, atoi(before));
}

CUTAP_MAIN(argc, argv)
{
    return pglab_run(&lab, CUTAP_SUITES);
}
