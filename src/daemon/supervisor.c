/*
 * The supervisor's loop: starts and ends its children, exchanges words with them, and handles
 * signals. See supervisor.h; door.h, room.h and peer.h list the words.
 *
 * Whenever door or room is new, the supervisor makes a link between them and hands each its end
 * with a word. (If another node leads, the peer makes the link.) So a start, a crash, an upgrade
 * and a broken link are one case. Links are numbered, so that a late report that a link was lost is
 * ignored if the link has been replaced already.
 */
#include "supervisor_private.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <inttypes.h>
#include <limits.h>
#include <linux/capability.h>
#include <pwd.h>
#include <signal.h>
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "calendar.h"
#include "clock.h"
#include "closed.h"
#include "config.h"
#include "datadir.h"
#include "log.h"
#include "log_mask.h"
#include "loop.h"
#include "message.h"
#include "owner.h"
#include "peer_tls.h"
#include "room.h"
#include "server.h"
#include "tls.h"
#include "tlskey.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    /* A link that is lost sooner than this after it was made is replaced only when this time is
     * over. */
    LINK_MS = 1000,
    FDS_MAX = CHILD_SOCKETS + LISTEN_PEOPLE * SOCKETS_MAX + 1, /* and the log; a peer has fewer */
    FDS_APART = 200, /* above every number that a child is given */
    WORDS_TURN = 64, /* how many words of a child are handled in one turn of the loop */
    FDS_LEAST = 256  /* the least limit on open files, so that there are numbers above FDS_APART */
};

const char *const supervisor_roles[ROLES] = {"room", "door", "peer"};

int64_t supervisor_now_ms(void)
{
    return clock_mono(&clock_system);
}

void supervisor_arm(struct event *event, int64_t ms)
{
    loop_wait(event, ms);
}

/* Makes an unnamed file that holds `text`. Its position is at the start, because some readers do
 * not open it again. */
static int supervisor_memory_file(const char *name, const char *text, size_t len)
{
    int fd = memfd_create(name, MFD_CLOEXEC);
    if (fd < 0 || write(fd, text, len) != (ssize_t)len)
        log_fatal("memory-file", "name=%s error=\"%s\"", name, strerror(errno));
    lseek(fd, 0, SEEK_SET);
    return fd;
}

static int supervisor_conf_file(const struct conf *conf)
{
    BUF_LOCAL text = {0};
    options_lines(conf_options(), conf, &text);
    return supervisor_memory_file("cardroom.conf", buf_text(&text), text.len);
}

/* ---- Children ---- */

void supervisor_tell(struct child *child, int passed, const char *format, ...)
{
    char word[CHILD_WORD_MAX];
    va_list args;
    va_start(args, format);
    utf8_vprintf(word, sizeof(word), format, args);
    va_end(args);
    if (child->control >= 0 && child_word_send(child->control, word, passed) < 0 &&
        errno != EPIPE && errno != ECONNRESET) {
        log_error("stuck", "process=%s pid=%d word=\"%s\" error=\"%s\"",
                  supervisor_roles[child->role], (int)child->pid, word, strerror(errno));
        kill(child->pid, SIGKILL);
    }
}

bool supervisor_reads(const struct child *child)
{
    int waiting = 0, space = 0;
    socklen_t len = sizeof(space);
    return child->control >= 0 && ioctl(child->control, TIOCOUTQ, &waiting) == 0 &&
           getsockopt(child->control, SOL_SOCKET, SO_SNDBUF, &space, &len) == 0 &&
           waiting < space / 2;
}

/* In the child: puts its descriptors at their numbers, keeps no others, and starts the program
 * anew. */
static void supervisor_child_exec(const struct child *child, enum begin begin, const int *fds,
                                  int nfds)
{
    const struct supervisor *s = child->supervisor;
    char keys[PEER_TLS_AUTHORITY_MAX];
    const char *argv[LISTEN_PEOPLE + 7] = {"cardroomd",
                                           xasprintf("--role=%s", supervisor_roles[child->role]),
                                           xasprintf("--log=%d", CHILD_CONTROL + nfds - 1)};
    int n = 3;
    int apart[FDS_MAX];
    int program = fcntl(child->program, F_DUPFD_CLOEXEC, FDS_APART);
    sigset_t none;
    for (int i = 0; i < nfds; i++)
        apart[i] = fds[i] < 0 ? -1 : fcntl(fds[i], F_DUPFD_CLOEXEC, FDS_APART);
    for (int i = 0; i < nfds; i++)
        if (apart[i] >= 0)
            dup2(apart[i], CHILD_CONTROL + i);
    program = dup3(program, CHILD_CONTROL + nfds, O_CLOEXEC);
    close_range((unsigned)(CHILD_CONTROL + nfds + 1), ~0U, 0);
    if (child->role == ROOM) {
        if (begin == BEGIN_STANDBY)
            argv[n++] = "--standby";
        else if (s->upgrade.back)
            argv[n++] = "--back";
        /* If the last room came up, the new one does not check the database again: in a large file
         * that takes long, and people wait. If the last room did not come up, a fault in the file
         * may be the reason, so the new one checks it. It also checks a file that is another one
         * than before. */
        if (s->child[ROOM].up && !s->upgrade.back)
            argv[n++] = "--again";
        if (s->starved > 0)
            argv[n++] = xasprintf("--starved=%d", s->starved);
        if (store_server_is(s->conf->store))
            argv[n++] = xasprintf("--service=%s", s->service);
        if (s->several) {
            peer_tls_authority(buf_text(&s->peer_tls), keys);
            argv[n++] = xasprintf("--authority=%s", keys);
        }
    } else if (child->role == PEER) {
        argv[n++] = xasprintf("--peers=%d", s->sockets[LISTEN_PEER].count);
    } else {
        for (int i = 0; i < LISTEN_PEOPLE; i++)
            argv[n++] = xasprintf("--%s=%d", conf_listener_names[i], s->sockets[i].count);
        /* The number of the start is a part of the connections' numbers (message.h). */
        argv[n++] = xasprintf("--start=%d", s->child[DOOR].starts % 256);
    }
    /* Leaves the terminal's session, because an interrupt there is for the supervisor alone. */
    setsid();
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    fexecve(program, (char *const *)argv, environ);
    log_error("exec", "program=%s error=\"%s\"", s->config->program, strerror(errno));
    _exit(127);
}

/* In a child that faces the network: becomes the user that such children have, if there is one, so
 * that the child owns nothing of the room's user. */
static bool supervisor_become_door(const struct supervisor *s)
{
    return s->door_uid == 0 ||
           (setgroups(0, NULL) == 0 && setresgid(s->door_gid, s->door_gid, s->door_gid) == 0 &&
            setresuid(s->door_uid, s->door_uid, s->door_uid) == 0);
}

static void supervisor_on_words(evutil_socket_t fd, short what, void *arg);

/* Reads the files of the page and gives them to the door. */
static void supervisor_tell_pages(struct supervisor *s)
{
    BUF_LOCAL files = {0};
    char why[512];
    if (s->sockets[LISTEN_WEB].count + s->sockets[LISTEN_WEB_TLS].count == 0)
        return;
    if (webdir_read(s->conf->lobby.pages, &files, why, sizeof(why)) < 0) {
        log_error("web", "error=\"%s\"", why);
    } else {
        FD_LOCAL fd = supervisor_memory_file("web", buf_text(&files), files.len);
        supervisor_tell(&s->child[DOOR], fd, "pages");
    }
}

/* Notes that `pid` is the child's process from now on. */
static void supervisor_child_begun(struct child *child, pid_t pid, int control)
{
    child->pid = pid;
    child->starts++;
    child->control = control;
    child->up = child->told_to_stop = child->silent = false;
    child->began_ms = supervisor_now_ms();
    child->alive_ms = 0;
    child->words = loop_begin(child->supervisor->base, control, EV_READ | EV_PERSIST, -1,
                              supervisor_on_words, child);
}

void supervisor_start(struct child *child, enum begin begin)
{
    struct supervisor *s = child->supervisor;
    int control[2], fds[FDS_MAX], nfds = 0;
    if (child_word_pair(control) < 0)
        log_fatal("socketpair", "error=\"%s\"", strerror(errno));
    FD_LOCAL conf = supervisor_conf_file(s->conf), key = -1, tls = -1;
    fds[nfds++] = control[1];
    fds[nfds++] = conf;
    if (child->role == DOOR) {
        key = supervisor_memory_file("host-key", buf_text(&s->host_key), s->host_key.len);
        fds[nfds++] = key;
        tls = supervisor_memory_file("tls-key", buf_text(&s->tls_key), s->tls_key.len);
        fds[nfds++] = tls;
        for (int i = 0; i < LISTEN_PEOPLE; i++)
            for (int j = 0; j < s->sockets[i].count; j++)
                fds[nfds++] = s->sockets[i].fd[j];
    } else if (child->role == PEER) {
        tls = supervisor_memory_file("peer-tls", buf_text(&s->peer_tls), s->peer_tls.len);
        fds[nfds++] = tls;
        for (int i = 0; i < s->sockets[LISTEN_PEER].count; i++)
            fds[nfds++] = s->sockets[LISTEN_PEER].fd[i];
    }
    fds[nfds++] = log_fd();
    pid_t self = getpid(), pid = fork();
    if (pid == 0) {
        if (child->role != ROOM && !supervisor_become_door(s)) {
            log_error("door-user", "error=\"%s\"", strerror(errno));
            _exit(127);
        }
        /* The child ends when the supervisor ends. If that happened before this line, getppid
         * tells. */
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (getppid() != self)
            _exit(0);
        supervisor_child_exec(child, begin, fds, nfds);
    }
    close(control[1]);
    if (pid < 0) {
        log_error("fork", "process=%s error=\"%s\"", supervisor_roles[child->role],
                  strerror(errno));
        close(control[0]);
        child->failures++;
        if (child->timer)
            supervisor_arm(child->timer, RESTART_MAX_MS);
        return;
    }
    if (child->role == ROOM)
        s->oom_kills = restart_oom_kills();
    supervisor_child_begun(child, pid, control[0]);
    log_info("start", "process=%s pid=%d", supervisor_roles[child->role], (int)pid);
    if (child->role == PEER) /* the room must not hear the peer as staff */
        supervisor_tell(&s->child[ROOM], -1, "peer %d", (int)pid);
    if (begin == BEGIN_STANDBY)
        return;
    if (child->role == DOOR) {
        for (int l = LISTEN_METRICS; l <= LISTEN_READY; l++)
            for (int i = 0; i < s->sockets[l].count; i++)
                supervisor_tell(child, s->sockets[l].fd[i], "%s", conf_listener_names[l]);
        supervisor_tell_pages(s);
    }
    /* A room that does not lead has no link. If ours leads, the peer has none, and the doors of
     * other nodes ask again. */
    if (child->role == DOOR || (child->role == ROOM) == (s->leader == s->conf->node))
        supervisor_relink(s);
}

void supervisor_adopt(struct child *child, struct child *candidate)
{
    /* If the old child died a while ago, the timer is set for its next start. */
    evtimer_del(child->timer);
    event_free(candidate->words);
    supervisor_child_begun(child, candidate->pid, candidate->control);
    candidate->words = NULL;
    candidate->pid = 0;
    candidate->control = -1;
}

bool supervisor_lives(const struct child *child)
{
    siginfo_t info = {0};
    return child->pid && (waitid(P_PID, (id_t)child->pid, &info, WEXITED | WNOHANG | WNOWAIT) < 0 ||
                          info.si_pid == 0);
}

void supervisor_relink(struct supervisor *s)
{
    char room[sizeof(s->linked_to)];
    bool follows = s->several && s->leader != s->conf->node;
    if (!supervisor_lives(&s->child[DOOR]) || s->stopping)
        return;
    evtimer_del(s->relink);
    if (s->several && !follows)
        peers_serve(s);
    if (!follows && !supervisor_lives(&s->child[ROOM]))
        return;
    s->linked_ms = supervisor_now_ms();
    s->generation = ++s->links;
    if (follows) { /* the peer links our door to that node's room */
        if (s->leader < 0)
            supervisor_tell(&s->child[PEER], -1, "unlink");
        else
            supervisor_tell(&s->child[PEER], -1, "link %" PRIu64 " %d %d", s->generation, s->leader,
                            (int)s->child[DOOR].pid);
        return;
    }
    FD_LOCAL other = -1, one = peers_pair(&other);
    supervisor_tell(&s->child[ROOM], one, "link %" PRIu64 " %d", s->generation,
                    (int)s->child[DOOR].pid);
    utf8_printf(room, sizeof(room), "%d %d-%d", s->leader, (int)s->child[ROOM].pid,
                s->child[ROOM].starts);
    bool same = strcmp(room, s->linked_to) == 0;
    utf8_copy(room, s->linked_to, sizeof(s->linked_to));
    supervisor_tell(&s->child[DOOR], other, "room%s",
                    same             ? " same"
                    : s->room_failed ? " failed"
                                     : "");
    s->room_failed = false;
}

static void supervisor_on_relink(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    supervisor_relink(arg);
}

/* Waits before it links again, because door and room that cannot speak with each other, as in the
 * middle of an upgrade, lose each link at once. */
void supervisor_relink_lost(struct supervisor *s)
{
    int64_t wait_ms = s->linked_ms + LINK_MS - supervisor_now_ms();
    if (wait_ms > 0)
        supervisor_arm(s->relink, wait_ms);
    else
        supervisor_relink(s);
}

void supervisor_end(struct child *child, int64_t patience_ms)
{
    if (child->pid && !child->told_to_stop) {
        child->told_to_stop = true;
        supervisor_tell(child, -1, "stop");
        supervisor_arm(child->timer, patience_ms);
    }
}

static void supervisor_on_child_timer(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct child *child = arg;
    if (!child->pid && !child->supervisor->stopping) {
        supervisor_start(child, BEGIN);
    } else if (child->pid && child->told_to_stop && restart_returned(child->supervisor)) {
        supervisor_arm(child->timer, SUPERVISOR_STOP_MS);
    } else if (child->pid && child->told_to_stop) {
        log_warn("slow-stop", "process=%s pid=%d", supervisor_roles[child->role], (int)child->pid);
        kill(child->pid, SIGKILL);
    }
}

/* Stops the next child. The door goes first: it says goodbye, and nobody is told that the room is
 * away. Then the room goes, then the peer, which carries the room's last words to other nodes. We
 * go last. */
static void supervisor_stop_next(struct supervisor *s)
{
    if (s->child[DOOR].pid)
        supervisor_end(&s->child[DOOR], SUPERVISOR_STOP_MS);
    else if (s->child[ROOM].pid && !s->child[ROOM].told_to_stop) {
        if (s->several)
            supervisor_tell(&s->child[ROOM], -1, "leave");
        supervisor_end(&s->child[ROOM], SUPERVISOR_STOP_MS);
    } else if (s->child[ROOM].pid)
        return;
    else if (s->child[PEER].pid)
        supervisor_end(&s->child[PEER], SUPERVISOR_STOP_MS);
    else
        event_base_loopbreak(s->base);
}

static void supervisor_stop(struct supervisor *s, const char *why, int status)
{
    if (!s->stopping) {
        log_info("stop", "why=\"%s\"", why);
        manager_stopping();
        s->stopping = true;
        s->status = status;
        for (int i = 0; i < ROLES; i++)
            evtimer_del(s->child[i].timer);
        evtimer_del(s->upgrade.timer);
        s->upgrade.stage = UPGRADE_NONE;
        if (s->upgrade.candidate.pid)
            kill(s->upgrade.candidate.pid, SIGKILL);
    }
    supervisor_stop_next(s);
}

/* Whether a child ended by a fault of its own. A signal with which people, or the kernel for want
 * of memory, end a process is no such fault, unless we sent it to a child that was silent. */
static bool supervisor_faulty(const struct child *child, int status)
{
    if (WIFEXITED(status))
        return WEXITSTATUS(status) != 0;
    int number = WTERMSIG(status);
    return child->silent ||
           (number != SIGKILL && number != SIGTERM && number != SIGINT && number != SIGHUP);
}

static void supervisor_child_died(struct child *child, int status)
{
    struct supervisor *s = child->supervisor;
    bool clean = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (child == &s->child[ROOM]) {
        /* A room that does not lead has no lines from our door. */
        s->room_failed =
            s->room_failed || (s->leader == s->conf->node && supervisor_faulty(child, status));
        peers_room_ended(s, supervisor_faulty(child, status));
        restart_starved(child, status);
    }
    log_write(clean ? LOG_LEVEL_INFO : LOG_LEVEL_WARN, "end", "process=%s pid=%d %s=%d",
              supervisor_roles[child->role], (int)child->pid,
              WIFSIGNALED(status) ? "signal" : "status",
              WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    if (child->role == ROOM)
        room_forget(s->conf, child->pid);
    event_free(child->words);
    child->words = NULL;
    close(child->control);
    child->control = -1;
    child->pid = 0;
    child_word_lines_free(&child->figures);
    if (child->timer)
        evtimer_del(child->timer);
    if (s->stopping) {
        supervisor_stop_next(s);
        return;
    }
    if (upgrade_child_died(child))
        return;
    /* A room that was killed for want of memory is followed by one that loads less. If the service
     * were started anew, it would load as much again. */
    if (!s->ready && !(child->role == ROOM && s->starves)) {
        supervisor_stop(s, "it could not start", 1);
        return;
    }
    int64_t wait = restart_after_ms(child);
    if (wait > 0) {
        log_warn("backoff", "process=%s failures=%d ms=%" PRId64, supervisor_roles[child->role],
                 child->failures, wait);
        supervisor_arm(child->timer, wait);
    } else {
        supervisor_start(child, BEGIN);
    }
}

/* ---- Ready ---- */

/* Says how to connect to a listener, for whoever started the service and for scripts. */
static void supervisor_ready_line(const struct supervisor *s, int transport, int fd,
                                  struct buf *out)
{
    BUF_LOCAL address = {0};
    const char *name = conf_listener_names[transport];
    char host[256], port[8];
    sockets_format(fd, &address);
    if (conf_listen_split(buf_text(&address), host, sizeof(host), port, sizeof(port))) {
        bool any = strcmp(host, "0.0.0.0") == 0 || strcmp(host, "::") == 0;
        /* A socket that is bound to one address, or to a port that the system chose, is told as it
         * is. */
        if (any && !conf_public_host(s->conf, host, sizeof(host)))
            utf8_copy("localhost", host, sizeof(host));
        if (any)
            conf_public_port(s->conf, name, "", port, sizeof(port));
        if (transport == LISTEN_SSH)
            buf_printf(out, "ssh %s -p %s\n", host, port);
        else if (transport == LISTEN_WEB || transport == LISTEN_WEB_TLS)
            buf_printf(out, strchr(host, ':') ? "%s %s://[%s]:%s/\n" : "%s %s://%s:%s/\n", name,
                       transport == LISTEN_WEB ? "http" : "https", host, port);
        else
            buf_printf(out, "%s %s %s\n", name, host, port);
    }
}

static void supervisor_check_ready(struct supervisor *s)
{
    if (s->ready || !s->child[ROOM].up || !s->child[DOOR].up || (s->several && !s->child[PEER].up))
        return;
    BUF_LOCAL lines = {0}, line = {0};
    s->ready = true;
    /* A port on all addresses has two sockets, of IPv4 and of IPv6, and one line. */
    for (int i = 0; i < LISTEN_PEOPLE; i++)
        for (int j = 0; j < s->sockets[i].count; j++) {
            buf_clear(&line);
            supervisor_ready_line(s, i, s->sockets[i].fd[j], &line);
            if (!strstr(buf_text(&lines), buf_text(&line)))
                buf_add(&lines, line.data, line.len);
        }
    for (int l = 0; l < LISTENERS; l++)
        for (int i = 0; i < s->sockets[l].count; i++) {
            BUF_LOCAL address = {0};
            sockets_format(s->sockets[l].fd[i], &address);
            log_info("listen", "transport=%s address=%s", conf_listener_names[l],
                     buf_text(&address));
        }
    int to = s->announce >= 0 ? s->announce : STDOUT_FILENO;
    /* Nobody copies these lines from a journal, and the log says the same. */
    if (!log_stderr_is_journal() && write(to, buf_text(&lines), lines.len) < 0)
        log_debug("announce", "error=\"%s\"", strerror(errno));
    if (s->announce >= 0) {
        close(s->announce);
        s->announce = -1;
    }
    manager_ready();
    log_info("ready", "pid=%d room=%d door=%d", (int)getpid(), (int)s->child[ROOM].pid,
             (int)s->child[DOOR].pid);
}

/* ---- Settings ---- */

/* Puts the addresses of bound sockets into the settings, because the sockets stay bound. An option
 * that was changed since the start keeps its new value, for the next start. So do the options of
 * TLS where the settings have lost their certificate: a child would refuse one without the other.
 */
static void supervisor_keep_addresses(const struct supervisor *s, struct conf *conf)
{
    for (int i = 0; i < LISTEN_PEOPLE; i++) {
        BUF_LOCAL words = {0};
        char why[256];
        bool bare = (i == LISTEN_TLS || i == LISTEN_WEB_TLS) && !conf->tls_certificate[0];
        if (bare || (s->named[i] && strcmp(s->named[i], conf_listener(conf, i)) != 0))
            continue;
        for (int j = 0; j < s->sockets[i].count; j++) {
            buf_puts(&words, j ? " " : "");
            sockets_format(s->sockets[i].fd[j], &words);
        }
        options_set(conf_options(), conf, conf_listener_options[i], buf_text(&words), why,
                    sizeof(why));
    }
}

/* Moves a log on standard error to syslog in the background, where nobody reads standard error. */
static void supervisor_keep_log(const struct supervisor *s, struct conf *conf)
{
    char why[128];
    if (!s->config->foreground && strcmp(conf->log, "stderr") == 0)
        options_set(conf_options(), conf, "log", "syslog", why, sizeof(why));
}

bool supervisor_keys_take(struct child *child, struct buf *now, struct buf *fresh,
                          const char *option, const char *why)
{
    if (why) {
        buf_wipe(fresh);
        log_error(child->role == PEER ? "peer-certificate" : "certificate",
                  "result=kept why=\"%s\"", why);
        supervisor_tell(&child->supervisor->child[ROOM], -1,
                        "kept %s The old certificate stays in force. %s", option, why);
        return false;
    }
    bool same = fresh->len == now->len && sodium_memcmp(fresh->data, now->data, now->len) == 0;
    buf_wipe(now);
    *now = *fresh;
    if (!same) {
        FD_LOCAL fd = supervisor_memory_file("tls-key", buf_text(now), now->len);
        supervisor_tell(child, fd, "tls");
    }
    return !same;
}

/* Reads certificate and key again, from the files that the settings name now. If they are new, the
 * door gets them for those who come from now on. If they cannot be used, or have expired, the old
 * ones stay in force. In both cases the room is told, for whoever asked for the reload. */
static void supervisor_reload_certificate(struct supervisor *s, const struct conf *fresh)
{
    char why[CHILD_WORD_MAX - 128], date[32];
    struct buf pem = {0};
    if (s->sockets[LISTEN_TLS].count + s->sockets[LISTEN_WEB_TLS].count == 0)
        return;
    bool bad = tlskey_get(fresh->tls_certificate, fresh->tls_key, &pem, why, sizeof(why)) < 0 ||
               tlskey_expired(&pem, why, sizeof(why));
    if (!supervisor_keys_take(&s->child[DOOR], &s->tls_key, &pem, "tls-certificate",
                              bad ? why : NULL))
        return;
    calendar_text(tls_until(buf_text(&s->tls_key)), "%Y-%m-%d", date, sizeof(date));
    log_info("certificate", "result=new until=%s", date);
    supervisor_tell(&s->child[ROOM], -1, "certificate A new certificate is in force, until %s.",
                    date);
}

/* Reads the settings again and hands them to the room, which tells the door those that are the
 * door's, and to a room that stands by. Rooms that start later get them too. A setting that needs a
 * restart stays as it was when this service was started. */
static void supervisor_reload(struct supervisor *s)
{
    struct conf fresh;
    BUF_LOCAL errors = {0};
    log_reopen();
    for (int i = 0; i < ROLES; i++)
        supervisor_tell(&s->child[i], log_fd(), "reopen");
    supervisor_tell(&s->upgrade.candidate, log_fd(), "reopen");
    if (conf_load(&fresh, s->config->conf_path, &errors) < 0) {
        for (const char *line = buf_text(&errors); *line;) {
            size_t len = strcspn(line, "\n");
            log_error("configuration", "%.*s", (int)len, line);
            line += len + (line[len] == '\n');
        }
        log_error("reload", "result=refused");
        conf_free(&fresh);
        FD_LOCAL fd = supervisor_memory_file("errors", buf_text(&errors), errors.len);
        supervisor_tell(&s->child[ROOM], fd, "refused");
    } else {
        supervisor_keep_addresses(s, &fresh);
        supervisor_keep_log(s, &fresh);
        for (const char *name = NULL; (name = conf_needs_restart(s->conf, &fresh, name));)
            log_warn("reload", "option=%s needs=restart", name);
        FD_LOCAL fd = supervisor_conf_file(&fresh);
        conf_keep(&fresh, s->conf);
        supervisor_reload_certificate(s, &fresh); /* the room reports it with "conf" */
        supervisor_tell_pages(s);
        peers_reload(s, &fresh);
        supervisor_tell(&s->child[ROOM], fd, "conf");
        supervisor_tell(&s->upgrade.candidate, fd, "conf");
        bool others = s->several && strcmp(s->conf->peer, fresh.peer) != 0;
        conf_free(s->conf);
        *s->conf = fresh;
        /* A peer may connect only to the addresses that it was started with, so another one is
         * started at once. Doors and rooms keep their connections meanwhile. */
        if (others)
            supervisor_end(&s->child[PEER], SUPERVISOR_STOP_MS);
        log_info("reload", "result=done");
    }
}

/* ---- Events ---- */

/* Tells the room the facts about the service that its status shows. */
static void supervisor_tell_service(struct supervisor *s)
{
    supervisor_tell(&s->child[ROOM], -1, "supervisor " PACKAGE_VERSION);
    if (s->several)
        supervisor_tell(&s->child[ROOM], -1, "peer %d", (int)s->child[PEER].pid);
    for (int i = 0; i < HOSTKEY_KINDS; i++) {
        if (s->fingerprint[i][0])
            supervisor_tell(&s->child[ROOM], -1, "host-key %s %s", hostkey_names[i],
                            s->fingerprint[i]);
    }
}

static void supervisor_on_word(void *arg, const char *word)
{
    struct child *child = arg;
    struct supervisor *s = child->supervisor;
    const char *rest;
    if (upgrade_on_word(child, word) || peers_on_word(child, word) ||
        node_figures_on_word(child, word))
        return;
    if (child_word_is(word, "up", &rest)) {
        child->up = true;
        /* A door of an earlier version does not say its link version. */
        child->link = *rest ? (int)strtol(rest, NULL, 10) : LINK_VERSION;
        child->up_ms = supervisor_now_ms();
        log_info("up", "process=%s pid=%d", supervisor_roles[child->role], (int)child->pid);
        if (child->role == ROOM)
            supervisor_tell_service(s);
        if (child->role != PEER && s->draining != 0)
            peers_drain_tell(s, child->role);
        supervisor_check_ready(s);
        upgrade_child_up(s);
    } else if (child_word_is(word, "alive", &rest)) {
        child->alive_ms = supervisor_now_ms();
        if (child->role == DOOR)
            child_word_lines_take(&child->figures, rest);
    } else if (child->role == ROOM && child_word_is(word, "lost", &rest)) {
        if (strtoull(rest, NULL, 10) == s->generation)
            supervisor_relink_lost(s);
    } else if (child->role == ROOM && child_word_is(word, "shutdown", &rest)) {
        supervisor_stop(s, rest, 0);
    } else if (child->role == ROOM && child_word_is(word, "reload", &rest)) {
        supervisor_reload(s);
    } else if (child->role == ROOM && child_word_is(word, "upgrade", &rest)) {
        upgrade_begin(s, rest);
    } else {
        log_warn("word", "process=%s word=\"%s\"", supervisor_roles[child->role], word);
    }
}

static void supervisor_on_words(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct child *child = arg;
    /* If the child closed its end, either SIGCHLD follows, or the child hangs and the watch finds
     * it. */
    if (child_word_take(child->control, WORDS_TURN, supervisor_on_word, child) == 0)
        event_del(child->words);
}

static void supervisor_reap(struct supervisor *s)
{
    pid_t pid;
    int status;
    while ((pid = waitpid(-1, &status, WNOHANG)) > 0) {
        struct child *child = upgrade_child_of(s, pid);
        if (child) {
            /* Its last words may not have been read yet. */
            child_word_take(child->control, INT_MAX, supervisor_on_word, child);
            supervisor_child_died(child, status);
        }
    }
}

static void supervisor_on_signal(evutil_socket_t number, short what UNUSED, void *arg)
{
    struct supervisor *s = arg;
    switch (number) {
    case SIGCHLD: supervisor_reap(s); break;
    case SIGHUP: supervisor_reload(s); break;
    case SIGTERM: supervisor_stop(s, "SIGTERM", 0); break;
    case SIGINT: supervisor_stop(s, "SIGINT", 0); break;
    default: break;
    }
}

static void supervisor_on_watch(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct supervisor *s = arg;
    manager_alive();
    log_keep();
    restart_watch(s);
}

/* ---- Start ---- */

/* Says what is wrong, for whoever starts the service. */
PRINTF(1, 2) static void supervisor_say(const char *format, ...)
{
    va_list args;
    fprintf(stderr, "%s: ", log_stderr_is_journal() ? "<3>supervisor" : "cardroomd");
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
}

/* Looks up the door's user while everything can still be read. door_uid 0: the door stays the user
 * that we are. */
static int supervisor_find_door_user(struct supervisor *s, char *why, size_t whycap)
{
    const struct conf *conf = s->conf;
    const char *name = conf->door_user[0] ? conf->door_user : DOOR_USER;
    const struct passwd *user = getpwnam(name);
    if (geteuid() != 0) {
        return conf->door_user[0]
                   ? utf8_fail(
                         why, whycap,
                         "Only root can give the door a user of its own. Take 'door-user' out of "
                         "the configuration, or start it as root.")
                   : 0;
    }
    if (!user) {
        s->no_door_user = true;
        return 0;
    }
    if (user->pw_uid == 0 || strcmp(name, conf->user) == 0) {
        return utf8_fail(why, whycap,
                         "The user of door-user has to be another one than root and than that of "
                         "'user'. Name one that owns nothing.");
    }
    s->door_uid = user->pw_uid;
    s->door_gid = user->pw_gid;
    return 0;
}

/* Keeps only the capabilities to give a child another user and to end it. No child has these
 * capabilities after its exec. */
static int supervisor_keep_for_door(void)
{
    struct __user_cap_header_struct head = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct caps[_LINUX_CAPABILITY_U32S_3] = {{0}};
    caps[0].effective = caps[0].permitted = 1U << CAP_SETUID | 1U << CAP_SETGID | 1U << CAP_KILL;
    return (int)syscall(SYS_capset, &head, caps);
}

/* Adds the group of the control socket to ours, so that the room may give it the socket. */
static int supervisor_join_control_group(const struct conf *conf)
{
    const struct group *group = conf->control_group[0] ? getgrnam(conf->control_group) : NULL;
    int n = group ? getgroups(0, NULL) : 0;
    if (!group)
        return 0;
    FREED gid_t *list = xcalloc((size_t)n + 1, sizeof(*list));
    n = getgroups(n, list);
    list[n < 0 ? 0 : n] = group->gr_gid;
    return setgroups((size_t)(n < 0 ? 0 : n) + 1, list);
}

static int supervisor_drop_privileges(struct supervisor *s, char *why, size_t whycap)
{
    const struct conf *conf = s->conf;
    const struct passwd *user = conf->user[0] ? getpwnam(conf->user) : NULL;
    bool root = geteuid() == 0;
    if (root && user && user->pw_uid != 0) {
        bool keep = s->door_uid != 0;
        if ((keep && prctl(PR_SET_KEEPCAPS, 1) < 0) ||
            initgroups(user->pw_name, user->pw_gid) < 0 ||
            supervisor_join_control_group(conf) < 0 || setgid(user->pw_gid) < 0 ||
            setuid(user->pw_uid) < 0 || setuid(0) == 0 || setenv("HOME", user->pw_dir, 1) < 0 ||
            (keep && supervisor_keep_for_door() < 0)) {
            return utf8_fail(
                why, whycap,
                "It cannot become the user that the configuration names. See 'user' in "
                "cardroom.conf(5).");
        }
    } else if (root && supervisor_join_control_group(conf) < 0) {
        return utf8_fail(why, whycap,
                         "It cannot join the group of control-group. See cardroom.conf(5).");
    } else if (user && user->pw_uid != geteuid()) {
        return utf8_fail(
            why, whycap,
            "Only root can become another user. Take 'user' out of the configuration, or "
            "start it as root.");
    }
    prctl(PR_SET_DUMPABLE, 0); /* again: the kernel forgets it when the user changes */
    return 0;
}

static int supervisor_make_data_dir(struct supervisor *s, char *why, size_t whycap)
{
    return datadir_make(s->conf, s->config->test, why, whycap);
}

/* Whether somebody answers at a control socket. */
static bool supervisor_answers_at(const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    FD_LOCAL fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    utf8_copy(path, address.sun_path, sizeof(address.sun_path));
    return fd >= 0 && connect(fd, (struct sockaddr *)&address, sizeof(address)) == 0;
}

/* Whether the service of this configuration runs: its room answers. A service that was started
 * before the configuration named a control socket answers at the default one. */
static bool supervisor_runs_already(const struct conf *conf)
{
    char before[PATH_MAX];
    utf8_printf(before, sizeof(before), "%s/control", conf->data_dir);
    return supervisor_answers_at(conf->control_socket) || supervisor_answers_at(before);
}

static int supervisor_check_system(struct supervisor *s, char *why, size_t whycap)
{
    struct rlimit files;
    if (!s->config->program)
        return utf8_fail(why, whycap, "/proc is not there. Mount it.");
    FD_LOCAL program = open(s->config->program, O_RDONLY | O_CLOEXEC);
    if (program >= 0 && upgrade_program_check(program, s->config->program, why, whycap) < 0)
        return -1;
    if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
        files.rlim_cur = files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
        if (files.rlim_max < FDS_LEAST) {
            return utf8_fail(why, whycap,
                             "It may open fewer than 256 files, and needs one for each connection. "
                             "Allow more with 'ulimit -n' or LimitNOFILE.");
        }
    }
    return 0;
}

static int supervisor_listen_all(struct supervisor *s, char *why, size_t whycap)
{
    int count = 0;
    /* If the service runs, its ports are taken by the service itself. */
    if (s->config->test && supervisor_runs_already(s->conf))
        return 0;
    for (int i = 0; i < LISTENERS; i++) {
        int passed = manager_sockets(conf_listener_names[i], &s->sockets[i], why, whycap);
        if (passed == 0) { /* the service manager has bound none for us */
            s->named[i] = xstrdup(conf_listener(s->conf, i));
            passed = sockets_open(&s->sockets[i], s->named[i], why, whycap);
        }
        if (passed < 0)
            return -1;
        count += i < LISTEN_PEOPLE ? s->sockets[i].count : 0;
    }
    if (count == 0)
        return utf8_fail(why, whycap,
                         "There is no address to listen on. Set listen-telnet or listen-ssh.");
    return 0;
}

/* Whether a listener has a socket, or would have one if the service did not run already. */
static bool supervisor_is_served(struct supervisor *s, int listener)
{
    char word[2];
    return s->sockets[listener].count > 0 ||
           (s->config->test && options_word(conf_listener(s->conf, listener), word, sizeof(word)));
}

static int supervisor_read_tls_key(struct supervisor *s, char *why, size_t whycap)
{
    bool served = supervisor_is_served(s, LISTEN_TLS) || supervisor_is_served(s, LISTEN_WEB_TLS);
    if (served &&
        tlskey_get(s->conf->tls_certificate, s->conf->tls_key, &s->tls_key, why, whycap) < 0)
        return -1;
    /* People can still come by ssh, so the service starts all the same. */
    if (served && tlskey_expired(&s->tls_key, why, whycap))
        supervisor_say("%s", why);
    return 0;
}

static int supervisor_read_peer_tls(struct supervisor *s, char *why, size_t whycap)
{
    return s->several ? tlskey_peers(s->conf, &s->peer_tls, why, whycap) : 0;
}

static int supervisor_read_host_key(struct supervisor *s, char *why, size_t whycap)
{
    const char *const keys[HOSTKEY_KINDS] = {s->conf->host_key, s->conf->host_key_rsa};
    for (int i = 0; i < HOSTKEY_KINDS; i++)
        if (supervisor_is_served(s, LISTEN_SSH) && keys[i][0] &&
            !(s->config->test && conf_comes_with_data(s->conf, keys[i])) &&
            hostkey_get(keys[i], (enum hostkey_kind)i, s->config->test, &s->host_key,
                        s->fingerprint[i], why, whycap) < 0)
            return -1;
    return 0;
}

/* Starts the log. A test writes nothing, and only finds out whether a start could write the log. */
static int supervisor_start_log(struct supervisor *s, char *why, size_t whycap)
{
    const char *log = s->conf->log;
    int result = 0;
    if (!s->config->test) {
        result = log_open("supervisor", log, (enum log_level)s->conf->log_level);
        log_json(s->conf->log_format);
        log_mask_begin((enum log_mask)s->conf->log_addresses);
    } else if (log[0] == '/' && !conf_comes_with_data(s->conf, log)) {
        int fd = open(log, O_WRONLY | O_APPEND | O_CLOEXEC);
        result = fd >= 0 ? close(fd) : errno == ENOENT ? owner_may_make(log) : -1;
    }
    if (result < 0) {
        return utf8_fail(
            why, whycap,
            "The log %s cannot be written: %s. Give it to the user of the service, or name "
            "another with log.",
            log, strerror(errno));
    }
    return 0;
}

/* Checks, as the user that the room will have, that it can use its folder and make its control
 * socket. */
static int supervisor_check_data(struct supervisor *s, char *why, size_t whycap)
{
    const struct conf *conf = s->conf;
    struct stat found;
    if (stat(conf->data_dir, &found) == 0 &&
        (!S_ISDIR(found.st_mode) ? (errno = ENOTDIR, true)
                                 : access(conf->data_dir, R_OK | W_OK | X_OK) < 0)) {
        return utf8_fail(
            why, whycap,
            "The folder %s cannot be used: %s. Give it to the user of the service, with "
            "'chown', or name another with data-dir.",
            conf->data_dir, strerror(errno));
    }
    if (!(s->config->test && conf_comes_with_data(conf, conf->control_socket)) &&
        owner_may_make(conf->control_socket) < 0) {
        return utf8_fail(
            why, whycap,
            "The socket %s cannot be made: %s. Give its folder to the user of the service, "
            "or name another with control-socket.",
            conf->control_socket, strerror(errno));
    }
    return 0;
}

/* Checks that the room may give the socket to the group, and that the group can reach it. */
static int supervisor_check_control_group(struct supervisor *s, char *why, size_t whycap)
{
    const struct conf *conf = s->conf;
    const struct group *group = conf->control_group[0] ? getgrnam(conf->control_group) : NULL;
    if (!group)
        return 0;
    bool member = geteuid() == 0 || getegid() == group->gr_gid || group_member(group->gr_gid);
    if (!member && s->config->other) {
        /* Groups that systemd adds for a unit cannot be seen from here. */
        supervisor_say("The user of the service is not in the group %s. It starts only if its unit "
                       "has SupplementaryGroups=%s and PrivateUsers=no.",
                       conf->control_group, conf->control_group);
    } else if (!member) {
        return utf8_fail(why, whycap,
                         "The user of the service is not in the group %s, so it cannot give it the "
                         "control socket. Add it with 'usermod -aG', or in a unit with "
                         "SupplementaryGroups=%s and PrivateUsers=no.",
                         conf->control_group, conf->control_group);
    }
    if (!conf_control_lets_in(conf, group->gr_gid)) {
        FREED char *folder = conf_control_folder(conf);
        return utf8_fail(
            why, whycap,
            "The folder %s does not let the group %s in to the control socket. Type 'chgrp "
            "%s %s' and 'chmod g+x %s'.",
            folder, conf->control_group, conf->control_group, folder, folder);
    }
    return 0;
}

static int supervisor_check_store(struct supervisor *s, char *why, size_t whycap)
{
    if (room_store_test(s->conf, why, whycap) == 0)
        return 0;
    if (errno != EAGAIN || s->config->test)
        return -1;
    supervisor_say("%s", why);
    supervisor_say("The room waits for its store.");
    return 0;
}

/* Does everything that may need root, in the order in which it is cheapest to refuse, then checks
 * everything that door and room will need as another user. A test goes on after a fault, unless it
 * failed to become the user that it should be. */
static int supervisor_prepare(struct supervisor *s)
{
    static int (*const steps[])(struct supervisor * s, char *why, size_t whycap) = {
        supervisor_check_system,  supervisor_find_door_user,      supervisor_make_data_dir,
        supervisor_listen_all,    supervisor_read_tls_key,        supervisor_read_peer_tls,
        supervisor_read_host_key, supervisor_drop_privileges,     supervisor_start_log,
        supervisor_check_data,    supervisor_check_control_group, supervisor_check_store};
    char why[3 * PATH_MAX];
    int result = 0;
    umask(077);
    /* Our memory holds private keys as long as we run. So it must not go into a core file, and no
     * other process of our user may read it. The children do not inherit this, because they begin
     * anew with exec. */
    prctl(PR_SET_DUMPABLE, 0);
    supervisor_keep_log(s, s->conf);
    for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
        if (steps[i](s, why, sizeof(why)) < 0) {
            supervisor_say("%s", why);
            result = -1;
            if (!s->config->test || steps[i] == supervisor_drop_privileges)
                break;
        }
    }
    return result;
}

/* Continues the service in a second process, where it returns -1. In the first one it returns the
 * exit status: 0 if the second one has announced that the service is up. */
static int supervisor_to_background(struct supervisor *s)
{
    int fd[2], status = 1;
    char text[4096];
    ssize_t len;
    pid_t pid;
    if (chdir("/") < 0 || pipe2(fd, O_CLOEXEC) < 0 || (pid = fork()) < 0) {
        supervisor_say("It cannot go on in the background: %s.", strerror(errno));
        return status;
    }
    if (pid == 0) {
        close(fd[0]);
        s->announce = fd[1];
        setsid();
        int null = open("/dev/null", O_RDWR | O_CLOEXEC);
        for (int i = 0; null >= 0 && i <= STDERR_FILENO; i++)
            dup2(null, i);
        close(null);
        return -1;
    }
    close(fd[1]);
    while ((len = read(fd[0], text, sizeof(text))) > 0) {
        status = 0;
        fwrite(text, 1, (size_t)len, stdout);
    }
    if (status != 0)
        supervisor_say("It did not start. The log says why; with -f it is shown here.");
    return status;
}

static void supervisor_set_up_events(struct supervisor *s)
{
    static const int numbers[4] = {SIGCHLD, SIGHUP, SIGTERM, SIGINT};
    s->base = event_base_new();
    if (!s->base)
        log_fatal("event-base", "error=\"%s\"", strerror(errno));
    for (int i = 0; i < 4; i++)
        s->signals[i] =
            loop_begin(s->base, numbers[i], EV_SIGNAL | EV_PERSIST, -1, supervisor_on_signal, s);
    s->watch = loop_begin(s->base, -1, EV_PERSIST, RESTART_WATCH_MS, supervisor_on_watch, s);
    s->relink = loop_event(s->base, -1, 0, supervisor_on_relink, s);
    for (int i = 0; i < ROLES; i++) {
        s->child[i] = (struct child){.supervisor = s, .role = (enum role)i, .control = -1};
        s->child[i].timer = loop_event(s->base, -1, 0, supervisor_on_child_timer, &s->child[i]);
        s->child[i].program = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
        if (s->child[i].program < 0)
            log_fatal("program", "error=\"%s\"", strerror(errno));
    }
    upgrade_set_up(s);
}

static void supervisor_tear_down(struct supervisor *s)
{
    for (int i = 0; i < 4 && s->base; i++)
        event_free(s->signals[i]);
    for (int i = 0; i < ROLES && s->base; i++) {
        event_free(s->child[i].timer);
        close(s->child[i].program);
    }
    if (s->base) {
        upgrade_tear_down(s);
        event_free(s->watch);
        event_free(s->relink);
        event_base_free(s->base);
    }
    for (int i = 0; i < LISTENERS; i++) {
        for (int j = 0; j < s->sockets[i].count; j++)
            close(s->sockets[i].fd[j]);
        free(s->named[i]);
    }
    buf_wipe(&s->host_key);
    buf_wipe(&s->tls_key);
    buf_wipe(&s->peer_tls);
}

/* Reads the line of a file about this machine; "": there is no such line. */
static void supervisor_machine_line(const char *path, char out[64])
{
    FD_LOCAL fd = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t n = fd < 0 ? 0 : read(fd, out, 63);
    out[n > 0 ? n : 0] = '\0';
}

/* Makes the name that tells this service from others. A node's name is drawn at random, because a
 * node that was killed is not known to be gone. A single service keeps its name, so that when it is
 * started again it need not wait for itself, however it ended. That name is made of what no second
 * running service has: its file of settings and its folder of data on this machine. */
static void supervisor_service_name(struct supervisor *s)
{
    unsigned char name[sizeof(s->service) / 2];
    char id[64], host[64] = "";
    struct stat folder = {0};
    if (s->several) {
        randombytes_buf(name, sizeof(name));
    } else {
        supervisor_machine_line("/etc/machine-id", id);
        if (id[0] == '\0') /* many containers have no machine-id */
            supervisor_machine_line("/proc/sys/kernel/random/boot_id", id);
        gethostname(host, sizeof(host) - 1);
        stat(s->conf->data_dir, &folder);
        FREED char *text = xasprintf("%s %s %s %ju %ju", id, host,
                                     s->config->conf_path ? s->config->conf_path : "",
                                     (uintmax_t)folder.st_dev, (uintmax_t)folder.st_ino);
        crypto_generichash(name, sizeof(name), (const unsigned char *)text, strlen(text), NULL, 0);
    }
    sodium_bin2hex(s->service, sizeof(s->service), name, sizeof(name));
}

int supervisor_run(const struct supervisor_config *config)
{
    struct supervisor s = {.config = config, .conf = config->conf, .announce = -1};
    int status = 1;
    s.several = s.conf->peer[0] != '\0';
    s.led = -1;
    s.leader = s.several ? -1 : (int)s.conf->node; /* until the room says who leads */
    bool prepared = supervisor_prepare(&s) == 0;
    supervisor_service_name(&s);
    if (config->test) {
        status = prepared ? 0 : 1;
    } else if (prepared) {
        supervisor_keep_addresses(&s, s.conf);
        if (geteuid() == 0)
            log_warn("root", "advice=\"name another user with 'user' in the configuration\"");
        if (s.no_door_user) {
            log_warn("door-user", "missing=" DOOR_USER
                                  " advice=\"make that user, and the door has one of its own\"");
        }
        for (int i = 0; i < HOSTKEY_KINDS; i++)
            if (s.fingerprint[i][0])
                log_info("host-key", "type=%s fingerprint=%s", hostkey_names[i], s.fingerprint[i]);
        if (config->foreground || (status = supervisor_to_background(&s)) < 0) {
            supervisor_set_up_events(&s);
            supervisor_start(&s.child[ROOM], BEGIN);
            supervisor_start(&s.child[DOOR], BEGIN);
            if (s.several)
                supervisor_start(&s.child[PEER], BEGIN);
            event_base_dispatch(s.base);
            status = s.status;
            log_info("ended", "status=%d", status);
        }
    }
    supervisor_tear_down(&s);
    return status;
}
