/*
 * The control socket: who is heard there.
 */
#include <event2/event.h>
#include <poll.h>
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
#include "xalloc.h"

enum { PATIENCE_MS = 30000 };

struct world {
    struct event_base *base;
    struct control *control;
    char folder[64], *path;
    pid_t door, peer;
};

static void status_none(void *arg, struct buf *lines)
{
    (void)arg, (void)lines;
}

static bool aside(void *arg, const char *verb, const char *const *words, struct buf *text)
{
    (void)arg, (void)words;
    buf_printf(text, "%s was asked for\n", verb);
    return true;
}

static void world_begin(struct world *w)
{
    char why[256];
    strcpy(w->folder, "/tmp/test-control-XXXXXX");
    CU_ASSERT_PTR_NOT_NULL_FATAL(mkdtemp(w->folder));
    w->path = xasprintf("%s/control", w->folder);
    w->base = event_base_new();
    const struct control_deps deps = {.base = w->base,
                                      .path = w->path,
                                      .group = "",
                                      .aside = aside,
                                      .door = &w->door,
                                      .peer = &w->peer,
                                      .status = status_none,
                                      .arg = w};
    w->control = control_new(&deps, why, sizeof(why));
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

static void test_who(void)
{
    static struct world w;
    world_begin(&w);
    CU_ASSERT_EQUAL(heard(&w, NULL), 0);
    CU_ASSERT_EQUAL(heard(&w, &w.door), 1);
    CU_ASSERT_EQUAL(heard(&w, &w.peer), 1);
    CU_ASSERT_EQUAL(heard(&w, NULL), 0);
    world_end(&w);
}

int main(void)
{
    log_open("test", "stderr", LOG_LEVEL_ERROR);
    CU_TestInfo tests[] = {{"door and peer are refused", test_who}, CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"control", NULL, NULL, NULL, NULL, tests}, CU_SUITE_INFO_NULL};
    return cutap_run(suites);
}
