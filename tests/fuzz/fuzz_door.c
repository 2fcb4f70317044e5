/*
 * See fuzz_door.h.
 */
#define OPENSSL_SUPPRESS_DEPRECATED /* RAND_set_rand_method has no successor as short */
#include "fuzz_door.h"

#include <arpa/inet.h>
#include <errno.h>
#include <event2/event.h>
#include <libssh/libssh.h>
#include <openssl/rand.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include "chance.h"
#include "clock.h"
#include "fuzz.h"
#include "hub.h"
#include "labkey.h"
#include "link.h"
#include "log.h"
#include "ssh.h"
#include "stream.h"
#include "stream_peer.h"

enum {
    TURNS_MAX = 4000,
    TURNS = 4 /* turns of the loop: a line goes to the room, its answer to the door and on */
};

static struct {
    struct event_base *base;
    struct clock_virtual clock;
    struct admit *admit;
    struct hub *hub;
    struct ssh_host *ssh;
    struct link *room;
    bool ready;
    void (*line)(const char *line); /* another reader of each line; NULL: there is none */
} door;

/* ---- The room ---- */

/* The first letter of a line says what becomes of it. */
static void room_line(const struct link_message *message)
{
    uint64_t conn = message->conn, command = message->field[0].number;
    const char *line = message->field[2].data;
    char text[600];

    FUZZ_CHECK(message->field[2].len <= 512, "a line is too long");
    for (size_t i = 0; i < message->field[2].len; i++)
        FUZZ_CHECK((uint8_t)line[i] >= 0x20 && line[i] != 0x7f, "a control character in a line");
    if (door.line) {
        snprintf(text, sizeof(text), "%.*s", (int)message->field[2].len, line);
        door.line(text);
    }
    snprintf(text, sizeof(text), "you said \x1f%c%.*s\n", 'R', (int)message->field[2].len, line);
    link_send(door.room, LINK_TEXT, conn, text);
    switch (message->field[2].len > 0 ? line[0] : 0) {
    case 's':
        link_send(door.room, LINK_SCREEN, conn, (uint64_t)LINK_SCREEN_ON, "top\nrow\n", "bottom\n");
        break;
    case 'S': link_send(door.room, LINK_SCREEN, conn, (uint64_t)0, "", ""); break;
    case 'p': link_send(door.room, LINK_PAGE, conn, "a page\nof two lines\n"); break;
    case 'm':
        link_send(door.room, LINK_MOTION, conn, (uint64_t)0, (uint64_t)0, (uint64_t)1, (uint64_t)70,
                  (uint64_t)3, "[R5]");
        break;
    case 'c': link_send(door.room, LINK_SET, conn, "input", "char"); break;
    case 'l': link_send(door.room, LINK_SET, conn, "input", "line"); break;
    case 'w': link_send(door.room, LINK_SET, conn, "width", "40"); break;
    case 'k':
        link_send(door.room, LINK_KEYS, conn, (uint64_t)7, (uint64_t)line[0], "0123456789dp\t");
        break;
    case 'g': link_send(door.room, LINK_GMCP, conn, "Core.Ping"); break;
    case 'b': link_send(door.room, LINK_BELL, conn); break;
    case 'q': link_send(door.room, LINK_CLOSE, conn, (uint64_t)3); break;
    default: break;
    }
    link_send(door.room, LINK_PROMPT, conn, "> ", (uint64_t)(text[9] == 'x'));
    link_send(door.room, LINK_DONE, conn, command);
}

/* The first letter of a name says whether it may come in. */
static void room_auth(const struct link_message *message)
{
    enum { NO, YES, MORE, BUSY };
    char first = message->field[2].len > 0 ? message->field[2].data[0] : 0;
    uint64_t answer = first == 'n' ? NO : first == 'm' ? MORE : first == 'b' ? BUSY : YES;

    link_send(door.room, LINK_AUTH_REPLY, message->conn, answer, (uint64_t)3,
              answer == BUSY ? "It is busy.\nCome again." : "");
}

static void on_message(void *arg UNUSED, const struct link_message *message)
{
    switch (message->type) {
    case LINK_OPEN:
        link_send(door.room, LINK_TEXT, message->conn, "Welcome.\n");
        link_send(door.room, LINK_PROMPT, message->conn, "> ", (uint64_t)0);
        link_send(door.room, LINK_TICKET, message->conn, (const void *)"ticket", (size_t)6);
        break;
    case LINK_LINE: room_line(message); break;
    case LINK_KEY:
        FUZZ_CHECK(message->field[3].number != 0, "no key");
        link_send(door.room, LINK_DONE, message->conn, message->field[0].number);
        break;
    case LINK_AUTH: room_auth(message); break;
    case LINK_FINISH:
        link_send(door.room, LINK_FINISHED, message->conn, message->field[0].number, "whole\n");
        break;
    default: break;
    }
}

static void on_ready(void *arg UNUSED, const char *software UNUSED)
{
    door.ready = true;
}

static void on_closed(void *arg UNUSED, const char *why)
{
    FUZZ_CHECK(false, why);
}

/* ---- The door ---- */

static int rand_bytes(unsigned char *out, int len)
{
    chance_bytes(out, (size_t)len);
    return 1;
}

static int rand_status(void)
{
    return 1;
}

static void begin(void)
{
    static const RAND_METHOD chance = {
        .bytes = rand_bytes, .pseudorand = rand_bytes, .status = rand_status};
    static const struct link_callbacks callbacks = {on_ready, on_message, on_closed};
    struct admit_limits limits = {0};
    int pair[2];

    chance_begin();
    if (door.base)
        return;
    RAND_set_rand_method(&chance);
    signal(SIGPIPE, SIG_IGN);
    log_open("door", "/dev/null", LOG_LEVEL_ERROR);
    clock_virtual_init(&door.clock, INT64_C(1795262400000));
    door.base = event_base_new();
    options_default(admit_options, &limits);
    door.admit = admit_new(&door.clock.clock, &limits);
    options_free(admit_options, &limits);
    const struct hub_deps deps = {
        .base = door.base, .clock = &door.clock.clock, .admit = door.admit, .node = 1, .door = 1};
    door.hub = hub_new(&deps);
    char *key = labkey_new();
    FUZZ_CHECK(key && (door.ssh = ssh_host_new(door.hub, key)), "no ssh");
    ssh_string_free_char(key);
    FUZZ_CHECK(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) == 0, "no socket");
    hub_link(door.hub, pair[0], HUB_ROOM_ENDED);
    door.room = link_new(door.base, pair[1], &callbacks, NULL);
    while (!door.ready || !hub_link_up(door.hub))
        event_base_loop(door.base, EVLOOP_ONCE);
}

static void turn(void)
{
    event_base_loop(door.base, EVLOOP_NONBLOCK);
    event_base_loop(door.base, EVLOOP_NONBLOCK);
}

static int accepted(bool ssh)
{
    struct sockaddr_in sin = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(0xc0000207)};
    struct network address;
    struct admit_pass pass;
    int pair[2];

    begin();
    clock_virtual_advance(&door.clock, 60000);
    hub_tick(door.hub);
    FUZZ_CHECK(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, pair) == 0,
               "no socket");
    network_of_sockaddr(&address, (struct sockaddr *)&sin);
    FUZZ_CHECK(admit_enter(door.admit, &address, &pass) == ADMIT_YES, "it is not let in");
    if (ssh)
        ssh_host_accept(door.ssh, pair[0], &address, &pass, NULL);
    else
        stream_peer_begin(door.hub, stream_new(door.hub, NULL, pair[0]), false, NULL, &address,
                          &pass, NULL);
    turn();
    return pair[1];
}

int fuzz_door_telnet(void (*line)(const char *line))
{
    door.line = line;
    return accepted(false);
}

int fuzz_door_ssh(void)
{
    return accepted(true);
}

void fuzz_door_settle(int fd)
{
    char bytes[16384];

    for (int i = 0; i < TURNS; i++)
        turn();
    while (read(fd, bytes, sizeof(bytes)) == sizeof(bytes))
        continue;
    clock_virtual_advance(&door.clock, 20);
}

bool fuzz_door_wait(int fd, short events)
{
    struct pollfd client = {.fd = fd, .events = events};

    for (int i = 0; i < 3 * TURNS; i++) {
        turn();
        if (poll(&client, 1, 0) > 0)
            return true;
    }
    return false;
}

void fuzz_door_send(int fd, const void *data, size_t len)
{
    const char *at = data;

    for (int tries = 0; tries < 100 && len > 0; tries++) {
        ssize_t n = send(fd, at, len, MSG_NOSIGNAL);

        if (n < 0 && errno != EAGAIN)
            return;
        at += n > 0 ? n : 0;
        len -= n > 0 ? (size_t)n : 0;
        fuzz_door_settle(fd);
    }
}

void fuzz_door_pass(int64_t ms)
{
    for (; ms > 0; ms -= HUB_TICK_MS) {
        turn();
        clock_virtual_advance(&door.clock, HUB_TICK_MS);
        hub_tick(door.hub);
    }
}

void fuzz_door_gone(void)
{
    for (int turns = 0; hub_count(door.hub) > 0; turns++) {
        FUZZ_CHECK(turns < TURNS_MAX, "a connection never ends");
        fuzz_door_pass(HUB_TICK_MS);
    }
    FUZZ_CHECK(admit_count(door.admit) == 0, "an admission is not given back");
}
