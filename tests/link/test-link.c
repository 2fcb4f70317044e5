/*
 * One end of a link against the other, and against a peer that misbehaves.
 */
#include <event2/event.h>
#include <signal.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "cutap.h"
#include "link.h"
#include "xalloc.h"

/* One side as its owner sees it. */
struct side {
    struct event_base *base;
    struct link *link;
    bool ready, closed;
    char why[128], software[64];
    int messages, last_type;
    uint64_t last_number;
    bool echo, rings, free_on_message, free_on_closed;
    uint64_t stop_at;            /* the number of messages after which the loop stops */
    int64_t costs_us;            /* of the processor's time for each message */
    int in_a_row, most_in_a_row; /* of messages that no other side's came between */
    struct side *beside;         /* that other side */
};

static int64_t us(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

static void on_ready(void *arg, const char *software)
{
    struct side *side = arg;
    side->ready = true;
    snprintf(side->software, sizeof(side->software), "%s", software);
}

static void on_message(void *arg, const struct link_message *m)
{
    struct side *side = arg;
    CU_ASSERT(side->ready);
    side->messages++;
    side->last_type = m->type;
    if (m->type == LINK_DONE) {
        CU_ASSERT_EQUAL(m->field[0].number, side->last_number + 1); /* in order */
        side->last_number = m->field[0].number;
    }
    if (side->echo)
        link_send(side->link, LINK_DONE, m->conn, m->field[0].number);
    if (side->rings)
        link_send(side->link, LINK_BELL, m->conn);
    if (side->free_on_message)
        link_free(&side->link);
    for (int64_t until = us(CLOCK_THREAD_CPUTIME_ID) + side->costs_us;
         us(CLOCK_THREAD_CPUTIME_ID) < until;) {
    }
    side->in_a_row++;
    if (side->in_a_row > side->most_in_a_row)
        side->most_in_a_row = side->in_a_row;
    if (side->beside)
        side->beside->in_a_row = 0;
    if ((uint64_t)side->messages == side->stop_at)
        event_base_loopbreak(side->base);
}

static void on_closed(void *arg, const char *why)
{
    struct side *side = arg;
    CU_ASSERT_FALSE(side->closed);
    side->closed = true;
    snprintf(side->why, sizeof(side->why), "%s", why);
    if (side->free_on_closed)
        link_free(&side->link);
    event_base_loopbreak(side->base);
}

static const struct link_callbacks callbacks = {on_ready, on_message, on_closed};

/* Runs the loop until a side stops it; five minutes are a failure. */
static void run(struct event_base *base)
{
    struct timeval limit = {300, 0};
    event_base_loopexit(base, &limit);
    event_base_dispatch(base);
    CU_ASSERT_FALSE(event_base_got_exit(base));
}

/* The test that runs has two links to each other, or one whose other end is a bare descriptor,
 * `fd`, and what that end writes. */
static struct side a, b;
static int fd;
static struct buf buf;

static void pair_begin(void)
{
    memset(&a, 0, sizeof(a));
    memset(&b, 0, sizeof(b));
    a.base = b.base = event_base_new();
    int ends[2];
    CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends), 0);
    a.link = link_new(a.base, ends[0], &callbacks, &a);
    b.link = link_new(b.base, ends[1], &callbacks, &b);
}

static void pair_end(void)
{
    link_free(&a.link);
    link_free(&b.link);
    event_base_free(a.base);
}

static void bare_begin(void)
{
    int ends[2];
    memset(&a, 0, sizeof(a));
    a.base = event_base_new();
    CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
    a.link = link_new(a.base, ends[0], &callbacks, &a);
    fd = ends[1];
}

static void bare_end(void)
{
    buf_free(&buf);
    link_free(&a.link);
    event_base_free(a.base);
    close(fd);
}

static char *long_text(size_t len)
{
    char *text = xmalloc(len + 1);
    memset(text, 'x', len);
    text[len] = '\0';
    return text;
}

static void put(const void *data, size_t len)
{
    CU_ASSERT_EQUAL(write(fd, data, len), (ssize_t)len);
}

SUITE("link", pair_begin, pair_end);

TEST(test_hello_and_echo, "hello, then messages in order")
{
    enum { COUNT = 20000 };
    b.echo = true;
    a.stop_at = COUNT;
    for (uint64_t i = 1; i <= COUNT; i++)
        CU_ASSERT(link_send(a.link, LINK_DONE, (uint64_t)5, i));
    CU_ASSERT(link_backlog(a.link) > 0); /* what the kernel did not take */
    run(a.base);
    CU_ASSERT(a.ready && b.ready);
    CU_ASSERT(strncmp(a.software, "cardroom", 8) == 0);
    CU_ASSERT_EQUAL(b.messages, COUNT);
    CU_ASSERT_EQUAL(a.last_number, COUNT);
    uint64_t sent = 7, received = 0;
    link_messages(a.link, &sent, &received);
    CU_ASSERT(sent == 7 + COUNT + 1 && received == COUNT + 1);
}

/* Messages that were sent before the end arrive first, then the end. */
TEST(test_end_comes_last, "the end comes last")
{
    for (uint64_t i = 1; i <= 100; i++)
        link_send(a.link, LINK_DONE, (uint64_t)1, i);
    CU_ASSERT_EQUAL(link_flush(a.link), 0);
    link_free(&a.link);
    CU_ASSERT_PTR_NULL(a.link);
    run(b.base);
    CU_ASSERT(b.closed && b.messages == 100);
    CU_ASSERT_STRING_EQUAL(b.why, "the other side is gone");
    CU_ASSERT_FALSE(link_send(b.link, LINK_BELL, (uint64_t)1));
    a.base = b.base;
}

TEST(test_free_inside_upcalls, "freeing inside an upcall")
{
    b.free_on_message = true;
    a.free_on_closed = true;
    link_send(a.link, LINK_BELL, (uint64_t)1);
    link_send(a.link, LINK_BELL, (uint64_t)2);
    run(a.base);
    CU_ASSERT(a.closed && !b.closed && b.messages == 1);
    CU_ASSERT(!a.link && !b.link);
}

SUITE("link to a bare peer", bare_begin, bare_end);

TEST(test_byte_by_byte, "byte by byte")
{
    link_encode(&buf, LINK_HELLO, (uint64_t)LINK_VERSION, "slow");
    link_encode(&buf, LINK_DONE, (uint64_t)1, (uint64_t)1);
    link_encode(&buf, LINK_DONE, (uint64_t)1, (uint64_t)2);
    for (size_t i = 0; i < buf.len; i++) {
        put(buf.data + i, 1);
        event_base_loop(a.base, EVLOOP_NONBLOCK);
    }
    CU_ASSERT_STRING_EQUAL(a.software, "slow");
    CU_ASSERT_EQUAL(a.messages, 2);
    CU_ASSERT_FALSE(a.closed);
}

TEST(test_other_version, "another version")
{
    char why[64];
    snprintf(why, sizeof(why), "they speak version %d (cardroom 9), we speak %d", LINK_VERSION + 2,
             LINK_VERSION);
    link_encode(&buf, LINK_HELLO, (uint64_t)LINK_VERSION + 2, "cardroom 9");
    link_encode(&buf, LINK_BELL, (uint64_t)1);
    put(buf.data, buf.len);
    run(a.base);
    CU_ASSERT(a.closed && !a.ready && a.messages == 0);
    CU_ASSERT_STRING_EQUAL(a.why, why);
}

TEST(test_no_hello, "no hello")
{
    link_encode(&buf, LINK_BELL, (uint64_t)1);
    put(buf.data, buf.len);
    run(a.base);
    CU_ASSERT(a.closed && a.messages == 0);
    CU_ASSERT_STRING_EQUAL(a.why, "bell came before hello");
}

TEST(test_second_hello, "a second hello")
{
    link_encode(&buf, LINK_HELLO, (uint64_t)LINK_VERSION, "");
    link_encode(&buf, LINK_HELLO, (uint64_t)LINK_VERSION, "x");
    link_encode(&buf, LINK_BELL, (uint64_t)1);
    put(buf.data, buf.len);
    run(a.base);
    CU_ASSERT(a.closed && a.ready && a.messages == 0);
    CU_ASSERT_STRING_EQUAL(a.software, "");
    CU_ASSERT_STRING_EQUAL(a.why, "a second hello came");
    /* Over is over. */
    CU_ASSERT_FALSE(link_send(a.link, LINK_BELL, (uint64_t)1));
}

TEST(test_broken_frame, "a broken frame")
{
    link_encode(&buf, LINK_HELLO, (uint64_t)LINK_VERSION, "x");
    link_encode(&buf, LINK_BELL, (uint64_t)1);
    buf_add(&buf, "\xff\xff\xff\xff", 4);
    put(buf.data, buf.len);
    run(a.base);
    CU_ASSERT(a.closed && a.messages == 1);
    CU_ASSERT_STRING_EQUAL(a.why, "a broken frame came");
}

TEST(test_peer_that_does_not_read, "a peer that does not read")
{
    FREED char *text = long_text(60000);
    size_t most = 0;
    while (link_send(a.link, LINK_TEXT, (uint64_t)1, text)) {
        most = link_backlog(a.link);
        CU_ASSERT_FATAL(most <= LINK_BACKLOG_MAX);
    }
    CU_ASSERT(most > LINK_BACKLOG_MAX / 2);
    run(a.base);
    CU_ASSERT(a.closed);
    CU_ASSERT_STRING_EQUAL(a.why, "the other side does not read");
}

/* A slow peer gets all messages in order, and then nothing waits any more. */
TEST(test_peer_that_is_slow, "a peer that is slow")
{
    enum { COUNT = 40000 };
    BUF_LOCAL got = {0};
    struct link_message m;
    uint64_t last = 0;
    link_send(a.link, LINK_TEXT, (uint64_t)1, "begins\n");
    for (uint64_t i = 1; i <= COUNT; i++)
        CU_ASSERT(link_send(a.link, LINK_DONE, (uint64_t)1, i));
    size_t waiting = link_flush(a.link);
    CU_ASSERT(waiting > 0);
    while (last < COUNT) {
        char bytes[10000];
        ssize_t n = recv(fd, bytes, sizeof(bytes), MSG_DONTWAIT);
        if (n > 0)
            buf_add(&got, bytes, (size_t)n);
        event_base_loop(a.base, EVLOOP_NONBLOCK);
        CU_ASSERT_FATAL(n > 0 || link_backlog(a.link) > 0);
        size_t at = 0;
        for (long took; (took = link_decode(got.data + at, got.len - at, &m)) > 0;) {
            at += (size_t)took;
            if (m.type == LINK_DONE) {
                CU_ASSERT_EQUAL(m.field[0].number, last + 1);
                last = m.field[0].number;
            }
        }
        buf_drain(&got, at);
    }
    CU_ASSERT_EQUAL(link_backlog(a.link), 0);
    CU_ASSERT_EQUAL(got.len, 0);
    CU_ASSERT_FALSE(a.closed);
}

/* Hello and three messages of a peer that is gone by the time they are read. */
static void last_words(void)
{
    link_encode(&buf, LINK_HELLO, (uint64_t)LINK_VERSION, "x");
    for (uint64_t i = 1; i <= 3; i++)
        link_encode(&buf, LINK_DONE, (uint64_t)1, i);
    put(buf.data, buf.len);
}

/* A side that takes nothing any more may have sent something before. That is heard, and what is
 * still sent to it piles up nowhere. */
TEST(test_last_words_are_heard, "last words are heard")
{
    FREED char *text = long_text(60000);
    last_words();
    CU_ASSERT_EQUAL(shutdown(fd, SHUT_RD), 0);
    for (size_t sent = 0; sent <= LINK_BACKLOG_MAX; sent += 60000) /* more than may wait */
        CU_ASSERT(link_send(a.link, LINK_TEXT, (uint64_t)1, text));
    CU_ASSERT_EQUAL(link_flush(a.link), 0);
    event_base_loop(a.base, EVLOOP_ONCE);
    CU_ASSERT(a.messages == 3 && !a.closed);
    CU_ASSERT_EQUAL(shutdown(fd, SHUT_WR), 0);
    run(a.base);
    CU_ASSERT(a.closed);
    CU_ASSERT_STRING_EQUAL(a.why, "the other side is gone");
}

/* A peer that was killed with our words unread: the kernel calls that a reset. */
TEST(test_reset, "a reset")
{
    last_words();
    CU_ASSERT_EQUAL(link_flush(a.link), 0); /* our hello, which nobody reads */
    close(fd);
    fd = -1;
    run(a.base);
    CU_ASSERT(a.closed);
    CU_ASSERT_STRING_EQUAL(a.why, "the other side is gone");
}

SUITE("bounded link", pair_begin, pair_end);

/* A bounded link whose messages cost much: whatever it has sent at once, others have their turn in
 * between, and of its time it gets no more than its share. */
TEST(test_bounded, "a bounded link")
{
    enum { COSTS_US = 2 * LINK_SLICE_US, LEFT_US = 20000, COUNT = 2 * LEFT_US / COSTS_US };
    struct side c, d;
    const int64_t began = us(CLOCK_MONOTONIC);
    struct link_budget budget = {.paid_us =
                                     began + (int64_t)(LINK_BURST_US - LEFT_US) * LINK_SHARE};
    int ends[2];
    memset(&c, 0, sizeof(c));
    memset(&d, 0, sizeof(d));
    c.base = d.base = a.base;
    CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
    c.link = link_new(c.base, ends[0], &callbacks, &c);
    d.link = link_new(c.base, ends[1], &callbacks, &d);
    c.rings = d.rings = true; /* these two are never silent */
    link_send(c.link, LINK_BELL, (uint64_t)1);
    link_bound(b.link, &budget);
    b.costs_us = COSTS_US;
    b.beside = &d;
    d.beside = &b;
    b.stop_at = COUNT;
    for (uint64_t i = 1; i <= COUNT; i++)
        link_send(a.link, LINK_DONE, (uint64_t)1, i);
    run(a.base);
    CU_ASSERT_EQUAL(b.messages, COUNT);
    CU_ASSERT(b.most_in_a_row <= 8); /* between two of the others the loop turns a few times */
    CU_ASSERT(us(CLOCK_MONOTONIC) - began >=
              ((int64_t)COUNT * COSTS_US - LEFT_US - COSTS_US) * LINK_SHARE);
    /* The next link of that side goes on with the same budget. */
    CU_ASSERT(budget.paid_us > us(CLOCK_MONOTONIC));
    link_free(&c.link);
    link_free(&d.link);
}

/* How long it has to wait is told. */
TEST(test_bounded_held, "a bounded link that waits")
{
    const int64_t hour_us = INT64_C(3600000000);
    struct link_budget budget = {.paid_us = us(CLOCK_MONOTONIC) + hour_us};
    link_bound(b.link, &budget);
    b.stop_at = 1;
    link_send(a.link, LINK_DONE, (uint64_t)1, (uint64_t)1);
    run(a.base);
    CU_ASSERT(budget.held_us > hour_us / 2 && budget.held_us < hour_us + hour_us / 2);
}

/* What came over a bounded link before its end is heard before the end. */
TEST(test_bounded_end, "a bounded link that ends")
{
    struct link_budget budget = {0};
    link_bound(b.link, &budget);
    b.costs_us = LINK_SLICE_US;
    for (uint64_t i = 1; i <= 20; i++)
        link_send(a.link, LINK_DONE, (uint64_t)1, i);
    CU_ASSERT_EQUAL(link_flush(a.link), 0);
    link_free(&a.link);
    run(b.base);
    CU_ASSERT(b.closed && b.messages == 20);
    CU_ASSERT_EQUAL(budget.held_us, 0); /* they have cost less than there is at once */
    a.base = b.base;
}

/* A message that is too large for a frame is refused, and the link goes on. */
TEST(test_what_cannot_be_sent, "what cannot be sent")
{
    FREED char *text = long_text(LINK_FRAME_MAX);
    size_t waiting = link_backlog(a.link);
    CU_ASSERT_FALSE(link_send(a.link, LINK_TEXT, (uint64_t)1, text));
    struct link_open open = {.conn = 1, .address = text};
    CU_ASSERT_FALSE(link_send_open(a.link, &open));
    CU_ASSERT_EQUAL(link_backlog(a.link), waiting);
    open.address = "192.0.2.1";
    b.stop_at = 1;
    CU_ASSERT(link_send_open(a.link, &open));
    run(a.base);
    CU_ASSERT(b.messages == 1 && b.last_type == LINK_OPEN);
    struct link *none = NULL;
    link_free(&none);
}

/* Ends of links that speak these versions each, in place of the pair. */
static void pair_of(int a_oldest, int a_newest, int b_oldest, int b_newest)
{
    int ends[2];
    pair_end();
    memset(&a, 0, sizeof(a));
    memset(&b, 0, sizeof(b));
    a.base = b.base = event_base_new();
    CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
    a.link = link_new_of(a.base, ends[0], a_oldest, a_newest, &callbacks, &a);
    b.link = link_new_of(a.base, ends[1], b_oldest, b_newest, &callbacks, &b);
}

/* A side speaks its version and the one before; the lower of both holds. */
TEST(test_versions, "versions")
{
    static const struct {
        int a, b, holds; /* 0: none */
    } cases[] = {{3, 3, 3}, {3, 4, 3}, {4, 3, 3}, {4, 4, 4}, {3, 5, 0}, {5, 3, 0}, {4, 2, 0}};
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        pair_of(cases[i].a - 1, cases[i].a, cases[i].b - 1, cases[i].b);
        if (cases[i].holds != 0) {
            a.stop_at = 1;
            link_send(b.link, LINK_DONE, (uint64_t)1, (uint64_t)1);
        }
        run(a.base);
        CU_ASSERT_EQUAL(a.ready && b.ready, cases[i].holds != 0);
        CU_ASSERT_EQUAL(a.closed || b.closed, cases[i].holds == 0);
        if (cases[i].holds != 0)
            CU_ASSERT_EQUAL(link_version(a.link), cases[i].holds);
    }
}

/* Types of a later version are not sent to a side that does not know them, nor before it has said
 * what it knows. All others are. */
TEST(test_too_new, "types that a side is too old for")
{
    pair_of(2, 3, 1, 2);
    CU_ASSERT_EQUAL(link_type_since(LINK_MOTION), 3);
    CU_ASSERT_FALSE(link_send(a.link, LINK_KEYS, (uint64_t)1, (uint64_t)1, (uint64_t)1, ""));
    b.stop_at = 1;
    CU_ASSERT(link_send(a.link, LINK_BELL, (uint64_t)1));
    run(a.base);
    while (!a.ready)
        event_base_loop(a.base, EVLOOP_ONCE);
    CU_ASSERT_EQUAL(link_version(a.link), 2);
    CU_ASSERT_FALSE(link_send(a.link, LINK_KEYS, (uint64_t)1, (uint64_t)1, (uint64_t)1, ""));
    CU_ASSERT(link_send(a.link, LINK_KNOWN, ""));
    b.stop_at = 2;
    run(a.base);
    CU_ASSERT_EQUAL(b.last_type, LINK_KNOWN);
    CU_ASSERT_EQUAL(b.messages, 2);
    pair_of(2, 3, 2, 3);
    b.stop_at = 1;
    CU_ASSERT(link_send(a.link, LINK_BELL, (uint64_t)1));
    run(a.base);
    while (!a.ready)
        event_base_loop(a.base, EVLOOP_ONCE);
    b.stop_at = 2;
    CU_ASSERT(link_send(a.link, LINK_KEYS, (uint64_t)1, (uint64_t)1, (uint64_t)1, ""));
    run(a.base);
    CU_ASSERT_EQUAL(b.last_type, LINK_KEYS);
}

CUTAP_MAIN(argc, argv)
{
    signal(SIGPIPE, SIG_IGN);
    return cutap_run(CUTAP_SUITES);
}
