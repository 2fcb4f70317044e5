/*
 * A new program takes over from the one that runs, while people play. See supervisor_private.h.
 *
 * The supervisor starts the new room beside the old one, and it stands by: it has read its settings
 * and contained itself, and touches no file that is in use. When the new room says that it stands
 * by, the old one is told to end. After that the new room opens the store, brings the schema up to
 * date and takes over the tables, while the door tells people that the room will be back. If the
 * new room does not come up, it is ended and the old program is started again. That restores the
 * copy of the database that was made before the schema changed. In this way nothing that people
 * were told is lost: until a room is up, nobody is told anything.
 */
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "log.h"
#include "loop.h"
#include "supervisor_private.h"
#include "utf8.h"

enum {
    STANDBY_MS = 10000, /* for the new room to stand by */
    /* For the old room to end, while nobody can play. What it told people is stored. */
    ENDING_MS = 1500,
    /* For the new room to come up: it may have to copy a large database and change its schema. */
    UP_MS = 120000
};

/* A linker writes the table of sections as the last thing in a file, so a file that holds all of it
 * is whole. */
int upgrade_program_check(int fd, const char *path, char *why, size_t whycap)
{
    Elf64_Ehdr head = {0};
    struct stat file;
    if (fstat(fd, &file) != 0 || !S_ISREG(file.st_mode))
        return 0;
    uint64_t size = (uint64_t)file.st_size, needed = 1;
    ssize_t got = pread(fd, &head, sizeof(head), 0);
    if (got >= SELFMAG && memcmp(head.e_ident, ELFMAG, SELFMAG) == 0)
        needed = sizeof(head);
    if (got == (ssize_t)sizeof(head) && needed > 1 && head.e_ident[EI_CLASS] == ELFCLASS64)
        needed = head.e_shoff + (uint64_t)head.e_shnum * head.e_shentsize;
    if (size >= needed)
        return 0;
    if (size == 0)
        return utf8_fail(why, whycap,
                         "The program %s is empty. Install it again: the next start would run it.",
                         path);
    return utf8_fail(why, whycap,
                     "The program %s is not whole, it has %llu bytes of %llu. Install it again: "
                     "the next start would run it.",
                     path, (unsigned long long)size, (unsigned long long)needed);
}

static void upgrade_program_drop(int *program)
{
    if (*program >= 0) {
        close(*program);
        *program = -1;
    }
}

/* Tells the room how the last upgrade ended. */
static void upgrade_tell(struct supervisor *s)
{
    if (s->upgrade.count > 0 && s->child[ROOM].up)
        supervisor_tell(&s->child[ROOM], -1, "upgraded %d %s", s->upgrade.count,
                        s->upgrade.outcome);
}

/* Forgets how often children failed, which says nothing about a start of another program. */
static void upgrade_forget_failures(struct supervisor *s)
{
    for (int i = 0; i < ROLES; i++)
        s->child[i].failures = 0;
}

/* Ends the upgrade, whether it is done or failed. */
PRINTF(3, 4) static void upgrade_finish(struct supervisor *s, bool done, const char *format, ...)
{
    struct upgrade *u = &s->upgrade;
    va_list args;
    size_t len = utf8_printf(u->outcome, sizeof(u->outcome), done ? "done " : "failed ");
    va_start(args, format);
    utf8_vprintf(u->outcome + len, sizeof(u->outcome) - len, format, args);
    va_end(args);
    u->stage = UPGRADE_NONE;
    u->count++;
    upgrade_forget_failures(s);
    evtimer_del(u->timer);
    if (u->candidate.pid)
        kill(u->candidate.pid, SIGKILL);
    for (int i = 0; i < ROLES; i++)
        upgrade_program_drop(&u->old[i]);
    log_write(done ? LOG_LEVEL_INFO : LOG_LEVEL_ERROR, "upgrade", "result=%s text=\"%s\"",
              done ? "done" : "failed", u->outcome + len);
    upgrade_tell(s);
}

/* Gives a child the new program and keeps the old one to go back to. */
static void upgrade_take_new(struct supervisor *s, enum role role)
{
    struct upgrade *u = &s->upgrade;
    u->old[role] = s->child[role].program;
    s->child[role].program = fcntl(u->candidate.program, F_DUPFD_CLOEXEC, 0);
    if (s->child[role].program < 0)
        log_fatal("program", "error=\"%s\"", strerror(errno));
}

static void upgrade_take_old(struct supervisor *s, enum role role)
{
    close(s->child[role].program);
    s->child[role].program = s->upgrade.old[role];
    s->upgrade.old[role] = -1;
}

/* ---- Stages ---- */

void upgrade_begin(struct supervisor *s, const char *what)
{
    struct upgrade *u = &s->upgrade;
    struct child *candidate = &u->candidate;
    if (u->stage != UPGRADE_NONE) {
        /* This request gets no outcome of its own, because whoever waits for the upgrade that is
         * under way would take it for theirs. Both are told that upgrade's outcome. */
        log_warn("upgrade", "what=%s result=\"one is under way\"", what);
        return;
    }
    if (candidate->pid || !s->ready || s->stopping) {
        u->count++;
        utf8_printf(
            u->outcome, sizeof(u->outcome),
            "failed An upgrade or the service is just ending. Wait a little, and ask again.");
        upgrade_tell(s);
        return;
    }
    upgrade_program_drop(&candidate->program);
    u->door = strcmp(what, "all") == 0;
    u->door_failed = false;
    candidate->program = open(s->config->program, O_RDONLY | O_CLOEXEC);
    if (candidate->program < 0) {
        upgrade_finish(s, false,
                       "%s cannot be read: %s. Install the new program there, and ask again.",
                       s->config->program, strerror(errno));
        return;
    }
    char why[sizeof(u->outcome)];
    if (upgrade_program_check(candidate->program, s->config->program, why, sizeof(why)) < 0) {
        upgrade_finish(s, false, "%s", why);
        return;
    }
    upgrade_forget_failures(s);
    log_info("upgrade", "program=%s what=%s", s->config->program, u->door ? "all" : "room");
    supervisor_start(candidate, BEGIN_STANDBY);
    if (!candidate->pid) {
        upgrade_finish(s, false, "No process can be started. See the log, and ask again.");
        return;
    }
    u->stage = UPGRADE_STANDBY;
    supervisor_arm(u->timer, STANDBY_MS);
}

/* Makes the candidate the room, after the old room has ended. */
static void upgrade_hand_over(struct supervisor *s)
{
    struct upgrade *u = &s->upgrade;
    supervisor_adopt(&s->child[ROOM], &u->candidate);
    u->stage = UPGRADE_TRIAL;
    supervisor_arm(u->timer, UP_MS);
    supervisor_tell(&s->child[ROOM], -1, "go");
    supervisor_relink(s);
}

/* "standby VERSION LINK": the new room waits for its turn. */
static void upgrade_on_standby(struct supervisor *s, const char *arguments)
{
    struct upgrade *u = &s->upgrade;
    int link = 0;
    if (sscanf(arguments, "%63s %d", u->version, &link) != 2) {
        upgrade_finish(s, false,
                       "The new program is not a cardroomd that could take over. See the log.");
        return;
    }
    /* Room and door each speak the version before their own as well. */
    u->apart = abs(link - s->child[DOOR].link) > 1;
    if (u->apart && !u->door) {
        upgrade_finish(s, false,
                       "cardroom %s cannot talk to this version of the door. Type 'cardroomctl "
                       "upgrade all', which restarts the door too.",
                       u->version);
        return;
    }
    u->stage = UPGRADE_ENDING;
    u->since_ms = supervisor_now_ms();
    evtimer_del(u->timer); /* supervisor_end has its own patience */
    if (u->door) {
        upgrade_take_new(s, DOOR);
        supervisor_end(&s->child[DOOR], SUPERVISOR_STOP_MS);
    }
    if (u->door && s->several) {
        upgrade_take_new(s, PEER);
        supervisor_end(&s->child[PEER], SUPERVISOR_STOP_MS);
    }
    upgrade_take_new(s, ROOM);
    if (s->child[ROOM].pid)
        supervisor_end(&s->child[ROOM], ENDING_MS);
    else
        upgrade_hand_over(s); /* the old room was waiting to be started again */
}

/* Puts door and peer back on the old program if they were given the new one, and ends those that
 * run. */
static void upgrade_rest_goes_back(struct supervisor *s)
{
    for (int role = DOOR; role <= PEER; role++) {
        if (s->upgrade.old[role] >= 0) {
            upgrade_take_old(s, (enum role)role);
            supervisor_end(&s->child[role], SUPERVISOR_STOP_MS);
        }
    }
}

static void upgrade_finish_back(struct supervisor *s, const char *as)
{
    upgrade_finish(s, false,
                   "cardroom %s did not come up as the %s. The old room has taken over again. See "
                   "the log for what was wrong.",
                   s->upgrade.version, as);
}

static void upgrade_go_back(struct supervisor *s)
{
    struct upgrade *u = &s->upgrade;
    upgrade_take_old(s, ROOM);
    upgrade_rest_goes_back(s);
    u->back = true;
    supervisor_start(&s->child[ROOM], BEGIN);
    upgrade_finish_back(s, u->door_failed && u->apart ? "door" : "room");
}

/* Puts the door back on the old program, because the new door ended before it was up. A new room
 * that cannot speak with the old door is killed. Its end puts the room back on the old program;
 * nothing is lost, because it has told nobody anything. */
static void upgrade_door_goes_back(struct supervisor *s)
{
    struct upgrade *u = &s->upgrade;
    upgrade_take_old(s, DOOR);
    u->door = false;
    u->door_failed = true;
    log_error("upgrade", "process=door result=back");
    const struct child *room = u->stage == UPGRADE_ENDING ? &u->candidate : &s->child[ROOM];
    if (u->apart && room->pid)
        kill(room->pid, SIGKILL);
}

/* Whether a new room that ended, or came up, has failed: it never came up, or the only door that
 * works cannot speak with it. */
static bool upgrade_room_fails(const struct upgrade *u, const struct child *room)
{
    return u->stage == UPGRADE_TRIAL && (!room->up || (u->door_failed && u->apart));
}

bool upgrade_on_word(struct child *child, const char *word)
{
    struct supervisor *s = child->supervisor;
    struct upgrade *u = &s->upgrade;
    const bool ours = child == &u->candidate;
    const char *rest;
    if (ours && u->stage == UPGRADE_STANDBY && child_word_is(word, "standby", &rest))
        upgrade_on_standby(s, rest);
    return ours;
}

void upgrade_child_up(struct supervisor *s)
{
    struct upgrade *u = &s->upgrade;
    u->back = u->back && !s->child[ROOM].up;
    bool door = !u->door || (s->child[DOOR].up && !s->child[DOOR].told_to_stop);
    if (u->door && s->several)
        door = door && s->child[PEER].up && !s->child[PEER].told_to_stop;
    if (u->stage == UPGRADE_TRIAL && door && !upgrade_room_fails(u, &s->child[ROOM])) {
        if (u->door_failed) {
            upgrade_finish(
                s, false,
                "cardroom %s has taken over as the room, but did not come up as the door. The "
                "old door goes on. See the log for what was wrong.",
                u->version);
            return;
        }
        upgrade_finish(s, true,
                       "cardroom %s has taken over%s, %" PRId64 " ms after the old room was told "
                       "to end.",
                       u->version, u->door ? ", door and room" : "",
                       supervisor_now_ms() - u->since_ms);
    } else {
        upgrade_tell(s);
    }
}

bool upgrade_child_died(struct child *child)
{
    struct supervisor *s = child->supervisor;
    struct upgrade *u = &s->upgrade;
    if (child == &u->candidate) {
        if (u->stage == UPGRADE_ENDING) {
            /* The old room was already told to end. It is started again when it has ended. */
            upgrade_take_old(s, ROOM);
            upgrade_rest_goes_back(s);
        }
        if (u->stage == UPGRADE_ENDING && u->door_failed && u->apart) {
            upgrade_finish_back(s, "door");
        } else if (u->stage != UPGRADE_NONE) {
            upgrade_finish(
                s, false,
                "The new room ended before it could take over. See the log for what was wrong, "
                "and install another program: the next start runs this one.");
        }
    } else if (child->role == ROOM && u->stage == UPGRADE_ENDING) {
        upgrade_hand_over(s);
    } else if (child->role == ROOM && upgrade_room_fails(u, child)) {
        upgrade_go_back(s);
    } else if (child->role == PEER && u->old[PEER] >= 0) {
        if (!child->up && !child->told_to_stop)
            upgrade_take_old(s, PEER);
        supervisor_start(child, BEGIN);
    } else if (child->role == DOOR && u->old[DOOR] >= 0) {
        if (!child->up && !child->told_to_stop)
            upgrade_door_goes_back(s);
        supervisor_start(child, BEGIN);
        upgrade_child_up(s);
    } else {
        return false;
    }
    return true;
}

static void upgrade_on_patience(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct supervisor *s = arg;
    struct upgrade *u = &s->upgrade;
    if (restart_returned(s)) {
        supervisor_arm(u->timer, u->stage == UPGRADE_STANDBY ? STANDBY_MS : UP_MS);
    } else if (u->stage == UPGRADE_STANDBY) {
        upgrade_finish(
            s, false,
            "The new room did not stand by in %d s. See the log for what was wrong, and install "
            "another program: the next start runs this one.",
            STANDBY_MS / 1000);
    } else if (u->stage == UPGRADE_TRIAL) {
        for (int i = 0; i < ROLES; i++)
            if (!s->child[i].up && s->child[i].pid)
                kill(s->child[i].pid, SIGKILL); /* its end leads back to the old program */
    }
}

struct child *upgrade_child_of(struct supervisor *s, pid_t pid)
{
    for (int i = 0; i < ROLES; i++)
        if (s->child[i].pid == pid)
            return &s->child[i];
    return s->upgrade.candidate.pid == pid ? &s->upgrade.candidate : NULL;
}

void upgrade_set_up(struct supervisor *s)
{
    s->upgrade =
        (struct upgrade){.candidate = {.supervisor = s, .role = ROOM, .control = -1, .program = -1},
                         .old = {-1, -1, -1}};
    s->upgrade.timer = loop_event(s->base, -1, 0, upgrade_on_patience, s);
}

void upgrade_tear_down(struct supervisor *s)
{
    event_free(s->upgrade.timer);
    upgrade_program_drop(&s->upgrade.candidate.program);
    for (int i = 0; i < ROLES; i++)
        upgrade_program_drop(&s->upgrade.old[i]);
}
