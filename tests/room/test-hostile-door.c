/*
 * A door that was taken over, against a real room in a process of its own (doc/design.md, "A
 * hostile door"). The door sends:
 *  - every frame, out of order, about connections of its own and about none;
 *  - forged logins;
 *  - tickets at the wrong time, and tickets of other connections.
 * It must not become anybody, end anything, or change anything for others who are there.
 */
#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <sodium.h>
#include <stdarg.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "child_word.h"
#include "closed.h"
#include "conf.h"
#include "cutap.h"
#include "files.h"
#include "link.h"
#include "log.h"
#include "message.h"
#include "press_key.h"
#include "room.h"

/* WAIT_MS only ends a test that hangs: emulated machines are a hundred times slower. */
enum { WAIT_MS = 600000, CONNS = 64, NODES = 3, CONNECTIONS = 100, FLOOD = 60000 };

/* The room, and what is played against it. */
static struct {
    char *folder, conf_path[128], socket[100], log[128];
    struct conf conf;
    pid_t pid;
    int words;
    bool hangs; /* something did not come in all that time */
    int links;  /* made so far */
    /* The door that speaks, by its node, and the links of the others. */
    int node, link, other_link[NODES];
    struct buf in, other_in[NODES];
    size_t took;         /* bytes of `in` that were handled */
    char *ticket[CONNS]; /* the last one that came for a connection, by the end of its number */
    size_t ticket_len[CONNS];
} lab;

/* From now on the door of this node speaks and hears. */
static void door_is(int node)
{
    buf_drain(&lab.in, lab.took);
    lab.took = 0;
    lab.other_link[lab.node] = lab.link;
    lab.other_in[lab.node] = lab.in;
    lab.node = node;
    lab.link = lab.other_link[node];
    lab.in = lab.other_in[node];
    lab.other_in[node] = (struct buf){0};
}

/* The number of a connection of that door. */
static uint64_t of(uint64_t number)
{
    return (uint64_t)lab.node << 56 | number;
}

/* ---- The room, as a supervisor has it ---- */

static int64_t now_ms(void)
{
    return clock_mono(&clock_system);
}

/* Until when to wait for something that begins now. Once something has not come in time, the test
 * has failed, and the waits are short. */
static int64_t deadline(void)
{
    return now_ms() + (lab.hangs ? 1000 : WAIT_MS);
}

/* False: it is not readable in time. */
static bool readable(int fd, int64_t until)
{
    struct pollfd p = {.fd = fd, .events = POLLIN};
    int64_t left = until - now_ms();
    bool is = left > 0 && poll(&p, 1, (int)left) == 1;
    lab.hangs = lab.hangs || !is;
    return is;
}

static bool word_comes(const char *name)
{
    char word[CHILD_WORD_MAX];
    const char *rest;
    int passed;
    int64_t until = deadline();
    while (readable(lab.words, until) && child_word_receive(lab.words, word, &passed) > 0)
        if (child_word_is(word, name, &rest))
            return true;
    return false;
}

static void room_starts_it(void)
{
    int pair[2];
    CU_ASSERT_EQUAL_FATAL(child_word_pair(pair), 0);
    fflush(stdout);
    lab.pid = fork();
    if (lab.pid == 0) {
        close(pair[0]);
        close(lab.link);
        for (int i = 0; i < NODES; i++)
            close(lab.other_link[i]);
        log_open("room", getenv("ROOM_LOG") ? "stderr" : lab.log, LOG_LEVEL_INFO);
        const struct room_config config = {
            .control = pair[1], .listener = room_listen(&lab.conf), .conf = &lab.conf};
        int status = room_run(&config);
        conf_free(&lab.conf);
        buf_free(&lab.in);
        for (int i = 0; i < CONNS; i++)
            free(lab.ticket[i]);
        log_close();
        exit(status);
    }
    close(pair[1]);
    lab.words = pair[0];
}

static void room_starts(void)
{
    room_starts_it();
    CU_ASSERT_FATAL(word_comes("up"));
}

static void room_dies(void)
{
    kill(lab.pid, SIGKILL);
    CU_ASSERT_EQUAL(waitpid(lab.pid, NULL, 0), lab.pid);
    close(lab.words);
}

/* ---- The control socket ---- */

static int control_open(void)
{
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    const struct timeval patience = {WAIT_MS / 1000, 0};
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    snprintf(at.sun_path, sizeof(at.sun_path), "%s", lab.socket);
    CU_ASSERT_EQUAL_FATAL(connect(fd, (struct sockaddr *)&at, sizeof(at)), 0);
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
    return fd;
}

/* Asks from this process. Returns the answer's first bytes; "": the room hung up. */
static const char *control_asked(const char *request)
{
    static char answer[16384];
    FD_LOCAL fd = control_open();
    ssize_t len = send(fd, request, strlen(request), MSG_NOSIGNAL);
    len = recv(fd, answer, sizeof(answer) - 1, 0);
    answer[len > 0 ? len : 0] = '\0';
    return answer;
}

/* Asks from another process than the one that the room takes for the door. */
static bool control_says(const char *request, const char *expected)
{
    int status = -1;
    fflush(stdout);
    pid_t pid = fork();
    if (pid == 0)
        _exit(strstr(control_asked(request), expected) ? 0 : 1);
    return waitpid(pid, &status, 0) == pid && status == 0;
}

static bool control_does(const char *request)
{
    return control_says(request, "\"done\":true");
}

/* ---- The link, as a door has it ---- */

static void out(const struct buf *frames)
{
    CU_ASSERT_EQUAL(send(lab.link, frames->data, frames->len, MSG_NOSIGNAL), (ssize_t)frames->len);
}

/* Drops the frames that have come whole. What comes next may be the rest of one. */
static void frames_drop(void)
{
    struct link_message message;
    long len = (long)lab.took;
    lab.took = 0;
    do {
        buf_drain(&lab.in, (size_t)len);
        len = link_decode(lab.in.data ? lab.in.data : "", lab.in.len, &message);
    } while (len > 0);
    CU_ASSERT_FATAL(len == 0);
}

/* If `frames` are many or the `last` ones, sends them, and drops what comes meanwhile. False: the
 * link is over. */
static bool floods(struct buf *frames, bool last)
{
    static char bytes[65536];
    size_t sent = 0;
    int64_t until = deadline();
    if (frames->len <= FLOOD && !last)
        return true;
    while (sent < frames->len && now_ms() < until) {
        struct pollfd p = {.fd = lab.link, .events = POLLIN | POLLOUT};
        poll(&p, 1, (int)(until - now_ms()));
        ssize_t got = p.revents & POLLIN ? recv(lab.link, bytes, sizeof(bytes), MSG_DONTWAIT) : -1;
        if (got == 0)
            return false;
        if (got > 0) {
            buf_add(&lab.in, bytes, (size_t)got);
            frames_drop();
        }
        ssize_t n =
            send(lab.link, frames->data + sent, frames->len - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (n < 0 && errno != EAGAIN)
            return false;
        sent += n > 0 ? (size_t)n : 0;
    }
    bool whole = sent == frames->len;
    lab.hangs = lab.hangs || !whole;
    buf_clear(frames);
    return whole;
}

static void say(int type, ...)
{
    BUF_LOCAL frame = {0};
    va_list args;
    va_start(args, type);
    CU_ASSERT(link_vencode(&frame, (enum link_type)type, args));
    va_end(args);
    out(&frame);
}

/* The next frame that comes before `until`; false: none does, or the link is over. It lives until
 * the next call. */
static bool next(struct link_message *message, int64_t until)
{
    char bytes[65536];
    buf_drain(&lab.in, lab.took);
    lab.took = 0;
    for (;;) {
        long len = link_decode(lab.in.data ? lab.in.data : "", lab.in.len, message);
        CU_ASSERT_FATAL(len >= 0);
        if (len > 0) {
            lab.took = (size_t)len;
            return true;
        }
        ssize_t got = readable(lab.link, until) ? recv(lab.link, bytes, sizeof(bytes), 0) : -1;
        if (got <= 0)
            return false;
        buf_add(&lab.in, bytes, (size_t)got);
    }
}

static void link_opens_from(pid_t door)
{
    char word[CHILD_WORD_MAX];
    int pair[2];
    close(lab.link);
    buf_clear(&lab.in);
    lab.took = 0;
    CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair), 0);
    snprintf(word, sizeof(word), "link %d %d", ++lab.links, (int)door);
    if (lab.node != 0) /* the room's own address need not be named */
        snprintf(word + strlen(word), sizeof(word) - strlen(word), " %d", lab.node);
    CU_ASSERT_EQUAL(child_word_send(lab.words, word, pair[0]), 0);
    close(pair[0]);
    lab.link = pair[1];
    say(LINK_HELLO, (uint64_t)LINK_VERSION, "a hostile door");
}

static void link_opens(void)
{
    link_opens_from(getpid());
}

/* What was heard about the connection that was listened to last. */
static struct {
    char text[8192], prompt[256];
    int frames; /* of any kind */
    bool closed;
    int answer; /* of AUTH, -1: none */
    bool ticket_before;
} heard;

static void heard_begin(void)
{
    memset(&heard, 0, sizeof(heard));
    heard.answer = -1;
}

static void hear(const struct link_message *m, uint64_t conn)
{
    const struct link_field *f = m->field;
    size_t len = strlen(heard.text);
    size_t slot = m->conn % CONNS;
    if (m->type == LINK_TICKET) {
        free(lab.ticket[slot]);
        lab.ticket[slot] = malloc(f[0].len);
        memcpy(lab.ticket[slot], f[0].data, f[0].len);
        lab.ticket_len[slot] = f[0].len;
    }
    if (m->conn != conn)
        return;
    heard.frames++;
    switch (m->type) {
    case LINK_TEXT:
        snprintf(heard.text + len, sizeof(heard.text) - len, "%.*s", (int)f[0].len, f[0].data);
        break;
    case LINK_PROMPT:
        snprintf(heard.prompt, sizeof(heard.prompt), "%.*s", (int)f[0].len,
                 f[0].len ? f[0].data : "");
        break;
    case LINK_CLOSE: heard.closed = true; break;
    case LINK_AUTH_REPLY: heard.answer = (int)f[0].number; break;
    case LINK_TICKET: heard.ticket_before = heard.answer < 0; break;
    default: break;
    }
}

/* Hears what comes about `conn` until the room has handled everything that was said so far: it
 * answers a Tab of a connection in its turn. */
enum { ECHO_CONN = 1 };
static uint32_t echoes;
static void hear_all(uint64_t conn)
{
    struct link_message m;
    int64_t until = deadline();
    heard_begin();
    say(LINK_FINISH, of(ECHO_CONN), (uint64_t)++echoes, "");
    while (next(&m, until)) {
        hear(&m, conn);
        if (m.type == LINK_FINISHED && m.conn == of(ECHO_CONN) && m.field[0].number == echoes)
            return;
    }
    CU_FAIL("the room does not answer");
}

/* Hears what comes about `conn`. If `command` is above 0, ends when this command of it is done;
 * else if `prompt` is NULL, when a login of it is answered; else when it has a prompt that fits. */
static void hear_until(uint64_t conn, const char *prompt, uint64_t command)
{
    struct link_message m;
    int64_t until = deadline();
    heard_begin();
    while (next(&m, until)) {
        hear(&m, conn);
        if (command > 0 ? m.type == LINK_DONE && m.conn == conn && m.field[0].number >= command
            : prompt    ? !!strstr(heard.prompt, prompt)
                        : heard.answer >= 0)
            return;
    }
    printf("# nothing fits: text \"%s\", prompt \"%s\"\n", heard.text, heard.prompt);
    CU_FAIL("nothing that fits came");
}

static struct link_open open_of(uint64_t conn, int transport)
{
    return (struct link_open){.conn = conn,
                              .transport = (uint8_t)transport,
                              .input = CLIENT_LINE,
                              .secure = 1,
                              .utf8 = 1,
                              .columns = 80,
                              .rows = 24,
                              .opened_ms = 1,
                              .address = "192.0.2.7"};
}

/* A connection of SSH that says that this login was approved. */
static struct link_open login_of(uint64_t conn, const char *user, const char *method)
{
    struct link_open open = open_of(conn, CLIENT_SSH);
    open.user = user;
    open.method = method;
    return open;
}

static void say_open(struct link_open open)
{
    BUF_LOCAL frame = {0};
    CU_ASSERT(link_encode_open(&frame, &open));
    out(&frame);
}

static void say_auth(uint64_t conn, int method, const char *user, const char *fingerprint,
                     const char *key, const char *password)
{
    say(LINK_AUTH, conn, (uint64_t)method, user, "192.0.2.7", fingerprint, key, password);
}

static void say_line(uint64_t conn, uint64_t command, const char *line)
{
    say(LINK_LINE, conn, command, command, line);
}

/* What the room says to a login. */
static int answer_to(uint64_t conn, int method, const char *user, const char *fingerprint,
                     const char *key, const char *password)
{
    say_auth(conn, method, user, fingerprint, key, password);
    hear_until(conn, NULL, 0);
    return heard.answer;
}

/* Types a line and waits until it is done. */
static void types(uint64_t conn, uint64_t command, const char *line)
{
    say_line(conn, command, line);
    hear_until(conn, NULL, command);
}

/* Tells the room that these connections are over. */
static void say_gone(uint64_t first, uint64_t last)
{
    for (uint64_t conn = first; conn <= last; conn++)
        say(LINK_GONE, conn, "over");
}

/* Asserts that the connection belongs to nobody: it is asked for a name. */
#define IS_NOBODY(conn)                                                                            \
    do {                                                                                           \
        hear_until(conn, "Name", 0);                                                               \
        NOT_HEARD("Welcome");                                                                      \
        NOT_HEARD("You're still");                                                                 \
    } while (0)

/* Opens a connection as the arguments say, and asserts that it belongs to nobody. */
#define OPENS_NOBODY(...)                                                                          \
    do {                                                                                           \
        const struct link_open its = __VA_ARGS__;                                                  \
        say_open(its);                                                                             \
        IS_NOBODY(its.conn);                                                                       \
    } while (0)

#define HEARD(part)     CU_ASSERT_PTR_NOT_NULL(strstr(heard.text, part))
#define NOT_HEARD(part) CU_ASSERT_PTR_NULL(strstr(heard.text, part))

/* Makes a new link, with the connection ECHO_CONN. */
static void link_again(void)
{
    struct link_open open = open_of(of(ECHO_CONN), CLIENT_TELNET);
    link_opens();
    say_open(open);
    hear_until(of(ECHO_CONN), "Name", 0);
}

/* An account logs in by its password over ssh. */
static void account_in(uint64_t conn, const char *name)
{
    struct link_open open = login_of(conn, name, "password");
    CU_ASSERT_EQUAL(answer_to(conn, 3, name, "", "", "right horse"), 1);
    CU_ASSERT(heard.ticket_before);
    say_open(open);
    hear_until(conn, ">", 0);
    HEARD("Welcome");
}

/* Staff logs in, but not over ssh. */
static void staff_in(uint64_t conn, int transport)
{
    OPENS_NOBODY(open_of(conn, transport));
    say_line(conn, 1, "root1");
    hear_until(conn, "Password", 0);
    say_line(conn, 2, "right horse");
    hear_until(conn, ">", 0);
}

static void bob_in(uint64_t conn)
{
    account_in(conn, "bob");
}

/* ---- Tests ---- */

#define STATUS "{\"verb\":\"status\"}\n"
#define CREATE(name, role)                                                                         \
    "{\"verb\":\"account create\",\"name\":\"" name "\",\"role\":\"" role                          \
    "\",\"password\":\"right horse\"}\n"

static int set_up(void)
{
    BUF_LOCAL errors = {0};
    signal(SIGPIPE, SIG_IGN);
    lab.folder = folder_make(NULL);
    snprintf(lab.conf_path, sizeof(lab.conf_path), "%s/conf", lab.folder);
    snprintf(lab.socket, sizeof(lab.socket), "%s/control", lab.folder);
    snprintf(lab.log, sizeof(lab.log), "%s/log", lab.folder);
    FILE *file = fopen(lab.conf_path, "we");
    fprintf(file,
            "data-dir %s\nlisten-telnet 127.0.0.1:1\nlisten-ssh 127.0.0.1:2\n"
            "staff-totp no\nsame-address-exempt 192.0.2.0/24\nmax-connections %d\n",
            lab.folder, CONNECTIONS);
    fclose(file);
    int loaded = conf_load(&lab.conf, lab.conf_path, &errors);
    printf("%s", buf_text(&errors));
    lab.link = -1;
    for (int i = 0; i < NODES; i++)
        lab.other_link[i] = -1;
    return loaded == 0 ? sodium_init() : -1;
}

static int tear_down(void)
{
    conf_free(&lab.conf);
    buf_free(&lab.in);
    for (int i = 0; i < CONNS; i++)
        free(lab.ticket[i]);
    folder_remove(&lab.folder);
    return 0;
}

SUITE_ONCE("hostile door", set_up, tear_down);

TEST(test_control, "the control socket")
{
    room_starts();
    link_again();
    CU_ASSERT_STRING_EQUAL(control_asked(CREATE("villain", "admin")), "");
    CU_ASSERT(control_does(CREATE("root1", "admin")));
    CU_ASSERT(control_does(CREATE("bob", "player")));
    CU_ASSERT(control_does(CREATE("dora", "player")));
    /* Another door is another process, which is then refused. */
    link_opens_from(getpid() + 1);
    say_open(open_of(ECHO_CONN, CLIENT_TELNET));
    hear_until(ECHO_CONN, "Name", 0);
    CU_ASSERT_PTR_NOT_NULL(strstr(control_asked(STATUS), "\"done\":true"));
    link_again();
    CU_ASSERT_STRING_EQUAL(control_asked(STATUS), "");
}

/* What a door says about a login of which the room knows nothing. */
TEST(test_forged_open, "logins that nobody approved")
{
    static const char *const methods[] = {"password", "key", "none", ""};
    static const int transports[] = {CLIENT_SSH, CLIENT_TELNET, CLIENT_TLS};
    uint64_t conn = 2;
    for (size_t m = 0; m < sizeof(methods) / sizeof(*methods); m++) {
        for (size_t t = 0; t < sizeof(transports) / sizeof(*transports); t++) {
            struct link_open open = login_of(conn, "root1", methods[m]);
            open.transport = (uint8_t)transports[t];
            open.fingerprint = "SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
            open.key = "ssh-ed25519 AAAA";
            OPENS_NOBODY(open);
            say(LINK_GONE, conn, "over");
            conn++;
        }
    }
}

/* A door tells of terminals that are too small or too large to draw on, and of one that is not. */
TEST(test_sizes, "sizes that no terminal has")
{
    static const struct {
        uint16_t columns, rows;
        const char *taken;
    } sizes[] = {{4, UINT16_MAX, "20x200"}, {UINT16_MAX, 0, "512x5"}, {81, 25, "81x25"}};
    for (uint64_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
        struct link_open open = open_of(2 + i, CLIENT_TELNET);
        open.columns = sizes[i].columns;
        open.rows = sizes[i].rows;
        OPENS_NOBODY(open);
        HEARD(sizes[i].taken);
        say(LINK_GONE, open.conn, "over");
    }
}

/* An approved login is good for its user, on its connection, once. */
TEST(test_forged_approval, "another's approval")
{
    CU_ASSERT_EQUAL(answer_to(20, 3, "bob", "", "", "wrong"), 0);
    CU_ASSERT_FALSE(heard.ticket_before);
    OPENS_NOBODY(login_of(20, "bob", "password"));

    /* A wrong signature is counted, and never a login, not even of one who needs none. */
    CU_ASSERT_EQUAL(answer_to(19, 4, "guest", "", "", ""), 0);
    CU_ASSERT_FALSE(heard.ticket_before);
    OPENS_NOBODY(login_of(19, "guest", "none"));

    CU_ASSERT_EQUAL(answer_to(21, 3, "bob", "", "", "right horse"), 1);
    OPENS_NOBODY(login_of(22, "bob", "password"));   /* of another connection */
    OPENS_NOBODY(login_of(21, "root1", "password")); /* of another user */
    say(LINK_GONE, (uint64_t)21, "over");
    OPENS_NOBODY(login_of(21, "bob", "password")); /* it was used up */

    CU_ASSERT_EQUAL(answer_to(23, 3, "bob", "", "", "right horse"), 1);
    struct link_open open = login_of(23, "bob", "password");
    open.address = "192.0.2.8"; /* from elsewhere */
    OPENS_NOBODY(open);

    CU_ASSERT_EQUAL(answer_to(24, 3, "bob", "", "", "right horse"), 1);
    say(LINK_GONE, (uint64_t)24, "over"); /* ended before it was open */
    OPENS_NOBODY(login_of(24, "bob", "password"));

    /* The connection goes while its password is checked. */
    say_auth(25, 3, "bob", "", "", "right horse");
    say(LINK_GONE, (uint64_t)25, "over");
    OPENS_NOBODY(login_of(25, "bob", "password"));
    say_gone(20, 25);
}

/* An offered key proves nothing, and a key has the fingerprint that it has. */
TEST(test_forged_key, "keys")
{
    static const char key[] =
        "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhsc"
        "HR4f";
    unsigned char blob[64], hash[crypto_hash_sha256_BYTES];
    char fingerprint[96], base64[64];
    size_t len;
    CU_ASSERT_EQUAL(sodium_base642bin(blob, sizeof(blob), key + 12, strlen(key + 12), NULL, &len,
                                      NULL, sodium_base64_VARIANT_ORIGINAL),
                    0);
    crypto_hash_sha256(hash, blob, len);
    sodium_bin2base64(base64, sizeof(base64), hash, sizeof(hash),
                      sodium_base64_VARIANT_ORIGINAL_NO_PADDING);
    snprintf(fingerprint, sizeof(fingerprint), "SHA256:%s", base64);
    struct link_open open = login_of(26, "carla", "key");
    open.fingerprint = fingerprint;
    open.key = key;
    CU_ASSERT_EQUAL(answer_to(26, 1, "carla", fingerprint, key, ""), 1);
    OPENS_NOBODY(open);
    CU_ASSERT_EQUAL(
        answer_to(27, 2, "carla", "SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", key, ""),
        0);
    /* The honest way: an account is offered for that key. */
    CU_ASSERT_EQUAL(answer_to(28, 2, "carla", fingerprint, key, ""), 1);
    open.conn = 28;
    say_open(open);
    hear_until(28, "yes, no", 0);
    /* Somebody else's name with that key. */
    CU_ASSERT_EQUAL(answer_to(29, 2, "bob", fingerprint, key, ""), 0);
    say_gone(26, 29);
}

/* If nobody can come in over TLS, nobody is there over TLS, and telnet is never encrypted. */
TEST(test_secure, "transports without encryption")
{
    static const int transports[] = {CLIENT_TELNET, CLIENT_TLS};
    for (int i = 0; i < 2; i++) {
        uint64_t conn = (uint64_t)(30 + i);
        staff_in(conn, transports[i]);
        HEARD("not encrypted");
        types(conn, 3, "audit");
        NOT_HEARD("account create");
        say(LINK_GONE, conn, "over");
    }
}

/* Every type, with contents that fit its row. */
static void say_every(uint64_t conn)
{
    const char *big = "x";
    say(LINK_LINE, conn, UINT64_MAX, (uint64_t)0, "audit");
    say(LINK_LINE, conn, (uint64_t)1, UINT64_MAX, "audit");
    say(LINK_LINE, conn, (uint64_t)0, (uint64_t)0, "play");
    for (int i = 0; i < 24; i++) /* each bit of a key, with turns and places that never were */
        say(LINK_KEY, conn, (uint64_t)i, UINT64_MAX, (uint64_t)(UINT32_MAX >> i), UINT64_C(1) << i,
            (uint64_t)65535, (uint64_t)65535);
    say(LINK_KEY, conn, UINT64_MAX, (uint64_t)0, (uint64_t)0, (uint64_t)'d', (uint64_t)0,
        (uint64_t)0);
    say(LINK_KEY, conn, (uint64_t)30, (uint64_t)0, (uint64_t)0, (uint64_t)0, (uint64_t)0,
        (uint64_t)0);
    say(LINK_SIZE, conn, (uint64_t)65535, (uint64_t)65535);
    say(LINK_FINISH, conn, (uint64_t)7, "w");
    say(LINK_INTERRUPT, conn, (uint64_t)255);
    say(LINK_CLIENT, conn, (uint64_t)255, (uint64_t)1, (uint64_t)1, (uint64_t)65535);
    say(LINK_CLIENT, conn, (uint64_t)3, (uint64_t)1, (uint64_t)1, (uint64_t)65535);
    say(LINK_GMCP_HEARD, conn, "Core.Supports.Set [\"Char 1\"]");
    say(LINK_AUTH, conn, (uint64_t)200, big, big, big, big, big);
    say(LINK_TEXT, conn, big);
    say(LINK_PROMPT, conn, big, (uint64_t)1);
    say(LINK_BELL, conn);
    say(LINK_CLOSE, conn, (uint64_t)0);
    say(LINK_TICKET, conn, (const void *)"t", (size_t)1);
    say(LINK_DONE, conn, (uint64_t)1);
    say(LINK_AUTH_REPLY, conn, (uint64_t)1, (uint64_t)3, big);
    say(LINK_MANY, (const void *)&conn, sizeof(conn), big);
    say(LINK_BANS, "::/0\t0\tall");
    say(LINK_SET, conn, "login", "yes");
    say(LINK_FINISHED, conn, (uint64_t)1, big);
    say(LINK_LIMITS, "max-connections 1");
    say(LINK_SCREEN, conn, (uint64_t)3, "t\n", "b\n");
    say(LINK_PAGE, conn, "p\n");
    say(LINK_MOTION, conn, (uint64_t)1, (uint64_t)1, (uint64_t)1, (uint64_t)1, (uint64_t)1, "m");
    say(LINK_FIGURES, "upgrade evil\nversion 9.9.9\nplayers evil\naccepted 4711\n");
    say(LINK_MSSP, "NAME\tx");
    say(LINK_GMCP, conn, "Char.Name {}");
    say(LINK_GONE, conn, "why\033[2J");
    say(LINK_GONE, conn, "again");
}

/* Messages out of order, and about connections that never were or are over. Other people notice
 * nothing. */
TEST(test_every_frame, "every frame")
{
    bob_in(40);
    say_every(UINT64_MAX);
    say_every(0);
    say_every(41);
    hear_all(41);
    CU_ASSERT_EQUAL(heard.frames, 0);
    hear_all(UINT64_MAX);
    CU_ASSERT_EQUAL(heard.frames, 0);
    CU_ASSERT(control_says(STATUS, "accepted 4711"));
    CU_ASSERT_FALSE(control_says(STATUS, "evil"));
    CU_ASSERT_FALSE(control_says(STATUS, "9.9.9"));
    /* About one that is there, and then is not. */
    struct link_open open = open_of(42, CLIENT_TELNET);
    say_open(open);
    say_every(42);
    hear_all(42);
    say_line(42, 9, "guest");
    say(LINK_INTERRUPT, (uint64_t)42, (uint64_t)1);
    hear_all(42);
    CU_ASSERT_EQUAL(heard.frames, 0);
    /* A second OPEN of one that is there: it stays whose it is. */
    say_open(open_of(40, CLIENT_TELNET));
    say_open(login_of(40, "root1", "password"));
    hear_all(40);
    CU_ASSERT_EQUAL(heard.frames, 0);
    say_auth(40, 3, "root1", "", "", "right horse");
    hear_all(40);
    CU_ASSERT_EQUAL(heard.answer, -1);
    types(40, 1, "whoami");
    CU_ASSERT_FALSE(heard.closed);
    /* Impossible sizes for somebody with a screen. */
    types(40, 2, "set layout screen");
    for (int i = 0; i < 16; i++) {
        say(LINK_SIZE, (uint64_t)40, (uint64_t)(i & 1 ? 65535 : 0), (uint64_t)(i & 2 ? 65535 : 0));
        types(40, (uint64_t)(3 + i), "who");
    }
    say(LINK_GONE, (uint64_t)40, "over");
}

/* Logins without end are answered, and what is kept of them is bounded. */
TEST(test_many_logins, "logins without end")
{
    enum { MANY = 6000 };
    int busy = 0, answers = 0;
    struct link_message m;
    for (int i = 0; i < MANY; i++)
        say_auth((uint64_t)(1000 + i), 0, "guest", "", "", "");
    say_auth(1000, 0, "guest", "", "", ""); /* a second one for the same */
    int64_t until = deadline();
    while (answers < MANY && next(&m, until)) {
        answers += m.type == LINK_AUTH_REPLY;
        busy += m.type == LINK_AUTH_REPLY && m.field[0].number == 3;
    }
    CU_ASSERT_EQUAL(answers, MANY);
    printf("# %d of %d were told that it is busy\n", busy, MANY);
    hear_all(1000);
    struct link_open open = login_of(1000 + MANY - 1, "guest", "none");
    say_open(open);
    say(LINK_GONE, open.conn, "over");
}

/* Says `n` connections from `first` on. False: the link is over. */
static bool opens_many(uint64_t first, int n)
{
    BUF_LOCAL frames = {0};
    bool whole = true;
    for (int i = 0; i < n && whole; i++) {
        struct link_open open = open_of(first + (uint64_t)i, CLIENT_TELNET);
        CU_ASSERT(link_encode_open(&frames, &open));
        whole = floods(&frames, i == n - 1);
    }
    return whole;
}

/* `n` people come one after the other. Each asks for a name of their own and leaves at once. */
static void guests_come_and_go(uint64_t first, int n)
{
    BUF_LOCAL frames = {0};
    char line[32];
    for (int i = 0; i < n; i++) {
        struct link_open open = open_of(first + (uint64_t)i, CLIENT_TELNET);
        snprintf(line, sizeof(line), "guest asks%d", i);
        CU_ASSERT(link_encode_open(&frames, &open));
        CU_ASSERT(link_encode(&frames, LINK_LINE, open.conn, (uint64_t)1, (uint64_t)1, line));
        CU_ASSERT(link_encode(&frames, LINK_GONE, open.conn, "over"));
        CU_ASSERT(floods(&frames, i == n - 1));
    }
}

/* How many lines of the log contain `part`. */
static int logged(const char *part)
{
    char line[4096];
    int n = 0;
    FILE_LOCAL *file = fopen(lab.log, "re");
    CU_ASSERT_PTR_NOT_NULL_FATAL(file);
    while (fgets(line, sizeof(line), file))
        n += !!strstr(line, part);
    return n;
}

/* A door may have a few more connections than max-connections says. Until it is synced, it may have
 * as many as the greatest value of that setting. The link of a door that opens more ends. */
TEST(test_many_connections, "connections without end")
{
    CU_ASSERT(!opens_many(UINT64_C(1) << 40, ADMIT_CONNECTIONS_MAX + 10000));
    CU_ASSERT_FATAL(word_comes("lost"));
    link_again();
    say(LINK_SYNCED);
    CU_ASSERT(opens_many(UINT64_C(2) << 40, CONNECTIONS));
    hear_all(of(ECHO_CONN));
    CU_ASSERT(!opens_many(UINT64_C(3) << 40, 10000));
    CU_ASSERT_FATAL(word_comes("lost"));
    link_again();
    say(LINK_SYNCED);
    hear_all(of(ECHO_CONN));
}

/* Stops all threads of the room but its loop, or lets them go on. False: this machine does not
 * allow that. */
static bool threads_stop(bool stop)
{
    char path[32];
    snprintf(path, sizeof(path), "/proc/%d/task", (int)lab.pid);
    DIR_LOCAL *tasks = opendir(path);
    bool done = true;
    for (const struct dirent *task; (task = readdir(tasks));) {
        pid_t thread = (pid_t)atoi(task->d_name);
        if (thread == 0 || thread == lab.pid)
            continue;
        done = done && ptrace(stop ? PTRACE_SEIZE : PTRACE_DETACH, thread, NULL, NULL) == 0;
        if (stop && done) {
            ptrace(PTRACE_INTERRUPT, thread, NULL, NULL);
            waitpid(thread, NULL, __WALL);
        }
    }
    return done;
}

/* Connections come and go while the store answers nothing. Each asks the store something. When MANY
 * questions wait, nobody is let in until the store has answered. */
TEST(test_many_questions, "questions without end")
{
    enum { MANY = 16384 };
    if (!threads_stop(true)) {
        threads_stop(false);
        printf("# no thread can be stopped here: %s\n", strerror(errno));
        return;
    }
    guests_come_and_go((UINT64_C(7) << 40) + 1, MANY - 1);
    struct link_open open = open_of(UINT64_C(8) << 40, CLIENT_TELNET);
    say_open(open);
    hear_all(open.conn);
    CU_ASSERT_FALSE(heard.closed);
    say_line(open.conn, 1, "guest asks");
    say(LINK_GONE, open.conn, "over");
    open.conn++;
    say_open(open);
    hear_all(open.conn);
    CU_ASSERT(heard.closed && strstr(heard.text, "Too many people are logging in at once."));
    threads_stop(false);
    const int64_t until = deadline();
    do {
        open.conn++;
        say_open(open);
        hear_all(open.conn);
    } while (heard.closed && now_ms() < until);
    CU_ASSERT_FALSE(heard.closed);
    /* The store answers in order, so this guest comes in after all those questions are answered. */
    say_line(open.conn, 1, "guest");
    hear_until(open.conn, ">", 0);
    say(LINK_GONE, open.conn, "over");
}

/* Any number of guests leave who could come back. The room keeps the names of AWAY_MAX of them, and
 * gives the next guest a name at once. */
TEST(test_many_guests, "guests without end")
{
    enum { MANY = 1200, AWAY_MAX = 1024 };
    BUF_LOCAL frames = {0};
    int number = 0;
    for (int i = 0; i < MANY; i++) {
        struct link_open open = open_of((UINT64_C(11) << 40) + (uint64_t)i, CLIENT_TELNET);
        CU_ASSERT(link_encode_open(&frames, &open));
        CU_ASSERT(link_encode(&frames, LINK_GMCP_HEARD, open.conn,
                              "Core.Supports.Set [\"Cards.Resume 1\"]"));
        CU_ASSERT(link_encode(&frames, LINK_LINE, open.conn, (uint64_t)1, (uint64_t)1, "guest"));
        CU_ASSERT(floods(&frames, true));
        if (i % CONNECTIONS == CONNECTIONS - 1 || i == MANY - 1) {
            hear_all(of(ECHO_CONN));
            for (int gone = i - i % CONNECTIONS; gone <= i; gone++)
                say(LINK_GONE, (UINT64_C(11) << 40) + (uint64_t)gone, "over");
        }
    }
    struct link_open open = open_of(UINT64_C(12) << 40, CLIENT_TELNET);
    say_open(open);
    say_line(open.conn, 1, "guest");
    hear_until(open.conn, ">", 0);
    const char *welcome = strstr(heard.text, "Welcome, guest");
    CU_ASSERT_PTR_NOT_NULL(welcome);
    if (welcome)
        number = atoi(welcome + strlen("Welcome, guest"));
    printf("# after %d guests the next one is guest%d\n", MANY, number);
    CU_ASSERT(number > 1 && number <= AWAY_MAX + CONNECTIONS + 1);
    say(LINK_GONE, open.conn, "over");
}

/* Wrong messages of a door do not fill the disk with lines of the log. */
TEST(test_many_faults, "faults without end")
{
    enum { MANY = 4000 };
    struct buf frames = {0};
    struct link_open again = open_of(of(ECHO_CONN), CLIENT_TELNET), forged = open_of(0, CLIENT_SSH);
    int before = logged("error=");
    again.ticket = forged.ticket = "none";
    again.ticket_len = forged.ticket_len = 4;
    forged.user = "root1";
    forged.method = "password";
    for (int i = 0; i < MANY; i++) {
        uint64_t there = of(ECHO_CONN);
        forged.conn = (UINT64_C(5) << 40) + (uint64_t)i;
        CU_ASSERT(link_encode_open(&frames, &again));
        CU_ASSERT(link_encode_open(&frames, &forged));
        CU_ASSERT(link_encode(&frames, LINK_GONE, forged.conn, "over"));
        CU_ASSERT(link_encode(&frames, LINK_LINE, there, (uint64_t)0, (uint64_t)0, "who"));
        CU_ASSERT(link_encode(&frames, LINK_KEY, there, (uint64_t)1, (uint64_t)1, (uint64_t)1,
                              (uint64_t)PRESS_NONE, (uint64_t)0, (uint64_t)0));
        CU_ASSERT(link_encode(&frames, LINK_TEXT, there, "no door says so"));
        CU_ASSERT(link_encode(&frames, LINK_LINE, UINT64_C(9) << 56, (uint64_t)1, (uint64_t)1, ""));
        CU_ASSERT(floods(&frames, i == MANY - 1));
    }
    buf_free(&frames);
    hear_all(of(ECHO_CONN));
    static const char *const faults[] = {"not as agreed", "not approved", "out of time",
                                         "unexpected=", "of another node"};
    for (size_t i = 0; i < sizeof(faults) / sizeof(faults[0]); i++)
        CU_ASSERT(logged(faults[i]) > 0);
    int lines = logged("error=") - before;
    printf("# %d frames, %d lines\n", 6 * MANY, lines);
    CU_ASSERT(lines < 2 * LOG_BURST);
}

/* A connection that shows the ticket of this one. */
static struct link_open ticket_of(uint64_t conn, uint64_t other, int transport)
{
    struct link_open open = open_of(conn, transport);
    open.ticket = lab.ticket[other];
    open.ticket_len = lab.ticket_len[other];
    return open;
}

/* Tickets of connections that are over, of other connections, and at another time. */
TEST(test_tickets, "tickets")
{
    bob_in(50); /* he stays */
    bob_in(51); /* takes over from the other connection, which is closed */
    hear_all(51);
    say(LINK_GONE, (uint64_t)50, "over");
    CU_ASSERT_EQUAL(answer_to(52, 0, "guest", "", "", ""), 1); /* approved, and not open yet */
    OPENS_NOBODY(open_of(53, CLIENT_TELNET));                  /* leaves before the link ends */
    say_line(53, 1, "guest eve");
    hear_until(53, ">", 0);
    hear_all(53);
    say(LINK_GONE, (uint64_t)53, "over");
    OPENS_NOBODY(ticket_of(53, 53, CLIENT_TELNET)); /* before SYNCED, but of an ended connection */
    say(LINK_SYNCED);
    say(LINK_GONE, (uint64_t)53, "over");
    OPENS_NOBODY(ticket_of(53, 53, CLIENT_TELNET)); /* after SYNCED no ticket is taken */
    say(LINK_GONE, (uint64_t)53, "over");

    link_again();
    OPENS_NOBODY(ticket_of(50, 50, CLIENT_SSH)); /* it was over */
    OPENS_NOBODY(ticket_of(53, 53, CLIENT_TELNET));
    OPENS_NOBODY(ticket_of(54, 51, CLIENT_SSH)); /* another's */
    /* These tickets are good. The transport is the one in the ticket. */
    say_open(ticket_of(51, 51, CLIENT_TELNET));
    hear_until(51, ">", 0);
    HEARD("You're still");
    say(LINK_GONE, (uint64_t)51, "over");
    OPENS_NOBODY(ticket_of(51, 51, CLIENT_SSH)); /* a ticket is taken once on a link */
    say(LINK_SYNCED);
    say_open(login_of(52, "guest", "none")); /* the room still knows that it approved this one */
    hear_until(52, ">", 0);
    HEARD("guest");
    OPENS_NOBODY(ticket_of(55, 51, CLIENT_SSH));
    say_gone(50, 55);
}

/* A new room knows people only by tickets, until the door has told all that it has. */
TEST(test_new_room, "a new room")
{
    bob_in(61);
    staff_in(60, CLIENT_TELNET);
    hear_all(60);
    room_dies();
    room_starts();
    link_again();
    OPENS_NOBODY(ticket_of(62, 61, CLIENT_SSH));
    struct link_open open = login_of(63, "root1", "password");
    open.ticket = "no ticket";
    open.ticket_len = 9;
    OPENS_NOBODY(open);
    /* The ticket says over which transport somebody came in, so they are not suddenly on ssh. */
    say_open(ticket_of(60, 60, CLIENT_SSH));
    hear_until(60, ">", 0);
    HEARD("You're still");
    types(60, 3, "audit");
    NOT_HEARD("account create");
    say(LINK_SYNCED);
    OPENS_NOBODY(ticket_of(61, 61, CLIENT_SSH));
    say_gone(60, 63);
}

/* Bytes that are not a frame end the link and nothing else. */
TEST(test_broken, "bytes that are not a frame")
{
    struct link_message m;
    link_again();
    CU_ASSERT_EQUAL(send(lab.link, "\xff\xff\xff\xff", 4, MSG_NOSIGNAL), 4);
    while (next(&m, deadline())) {
    }
    CU_ASSERT(word_comes("lost"));
    link_again();
    say(LINK_HELLO, (uint64_t)LINK_VERSION, "twice");
    CU_ASSERT(word_comes("lost"));
    link_again();
    CU_ASSERT(control_does(STATUS));
}

/* ---- Doors of other nodes ---- */

/* A guest comes in over the door that speaks. */
static void guest_in(uint64_t conn)
{
    say_open(open_of(conn, CLIENT_TELNET));
    hear_until(conn, "Name", 0);
    say_line(conn, 1, "guest");
    hear_until(conn, ">", 0);
}

/* A door speaks for its own people and never for those of another one (doc/design.md, "A hostile
 * door"). */
TEST(test_other_door, "a door that speaks for another")
{
    link_again();
    bob_in(40);
    door_is(1);
    link_again();
    guest_in(of(41));
    types(of(41), 2, "say hello from afar");
    door_is(0);
    hear_all(40);
    HEARD("hello from afar");

    door_is(1);
    struct link_open open = open_of(39, CLIENT_TELNET);
    say_line(40, 100, "say I am bob");
    say(LINK_INTERRUPT, (uint64_t)40, (uint64_t)2);
    say(LINK_GONE, (uint64_t)40, "over");
    say(LINK_SIZE, (uint64_t)40, (uint64_t)10, (uint64_t)10);
    say(LINK_FINISH, (uint64_t)40, (uint64_t)99, "");
    say_auth(39, 3, "bob", "", "", "right horse");
    say_open(open);
    open.conn = (uint64_t)2 << 56 | 39;
    say_open(open);
    hear_all(40); /* and nothing comes back for it */
    CU_ASSERT_EQUAL(heard.frames, 0);
    types(of(41), 3, "who");
    HEARD("bob");
    NOT_HEARD("I am bob");
    door_is(0);
    types(40, 2, "say still here");
    HEARD("still here");
    NOT_HEARD("I am bob");
    CU_ASSERT_FALSE(heard.closed);
    hear_all(39);
    CU_ASSERT_EQUAL(heard.frames, 0);
}

/* The link to the door of another node is cut and comes back. Its people are there again, those at
 * the other doors have noticed nothing, and no line is done twice. */
TEST(test_link_lost, "a link that is lost")
{
    door_is(1);
    hear_all(of(41)); /* takes the ticket */
    types(of(41), 4, "say once only");
    hear_all(of(41));
    account_in(of(42), "dora");
    types(of(42), 1, "alias zz say hello");
    HEARD("zz stands for");
    /* The door has not heard that the line before is done, and this one is under way. */
    say(LINK_LINE, of(42), (uint64_t)2, (uint64_t)1, "friend bob");
    hear_all(of(42));
    shutdown(lab.link, SHUT_RDWR);
    CU_ASSERT(word_comes("lost"));
    door_is(0);
    hear_all(40);
    HEARD("once only");
    CU_ASSERT_FALSE(heard.closed);
    types(40, 3, "say nobody else went");

    door_is(1);
    link_again();
    say_open(ticket_of(of(41), 41, CLIENT_TELNET));
    say_open(ticket_of(of(42), 42, CLIENT_TELNET));
    say(LINK_SYNCED);
    say_line(of(41), 4, "say once only");
    say_line(of(42), 1, "alias zz say hello");
    say_line(of(42), 2, "friend bob");
    types(of(42), 3, "zz");
    HEARD("You're still logged in, dora");
    HEARD("zz stands for");
    HEARD("bob is your friend now");
    NOT_HEARD("already");
    types(of(41), 6, "say back");
    hear_all(of(41));
    door_is(0);
    hear_all(40);
    NOT_HEARD("once only");
    types(40, 4, "who");
    HEARD("guest");
}

/* The store's work for the door of another node counts against that node's budget, as its frames
 * do. So the node gets no larger share of the store than of the loop. */
TEST(test_much_work, "another's work without end")
{
    enum { LOGINS = 10000, AT_ONCE = 2000, GUESTS = 4000, ASKS_US = 100 };
    struct link_message m;
    door_is(2);
    link_again();
    say(LINK_SYNCED);
    const int64_t began = now_ms();
    for (int i = 0, answers = 0; i < LOGINS; i += AT_ONCE) {
        for (int j = 0; j < AT_ONCE; j++)
            say_auth(of((UINT64_C(1) << 40) + (uint64_t)(i + j)), 0, "guest", "", "", "");
        while (answers < i + AT_ONCE && next(&m, deadline()))
            answers += m.type == LINK_AUTH_REPLY;
        CU_ASSERT_EQUAL(answers, i + AT_ONCE);
    }
    const int64_t logins_ms = now_ms() - began;
    guests_come_and_go(of(UINT64_C(2) << 40), GUESTS);
    hear_all(of(ECHO_CONN));
    const int64_t all_ms = now_ms() - began;
    printf("# %d logins in %d ms, and %d guests in %d ms\n", LOGINS, (int)logins_ms, GUESTS,
           (int)(all_ms - logins_ms));
    CU_ASSERT(all_ms * 1000 >= ((int64_t)(LOGINS + GUESTS) * ASKS_US - LINK_BURST_US) * LINK_SHARE);
    close(lab.link);
    lab.link = -1;
    CU_ASSERT(word_comes("lost"));
    door_is(0);
}

/* Another door of that node has none of the connections that the one before it had. */
TEST(test_other_pid, "a node that does not come back")
{
    door_is(1);
    hear_all(of(41));
    CU_ASSERT_EQUAL(answer_to(of(43), 0, "guest", "", "", ""), 1);
    link_opens_from(getpid() + 1);
    OPENS_NOBODY(login_of(of(43), "guest", "none"));
    OPENS_NOBODY(ticket_of(of(41), 41, CLIENT_TELNET));
    say(LINK_SYNCED);
    close(lab.link);
    lab.link = -1;
    CU_ASSERT(word_comes("lost"));
    door_is(0);
    types(40, 5, "say the end");
    HEARD("the end");
    say(LINK_GONE, (uint64_t)40, "over");
}

TEST(test_end, "the end")
{
    int status = -1;
    CU_ASSERT_EQUAL(child_word_send(lab.words, "stop", -1), 0);
    CU_ASSERT_EQUAL(waitpid(lab.pid, &status, 0), lab.pid);
    CU_ASSERT_EQUAL(status, 0);
    close(lab.words);
    close(lab.link);
    lab.link = -1;
}

/* A room that waits for its store keeps one link of each door: those before it are closed. */
TEST(test_many_links, "links of a room that waits for its store")
{
    enum { MANY = 200 };
    static char away[] = "postgresql://127.0.0.1:1/lobby?sslmode=disable";
    char *store = lab.conf.store, word[CHILD_WORD_MAX];
    int first[NODES] = {-1, -1, -1}, pair[2];
    lab.conf.store = away;
    room_starts_it();
    for (int i = 0; i < MANY; i++) {
        int node = i % NODES;
        CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair), 0);
        snprintf(word, sizeof(word), "link %d %d %d", ++lab.links, (int)getpid(), node);
        CU_ASSERT_EQUAL(child_word_send(lab.words, word, pair[0]), 0);
        close(pair[0]);
        if (first[node] >= 0) {
            CU_ASSERT(readable(first[node], deadline())); /* it ends */
            close(first[node]);
        }
        first[node] = pair[1];
    }
    for (int i = 0; i < NODES; i++) { /* and the last ones stay */
        struct pollfd p = {.fd = first[i], .events = POLLIN};
        CU_ASSERT_EQUAL(poll(&p, 1, 1), 0);
        close(first[i]);
    }
    lab.conf.store = store;
    room_dies();
}
