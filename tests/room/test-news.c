/*
 * What rooms tell each other about who leads, tested on a whole room that is node 2 of five. As a
 * follower it believes that only while it cannot read the database, in which the test, as node 1,
 * has the lease. As the leader it believes only a room that has opened the store since. The test
 * reads what the supervisor is told about whom to link the door to.
 */
#include <poll.h>
#include <signal.h>
#include <sodium.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "child_word.h"
#include "conf.h"
#include "cutap.h"
#include "files.h"
#include "lease.h"
#include "log.h"
#include "pglab.h"
#include "room.h"
#include "sealed.h"

enum { WAIT_MS = 60000, FIRST = 7 /* the epoch in the database at first */ };

static struct {
    struct pglab *server;
    char *database, *folder;
    struct conf conf;
    struct lease *lease; /* of node 1 */
    uint8_t key[SEALED_KEY];
    pid_t pid; /* of the room */
    int words, go;
    struct buf told; /* what the supervisor was told about the leader since the last look */
} lab;

/* ---- The room, as a supervisor has it ---- */

static int64_t now_ms(void)
{
    return clock_mono(&clock_system);
}

/* Takes the words that have come. False: the room has ended. */
static bool words_take(void)
{
    char word[CHILD_WORD_MAX];
    const char *rest;
    int passed, got;
    while ((got = child_word_receive(lab.words, word, &passed)) > 0)
        if (child_word_is(word, "follows", &rest) || child_word_is(word, "leads", &rest) ||
            child_word_is(word, "up", &rest))
            buf_printf(&lab.told, "%s;", word);
    return got != 0;
}

/* Waits until the supervisor was told this, among other words, and forgets it. */
static void until_told(const char *word)
{
    int64_t until = now_ms() + WAIT_MS;
    while (!strstr(buf_text(&lab.told), word)) {
        struct pollfd p = {.fd = lab.words, .events = POLLIN};
        CU_ASSERT_TRUE_FATAL(now_ms() < until);
        poll(&p, 1, 1000);
        CU_ASSERT_TRUE_FATAL(words_take());
    }
    buf_clear(&lab.told);
}

/* Waits until the room has handled all words so far: it closes a descriptor that comes with the
 * answer to a question that it never asked. */
static void heeded(void)
{
    int pair[2];
    char byte;
    CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair), 0);
    CU_ASSERT_EQUAL(child_word_send(lab.words, "asked 999 1", pair[1]), 0);
    close(pair[1]);
    struct pollfd p = {.fd = pair[0], .events = POLLIN};
    CU_ASSERT_EQUAL_FATAL(poll(&p, 1, WAIT_MS), 1);
    CU_ASSERT_EQUAL(recv(pair[0], &byte, 1, 0), 0);
    close(pair[0]);
}

static void hand(const char *words)
{
    char word[CHILD_WORD_MAX];
    snprintf(word, sizeof(word), "leads %s", words);
    CU_ASSERT_EQUAL(child_word_send(lab.words, word, -1), 0);
}

/* What the supervisor is told when the peer has heard this. It lives until the next call. */
static const char *hears(const char *words)
{
    buf_clear(&lab.told);
    hand(words);
    heeded();
    words_take();
    return buf_text(&lab.told);
}

/* Writes news as the room of a node would: `text` is sealed with that key. */
static void news(int node, long epoch, const uint8_t *key, const char *text,
                 char words[CHILD_WORD_MAX])
{
    char seal[2 * SEALED_KEY + 1];
    sealed_sign(key, text, seal);
    snprintf(words, CHILD_WORD_MAX, "%d %ld %s", node, epoch, seal);
}

static const char *says(int node, long epoch, const uint8_t *key, const char *text)
{
    char words[CHILD_WORD_MAX];
    news(node, epoch, key, text, words);
    return hears(words);
}

/* Writes true news: the node's room leads with this epoch. */
static void true_news(int node, long epoch, char words[CHILD_WORD_MAX])
{
    char text[64];
    snprintf(text, sizeof(text), "leads %d %ld", node, epoch);
    news(node, epoch, lab.key, text, words);
}

static const char *leads(int node, long epoch)
{
    char words[CHILD_WORD_MAX];
    true_news(node, epoch, words);
    return hears(words);
}

#define TOLD(actual, expected) CU_ASSERT_STRING_EQUAL(actual, expected)

/* Asserts that the room believes no news without the right seal, and none of its own node, although
 * all have a later epoch. */
static void disbelieves(long epoch)
{
    static const uint8_t other[SEALED_KEY] = {9};
    char text[64], words[CHILD_WORD_MAX], seal[2 * SEALED_KEY + 1];
    snprintf(text, sizeof(text), "leads 4 %ld", epoch);
    TOLD(says(4, epoch, other, text), "");
    TOLD(says(3, epoch, lab.key, text), "");     /* the seal of another node */
    TOLD(says(4, epoch + 1, lab.key, text), ""); /* and of another epoch */
    sealed_sign(lab.key, text, seal);
    snprintf(words, sizeof(words), "4 %ld %.63s", epoch, seal);
    TOLD(hears(words), "");
    snprintf(words, sizeof(words), "4 %ld", epoch);
    TOLD(hears(words), "");
    snprintf(words, sizeof(words), "%s", seal);
    TOLD(hears(words), "");
    TOLD(hears(""), "");
    TOLD(leads(2, epoch), ""); /* it is that node itself */
}

/* ---- The tests ---- */

static int set_up(void);
static int tear_down(void);
SUITE_ONCE("news", set_up, tear_down);

/* Node 1 leads, and the room of node 2 reads that in the database. */
TEST(test_begin, "a follower is told who leads")
{
    char why[512], text[128];
    bool busy;
    struct lease_rivals rivals = {0};
    const struct lease_deps deps = {.url = lab.database,
                                    .node = 1,
                                    .service = "one",
                                    .address = "",
                                    .cluster = "cardroom aa",
                                    .version = "1.2",
                                    .engines = "",
                                    .rivals = &rivals};
    struct lease_view view;
    lab.lease = lease_new(&deps, &busy, why, sizeof(why));
    CU_ASSERT_PTR_NOT_NULL_FATAL(lab.lease);
    lease_look(lab.lease, &view);
    CU_ASSERT_EQUAL_FATAL(view.state, LEASE_LEADS); /* there was nobody else */
    const uint8_t *key = lease_key(lab.lease);
    CU_ASSERT_PTR_NOT_NULL_FATAL(key);
    memcpy(lab.key, key, sizeof(lab.key));
    snprintf(text, sizeof(text),
             "UPDATE writer SET epoch = %1$d; UPDATE meta SET value = %1$d WHERE name = 'epoch'",
             FIRST);
    free(pglab_sql(lab.database, text));
    CU_ASSERT_EQUAL(write(lab.go, "", 1), 1);
    close(lab.go);
    until_told("up;");
}

TEST(test_database_there, "a room that reads the database believes that")
{
    TOLD(leads(3, FIRST + 1), "");
    disbelieves(FIRST + 1);
}

/* The room finds out by itself that the database is away. The room that leads says so again and
 * again; news that is older than the database comes right before. The room is stopped meanwhile, so
 * that it reads all of them in one turn, and knows the same of the database for each. */
TEST(test_database_away, "a room that cannot believes the room that leads")
{
    static const struct {
        int node, epoch;
    } heard[] = {{4, FIRST}, {4, FIRST - 1}, {3, FIRST + 1}};
    char words[CHILD_WORD_MAX];
    int64_t until = now_ms() + WAIT_MS;
    pglab_do(lab.server, "stop fast");
    do {
        CU_ASSERT_TRUE_FATAL(now_ms() < until);
        kill(lab.pid, SIGSTOP);
        CU_ASSERT_EQUAL(waitpid(lab.pid, NULL, WUNTRACED), lab.pid);
        for (size_t i = 0; i < sizeof(heard) / sizeof(*heard); i++) {
            true_news(heard[i].node, heard[i].epoch, words);
            hand(words);
        }
        kill(lab.pid, SIGCONT);
        buf_clear(&lab.told);
        heeded();
        words_take();
    } while (lab.told.len == 0);
    TOLD(buf_text(&lab.told), "follows 3;");
}

TEST(test_false, "but nothing that none of our rooms said")
{
    disbelieves(FIRST + 9);
}

TEST(test_old, "nor old news")
{
    TOLD(leads(3, FIRST + 1), "");
    TOLD(leads(4, FIRST + 1), "");
    TOLD(leads(4, FIRST), "");
    TOLD(leads(4, FIRST - 1), "");
    TOLD(leads(4, -1), "");
}

TEST(test_newer, "nor, after newer news, what was true before")
{
    TOLD(leads(4, FIRST + 2), "follows 4;");
    TOLD(leads(3, FIRST + 1), ""); /* said again later */
    TOLD(leads(3, FIRST + 3), "follows 3;");
    TOLD(leads(4, FIRST + 2), "");
}

/* From then on the room believes what the database says. */
TEST(test_database_back, "and the database again when it is back")
{
    buf_clear(&lab.told);
    pglab_do(lab.server, "up");
    until_told("follows 1;");
    TOLD(leads(3, FIRST + 4), "");
    TOLD(leads(3, FIRST + 3), "");
}

/* A room that leads goes on without its database as long as its peer keeps from it that another one
 * leads. */
TEST(test_leader_untold, "a leader whom nobody tells goes on")
{
    lease_free(&lab.lease);
    until_told("up;"); /* it has loaded the lobby */
    pglab_do(lab.server, "stop fast");
    TOLD(leads(3, FIRST + 1), "");
    TOLD(leads(3, FIRST), "");
    CU_ASSERT_EQUAL(waitpid(lab.pid, NULL, WNOHANG), 0);
}

/* It believes who opened the store after it, though it cannot see that in the database, and ends.
 */
TEST(test_leader, "a leader believes the room that came after it")
{
    char words[CHILD_WORD_MAX];
    int status = -1;
    disbelieves(FIRST + 2);
    true_news(3, FIRST + 2, words);
    hand(words);
    CU_ASSERT_EQUAL(waitpid(lab.pid, &status, 0), lab.pid);
    CU_ASSERT_EQUAL(status, 0);
    words_take();
    TOLD(buf_text(&lab.told), "follows 3;");
}

/* ---- Begin and end ---- */

/* The room begins when the byte comes. */
static _Noreturn void be_room(int words, int go)
{
    char byte;
    if (read(go, &byte, 1) != 1)
        _exit(1);
    log_open("room", getenv("ROOM_LOG") ? "stderr" : "/dev/null", LOG_LEVEL_INFO);
    const struct room_config config = {
        .control = words, .listener = -1, .conf = &lab.conf, .service = "two", .authority = "aa"};
    int status = room_run(&config);
    conf_free(&lab.conf);
    free(lab.folder);
    free(lab.database);
    log_close();
    exit(status);
}

static int set_up(void)
{
    BUF_LOCAL errors = {0};
    char path[128];
    int pair[2], go[2];
    lab.server = pglab_start(NULL);
    lab.database = pglab_database(lab.server);
    lab.folder = folder_make(NULL);
    snprintf(path, sizeof(path), "%s/conf", lab.folder);
    FILE *file = fopen(path, "we");
    fprintf(file,
            "data-dir %s\nlisten-telnet 127.0.0.1:1\nstore %s\nnode 2\npeer 1=127.0.0.1:1 "
            "2=127.0.0.1:2 3=127.0.0.1:3 4=127.0.0.1:4\n",
            lab.folder, lab.database);
    fclose(file);
    int loaded = conf_load(&lab.conf, path, &errors);
    printf("%s", buf_text(&errors));
    /* A process with threads cannot become a room. */
    if (loaded != 0 || child_word_pair(pair) != 0 || pipe(go) != 0)
        return -1;
    fflush(stdout);
    lab.pid = fork();
    if (lab.pid == 0) {
        close(pair[0]);
        close(go[1]);
        be_room(pair[1], go[0]);
    }
    close(pair[1]);
    close(go[0]);
    lab.words = pair[0];
    lab.go = go[1];
    return 0;
}

static int tear_down(void)
{
    close(lab.words);
    conf_free(&lab.conf);
    buf_free(&lab.told);
    free(lab.database);
    folder_remove(&lab.folder);
    pglab_free(&lab.server);
    return 0;
}

CUTAP_MAIN(argc, argv)
{
    if (!pglab_has()) {
        printf("1..0 # SKIP PostgreSQL is not installed here\n");
        return 0;
    }
    signal(SIGPIPE, SIG_IGN);
    return sodium_init() < 0 ? 99 : cutap_run(CUTAP_SUITES);
}
