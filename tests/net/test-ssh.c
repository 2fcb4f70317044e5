/*
 * The door by ssh: a stock library as the client, and a raw one for what no stock client does.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include <libssh/libssh.h>

#include "cutap.h"
#include "doorlab.h"
#include "rawssh.h"

enum { PATIENCE_MS = 300000, SEEN_MAX = 200000 };

static struct doorlab lab;
static char seen[SEEN_MAX];

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

static void client_free(ssh_session session)
{
    ssh_disconnect(session);
    ssh_free(session);
}

/* Reads until `text` has come; `seen` has all of it. */
static bool expect(ssh_channel channel, const char *text)
{
    size_t len = 0;

    seen[0] = '\0';
    while (len + 1 < sizeof seen) {
        int got = ssh_channel_read_timeout(channel, seen + len, (uint32_t)(sizeof seen - 1 - len),
                                           0, PATIENCE_MS);
        if (got <= 0)
            return false;
        len += (size_t)got;
        seen[len] = '\0';
        if (strstr(seen, text) != NULL)
            return true;
    }
    return false;
}

#define EXPECT(channel, text)                                                                      \
    do {                                                                                           \
        bool came = expect(channel, text);                                                         \
        CU_ASSERT_TRUE(came);                                                                      \
        if (!came)                                                                                 \
            printf("# wanted: %s\n# came: %s\n", text, seen);                                      \
    } while (0)

static void type(ssh_channel channel, const char *text)
{
    CU_ASSERT_EQUAL(ssh_channel_write(channel, text, (uint32_t)strlen(text)), (int)strlen(text));
}

/* A shell of a guest; `term` NULL: no terminal. */
static ssh_channel shell(ssh_session session, const char *term)
{
    ssh_channel channel = ssh_channel_new(session);

    CU_ASSERT_EQUAL(ssh_channel_open_session(channel), SSH_OK);
    if (term != NULL) {
        CU_ASSERT_EQUAL(ssh_channel_request_env(channel, "LANG", "en_GB.UTF-8"), SSH_OK);
        CU_ASSERT_EQUAL(ssh_channel_request_pty_size(channel, term, 100, 30), SSH_OK);
    }
    CU_ASSERT_EQUAL(ssh_channel_request_shell(channel), SSH_OK);
    return channel;
}

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

/* ---- Logging in ---- */

static void test_guest(void)
{
    ssh_session session = guest();
    ssh_channel channel = shell(session, "xterm-256color");

    EXPECT(channel, "lab> ");
    CU_ASSERT_PTR_NOT_NULL(strstr(seen, "hello guest none 100x30 input 3 utf8 1"));
    type(channel, "cheese\r");
    EXPECT(channel, "said cheese");
    ssh_channel_free(channel);
    client_free(session);
}

/* No locale is sent: the terminal is asked what it draws. */
static void test_cursor(void)
{
    ssh_session session = guest();
    ssh_channel channel = ssh_channel_new(session);

    CU_ASSERT_EQUAL(ssh_channel_open_session(channel), SSH_OK);
    CU_ASSERT_EQUAL(ssh_channel_request_pty_size(channel, "xterm", 100, 30), SSH_OK);
    CU_ASSERT_EQUAL(ssh_channel_request_shell(channel), SSH_OK);
    EXPECT(channel, "\303\251\033[6n");
    type(channel, "\033[1;2R");
    EXPECT(channel, "\342\231\240\033[6n");
    type(channel, "\033[1;2Rcheese\r");
    EXPECT(channel, "said cheese");
    CU_ASSERT_PTR_NOT_NULL(strstr(seen, "utf8 1"));
    ssh_channel_free(channel);
    client_free(session);

    session = guest();
    channel = ssh_channel_new(session);
    CU_ASSERT_EQUAL(ssh_channel_open_session(channel), SSH_OK);
    CU_ASSERT_EQUAL(ssh_channel_request_pty_size(channel, "xterm", 100, 30), SSH_OK);
    CU_ASSERT_EQUAL(ssh_channel_request_shell(channel), SSH_OK);
    EXPECT(channel, "lab> "); /* no answer: after half a second */
    CU_ASSERT_PTR_NOT_NULL(strstr(seen, "utf8 0"));
    ssh_channel_free(channel);
    client_free(session);
}

static void test_password(void)
{
    ssh_session session = client("kate");

    CU_ASSERT_EQUAL(ssh_userauth_none(session, NULL), SSH_AUTH_DENIED);
    CU_ASSERT_EQUAL(ssh_userauth_list(session, NULL),
                    SSH_AUTH_METHOD_PASSWORD | SSH_AUTH_METHOD_PUBLICKEY);
    CU_ASSERT_EQUAL(ssh_userauth_password(session, NULL, "wrong"), SSH_AUTH_DENIED);
    CU_ASSERT_EQUAL(ssh_userauth_password(session, NULL, "right"), SSH_AUTH_SUCCESS);
    ssh_channel channel = shell(session, "vt100");
    EXPECT(channel, "hello kate password 100x30");
    ssh_channel_free(channel);
    client_free(session);
}

static void test_key(void)
{
    ssh_session session = client("kate");
    ssh_key stranger = NULL;

    CU_ASSERT_EQUAL(ssh_pki_generate(SSH_KEYTYPE_ED25519, 0, &stranger), SSH_OK);
    CU_ASSERT_EQUAL(ssh_userauth_try_publickey(session, NULL, stranger), SSH_AUTH_DENIED);
    CU_ASSERT_EQUAL(ssh_userauth_publickey(session, NULL, stranger), SSH_AUTH_DENIED);
    CU_ASSERT_EQUAL(ssh_userauth_try_publickey(session, NULL, lab.key), SSH_AUTH_SUCCESS);
    CU_ASSERT_EQUAL(ssh_userauth_publickey(session, NULL, lab.key), SSH_AUTH_SUCCESS);
    ssh_channel channel = shell(session, "vt100");
    EXPECT(channel, "hello kate key 100x30");
    CU_ASSERT_PTR_NOT_NULL(strstr(seen, "SHA256:"));
    ssh_key_free(stranger);
    ssh_channel_free(channel);
    client_free(session);
}

/* A short RSA key gets an answer at once, not silence. */
static void test_short_key(void)
{
    ssh_session session = client("kate");
    ssh_key key = NULL;

    CU_ASSERT_EQUAL(ssh_pki_generate(SSH_KEYTYPE_RSA, 2048, &key), SSH_OK);
    CU_ASSERT_EQUAL(ssh_userauth_try_publickey(session, NULL, key), SSH_AUTH_DENIED);
    ssh_key_free(key);
    client_free(session);
}

/* No more than six wrong passwords on a connection, and the words are the same for every name. */
static void test_attempts(void)
{
    ssh_session session = client("nobody");
    int denied = 0;

    while (denied < 20 && ssh_userauth_password(session, NULL, "wrong") == SSH_AUTH_DENIED)
        denied++;
    CU_ASSERT(denied == 5 || denied == 6);
    client_free(session);
}

static void test_busy(void)
{
    ssh_session session = client("busy");

    CU_ASSERT_EQUAL(ssh_userauth_password(session, NULL, "right"), SSH_AUTH_DENIED);
    char *banner = ssh_get_issue_banner(session);
    CU_ASSERT_PTR_NOT_NULL_FATAL(banner);
    CU_ASSERT_PTR_NOT_NULL(strstr(banner, "Login is busy."));
    ssh_string_free_char(banner);
    client_free(session);
}

/* ---- The channel ---- */

static void test_command(void)
{
    ssh_session session = guest();
    ssh_channel channel = ssh_channel_new(session);

    CU_ASSERT_EQUAL(ssh_channel_open_session(channel), SSH_OK);
    CU_ASSERT_EQUAL(ssh_channel_request_exec(channel, "top switch"), SSH_OK);
    EXPECT(channel, "ran top switch\n");
    CU_ASSERT_PTR_NULL(strchr(seen, '\r'));
    CU_ASSERT_EQUAL(ssh_channel_read_timeout(channel, seen, sizeof seen, 0, PATIENCE_MS), 0);
    CU_ASSERT_TRUE(ssh_channel_is_eof(channel));
    CU_ASSERT_EQUAL(exit_status(channel), 3);
    ssh_channel_free(channel);
    client_free(session);
}

static void test_resize(void)
{
    ssh_session session = guest();
    ssh_channel channel = shell(session, "xterm");

    EXPECT(channel, "lab> ");
    CU_ASSERT_EQUAL(ssh_channel_change_pty_size(channel, 132, 50), SSH_OK);
    EXPECT(channel, "size 132x50");
    CU_ASSERT_EQUAL(ssh_channel_change_pty_size(channel, 0, 0), SSH_OK);
    EXPECT(channel, "size 80x24");
    CU_ASSERT_EQUAL(ssh_channel_change_pty_size(channel, 9999, 9999), SSH_OK);
    EXPECT(channel, "size 512x200");
    ssh_channel_free(channel);
    client_free(session);
}

/* `ssh -T`: whole lines, nothing echoed, plain line ends; the end of input ends it when the last
 * line is dealt with. */
static void test_no_terminal(void)
{
    ssh_session session = guest();
    ssh_channel channel = shell(session, NULL);

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
    ssh_channel_free(channel);
    client_free(session);
}

static void test_close_by_room(void)
{
    ssh_session session = guest();
    ssh_channel channel = shell(session, "xterm");

    EXPECT(channel, "lab> ");
    type(channel, "quit\r");
    EXPECT(channel, "bye");
    CU_ASSERT_FALSE(expect(channel, "nothing more"));
    CU_ASSERT_EQUAL(exit_status(channel), 7);
    ssh_channel_free(channel);
    client_free(session);
}

static void test_much_output(void)
{
    ssh_session session = guest();
    ssh_channel channel = shell(session, "xterm");

    EXPECT(channel, "lab> ");
    type(channel, "flood\r");
    EXPECT(channel, "end of flood");
    CU_ASSERT(strlen(seen) > 100000);
    ssh_channel_free(channel);
    client_free(session);
}

static void test_interrupt(void)
{
    ssh_session session = guest();
    ssh_channel channel = shell(session, "xterm");

    EXPECT(channel, "lab> ");
    type(channel, "\004");
    EXPECT(channel, "interrupt 2");
    type(channel, "\003\003");
    EXPECT(channel, "interrupt 1");
    type(channel, "wh\t");
    EXPECT(channel, "whole");
    ssh_channel_free(channel);
    client_free(session);
}

static void test_refusals(void)
{
    ssh_session session = guest();
    ssh_channel channel = shell(session, "xterm"), other = ssh_channel_new(session);

    EXPECT(channel, "lab> ");
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
    ssh_channel_free(channel);
    client_free(session);
}

/* ---- What no honest client does ---- */

/* From 0.11 on small packets are only slow for who asked for them, and the guard lets them pass. */
static const bool guarded = LIBSSH_VERSION_INT < SSH_VERSION_INT(0, 11, 0);

/* Opens a channel with this packet size and asks for a shell: is anything shown? */
static bool served(uint32_t packet_max)
{
    struct rawssh *ssh = rawssh_open(lab.ssh_port);
    struct buf payload = {0};
    bool shown = false;

    CU_ASSERT_PTR_NOT_NULL_FATAL(ssh);
    CU_ASSERT_TRUE(rawssh_login(ssh, "guest"));
    if (rawssh_channel(ssh, 1 << 20, packet_max) && rawssh_request(ssh, "shell", NULL, 0))
        shown = rawssh_await(ssh, SSH_MSG_CHANNEL_DATA, &payload);
    rawssh_free(&ssh);
    buf_free(&payload);
    return shown;
}

static void test_packet_size(void)
{
    static const uint32_t refused[] = {1, 5, 9, 10, 11, 100, 1023};
    ssh_session session = guest();
    ssh_channel channel = shell(session, "xterm");

    EXPECT(channel, "lab> ");
    CU_ASSERT_TRUE(served(32768));
    CU_ASSERT_TRUE(served(1024));
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        CU_ASSERT_EQUAL(served(refused[i]), !guarded);
        /* And nobody notices. */
        type(channel, "still here\r");
        EXPECT(channel, "said still here");
    }
    ssh_channel_free(channel);
    client_free(session);
}

/* The same by the other requests that may come first. */
static void test_packet_size_requests(void)
{
    static const char *const first[] = {"pty-req", "env", "exec", "subsystem"};

    for (size_t i = 0; i < sizeof first / sizeof first[0]; i++) {
        struct rawssh *ssh = rawssh_open(lab.ssh_port);
        struct buf payload = {0}, more = {0};
        CU_ASSERT_PTR_NOT_NULL_FATAL(ssh);
        CU_ASSERT_TRUE(rawssh_login(ssh, "guest"));
        CU_ASSERT_TRUE(rawssh_channel(ssh, 1 << 20, 10));
        rawssh_string(&more, "LANG", 4);
        for (int word = 0; word < 4; word++)
            rawssh_u32(&more, 0);
        rawssh_string(&more, "", 0);
        CU_ASSERT_TRUE(rawssh_request(ssh, first[i], more.data, more.len));
        CU_ASSERT_FALSE(guarded && rawssh_await(ssh, SSH_MSG_CHANNEL_SUCCESS, &payload));
        buf_free(&payload);
        buf_free(&more);
        rawssh_free(&ssh);
    }
}

/* A window of nothing: output waits with us and nothing spins or grows; the connection is usable.
 */
static void test_window(void)
{
    struct rawssh *ssh = rawssh_open(lab.ssh_port);
    struct buf payload = {0};

    CU_ASSERT_PTR_NOT_NULL_FATAL(ssh);
    CU_ASSERT_TRUE(rawssh_login(ssh, "guest"));
    CU_ASSERT_TRUE(rawssh_channel(ssh, 0, 32768));
    CU_ASSERT_TRUE(rawssh_request(ssh, "shell", NULL, 0));
    CU_ASSERT_TRUE(rawssh_await(ssh, SSH_MSG_CHANNEL_SUCCESS, &payload));
    CU_ASSERT_TRUE(rawssh_adjust(ssh, 5));
    CU_ASSERT_TRUE(rawssh_await(ssh, SSH_MSG_CHANNEL_DATA, &payload));
    CU_ASSERT_EQUAL(payload.len, 1 + 4 + 4 + 5);
    CU_ASSERT_EQUAL(memcmp(payload.data + 9, "hello", 5), 0);
    buf_free(&payload);
    rawssh_free(&ssh);
}

static void test_garbage(void)
{
    static const char *const rubbish[] = {"GET / HTTP/1.1\r\nHost: x\r\n\r\n", "SSH-1.5-old\r\n",
                                          "\r\n\r\n\r\n", "\xff\xfd\x18"};
    char long_banner[70000];

    for (size_t i = 0; i < sizeof rubbish / sizeof rubbish[0]; i++) {
        int fd = doorlab_connect(lab.ssh_port, PATIENCE_MS / 1000);
        CU_ASSERT(fd >= 0);
        CU_ASSERT_EQUAL(send(fd, rubbish[i], strlen(rubbish[i]), MSG_NOSIGNAL),
                        (ssize_t)strlen(rubbish[i]));
        shutdown(fd, SHUT_WR);
        CU_ASSERT_FALSE(doorlab_expect(fd, "never", seen, sizeof seen));
        close(fd);
    }
    memset(long_banner, 'x', sizeof long_banner);
    int fd = doorlab_connect(lab.ssh_port, PATIENCE_MS / 1000);
    send(fd, long_banner, sizeof long_banner, MSG_NOSIGNAL);
    CU_ASSERT_FALSE(doorlab_expect(fd, "never", seen, sizeof seen));
    close(fd);
    test_guest();
}

/* ---- The room dies ---- */

/* The line as the room told it, with the number of its command. */
static unsigned long number_of(const char *said)
{
    const char *at = strstr(seen, said);

    while (at != NULL && at > seen && at[-1] >= '0' && at[-1] <= '9')
        at--;
    return at != NULL ? strtoul(at, NULL, 10) : 0;
}

static void test_room_dies(void)
{
    ssh_session session = guest();
    ssh_channel channel = shell(session, "xterm");

    EXPECT(channel, "lab> ");
    type(channel, "keep one\r");
    EXPECT(channel, "said keep one");
    unsigned long first = number_of(" said keep one");
    CU_ASSERT(first > 0);
    type(channel, "die\r");
    EXPECT(channel, "your seat is kept");
    doorlab_room_wait(&lab);
    type(channel, "typed meanwhile\r");
    CU_ASSERT_TRUE(doorlab_room(&lab, NULL));
    /* What was not acknowledged comes again, in order, with the same numbers. */
    EXPECT(channel, "said typed meanwhile");
    CU_ASSERT_EQUAL(number_of(" said keep one"), first);
    CU_ASSERT_EQUAL(number_of(" said die"), first + 1);
    CU_ASSERT_EQUAL(number_of(" said typed meanwhile"), first + 2);
    CU_ASSERT_PTR_NOT_NULL(strstr(seen, "again guest"));
    ssh_channel_free(channel);
    client_free(session);
}

/* A line that kills every room is not tried for ever, and that is told. */
static void test_poison(void)
{
    ssh_session session = guest();
    ssh_channel channel = shell(session, "xterm");

    EXPECT(channel, "lab> ");
    type(channel, "poison\r");
    EXPECT(channel, "your seat is kept");
    doorlab_room_wait(&lab);
    CU_ASSERT_TRUE(doorlab_room(&lab, NULL));
    EXPECT(channel, "your seat is kept");
    doorlab_room_wait(&lab);
    CU_ASSERT_TRUE(doorlab_room(&lab, NULL));
    EXPECT(channel, "is not tried again");
    type(channel, "alive\r");
    EXPECT(channel, "said alive");
    ssh_channel_free(channel);
    client_free(session);
}

/* A login waits for a room that is away. */
static void test_login_waits(void)
{
    doorlab_room_kill(&lab);
    ssh_session session = client("kate");
    ssh_set_blocking(session, 0);
    int rc = SSH_AUTH_AGAIN;
    for (int i = 0; i < 5 && rc == SSH_AUTH_AGAIN; i++)
        rc = ssh_userauth_password(session, NULL, "right");
    CU_ASSERT_EQUAL(rc, SSH_AUTH_AGAIN);
    CU_ASSERT_TRUE(doorlab_room(&lab, NULL));
    ssh_set_blocking(session, 1);
    CU_ASSERT_EQUAL(ssh_userauth_password(session, NULL, "right"), SSH_AUTH_SUCCESS);
    client_free(session);
}

static int setup(void)
{
    struct admit_limits limits;

    admit_limits_default(&limits);
    free(limits.exempt);
    limits.exempt = strdup("127.0.0.0/8");
    bool started = doorlab_start(&lab, &limits, NULL);
    admit_limits_free(&limits);
    return started ? 0 : -1;
}

static int teardown(void)
{
    return doorlab_stop(&lab) ? 0 : -1;
}

int main(void)
{
    CU_TestInfo login[] = {{"a guest needs nothing", test_guest},
                           {"the cursor tells the character set", test_cursor},
                           {"password", test_password},
                           {"key", test_key},
                           {"a short RSA key is refused when offered", test_short_key},
                           {"six attempts", test_attempts},
                           {"busy is told", test_busy},
                           CU_TEST_INFO_NULL};
    CU_TestInfo channel[] = {{"one-shot command", test_command},
                             {"window sizes are clamped", test_resize},
                             {"without a terminal", test_no_terminal},
                             {"the room closes", test_close_by_room},
                             {"much output", test_much_output},
                             {"interrupts and completion", test_interrupt},
                             {"second channels and forwarding", test_refusals},
                             CU_TEST_INFO_NULL};
    CU_TestInfo hostile[] = {{"packet sizes", test_packet_size},
                             {"packet size before any request", test_packet_size_requests},
                             {"no window", test_window},
                             {"rubbish before the banner", test_garbage},
                             CU_TEST_INFO_NULL};
    CU_TestInfo room[] = {{"the room dies and comes back", test_room_dies},
                          {"a line that kills rooms", test_poison},
                          {"a login waits for the room", test_login_waits},
                          CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"ssh login", setup, teardown, NULL, NULL, login},
                             {"ssh channel", setup, teardown, NULL, NULL, channel},
                             {"ssh hostile", setup, teardown, NULL, NULL, hostile},
                             {"ssh room", setup, teardown, NULL, NULL, room},
                             CU_SUITE_INFO_NULL};
    return cutap_run(suites);
}
