/*
 * Urls of PostgreSQL servers: what is read of them before anybody connects.
 */
#include "server.h"

#include <malloc.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "config.h"
#include "cutap.h"
#include "files.h"

#ifdef HAVE_LIBPQ
#include "db_postgresql.h"
#include "statement.h"
#include "xalloc.h"
#endif

SUITE("server", NULL, NULL);

#ifdef HAVE_LIBPQ

static char *folder;

TEST(test_places, "hosts, sockets, ports, encryption")
{
    ROWS_LOCAL rows = rows_open("tests/lobby/store/urls.txt", "places");
    while (rows_next(&rows)) {
        struct store_server server;
        char why[512] = "", ports[128] = "";
        int rc = store_server_read(rows.cell[0], true, &server, why, sizeof(why));
        CU_ASSERT_EQUAL(rc, 0);
        if (rc != 0) {
            printf("# %s: %s\n", rows.cell[0], why);
            continue;
        }
        for (int n = 0; server.ports[n]; n++)
            sprintf(ports + strlen(ports), "%s%d", n ? " " : "", server.ports[n]);
        CU_ASSERT_STRING_EQUAL(ports, rows.cell[1]);
        size_t len = strlen(server.url), ends = strlen(rows.cell[2]);
        bool same = len >= ends && strcmp(server.url + len - ends, rows.cell[2]) == 0;
        CU_ASSERT_TRUE(same);
        if (!same)
            printf("# %s: %s\n", rows.cell[0], server.url);
        store_server_free(&server);
        CU_ASSERT_PTR_NULL(server.url);
    }
    CU_ASSERT_EQUAL(rows.n, 8);
}

/* Names are looked up before the room is contained; /etc/hosts knows this one everywhere. */
TEST(test_names, "names are looked up beforehand")
{
    struct store_server server;
    char why[512];
    CU_ASSERT_EQUAL_FATAL(
        store_server_read("postgresql://localhost/x", true, &server, why, sizeof(why)), 0);
    CU_ASSERT_PTR_NOT_NULL(strstr(server.url, "host=localhost"));
    CU_ASSERT_TRUE(strstr(server.url, "hostaddr=127.0.0.1") ||
                   strstr(server.url, "hostaddr=%3A%3A1") || strstr(server.url, "hostaddr=::1"));
    store_server_free(&server);
    CU_ASSERT_EQUAL_FATAL(
        store_server_read("postgresql://localhost/x", false, &server, why, sizeof(why)), 0);
    CU_ASSERT_PTR_NULL(strstr(server.url, "hostaddr"));
    store_server_free(&server);
    /* A name that nobody knows stays for libpq. */
    CU_ASSERT_EQUAL_FATAL(
        store_server_read("postgresql://db.invalid/x", true, &server, why, sizeof(why)), 0);
    CU_ASSERT_PTR_NOT_NULL(strstr(server.url, "host=db.invalid&hostaddr=&port=5432"));
    store_server_free(&server);
}

TEST(test_service, "a service file")
{
    struct store_server server;
    char why[512], path[256];
    snprintf(path, sizeof(path), "%s/services", folder);
    file_put(path, "[cardroom]\nhost=10.1.1.1\nport=6432\nsslmode=verify-ca\n");
    setenv("PGSERVICEFILE", path, 1);
    CU_ASSERT_EQUAL_FATAL(
        store_server_read("postgresql:///?service=cardroom", true, &server, why, sizeof(why)), 0);
    CU_ASSERT_EQUAL(server.ports[0], 6432);
    CU_ASSERT_PTR_NULL(strstr(server.url, "sslmode"));
    store_server_free(&server);
    CU_ASSERT_EQUAL(
        store_server_read("postgresql:///?service=other", true, &server, why, sizeof(why)), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "\"other\" not found"));
    unsetenv("PGSERVICEFILE");
}

TEST(test_password, "passwords that others may read")
{
    struct store_server server;
    char why[512], path[256], url[512];
    snprintf(path, sizeof(path), "%s/pass", folder);
    snprintf(url, sizeof(url), "postgresql://10.1.1.1/x?passfile=%s&sslrootcert=%s/ca.pem", path,
             folder);
    file_put(path, "*:*:*:*:secret\n");
    CU_ASSERT_EQUAL(chmod(path, 0640), 0);
    CU_ASSERT_EQUAL(store_server_read(url, true, &server, why, sizeof(why)), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "chmod 600 "));
    CU_ASSERT_EQUAL(chmod(path, 0600), 0);
    CU_ASSERT_EQUAL_FATAL(store_server_read(url, true, &server, why, sizeof(why)), 0);
    CU_ASSERT_STRING_EQUAL(server.files[0], path);
    CU_ASSERT_PTR_NOT_NULL(strstr(server.files[1], "/ca.pem"));
    store_server_free(&server);
}

TEST(test_senseless, "urls that make no sense")
{
    static const char *const urls[] = {"postgres:x",
                                       "postgresql:/x",
                                       "postgresql://h:99999/x",
                                       "postgresql://h:port/x",
                                       "postgresql://[::1/x",
                                       "postgresql://h/x?colour=red",
                                       "postgresql://a:1,b:2,c:3,d:4,e:5,f:6,g:7,h:8,i:9/x"};
    for (size_t i = 0; i < sizeof(urls) / sizeof(urls[0]); i++) {
        struct store_server server;
        char why[512] = "";
        CU_ASSERT_EQUAL(store_server_read(urls[i], false, &server, why, sizeof(why)), -1);
        CU_ASSERT_PTR_NOT_NULL(strstr(why, "The url of the store "));
        CU_ASSERT_PTR_NULL(server.url);
    }
}

/* ---- A server that was taken over ---- */

enum { FLOOD_MOST = 1 << 18 }; /* at most this many bytes are read */
/* The server answers the first statement with `first`, and then with `again` until it has sent
 * twice as many bytes. Then it waits, and so does a client that reads them all. */
struct flood {
    const char *first;
    size_t first_len;
    const char *again;
    size_t again_len;
};
#define ROW_TITLE "T\0\0\0\x1a\0\1n\0\0\0\0\0\0\0\0\0\0\x19\xff\xff\xff\xff\xff\xff\0\0"
#define FLOOD(before, each)                                                                        \
    {                                                                                              \
        before, sizeof(before) - 1, each, sizeof(each) - 1                                         \
    }
static const struct flood floods[] = {
    /* each after a statement by itself: rows; one row, of a gigabyte; notifications */
    FLOOD(ROW_TITLE, "D\0\0\0\x0b\0\1\0\0\0\1x"),
    FLOOD(ROW_TITLE "D\x40\0\0\0\0\1\x3f\xff\xff\xf6", "x"),
    FLOOD(ROW_TITLE, "A\0\0\0\x0c\0\0\0\1xx\0\0"),
    /* a setting of the connection, again and again */
    FLOOD(ROW_TITLE, "S\0\0\0\x08x\0x\0"),
    /* and in a pipeline */
    FLOOD("1\0\0\0\4"
          "2\0\0\0\4" ROW_TITLE,
          "D\0\0\0\x0b\0\1\0\0\0\1x"),
};

/* Serves one connection in a process of its own, and sends at least `most` bytes. */
static void flood_serve(int listener, const struct flood *flood, int most, pid_t *pid)
{
    static const char welcome[] = "R\0\0\0\x08\0\0\0\0Z\0\0\0\5I";
    CU_ASSERT_FATAL(listen(listener, 1) == 0);
    fflush(stdout);
    *pid = fork();
    if (*pid == 0) {
        char block[1 << 16], read_in[4096];
        size_t len = 0;
        int fd = accept(listener, NULL, NULL);
        while (len + flood->again_len <= sizeof(block)) {
            memcpy(block + len, flood->again, flood->again_len);
            len += flood->again_len;
        }
        if (read(fd, read_in, sizeof(read_in)) > 0 &&
            send(fd, welcome, sizeof(welcome) - 1, MSG_NOSIGNAL) > 0 &&
            read(fd, read_in, sizeof(read_in)) > 0 &&
            send(fd, flood->first, flood->first_len, MSG_NOSIGNAL) > 0)
            for (int sent = 0; sent < most && send(fd, block, len, MSG_NOSIGNAL) > 0;)
                sent += (int)len;
        while (read(fd, read_in, sizeof(read_in)) > 0)
            ;
        _exit(0);
    }
    close(listener);
}

static PGconn *flood_connected(const char *url)
{
    PGconn *conn = PQconnectdb(url);
    CU_ASSERT_EQUAL_FATAL(PQstatus(conn), CONNECTION_OK);
    return conn;
}

/* A socket to listen with, and the url of a server there. */
static int listener_new(char *url, size_t cap)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof(address);
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    CU_ASSERT_FATAL(bind(listener, (struct sockaddr *)&address, size) == 0);
    CU_ASSERT_FATAL(getsockname(listener, (struct sockaddr *)&address, &size) == 0);
    snprintf(url, cap, "host=127.0.0.1 port=%d sslmode=disable gssencmode=disable user=x",
             ntohs(address.sin_port));
    return listener;
}

static PGconn *flood_connect(const struct flood *flood, pid_t *pid)
{
    char url[128];
    flood_serve(listener_new(url, sizeof(url)), flood, 2 * FLOOD_MOST, pid);
    return flood_connected(url);
}

/* The same over a Unix socket, where nobody counts bytes: the memory that they take is bounded. */
TEST(test_flood_at_home, "an answer without end over a Unix socket")
{
    char url[128];
    pid_t pid;
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    snprintf(address.sun_path, sizeof(address.sun_path), "%s/.s.PGSQL.5432", folder);
    CU_ASSERT_FATAL(bind(listener, (struct sockaddr *)&address, sizeof(address)) == 0);
    flood_serve(listener, &floods[0], 256 * FLOOD_MOST, &pid);
    snprintf(url, sizeof(url), "host=%s port=5432 gssencmode=disable user=x", folder);
    PGconn *conn = flood_connected(url);
    CU_ASSERT_TRUE(PQsendQuery(conn, "SELECT n FROM t"));
    CU_ASSERT_EQUAL(statement_wait(conn, -1, INT64_MAX, statement_received(conn) + 8 * FLOOD_MOST),
                    STATEMENT_LONG);
    PQfinish(conn);
    CU_ASSERT_EQUAL(waitpid(pid, NULL, 0), pid);
    unlink(address.sun_path);
}

/* An answer without end is not read to its end, and the connection is of no use any more. */
TEST(test_flood, "an answer without end")
{
    const int n = sizeof(floods) / sizeof(floods[0]);
    for (int i = 0; i < n; i++) {
        pid_t pid;
        PGconn *conn = flood_connect(&floods[i], &pid);
        if (i + 1 < n) {
            CU_ASSERT_TRUE(PQsendQuery(conn, "SELECT n FROM t"));
            CU_ASSERT_EQUAL(statement_wait(conn, -1, INT64_MAX, FLOOD_MOST), STATEMENT_LONG);
            CU_ASSERT_FALSE(statement_run(conn, &STATEMENT("SELECT 1"), 60000));
            PQfinish(conn);
        } else {
            struct db_postgresql db = {.name = "reader", .stop_fd = -1, .answers_most = FLOOD_MOST};
            db_postgresql_use(&db, conn);
            struct query query = query_open(&db.db, "SELECT n FROM t");
            CU_ASSERT_EQUAL(query_number(&query), 0);
            CU_ASSERT_EQUAL(db.trouble, DB_LOST);
            db_postgresql_close(&db);
        }
        CU_ASSERT_EQUAL(waitpid(pid, NULL, 0), pid);
    }
}

enum { SETTINGS = 1000, SETTING = 1000, ASKED = 8 };

/* Serves connections one after the other until it is killed. Behind each statement of the first it
 * tells SETTINGS settings of SETTING bytes that nobody asked for. */
static void settings_serve(int listener, pid_t *pid)
{
    static const char welcome[] = "R\0\0\0\x08\0\0\0\0Z\0\0\0\5I";
    static const char done[] = "C\0\0\0\x08SET\0Z\0\0\0\5I";
    CU_ASSERT_FATAL(listen(listener, 1) == 0);
    fflush(stdout);
    *pid = fork();
    if (*pid == 0) {
        char read_in[4096], setting[5 + 16 + SETTING + 1] = "S";
        const uint32_t len = htonl(sizeof(setting) - 1);
        memcpy(setting + 1, &len, sizeof(len));
        memset(setting + 5 + 16, 'v', SETTING);
        for (int n = 0, fd; (fd = accept(listener, NULL, NULL)) >= 0; close(fd)) {
            bool on = read(fd, read_in, sizeof(read_in)) > 0 &&
                      send(fd, welcome, sizeof(welcome) - 1, MSG_NOSIGNAL) > 0;
            for (int i = 0; on && read(fd, read_in, sizeof(read_in)) > 0; n++) {
                for (int end = i + SETTINGS; n < ASKED && i < end; i++) {
                    snprintf(setting + 5, 16, "setting%08u", (unsigned)i % 100000000U);
                    send(fd, setting, sizeof(setting), MSG_NOSIGNAL);
                }
                send(fd, done, sizeof(done) - 1, MSG_NOSIGNAL);
            }
        }
        _exit(0);
    }
}

static void settings_ask(PGconn *conn)
{
    for (int i = 0; i < ASKED; i++)
        CU_ASSERT_TRUE(statement_run(conn, &STATEMENT("SET x"), 60000));
}

/* Settings that come bit by bit are kept by libpq, but no longer than the connection. */
TEST(test_settings, "settings that nobody asked for")
{
    char url[128], last[32];
    pid_t pid;
    int listener = listener_new(url, sizeof(url));
    settings_serve(listener, &pid);
    close(listener);
    PGconn *conn = flood_connected(url);
    settings_ask(conn);
    snprintf(last, sizeof(last), "setting%08d", ASKED * SETTINGS - 1);
    CU_ASSERT_PTR_NOT_NULL(PQparameterStatus(conn, "setting00000000"));
    CU_ASSERT_PTR_NOT_NULL(PQparameterStatus(conn, last));
    const size_t with = mallinfo2().uordblks;
    PQfinish(conn);
    const size_t without = mallinfo2().uordblks;
    if (with > 0) /* the allocator of a sanitizer does not say */
        CU_ASSERT_TRUE(with - without >= (size_t)ASKED * SETTINGS * SETTING);
    conn = flood_connected(url);
    settings_ask(conn);
    CU_ASSERT_PTR_NULL(PQparameterStatus(conn, "setting00000000"));
    PQfinish(conn);
    kill(pid, SIGKILL);
    CU_ASSERT_EQUAL(waitpid(pid, NULL, 0), pid);
}

#else

TEST(test_without, "a program without libpq says so")
{
    struct store_server server;
    char why[512] = "";
    CU_ASSERT_EQUAL(store_server_read("postgresql:///x", true, &server, why, sizeof(why)), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "built without PostgreSQL"));
}

#endif

TEST(test_shown, "shown without its password")
{
    FREED char *file = store_server_shown("sqlite:/x.db");
    CU_ASSERT_STRING_EQUAL(file, "sqlite:/x.db");
#ifdef HAVE_LIBPQ
    ROWS_LOCAL rows = rows_open("tests/lobby/store/urls.txt", "shown");
    while (rows_next(&rows)) {
        struct store_server server;
        char why[512] = "";
        FREED char *shown = store_server_shown(rows.cell[0]);
        FREED char *name = store_server_name(rows.cell[0]);
        CU_ASSERT_STRING_EQUAL(shown, rows.cell[1]);
        CU_ASSERT_PTR_NULL(strstr(name, "ret"));
        if (store_server_is(rows.cell[0]) &&
            store_server_read(rows.cell[0], false, &server, why, sizeof(why)) == 0)
            store_server_free(&server);
        CU_ASSERT_PTR_NULL(strstr(why, "ret"));
    }
    CU_ASSERT_EQUAL(rows.n, 15);
#endif
    CU_ASSERT_TRUE(store_server_is("postgres://x"));
    CU_ASSERT_TRUE(store_server_is("postgresql:///x"));
    CU_ASSERT_FALSE(store_server_is("sqlite:/postgresql:"));
}

CUTAP_MAIN(argc, argv)
{
#ifdef HAVE_LIBPQ
    folder = folder_make(NULL);
#endif
    int status = cutap_run(CUTAP_SUITES);
#ifdef HAVE_LIBPQ
    folder_remove(&folder);
#endif
    return status;
}
