/*
 * An upgrade whose new process says nothing any more, on a clock that is put forward: what
 * tests/e2e/upgrade.t would have to wait two minutes for. The supervisor's part is played here; its
 * children are processes that do nothing.
 */
#include <elf.h>
#include <event2/event.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cutap.h"
#include "message.h"
#include "supervisor_private.h"

enum {
    STANDBY_S = 10, /* for a new room to stand by */
    UP_S = 120,     /* for it to come up */
    SILENT_S = 30   /* for a child to say that it is alive */
};
/* Any two different files: nothing is started from them. */
static const char old_program[] = "/dev/zero", new_program[] = "/dev/null";

const char *const supervisor_roles[ROLES] = {"room", "door", "peer"};
static int64_t now_ms = 1, due_ms;
static char told_room[512]; /* the last word to the room or the candidate */
static int links;
static int64_t patience[ROLES]; /* for a child that was told to stop */

/* The service. */
static struct supervisor s;
static struct child *const room = &s.child[ROOM], *const door = &s.child[DOOR],
                           *const candidate = &s.upgrade.candidate;

/* ---- What supervisor.c would do ---- */

int64_t supervisor_now_ms(void)
{
    return now_ms;
}

/* Armed for libevent, whose loop never runs; `pass` checks whether it is due. */
void supervisor_arm(struct event *event, int64_t ms)
{
    const struct timeval never = {86400, 0};
    due_ms = now_ms + ms;
    evtimer_add(event, &never);
}

void supervisor_tell(struct child *child, int passed, const char *format, ...)
{
    va_list args;
    CU_ASSERT_EQUAL(passed, -1);
    va_start(args, format);
    if (child->role == ROOM)
        vsnprintf(told_room, sizeof(told_room), format, args);
    va_end(args);
}

void supervisor_start(struct child *child, enum begin begin)
{
    CU_ASSERT_EQUAL(begin == BEGIN_STANDBY, child == candidate);
    child->pid = fork();
    if (child->pid == 0) {
        alarm(600);
        pause();
        _exit(1);
    }
    child->up = child->told_to_stop = false;
}

void supervisor_end(struct child *child, int64_t patience_ms)
{
    CU_ASSERT(child->pid != 0 && patience_ms > 0);
    child->told_to_stop = true;
    patience[child->role] = patience_ms;
}

void supervisor_adopt(struct child *child, struct child *from)
{
    child->pid = from->pid;
    child->up = child->told_to_stop = false;
    from->pid = 0;
}

void supervisor_relink(struct supervisor *of UNUSED)
{
    links++;
}

/* ---- A service ---- */

/* Without a pid, the kernel would take the number to mean all processes of our group or of this
 * machine. */
static void child_kill(const struct child *child)
{
    CU_ASSERT_FATAL(child->pid > 0);
    kill(child->pid, SIGKILL);
}

static const struct supervisor_config config = {.program = new_program};

static void begin(void)
{
    s = (struct supervisor){.config = &config, .base = event_base_new(), .ready = true};
    for (int i = 0; i < ROLES; i++) {
        s.child[i] = (struct child){.supervisor = &s, .role = (enum role)i, .control = -1};
        s.child[i].program = open(old_program, O_RDONLY | O_CLOEXEC);
        CU_ASSERT_FATAL(s.child[i].program >= 0);
        supervisor_start(&s.child[i], BEGIN);
        s.child[i].up = true;
    }
    door->link = LINK_VERSION;
    upgrade_set_up(&s);
    told_room[0] = '\0';
    links = 0;
}

static void end(void)
{
    for (int i = 0; i < ROLES; i++) {
        child_kill(&s.child[i]);
        CU_ASSERT_EQUAL(waitpid(s.child[i].pid, NULL, 0), s.child[i].pid);
        close(s.child[i].program);
    }
    upgrade_tear_down(&s);
    event_base_free(s.base);
}

/* Lets this much time go by, in which we run or are stopped. */
static void stand(int64_t ms)
{
    now_ms += ms;
    if (evtimer_pending(s.upgrade.timer, NULL) && now_ms >= due_ms) {
        evtimer_del(s.upgrade.timer);
        event_active(s.upgrade.timer, EV_TIMEOUT, 1);
        event_base_loop(s.base, EVLOOP_NONBLOCK);
    }
}

static void pass(int64_t ms)
{
    for (; ms >= RESTART_WATCH_MS; ms -= RESTART_WATCH_MS) {
        stand(RESTART_WATCH_MS);
        restart_watch(&s);
    }
    stand(ms);
}

static bool alive(const struct child *child)
{
    return waitpid(child->pid, NULL, WNOHANG) == 0;
}

/* A child was killed, and the supervisor sees its end. Returns whether the upgrade handled that. */
static bool reaped(struct child *child)
{
    int status = 0;
    CU_ASSERT_EQUAL(waitpid(child->pid, &status, 0), child->pid);
    CU_ASSERT(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    child->pid = 0;
    return upgrade_child_died(child);
}

/* The child ends as it was told to. */
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

static void stands_by_with(int link)
{
    char word[64];
    snprintf(word, sizeof(word), "standby 9.9.9 %d", link);
    CU_ASSERT_TRUE(upgrade_on_word(candidate, word));
}

/* The new room stands by. A door that speaks the version before accepts the link, too. */
static void stands_by(void)
{
    stands_by_with(LINK_VERSION + 1);
}

/* The old room is up, as a room that was started again says. */
static void comes_up(struct child *child)
{
    child->up = true;
    upgrade_child_up(child->supervisor);
}

/* ---- Tests ---- */

SUITE("upgrade", begin, end);

/* A room and a door two versions apart cannot speak with each other. */
TEST(test_too_far, "a room that is two versions ahead")
{
    upgrade_begin(&s, "room");
    stands_by_with(LINK_VERSION + 2);
    CU_ASSERT_PTR_NOT_NULL(strstr(told_room, "failed cardroom 9.9.9 cannot talk"));
    CU_ASSERT(reaped(candidate));
    CU_ASSERT(alive(room) && !room->told_to_stop);
}

TEST(test_silent_standby, "a new room that does not stand by")
{
    upgrade_begin(&s, "room");
    pass(STANDBY_S * 1000 - 1);
    CU_ASSERT_TRUE(alive(candidate));
    pass(1);
    CU_ASSERT_TRUE(reaped(candidate));
    CU_ASSERT_STRING_EQUAL(told_room, "upgraded 1 failed The new room did not stand by in 10 s. "
                                      "See the log for what was wrong, and install another "
                                      "program: the next start runs this one.");
    CU_ASSERT(alive(room) && !room->told_to_stop);
    CU_ASSERT_TRUE(runs(room, old_program));
}

/* The new room stood by, was told to go, and hangs. */
TEST(test_silent_room, "one that stands by and does not come up")
{
    upgrade_begin(&s, "room");
    stands_by();
    pass(2 * UP_S * 1000); /* the old room does not end by itself: the supervisor ends it */
    CU_ASSERT_TRUE(alive(candidate));
    CU_ASSERT_TRUE(ends(room));
    CU_ASSERT_STRING_EQUAL(told_room, "go");
    CU_ASSERT_EQUAL(links, 1);
    CU_ASSERT_TRUE(runs(room, new_program));
    pass(UP_S * 1000 - 1);
    CU_ASSERT_TRUE(alive(room));
    pass(1);
    CU_ASSERT_TRUE(reaped(room));
    /* The old program starts again, and undoes what the new one did to the database. */
    CU_ASSERT(room->pid != 0 && runs(room, old_program) && s.upgrade.back);
    CU_ASSERT(alive(door) && !door->told_to_stop);
    comes_up(room);
    CU_ASSERT_STRING_EQUAL(told_room,
                           "upgraded 1 failed cardroom 9.9.9 did not come up as the room. The old "
                           "room has taken over again. See the log for what was wrong.");
    CU_ASSERT_FALSE(s.upgrade.back);
    pass(2 * UP_S * 1000);
    CU_ASSERT_TRUE(alive(room));
}

/* The new room is up, the new door hangs. */
TEST(test_silent_door, "a new door that does not come up")
{
    upgrade_begin(&s, "all");
    stands_by();
    CU_ASSERT_TRUE(ends(door));
    CU_ASSERT(door->pid != 0 && runs(door, new_program));
    CU_ASSERT_TRUE(ends(room));
    comes_up(room);
    pass(UP_S * 1000 - 1);
    CU_ASSERT_TRUE(alive(door));
    pass(1);
    CU_ASSERT_TRUE(alive(room));
    CU_ASSERT_TRUE(reaped(door));
    CU_ASSERT(door->pid != 0 && runs(door, old_program));
    comes_up(door);
    CU_ASSERT_STRING_EQUAL(told_room,
                           "upgraded 1 failed cardroom 9.9.9 has taken over as the room, but did "
                           "not come up as the door. The old door goes on. See the log for what "
                           "was wrong.");
    CU_ASSERT_TRUE(runs(room, new_program));
}

/* The new room cannot speak with the old door, so it goes back with it. Whether the old room has
 * ended by then makes no difference to what people are told. */
static void door_apart(bool ended)
{
    upgrade_begin(&s, "all");
    stands_by_with(LINK_VERSION + 2);
    CU_ASSERT_TRUE(ends(door));
    if (ended)
        CU_ASSERT_TRUE(ends(room));
    kill(door->pid, SIGKILL);
    CU_ASSERT_TRUE(reaped(door));
    CU_ASSERT(door->pid != 0 && runs(door, old_program));
    CU_ASSERT_TRUE(reaped(ended ? room : candidate));
    if (!ended) {
        child_kill(room);
        CU_ASSERT_FALSE(reaped(room)); /* the supervisor has to start it again */
        supervisor_start(room, BEGIN);
    }
    CU_ASSERT_TRUE(runs(room, old_program));
    comes_up(room);
    CU_ASSERT_STRING_EQUAL(told_room,
                           "upgraded 1 failed cardroom 9.9.9 did not come up as the door. The old "
                           "room has taken over again. See the log for what was wrong.");
}

TEST(test_door_apart, "a new door that ends, and a room that is two versions ahead")
{
    door_apart(true);
}

TEST(test_door_apart_first, "the same before the old room has ended")
{
    door_apart(false);
}

/* ---- Kills around an upgrade ---- */

/* A child is killed; does what the supervisor does then. Returns how long nobody was there. */
static int64_t dies(struct child *child)
{
    int64_t wait = 0;
    kill(child->pid, SIGKILL);
    if (!reaped(child)) {
        wait = restart_after_ms(child);
        now_ms += wait;
        supervisor_start(child, BEGIN);
    }
    return wait;
}

/* The room comes up and runs for a while. */
static void is_up(void)
{
    room->up_ms = now_ms;
    comes_up(room);
    now_ms += 3000;
}

enum stage {
    OLD_BEFORE_STANDBY, /* the old room, while the new one gets ready */
    OLD_TWICE,          /* and once more, before it is up again */
    NEW_BEFORE_STANDBY,
    OLD_ENDING, /* told to end, it is killed */
    NEW_ENDING, /* the new one meanwhile */
    NEW_TRIAL,  /* the new one before it is up */
    OLD_BACK,   /* and the old one that was started in its place */
    STAGES
};

/* Makes an upgrade with a kill in one of its stages. Returns for how long there was no room because
 * of the kill. */
static int64_t kill_at(enum stage stage)
{
    int64_t stood = 0;
    upgrade_begin(&s, "room");
    CU_ASSERT_EQUAL_FATAL(s.upgrade.stage, UPGRADE_STANDBY);
    if (stage == OLD_BEFORE_STANDBY || stage == OLD_TWICE)
        stood += dies(room);
    if (stage == OLD_TWICE)
        stood += dies(room);
    if (stage == NEW_BEFORE_STANDBY) {
        stood += dies(candidate);
        return stood;
    }
    stands_by();
    if (stage == NEW_ENDING) {
        stood += dies(candidate);
        stood += dies(room); /* it was ending */
        is_up();
        return stood;
    }
    stood += dies(room);
    CU_ASSERT_EQUAL(s.upgrade.stage, UPGRADE_TRIAL);
    if (stage == NEW_TRIAL || stage == OLD_BACK)
        stood += dies(room);
    if (stage == OLD_BACK)
        stood += dies(room);
    is_up();
    CU_ASSERT_EQUAL(s.upgrade.stage, UPGRADE_NONE);
    return stood;
}

/* However often upgrades are tried, the rooms that they end do not count as failures. */
TEST(test_kills, "kills at each stage do not make anybody wait")
{
    enum { ROUNDS = 25, PATIENCE_MS = 2000 };
    for (int stage = 0; stage < STAGES; stage++) {
        for (int round = 0; round < ROUNDS; round++) {
            int64_t stood = kill_at((enum stage)stage);
            CU_ASSERT(stood <= (stage == OLD_TWICE ? 200 : 0));
            CU_ASSERT(patience[ROOM] < PATIENCE_MS);
            CU_ASSERT_TRUE(alive(room));
        }
    }
}

/* No room is there when the new one stands by: it begins at once. */
TEST(test_no_old_room, "a new room, and none to take over from")
{
    upgrade_begin(&s, "room");
    kill(room->pid, SIGKILL);
    CU_ASSERT_FALSE(reaped(room)); /* the supervisor has to start it again later */
    stands_by();
    CU_ASSERT_STRING_EQUAL(told_room, "go");
    CU_ASSERT(room->pid != 0 && runs(room, new_program));
    is_up();
    CU_ASSERT_PTR_NOT_NULL(strstr(told_room, "upgraded 1 done cardroom 9.9.9 has taken over"));
}

/* A room that cannot come up by itself is still given time. */
TEST(test_backoff, "a room that cannot come up is given time")
{
    static const int64_t waits[] = {0, 200, 400, 800, 1600, 3200, 6400, 10000, 10000};
    struct child child = {.role = ROOM};
    for (size_t i = 0; i < sizeof(waits) / sizeof(waits[0]); i++)
        CU_ASSERT_EQUAL(restart_after_ms(&child), waits[i]);
    child.up = true;
    child.up_ms = now_ms;
    now_ms += 1000;
    CU_ASSERT_EQUAL(restart_after_ms(&child), 0);
    child.up = false;
    CU_ASSERT_EQUAL(restart_after_ms(&child), 0);
}

/* A truncated copy is reported before anything is started. */
TEST(test_cut_program, "a program that is not whole")
{
    const Elf64_Ehdr head = {.e_ident = {ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, ELFCLASS64},
                             .e_shoff = 5000,
                             .e_shentsize = sizeof(Elf64_Shdr),
                             .e_shnum = 2};
    const off_t whole = 5000 + 2 * sizeof(Elf64_Shdr), sizes[] = {whole - 1, 2500, 10, 0};
    char path[] = "/tmp/test-upgrade-XXXXXX";
    const struct supervisor_config cut = {.program = path};
    int fd = mkstemp(path);
    CU_ASSERT_EQUAL_FATAL(pwrite(fd, &head, sizeof(head), 0), (ssize_t)sizeof(head));
    s.config = &cut;
    for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
        CU_ASSERT_EQUAL_FATAL(ftruncate(fd, sizes[i]), 0);
        upgrade_begin(&s, "room");
        CU_ASSERT_EQUAL(candidate->pid, 0);
        CU_ASSERT_PTR_NOT_NULL(strstr(told_room, sizes[i] == 0 ? "is empty. Install it again"
                                                               : "is not whole, it has "));
    }
    CU_ASSERT(alive(room) && !room->told_to_stop);
    CU_ASSERT_EQUAL_FATAL(pwrite(fd, &head, sizeof(head), 0), (ssize_t)sizeof(head));
    CU_ASSERT_EQUAL_FATAL(ftruncate(fd, whole), 0);
    upgrade_begin(&s, "room");
    CU_ASSERT_NOT_EQUAL(candidate->pid, 0);
    dies(candidate);
    close(fd);
    unlink(path);
}

/* A child that says nothing is killed, but the time in which we ourselves were stopped does not
 * count. */
TEST(test_absence, "silence, and our own absence")
{
    pass(SILENT_S * 1000);
    upgrade_begin(&s, "room");
    room->alive_ms = door->alive_ms = now_ms;
    stand(40000);
    restart_watch(&s);
    CU_ASSERT(alive(room) && alive(door) && alive(candidate));
    pass(RESTART_WATCH_MS);
    CU_ASSERT(alive(room) && alive(candidate));
    for (int i = 0; i <= SILENT_S; i += 5, door->alive_ms = now_ms)
        pass(RESTART_WATCH_MS);
    CU_ASSERT(room->silent && !door->silent && alive(door));
    CU_ASSERT_FALSE(reaped(room));
    CU_ASSERT_TRUE(reaped(candidate));
    /* A child that has not said "alive" yet is at work, unless it was stopped. */
    supervisor_start(room, BEGIN);
    room->alive_ms = 0;
    room->began_ms = now_ms;
    for (int i = 0; i <= SILENT_S; i += 5, door->alive_ms = now_ms)
        pass(RESTART_WATCH_MS);
    CU_ASSERT_TRUE(alive(room));
    kill(room->pid, SIGSTOP);
    CU_ASSERT_EQUAL(waitid(P_PID, (id_t)room->pid, &(siginfo_t){0}, WSTOPPED | WNOWAIT), 0);
    restart_watch(&s);
    CU_ASSERT_FALSE(reaped(room));
    supervisor_start(room, BEGIN);
}
