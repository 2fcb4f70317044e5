/*
 * The door by ssh: a stock library as the client, and a raw one for what no stock client does.
 */
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include <libssh/libssh.h>

#include "clock.h"
#include "closed.h"
#include "cutap.h"
#include "doorlab.h"
#include "rawssh.h"
#include "wrongkey.h"

enum { PATIENCE_MS = 300000, SEEN_MAX = 200000, LINE_RATE = 40, LINE_BURST = 20 };

static struct doorlab lab;
static char seen[SEEN_MAX];
static char trace[64];

/* ---- A stock client ---- */

static ssh_session client(const char *user)
{
    ssh_session session = ssh_new();
    const bool no = false;
    const long seconds = PATIENCE_MS / 1000;

    ssh_options_set(session, SSH_OPTIONS_PROCESS_CONFIG, &no);
    ssh_options_set(session, SSH_OPTIONS_HOST, "127.0.0.1");
    ssh_options_set(session, SSH_OPTIONS_PORT, &lab.ssh_port);
    ssh_options_set(session, SSH_OPTIONS_USER, user);
    ssh_options_set(session, SSH_OPTIONS_TIMEOUT, &seconds);
    CU_ASSERT_EQUAL(ssh_connect(session), SSH_OK);
    return session;
}

static void client_free(const ssh_session *session)
{
    ssh_disconnect(*session);
    ssh_free(*session);
}
#define CLIENT_LOCAL __attribute__((cleanup(client_free))) ssh_session

/* Frees a channel, and its session. */
static void shell_free(const ssh_channel *channel)
{
    CLIENT_LOCAL session = ssh_channel_get_session(*channel);
    ssh_channel_free(*channel);
}
#define SHELL_LOCAL __attribute__((cleanup(shell_free))) ssh_channel

static ssize_t shell_read(void *channel, char *bytes, size_t cap)
{
    return ssh_channel_read_timeout(channel, bytes, (uint32_t)cap, 0, PATIENCE_MS);
}

static bool expect(ssh_channel channel, const char *text)
{
    return doorlab_expect_from(shell_read, channel, text, seen, sizeof(seen));
}

#define EXPECT(channel, text) DOORLAB_SAW(expect(channel, text), text, seen)

static void type(ssh_channel channel, const char *text)
{
    CU_ASSERT_EQUAL(ssh_channel_write(channel, text, (uint32_t)strlen(text)), (int)strlen(text));
}

static ssh_channel opened(ssh_session session)
{
    ssh_channel channel = ssh_channel_new(session);
    CU_ASSERT_EQUAL(ssh_channel_open_session(channel), SSH_OK);
    return channel;
}

/* Asks for a shell, with a terminal and a locale unless these are NULL. */
static ssh_channel shell_in(ssh_channel channel, const char *term, const char *locale)
{
    if (locale)
        CU_ASSERT_EQUAL(ssh_channel_request_env(channel, "LANG", locale), SSH_OK);
    if (term)
        CU_ASSERT_EQUAL(ssh_channel_request_pty_size(channel, term, 100, 30), SSH_OK);
    CU_ASSERT_EQUAL(ssh_channel_request_shell(channel), SSH_OK);
    return channel;
}

static ssh_channel shell(ssh_session session, const char *term)
{
    return shell_in(opened(session), term, term ? "en_GB.UTF-8" : NULL);
}

/* Asserts that the banner that has come contains `text`. */
#define BANNER(session, text)                                                                      \
    do {                                                                                           \
        char *banner = ssh_get_issue_banner(session);                                              \
        CU_ASSERT_PTR_NOT_NULL_FATAL(banner);                                                      \
        CU_ASSERT_PTR_NOT_NULL(strstr(banner, text));                                              \
        ssh_string_free_char(banner);                                                              \
    } while (0)

/* libssh 0.11 deprecates the call that 0.10 has. */
static int exit_status(ssh_channel channel)
{
#if LIBSSH_VERSION_INT >= SSH_VERSION_INT(0, 11, 0)
    uint32_t status = UINT32_MAX;
    ssh_channel_get_exit_state(channel, &status, NULL, NULL);
    return (int)status;
#else
    return ssh_channel_get_exit_status(channel);
#endif
}

static ssh_session guest(void)
{
    ssh_session session = client("guest");
    CU_ASSERT_EQUAL(ssh_userauth_none(session, NULL), SSH_AUTH_SUCCESS);
    return session;
}

/* A guest at a terminal. */
static ssh_channel guest_shell(void)
{
    ssh_channel channel = shell(guest(), "xterm");
    EXPECT(channel, "lab> ");
    return channel;
}

/* How often the door, another process, still finds nothing when it looks at the first bytes of a
 * connection. */
static atomic_int *too_early;

ssize_t recv(int fd, void *bytes, size_t len, int flags)
{
    if ((flags & MSG_PEEK) && atomic_fetch_sub(too_early, 1) > 0) {
        errno = EAGAIN;
        return -1;
    }
    return recvfrom(fd, bytes, len, flags, NULL, NULL);
}

/* ---- The door ---- */

static int setup(void)
{
    return doorlab_start(&lab, "limit-exempt 127.0.0.0/8", NULL) ? 0 : -1;
}

/* What a connection sends is charged. */
static int setup_charged(void)
{
    char limits[80];

    snprintf(limits, sizeof(limits), "line-rate %d line-burst %d", LINE_RATE, LINE_BURST);
    return doorlab_start(&lab, limits, NULL) ? 0 : -1;
}

static int teardown(void)
{
    return doorlab_stop(&lab) ? 0 : -1;
}

/* ---- Logging in ---- */

SUITE_ONCE("ssh login", setup, teardown);

/* The client's first bytes come between that look and the read of libssh: what follows is ssh all
 * the same. */
TEST(test_too_early, "the first bytes are late")
{
    for (int looks = 1; looks <= 4; looks++) {
        atomic_store(too_early, looks);
        CLIENT_LOCAL session = guest();
    }
}

/* The same with bytes that are not ssh: what the port is for is told all the same. */
TEST(test_foreign_early, "and of another protocol")
{
    for (int looks = 1; looks <= 4; looks++) {
        atomic_store(too_early, looks);
        FD_LOCAL fd = doorlab_connect(lab.ssh_port, PATIENCE_MS / 1000);
        CU_ASSERT_EQUAL(send(fd, "\xff\xfb\x1f", 3, MSG_NOSIGNAL), 3);
        CU_ASSERT_TRUE(doorlab_expect(fd, "This port isn't for telnet.", seen, sizeof(seen)));
    }
}

/* The first byte of another protocol comes alone, and does not hold up the door: a guest comes in
 * meanwhile. */
TEST(test_foreign_slow, "and of another protocol, byte by byte")
{
    static const char *const sent[] = {"POST / HTTP/1.1\r\n", "\x16\x03"};

    for (size_t i = 0; i < sizeof(sent) / sizeof(sent[0]); i++) {
        FD_LOCAL fd = doorlab_connect(lab.ssh_port, PATIENCE_MS / 1000);
        CU_ASSERT_EQUAL(send(fd, sent[i], 1, MSG_NOSIGNAL), 1);
        CLIENT_LOCAL session = guest();
        send(fd, sent[i] + 1, strlen(sent[i]) - 1, MSG_NOSIGNAL);
        CU_ASSERT_TRUE(
            doorlab_expect(fd, i == 0 ? "isn't for HTTP." : "isn't for TLS.", seen, sizeof(seen)));
    }
}

TEST(test_guest, "a guest needs nothing")
{
    SHELL_LOCAL channel = shell(guest(), "xterm-256color");

    EXPECT(channel, "lab> ");
    CU_ASSERT_PTR_NOT_NULL(strstr(seen, "hello guest none 100x30 input 3 utf8 1"));
    type(channel, "cheese\r");
    EXPECT(channel, "said cheese");
}

/* No locale is sent, so the terminal is asked what it draws. */
TEST(test_cursor, "the cursor tells the character set")
{
    SHELL_LOCAL channel = shell_in(opened(guest()), "xterm", NULL);
    EXPECT(channel, "\303\251\033[6n");
    type(channel, "\033[1;2R");
    EXPECT(channel, "\342\231\240\033[6n");
    type(channel, "\033[1;2Rcheese\r");
    EXPECT(channel, "said cheese");
    CU_ASSERT_PTR_NOT_NULL(strstr(seen, "utf8 1"));
    shell_free(&channel);

    channel = shell_in(opened(guest()), "xterm", NULL);
    EXPECT(channel, "lab> "); /* no answer: after half a second */
    CU_ASSERT_PTR_NOT_NULL(strstr(seen, "utf8 0"));
}

/* For a name that nobody has, and without a key, nothing is asked. */
TEST(test_open, "a name that nobody has")
{
    ssh_session session = client("nobody");

    CU_ASSERT_EQUAL(ssh_userauth_none(session, NULL), SSH_AUTH_DENIED);
    CU_ASSERT_EQUAL(ssh_userauth_kbdint(session, NULL, NULL), SSH_AUTH_SUCCESS);
    CU_ASSERT_PTR_NULL(ssh_get_issue_banner(session));
    SHELL_LOCAL channel = shell(session, "vt100");
    EXPECT(channel, "hello nobody open 100x30");
}

TEST(test_password, "password")
{
    ssh_session session = client("kate");

    CU_ASSERT_EQUAL(ssh_userauth_none(session, NULL), SSH_AUTH_DENIED);
    CU_ASSERT_EQUAL(ssh_userauth_list(session, NULL), SSH_AUTH_METHOD_PASSWORD |
                                                          SSH_AUTH_METHOD_PUBLICKEY |
                                                          SSH_AUTH_METHOD_INTERACTIVE);
    CU_ASSERT_PTR_NULL(ssh_get_issue_banner(session));
    /* An account is not opened without a proof. Before the password a banner says what else there
     * is. */
    CU_ASSERT_EQUAL(ssh_userauth_kbdint(session, NULL, NULL), SSH_AUTH_DENIED);
    CU_ASSERT_EQUAL(ssh_userauth_list(session, NULL),
                    SSH_AUTH_METHOD_PASSWORD | SSH_AUTH_METHOD_PUBLICKEY);
    BANNER(session, "Log in as \"guest\" to play now, or as \"new\" ");
    CU_ASSERT_EQUAL(ssh_userauth_password(session, NULL, "wrong"), SSH_AUTH_DENIED);
    CU_ASSERT_EQUAL(ssh_userauth_password(session, NULL, "right"), SSH_AUTH_SUCCESS);
    SHELL_LOCAL channel = shell(session, "vt100");
    EXPECT(channel, "hello kate password 100x30");
}

TEST(test_key, "key")
{
    ssh_session session = client("kate");
    ssh_key stranger = NULL;

    CU_ASSERT_EQUAL(ssh_pki_generate(SSH_KEYTYPE_ED25519, 0, &stranger), SSH_OK);
    CU_ASSERT_EQUAL(ssh_userauth_try_publickey(session, NULL, stranger), SSH_AUTH_DENIED);
    CU_ASSERT_EQUAL(ssh_userauth_publickey(session, NULL, stranger), SSH_AUTH_DENIED);
    CU_ASSERT_EQUAL(ssh_userauth_try_publickey(session, NULL, lab.key), SSH_AUTH_SUCCESS);
    CU_ASSERT_EQUAL(ssh_userauth_publickey(session, NULL, lab.key), SSH_AUTH_SUCCESS);
    SHELL_LOCAL channel = shell(session, "vt100");
    EXPECT(channel, "hello kate key 100x30");
    CU_ASSERT_PTR_NOT_NULL(strstr(seen, "SHA256:"));
    ssh_key_free(stranger);
}

/* Waits for the answer to a call of a non-blocking session. A blocking session would wait for its
 * whole time limit after the connection has ended. False: there is an answer, or none will come. */
static bool waits(ssh_session session, int rc)
{
    struct pollfd readable = {.fd = ssh_get_fd(session), .events = POLLIN};

    return rc == SSH_AUTH_AGAIN && ssh_is_connected(session) &&
           poll(&readable, 1, PATIENCE_MS) == 1;
}

/* Keys that are too short, or cost too much to check, get an answer at once and not silence, and
 * the user is told which keys are taken. The client offers such a key once it knows that the server
 * takes RSA at all. */
TEST(test_refused_keys, "keys of other kinds are refused when offered")
{
    static const struct {
        enum ssh_keytypes_e type;
        int bits;
    } keys[] = {{SSH_KEYTYPE_ECDSA_P384, 0}, {SSH_KEYTYPE_ECDSA_P521, 0}, {SSH_KEYTYPE_RSA, 2048}};

    for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
        CLIENT_LOCAL session = client("kate");
        ssh_key key = NULL;
        CU_ASSERT_EQUAL(ssh_userauth_none(session, NULL), SSH_AUTH_DENIED);
        CU_ASSERT_EQUAL(ssh_pki_generate(keys[i].type, keys[i].bits, &key), SSH_OK);
        CU_ASSERT_EQUAL(ssh_userauth_try_publickey(session, NULL, key), SSH_AUTH_DENIED);
        BANNER(session, "RSA with 3072 to 4096 bits");
        CU_ASSERT_EQUAL(ssh_userauth_publickey(session, NULL, lab.key), SSH_AUTH_SUCCESS);
        ssh_key_free(key);
    }
}

/* The same for a client that signs without asking first, to which libssh gives no answer. */
TEST(test_refused_signature, "and when they sign at once")
{
    CLIENT_LOCAL session = client("kate");
    ssh_key key = NULL;

    CU_ASSERT_EQUAL(ssh_pki_generate(SSH_KEYTYPE_ECDSA_P384, 0, &key), SSH_OK);
    ssh_set_blocking(session, 0);
    int rc;
    do
        rc = ssh_userauth_publickey(session, NULL, key);
    while (waits(session, rc));
    CU_ASSERT_NOT_EQUAL(rc, SSH_AUTH_SUCCESS);
    CU_ASSERT_FALSE(ssh_is_connected(session));
    BANNER(session, "ssh-keygen -t ed25519");
    ssh_key_free(key);
}

/* The sixth wrong password ends the connection, which says why, in the same words for every name.
 */
TEST(test_attempts, "six attempts")
{
    CLIENT_LOCAL session = client("nobody");
    int denied = 0;

    ssh_set_blocking(session, 0);
    int rc;
    do {
        do
            rc = ssh_userauth_password(session, NULL, "wrong");
        while (waits(session, rc));
        denied += rc == SSH_AUTH_DENIED;
    } while (rc == SSH_AUTH_DENIED && denied < 20);
    CU_ASSERT_EQUAL(denied, 5);
    CU_ASSERT_PTR_NOT_NULL(strstr(ssh_get_error(session), "Too many wrong passwords."));
}

TEST(test_busy, "busy is told")
{
    CLIENT_LOCAL session = client("busy");

    CU_ASSERT_EQUAL(ssh_userauth_password(session, NULL, "right"), SSH_AUTH_DENIED);
    BANNER(session, "Login is busy.");
}

/* ---- The channel ---- */

/* Runs a command, or asks for a subsystem, and reads to the end. All the text has to come as
 * errors, or all as output. Returns the exit status. */
static int run(const char *command, bool subsystem, bool error)
{
    SHELL_LOCAL channel = opened(guest());
    size_t len = 0;
    int got;

    CU_ASSERT_EQUAL(subsystem ? ssh_channel_request_subsystem(channel, command)
                              : ssh_channel_request_exec(channel, command),
                    SSH_OK);
    while ((got = ssh_channel_read_timeout(channel, seen + len, (uint32_t)(sizeof(seen) - 1 - len),
                                           error, PATIENCE_MS)) > 0)
        len += (size_t)got;
    seen[len] = '\0';
    CU_ASSERT_EQUAL(ssh_channel_read_timeout(channel, seen + len, 1, !error, PATIENCE_MS), 0);
    CU_ASSERT_TRUE(ssh_channel_is_eof(channel));
    int status = exit_status(channel);
    return status;
}

SUITE_ONCE("ssh channel", setup, teardown);

/* Whatever is not a command that ran goes to standard error. Everything that a program may ask for
 * in place of a command gets an answer. */
TEST(test_command, "one-shot commands")
{
    char much[4000];

    CU_ASSERT_EQUAL(run("top switch", false, false), 0);
    CU_ASSERT_STRING_EQUAL(seen, "ran top switch\n");
    CU_ASSERT_EQUAL(run("tip", false, true), 3);
    CU_ASSERT_STRING_EQUAL(seen, "ran tip\n");
    CU_ASSERT_EQUAL(run("sftp", true, true), 3);
    CU_ASSERT_STRING_EQUAL(seen, "ran sftp\n");
    memset(much, 'x', sizeof(much));
    memcpy(much, "top ", 4);
    much[sizeof(much) - 1] = '\0';
    CU_ASSERT_EQUAL(run(much, false, true), 3);
    CU_ASSERT_STRING_EQUAL(seen, "ran exec\n");
    CU_ASSERT_EQUAL(run("top \xff", false, true), 3);
    CU_ASSERT_STRING_EQUAL(seen, "ran exec\n");
}

/* A client that sets NO_COLOR gets a screen without colours. An empty value does not count
 * (no-color.org). */
TEST(test_no_colours, "no colours")
{
    static const struct {
        const char *value, *seen;
    } wishes[] = {{"1", " utf8 0 colours 1 "}, {"", " utf8 0 colours 256 "}};

    for (size_t i = 0; i < sizeof(wishes) / sizeof(wishes[0]); i++) {
        SHELL_LOCAL channel = opened(guest());
        CU_ASSERT_EQUAL(ssh_channel_request_env(channel, "NO_COLOR", wishes[i].value), SSH_OK);
        shell_in(channel, "xterm", "C");
        EXPECT(channel, "lab> ");
        CU_ASSERT_PTR_NOT_NULL(strstr(seen, wishes[i].seen));
    }
}

/* Returns in how many seconds the kernel next asks an idle client of this port whether it is there;
 * -1: it does not ask. Reads this of the door's sockets (proc(5), /proc/net/tcp). */
static int asked_in(int port)
{
    FILE *table = fopen("/proc/net/tcp", "re");
    char line[256];
    int seconds = -1;

    while (table && fgets(line, sizeof(line), table)) {
        unsigned local, state, timer;
        unsigned long when;
        if (sscanf(line, "%*d: %*x:%x %*x:%*x %x %*x:%*x %x:%lx", &local, &state, &timer, &when) ==
                4 &&
            (int)local == port && state == TCP_ESTABLISHED && timer == 2)
            seconds = (int)(when / (unsigned long)sysconf(_SC_CLK_TCK));
    }
    if (table)
        fclose(table);
    return seconds;
}

/* Routers forget a connection on which nothing was sent for a minute. */
TEST(test_keepalive, "idle clients are asked")
{
    SHELL_LOCAL channel = guest_shell();

    int seconds; /* known as soon as the client's kernel has all that was sent */
    while ((seconds = asked_in(lab.ssh_port)) < 0 && ssh_channel_is_open(channel))
        poll(NULL, 0, 10);
    CU_ASSERT(seconds >= 0 && seconds <= 45);
}

TEST(test_resize, "window sizes are clamped")
{
    SHELL_LOCAL channel = guest_shell();

    CU_ASSERT_EQUAL(ssh_channel_change_pty_size(channel, 132, 50), SSH_OK);
    EXPECT(channel, "size 132x50");
    CU_ASSERT_EQUAL(ssh_channel_change_pty_size(channel, 0, 0), SSH_OK);
    EXPECT(channel, "size 80x24");
    CU_ASSERT_EQUAL(ssh_channel_change_pty_size(channel, 9999, 9999), SSH_OK);
    EXPECT(channel, "size 512x200");
}

/* `ssh -T`: whole lines, nothing echoed, plain line ends; the end of input ends it when the last
 * line is dealt with. */
TEST(test_no_terminal, "without a terminal")
{
    SHELL_LOCAL channel = shell(guest(), NULL);

    EXPECT(channel, "lab> ");
    CU_ASSERT_PTR_NOT_NULL(strstr(seen, "input 2"));
    type(channel, "one\ntwo\nthree");
    ssh_channel_send_eof(channel);
    EXPECT(channel, "said three\n");
    CU_ASSERT_PTR_NULL(strchr(seen, '\r'));
    CU_ASSERT_PTR_NOT_NULL(strstr(seen, "said one"));
    CU_ASSERT_FALSE(expect(channel, "nothing more"));
    CU_ASSERT_TRUE(ssh_channel_is_eof(channel));
    CU_ASSERT_EQUAL(exit_status(channel), 0);
}

TEST(test_close_by_room, "the room closes")
{
    SHELL_LOCAL channel = guest_shell();

    type(channel, "quit\r");
    EXPECT(channel, "bye");
    CU_ASSERT_FALSE(expect(channel, "nothing more"));
    CU_ASSERT_EQUAL(exit_status(channel), 7);
}

TEST(test_much_output, "much output")
{
    SHELL_LOCAL channel = guest_shell();

    type(channel, "flood\r");
    EXPECT(channel, "end of flood");
    CU_ASSERT(strlen(seen) > 100000);
}

TEST(test_refusals, "second channels and forwarding")
{
    SHELL_LOCAL channel = guest_shell();
    ssh_session session = ssh_channel_get_session(channel);
    ssh_channel other = ssh_channel_new(session);

    CU_ASSERT_EQUAL(ssh_channel_open_session(other), SSH_ERROR);
    ssh_channel_free(other);
    other = ssh_channel_new(session);
    CU_ASSERT_EQUAL(ssh_channel_open_forward(other, "127.0.0.1", 22, "127.0.0.1", 1), SSH_ERROR);
    ssh_channel_free(other);
    CU_ASSERT_EQUAL(ssh_channel_listen_forward(session, NULL, 0, NULL), SSH_ERROR);
    CU_ASSERT_EQUAL(ssh_channel_request_sftp(channel), SSH_ERROR);
    CU_ASSERT_EQUAL(ssh_channel_request_exec(channel, "top"), SSH_ERROR);
    type(channel, "still here\r");
    EXPECT(channel, "said still here");
}

/* ---- What no honest client does ---- */

/* From 0.11 on, small packets are only slow for the client that asked for them, and the guard lets
 * them pass. */
static const bool guarded = LIBSSH_VERSION_INT < SSH_VERSION_INT(0, 11, 0);

static struct rawssh *raw(void)
{
    struct rawssh *ssh = rawssh_open(lab.ssh_port);
    CU_ASSERT_PTR_NOT_NULL_FATAL(ssh);
    return ssh;
}

static struct rawssh *raw_guest(void)
{
    struct rawssh *ssh = raw();
    CU_ASSERT_TRUE(rawssh_login(ssh, "guest"));
    return ssh;
}

/* Opens a channel with this packet size and asks for a shell. Returns whether anything is shown. */
static bool served(uint32_t packet_max)
{
    RAWSSH_LOCAL *ssh = raw_guest();
    BUF_LOCAL payload = {0};
    bool shown = false;

    if (rawssh_channel(ssh, 1 << 20, packet_max) && rawssh_request(ssh, "shell", NULL, 0))
        shown = rawssh_await(ssh, SSH_MSG_CHANNEL_DATA, &payload);
    return shown;
}

SUITE_ONCE("ssh hostile", setup, teardown);

TEST(test_packet_size, "packet sizes")
{
    static const uint32_t refused[] = {1, 5, 9, 10, 11, 100, 1023};
    SHELL_LOCAL channel = guest_shell();

    CU_ASSERT_TRUE(served(32768));
    CU_ASSERT_TRUE(served(1024));
    for (size_t i = 0; i < sizeof(refused) / sizeof(refused[0]); i++) {
        CU_ASSERT_EQUAL(served(refused[i]), !guarded);
        /* And nobody notices. */
        type(channel, "still here\r");
        EXPECT(channel, "said still here");
    }
}

/* The same by the other requests that may come first. */
TEST(test_packet_size_requests, "packet size before any request")
{
    static const char *const first[] = {"pty-req", "env", "exec", "subsystem"};

    for (size_t i = 0; i < sizeof(first) / sizeof(first[0]); i++) {
        RAWSSH_LOCAL *ssh = raw_guest();
        BUF_LOCAL payload = {0}, more = {0};
        CU_ASSERT_TRUE(rawssh_channel(ssh, 1 << 20, 10));
        rawssh_string(&more, "LANG", 4);
        for (int word = 0; word < 4; word++)
            rawssh_u32(&more, 0);
        rawssh_string(&more, "", 0);
        CU_ASSERT_TRUE(rawssh_request(ssh, first[i], more.data, more.len));
        CU_ASSERT_FALSE(guarded && rawssh_await(ssh, SSH_MSG_CHANNEL_SUCCESS, &payload));
    }
}

/* A window of 0: output waits here, nothing spins or grows, and the connection is usable. */
TEST(test_window, "no window")
{
    RAWSSH_LOCAL *ssh = raw_guest();
    BUF_LOCAL payload = {0};

    CU_ASSERT_TRUE(rawssh_channel(ssh, 0, 32768));
    CU_ASSERT_TRUE(rawssh_request(ssh, "shell", NULL, 0));
    CU_ASSERT_TRUE(rawssh_await(ssh, SSH_MSG_CHANNEL_SUCCESS, &payload));
    CU_ASSERT_TRUE(rawssh_adjust(ssh, 5));
    CU_ASSERT_TRUE(rawssh_await(ssh, SSH_MSG_CHANNEL_DATA, &payload));
    CU_ASSERT_EQUAL(payload.len, 1 + 4 + 4 + 5);
    CU_ASSERT_EQUAL(memcmp(payload.data + 9, "hello", 5), 0);
}

/* A flood goes out in packets that leave the buffers of libssh small. */
TEST(test_short_packets, "packets of output")
{
    RAWSSH_LOCAL *ssh = raw_guest();
    BUF_LOCAL line = {0}, payload = {0};

    CU_ASSERT_TRUE(rawssh_channel(ssh, 1 << 20, 32768));
    CU_ASSERT_TRUE(rawssh_request(ssh, "shell", NULL, 0));
    buf_putc(&line, SSH_MSG_CHANNEL_DATA);
    rawssh_u32(&line, rawssh_theirs(ssh));
    rawssh_string(&line, "flood\n", 6);
    CU_ASSERT_TRUE(rawssh_send(ssh, &line));
    for (int i = 0; i < 50 && payload.len < 1000; i++)
        CU_ASSERT_TRUE(rawssh_await(ssh, SSH_MSG_CHANNEL_DATA, &payload));
    CU_ASSERT(payload.len < 1000);
}

/* ---- Wrong signatures ---- */

/* Reads to the end of the connection. `seen` gets what was told. Returns whether the reason was
 * told. */
static bool thrown_out(struct rawssh *ssh)
{
    BUF_LOCAL payload = {0};
    bool told = false;

    while (rawssh_receive(ssh, &payload))
        told = told || ((uint8_t)payload.data[0] == SSH_MSG_USERAUTH_BANNER &&
                        memmem(payload.data, payload.len, "signed wrongly", 14));
    return told;
}

/* The number that came right before this. */
static unsigned long number_before(const char *text)
{
    const char *at = strstr(seen, text);

    CU_ASSERT_PTR_NOT_NULL_FATAL(at);
    while (at > seen && at[-1] >= '0' && at[-1] <= '9')
        at--;
    return strtoul(at, NULL, 10);
}

static int wrong_counted(void)
{
    SHELL_LOCAL channel = shell(guest(), "dumb");
    type(channel, "signed\r");
    EXPECT(channel, " wrong");
    return (int)number_before(" wrong");
}

TEST(test_wrong_signatures, "wrong signatures")
{
    int before = wrong_counted();

    for (int kind = 0; kind < WRONG_KINDS; kind++) {
        RAWSSH_LOCAL *ssh = raw();
        BUF_LOCAL request = {0};
        wrong_request(&request, (enum wrong_kind)kind, "kate");
        CU_ASSERT_TRUE(rawssh_service(ssh) && rawssh_send(ssh, &request));
        CU_ASSERT_TRUE(thrown_out(ssh));
    }
    CU_ASSERT_EQUAL(wrong_counted(), before + WRONG_KINDS);
}

/* In the same read, more bytes follow the wrong signature. They end the session before anybody
 * looks at the signature. */
TEST(test_wrong_and_end, "a wrong signature and the end")
{
    const int on = 1, off = 0;
    int before = wrong_counted(), fd = doorlab_connect(lab.ssh_port, PATIENCE_MS / 1000);
    RAWSSH_LOCAL *ssh = rawssh_over(fd, NULL);
    BUF_LOCAL request = {0}, end = {0};

    CU_ASSERT_PTR_NOT_NULL_FATAL(ssh);
    wrong_request(&request, WRONG_ED25519, "kate");
    buf_putc(&end, SSH_MSG_CHANNEL_OPEN); /* which nobody may ask for yet */
    rawssh_string(&end, "session", 7);
    CU_ASSERT_TRUE(rawssh_service(ssh));
    CU_ASSERT_EQUAL(setsockopt(fd, IPPROTO_TCP, TCP_CORK, &on, sizeof(on)), 0);
    CU_ASSERT_TRUE(rawssh_send(ssh, &request) && rawssh_send(ssh, &end));
    CU_ASSERT_EQUAL(setsockopt(fd, IPPROTO_TCP, TCP_CORK, &off, sizeof(off)), 0);
    CU_ASSERT_FALSE(thrown_out(ssh));
    CU_ASSERT_EQUAL(wrong_counted(), before + 1);
}

/* A client that signs wrongly and hangs up at once ends no connection but its own, although our
 * answer meets a socket that was reset. */
TEST(test_wrong_reset, "a wrong signature and a reset")
{
    enum { TRIES = 30 };
    const struct linger reset = {.l_onoff = 1};

    for (int i = 0; i < TRIES; i++) {
        int fd = doorlab_connect(lab.ssh_port, PATIENCE_MS / 1000);
        RAWSSH_LOCAL *ssh = rawssh_over(fd, NULL);
        BUF_LOCAL request = {0};
        CU_ASSERT_PTR_NOT_NULL_FATAL(ssh);
        wrong_request(&request, WRONG_ED25519, "kate");
        CU_ASSERT_TRUE(rawssh_service(ssh));
        CU_ASSERT_EQUAL(setsockopt(fd, SOL_SOCKET, SO_LINGER, &reset, sizeof(reset)), 0);
        CU_ASSERT_TRUE(rawssh_send(ssh, &request));
    }
    CLIENT_LOCAL session = guest();
}

static void ask_login(struct buf *out, const char *user, const char *method)
{
    buf_clear(out);
    buf_putc(out, SSH_MSG_USERAUTH_REQUEST);
    rawssh_text(out, user);
    rawssh_text(out, "ssh-connection");
    rawssh_text(out, method);
}

/* The wrong signature comes in one read with earlier requests, which are answered. */
TEST(test_wrong_after, "a wrong signature after other requests")
{
    RAWSSH_LOCAL *ssh = raw();
    BUF_LOCAL request = {0};

    CU_ASSERT_TRUE(rawssh_service(ssh));
    for (int i = 0; i < 3; i++) {
        ask_login(&request, "kate", "none");
        CU_ASSERT_TRUE(rawssh_send(ssh, &request));
    }
    buf_clear(&request);
    wrong_request(&request, WRONG_ED25519, "kate");
    CU_ASSERT_TRUE(rawssh_send(ssh, &request));
    CU_ASSERT_TRUE(thrown_out(ssh));
}

/* Messages that need no answer are counted, too. */
TEST(test_packets, "many packets before the login")
{
    RAWSSH_LOCAL *ssh = raw();
    BUF_LOCAL ignored = {0};
    int sent = 0;

    buf_putc(&ignored, SSH_MSG_IGNORE);
    rawssh_text(&ignored, "padding");
    while (sent < 20 && rawssh_send(ssh, &ignored))
        sent++;
    CU_ASSERT_TRUE(rawssh_login(ssh, "guest"));
    rawssh_free(&ssh);
    ssh = raw();
    for (sent = 0; sent < 100 && rawssh_send(ssh, &ignored);)
        sent++;
    CU_ASSERT_FALSE(rawssh_login(ssh, "guest"));
}

/* ---- Methods that there are not ---- */

/* RFC 4462: Kerberos 5. */
static void put_kerberos(struct buf *out)
{
    rawssh_u32(out, 1);
    rawssh_string(out, "\x06\x09\x2a\x86\x48\x86\xf7\x12\x01\x02\x02", 11);
}

/* Whether a failure names these methods. */
static bool offers(const struct buf *packet, const char *methods)
{
    return packet->len == 1 + 4 + strlen(methods) + 1 &&
           memcmp(packet->data + 5, methods, strlen(methods)) == 0;
}

/* GSSAPI and the like are not offered, and nothing is done for them. */
TEST(test_methods, "methods that are not offered")
{
    static const char *const methods[] = {"gssapi-with-mic", "hostbased", "gssapi-keyex"};
    /* libssh answers some of them by itself, and names its own. */
    static const char *const offered[] = {"publickey,password",
                                          "publickey,keyboard-interactive,password"};

    for (size_t i = 0; i < sizeof(methods) / sizeof(methods[0]); i++) {
        RAWSSH_LOCAL *ssh = raw();
        BUF_LOCAL packet = {0};
        CU_ASSERT_TRUE(rawssh_service(ssh));
        ask_login(&packet, "kate", methods[i]);
        if (i == 0)
            put_kerberos(&packet);
        else
            for (int word = 0; word < 6; word++)
                rawssh_text(&packet, "");
        CU_ASSERT_TRUE(rawssh_send(ssh, &packet));
        CU_ASSERT_TRUE(rawssh_await(ssh, SSH_MSG_USERAUTH_FAILURE, &packet));
        CU_ASSERT_TRUE(offers(&packet, offered[0]) || offers(&packet, offered[1]));
    }
    /* The library of Kerberos writes there whatever it does. */
    CU_ASSERT_NOT_EQUAL(access(trace, F_OK), 0);
}

/* ---- The room dies ---- */

SUITE_ONCE("ssh room", setup, teardown);

/* A line that kills every room is not tried for ever, and its writer is told so. */
TEST(test_poison, "a line that kills rooms")
{
    SHELL_LOCAL channel = guest_shell();

    type(channel, "poison\r");
    for (int rooms = 0; rooms < 2; rooms++) {
        EXPECT(channel, "your seat is kept");
        doorlab_room_wait(&lab);
        CU_ASSERT_TRUE(doorlab_room(&lab, NULL));
    }
    EXPECT(channel, "so it skips that line");
    type(channel, "alive\r");
    EXPECT(channel, "said alive");
}

/* ---- Keys exchanged again ---- */

SUITE_ONCE("ssh charged", setup_charged, teardown);

/* Each key exchange costs us as much as many lines, so no more than that are read a second. */
TEST(test_rekeys, "keys are exchanged again and again")
{
    enum { REKEYS = 40 };
    RAWSSH_LOCAL *ssh = raw_guest();
    int64_t start = clock_mono(&clock_system);
    int done = 0;

    while (done < REKEYS && rawssh_rekey(ssh))
        done++;
    CU_ASSERT_EQUAL(done, REKEYS);
    /* 3 lines each, 16 packets and LINE_BURST lines at once, then LINE_RATE a second. */
    CU_ASSERT(clock_mono(&clock_system) - start >=
              1000 * (3 * REKEYS - 16 - 1 - LINE_BURST) / LINE_RATE);
}

CUTAP_MAIN(argc, argv)
{
    too_early =
        mmap(NULL, sizeof(*too_early), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    snprintf(trace, sizeof(trace), "/tmp/test-ssh-krb5.%d", (int)getpid());
    setenv("KRB5_TRACE", trace, 1);
    int failed = cutap_run(CUTAP_SUITES);
    unlink(trace);
    return failed;
}
