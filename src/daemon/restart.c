/*
 * Finds which child is silent, and how soon one that died is started again. See
 * supervisor_private.h.
 *
 * A child that could not come up is tried twice at once; each later wait is twice as long. A child
 * that came up and died soon is started again at once, because people can play in between. Only
 * after many such ends does it wait a little, to spare the machine.
 */
#include <inttypes.h>
#include <signal.h>
#include <sys/wait.h>

#include "log.h"
#include "supervisor_private.h"

enum {
    SILENT_MS = 30000, /* a child that has not said "alive" for longer is killed */
    SETTLED_MS = 1000, /* an end later than this says nothing about the next start */
    BACKOFF_MS = 200,  /* the wait before the second start in a row that failed; it doubles */
    QUICK_ENDS = 10,   /* so many ends in a row of children that came up cause no wait */
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
        /* Before a child first says that it is alive, it may take as long as it needs. */
        if (child->alive_ms || restart_stopped(child)) {
            log_error("silent", "process=%s pid=%d", supervisor_roles[i], (int)child->pid);
            child->silent = true;
            kill(child->pid, SIGKILL);
        }
    }
}
