/*
 * What a contained process can no longer do, tried from inside, each role in a process of its own.
 */
#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "config.h"
#include "cutap.h"
#include "files.h"
#include "log.h"
#include "sandbox.h"

#ifdef HAVE_SECCOMP
#include <linux/capability.h>
#include <seccomp.h>

#include "calls.h"
#endif

static char *folder, outside[64], inside[64];

/* Whether this runs under sanitizers or valgrind. They need what the sandbox takes away. */
static bool watched(void)
{
#if defined(__SANITIZE_ADDRESS__)
    return true;
#else
    const char *preload = getenv("LD_PRELOAD");
    return preload && strstr(preload, "valgrind");
#endif
}

static void *in_thread(void *arg)
{
    return arg;
}

static int failed(const char *what)
{
    printf("# %s\n", what);
    return 1;
}

/* Whether the filter sees the arguments of calls on sockets. If these are one system call, it sees
 * only which call it is (calls.h), and sandbox_enter returns false. */
static bool sees_sockets(void)
{
#ifdef HAVE_SECCOMP
    return calls_see_sockets(SCMP_ARCH_NATIVE);
#else
    return true;
#endif
}

/* A call that the filter refuses. */
#define REFUSED(call) MUST((call) < 0 && errno == EPERM)
#define MUST(what)                                                                                 \
    do {                                                                                           \
        if (!(what))                                                                               \
            faults += failed(#what);                                                               \
    } while (0)

static int privileges(void)
{
    int faults = 0;
    struct rlimit core;
    MUST(prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 1);
    MUST(prctl(PR_GET_DUMPABLE) == 0);
    MUST(getrlimit(RLIMIT_CORE, &core) == 0 && core.rlim_max == 0);
    return faults;
}

/* Which sockets a role may make: none, TCP streams to its ports, or also local streams. */
static bool may_make(enum sandbox_role role, bool ports, int family, int kind, int protocol)
{
    if (kind != SOCK_STREAM)
        return false;
    if (family == AF_UNIX)
        return role == SANDBOX_ROOM && protocol == 0;
    return (family == AF_INET || family == AF_INET6) && role != SANDBOX_DOOR && ports &&
           (protocol == 0 || protocol == IPPROTO_TCP);
}

/* Tries every kind and protocol that the kernel's headers name, and every flag of a kind with
 * the protocols up to TCP and the last. */
static bool family_kept(enum sandbox_role role, bool ports, int family)
{
    enum { KINDS = 16, FLAGS = 32 - 4 };
    for (int i = 0; i < KINDS * (FLAGS + 1); i++) {
        int kind = i % KINDS, flag = i < KINDS ? 0 : (int)(1U << (3 + i / KINDS));
        bool flagged = flag & ~(SOCK_CLOEXEC | SOCK_NONBLOCK);
        for (int protocol = 0; protocol < IPPROTO_MAX; protocol++) {
            if (flagged && protocol == IPPROTO_TCP + 1)
                protocol = IPPROTO_MAX - 1;
            int fd = socket(family, kind | flag, protocol);
            bool may = !flagged && may_make(role, ports, family, kind, protocol);
            if (may ? fd < 0 && errno == EPERM : fd >= 0 || errno != EPERM) {
                printf("# family %d kind %d flag %#x protocol %d\n", family, kind, flag, protocol);
                return false;
            }
            close(fd);
        }
    }
    return true;
}

/* Tries every way of sending. None may connect, not even from a listener that was shut down, which
 * is as good as a new socket. `fds`: such a listener, and streams that were never connected. */
static int sending(const int *fds UNUSED, int n UNUSED, const struct sockaddr_in *to UNUSED)
{
    int faults = 0;
#ifdef HAVE_SECCOMP
    struct iovec data = {(void *)(uintptr_t) "!", 1};
    struct mmsghdr message = {.msg_hdr = {.msg_name = (void *)(uintptr_t)to,
                                          .msg_namelen = sizeof(*to),
                                          .msg_iov = &data,
                                          .msg_iovlen = 1}};
    for (int i = 0; i < n; i++) {
        REFUSED(listen(fds[i], 1));
        REFUSED(sendmmsg(fds[i], &message, 1, 0));
        for (int bit = sees_sockets() ? -1 : 32; bit < 32 && faults == 0; bit++) {
            unsigned flag = bit < 0 ? 0 : 1U << bit;
            bool may = !(flag & ~(unsigned)(MSG_NOSIGNAL | MSG_DONTWAIT));
            int flags = (int)(flag | (may ? MSG_NOSIGNAL : 0));
            REFUSED(sendto(fds[i], "!", 1, flags, (const struct sockaddr *)to, sizeof(*to)));
            REFUSED(sendmmsg(fds[i], &message, 1, (unsigned)flags));
            MUST(sendto(fds[i], "!", 1, flags, NULL, 0) < 0 && (errno == EPERM) != may);
            MUST(sendmsg(fds[i], &message.msg_hdr, flags) < 0 && (errno == EPERM) != may);
        }
    }
#endif
    return faults;
}

/* What reaches a network: nothing at all, or streams to one port. No role may listen anywhere. */
static int network(enum sandbox_role role UNUSED, int listening UNUSED, uint16_t open_port UNUSED,
                   bool landlock_tells UNUSED)
{
    int faults = 0;
#ifdef HAVE_SECCOMP
    for (int family = 0; family < AF_MAX && (role == SANDBOX_DOOR || sees_sockets()); family++)
        MUST(family_kept(role, open_port != 0, family));
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t len = sizeof(to);
    if (open_port == 0)
        return faults;
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    MUST(fd >= 0);
    REFUSED(bind(fd, (const struct sockaddr *)&to, sizeof(to)));
    MUST(getsockname(listening, (struct sockaddr *)&to, &len) == 0);
    faults += sending(&fd, 1, &to);
    bool same = ntohs(to.sin_port) == open_port;
    int rc = connect(fd, (const struct sockaddr *)&to, sizeof(to));
    MUST(same || !landlock_tells ? rc == 0 || errno == EINPROGRESS : rc < 0 && errno == EACCES);
    close(fd);
#else
    (void)family_kept;
#endif
    return faults;
}

/* Tries system calls that no role has. */
static int calls(void)
{
    int faults = 0;
#ifdef HAVE_SECCOMP
    char name[] = "true";
    char *argv[] = {name, NULL};
    pid_t pid = fork();
    if (pid == 0)
        _exit(0);
    REFUSED(pid);
    REFUSED(execv("/bin/true", argv));
    REFUSED(ptrace(PTRACE_TRACEME, 0, NULL, NULL));
    REFUSED(setuid(0));
    REFUSED(chroot("/"));
    REFUSED(kill(getppid(), 0));
#endif
    pthread_t thread;
    MUST(pthread_create(&thread, NULL, in_thread, NULL) == 0 && pthread_join(thread, NULL) == 0);
    return faults;
}

/* Calls that would reach another process of the same user; our parent stands for the room. */
static int siblings(int open_socket UNUSED)
{
    int faults = 0;
#ifdef HAVE_SECCOMP
    pid_t other = getppid();
    char byte = '!';
    siginfo_t info = {.si_code = SI_QUEUE};
    struct f_owner_ex owner = {.type = F_OWNER_PID, .pid = other};
    struct iovec here = {&byte, 1}, there = {&byte, 1};
    REFUSED(syscall(SYS_tgkill, other, other, 0));
    MUST(syscall(SYS_tgkill, getpid(), gettid(), 0) == 0);
    REFUSED(syscall(SYS_tkill, other, 0));
    REFUSED(syscall(SYS_rt_sigqueueinfo, other, SIGTERM, &info));
    REFUSED(syscall(SYS_rt_tgsigqueueinfo, other, other, SIGTERM, &info));
    REFUSED(syscall(SYS_pidfd_open, other, 0));
    REFUSED(syscall(SYS_pidfd_getfd, open_socket, 0, 0));
    REFUSED(fcntl(open_socket, F_SETOWN, other));
    REFUSED(fcntl(open_socket, F_SETOWN_EX, &owner));
    REFUSED(fcntl(open_socket, F_SETSIG, SIGKILL));
    REFUSED(ioctl(open_socket, FIOSETOWN, &other));
    REFUSED(ioctl(open_socket, SIOCSPGRP, &other));
    REFUSED(ioctl(STDIN_FILENO, TIOCSTI, &byte));
    REFUSED(ioctl(STDIN_FILENO, TIOCSCTTY, 1));
    REFUSED(setpriority(PRIO_PROCESS, (id_t)other, 19));
    REFUSED(prlimit(other, RLIMIT_NOFILE, NULL, NULL));
    REFUSED(prctl(PR_SET_DUMPABLE, 1));
    REFUSED(prctl(PR_SET_PTRACER, other));
    REFUSED(ptrace(PTRACE_ATTACH, other, NULL, NULL));
    REFUSED(process_vm_readv(other, &here, 1, &there, 1, 0));
    REFUSED(process_vm_writev(other, &here, 1, &there, 1, 0));
#endif
    return faults;
}

/* A connection to the control socket would make a door staff. `open_socket`: a socket that was open
 * before. */
static int sockets(enum sandbox_role role UNUSED, int open_socket UNUSED)
{
    int faults = 0, pair[2], fd = socket(AF_UNIX, SOCK_STREAM, 0);
#ifdef HAVE_SECCOMP
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    bool door = role == SANDBOX_DOOR;
    MUST(door ? fd < 0 && errno == EPERM : fd >= 0);
    snprintf(to.sun_path, sizeof(to.sun_path), "%s/control", inside);
    MUST(connect(open_socket, (struct sockaddr *)&to, sizeof(to)) < 0 &&
         errno == (door ? EPERM : ENOENT));
    REFUSED(socketpair(AF_UNIX, SOCK_DGRAM, 0, pair));
    REFUSED(bind(open_socket, (struct sockaddr *)&to, sizeof(to)));
#else
    (void)pair;
#endif
    close(fd);
    return faults;
}

static bool can_open(const char *path, int flags)
{
    int fd = open(path, flags, 0600);
    if (fd >= 0)
        close(fd);
    return fd >= 0;
}

/* Asks as sandbox.c does. On a kernel without Landlock, only the modes of files protect them. */
static int landlock_version(void)
{
    return (int)syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
}

static bool has_landlock(void)
{
    return landlock_version() > 0;
}

/* A socket that listens at `at`; -1: there is none. */
static int server_new(struct sockaddr_in *at)
{
    socklen_t len = sizeof(*at);
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    *at = (struct sockaddr_in){.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    if (bind(fd, (const struct sockaddr *)at, sizeof(*at)) < 0 || listen(fd, 4) < 0 ||
        getsockname(fd, (struct sockaddr *)at, &len) < 0)
        return -1;
    return fd;
}

static int run(enum sandbox_role role)
{
    const struct sandbox_paths door = {.read = {"/etc"}},
                               room = {.read = {"/etc"}, .write = {inside}};
    int faults = 0;
    char fresh[96], moved[96];
    bool landlock = has_landlock();
    int open_socket = socket(AF_UNIX, SOCK_STREAM, 0);
    struct sockaddr_in to;
    int given = server_new(&to), server = server_new(&to);
    MUST(server >= 0 && given >= 0);
    MUST(sandbox_enter(role, role == SANDBOX_DOOR ? &door : &room) == sees_sockets());
    faults += privileges() + calls() + siblings(open_socket) + sockets(role, open_socket);
    faults += network(role, -1, 0, landlock);
    if (role == SANDBOX_DOOR) { /* it has listeners, and connections that are over */
        shutdown(given, SHUT_RDWR);
        faults += sending(&given, 1, &to);
    }
    close(given);
    close(server);
    close(open_socket);
#ifdef HAVE_SECCOMP
    if (role == SANDBOX_DOOR) { /* with Landlock or without */
        MUST(!can_open("/dev/null", O_WRONLY) && errno == EPERM);
        MUST(!can_open(outside, O_RDONLY | O_TRUNC) && errno == EPERM);
        MUST(!can_open(fresh, O_RDWR | O_CREAT) && errno == EPERM);
    }
#endif
    snprintf(fresh, sizeof(fresh), "%s/new", inside);
    snprintf(moved, sizeof(moved), "%s/moved", inside);
    if (landlock) {
        MUST(!can_open(outside, O_RDONLY) && errno == EACCES);
        MUST(!can_open(outside, O_WRONLY) && (errno == EACCES || errno == EPERM));
        MUST(can_open("/etc/passwd", O_RDONLY));
        MUST(!can_open("/etc/passwd", O_RDWR));
    }
    if (role == SANDBOX_ROOM) {
        MUST(can_open(fresh, O_RDWR | O_CREAT));
        MUST(rename(fresh, moved) == 0);
        MUST(unlink(moved) == 0);
    } else if (landlock) {
        MUST(!can_open(fresh, O_RDWR | O_CREAT));
    }
    return faults;
}

/* The exit status of a child, which is the number of its faults; -1: it ended otherwise. */
static int status_of(pid_t pid)
{
    int status = -1;
    CU_ASSERT_EQUAL(waitpid(pid, &status, 0), pid);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static _Noreturn void child_ends(int faults)
{
    fflush(stdout);
    _exit(faults < 100 ? faults : 100);
}

/* Runs it in a process of its own. */
#define IN_CHILD(faults)                                                                           \
    ({                                                                                             \
        fflush(stdout);                                                                            \
        pid_t child = fork();                                                                      \
        if (child == 0)                                                                            \
            child_ends(faults);                                                                    \
        status_of(child);                                                                          \
    })

/* One listener that may be reached, and beside it one that may not. */
static int reaches_one(enum sandbox_role role, struct sandbox_paths paths)
{
    struct sockaddr_in at;
    int faults = 0, other = server_new(&at), server[2] = {server_new(&at), other};
    bool tells = landlock_version() >= 4;
    MUST(server[0] >= 0 && server[1] >= 0);
    paths.ports[0] = ntohs(at.sin_port);
    MUST(sandbox_enter(role, &paths) == sees_sockets());
    for (int i = 0; i < 2; i++)
        faults += network(role, server[i], paths.ports[0], tells);
    return faults + calls();
}

/* A peer reaches other nodes, and nothing of this machine: no file, no control socket. */
static int as_peer(void)
{
    int faults = 0;
    bool landlock = has_landlock();
    faults += reaches_one(SANDBOX_PEER, (struct sandbox_paths){.read = {NULL}});
    faults += privileges();
#ifdef HAVE_SECCOMP
    MUST(!sees_sockets() || (socket(AF_UNIX, SOCK_STREAM, 0) < 0 && errno == EPERM));
    MUST(!can_open("/dev/null", O_WRONLY) && (errno == EPERM || errno == EACCES));
#endif
    MUST(!landlock || (!can_open("/etc/passwd", O_RDONLY) && errno == EACCES));
    MUST(!landlock || !can_open(outside, O_RDONLY));
    return faults;
}

/* A door may not use ports, even if it is given some: they are for a room or a peer. */
static int as_door_with_ports(void)
{
    const struct sandbox_paths paths = {.read = {"/etc"}, .ports = {5432}};
    int faults = 0;
    MUST(sandbox_enter(SANDBOX_DOOR, &paths) == sees_sockets());
    return faults + network(SANDBOX_DOOR, -1, 0, false);
}

#define PASSES(faults)                                                                             \
    do {                                                                                           \
        if (watched())                                                                             \
            printf("# not under sanitizers or valgrind\n");                                        \
        else                                                                                       \
            CU_ASSERT_EQUAL(IN_CHILD(faults), 0);                                                  \
    } while (0)

SUITE("sandbox", NULL, NULL);

TEST(test_door, "door")
{
    PASSES(run(SANDBOX_DOOR));
}

TEST(test_room, "room")
{
    PASSES(run(SANDBOX_ROOM));
}

TEST(test_server, "a room whose store is on a server")
{
    const struct sandbox_paths paths = {.read = {"/etc"}, .write = {inside}};
    PASSES(reaches_one(SANDBOX_ROOM, paths));
    PASSES(as_door_with_ports());
}

TEST(test_peer, "the peer")
{
    PASSES(as_peer());
}

#ifdef HAVE_SECCOMP
/* A filter around the process, as a service manager makes one: two system calls are refused. */
static bool refuse(int first, int second)
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    bool done = filter && seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), first, 0) == 0 &&
                seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), second, 0) == 0 &&
                prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && seccomp_load(filter) == 0;
    seccomp_release(filter);
    return done;
}

/* Gives up all capabilities except `held`. */
static bool hold(uint32_t held)
{
    struct __user_cap_header_struct head = {.version = _LINUX_CAPABILITY_VERSION_3};
    const struct __user_cap_data_struct data[_LINUX_CAPABILITY_U32S_3] = {{.permitted = held}};
    return syscall(SYS_capset, &head, data) == 0;
}

static int no_capset(void)
{
    int faults = 0;
    MUST(hold(0) && refuse(SCMP_SYS(capset), SCMP_SYS(acct)));
    return faults + run(SANDBOX_DOOR);
}

/* A process that holds capabilities and cannot give them up ends. */
static int no_capset_with(uint32_t held, int second)
{
    const struct sandbox_paths paths = {.read = {"/etc"}};
    if (!hold(held) || !refuse(SCMP_SYS(capset), second))
        return 99;
    log_open("test", "/dev/null", LOG_LEVEL_ERROR);
    sandbox_enter(SANDBOX_DOOR, &paths);
    return 0;
}

TEST(test_no_capset, "capset is refused")
{
    PASSES(no_capset());
    if (watched())
        return;
    CU_ASSERT_EQUAL(IN_CHILD(no_capset_with(0, SCMP_SYS(capget))), EXIT_FAILURE);
    if (geteuid() == 0)
        CU_ASSERT_EQUAL(IN_CHILD(no_capset_with(1U << CAP_KILL, SCMP_SYS(acct))), EXIT_FAILURE);
}

/* If the kernel has something and a filter around us refuses it, the log says so. */
static int no_landlock(int call, bool good)
{
    const struct sandbox_paths paths = {.read = {"/etc"}};
    int faults = 0;
    MUST(refuse(call, SCMP_SYS(acct)));
    log_open("test", "/dev/null", LOG_LEVEL_ERROR);
    MUST(sandbox_enter(SANDBOX_DOOR, &paths) == good);
    return faults;
}

TEST(test_no_landlock, "Landlock is refused")
{
    PASSES(no_landlock(SCMP_SYS(landlock_create_ruleset), false));
    PASSES(no_landlock(SCMP_SYS(landlock_restrict_self), !has_landlock() && sees_sockets()));
}
#endif

/* ---- The log, which was opened before ---- */

static int system_log(const char *path)
{
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    const struct timeval patience = {20, 0};
    int fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    snprintf(at.sun_path, sizeof(at.sun_path), "%s", path);
    unlink(path);
    CU_ASSERT_EQUAL_FATAL(bind(fd, (struct sockaddr *)&at, sizeof(at)), 0);
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
    return fd;
}

/* Whether the next line is from the door and ends so. */
static bool heard(int fd, const char *end)
{
    char line[256];
    ssize_t len = recv(fd, line, sizeof(line) - 1, 0);
    line[len > 0 ? len : 0] = '\0';
    size_t at = strlen(line) > strlen(end) ? strlen(line) - strlen(end) : 0;
    return strncmp(line, "<30>", 4) == 0 && strstr(line, " cardroomd[") &&
           strstr(line, ": door ") && strcmp(line + at, end) == 0;
}

/* A door in a process of its own: says a line for each byte that comes. */
static pid_t logging_door(int at, const int orders[2], int lent)
{
    fflush(stdout);
    pid_t pid = fork();
    if (pid == 0) {
        const struct sandbox_paths paths = {.read = {"/etc"}};
        char order;
        close(at);
        close(orders[1]);
        log_adopt("door", "syslog", LOG_LEVEL_INFO, lent);
        sandbox_enter(SANDBOX_DOOR, &paths);
        while (read(orders[0], &order, 1) == 1)
            log_info("order", "word=%c", order);
        _exit(0);
    }
    return pid;
}

TEST(test_log, "the log of a door")
{
    char path[80];
    int orders[2], status = -1;
    if (watched()) {
        printf("# not under sanitizers or valgrind\n");
        return;
    }
    snprintf(path, sizeof(path), "%s/syslog", folder);
    setenv(LOG_SYSLOG_ENV, path, 1);
    int at = system_log(path);
    CU_ASSERT_EQUAL_FATAL(log_open("supervisor", "syslog", LOG_LEVEL_INFO), 0);
    CU_ASSERT_EQUAL_FATAL(pipe(orders), 0);
    pid_t pid = logging_door(at, orders, dup(log_fd()));
    /* "sandbox landlock=... seccomp=...", and what is not kept from it: it is contained. */
    char line[256];
    for (int lines = sees_sockets() ? 1 : 2; lines > 0; lines--)
        CU_ASSERT_TRUE(recv(at, line, sizeof(line), 0) > 0);
    CU_ASSERT_EQUAL(write(orders[1], "a", 1), 1);
    CU_ASSERT_TRUE(heard(at, "order word=a"));
    /* The system's log is restarted: lines before the supervisor finds it again are lost. */
    close(at);
    at = system_log(path);
    CU_ASSERT_EQUAL(write(orders[1], "b", 1), 1);
    struct sockaddr_un peer;
    for (socklen_t len = sizeof(peer); getpeername(log_fd(), (struct sockaddr *)&peer, &len) == 0;
         len = sizeof(peer))
        sched_yield(); /* until the kernel has told the door */
    log_keep();
    CU_ASSERT_EQUAL(write(orders[1], "c", 1), 1);
    CU_ASSERT_TRUE(heard(at, "order word=c"));
    close(orders[1]);
    CU_ASSERT_EQUAL(waitpid(pid, &status, 0), pid);
    CU_ASSERT_EQUAL(status, 0);
    close(orders[0]);
    close(at);
    log_open("test", "stderr", LOG_LEVEL_ERROR);
    unlink(path);
}

CUTAP_MAIN(argc, argv)
{
    signal(SIGPIPE, SIG_IGN);
    folder = folder_make(NULL);
    snprintf(outside, sizeof(outside), "%s/outside", folder);
    snprintf(inside, sizeof(inside), "%s/inside", folder);
    if (mkdir(inside, 0700) != 0 || !can_open(outside, O_RDWR | O_CREAT))
        return 99;
    int status = cutap_run(CUTAP_SUITES);
    folder_remove(&folder);
    return status;
}
