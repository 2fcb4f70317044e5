/*
 * A room that was taken over, against a real door: frames about connections that do not exist, out
 * of order, too large, or with what no room says (doc/design.md, "A hostile door"). The door goes
 * on, and people who are not addressed notice nothing.
 */
#include <poll.h>
#include <stdarg.h>
#include <sys/socket.h>
#include <unistd.h>

#include "child_word.h"
#include "closed.h"
#include "cutap.h"
#include "doorlab.h"
#include "message.h"

enum { PATIENCE_S = 60, SEEN_MAX = 256 * 1024, BIG = 60000 };

static struct doorlab lab;
static char seen[SEEN_MAX], big[BIG + 1];
static int room = -1; /* our end of the link */
static struct buf in;

static void out(const void *bytes, size_t len)
{
    CU_ASSERT_EQUAL(send(room, bytes, len, MSG_NOSIGNAL), (ssize_t)len);
}

static void say(int type, ...)
{
    BUF_LOCAL frame = {0};
    va_list args;
    va_start(args, type);
    CU_ASSERT(link_vencode(&frame, (enum link_type)type, args));
    va_end(args);
    out(frame.data, frame.len);
}

/* The next message of a type, with its connection; false: none comes. It lives until the next call.
 */
static bool hear(int type, struct link_message *message)
{
    static size_t took;
    char bytes[65536];
    for (;;) {
        buf_drain(&in, took);
        took = 0;
        long len = link_decode(in.data ? in.data : "", in.len, message);
        CU_ASSERT_FATAL(len >= 0);
        took = (size_t)len;
        if (len > 0 && (int)message->type == type)
            return true;
        struct pollfd p = {.fd = room, .events = POLLIN};
        ssize_t got = 0;
        if (len == 0 && (poll(&p, 1, PATIENCE_S * 1000) != 1 ||
                         (got = recv(room, bytes, sizeof(bytes), 0)) <= 0))
            return false;
        buf_add(&in, bytes, (size_t)got);
    }
}

static void link_new_room(void)
{
    int pair[2];
    CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair), 0);
    CU_ASSERT_EQUAL(child_word_send(lab.control, "room", pair[0]), 0);
    close(pair[0]);
    if (room >= 0)
        close(room);
    room = pair[1];
    buf_clear(&in);
    say(LINK_HELLO, (uint64_t)LINK_VERSION, "a hostile room");
}

/* A client, and the connection that the door calls it. */
static int client(uint64_t *conn)
{
    struct link_message m;
    int fd = doorlab_connect(lab.telnet_port, PATIENCE_S);
    CU_ASSERT_FATAL(fd >= 0);
    CU_ASSERT_TRUE_FATAL(hear(LINK_OPEN, &m));
    *conn = m.conn;
    return fd;
}

/* The client is still there and gets what it is told. */
static void lives(int fd, uint64_t conn)
{
    static int n;
    char line[64];
    snprintf(line, sizeof(line), "still here %d\n", ++n);
    say(LINK_TEXT, conn, line);
    line[strlen(line) - 1] = '\0';
    CU_ASSERT_TRUE(doorlab_expect(fd, line, seen, sizeof(seen)));
    CU_ASSERT_PTR_NULL(strstr(seen, "evil"));
}

/* Every type of message, about a connection. */
static void say_every(uint64_t conn)
{
    static const char *const names[] = {"input",  "history", "login",     "language",
                                        "colour", "ascii",   "width",     "",
                                        "%n%s%n", "input",   "background"};
    static const char *const values[] = {"",
                                         "char",
                                         "line",
                                         "yes",
                                         "on",
                                         "-1",
                                         "99999999999999999999",
                                         "../../etc/passwd",
                                         "%n%n",
                                         "\033[2Jevil\007",
                                         big};
    uint64_t ids[3] = {conn, conn + 1, UINT64_MAX};
    say(LINK_AUTH_REPLY, conn, (uint64_t)255, (uint64_t)255, big);
    say(LINK_AUTH_REPLY, conn, (uint64_t)1, (uint64_t)0, "evil");
    for (size_t n = 0; n < sizeof(names) / sizeof(*names); n++)
        for (size_t v = 0; v < sizeof(values) / sizeof(*values); v++)
            say(LINK_SET, conn, names[n], values[v]);
    say(LINK_SET, conn, big, "evil");
    say(LINK_TEXT, conn, big);
    say(LINK_TEXT, conn, "");
    say(LINK_TEXT, conn, "\033]0;evil\007\033[2J\n");
    say(LINK_PROMPT, conn, big, (uint64_t)255);
    say(LINK_PROMPT, conn, "\033]0;evil\007", (uint64_t)0);
    say(LINK_BELL, conn);
    say(LINK_TICKET, conn, (const void *)big, (size_t)BIG);
    say(LINK_DONE, conn, (uint64_t)0);
    say(LINK_DONE, conn, UINT64_MAX);
    say(LINK_FINISHED, conn, (uint64_t)77, "evil\nmore evil\n");
    say(LINK_FINISHED, conn, (uint64_t)UINT32_MAX, big);
    for (uint64_t what = 0; what < 256; what += 51) {
        say(LINK_SCREEN, conn, what, big, "");
        say(LINK_SCREEN, conn, what, "evil", "\n\n\n");
        say(LINK_PAGE, conn, big);
        say(LINK_PAGE, conn, "");
    }
    for (uint64_t at = 0; at < 65536; at += 13107)
        say(LINK_MOTION, conn, at, (uint64_t)65535 - at, (uint64_t)65535 - at, at, at % 256, big);
    say(LINK_MOTION, conn, (uint64_t)0, (uint64_t)65535, (uint64_t)0, (uint64_t)0, (uint64_t)4,
        "\033[2J\x1f");
    say(LINK_SCREEN, conn, (uint64_t)0, "", "");
    say(LINK_GMCP, conn, big);
    say(LINK_GMCP, conn, "");
    say(LINK_MANY, (const void *)ids, sizeof(ids) - 1, "to many\n");
    say(LINK_MANY, (const void *)ids, (size_t)0, big);
    /* What a door says. */
    say(LINK_KEY, conn, (uint64_t)1, (uint64_t)1, (uint64_t)1, (uint64_t)13, (uint64_t)1,
        (uint64_t)1);
    say(LINK_KEYS, conn, (uint64_t)255, (uint64_t)UINT32_MAX,
        "\r\x1b\n\t\1770123456789 abcdefghijklmnopqrstuvwxyz");
    say(LINK_KEYS, conn, (uint64_t)0, (uint64_t)0, "");
    say(LINK_LINE, conn, (uint64_t)1, (uint64_t)1, "evil");
    say(LINK_GONE, conn, "evil");
    say(LINK_AUTH, conn, (uint64_t)3, "a", "b", "c", "d", "e");
    say(LINK_SYNCED);
    say(LINK_CLIENT, conn, (uint64_t)1, (uint64_t)1, (uint64_t)1, (uint64_t)1);
}

SUITE("hostile room", NULL, NULL);

TEST(test_start, "start")
{
    CU_ASSERT_TRUE_FATAL(doorlab_start(&lab, "", NULL));
    doorlab_room_kill(&lab);
    memset(big, 'x', BIG);
    link_new_room();
    struct link_message m;
    CU_ASSERT_TRUE(hear(LINK_SYNCED, &m));
}

/* About connections that do not exist, and about one that is then closed. */
TEST(test_foreign, "connections of nobody")
{
    uint64_t ours, other;
    int fd = client(&ours), by = client(&other);
    say_every(0);
    say_every(UINT64_MAX);
    say_every(ours ^ 1U << 20);
    say(LINK_CLOSE, ours ^ 1U << 20, (uint64_t)1);
    lives(fd, ours);
    lives(by, other);
    say_every(ours);
    say(LINK_CLOSE, ours, (uint64_t)UINT32_MAX);
    say_every(ours);
    struct link_message m;
    CU_ASSERT_TRUE(hear(LINK_GONE, &m) && m.conn == ours);
    say_every(ours);
    /* The client that was addressed got nothing that draws as it likes. */
    CU_ASSERT_FALSE(doorlab_expect(fd, "\n\nnever\n\n", seen, sizeof(seen)));
    CU_ASSERT_PTR_NULL(strstr(seen, "\033]0;"));
    CU_ASSERT_PTR_NULL(strstr(seen, "\033[2J\n"));
    lives(by, other);
    close(fd);
    close(by);
    CU_ASSERT_TRUE(hear(LINK_GONE, &m));
}

/* Messages for no connection, without sense. */
TEST(test_lists, "lists without sense")
{
    static const char *const lines[] = {"",
                                        "\n\n\n",
                                        "::/0\t0\teverybody",
                                        "0.0.0.0/0\t-1\t\n::/129\t1\tx",
                                        "127.0.0.1\t99999999999999999999999\t\033[2J",
                                        "\t\t\t\t",
                                        "max-connections 0\nmax-connections -5\nno-such-limit 1",
                                        "max-unauthenticated 99999999999999\nlogin-deadline never",
                                        "connections 1e999\n%n %n\nx",
                                        big};
    uint64_t conn;
    FD_LOCAL fd = client(&conn);
    for (size_t i = 0; i < sizeof(lines) / sizeof(*lines); i++) {
        say(LINK_BANS, lines[i]);
        say(LINK_LIMITS, lines[i]);
        say(LINK_MSSP, lines[i]);
        say(LINK_FIGURES, lines[i]);
        say(LINK_KNOWN, lines[i]);
    }
    say(LINK_BANS, "");
    lives(fd, conn);
    close(fd);
    fd = client(&conn);
    lives(fd, conn);
}

/* Bytes that are not a frame end the link. The connections stay, and the next room gets them with
 * the last ticket that was not too long. */
TEST(test_broken, "bytes that are not a frame")
{
    struct link_message m;
    uint64_t conn;
    char byte;
    FD_LOCAL fd = client(&conn);
    say(LINK_TICKET, conn, (const void *)"mine", (size_t)4);
    say(LINK_TICKET, conn, (const void *)big, (size_t)BIG);
    out("\xff\xff\xff\xff", 4);
    while (recv(room, &byte, 1, 0) == 1) {
    }
    link_new_room();
    CU_ASSERT_TRUE_FATAL(hear(LINK_OPEN, &m));
    CU_ASSERT_EQUAL(m.conn, conn);
    const struct link_field *ticket = &m.field[m.nfields - 1];
    CU_ASSERT(ticket->len == 4 && memcmp(ticket->data, "mine", 4) == 0);
    CU_ASSERT_TRUE(hear(LINK_SYNCED, &m));
    lives(fd, conn);
}

/* A login gets one answer. An answer that comes before the question, twice, or to an open
 * connection lets nobody in and ends nothing. */
TEST(test_answers, "answers that nobody waits for")
{
    struct link_message m;
    uint64_t conn;
    FD_LOCAL fd = client(&conn);
    for (uint64_t answer = 0; answer < 256; answer++)
        say(LINK_AUTH_REPLY, conn, answer, answer, "");
    lives(fd, conn);
    CU_ASSERT_EQUAL(send(fd, "a line\r\n", 8, MSG_NOSIGNAL), 8);
    CU_ASSERT_TRUE(hear(LINK_LINE, &m));
    CU_ASSERT(m.conn == conn && m.field[2].len == 6);
    uint64_t command = m.field[0].number;
    say(LINK_DONE, conn, command + 1000);
    say(LINK_DONE, conn, command);
    say(LINK_DONE, conn, command);
    lives(fd, conn);
}

TEST(test_end, "the end")
{
    CU_ASSERT_TRUE(doorlab_stop(&lab));
    close(room);
    buf_free(&in);
}
