/*
 * The thread that ssh sessions are in before their login: whose turn it is, and what happens to
 * those that are taken back. Its steps and what follows from them are the test's own.
 */
#include <event2/event.h>
#include <semaphore.h>
#include <sys/socket.h>
#include <unistd.h>

#include "cutap.h"
#include "ssh_peer.h"
#include "ssh_worker.h"

enum { CROWD = 30, AGAIN = 3 };

struct caller {
    struct ssh_peer peer;
    int other_end;
};

static struct event_base *base;
static struct ssh_worker *worker;
static sem_t stepped, go; /* the first step of all tells that it is under way, and waits */
static bool first;
static bool each_tells;              /* each step tells that it is under way */
static struct ssh_peer *eager;       /* a session that is lent again when it has been handled */
static int again;                    /* how many times more it is lent */
static struct caller *behind[AGAIN]; /* those who come in behind it, one each time */
static struct ssh_peer *order[2 * CROWD];
static int steps, polled;

bool ssh_peer_step(struct ssh_peer *peer)
{
    if (first) {
        first = false;
        sem_post(&stepped);
        sem_wait(&go);
    }
    order[steps++] = peer;
    if (each_tells)
        sem_post(&stepped);
    return false;
}

static struct caller *call(uint8_t number);

/* Lends the eager session again. Lets somebody else call while its next step is under way. */
void ssh_peer_polled(struct ssh_peer *peer, int rc UNUSED)
{
    polled++;
    if (peer != eager || again == 0)
        return;
    again--;
    ssh_worker_lend(worker, peer);
    sem_wait(&stepped);
    behind[again] = call(2);
    sem_wait(&stepped);
}

/* Somebody of network `number`, whose socket is ready. */
static struct caller *call(uint8_t number)
{
    struct caller *caller = calloc(1, sizeof(*caller));
    int pair[2];

    CU_ASSERT_FATAL(caller && socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0);
    CU_ASSERT_EQUAL(write(pair[1], "x", 1), 1);
    caller->peer.fd = pair[0];
    caller->peer.network.address[0] = number;
    caller->other_end = pair[1];
    ssh_worker_lend(worker, &caller->peer);
    return caller;
}

static void hang_up(struct caller *caller)
{
    ssh_worker_recall(worker, &caller->peer);
    close(caller->peer.fd);
    close(caller->other_end);
    free(caller);
}

/* The first one's step is under way, and the others are lent meanwhile. */
static struct caller *under_way;
static void begin(void)
{
    base = event_base_new();
    worker = ssh_worker_new(base);
    sem_init(&stepped, 0, 0);
    sem_init(&go, 0, 0);
    first = true;
    steps = polled = 0;
    each_tells = false;
    under_way = call(1);
    sem_wait(&stepped);
}

static void end(void)
{
    ssh_worker_free(&worker);
    event_base_free(base);
    sem_destroy(&stepped);
    sem_destroy(&go);
}

static void dealt_with(int number)
{
    while (polled < number)
        event_base_loop(base, EVLOOP_ONCE);
}

static int place_of(const struct caller *caller)
{
    int place = 0;

    while (place < steps && order[place] != &caller->peer)
        place++;
    return place;
}

SUITE("ssh worker", begin, end);

/* Whoever comes with many sessions makes themselves wait, and not the last comer. */
TEST(test_turns, "turns by network")
{
    struct caller *crowd[CROWD], *a, *b;

    crowd[0] = under_way;
    for (int i = 1; i < CROWD; i++)
        crowd[i] = call(1);
    a = call(2);
    b = call(3);
    sem_post(&go);
    dealt_with(CROWD + 2);
    CU_ASSERT_EQUAL(steps, CROWD + 2);
    CU_ASSERT(place_of(a) <= 3);
    CU_ASSERT(place_of(b) <= 3);
    for (int i = 0; i < CROWD; i++)
        hang_up(crowd[i]);
    hang_up(a);
    hang_up(b);
}

/* Sessions are taken back while they wait, have their step, or are done. Nothing follows. */
TEST(test_recall, "sessions that are taken back")
{
    struct caller *gone = call(1), *other = call(2);

    hang_up(gone);
    sem_post(&go);
    dealt_with(1);
    hang_up(under_way);
    dealt_with(2);
    hang_up(other);
    CU_ASSERT_EQUAL(steps, 2);
    CU_ASSERT_EQUAL(polled, 2);
}

/* A session that is lent again is looked at at once, even with nothing new on its socket. */
TEST(test_again, "lent again")
{
    char byte;

    sem_post(&go);
    dealt_with(1);
    CU_ASSERT_EQUAL(read(under_way->peer.fd, &byte, 1), 1);
    ssh_worker_lend(worker, &under_way->peer);
    dealt_with(2);
    CU_ASSERT_EQUAL(steps, 2);
    hang_up(under_way);
}

/* However fast the thread is, the loop has its other events between two turns of a session. */
TEST(test_loop_goes_on, "the loop goes on")
{
    each_tells = true;
    eager = &under_way->peer;
    again = AGAIN;
    sem_post(&go);
    sem_wait(&stepped);
    event_base_loop(base, EVLOOP_ONCE);
    CU_ASSERT_EQUAL(polled, 1);
    dealt_with(1 + 2 * AGAIN);
    CU_ASSERT_EQUAL(polled, 1 + 2 * AGAIN);
    for (int i = 0; i < AGAIN; i++)
        hang_up(behind[i]);
    hang_up(under_way);
}
