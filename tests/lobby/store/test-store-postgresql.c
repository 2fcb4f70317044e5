/*
 * What only the store in PostgreSQL promises: connections that break at every point, servers that
 * crash, another room that takes over, two lanes.
 */
#include <errno.h>
#include <libpq-fe.h>
#include <poll.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cutap.h"
#include "pglab.h"
#include "pgproxy.h"
#include "presence.h"
#include "server.h"
#include "store_help.h"
#include "store_pulse.h"
#include "xalloc.h"

static struct pglab *server; /* for all tests */
/* Of each test: a new database, a proxy in front of the server, and the database's url through it.
 */
static char *database, *through;
static struct pgproxy *proxy;
static char why[1024];

static struct store *open_at(const char *url)
{
    struct store *s = store_open(url, &clock_system, why, sizeof(why));
    if (!s)
        printf("# %s\n", why);
    CU_ASSERT_PTR_NOT_NULL_FATAL(s);
    return s;
}

/* ---- A stream of writes ---- */

enum { STREAM_GAMES = 6, STREAM_WAITING = 24 };

/* Writes events of some games and XP of an account. STREAM_WAITING writes wait at a time. Each
 * write must be done once. If one were done twice, an event would be STORE_TAKEN, or there would be
 * more XP than was told. */
struct stream {
    struct store *s;
    int64_t first; /* the id of the first game */
    int32_t seq[STREAM_GAMES];
    int sent, told, posts, fenced, other;
};

static void stream_told(void *arg, enum store_status status)
{
    struct stream *stream = arg;
    stream->told++;
    stream->fenced += status == STORE_FENCED;
    stream->other += status != STORE_OK && status != STORE_FENCED;
}

static void stream_begin(struct stream *stream, struct store *s, int64_t first)
{
    *stream = (struct stream){.s = s, .first = first};
    IS(account_make(s, first + 100, "Ann", 0), STORE_OK);
    IS(account_make(s, first + 101, "Bob", 0), STORE_OK);
    for (int i = 0; i < STREAM_GAMES; i++)
        game_begun(s, first + i, first + 100, first + 101, 0);
}

static void stream_send(struct stream *stream)
{
    const int at = stream->sent % (STREAM_GAMES + 1);
    if (at == STREAM_GAMES) {
        const struct store_entry gain = xp(stream->first + 100, 0, 1, "adjust");
        store_post(stream->s, &gain, 1, stream_told, stream);
        stream->posts++;
    } else {
        event_send(stream->s, stream->first + at, ++stream->seq[at], stream->sent + 1, stream_told,
                   stream);
    }
    stream->sent++;
}

/* Goes on until `more` more writes are told. */
static void stream_run(struct stream *stream, int more)
{
    const int until = stream->told + more;
    while (stream->told < until) {
        while (stream->sent < stream->told + STREAM_WAITING && stream->sent < until)
            stream_send(stream);
        store_wait(stream->s);
    }
}

/* Asserts that everything that was told is there, once and in order. */
static void stream_check(struct stream *stream)
{
    while (stream->told < stream->sent)
        store_wait(stream->s);
    IS(stream->other, 0);
    IS(stream->fenced, 0);
    for (int i = 0; i < STREAM_GAMES; i++) {
        struct game_read read;
        IS(game_get(stream->s, stream->first + i, &read), STORE_OK);
        IS(read.events, stream->seq[i]);
        CU_ASSERT_FALSE(read.gap);
    }
    IS(xp_of(stream->s, stream->first + 100), stream->posts);
    sums_check(stream->s);
}

/* ---- Broken connections ---- */

static void begin(void)
{
    database = pglab_database(server);
    proxy = pgproxy_new(pglab_folder(server));
    const char *host = strstr(database, pglab_folder(server));
    through = xasprintf("%.*s%s%s", (int)(host - database), database, pgproxy_folder(proxy),
                        host + strlen(pglab_folder(server)));
}

static void end(void)
{
    pgproxy_free(&proxy);
    free(through);
    free(database);
}

SUITE("PostgreSQL", begin, end);

/* If a host accepts connections and breaks them, like a proxy whose server is down, the others
 * of the url are still tried. While another one is good, that host is not tried again: a machine
 * that is gone would cost seconds each time. */
TEST(test_hosts, "several hosts")
{
    const char *host = strstr(database, pglab_folder(server));
    FREED char *hosts =
        xasprintf("%.*s%s,%s", (int)(host - database), database, pgproxy_folder(proxy), host);
    pgproxy_shut(proxy, true);
    STORE_LOCAL *s = open_at(hosts);
    IS(account_make(s, 1200, "Ann", 0), STORE_OK);
    store_close(&s);
    int tries = pgproxy_cuts(proxy);
    s = open_at(hosts);
    IS(account_make(s, 1201, "Bob", 0), STORE_OK);
    CU_ASSERT_EQUAL(pgproxy_cuts(proxy), tries);
}

/* At which bytes a test cuts: at each nth. EVERY_BYTE=1 tries each byte, which takes an hour;
 * EVERY_BYTE=20 each twentieth. */
static long step_of(long usual)
{
    const char *every = getenv("EVERY_BYTE");
    return every && atoi(every) > 0 ? atoi(every) : usual;
}

/* At a start, the server's answer ends in the middle. */
TEST(test_start_cut, "a start whose answers are cut")
{
    struct store *s = open_at(database);
    store_close(&s);
    const long step = step_of(331);
    bool spoilt = true;
    long at = 0;
    for (; spoilt; at += step) {
        pgproxy_answer(proxy, at, 0);
        s = store_open(through, &clock_system, why, sizeof(why));
        spoilt = pgproxy_answered(proxy);
        pgproxy_answer(proxy, -1, 0);
        bool waits = s || errno == EAGAIN;
        CU_ASSERT_TRUE(waits);
        if (!waits)
            printf("# cut after byte %ld: %s\n", at, why);
        store_close(&s);
    }
    CU_ASSERT_TRUE(at > 2000); /* it was long enough to be cut somewhere */
}

/* A server that stops in the middle of what it says at a start is given up. */
TEST(test_start_frozen, "a server that is frozen at a start")
{
    STORE_LOCAL *s = open_at(database);
    store_close(&s);
    for (long at = 100; at < 800; at += 300) {
        pgproxy_answer(proxy, at, PGPROXY_FREEZE);
        s = store_open(through, &clock_system, why, sizeof(why));
        CU_ASSERT_PTR_NULL(s);
        IS(errno, EAGAIN);
        CU_ASSERT_TRUE(pgproxy_answered(proxy));
        printf("# byte %ld: %s\n", at, why);
    }
    s = open_at(through);
    IS(account_make(s, 1500, "Ann", 0), STORE_OK);
}

/* An answer ends in the middle while games are played. Nothing is told that is not there, and
 * nothing is there twice. */
TEST(test_answers_cut, "answers that are cut")
{
    STORE_LOCAL *s = open_at(through);
    struct stream stream;
    stream_begin(&stream, s, 1000);
    for (long at = 0, step = step_of(61); at < 1200; at += step) {
        pgproxy_answer(proxy, at, 0);
        while (!pgproxy_answered(proxy))
            stream_run(&stream, 5);
    }
    stream_check(&stream);
}

/* A room in a process of its own, which may end or wait for ever. Returns how it ended; `out` gets
 * a byte for each event that was told. */
static int hostile_room(const char *url, int64_t first, int out)
{
    pid_t pid = fork();
    if (pid == 0) {
        alarm(8);
        struct store *s = store_open(url, &clock_system, why, sizeof(why));
        alarm(3);
        for (int32_t seq = 1; s && seq <= 12; seq++)
            if (event_append(s, first, store_epoch(s), seq, seq, "move") != STORE_OK ||
                write(out, "", 1) != 1)
                break;
        _exit(0);
    }
    int status = -1;
    waitpid(pid, &status, 0);
    return status;
}

/* A server says something else than it should. The room may end, and the next one comes; or it
 * may wait. But it tells nobody of a move that is not there. */
TEST(test_answers_changed, "answers that are changed")
{
    struct store *s = open_at(database);
    stream_begin(&(struct stream){0}, s, 2000);
    store_close(&s);
    int told = 0, ended = 0;
    for (long at = 3, step = step_of(401); at < 9000; at += step) {
        int fd[2];
        char bytes[16];
        CU_ASSERT_EQUAL_FATAL(pipe(fd), 0);
        free(pglab_sql(database, "DELETE FROM journal; UPDATE game SET last = 0"));
        pgproxy_answer(proxy, at, (int)(1 + at % 255));
        int status = hostile_room(through, 2000, fd[1]);
        pgproxy_answer(proxy, -1, 0);
        close(fd[1]);
        int acknowledged = (int)read(fd[0], bytes, sizeof(bytes));
        close(fd[0]);
        FREED char *stored = pglab_sql(database, "SELECT count(*) FROM journal");
        CU_ASSERT_TRUE(atoi(stored) >= acknowledged);
        CU_ASSERT_FALSE(WIFSIGNALED(status) && WTERMSIG(status) != SIGALRM &&
                        WTERMSIG(status) != SIGABRT);
        if (atoi(stored) < acknowledged || (WIFSIGNALED(status) && WTERMSIG(status) != SIGALRM))
            printf("# byte %ld changed: told %d, stored %s, status %d\n", at, acknowledged, stored,
                   status);
        told += acknowledged;
        ended += status != 0;
    }
    printf("# rooms that ended: %d; moves that were told: %d\n", ended, told);
    CU_ASSERT_TRUE(told > 0);
}

TEST(test_cuts, "connections that break at each point")
{
    STORE_LOCAL *s = open_at(through);
    struct stream stream;
    stream_begin(&stream, s, 1000);
    stream_run(&stream, 100);
    for (int round = 0; round < 12; round++) {
        const int before = pgproxy_cuts(proxy);
        pgproxy_cut(proxy, (enum pgproxy_cut)(PGPROXY_UNSENT + round % 3), -1);
        do
            stream_run(&stream, 20);
        while (pgproxy_cuts(proxy) == before);
    }
    stream_check(&stream);
    CU_ASSERT_TRUE(store_healthy(s));
    store_close(&s);
    /* And again after a commit that nobody heard of, in a new room. */
    s = open_at(through);
    stream.s = s;
    stream_check(&stream);
}

/* ---- Questions that are asked in one round trip ---- */

enum { ASKED = 300, ASKED_FIRST = 5000 };

struct asked {
    int told, wrong;
};

/* In turn: an account that exists, a name that no database can hold, and a name that nobody has. */
static void asked_told(void *arg, enum store_status status, const struct store_account *account)
{
    struct asked *asked = arg;
    const int at = asked->told++;
    if (at % 3 == 0)
        asked->wrong += status != STORE_OK || account->id != ASKED_FIRST + at / 3;
    else
        asked->wrong += status != STORE_NONE;
}

static void asked_all(struct store *s)
{
    struct asked asked = {0};
    for (int i = 0; i < ASKED; i++)
        if (i % 3 == 0)
            store_account_by_id(s, ASKED_FIRST + i / 3, asked_told, &asked);
        else
            store_account_by_name(s, i % 3 == 1 && i % 60 == 1 ? "\xff" : "nobody", false,
                                  asked_told, &asked);
    while (asked.told < ASKED)
        store_wait(s);
    IS(asked.wrong, 0);
}

/* Each gets its own answer, in order, whatever becomes of the others or of the connection. */
TEST(test_asked, "questions in one round trip")
{
    STORE_LOCAL *s = open_at(through);
    for (int i = 0; i < ASKED / 3; i++) {
        char name[24];
        snprintf(name, sizeof(name), "Asked%d", i);
        IS(account_make(s, ASKED_FIRST + i, name, 0), STORE_OK);
    }
    asked_all(s);
    for (int round = 0; round < 6; round++) {
        const int before = pgproxy_cuts(proxy);
        pgproxy_cut(proxy, (enum pgproxy_cut)(PGPROXY_UNSENT + round % 3), -1);
        asked_all(s);
        IS(pgproxy_cuts(proxy), before + 1);
    }
}

/* The server ends the connections, or cancels what they do. */
TEST(test_ended, "connections that the server ends")
{
    STORE_LOCAL *s = open_at(database);
    struct stream stream;
    stream_begin(&stream, s, 1000);
    for (int round = 0; round < 6; round++) {
        stream_run(&stream, 50);
        free(pglab_sql(database, round % 2 == 0
                                     ? "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                                       " WHERE application_name = 'cardroom'"
                                     : "SELECT pg_cancel_backend(pid) FROM pg_stat_activity"
                                       " WHERE application_name = 'cardroom'"));
    }
    stream_run(&stream, 50);
    stream_check(&stream);
}

/* ---- Crashes ---- */

/* Does a command of pglab while the stream goes on: in a process of its own, as this one waits. */
static pid_t lab_do(const struct pglab *lab, const char *command)
{
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        pglab_do(lab, command);
        _exit(0);
    }
    return child;
}

TEST(test_crashes, "crashes of the server")
{
    PGLAB_LOCAL *lab = pglab_start(NULL);
    FREED char *own = pglab_database(lab);
    STORE_LOCAL *s = open_at(own);
    struct stream stream;
    stream_begin(&stream, s, 1000);
    for (int round = 0; round < 3; round++) {
        stream_run(&stream, 100);
        pid_t child = lab_do(lab, "restart immediate");
        while (waitpid(child, NULL, WNOHANG) == 0)
            stream_run(&stream, 1);
        stream_run(&stream, 100);
    }
    stream_check(&stream);
}

/* The store reads the server's figures by itself, soon after it was opened. */
static int synchronous(struct store *s)
{
    struct store_pulse pulse = {.server.synchronous = -1};
    for (; pulse.server.synchronous < 0; poll(NULL, 0, 5))
        store_pulse(s, &pulse);
    return pulse.server.synchronous;
}

/* A server was frozen, and another one took its place. Something in between still runs, so the
 * old connections stay, and nobody answers. Here it is the same server, which has ended them. */
TEST(test_frozen, "a server that was frozen")
{
    STORE_LOCAL *s = open_at(through);
    struct store_pulse pulse;
    struct stream stream;
    stream_begin(&stream, s, 1300);
    stream_run(&stream, 20);
    pgproxy_freeze(proxy);
    free(pglab_sql(database, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE"
                             " application_name = 'cardroom'"));
    stream_run(&stream, 20);
    stream_check(&stream);
    store_pulse(s, &pulse);
    CU_ASSERT_TRUE(pulse.server.reconnects >= 2); /* the first lane writes, the last one reads */
}

/* A server that works on an answer for long, here because of a lock, keeps its connection: the
 * lane checks over another one, and finds that the server is at work. */
TEST(test_slow, "a server that works for long")
{
    STORE_LOCAL *s = open_at(through);
    struct store_pulse pulse;
    struct stream stream;
    stream_begin(&stream, s, 1400);
    stream_run(&stream, 20);
    PGconn *other = PQconnectdb(database);
    PQclear(PQexec(other, "BEGIN"));
    PQclear(PQexec(other, "SELECT 1 FROM writer FOR UPDATE"));
    const int made = pgproxy_made(proxy);
    stream_send(&stream);
    while (pgproxy_made(proxy) < made + 2)
        poll(NULL, 0, 20);
    PQfinish(other);
    stream_check(&stream);
    store_pulse(s, &pulse);
    IS(pulse.server.reconnects, 0);
}

/* While the server is away nothing is told, and the store says how it is doing. */
TEST(test_away, "a server that is away")
{
    PGLAB_LOCAL *lab = pglab_start(NULL);
    FREED char *own = pglab_database(lab);
    STORE_LOCAL *s = open_at(own);
    struct stream stream;
    stream_begin(&stream, s, 1000);
    stream_run(&stream, 20);
    pglab_do(lab, "kill");
    while (stream.sent < stream.told + 8)
        stream_send(&stream);
    while (store_healthy(s)) {
        struct pollfd fd = {.fd = store_fd(s), .events = POLLIN};
        poll(&fd, 1, -1);
        store_pump(s);
    }
    struct store_pulse pulse;
    do /* it is told in whole milliseconds */
        store_pulse(s, &pulse);
    while (pulse.stalled_ms == 0 || pulse.server.away_ms == 0);
    IS(pulse.server.reconnects, 0);
    IS(pulse.server.fenced, 0);
    CU_ASSERT_TRUE(pulse.server.waiting[0] + pulse.server.waiting[1] >= store_backlog(s));
    IS(pulse.server.waiting[2], 0);
    CU_ASSERT_TRUE(store_backlog(s) > 0);
    const int told = stream.told;
    IS(store_pump(s), 0);
    IS(stream.told, told);
    pglab_do(lab, "up");
    stream_check(&stream);
    CU_ASSERT_TRUE(store_healthy(s));
    const int64_t away_ms = pulse.server.away_ms;
    store_pulse(s, &pulse);
    CU_ASSERT_TRUE(pulse.server.away_ms > away_ms);
    CU_ASSERT_TRUE(pulse.server.reconnects >= 2); /* the first lane writes, the last one reads */
    CU_ASSERT_TRUE(pulse.server.deepest > 0);     /* since the look before */
    const int64_t whole_ms = pulse.server.away_ms;
    do /* what is told is counted a moment later, and may leave a rollback under way */
        store_pulse(s, &pulse);
    while (pulse.server.depth > 0 || pulse.server.deepest > 0 ||
           pulse.server.waiting[0] + pulse.server.waiting[1] + pulse.server.waiting[2] > 0);
    IS(pulse.server.away_ms, whole_ms);
    IS(synchronous(s), 0);
    /* A store that is closed meanwhile gives up in the end. */
    stream_run(&stream, 20);
    pglab_do(lab, "kill");
    stream_send(&stream);
}

/* Without its standby a commit hangs. If somebody stops that wait, the write is there for all to
 * see, but not safe; it is told when it is. */
TEST(test_standby, "a standby that is away")
{
    PGLAB_LOCAL *lab = pglab_start(NULL), *standby = pglab_standby(lab, NULL);
    FREED char *own = pglab_database(lab);
    STORE_LOCAL *s = open_at(own);
    IS(synchronous(s), 1);
    IS(account_make(s, 10, "Ann", 0), STORE_OK);
    pglab_do(standby, "kill");
    struct answer answer = {0};
    const struct store_entry gain = xp(10, 0, 1, "adjust");
    store_post(s, &gain, 1, answer_take, &answer);
    pglab_until(own, "SELECT count(*) = 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep'", "t");
    free(pglab_sql(own, "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE"
                        " wait_event = 'SyncRep'"));
    pglab_until(own, "SELECT xp = 1 FROM account WHERE id = 10", "t");
    /* now another write of the lane's hangs, on a connection of its own */
    const char *const hangs = "SELECT count(*) = 1 FROM pg_stat_activity WHERE wait_event ="
                              " 'SyncRep' AND query LIKE '%barrier%'";
    pglab_until(own, hangs, "t");
    /* if somebody stops that wait, too, the lane makes yet another one */
    free(pglab_sql(own, "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE"
                        " wait_event = 'SyncRep'"));
    pglab_until(own, "SELECT barrier = 1 FROM writer WHERE lane = 0", "t");
    pglab_until(own, hangs, "t");
    store_pump(s);
    CU_ASSERT_FALSE(answer.done);
    CU_ASSERT_FALSE(store_healthy(s));
    pglab_do(lab, "alone");
    IS(answer_wait(s, &answer), STORE_OK);
    IS(xp_of(s, 10), 1);
    CU_ASSERT_TRUE(store_healthy(s));
}

/* ---- What the server refuses ---- */

static void post_noted(struct store *s, int64_t id, const char *detail, struct answer *answer)
{
    struct store_audit audit = {.id = id, .who = "kate", .act = "adjust", .about = "ann"};
    snprintf(audit.detail, sizeof(audit.detail), "%s", detail);
    const struct store_entry gain = xp(10, 0, 1, "adjust");
    store_attach(s, &(struct store_attached){.audit = &audit});
    store_post(s, &gain, 1, answer_take, answer);
}

/* A write for which there is no space is refused alone, and leaves nothing. */
TEST(test_full, "no space")
{
    STORE_LOCAL *s = open_at(database);
    IS(account_make(s, 10, "Ann", 0), STORE_OK);
    free(pglab_sql(database, "CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS"
                             " $$ BEGIN IF NEW.detail = 'big' THEN RAISE 'no space left' USING"
                             " ERRCODE = '53100'; END IF; RETURN NEW; END $$;"
                             " CREATE TRIGGER no_space BEFORE INSERT ON audit FOR EACH ROW"
                             " EXECUTE FUNCTION no_space()"));
    struct answer answer[6] = {0};
    for (int i = 0; i < 6; i++)
        post_noted(s, 50 + i, i == 3 ? "big" : "small", &answer[i]);
    for (int i = 0; i < 6; i++)
        IS(answer_wait(s, &answer[i]), i == 3 ? STORE_FULL : STORE_OK);
    IS(xp_of(s, 10), 5);
    struct answer alone = {0}, after = {0};
    post_noted(s, 60, "big", &alone);
    IS(answer_wait(s, &alone), STORE_FULL);
    CU_ASSERT_FALSE(store_healthy(s));
    post_noted(s, 61, "small", &after);
    IS(answer_wait(s, &after), STORE_OK);
    CU_ASSERT_TRUE(store_healthy(s));
    IS(xp_of(s, 10), 6);
}

/* A batch that the server undid for a reason that passes is done again, as a whole. */
TEST(test_again, "again")
{
    static const char *const states[] = {"40001", "40P01"};
    STORE_LOCAL *s = open_at(database);
    IS(account_make(s, 10, "Ann", 0), STORE_OK);
    for (int i = 0; i < 2; i++) {
        FREED char *sql =
            xasprintf("CREATE SEQUENCE tries%d; CREATE OR REPLACE FUNCTION again() RETURNS"
                      " trigger LANGUAGE plpgsql AS $$ BEGIN IF nextval('tries%d') < 4 THEN"
                      " RAISE 'again' USING ERRCODE = '%s'; END IF; RETURN NEW; END $$;"
                      " CREATE OR REPLACE TRIGGER again BEFORE INSERT ON audit FOR EACH ROW"
                      " EXECUTE FUNCTION again()",
                      i, i, states[i]);
        free(pglab_sql(database, sql));
        struct answer answer[3] = {0};
        for (int n = 0; n < 3; n++)
            post_noted(s, 50 + i * 10 + n, "small", &answer[n]);
        for (int n = 0; n < 3; n++)
            IS(answer_wait(s, &answer[n]), STORE_OK);
        IS(xp_of(s, 10), 3 * (i + 1));
    }
}

/* ---- Two rooms ---- */

TEST(test_taken_over, "another room takes over")
{
    struct store *old = open_at(database);
    struct stream stream;
    stream_begin(&stream, old, 1000);
    stream_run(&stream, 30);
    struct store *s = open_at(database);
    CU_ASSERT_TRUE(store_epoch(s) > store_epoch(old));
    const int before = stream.posts;
    const int32_t events = stream.seq[0];
    stream_run(&stream, 28);
    IS(stream.fenced, 28);
    IS(stream.other, 0);
    CU_ASSERT_FALSE(store_healthy(old));
    IS(xp_of(s, 1100), before);
    IS(xp_of(old, 1100), before); /* it may still read */
    struct game_read read = game_stored(s, 1000);
    IS(read.events, events);
    IS(event_append(s, 1000, store_epoch(s), events + 1, 5000, "mine"), STORE_OK);
    CU_ASSERT_TRUE(store_healthy(s));
    /* What was still to be written counts, too. */
    struct store_server_pulse last;
    stream_send(&stream);
    store_close_last(&old, &last);
    IS(last.fenced, 29);
    store_close_last(&s, &last);
    IS(last.fenced, 0);
}

/* Another room takes over while the old one does not know whether its last batch was written.
 * The batch was written, and the old room reports so; everything after it is fenced. */
TEST(test_taken_in_doubt, "another room takes over in doubt")
{
    struct store *old = open_at(through);
    IS(account_make(old, 1100, "Ann", 0), STORE_OK);
    const struct store_entry gain = xp(1100, 0, 1, "adjust");
    IS(post(old, &gain, 1), STORE_OK);
    pgproxy_cut(proxy, PGPROXY_UNTOLD, 0); /* of the first lane */
    pgproxy_shut(proxy, true);
    struct answer untold = {0}, late = {0};
    store_post(old, &gain, 1, answer_take, &untold);
    while (pgproxy_cuts(proxy) == 0)
        poll(NULL, 0, 10);
    STORE_LOCAL *s = open_at(database);
    IS(xp_of(s, 1100), 2);
    store_post(old, &gain, 1, answer_take, &late);
    pgproxy_shut(proxy, false);
    IS(answer_wait(old, &untold), STORE_OK);
    IS(answer_wait(old, &late), STORE_FENCED);
    IS(xp_of(s, 1100), 2);
    store_close(&old);
}

/* Another room takes over, and writes, just when the old one has made its connection again and is
 * about to ask whether its last batch was written: the batch that it sees is not its own. */
TEST(test_taken_after_barrier, "and after the barrier")
{
    struct store *old = open_at(through);
    IS(account_make(old, 1100, "Ann", 0), STORE_OK);
    free(pglab_sql(
        database,
        "CREATE FUNCTION taken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        " INSERT INTO opening SELECT 2, (SELECT batch FROM writer WHERE lane = 0),"
        " (SELECT batch FROM writer WHERE lane = 1);"
        " UPDATE writer SET epoch = 2, batch = batch + 1 WHERE lane < 2; RETURN NULL; END $$;"
        "CREATE TRIGGER taken AFTER UPDATE OF barrier ON writer FOR EACH ROW"
        " WHEN (NEW.lane = 0 AND NEW.barrier > OLD.barrier) EXECUTE FUNCTION taken()"));
    const struct store_entry gain = xp(1100, 0, 1, "adjust");
    pgproxy_cut(proxy, PGPROXY_UNSENT, 0); /* of the first lane */
    IS(post(old, &gain, 1), STORE_FENCED);
    IS(xp_of(old, 1100), 0);
    store_close(&old);
}

/* If a database lacks writes that were reported as done, for example after the promotion of a
 * standby that did not have them, the process ends: its memory is no longer true. */
TEST(test_gone_back, "a database that went back ends the room")
{
    int status = 0;
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        struct store *s = open_at(database);
        const struct store_entry gain = xp(1100, 0, 1, "adjust");
        bool good = account_make(s, 1100, "Ann", 0) == STORE_OK && post(s, &gain, 1) == STORE_OK;
        free(pglab_sql(database, "UPDATE writer SET batch = batch - 1 WHERE lane = 0;"
                                 "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE"
                                 " datname = current_database() AND pid <> pg_backend_pid()"));
        post(s, &gain, 1);
        _exit(good ? 0 : 3);
    }
    waitpid(child, &status, 0);
    CU_ASSERT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == EXIT_FAILURE);
}

/* ---- Lanes ---- */

enum { LANE_GAMES = 40, LANE_EVENTS = 12 };

static void lane_started(void *arg, enum store_status status, int64_t number)
{
    (void)number;
    order_take(arg, status);
}

/* All writes of one game are done in order, although plain events and everything else are on
 * different lanes: start, events, an event with the table, events, the end. The test waits for
 * nothing in between. */
TEST(test_lanes, "lanes keep the order of a game")
{
    static struct order games[LANE_GAMES];
    static struct order_step steps[LANE_GAMES][LANE_EVENTS + 3];
    STORE_LOCAL *s = open_at(database);
    IS(account_make(s, 10, "Ann", 1000), STORE_OK);
    IS(account_make(s, 11, "Bob", 1000), STORE_OK);
    for (int g = 0; g < LANE_GAMES; g++) {
        struct store_game game = game_of(1000 + g, 10, 11, 0);
        struct store_table table = {.id = 5000 + g, .number = g + 1, .game = game.id, .text = "a"};
        games[g] = (struct order){0};
        for (int i = 0; i < LANE_EVENTS + 3; i++)
            steps[g][i] = (struct order_step){&games[g], i};
        struct order_step *step = steps[g];
        store_game_start(s, &game, &table, NULL, 0, lane_started, step++);
        for (int seq = 1; seq <= LANE_EVENTS; seq++) {
            const struct store_event event = {.command = seq, .text = "move"};
            struct store_append append = {.game = game.id,
                                          .epoch = store_epoch(s),
                                          .first_seq = seq,
                                          .nevents = 1,
                                          .events = &event,
                                          .table = seq == LANE_EVENTS / 2 ? &table : NULL};
            store_game_append(s, &append, order_take, step++);
        }
        game.state = STORE_GAME_FINISHED;
        const struct store_event over = {.text = "over"};
        const struct store_entry gain = xp(10, game.id, 1, "win");
        const struct store_append end = {.game = game.id,
                                         .epoch = store_epoch(s),
                                         .first_seq = LANE_EVENTS + 1,
                                         .nevents = 1,
                                         .events = &over,
                                         .final = &game,
                                         .nentries = 1,
                                         .entries = &gain};
        store_game_append(s, &end, order_take, step++);
        table.text = "b";
        store_table_put(s, &table, order_take, step++);
    }
    for (int g = 0; g < LANE_GAMES; g++) {
        while (games[g].next < LANE_EVENTS + 3)
            store_wait(s);
        CU_ASSERT_FALSE(games[g].wrong);
    }
    IS(xp_of(s, 10), LANE_GAMES);
    pglab_is(database, "SELECT DISTINCT body FROM card_table", "b");
    sums_check(s);
}

/* No row of the mint or of escrow is written, and their entries have numbers of their own. */
TEST(test_no_hot_rows, "no row that every game waits for")
{
    STORE_LOCAL *s = open_at(database);
    IS(account_make(s, 10, "Ann", 100), STORE_OK);
    IS(account_make(s, 11, "Bob", 100), STORE_OK);
    const struct store_game game = game_begun(s, 5, 10, 11, 30);
    IS(sums_read(s).chips_escrow, 60);
    IS(game_end(s, &game, 1, 0, 2000), STORE_OK);
    IS(chips_of(s, 10), 130);
    const struct store_sums sums = sums_read(s);
    IS(sums.chips_escrow, 0);
    IS(sums.chips_mint, -200);
    pglab_is(database, "SELECT chips, last_entry, xmax FROM account WHERE id <= 2", "0|0|0\n0|0|0");
    pglab_is(database,
             "SELECT account, max(seq), count(*) FROM entry WHERE account > 2"
             " GROUP BY account ORDER BY account",
             "10|4|4\n11|3|3");
}

/* ---- The schema ---- */

static int column_add(void *arg, int count, char **value, char **name)
{
    (void)count, (void)name;
    char **list = arg, *longer = xasprintf("%s%s%s", *list, **list ? "\n" : "", value[0]);
    free(*list);
    *list = longer;
    return 0;
}

/* Both engines have the same tables and columns, except for what each does in its own way. */
TEST(test_schema, "schema")
{
    FOLDER_LOCAL *folder = folder_make(NULL);
    FREED char *path = xasprintf("%s/room.db", folder),
               *url = xasprintf("sqlite:%s?ballast=0&low=0", path);
    struct store *s = open_at(url);
    store_close(&s);
    s = open_at(database);
    store_close(&s);
    sqlite3 *db;
    FREED char *ours = xstrdup("");
    IS(sqlite3_open(path, &db), SQLITE_OK);
    IS(sqlite3_exec(db,
                    "SELECT t.name || ' ' || c.name FROM sqlite_schema t, pragma_table_info(t.name)"
                    " c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'"
                    " AND (t.name, c.name) NOT IN (VALUES ('journal', 'n'), ('journal', 'prev'))"
                    " ORDER BY 1",
                    column_add, &ours, NULL),
       SQLITE_OK);
    sqlite3_close(db);
    FREED char *theirs = pglab_sql(
        database, "SELECT table_name || ' ' || column_name FROM information_schema.columns"
                  " WHERE table_schema = current_schema()"
                  " AND table_name NOT IN ('schema_version', 'writer', 'opening',"
                  " 'node', 'lease', 'joining')"
                  " AND (table_name, column_name) NOT IN (VALUES ('account', 'last_entry'))"
                  " ORDER BY (table_name || ' ' || column_name) COLLATE \"C\"");
    CU_ASSERT_STRING_EQUAL(ours, theirs);
    if (strcmp(ours, theirs) != 0)
        printf("# a step of the schema of one engine has no twin: data/schema, "
               "data/schema/postgresql\n");
}

/* A start refuses a database that is empty now and was not before. Somebody has to remove the note
 * that it was there. */
TEST(test_emptied, "a database that was emptied")
{
    FOLDER_LOCAL *folder = folder_make(NULL);
    FREED char *other = pglab_database(server), *known = xasprintf("%s/database.known", folder);
    const char *const empty = "DROP SCHEMA public CASCADE; CREATE SCHEMA public";
    presence_server(known);
    struct store *s = open_at(database);
    store_close(&s);
    s = open_at(database);
    store_close(&s);
    free(pglab_sql(database, empty));
    CU_ASSERT_PTR_NULL(store_open(database, &clock_system, why, sizeof(why)));
    CU_ASSERT_PTR_NOT_NULL(strstr(why, " is empty, but was not when this service last used it"));
    CU_ASSERT_PTR_NOT_NULL(strstr(why, known));
    pglab_is(database,
             "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'", "0");
    CU_ASSERT_EQUAL(store_server_test(other, why, sizeof(why)), 0);
    memset(why, 0, sizeof(why));
    CU_ASSERT_EQUAL(store_server_test(database, why, sizeof(why)), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, " is empty, but was not when this service last used it"));
    s = open_at(other); /* the settings name another database, which is new */
    store_close(&s);
    CU_ASSERT_PTR_NOT_NULL(s = store_open(database, &clock_system, why, sizeof(why)));
    store_close(&s);
    free(pglab_sql(database, empty));
    CU_ASSERT_PTR_NULL(store_open(database, &clock_system, why, sizeof(why)));
    CU_ASSERT_EQUAL(unlink(known), 0);
    s = open_at(database);
    store_close(&s);
    presence_server(NULL);
}

CUTAP_MAIN(argc, argv)
{
    return pglab_run(&server, CUTAP_SUITES);
}
