/*
 * Urls of PostgreSQL servers: what is read of them before anybody connects.
 */
#include "server.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "config.h"
#include "cutap.h"
#include "files.h"

#ifdef HAVE_LIBPQ

static char *folder;

static void test_places(void)
{
    static const struct {
        const char *url, *ports, *ends;
    } rows[] = {
        /* Unix sockets need no port, and no certificate. */
        {"postgresql:///cardroom", "", "///cardroom"},
        {"postgresql://cardroom@/cardroom?host=/run/postgresql", "", "host=/run/postgresql"},
        {"postgres:///cardroom?host=%2Frun%2Fpg&port=5433", "", "port=5433"},
        /* TCP is encrypted, with a checked certificate, unless the url says something else. */
        {"postgresql://127.0.0.1/cardroom", "5432",
         "?host=127.0.0.1&hostaddr=&port=5432&sslmode=verify-full"},
        {"postgresql://10.0.0.1:6000,10.0.0.2:6001,[::1]/cardroom?sslmode=require",
         "6000 6001 5432",
         "sslmode=require&host=10.0.0.1,10.0.0.2,::1&hostaddr=,,&port=6000,6001,"},
        {"postgresql://db/cardroom?hostaddr=10.0.0.9", "5432",
         "&host=db&hostaddr=10.0.0.9&port=5432&sslmode=verify-full"},
        {"postgresql:///cardroom?hostaddr=10.0.0.9,10.0.0.8&port=7", "7",
         "&host=,&hostaddr=10.0.0.9,10.0.0.8&port=7,7&sslmode=verify-full"},
        /* One port is for all; one socket among hosts. */
        {"postgresql:///x?host=/run/postgresql,10.0.0.2&port=7000&sslmode=prefer", "7000",
         "&host=/run/postgresql,10.0.0.2&hostaddr=,&port=7000,7000"},
    };
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct store_server server;
        char why[512] = "", ports[128] = "";
        int rc = store_server_read(rows[i].url, true, &server, why, sizeof(why));
        CU_ASSERT_EQUAL(rc, 0);
        if (rc != 0) {
            printf("# %s: %s\n", rows[i].url, why);
            continue;
        }
        for (int n = 0; server.ports[n]; n++)
            sprintf(ports + strlen(ports), "%s%d", n ? " " : "", server.ports[n]);
        CU_ASSERT_STRING_EQUAL(ports, rows[i].ports);
        size_t len = strlen(server.url), ends = strlen(rows[i].ends);
        bool same = len >= ends && strcmp(server.url + len - ends, rows[i].ends) == 0;
        CU_ASSERT_TRUE(same);
        if (!same)
            printf("# %s: %s\n", rows[i].url, server.url);
        store_server_free(&server);
        CU_ASSERT_PTR_NULL(server.url);
    }
}

/* Names are looked up before the room is contained; /etc/hosts knows this one everywhere. */
static void test_names(void)
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

static void test_service(void)
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

static void test_password(void)
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

static void test_senseless(void)
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

#else

static void test_without(void)
{
    struct store_server server;
    char why[512] = "";
    CU_ASSERT_EQUAL(store_server_read("postgresql:///x", true, &server, why, sizeof(why)), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "built without PostgreSQL"));
}

#endif

static void test_shown(void)
{
    static const char *const rows[][2] = {
#ifdef HAVE_LIBPQ
        {"postgresql://me:secret@db/x", "postgresql://me:...@db/x"},
        {"postgresql://me:sec?ret@db/x?port=7", "postgresql://me:...@db/x?port=7"},
        {"postgresql://me:se?c#r&e=t@db", "postgresql://me:...@db"},
        {"postgres://me:?password=secret@db/x", "postgres://me:...@db/x"},
        {"postgresql://me@db:5433/x", "postgresql://me@db:5433/x"},
        {"postgresql://me@[::1]:5433/x", "postgresql://me@[::1]:5433/x"},
        {"postgresql:///x?password=secret&port=7", "postgresql:///x?password=&port=7"},
        {"postgresql://db/x?user=a&password=s", "postgresql://db/x?user=a&password="},
        {"postgresql://db/x?%70ass%77ord=secret", "postgresql://db/x?%70ass%77ord="},
        {"postgresql://db/x?sslpassword=secret&user=a@b",
         "postgresql://db/x?sslpassword=&user=a@b"},
        /* Urls that libpq reads in another way than their writer meant. */
        {"postgresql://me:sec@ret@db/x", "postgresql://..."},
        {"postgresql://db?user=me&password=sec@ret", "postgresql://..."},
        {"postgresql://me:sec%ret@db/x", "postgresql://..."},
        {"postgresql://me:sec/ret@db/x", "postgresql://..."},
        {"postgresql:me:secret@db", "postgresql://..."},
#endif
        {"sqlite:/x.db", "sqlite:/x.db"},
    };
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        char *shown = store_server_shown(rows[i][0]);
        CU_ASSERT_STRING_EQUAL(shown, rows[i][1]);
        free(shown);
#ifdef HAVE_LIBPQ
        struct store_server server;
        char why[512] = "", *name = store_server_name(rows[i][0]);
        CU_ASSERT_PTR_NULL(strstr(name, "ret"));
        free(name);
        if (store_server_is(rows[i][0]) &&
            store_server_read(rows[i][0], false, &server, why, sizeof(why)) == 0)
            store_server_free(&server);
        CU_ASSERT_PTR_NULL(strstr(why, "ret"));
#endif
    }
    CU_ASSERT_TRUE(store_server_is("postgres://x"));
    CU_ASSERT_TRUE(store_server_is("postgresql:///x"));
    CU_ASSERT_FALSE(store_server_is("sqlite:/postgresql:"));
}

static CU_TestInfo tests[] = {
#ifdef HAVE_LIBPQ
    {"hosts, sockets, ports, encryption", test_places},
    {"names are looked up beforehand", test_names},
    {"a service file", test_service},
    {"passwords that others may read", test_password},
    {"urls that make no sense", test_senseless},
#else
    {"a program without libpq says so", test_without},
#endif
    {"shown without its password", test_shown},
    CU_TEST_INFO_NULL,
};

int main(void)
{
    CU_SuiteInfo suites[] = {{"server", NULL, NULL, NULL, NULL, tests}, CU_SUITE_INFO_NULL};

#ifdef HAVE_LIBPQ
    folder = folder_make(NULL);
#endif
    int status = cutap_run(suites);
#ifdef HAVE_LIBPQ
    folder_remove(&folder);
#endif
    return status;
}
