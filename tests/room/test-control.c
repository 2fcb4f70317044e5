/*
 * The control socket: who is heard there, and what is passed to the room of another node.
 */
#include <event2/event.h>
#include <poll.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "control.h"
#include "cutap.h"
#include "log.h"
#include "sealed.h"
#include "xalloc.h"

enum { PATIENCE_MS = 30000 };

struct world {
    struct event_base *base;
    struct control *control;
    char folder[64], *path;
    pid_t door, peer;
    bool nobody;     /* leads */
    bool slow;       /* a reload takes its time */
    int reloads;     /* how many have begun */
    char did[64];    /* what was done here last, and how; "": nothing */
    uint64_t number; /* the number of what the control socket wants to ask; 0: nothing */
    int ours, lead;  /* the ends of a channel for that */
};

static const uint8_t key[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
                              1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};

static void status(void *arg UNUSED, bool lobby, bool node, struct buf *lines)
{
    if (lobby)
        buf_puts(lines, "moves 7\n");
    if (node)
        buf_puts(lines, "node 2\ndoor-uncontained 0\n");
}

static enum control_aside aside(void *arg, const char *verb, const char *const *words,
                                enum control_how how, struct buf *text)
{
    struct world *w = arg;
    bool noted = strcmp(verb, "node drain") == 0 && how == CONTROL_NOTED;
    if (strcmp(verb, "reload") != 0 && !noted)
        return CONTROL_ELSEWHERE;
    if (how == CONTROL_DRY) {
        buf_printf(text, "do %s", verb);
        return CONTROL_WOULD;
    }
    if (w->slow) {
        w->reloads++;
        return CONTROL_RELOAD;
    }
    snprintf(w->did, sizeof(w->did), "%s %s", verb, words[0] ? words[0] : "");
    buf_printf(text, "%s was asked for\n", verb);
    return CONTROL_DONE;
}

static const uint8_t *key_of(void *arg UNUSED)
{
    return key;
}

/* The room that has the lobby is at the other end of `lead`, if that is not -1. */
static bool ask_there(void *arg, uint64_t number, char *why, size_t whycap)
{
    struct world *w = arg;
    int fd[2];
    if (w->nobody) {
        snprintf(why, whycap, "Nobody leads.\n");
        return false;
    }
    CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM, 0, fd), 0);
    w->number = number;
    w->ours = fd[0];
    w->lead = fd[1];
    return true;
}

static void world_begin(struct world *w)
{
    strcpy(w->folder, "/tmp/test-control-XXXXXX");
    CU_ASSERT_PTR_NOT_NULL_FATAL(mkdtemp(w->folder));
    w->path = xasprintf("%s/control", w->folder);
    w->base = event_base_new();
    const struct control_deps deps = {.base = w->base,
                                      .path = w->path,
                                      .group = "",
                                      .aside = aside,
                                      .ask = ask_there,
                                      .key = key_of,
                                      .node = 2,
                                      .door = &w->door,
                                      .peer = &w->peer,
                                      .status = status,
                                      .arg = w};
    int fd = control_listen(w->path, "");
    CU_ASSERT_FATAL(fd >= 0);
    w->control = control_new(&deps, fd);
    CU_ASSERT_PTR_NOT_NULL_FATAL(w->control);
}

static void world_end(struct world *w)
{
    control_free(&w->control);
    event_base_free(w->base);
    rmdir(w->folder);
    free(w->path);
}

/* In a child that the test knows by its pid: asks for the status as soon as the byte comes, and
 * ends with 0 if it was answered, with 1 if it was hung up on. */
static _Noreturn void ask(const char *path, int go)
{
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    char byte, answer[256];
    strcpy(to.sun_path, path);
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    static const char request[] = "{\"verb\":\"reload\"}\n";
    if (read(go, &byte, 1) != 1 || connect(fd, (struct sockaddr *)&to, sizeof(to)) < 0)
        _exit(2);
    if (send(fd, request, strlen(request), MSG_NOSIGNAL) < 0)
        _exit(1);
    _exit(read(fd, answer, sizeof(answer)) > 0 ? 0 : 1);
}

/* What a process of our user sees: 0: an answer; 1: it is hung up on. `as` (may be NULL) gets its
 * pid before it connects. */
static int heard(struct world *w, pid_t *as)
{
    int go[2], status = -1;
    CU_ASSERT_EQUAL_FATAL(pipe(go), 0);
    pid_t pid = fork();
    if (pid == 0)
        ask(w->path, go[0]);
    if (as)
        *as = pid;
    CU_ASSERT_EQUAL(write(go[1], "", 1), 1);
    for (int ms = 0; ms < PATIENCE_MS && waitpid(pid, &status, WNOHANG) == 0; ms++) {
        event_base_loop(w->base, EVLOOP_NONBLOCK);
        poll(NULL, 0, 1);
    }
    close(go[0]);
    close(go[1]);
    if (as)
        *as = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

SUITE("control", NULL, NULL);

TEST(test_who, "door and peer are refused")
{
    static struct world w;
    world_begin(&w);
    CU_ASSERT_EQUAL(heard(&w, NULL), 0);
    CU_ASSERT_EQUAL(heard(&w, &w.door), 1);
    CU_ASSERT_EQUAL(heard(&w, &w.peer), 1);
    CU_ASSERT_EQUAL(heard(&w, NULL), 0);
    world_end(&w);
}

/* ---- Another node has the lobby ---- */

struct leader {
    struct sealed *sealed;
    struct buf asked;
    bool whole, closed;
};

static void on_asked(void *arg, const char *data, size_t len, bool last)
{
    struct leader *leader = arg;
    buf_add(&leader->asked, data, len);
    leader->whole = last;
}

static void on_over(void *arg, bool sent UNUSED)
{
    ((struct leader *)arg)->closed = true;
}

static const struct sealed_callbacks leader_callbacks = {on_asked, on_over};

/* A connection to the control socket that asks this. */
static int asks(const struct world *w, const char *request)
{
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    strcpy(to.sun_path, w->path);
    CU_ASSERT_EQUAL_FATAL(connect(fd, (struct sockaddr *)&to, sizeof(to)), 0);
    CU_ASSERT_EQUAL_FATAL(send(fd, request, strlen(request), 0), (ssize_t)strlen(request));
    return fd;
}

/* Turns the loop until `done` is true. The limit ends a test that hangs. */
#define TURN_UNTIL(w, done)                                                                        \
    for (int ms_ = 0; !(done); ms_++) {                                                            \
        CU_ASSERT_TRUE_FATAL(ms_ < PATIENCE_MS);                                                   \
        event_base_loop((w)->base, EVLOOP_NONBLOCK);                                               \
        poll(NULL, 0, 1);                                                                          \
    }

/* Adds what has come to `got`. False: the end has. */
static bool takes(int fd, struct buf *got)
{
    char bytes[65536];
    ssize_t n;
    while ((n = recv(fd, bytes, sizeof(bytes), MSG_DONTWAIT)) > 0)
        buf_add(got, bytes, (size_t)n);
    return n != 0;
}

static bool is_whole(int fd, struct buf *got)
{
    takes(fd, got);
    return got->len > 0 && got->data[got->len - 1] == '\n';
}

static void leader_begin(struct world *w, struct leader *leader)
{
    *leader = (struct leader){0};
    TURN_UNTIL(w, w->number != 0);
    leader->sealed = sealed_new(w->base, w->lead, false, 2, 1, key, &leader_callbacks, leader);
    control_asked(w->control, w->number, 1, w->ours);
    w->number = 0;
    TURN_UNTIL(w, leader->whole);
}

static void leader_end(struct leader *leader)
{
    sealed_free(&leader->sealed);
    buf_free(&leader->asked);
}

/* The name of the one who asks and what they ask go there. The answer comes back unchanged, however
 * long it is and however little they read at a time. */
TEST(test_elsewhere, "acts of the lobby go where the lobby is")
{
    enum { LONG = 3000000 };
    static struct world w;
    struct leader leader;
    BUF_LOCAL got = {0};
    world_begin(&w);
    int fd = asks(&w, "{\"verb\":\"account list\"}\n");
    leader_begin(&w, &leader);
    char want[128];
    snprintf(want, sizeof(want), "%d ", (int)getuid());
    CU_ASSERT_EQUAL(strncmp(buf_text(&leader.asked), want, strlen(want)), 0);
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&leader.asked), "\n{\"verb\":\"account list\"}"));
    FREED char *text = xmalloc(LONG);
    memset(text, 'x', LONG);
    text[LONG - 1] = '\n';
    sealed_send(leader.sealed, text, LONG);
    TURN_UNTIL(&w, is_whole(fd, &got));
    CU_ASSERT_EQUAL(got.len, LONG);
    TURN_UNTIL(&w, leader.closed);
    leader_end(&leader);
    /* The same connection may go on. */
    CU_ASSERT(send(fd, "{\"verb\":\"reload\"}\n", 18, 0) == 18 && send(fd, "\n", 1, 0) == 1);
    buf_clear(&got);
    TURN_UNTIL(&w, is_whole(fd, &got));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&got), "reload was asked for"));
    close(fd);
    world_end(&w);
}

/* A request that was not sent was not done. Of one that was sent this is not known, so whoever
 * asked is disconnected, and cardroomctl says so. */
TEST(test_broken, "after a broken channel an act was not done, or that is not known")
{
    static struct world w;
    struct leader leader;
    BUF_LOCAL got = {0};
    world_begin(&w);
    int fd = asks(&w, "{\"verb\":\"ban\",\"who\":\"bob\"}\n");
    TURN_UNTIL(&w, w.number != 0);
    close(w.lead);
    control_asked(w.control, w.number, 1, w.ours);
    TURN_UNTIL(&w, is_whole(fd, &got));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&got), "Nothing was done"));
    close(fd);
    w.number = 0;
    buf_clear(&got);
    fd = asks(&w, "{\"verb\":\"ban\",\"who\":\"bob\"}\n");
    leader_begin(&w, &leader);
    sealed_free(&leader.sealed);
    TURN_UNTIL(&w, !takes(fd, &got));
    CU_ASSERT_EQUAL(got.len, 0);
    close(fd);
    leader_end(&leader);
    w.nobody = true;
    fd = asks(&w, "{\"verb\":\"ban\",\"who\":\"bob\"}\n");
    TURN_UNTIL(&w, is_whole(fd, &got));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&got), "\"done\":false"));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&got), "Nobody leads."));
    close(fd);
    world_end(&w);
}

/* The status is of both, and what both know of their machines is that of this node. If nobody
 * leads, all is of this node. */
TEST(test_status, "the status is of both")
{
    static struct world w;
    struct leader leader;
    BUF_LOCAL got = {0};
    static const char answer[] = "{\"done\":true,\"values\":{\"moves\":9,\"node\":1}}\n";
    static const char lines[] = "{\"done\":true,\"text\":\"door-uncontained 1\\nmoves 9\\n\"}\n";
    world_begin(&w);
    int fd = asks(&w, "{\"verb\":\"status\",\"format\":\"json\"}\n");
    leader_begin(&w, &leader);
    sealed_send(leader.sealed, answer, strlen(answer));
    TURN_UNTIL(&w, is_whole(fd, &got));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&got), "\"moves\":9"));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&got), "\"node\":2"));
    close(fd);
    leader_end(&leader);
    buf_clear(&got);
    fd = asks(&w, "{\"verb\":\"status\"}\n");
    leader_begin(&w, &leader);
    sealed_send(leader.sealed, lines, strlen(lines));
    TURN_UNTIL(&w, is_whole(fd, &got));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&got), "\"moves 9\\nnode 2\\ndoor-uncontained 0\\n\""));
    close(fd);
    leader_end(&leader);
    w.nobody = true;
    buf_clear(&got);
    fd = asks(&w, "{\"verb\":\"status\"}\n");
    TURN_UNTIL(&w, is_whole(fd, &got));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&got), "\"done\":true"));
    CU_ASSERT_PTR_NOT_NULL(
        strstr(buf_text(&got), "node 2\\ndoor-uncontained 0\\nlobby Nobody leads."));
    close(fd);
    world_end(&w);
}

/* What the room that leads is asked, and its answer: `said` comes back unchanged. */
static void noted(struct world *w, const char *request, const char *said)
{
    struct leader leader;
    BUF_LOCAL got = {0};
    w->did[0] = '\0';
    int fd = asks(w, request);
    leader_begin(w, &leader);
    CU_ASSERT_STRING_EQUAL(w->did, ""); /* not before it is in the audit log */
    sealed_send(leader.sealed, said, strlen(said));
    TURN_UNTIL(w, is_whole(fd, &got));
    CU_ASSERT_STRING_EQUAL(buf_text(&got), said);
    close(fd);
    leader_end(&leader);
}

/* A node is drained when the room that leads has written it down, and only then. */
TEST(test_noted, "a node is drained once that is in the audit log")
{
    static struct world w;
    static const char request[] = "{\"verb\":\"node drain\",\"time\":\"90m\"}\n";
    world_begin(&w);
    noted(&w, request, "{\"done\":true,\"text\":\"Good.\\n\"}\n");
    CU_ASSERT_STRING_EQUAL(w.did, "node drain 90m");
    noted(&w, request, "{\"done\":false,\"text\":\"At most.\\n\"}\n");
    CU_ASSERT_STRING_EQUAL(w.did, "");
    noted(&w, request, "nonsense\n");
    CU_ASSERT_STRING_EQUAL(w.did, "");
    noted(&w, "{\"verb\":\"node drain\",\"time\":\"90m\",\"how\":\"dry\"}\n",
          "{\"done\":true,\"text\":\"would\\n\",\"would\":\"drain\"}\n");
    CU_ASSERT_STRING_EQUAL(w.did, "");
    /* The connection goes on: nothing of the last answer is left. */
    noted(&w, request, "{\"done\":true,\"text\":\"Better.\\n\"}\n");
    CU_ASSERT_STRING_EQUAL(w.did, "node drain 90m");
    world_end(&w);
}

/* A dry run of an act of the node itself does nothing here, either. */
TEST(test_dry, "a dry run does nothing")
{
    static struct world w;
    BUF_LOCAL got = {0};
    world_begin(&w);
    int fd = asks(&w, "{\"verb\":\"reload\",\"how\":\"dry\"}\n");
    TURN_UNTIL(&w, is_whole(fd, &got));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&got), "\"would\":\"do reload\""));
    CU_ASSERT_STRING_EQUAL(w.did, "");
    close(fd);
    world_end(&w);
}

/* Whoever asks for a reload where there is no lobby hears how it went. */
TEST(test_reload, "a reload is answered when it has ended")
{
    static struct world w;
    struct buf got[2] = {{0}, {0}};
    world_begin(&w);
    w.slow = true;
    int text = asks(&w, "{\"verb\":\"reload\"}\n"),
        json = asks(&w, "{\"verb\":\"reload\",\"format\":\"json\"}\n"),
        gone = asks(&w, "{\"verb\":\"reload\"}\n");
    TURN_UNTIL(&w, w.reloads == 3);
    close(gone);
    CU_ASSERT(takes(text, &got[0]) && takes(json, &got[1]));
    CU_ASSERT(got[0].len == 0 && got[1].len == 0);
    control_reloaded(w.control, LOBBY_RELOAD_DONE, "motd from \"\" to \"tea\"\n");
    TURN_UNTIL(&w, is_whole(text, &got[0]) && is_whole(json, &got[1]));
    CU_ASSERT_STRING_EQUAL(buf_text(&got[0]),
                           "{\"done\":true,\"text\":\"The settings have been read. Changed:\\n"
                           "motd from \\\"\\\" to \\\"tea\\\"\\n\"}\n");
    CU_ASSERT_STRING_EQUAL(buf_text(&got[1]), "{\"done\":true,\"items\":[{\"setting\":\"motd\","
                                              "\"change\":\"from \\\"\\\" to \\\"tea\\\"\"}]}\n");
    close(json);
    /* The same connection may ask again. */
    CU_ASSERT_EQUAL(send(text, "{\"verb\":\"reload\"}\n", 18, 0), 18);
    TURN_UNTIL(&w, w.reloads == 4);
    buf_clear(&got[0]);
    control_reloaded(w.control, LOBBY_RELOAD_PARTLY, "tls-key It is not there.\n");
    TURN_UNTIL(&w, is_whole(text, &got[0]));
    CU_ASSERT_STRING_EQUAL(
        buf_text(&got[0]),
        "{\"done\":false,\"text\":\"The settings have been read, but not all was "
        "taken:\\ntls-key It is not there.\\n\"}\n");
    /* Nobody waits any more, and whoever waits at the end is let go. */
    control_reloaded(w.control, LOBBY_RELOAD_REFUSED, "line 3: no.\n");
    int left = asks(&w, "{\"verb\":\"reload\"}\n");
    TURN_UNTIL(&w, w.reloads == 5);
    world_end(&w);
    buf_clear(&got[0]);
    CU_ASSERT(!takes(left, &got[0]) && got[0].len == 0);
    close(left);
    close(text);
    buf_free(&got[0]);
    buf_free(&got[1]);
}

/* As the leader: only a room is heard, and not for acts of a node itself. */
TEST(test_heard_from, "only rooms are heard, and not for what is a node's own")
{
    static struct world w;
    struct leader leader = {0};
    static const char request[] = "1000 kate\n{\"verb\":\"reload\"}", bad[] = "kate{}";
    static const uint8_t other[32] = {9};
    world_begin(&w);
    for (int i = 0; i < 3; i++) {
        int fd[2];
        CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM, 0, fd), 0);
        control_hear(w.control, 3, fd[0]);
        leader = (struct leader){0};
        leader.sealed =
            sealed_new(w.base, fd[1], true, 3, 2, i == 1 ? other : key, &leader_callbacks, &leader);
        sealed_send(leader.sealed, i == 2 ? bad : request, strlen(i == 2 ? bad : request));
        TURN_UNTIL(&w, leader.whole || leader.closed);
        CU_ASSERT_EQUAL(leader.closed, i != 0);
        if (i == 0)
            CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&leader.asked), "own control socket"));
        leader_end(&leader);
    }
    /* So many at a time. */
    int fd[CONTROL_NODE_MAX + 1][2], closed = 0;
    char byte[64];
    for (int i = 0; i <= CONTROL_NODE_MAX; i++) {
        CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM, 0, fd[i]), 0);
        control_hear(w.control, 4, fd[i][0]);
        closed += recv(fd[i][1], byte, sizeof(byte), MSG_DONTWAIT) == 0;
    }
    CU_ASSERT_EQUAL(closed, 1);
    for (int i = 0; i <= CONTROL_NODE_MAX; i++)
        close(fd[i][1]);
    world_end(&w);
}

CUTAP_MAIN(argc, argv)
{
    signal(SIGPIPE, SIG_IGN); /* as in a room */
    return sodium_init() < 0 ? 1 : cutap_run(CUTAP_SUITES);
}
