/*
 * A door and a scripted room in processes of their own. See doorlab.h.
 */
#include "doorlab.h"

#include <event2/event.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "child_word.h"
#include "door.h"
#include "labkey.h"
#include "link.h"
#include "log.h"
#include "loopback.h"

/* The numbers of LINK_AUTH and LINK_AUTH_REPLY (link/message.h). */
enum {
    METHOD_NONE,
    METHOD_OFFERED,
    METHOD_PROVEN,
    METHOD_PASSWORD,
    METHOD_WRONG,
    METHOD_OPEN,
    NO = 0,
    YES = 1,
    BUSY = 3,
    CAN_KEY = 1,
    CAN_PASSWORD = 2,
    CAN_OPEN = 4
};

/* ---- The scripted room ---- */

struct room {
    struct event_base *base;
    struct link *link;
    char *fingerprint;
    const char *bans;
    uint64_t secret_conn; /* the connection whose next line is a password */
    int wrong;            /* how many signatures were wrong */
    bool secure;          /* the last connection was said to be encrypted */
};

static void say(struct room *room, uint64_t conn, const char *format, ...) PRINTF(3, 4);

static void say(struct room *room, uint64_t conn, const char *format, ...)
{
    char text[2048];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    link_send(room->link, LINK_TEXT, conn, text);
}

static void room_open(struct room *room, const struct link_message *message)
{
    struct link_open open;
    BUF_LOCAL store = {0};

    if (!link_decode_open(message, &open, &store))
        abort();
    room->secure = open.secure;
    if (open.command[0] != '\0') {
        say(room, open.conn, "ran %s\n", open.command);
        link_send(room->link, LINK_CLOSE, open.conn,
                  (uint64_t)(strncmp(open.command, "top", 3) == 0 ? 0 : 3));
    } else if (open.ticket_len == 0) {
        say(room, open.conn, "hello %s %s %dx%d input %d utf8 %d colours %d %s on %s\n", open.user,
            open.method, open.columns, open.rows, open.input, open.utf8, open.colours,
            open.fingerprint, open.terminal);
        link_send(room->link, LINK_PROMPT, open.conn, "lab> ", (uint64_t)0);
        if (open.user[0] != '\0')
            link_send(room->link, LINK_TICKET, open.conn, (const void *)open.user,
                      strlen(open.user));
    }
}

static void room_flood(struct room *room, uint64_t conn)
{
    char line[1001];

    memset(line, 'x', 999);
    line[999] = '\n';
    line[1000] = '\0';
    for (int i = 0; i < 100; i++)
        link_send(room->link, LINK_TEXT, conn, line);
    say(room, conn, "end of flood\n");
}

static void room_line(struct room *room, const struct link_message *message)
{
    uint64_t conn = message->conn, command = message->field[0].number;
    char line[600];

    snprintf(line, sizeof(line), "%.*s", (int)message->field[2].len, message->field[2].data);
    if (strcmp(line, "poison") == 0)
        _exit(1);
    if (strcmp(line, "quit") == 0) {
        say(room, conn, "bye\n");
        link_send(room->link, LINK_CLOSE, conn, (uint64_t)7);
        return;
    }
    if (strcmp(line, "password") == 0) {
        room->secret_conn = conn;
        link_send(room->link, LINK_PROMPT, conn, "Password: ", (uint64_t)1);
    } else if (strcmp(line, "flood") == 0) {
        room_flood(room, conn);
    } else if (strcmp(line, "secure") == 0) {
        say(room, conn, "secure %d\n", room->secure);
    } else if (strcmp(line, "signed") == 0) {
        say(room, conn, "%d wrong\n", room->wrong);
    } else {
        say(room, conn, "%" PRIu64 " said %s\n", command, line);
        if (room->secret_conn == conn)
            link_send(room->link, LINK_PROMPT, conn, "lab> ", (uint64_t)0);
        room->secret_conn = 0;
    }
    link_send(room->link, LINK_DONE, conn, command);
}

static void room_auth(struct room *room, const struct link_message *message)
{
    const struct link_field *f = message->field;
    char user[65], fingerprint[100], password[600];
    uint64_t method = f[0].number, answer = NO;
    const char *notice = "";

    snprintf(user, sizeof(user), "%.*s", (int)f[1].len, f[1].data);
    snprintf(fingerprint, sizeof(fingerprint), "%.*s", (int)f[3].len, f[3].data);
    snprintf(password, sizeof(password), "%.*s", (int)f[5].len, f[5].data);
    if (strcmp(user, "guest") == 0 && method == METHOD_NONE)
        answer = YES;
    if (strcmp(user, "kate") == 0 && method == METHOD_PASSWORD)
        answer = strcmp(password, "right") == 0 ? YES : NO;
    if (strcmp(user, "kate") == 0 && (method == METHOD_OFFERED || method == METHOD_PROVEN))
        answer = strcmp(fingerprint, room->fingerprint) == 0 ? YES : NO;
    if (strcmp(user, "nobody") == 0 && method == METHOD_OPEN)
        answer = YES;
    room->wrong += method == METHOD_WRONG;
    if (strcmp(user, "busy") == 0) {
        answer = BUSY;
        notice = "Login is busy. Try again in a few seconds.";
    }
    link_send(room->link, LINK_AUTH_REPLY, message->conn, answer,
              (uint64_t)(CAN_KEY | CAN_PASSWORD | (method == METHOD_OPEN ? 0 : CAN_OPEN)), notice);
}

static void on_message(void *arg, const struct link_message *message)
{
    struct room *room = arg;

    switch (message->type) {
    case LINK_OPEN: room_open(room, message); break;
    case LINK_LINE: room_line(room, message); break;
    case LINK_AUTH: room_auth(room, message); break;
    case LINK_SIZE:
        say(room, message->conn, "size %" PRIu64 "x%" PRIu64 "\n", message->field[0].number,
            message->field[1].number);
        break;
    case LINK_GMCP_HEARD: {
        char heard[100];
        snprintf(heard, sizeof(heard), "Lab.Heard \"%.*s\"", (int)message->field[0].len,
                 message->field[0].data);
        link_send(room->link, LINK_GMCP, message->conn, heard);
        break;
    }
    case LINK_CLIENT:
        say(room, message->conn, "client input %d utf8 %d reader %d colours %d\n",
            (int)message->field[0].number, (int)message->field[1].number,
            (int)message->field[2].number, (int)message->field[3].number);
        break;
    default: break;
    }
}

static void on_ready(void *arg, const char *software UNUSED)
{
    struct room *room = arg;

    link_send(room->link, LINK_BANS, room->bans);
    link_send(room->link, LINK_MSSP,
              "NAME\tLab\nPLAYERS\t2\nPORT\t4000\nSSH\t4022\nWEB\thttp://lab:8080\n");
}

static void on_closed(void *arg, const char *why UNUSED)
{
    struct room *room = arg;

    event_base_loopbreak(room->base);
}

static const struct link_callbacks room_callbacks = {on_ready, on_message, on_closed};

static void room_run(int fd, char *fingerprint, const char *bans)
{
    struct room room = {.fingerprint = fingerprint, .bans = bans};

    room.base = event_base_new();
    room.link = link_new(room.base, fd, &room_callbacks, &room);
    event_base_dispatch(room.base);
    link_free(&room.link);
    event_base_free(room.base);
}

/* ---- Processes ---- */

static pid_t child(void)
{
    fflush(NULL);
    pid_t pid = fork();
    if (pid == 0)
        prctl(PR_SET_PDEATHSIG, SIGKILL); /* so that a test that dies leaves nothing behind */
    return pid;
}

bool doorlab_word(struct doorlab *lab, const char *word)
{
    return child_word_send(lab->control, word, -1) == 0;
}

bool doorlab_pages(struct doorlab *lab, const char *files)
{
    int fd = memfd_create("pages", MFD_CLOEXEC);
    bool sent = fd >= 0 && pwrite(fd, files, strlen(files), 0) == (ssize_t)strlen(files) &&
                child_word_send(lab->control, "pages", fd) == 0;

    close(fd);
    return sent;
}

bool doorlab_room(struct doorlab *lab, const char *bans)
{
    int pair[2];
    unsigned char *hash;
    size_t len;

    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) < 0 ||
        ssh_get_publickey_hash(lab->key, SSH_PUBLICKEY_HASH_SHA256, &hash, &len) != 0)
        return false;
    char *fingerprint = ssh_get_fingerprint_hash(SSH_PUBLICKEY_HASH_SHA256, hash, len);
    ssh_clean_pubkey_hash(&hash);
    lab->room = child();
    if (lab->room == 0) {
        close(pair[0]);
        close(lab->control);
        room_run(pair[1], fingerprint, bans ? bans : "");
        _exit(0);
    }
    ssh_string_free_char(fingerprint);
    close(pair[1]);
    bool sent =
        child_word_send(lab->control, lab->room_failed ? "room failed" : "room", pair[0]) == 0;
    lab->room_failed = false;
    close(pair[0]);
    return sent && lab->room > 0;
}

void doorlab_room_wait(struct doorlab *lab)
{
    int status;

    waitpid(lab->room, &status, 0);
    lab->room_failed = WIFEXITED(status) && WEXITSTATUS(status) != 0;
    lab->room = 0;
}

void doorlab_room_kill(struct doorlab *lab)
{
    if (lab->room > 0) { /* a pid below 1 would mean several processes to the kernel */
        kill(lab->room, SIGKILL);
        doorlab_room_wait(lab);
    }
}

static bool limits_read(struct admit_limits *limits, const char *lines)
{
    char name[64], value[64], why[200];
    int used;

    options_default(admit_options, limits);
    for (; sscanf(lines, "%63s %63s%n", name, value, &used) == 2; lines += used)
        if (options_set(admit_options, limits, name, value, why, sizeof(why))) {
            fprintf(stderr, "doorlab: %s\n", why);
            return false;
        }
    return true;
}

bool doorlab_start(struct doorlab *lab, const char *limits, const char *bans)
{
    int telnet = loopback_listen(&lab->telnet_port), ssh = loopback_listen(&lab->ssh_port);
    int tls = lab->tls_pem ? loopback_listen(&lab->tls_port) : -1, control[2];
    int web = lab->web ? loopback_listen(&lab->web_port) : -1;
    int web_tls = lab->web && lab->tls_pem ? loopback_listen(&lab->web_tls_port) : -1;
    char up[3] = {0}, *host_key = labkey_new();

    signal(SIGPIPE, SIG_IGN);
    if (telnet < 0 || ssh < 0 || !host_key ||
        socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, control) < 0 ||
        ssh_pki_generate(SSH_KEYTYPE_ED25519, 0, &lab->key) != SSH_OK)
        return false;
    lab->door = child();
    if (lab->door == 0) {
        struct door_config config = {.sockets = {[DOOR_TELNET] = {&telnet, 1},
                                                 [DOOR_SSH] = {&ssh, 1},
                                                 [DOOR_TLS] = {&tls, tls >= 0},
                                                 [DOOR_WEB] = {&web, web >= 0},
                                                 [DOOR_WEB_TLS] = {&web_tls, web_tls >= 0}},
                                     .host_key = host_key,
                                     .tls_key = lab->tls_pem,
                                     .web_origins = lab->web_origins,
                                     .link = -1,
                                     .control = control[1],
                                     .node = 1};
        close(control[0]);
        ssh_key_free(lab->key);
        log_open("door", "stderr", getenv("DOORLAB_LOG") ? LOG_LEVEL_DEBUG : LOG_LEVEL_ERROR);
        int rc = limits_read(&config.limits, limits) ? door_run(&config) : 99;
        options_free(admit_options, &config.limits);
        ssh_string_free_char(host_key);
        exit(rc);
    }
    close(telnet);
    close(ssh);
    const int more[] = {tls, web, web_tls};
    for (size_t i = 0; i < sizeof(more) / sizeof(more[0]); i++)
        if (more[i] >= 0)
            close(more[i]);
    close(control[1]);
    ssh_string_free_char(host_key);
    lab->control = control[0];
    return lab->door > 0 && recv(lab->control, up, 2, 0) == 2 && strcmp(up, "up") == 0 &&
           doorlab_room(lab, bans);
}

bool doorlab_stop(struct doorlab *lab)
{
    int status = -1;

    doorlab_word(lab, "stop");
    waitpid(lab->door, &status, 0);
    close(lab->control);
    if (lab->room > 0)
        doorlab_room_wait(lab); /* the room ends by itself once its link is closed */
    ssh_key_free(lab->key);
    memset(lab, 0, sizeof(*lab));
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* ---- Clients ---- */

int doorlab_connect(int port, int seconds)
{
    return loopback_dial(0, port, seconds);
}

bool doorlab_expect_from(doorlab_read *read, void *from, const char *text, char *seen, size_t cap)
{
    size_t len = 0;

    seen[0] = '\0';
    while (len + 1 < cap) {
        ssize_t got = read(from, seen + len, cap - 1 - len);
        if (got <= 0)
            return false;
        for (ssize_t i = 0; i < got; i++) /* telnet's NUL bytes must not end the string */
            if (seen[len + (size_t)i] == '\0')
                seen[len + (size_t)i] = '.';
        len += (size_t)got;
        seen[len] = '\0';
        if (strstr(seen, text))
            return true;
    }
    return false;
}

static ssize_t socket_read(void *fd, char *bytes, size_t cap)
{
    return recv(*(int *)fd, bytes, cap, 0);
}

bool doorlab_expect(int fd, const char *text, char *seen, size_t cap)
{
    return doorlab_expect_from(socket_read, &fd, text, seen, cap);
}
