/*
 * The door's process over real sockets: telnet, refusals, bans, deadlines, running out of
 * descriptors.
 */
#include <errno.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>
#include <zlib.h>

#include <libssh/libssh.h>

#include "clock.h"
#include "closed.h"
#include "cutap.h"
#include "doorlab.h"
#include "files.h"
#include "rawssh.h"
#include "telnet_probe.h"

enum { PATIENCE_S = 300, SEEN_MAX = 8192 };

static struct doorlab lab;
static char seen[SEEN_MAX];

static void start(const char *limits, const char *bans)
{
    CU_ASSERT_TRUE_FATAL(doorlab_start(&lab, limits, bans));
}

static void begin(void)
{
    start("limit-exempt 127.0.0.0/8", NULL);
}

static void stop(void)
{
    if (lab.door > 0)
        CU_ASSERT_TRUE(doorlab_stop(&lab));
}

static int telnet(void)
{
    return doorlab_connect(lab.telnet_port, PATIENCE_S);
}

static void type(int fd, const char *text)
{
    CU_ASSERT_EQUAL(send(fd, text, strlen(text), MSG_NOSIGNAL), (ssize_t)strlen(text));
}

#define SEND(fd, bytes)                                                                            \
    CU_ASSERT_EQUAL(send(fd, bytes, sizeof(bytes) - 1, MSG_NOSIGNAL), (ssize_t)sizeof(bytes) - 1)
/* A terminal's name by telnet, and what else its client says. */
#define NAMED(name) "\xff\xfa\x18\0" name "\xff\xf0"
#define BEGINS      "\xff\xfb\x18\xff\xfb\x1f"
#define SIZE_100_30 "\xff\xfa\x1f\0\x64\0\x1e\xff\xf0"
#define REFUSES     "\xff\xfc\x27\xff\xfe\x2a\xff\xfe\x19"

#define EXPECT(fd, text) DOORLAB_SAW(doorlab_expect(fd, text, seen, sizeof(seen)), text, seen)
#define SEEN(text)       CU_ASSERT_PTR_NOT_NULL(strstr(seen, text))
#define UNSEEN(text)     CU_ASSERT_PTR_NULL(strstr(seen, text))

/* The connection ends, and nothing more comes. */
static void expect_end(int fd)
{
    CU_ASSERT_FALSE(doorlab_expect(fd, "\n\nnever\n\n", seen, sizeof(seen)));
    char byte;
    CU_ASSERT(recv(fd, &byte, 1, 0) <= 0);
    close(fd);
}

SUITE("door", begin, stop);

TEST(test_raw, "raw lines")
{
    int fd = telnet();
    type(fd, "early bird\n"); /* before the banner, without a telnet byte */
    EXPECT(fd, "said early bird");
    SEEN("input 1");
    type(fd, "password\n");
    EXPECT(fd, "Password: ");
    SEEN("will appear on your screen");
    /* Synch (RFC 854): the mark of a command comes as urgent data and removes nothing else. */
    CU_ASSERT_EQUAL(send(fd, "\xff\xf2", 2, MSG_OOB | MSG_NOSIGNAL), 2);
    type(fd, "urgent\n");
    EXPECT(fd, "said urgent");
    type(fd, "quit\n");
    EXPECT(fd, "bye");
    expect_end(fd);
}

/* A client that answers like telnet-ssl: one terminal name, repeated. */
TEST(test_terminal, "a terminal by telnet")
{
    static const char answers[] =
        BEGINS SIZE_100_30 NAMED("XTERM") NAMED("XTERM") REFUSES "\xff\xfd\x01\xff\xfd\x03";

    FD_LOCAL fd = telnet();
    SEND(fd, answers);
    EXPECT(fd, "\303\251\033[6n");
    type(fd, "\033[1;2");
    type(fd, "R");
    EXPECT(fd, "\342\231\240\033[6n");
    type(fd, "h\033[1;2Ri\r"); /* somebody types already */
    EXPECT(fd, "said hi");
    SEEN("100x30 input 3 utf8 1");
    SEEN(" on XTERM");
    SEND(fd, "\xff\xfa\x1f\0\x50\0\x18\xff\xf0");
    EXPECT(fd, "size 80x24");
    close(fd);

    /* A client whose terminal does not answer. */
    int64_t begin = clock_mono(&clock_system);
    fd = telnet();
    SEND(fd, answers);
    EXPECT(fd, "lab> ");
    CU_ASSERT(clock_mono(&clock_system) - begin >= 500);
    SEEN("input 3 utf8 0");
    type(fd, "hi\r");
    EXPECT(fd, "said hi");
    /* Late it says that it does not want our echo. */
    SEND(fd, "\xff\xfe\x01");
    EXPECT(fd, "client input 2 utf8 0 reader 0 colours 256");
    type(fd, "by lines\r\n");
    EXPECT(fd, "said by lines");
}

/* The room is told the client's own name if it has one, and not its terminal's. */
TEST(test_client_name, "a client's name")
{
    static const char tintin[] = BEGINS SIZE_100_30 NAMED("TINTIN++") NAMED("xterm-256color")
        NAMED("MTTS 271") NAMED("MTTS 271") REFUSES;
    FD_LOCAL fd = telnet();
    SEND(fd, tintin);
    EXPECT(fd, "lab> ");
    SEEN("100x30 input 2 utf8 1");
    SEEN(" on TINTIN++");
}

/* Clients that type before they negotiate: those that log in by themselves, or over a slow link.
 * What each one is, is decided anew by what it says. */
TEST(test_types_first, "clients that type before they negotiate")
{
    static const char tintin[] =
        NAMED("TINTIN++") NAMED("xterm-256color") NAMED("MTTS 271") NAMED("MTTS 271");
    FD_LOCAL fd = telnet();
    type(fd, "password\r\n");
    EXPECT(fd, "Password: ");
    SEEN("will appear on your screen");
    SEND(fd, BEGINS);
    EXPECT(fd, "client input 2 utf8 0 reader 0 colours 0");
    SEEN("\xff\xfb\xc9"); /* WILL GMCP: the rest is asked, */
    /* and what is typed is hidden. */
    SEEN("\xff\xfb\x01\r\nPassword: \xff\xf9");
    SEND(fd, SIZE_100_30);
    EXPECT(fd, "size 100x30");
    SEND(fd, tintin);
    EXPECT(fd, "client input 2 utf8 1 reader 0 colours 256");
    close(fd);

    fd = telnet();
    type(fd, "early\r\n");
    EXPECT(fd, "said early");
    SEND(fd, BEGINS);
    EXPECT(fd, "client input 2 utf8 0 reader 0 colours 0");
    SEND(fd, NAMED("XTERM") NAMED("XTERM"));
    EXPECT(fd, "\303\251\033[6n");
    SEEN("\xff\xfb\x03\xff\xfb\x01"); /* WILL SGA, WILL ECHO */
    type(fd, "\033[1;2R");
    EXPECT(fd, "\342\231\240\033[6n");
    type(fd, "a\033[1;2Rb\r");
    EXPECT(fd, "said ab");
    SEEN("client input 3 utf8 1 reader 0 colours 256");
    SEND(fd, "\xff\xfe\x01"); /* it is not asked again for what it does not want */
    EXPECT(fd, "client input 2 utf8 1 reader 0 colours 256");
    SEND(fd, SIZE_100_30);
    type(fd, "by lines\r\n");
    EXPECT(fd, "said by lines");
    UNSEEN("client input");
}

/* Clients of another protocol than the port's, in one piece and byte by byte: nothing that they
 * send is carried out. */
TEST(test_foreign, "clients of other protocols")
{
    ROWS_LOCAL rows = rows_open("tests/door/foreign.txt", NULL);
    char told[100];

    FD_LOCAL plain = telnet();
    type(plain, "Getting /on\r\n"); /* no request, and the door knows the room's ports then */
    EXPECT(plain, "said Getting /on");
    while (rows_next(&rows)) {
        bool ssh = strcmp(rows.cell[0], "ssh") == 0;
        rows_bytes(rows.cell[2]);
        for (int split = 0; split < 2; split++) {
            int fd = ssh ? doorlab_connect(lab.ssh_port, PATIENCE_S) : telnet();
            const char *at = rows.cell[2];
            for (; split == 1 && *at != '\0' && at - rows.cell[2] < 12; at++)
                send(fd, at, 1, MSG_NOSIGNAL);
            send(fd, at, strlen(at), MSG_NOSIGNAL);
            snprintf(told, sizeof(told),
                     "This port isn't for %s. The ports here: telnet 4000, SSH 4022, HTTP "
                     "http://lab:8080.\r\n",
                     rows.cell[1]);
            EXPECT(fd, told);
            UNSEEN("said");
            expect_end(fd);
        }
    }
}

/* A crawler of a list of games, which asks for MSSP and nothing else. */
TEST(test_crawler, "a crawler of lists")
{
    FD_LOCAL fd = telnet(), crawler = telnet();
    type(fd, "hello\n");
    EXPECT(fd, "said hello"); /* the door knows the room now */
    EXPECT(crawler, "\xff\xfb\x46");
    SEND(crawler, "\xff\xfd\x46");
    EXPECT(crawler, "\xff\xfa\x46\001NAME\002Lab\001PLAYERS\0022\001PORT\0024000\001SSH\0024022"
                    "\001WEB\002http://lab:8080\xff\xf0");
}

/* GMCP: announcements before the lobby is open reach the room, and each room after it. */
TEST(test_gmcp, "GMCP")
{
    static const char early[] =
        "\xff\xfd\xc9\xff\xfa\311Core.Supports.Set [\"Cards 1\"]\xff\xf0\xff\xfa\311Core.Hello "
        "{}\xff\xf0\xff\xfa\311Core.Supports.Add \303\xff\xf0\xff\xfb\x18";
    FD_LOCAL fd = telnet();
    SEND(fd, early);
    EXPECT(fd, "\xff\xfa\xc9"
               "Lab.Heard \"Core.Supports.Set [\"Cards 1\"]\"\xff\xf0");
    UNSEEN("Core.Hello");
    UNSEEN("Supports.Add");
    SEND(fd, "\xff\xfa\311Core.Ping\xff\xf0");
    EXPECT(fd, "Lab.Heard \"Core.Ping\"");
    doorlab_room_kill(&lab);
    EXPECT(fd, "The room is coming back.");
    CU_ASSERT_TRUE(doorlab_room(&lab, NULL));
    EXPECT(fd, "Lab.Heard \"Core.Supports.Set [\"Cards 1\"]\"");
}

/* MCCP2: everything after the five bytes is one zlib stream up to its end. */
TEST(test_compressed, "compressed")
{
    static const char start_of[] = "\xff\xfa\x56\xff\xf0";
    unsigned char bytes[SEEN_MAX], plain[2 * SEEN_MAX];
    size_t len = 0;
    z_stream stream = {.next_out = plain, .avail_out = sizeof(plain) - 1};

    FD_LOCAL fd = telnet();
    ssize_t got;
    SEND(fd, "\xff\xfd\x56");
    type(fd, "flood\r\nquit\r\n");
    CU_ASSERT_EQUAL_FATAL(inflateInit2(&stream, 12), Z_OK);
    while (len < sizeof(bytes) && (got = recv(fd, bytes + len, sizeof(bytes) - len, 0)) > 0)
        len += (size_t)got;
    unsigned char *begin = memmem(bytes, len, start_of, sizeof(start_of) - 1);
    CU_ASSERT_PTR_NOT_NULL_FATAL(begin);
    stream.next_in = begin + sizeof(start_of) - 1;
    stream.avail_in = (unsigned)(bytes + len - stream.next_in);
    BUF_LOCAL all = {0};
    int rc;
    do {
        stream.next_out = plain;
        stream.avail_out = sizeof(plain);
        rc = inflate(&stream, Z_SYNC_FLUSH);
        buf_add(&all, plain, sizeof(plain) - stream.avail_out);
    } while (rc == Z_OK);
    CU_ASSERT_EQUAL(rc, Z_STREAM_END);
    CU_ASSERT_EQUAL(stream.avail_in, 0);
    CU_ASSERT(all.len > 100000);
    CU_ASSERT_PTR_NOT_NULL(memmem(all.data, all.len, "end of flood", 12));
    CU_ASSERT_PTR_NOT_NULL(memmem(all.data, all.len, "bye", 3));
    inflateEnd(&stream);
}

/* A client that refuses character mode before the lobby is open. */
TEST(test_refused, "character mode refused")
{
    FD_LOCAL fd = telnet();
    SEND(fd, "\xff\xfb\x18\xff\xfc\x1f" NAMED("VT100") NAMED("VT100") REFUSES);
    EXPECT(fd, "\033[6n");
    SEND(fd, "\xff\xfd\x01\xff\xfe\x03");
    EXPECT(fd, "lab> ");
    SEEN("input 2");
}

/* What a MUD client tells after the probe is over reaches the room. */
TEST(test_late, "facts that come late")
{
    int64_t begin = clock_mono(&clock_system);
    FD_LOCAL fd = telnet();
    SEND(fd, "\xff\xfb\x18");
    EXPECT(fd, "lab> ");
    CU_ASSERT(clock_mono(&clock_system) - begin >= TELNET_PROBE_MS);
    SEEN("input 2 utf8 0");
    SEND(fd, NAMED("MUDLET") NAMED("XTERM") NAMED("MTTS 76"));
    EXPECT(fd, "client input 2 utf8 1 reader 1 colours 256");
}

TEST(test_room_away, "the room is away")
{
    FD_LOCAL fd = telnet();
    type(fd, "hello\n");
    EXPECT(fd, "said hello");
    doorlab_room_kill(&lab);
    EXPECT(fd, "The room is coming back.");
    FD_LOCAL late = telnet();
    type(late, "waiting\n");
    EXPECT(late, "The room is getting ready.");
    CU_ASSERT_TRUE(doorlab_room(&lab, NULL));
    EXPECT(late, "said waiting");
    type(fd, "still here\n");
    EXPECT(fd, "said still here");
}

/* Draining: newcomers are turned away with a line; those who are there are told once and go on
 * until the time is over. It can be taken back. */
TEST(test_drain, "drain and stop")
{
    int fd = telnet();
    type(fd, "a\n");
    EXPECT(fd, "said a");
    CU_ASSERT_TRUE(doorlab_word(&lab, "drain 3600000"));
    EXPECT(fd, "This machine is about to be serviced.");
    int other = telnet();
    EXPECT(other, "This machine takes no new connections now.");
    expect_end(other);
    type(fd, "b\n");
    EXPECT(fd, "said b");
    CU_ASSERT_TRUE(doorlab_word(&lab, "serve"));
    do { /* the word may come later than the connection */
        other = telnet();
        type(other, "c\n");
    } while (!doorlab_expect(other, "said c", seen, sizeof(seen)));
    CU_ASSERT_TRUE(doorlab_word(&lab, "drain 0"));
    EXPECT(fd, "This machine is being serviced.");
    expect_end(fd);
    EXPECT(other, "This machine is being serviced.");
    expect_end(other);
}

/* ---- Doors with limits of their own ---- */

SUITE("limits", NULL, stop);

TEST(test_refusals, "people beyond the limit are told")
{
    start("max-per-address 2", NULL);
    int one = telnet(), two = telnet(), three = telnet();
    EXPECT(three, "Close one of them first.");
    expect_end(three);
    three = doorlab_connect(lab.ssh_port, PATIENCE_S);
    EXPECT(three, "Close one of them first.");
    expect_end(three);
    close(one);
    close(two);
    stop();

    start("accept-rate-per-address 1", NULL);
    one = telnet();
    two = telnet();
    three = telnet();
    EXPECT(three, "Too many connections");
    expect_end(three);
    close(one);
    close(two);
}

/* The list comes over the link: wait until the door has it by what it says. */
TEST(test_bans, "the banned are told why")
{
    start("limit-exempt 127.0.0.0/8", "127.0.0.0/8\t0\tbad manners\n");
    int64_t give_up = clock_mono(&clock_system) + 1000 * PATIENCE_S;
    for (bool banned = false; !banned && clock_mono(&clock_system) < give_up;) {
        FD_LOCAL fd = doorlab_connect(lab.telnet_port, 1);
        type(fd, "x\n");
        banned = doorlab_expect(fd, "The reason: bad manners", seen, sizeof(seen));
    }
    int fd = telnet();
    EXPECT(fd, "Your address is banned. The reason: bad manners\r\n");
    expect_end(fd);

    ssh_session session = ssh_new();
    const bool no = false;
    ssh_options_set(session, SSH_OPTIONS_PROCESS_CONFIG, &no);
    ssh_options_set(session, SSH_OPTIONS_HOST, "127.0.0.1");
    ssh_options_set(session, SSH_OPTIONS_PORT, &lab.ssh_port);
    ssh_options_set(session, SSH_OPTIONS_USER, "guest");
    CU_ASSERT_EQUAL(ssh_connect(session), SSH_OK);
    CU_ASSERT_NOT_EQUAL(ssh_userauth_none(session, NULL), SSH_AUTH_SUCCESS);
    char *banner = ssh_get_issue_banner(session);
    CU_ASSERT_PTR_NOT_NULL(banner);
    if (banner)
        CU_ASSERT_PTR_NOT_NULL(strstr(banner, "bad manners"));
    ssh_string_free_char(banner);
    ssh_free(session);
}

/* Asserts that clients that do not log in within `seconds` are closed, whatever they send. False:
 * the client that should log in has not done so in that time, as may happen on a busy machine. */
static bool closed_after(int seconds)
{
    int fds[4];
    char limits[32];

    snprintf(limits, sizeof(limits), "login-deadline %d", seconds);
    start(limits, NULL);
    fds[0] = telnet();
    fds[1] = doorlab_connect(lab.ssh_port, PATIENCE_S);
    fds[2] = doorlab_connect(lab.ssh_port, PATIENCE_S);
    send(fds[2], "SSH-2.0-slow\r\n", 14, MSG_NOSIGNAL);
    fds[3] = doorlab_connect(lab.ssh_port, PATIENCE_S);
    send(fds[3], "SSH-2.0-half\r\n", 14, MSG_NOSIGNAL);
    send(fds[3], "\0\0\1\x2c\x04\x14", 6, MSG_NOSIGNAL);
    struct rawssh *ssh = rawssh_open(lab.ssh_port); /* logged in, and then no channel */
    bool in_time = ssh && rawssh_login(ssh, "guest");
    EXPECT(fds[0], "Nobody has logged in here for a while");
    for (int i = 0; i < 4; i++)
        expect_end(fds[i]);
    BUF_LOCAL payload = {0};
    CU_ASSERT_FALSE(in_time && rawssh_await(ssh, 255, &payload));
    rawssh_free(&ssh);
    stop();
    return in_time;
}

TEST(test_deadlines, "login deadlines")
{
    int seconds = 1;

    while (!closed_after(seconds) && seconds < PATIENCE_S)
        seconds *= 2;
    CU_ASSERT(seconds < PATIENCE_S);
}

/* Out of descriptors: a caller is told so, the loop does not spin, and it recovers by itself. */
TEST(test_descriptors, "out of descriptors")
{
    enum { MANY = 60 };
    int fds[MANY];
    bool told;
    struct rlimit before, few;
    struct rusage usage;

    getrlimit(RLIMIT_NOFILE, &before);
    few = before;
    few.rlim_cur = 40;
    setrlimit(RLIMIT_NOFILE, &few); /* the door inherits it */
    begin();
    setrlimit(RLIMIT_NOFILE, &before);
    for (int i = 0; i < MANY; i++)
        fds[i] = telnet();
    /* Each rest lets one more be told. */
    told = doorlab_expect(fds[MANY - 20], "The room is full.", seen, sizeof(seen));
    CU_ASSERT_TRUE(told);
    for (int i = 0; i < MANY; i++)
        close(fds[i]);
    int fd = telnet();
    type(fd, "room for one\n");
    EXPECT(fd, "said room for one");
    close(fd);
    stop();
    getrusage(RUSAGE_CHILDREN, &usage);
    CU_ASSERT(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec < 10);
}
