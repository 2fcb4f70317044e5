/*
 * Finds out which child is silent, and how soon a child that died is started again. See
 * supervisor_private.h.
 *
 * A child that could not come up is started again without a wait. If it fails again, the supervisor
 * waits a little before the next start, and with each further failure twice as long. A child that
 * came up and died soon is started again without a wait, because people can play in between. After
 * many such ends in a row the supervisor waits a little before each start, to spare the machine.
 *
 * If a room was killed for want of memory, the next one is told so; otherwise it would load as much
 * again (table_load.c). The limit may be that of a control group, which counts the processes that
 * the kernel killed (cgroups(7)), or that of the process (setrlimit(2)), which ends itself with
 * XALLOC_STATUS.
 */
#include <inttypes.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "closed.h"
#include "log.h"
#include "supervisor_private.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    SILENT_MS = 30000, /* a child that has not said "alive" for longer is killed */
    SETTLED_MS = 1000, /* a child that was up for this long has not failed */
    BACKOFF_MS = 200,  /* the wait after the second start in a row that failed; it doubles */
    /* A room that was killed after this long had enough memory to load the games and to let people
     * come back. */
    STARVED_MS = 60000,
    /* A service that is starting gives up if more than this many rooms in a row have ended for want
     * of memory. Each room loads less than the one before. */
    STARVED_STARTS = 8,
    QUICK_ENDS = 10, /* this many ends in a row of children that came up cause no wait */
    BACKOFF_UP_MS = 250
};

int64_t restart_after_ms(struct child *child)
{
    int64_t wait = BACKOFF_MS;
    bool settled = child->up && supervisor_now_ms() - child->up_ms >= SETTLED_MS;
    child->failures = settled ? 0 : child->failures + 1;
    if (child->up)
        return child->failures > QUICK_ENDS ? BACKOFF_UP_MS : 0;
    if (child->failures < 2)
        return 0;
    for (int i = 2; i < child->failures && wait < RESTART_MAX_MS; i++)
        wait *= 2;
    return wait < RESTART_MAX_MS ? wait : RESTART_MAX_MS;
}

/* How many processes were killed for want of memory in `path`, or in the nearest group above it
 * that has the file; -1: none has. Shortens `path`. */
static int64_t restart_oom_kills_of(const char *root, char *path, const char *name)
{
    char file[PATH_MAX + 64], line[64];
    FILE_LOCAL *figures = NULL;
    int64_t kills = -1;
    for (char *end = path + strlen(path); end && !figures; end = strrchr(path, '/')) {
        *end = '\0';
        utf8_printf(file, sizeof(file), "%s%s/%s", root, path, name);
        figures = fopen(file, "re");
    }
    while (figures && fgets(line, sizeof(line), figures))
        if (strncmp(line, "oom_kill ", 9) == 0)
            kills = strtoll(line + 9, NULL, 10);
    return kills;
}

int64_t restart_oom_kills(void)
{
    char line[PATH_MAX];
    FILE_LOCAL *groups = fopen("/proc/self/cgroup", "re");
    int64_t kills = -1;
    while (groups && kills < 0 && fgets(line, sizeof(line), groups)) {
        char *of = strchr(line, ':'), *path = of ? strchr(of + 1, ':') : NULL;
        line[strcspn(line, "\n")] = '\0';
        if (path && strncmp(of, "::", 2) == 0)
            kills = restart_oom_kills_of("/sys/fs/cgroup", path + 1, "memory.events");
        else if (path && strncmp(of, ":memory:", 8) == 0) /* version 1 */
            kills = restart_oom_kills_of("/sys/fs/cgroup/memory", path + 1, "memory.oom_control");
    }
    return kills;
}

void restart_starved(const struct child *room, int status)
{
    struct supervisor *s = room->supervisor;
    bool killed =
        WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL && restart_oom_kills() > s->oom_kills;
    bool starved = killed || (WIFEXITED(status) && WEXITSTATUS(status) == XALLOC_STATUS);
    if (room->up && supervisor_now_ms() - room->up_ms >= STARVED_MS)
        s->starved = 0;
    s->starved += starved;
    s->starves = starved && s->starved <= STARVED_STARTS;
}

bool restart_returned(struct supervisor *s)
{
    int64_t now = supervisor_now_ms(), away = s->watched_ms ? now - s->watched_ms : 0;
    s->watched_ms = now;
    if (away > 2 * RESTART_WATCH_MS) {
        log_warn("absent", "ms=%" PRId64, away);
        s->returned_ms = now;
        for (int i = 0; i < ROLES; i++) {
            s->child[i].began_ms = now;
            s->child[i].alive_ms = s->child[i].alive_ms ? now : 0;
        }
    }
    return s->returned_ms && now - s->returned_ms < RESTART_WATCH_MS;
}

/* Whether the child is stopped, by a signal or a debugger. */
static bool restart_stopped(const struct child *child)
{
    siginfo_t info = {0};
    return waitid(P_PID, (id_t)child->pid, &info, WSTOPPED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid != 0;
}

void restart_watch(struct supervisor *s)
{
    if (restart_returned(s))
        return;
    for (int i = 0; i < ROLES; i++) {
        struct child *child = &s->child[i];
        int64_t since = child->alive_ms ? child->alive_ms : child->began_ms;
        if (!child->pid || supervisor_now_ms() - since <= SILENT_MS)
            continue;
        /* Before a child first says that it is alive, it may take as long as it needs, unless it is
         * stopped. */
        if (child->alive_ms || restart_stopped(child)) {
            log_error("silent", "process=%s pid=%d", supervisor_roles[i], (int)child->pid);
            child->silent = true;
            kill(child->pid, SIGKILL);
        }
    }
}
