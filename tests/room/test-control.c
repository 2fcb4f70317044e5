/*
 * The control socket: who is heard there, and what is passed to the room of another node.
 */
#include <event2/event.h>
#include <poll.h>
#include <signal.h>
#include <sodium.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "closed.h"
#include "control.h"
#include "cutap.h"
#include "files.h"
#include "log.h"
#include "sealed.h"
#include "xalloc.h"

enum { PATIENCE_MS = 30000 };

static struct world {
    struct event_base *base;
    struct control *control;
    char *folder, *path;
    pid_t door, peer;
    bool nobody;     /* leads */
    bool slow;       /* a reload takes its time */
    int reloads;     /* how many have begun */
    char did[64];    /* what was done here last, and how; "": nothing */
    uint64_t number; /* the number of what the control socket wants to ask; 0: nothing */
    int ours, lead;  /* the ends of a channel for that */
    struct buf got;  /* what was answered last */
} w;

/* The room that has the lobby, at the other end of a channel. */
static struct {
    struct sealed *sealed;
    struct buf asked;
    bool whole, closed;
} leader;

static const uint8_t key[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
                              1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};

static void status(void *arg UNUSED, bool lobby, bool node, struct buf *lines)
{
    if (lobby)
        buf_puts(lines, "moves 7\n");
    if (node)
        buf_puts(lines, "node 2\ndoor-uncontained 0\n");
}

static enum control_aside aside(void *arg UNUSED, const char *verb, const char *const *words,
                                enum control_how how, struct buf *text)
{
    bool noted = strcmp(verb, "node drain") == 0 && how == CONTROL_NOTED;
    if (strcmp(verb, "reload") != 0 && !noted)
        return CONTROL_ELSEWHERE;
    if (how == CONTROL_DRY) {
        buf_printf(text, "do %s", verb);
        return CONTROL_WOULD;
    }
    if (w.slow) {
        w.reloads++;
        return CONTROL_RELOAD;
    }
    snprintf(w.did, sizeof(w.did), "%s %s", verb, words[0] ? words[0] : "");
    buf_printf(text, "%s was asked for\n", verb);
    return CONTROL_DONE;
}

static const uint8_t *key_of(void *arg UNUSED)
{
    return key;
}

/* Makes a channel, whose end `lead` is for the room that has the lobby. */
static bool ask_there(void *arg UNUSED, uint64_t number, char *why, size_t whycap)
{
    int fd[2];
    if (w.nobody) {
        snprintf(why, whycap, "Nobody leads.\n");
        return false;
    }
    CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM, 0, fd), 0);
    w.number = number;
    w.ours = fd[0];
    w.lead = fd[1];
    return true;
}

static void begin(void)
{
    signal(SIGPIPE, SIG_IGN); /* as in a room */
    CU_ASSERT_FATAL(sodium_init() >= 0);
    w.folder = folder_make(NULL);
    w.path = xasprintf("%s/control", w.folder);
    w.base = event_base_new();
    const struct control_deps deps = {.base = w.base,
                                      .path = w.path,
                                      .group = "",
                                      .aside = aside,
                                      .ask = ask_there,
                                      .key = key_of,
                                      .node = 2,
                                      .door = &w.door,
                                      .peer = &w.peer,
                                      .status = status};
    w.control = control_new(&deps, control_listen(w.path, ""));
    CU_ASSERT_PTR_NOT_NULL_FATAL(w.control);
}

static void end(void)
{
    control_free(&w.control);
    event_base_free(w.base);
    folder_remove(&w.folder);
    free(w.path);
    buf_free(&w.got);
    memset(&w, 0, sizeof(w));
}

/* Runs in a child whose pid the test knows. When a byte comes, asks for the status. Ends with 0 if
 * the room answered, with 1 if it hung up. */
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

/* Has another process of our user ask. Returns 0 if it was answered, 1 if the room hung up. `as`
 * (may be NULL) gets its pid before it connects. */
static int heard(pid_t *as)
{
    int go[2], status = -1;
    CU_ASSERT_EQUAL_FATAL(pipe(go), 0);
    pid_t pid = fork();
    if (pid == 0)
        ask(w.path, go[0]);
    if (as)
        *as = pid;
    CU_ASSERT_EQUAL(write(go[1], "", 1), 1);
    for (int ms = 0; ms < PATIENCE_MS && waitpid(pid, &status, WNOHANG) == 0; ms++) {
        event_base_loop(w.base, EVLOOP_NONBLOCK);
        poll(NULL, 0, 1);
    }
    close(go[0]);
    close(go[1]);
    if (as)
        *as = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

SUITE("control", begin, end);

TEST(test_who, "door and peer are refused")
{
    CU_ASSERT_EQUAL(heard(NULL), 0);
    CU_ASSERT_EQUAL(heard(&w.door), 1);
    CU_ASSERT_EQUAL(heard(&w.peer), 1);
    CU_ASSERT_EQUAL(heard(NULL), 0);
}

/* ---- Another node has the lobby ---- */

static void on_asked(void *arg UNUSED, const char *data, size_t len, bool last)
{
    buf_add(&leader.asked, data, len);
    leader.whole = last;
}

static void on_over(void *arg UNUSED, bool sent UNUSED)
{
    leader.closed = true;
}

static const struct sealed_callbacks leader_callbacks = {on_asked, on_over};

/* Connects to the control socket and asks this. Returns the connection. */
static int asks(const char *request)
{
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    strcpy(to.sun_path, w.path);
    CU_ASSERT_EQUAL_FATAL(connect(fd, (struct sockaddr *)&to, sizeof(to)), 0);
    CU_ASSERT_EQUAL_FATAL(send(fd, request, strlen(request), 0), (ssize_t)strlen(request));
    return fd;
}

/* Turns the loop until `done` is true. The limit ends a test that hangs. */
#define TURN_UNTIL(done)                                                                           \
    for (int ms_ = 0; !(done); ms_++) {                                                            \
        CU_ASSERT_TRUE_FATAL(ms_ < PATIENCE_MS);                                                   \
        event_base_loop(w.base, EVLOOP_NONBLOCK);                                                  \
        poll(NULL, 0, 1);                                                                          \
    }

/* Adds what has come to `w.got`. False: the end has. */
static bool takes(int fd)
{
    char bytes[65536];
    ssize_t n;
    while ((n = recv(fd, bytes, sizeof(bytes), MSG_DONTWAIT)) > 0)
        buf_add(&w.got, bytes, (size_t)n);
    return n != 0;
}

static bool is_whole(int fd)
{
    takes(fd);
    return w.got.len > 0 && w.got.data[w.got.len - 1] == '\n';
}

static void comes_whole(int fd)
{
    buf_clear(&w.got);
    TURN_UNTIL(is_whole(fd));
}

/* Asks this and hears the answer. */
static void asked(const char *request)
{
    FD_LOCAL fd = asks(request);
    comes_whole(fd);
}

#define HAS(buf, part) CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(buf), part))
#define GOT(part)      HAS(&w.got, part)

static void leader_begin(void)
{
    TURN_UNTIL(w.number != 0);
    leader.sealed = sealed_new(w.base, w.lead, false, 2, 1, key, &leader_callbacks, NULL);
    control_asked(w.control, w.number, 1, w.ours);
    w.number = 0;
    TURN_UNTIL(leader.whole);
}

static void leader_end(void)
{
    sealed_free(&leader.sealed);
    buf_free(&leader.asked);
    leader.whole = leader.closed = false;
}

/* Asks this and hears the answer, for which the room that leads says this. */
static void led(const char *request, const char *said)
{
    w.did[0] = '\0';
    int fd = asks(request);
    leader_begin();
    CU_ASSERT_STRING_EQUAL(w.did, ""); /* not before it is in the audit log */
    sealed_send(leader.sealed, said, strlen(said));
    comes_whole(fd);
    close(fd);
    leader_end();
}

/* The name of the one who asks and what they ask go there. The answer comes back unchanged, however
 * long it is and however little they read at a time. */
TEST(test_elsewhere, "acts of the lobby go where the lobby is")
{
    enum { LONG = 3000000 };
    FD_LOCAL fd = asks("{\"verb\":\"account list\"}\n");
    leader_begin();
    char want[128];
    snprintf(want, sizeof(want), "%d ", (int)getuid());
    CU_ASSERT_EQUAL(strncmp(buf_text(&leader.asked), want, strlen(want)), 0);
    HAS(&leader.asked, "\n{\"verb\":\"account list\"}");
    FREED char *text = xmalloc(LONG);
    memset(text, 'x', LONG);
    text[LONG - 1] = '\n';
    sealed_send(leader.sealed, text, LONG);
    TURN_UNTIL(is_whole(fd));
    CU_ASSERT_EQUAL(w.got.len, LONG);
    TURN_UNTIL(leader.closed);
    leader_end();
    /* The same connection may go on. */
    CU_ASSERT(send(fd, "{\"verb\":\"reload\"}\n", 18, 0) == 18 && send(fd, "\n", 1, 0) == 1);
    comes_whole(fd);
    GOT("reload was asked for");
}

/* A request that was not sent was not done. Of one that was sent this is not known, so whoever
 * asked is disconnected, and cardroomctl says so. */
TEST(test_broken, "after a broken channel an act was not done, or that is not known")
{
    int fd = asks("{\"verb\":\"ban\",\"who\":\"bob\"}\n");
    TURN_UNTIL(w.number != 0);
    close(w.lead);
    control_asked(w.control, w.number, 1, w.ours);
    comes_whole(fd);
    GOT("Nothing was done");
    close(fd);
    w.number = 0;
    fd = asks("{\"verb\":\"ban\",\"who\":\"bob\"}\n");
    leader_begin();
    sealed_free(&leader.sealed);
    buf_clear(&w.got);
    TURN_UNTIL(!takes(fd));
    CU_ASSERT_EQUAL(w.got.len, 0);
    close(fd);
    leader_end();
    w.nobody = true;
    asked("{\"verb\":\"ban\",\"who\":\"bob\"}\n");
    GOT("\"done\":false");
    GOT("Nobody leads.");
}

/* The status is of both, and what both know of their machines is that of this node. If nobody
 * leads, all is of this node. */
TEST(test_status, "the status is of both")
{
    led("{\"verb\":\"status\",\"format\":\"json\"}\n",
        "{\"done\":true,\"values\":{\"moves\":9,\"node\":1}}\n");
    GOT("\"moves\":9");
    GOT("\"node\":2");
    led("{\"verb\":\"status\"}\n",
        "{\"done\":true,\"text\":\"door-uncontained 1\\nmoves 9\\n\"}\n");
    GOT("\"moves 9\\nnode 2\\ndoor-uncontained 0\\n\"");
    w.nobody = true;
    asked("{\"verb\":\"status\"}\n");
    GOT("\"done\":true");
    GOT("node 2\\ndoor-uncontained 0\\nlobby Nobody leads.");
}

/* What the room that leads is asked, and its answer: `said` comes back unchanged. */
static void noted(const char *request, const char *said)
{
    led(request, said);
    CU_ASSERT_STRING_EQUAL(buf_text(&w.got), said);
}

/* A node is drained when the room that leads has written it down, and only then. */
TEST(test_noted, "a node is drained once that is in the audit log")
{
    static const char request[] = "{\"verb\":\"node drain\",\"time\":\"90m\"}\n";
    noted(request, "{\"done\":true,\"text\":\"Good.\\n\"}\n");
    CU_ASSERT_STRING_EQUAL(w.did, "node drain 90m");
    noted(request, "{\"done\":false,\"text\":\"At most.\\n\"}\n");
    CU_ASSERT_STRING_EQUAL(w.did, "");
    noted(request, "nonsense\n");
    CU_ASSERT_STRING_EQUAL(w.did, "");
    noted("{\"verb\":\"node drain\",\"time\":\"90m\",\"how\":\"dry\"}\n",
          "{\"done\":true,\"text\":\"would\\n\",\"would\":\"drain\"}\n");
    CU_ASSERT_STRING_EQUAL(w.did, "");
    /* The connection goes on: nothing of the last answer is left. */
    noted(request, "{\"done\":true,\"text\":\"Better.\\n\"}\n");
    CU_ASSERT_STRING_EQUAL(w.did, "node drain 90m");
}

/* A dry run of an act of the node itself does nothing here, either. */
TEST(test_dry, "a dry run does nothing")
{
    asked("{\"verb\":\"reload\",\"how\":\"dry\"}\n");
    GOT("\"would\":\"do reload\"");
    CU_ASSERT_STRING_EQUAL(w.did, "");
}

/* Whoever asks for a reload where there is no lobby hears how it went. */
TEST(test_reload, "a reload is answered when it has ended")
{
    w.slow = true;
    int text = asks("{\"verb\":\"reload\"}\n"),
        json = asks("{\"verb\":\"reload\",\"format\":\"json\"}\n"),
        gone = asks("{\"verb\":\"reload\"}\n");
    TURN_UNTIL(w.reloads == 3);
    close(gone);
    CU_ASSERT(takes(text) && takes(json) && w.got.len == 0);
    control_reloaded(w.control, LOBBY_RELOAD_DONE, "motd from \"\" to \"tea\"\n");
    comes_whole(text);
    CU_ASSERT_STRING_EQUAL(buf_text(&w.got),
                           "{\"done\":true,\"text\":\"The settings have been read. Changed:\\n"
                           "motd from \\\"\\\" to \\\"tea\\\"\\n\"}\n");
    comes_whole(json);
    CU_ASSERT_STRING_EQUAL(buf_text(&w.got), "{\"done\":true,\"items\":[{\"setting\":\"motd\","
                                             "\"change\":\"from \\\"\\\" to \\\"tea\\\"\"}]}\n");
    close(json);
    /* The same connection may ask again. */
    CU_ASSERT_EQUAL(send(text, "{\"verb\":\"reload\"}\n", 18, 0), 18);
    TURN_UNTIL(w.reloads == 4);
    control_reloaded(w.control, LOBBY_RELOAD_PARTLY, "tls-key It is not there.\n");
    comes_whole(text);
    CU_ASSERT_STRING_EQUAL(
        buf_text(&w.got), "{\"done\":false,\"text\":\"The settings have been read, but not all was "
                          "taken:\\ntls-key It is not there.\\n\"}\n");
    /* Nobody waits any more, and whoever waits at the end is let go. */
    control_reloaded(w.control, LOBBY_RELOAD_REFUSED, "line 3: no.\n");
    FD_LOCAL left = asks("{\"verb\":\"reload\"}\n");
    TURN_UNTIL(w.reloads == 5);
    control_free(&w.control);
    buf_clear(&w.got);
    TURN_UNTIL(!takes(left));
    CU_ASSERT_EQUAL(w.got.len, 0);
    close(text);
}

/* As the leader: only a room is heard, and not for acts of a node itself. */
TEST(test_heard_from, "only rooms are heard, and not for what is a node's own")
{
    static const char request[] = "1000 kate\n{\"verb\":\"reload\"}", bad[] = "kate{}";
    static const uint8_t other[32] = {9};
    for (int i = 0; i < 3; i++) {
        int fd[2];
        CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM, 0, fd), 0);
        control_hear(w.control, 3, fd[0]);
        leader.sealed =
            sealed_new(w.base, fd[1], true, 3, 2, i == 1 ? other : key, &leader_callbacks, NULL);
        sealed_send(leader.sealed, i == 2 ? bad : request, strlen(i == 2 ? bad : request));
        TURN_UNTIL(leader.whole || leader.closed);
        CU_ASSERT_EQUAL(leader.closed, i != 0);
        if (i == 0)
            HAS(&leader.asked, "own control socket");
        leader_end();
    }
    /* Only CONTROL_NODE_MAX requests are answered at a time. */
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
}
