/*
 * The PostgreSQL of tests. Other tests rely on what it promises, above all that an answered commit
 * is on the standby, and that nothing is left of a server afterwards.
 */
#include "pglab.h"

#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cutap.h"

static void says(const char *url, const char *statements, const char *expected)
{
    char *got = pglab_sql(url, statements);
    if (strcmp(got, expected) != 0)
        printf("# %s: %s\n", statements, got);
    CU_ASSERT_STRING_EQUAL(got, expected);
    free(got);
}

SUITE("pglab", NULL, NULL);

TEST(test_standby, "a standby that is promoted has all that was answered")
{
    struct pglab *primary = pglab_start(NULL), *standby = pglab_standby(primary, NULL);
    char *url = pglab_url(primary), *other = pglab_url(standby);

    says(other, "SELECT pg_is_in_recovery()", "t");
    says(url, "SHOW fsync", "on");
    says(url, "CREATE TABLE t(i int)", "");
    says(url, "INSERT INTO t SELECT generate_series(1, 1000)", "");
    pglab_do(primary, "kill");
    pglab_do(standby, "promote");
    says(other, "SELECT count(*) FROM t", "1000");
    says(other, "INSERT INTO t VALUES (1)", ""); /* this commit waits for nobody */
    free(url);
    free(other);
    pglab_free(&primary);
    pglab_free(&standby);
}

TEST(test_waits, "commits wait for the standby, or for nobody")
{
    struct pglab *primary = pglab_start(NULL), *standby = pglab_standby(primary, NULL);
    char *url = pglab_url(primary);

    says(url, "CREATE TABLE t(i int)", "");
    pglab_do(standby, "stop fast");
    pid_t child = fork();
    if (child == 0) {
        free(pglab_sql(url, "INSERT INTO t VALUES (1)"));
        _exit(0);
    }
    for (bool waits = false; !waits; poll(NULL, 0, 20)) {
        char *n =
            pglab_sql(url, "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
        waits = strcmp(n, "1") == 0;
        free(n);
    }
    CU_ASSERT_EQUAL(waitpid(child, NULL, WNOHANG), 0);
    says(url, "SELECT count(*) FROM t", "0");
    pglab_do(standby, "up");
    CU_ASSERT_EQUAL(waitpid(child, NULL, 0), child);
    says(url, "INSERT INTO t VALUES (2); SELECT count(*) FROM t", "2");
    pglab_do(standby, "stop fast");
    pglab_do(primary, "alone");
    says(url, "INSERT INTO t VALUES (3); SELECT count(*) FROM t", "3");
    free(url);
    pglab_free(&primary);
    pglab_free(&standby);
}

/* A test that is killed leaves no server. */
TEST(test_owner, "a test that is killed leaves nothing")
{
    int told[2];
    char folder[64];

    CU_ASSERT_EQUAL_FATAL(pipe(told), 0);
    pid_t child = fork();
    if (child == 0) {
        struct pglab *lab = pglab_start(NULL);
        dprintf(told[1], "%s", pglab_folder(lab));
        pause();
        _exit(0);
    }
    ssize_t length = read(told[0], folder, sizeof(folder) - 1);
    CU_ASSERT_TRUE_FATAL(length > 0);
    folder[length] = '\0';
    CU_ASSERT_EQUAL(access(folder, F_OK), 0);
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    for (int tries = 0; access(folder, F_OK) == 0 && tries < 2400; tries++)
        poll(NULL, 0, 50);
    CU_ASSERT_NOT_EQUAL(access(folder, F_OK), 0);
    close(told[0]);
    close(told[1]);
}

CUTAP_MAIN(argc, argv)
{
    struct pglab *server;
    return pglab_run(&server, CUTAP_SUITES);
}
