/*
 * An upgrade whose new process says nothing any more, on a clock that is put forward: what
 * tests/e2e/upgrade.t would have to wait two minutes for. The supervisor's part is played here; its
 * children are processes that do nothing.
 */
#include <event2/event.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cutap.h"
#include "message.h"
#include "supervisor_private.h"

enum {
    STANDBY_S = 10, /* for a new room to stand by */
    UP_S = 120      /* for it to come up */
};
/* Any two files: nothing is started from them, and they are told apart. */
static const char old_program[] = "/dev/zero", new_program[] = "/dev/null";

static int64_t now_ms, due_ms;
static char told_room[512]; /* the last word to the room or the candidate */
static int links;

/* ---- What supervisor.c would do ---- */

int64_t supervisor_now_ms(void)
{
    return now_ms;
}

/* Armed for libevent, which is never waited for; `pass` looks whether it is due. */
void supervisor_arm(struct event *event, int64_t ms)
{
    const struct timeval never = {86400, 0};
    due_ms = now_ms + ms;
    evtimer_add(event, &never);
}

void supervisor_tell(struct child *child, const char *word, int passed)
{
    CU_ASSERT_EQUAL(passed, -1);
    if (child->role == ROOM)
        snprintf(told_room, sizeof told_room, "%s", word);
}

void supervisor_start(struct child *child, enum begin begin)
{
    CU_ASSERT_EQUAL(begin == BEGIN_STANDBY, child == &child->supervisor->upgrade.candidate);
    child->pid = fork();
    if (child->pid == 0) {
        alarm(60);
        pause();
        _exit(1);
    }
    child->up = child->told_to_stop = false;
}

void supervisor_end(struct child *child)
{
    child->told_to_stop = true;
}

void supervisor_adopt(struct child *child, struct child *candidate)
{
    child->pid = candidate->pid;
    child->up = child->told_to_stop = false;
    candidate->pid = 0;
}

void supervisor_relink(struct supervisor *s)
{
    (void)s;
    links++;
}

/* ---- A service ---- */

/* Without one the kernel would take the number for all processes of our group, or of this machine.
 */
static void child_kill(const struct child *child)
{
    CU_ASSERT_FATAL(child->pid > 0);
    kill(child->pid, SIGKILL);
}

static const struct supervisor_config config = {.program = new_program};

static void service_begin(struct supervisor *s)
{
    *s = (struct supervisor){.config = &config, .base = event_base_new(), .ready = true};
    for (int i = 0; i < ROLES; i++) {
        s->child[i] = (struct child){.supervisor = s, .role = (enum role)i, .control = -1};
        s->child[i].program = open(old_program, O_RDONLY | O_CLOEXEC);
        CU_ASSERT_FATAL(s->child[i].program >= 0);
        supervisor_start(&s->child[i], BEGIN);
        s->child[i].up = true;
    }
    upgrade_set_up(s);
    told_room[0] = '\0';
    links = 0;
}

static void service_end(struct supervisor *s)
{
    for (int i = 0; i < ROLES; i++) {
        child_kill(&s->child[i]);
        CU_ASSERT_EQUAL(waitpid(s->child[i].pid, NULL, 0), s->child[i].pid);
        close(s->child[i].program);
    }
    upgrade_tear_down(s);
    event_base_free(s->base);
}

/* So much time goes by. */
static void pass(struct supervisor *s, int64_t ms)
{
    now_ms += ms;
    if (evtimer_pending(s->upgrade.timer, NULL) && now_ms >= due_ms) {
        evtimer_del(s->upgrade.timer);
        event_active(s->upgrade.timer, EV_TIMEOUT, 1);
        event_base_loop(s->base, EVLOOP_NONBLOCK);
    }
}

static bool alive(const struct child *child)
{
    return waitpid(child->pid, NULL, WNOHANG) == 0;
}

/* It was killed; the supervisor sees its end. Returns whether that was the upgrade's business. */
static bool reaped(struct child *child)
{
    int status = 0;
    CU_ASSERT_EQUAL(waitpid(child->pid, &status, 0), child->pid);
    CU_ASSERT(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    child->pid = 0;
    return upgrade_child_died(child);
}

/* It ends as it was told to. */
static bool ends(struct child *child)
{
    CU_ASSERT_TRUE(child->told_to_stop);
    child_kill(child);
    return reaped(child);
}

static bool runs(const struct child *child, const char *program)
{
    struct stat is, wanted;
    return fstat(child->program, &is) == 0 && stat(program, &wanted) == 0 &&
           is.st_dev == wanted.st_dev && is.st_ino == wanted.st_ino;
}

/* The new room stands by. */
static void stands_by(struct supervisor *s)
{
    char word[64];
    snprintf(word, sizeof word, "standby 9.9.9 %d", LINK_VERSION);
    CU_ASSERT_TRUE(upgrade_heed(&s->upgrade.candidate, word));
}

/* The old room is up, as a room that was started again says. */
static void comes_up(struct child *child)
{
    child->up = true;
    upgrade_child_up(child->supervisor);
}

/* ---- Tests ---- */

static void test_silent_standby(void)
{
    struct supervisor s;
    service_begin(&s);
    upgrade_begin(&s, "room");
    pass(&s, STANDBY_S * 1000 - 1);
    CU_ASSERT_TRUE(alive(&s.upgrade.candidate));
    pass(&s, 1);
    CU_ASSERT_TRUE(reaped(&s.upgrade.candidate));
    CU_ASSERT_STRING_EQUAL(told_room, "upgraded 1 failed The new room did not stand by in 10 s. "
                                      "See the log for what was wrong.");
    CU_ASSERT(alive(&s.child[ROOM]) && !s.child[ROOM].told_to_stop);
    CU_ASSERT_TRUE(runs(&s.child[ROOM], old_program));
    service_end(&s);
}

/* It stood by, was told to go, and hangs. */
static void test_silent_room(void)
{
    struct supervisor s;
    struct child *room = &s.child[ROOM];
    service_begin(&s);
    upgrade_begin(&s, "room");
    stands_by(&s);
    pass(&s, 2 * UP_S * 1000); /* the old room takes what time it takes: the supervisor ends it */
    CU_ASSERT_TRUE(alive(&s.upgrade.candidate));
    CU_ASSERT_TRUE(ends(room));
    CU_ASSERT_STRING_EQUAL(told_room, "go");
    CU_ASSERT_EQUAL(links, 1);
    CU_ASSERT_TRUE(runs(room, new_program));
    pass(&s, UP_S * 1000 - 1);
    CU_ASSERT_TRUE(alive(room));
    pass(&s, 1);
    CU_ASSERT_TRUE(reaped(room));
    /* The old program again, which takes back what the new one did to the database. */
    CU_ASSERT(room->pid != 0 && runs(room, old_program) && s.upgrade.back);
    CU_ASSERT(alive(&s.child[DOOR]) && !s.child[DOOR].told_to_stop);
    comes_up(room);
    CU_ASSERT_STRING_EQUAL(told_room,
                           "upgraded 1 failed cardroom 9.9.9 did not come up as the room. The old "
                           "room has taken over again. See the log for what was wrong.");
    CU_ASSERT_FALSE(s.upgrade.back);
    pass(&s, 2 * UP_S * 1000);
    CU_ASSERT_TRUE(alive(room));
    service_end(&s);
}

/* The new room is up, the new door hangs. */
static void test_silent_door(void)
{
    struct supervisor s;
    struct child *room = &s.child[ROOM], *door = &s.child[DOOR];
    service_begin(&s);
    upgrade_begin(&s, "all");
    stands_by(&s);
    CU_ASSERT_TRUE(ends(door));
    CU_ASSERT(door->pid != 0 && runs(door, new_program));
    CU_ASSERT_TRUE(ends(room));
    comes_up(room);
    pass(&s, UP_S * 1000 - 1);
    CU_ASSERT_TRUE(alive(door));
    pass(&s, 1);
    CU_ASSERT_TRUE(alive(room));
    CU_ASSERT_TRUE(reaped(door));
    CU_ASSERT(door->pid != 0 && runs(door, old_program));
    comes_up(door);
    CU_ASSERT_STRING_EQUAL(told_room,
                           "upgraded 1 failed cardroom 9.9.9 has taken over as the room, but did "
                           "not come up as the door. The old door goes on. See the log for what "
                           "was wrong.");
    CU_ASSERT_TRUE(runs(room, new_program));
    service_end(&s);
}

int main(void)
{
    CU_TestInfo tests[] = {{"a new room that does not stand by", test_silent_standby},
                           {"one that stands by and does not come up", test_silent_room},
                           {"a new door that does not come up", test_silent_door},
                           CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"upgrade", NULL, NULL, NULL, NULL, tests}, CU_SUITE_INFO_NULL};
    return cutap_run(suites);
}
