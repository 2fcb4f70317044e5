/*
 * See sandbox.h. Landlock has no library: its three calls are made by number, and its bits are
 * written out, since the headers may be older than the kernel.
 */
#include "sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/landlock.h>
#include <netinet/in.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "config.h"
#include "log.h"

#ifdef HAVE_SECCOMP
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#endif

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { SANITIZED = 1 };
#else
enum { SANITIZED = 0 };
#endif

/* A service manager's filter (SystemCallFilter) may refuse the call even to a process that has
 * nothing to give up. */
static bool sandbox_has_capabilities(void)
{
    struct __user_cap_header_struct head = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct held[_LINUX_CAPABILITY_U32S_3] = {{0}};
    if (syscall(SYS_capget, &head, held) < 0)
        return true; /* nobody can tell */
    for (int i = 0; i < _LINUX_CAPABILITY_U32S_3; i++)
        if (held[i].effective || held[i].permitted || held[i].inheritable)
            return true;
    return false;
}

static void sandbox_give_up_privileges(void)
{
    const struct rlimit none = {0, 0};
    struct __user_cap_header_struct head = {.version = _LINUX_CAPABILITY_VERSION_3};
    const struct __user_cap_data_struct empty[_LINUX_CAPABILITY_U32S_3] = {{0}};
    setrlimit(RLIMIT_CORE, &none);
    prctl(PR_SET_DUMPABLE, 0);
    for (int cap = 0; prctl(PR_CAPBSET_READ, cap) >= 0; cap++)
        prctl(PR_CAPBSET_DROP, cap); /* fails harmlessly if we have none */
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    if (syscall(SYS_capset, &head, empty) < 0 && sandbox_has_capabilities())
        log_fatal("sandbox", "error=\"the capabilities cannot be given up\"");
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0)
        log_fatal("sandbox", "error=\"%s\"", strerror(errno));
}

/* ---- Files ---- */

enum {
    ACCESS_1 = (1 << 13) - 1, /* all of Landlock's first version */
    ACCESS_REFER = 1 << 13,   /* since the second version: moving between folders */
    ACCESS_TRUNCATE = 1 << 14,
    NET_TCP = 3, /* since the fourth version: bind and connect */
    NET_CONNECT = 2,
    RULE_NET_PORT = 2,
    ACCESS_READ = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR,
    ACCESS_OF_FILES = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE | ACCESS_TRUNCATE
};

static void sandbox_allow_path(int rules, const char *path, uint64_t access)
{
    struct landlock_path_beneath_attr attr = {.parent_fd = open(path, O_PATH | O_CLOEXEC)};
    struct stat about;
    if (attr.parent_fd < 0)
        return;
    if (fstat(attr.parent_fd, &about) == 0 && !S_ISDIR(about.st_mode))
        access &= ACCESS_OF_FILES;
    attr.allowed_access = access;
    if (syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &attr, 0) < 0)
        log_error("sandbox", "error=\"%s\" path=%s", strerror(errno), path);
    close(attr.parent_fd);
}

static void sandbox_allow_port(int rules, uint16_t port)
{
    const struct {
        uint64_t allowed_access, port;
    } attr = {NET_CONNECT, port};
    if (syscall(SYS_landlock_add_rule, rules, RULE_NET_PORT, &attr, 0) < 0)
        log_error("sandbox", "error=\"%s\" port=%d", strerror(errno), port);
}

/* Returns the version of Landlock that is in force, 0: this kernel has none, -1: it has, but does
 * not grant it; errno says why. */
static int sandbox_contain_files(const struct sandbox_paths *paths)
{
    struct {
        uint64_t fs, net;
    } handled = {.fs = ACCESS_1, .net = NET_TCP};
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (version < 1) {
        /* Landlock is not built in, or was switched off at boot. Any other refusal comes from a
         * filter around us. */
        return errno == ENOSYS || errno == EOPNOTSUPP ? 0 : -1;
    }
    handled.fs |= version >= 2 ? ACCESS_REFER : 0;
    handled.fs |= version >= 3 ? ACCESS_TRUNCATE : 0;
    size_t size = version >= 4 ? sizeof(handled) : sizeof(handled.fs);
    int rules = (int)syscall(SYS_landlock_create_ruleset, &handled, size, 0);
    if (rules < 0)
        return -1;
    for (int i = 0; i < SANDBOX_PATHS_MAX && paths->read[i]; i++)
        sandbox_allow_path(rules, paths->read[i], ACCESS_READ);
    for (int i = 0; i < SANDBOX_PATHS_MAX && paths->write[i]; i++)
        sandbox_allow_path(rules, paths->write[i],
                           handled.fs & ~(uint64_t)LANDLOCK_ACCESS_FS_EXECUTE);
    for (int i = 0; version >= 4 && paths->ports[i] != 0; i++)
        sandbox_allow_port(rules, paths->ports[i]);
    bool done = syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    int error = errno;
    close(rules);
    errno = error;
    return done ? (int)version : -1;
}

/* ---- System calls ---- */

#ifdef HAVE_SECCOMP
enum { HAS_FILTER = 1 };

/* What any loop needs: memory, threads, time, open descriptors and talking over them. */
static const char *const calls_of_all[] = {"accept",
                                           "accept4",
                                           "access",
                                           "brk",
                                           "clock_getres",
                                           "clock_gettime",
                                           "clock_nanosleep",
                                           "close",
                                           "close_range",
                                           "dup",
                                           "dup2",
                                           "dup3",
                                           "epoll_create",
                                           "epoll_create1",
                                           "epoll_ctl",
                                           "epoll_pwait",
                                           "epoll_pwait2",
                                           "epoll_wait",
                                           "eventfd2",
                                           "exit",
                                           "exit_group",
                                           "faccessat",
                                           "faccessat2",
                                           "fadvise64",
                                           "fstat",
                                           "fstatfs",
                                           "futex",
                                           "futex_waitv",
                                           "get_robust_list",
                                           "getcpu",
                                           "getcwd",
                                           "getdents64",
                                           "getegid",
                                           "geteuid",
                                           "getgid",
                                           "getgroups",
                                           "getpeername",
                                           "getpid",
                                           "getppid",
                                           "getrandom",
                                           "getresgid",
                                           "getresuid",
                                           "getrlimit",
                                           "getrusage",
                                           "getsockname",
                                           "getsockopt",
                                           "gettid",
                                           "gettimeofday",
                                           "getuid",
                                           "lseek",
                                           "lstat",
                                           "madvise",
                                           "membarrier",
                                           "mmap",
                                           "mprotect",
                                           "mremap",
                                           "munmap",
                                           "nanosleep",
                                           "newfstatat",
                                           "pipe",
                                           "pipe2",
                                           "poll",
                                           "ppoll",
                                           "pread64",
                                           "preadv",
                                           "pselect6",
                                           "pwrite64",
                                           "pwritev",
                                           "read",
                                           "readlink",
                                           "readlinkat",
                                           "readv",
                                           "recvfrom",
                                           "recvmsg",
                                           "restart_syscall",
                                           "rseq",
                                           "rt_sigaction",
                                           "rt_sigprocmask",
                                           "rt_sigreturn",
                                           "rt_sigtimedwait",
                                           "sched_getaffinity",
                                           "sched_yield",
                                           "select",
                                           "set_robust_list",
                                           "setsockopt",
                                           "shutdown",
                                           "sigaltstack",
                                           "stat",
                                           "statfs",
                                           "statx",
                                           "sysinfo",
                                           "time",
                                           "timerfd_create",
                                           "timerfd_gettime",
                                           "timerfd_settime",
                                           "times",
                                           "uname",
                                           "write",
                                           "writev",
                                           NULL};
/* For the store's files. A room may not listen, because listening without a bound address opens a
 * port, and Landlock does not see that. */
static const char *const calls_of_room[] = {
    "chmod",    "chown",     "connect", "fchownat", "copy_file_range", "fallocate", "fchmod",
    "fchown",   "fdatasync", "flock",   "fsync",    "ftruncate",       "link",      "linkat",
    "mkdir",    "mkdirat",   "msync",   "rename",   "renameat",        "renameat2", "rmdir",
    "truncate", "umask",     "unlink",  "unlinkat", "utimensat",       "fchmodat",  NULL};

static int sandbox_allow_calls(scmp_filter_ctx filter, const char *const *names)
{
    int failed = 0;
    for (; *names; names++) {
        int call = seccomp_syscall_resolve_name(*names);
        if (call >= 0) /* other calls do not exist on this machine */
            failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0);
    }
    return failed;
}

/* Allows one call if its argument `index` is one of the `n` values. The filter compares the whole
 * argument: the kernel looks at 32 bits of most of these, but we never pass a value with more
 * bits. */
static int sandbox_allow_values(scmp_filter_ctx filter, int call, unsigned index,
                                const unsigned *values, size_t n)
{
    int failed = 0;
    for (size_t i = 0; i < n; i++) {
        failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 1,
                                   SCMP_CMP(index, SCMP_CMP_EQ, values[i]));
    }
    return failed;
}

/* Other commands of these calls reach further than the process: they send a signal of one's choice
 * to a descriptor's owner (F_SETOWN, F_SETSIG, FIOSETOWN), type at a terminal (TIOCSTI), or deceive
 * what watches us (PR_SET_...). */
static int sandbox_allow_commands(scmp_filter_ctx filter, enum sandbox_role role)
{
    static const unsigned fcntls[] = {F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL};
    static const unsigned locks[] = {F_GETLK,     F_SETLK,     F_SETLKW,
                                     F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW};
    static const unsigned ioctls[] = {FIONREAD, FIONBIO, FIOCLEX, FIONCLEX, TCGETS, TIOCGWINSZ};
    static const unsigned prctls[] = {PR_SET_NAME, PR_GET_NAME, PR_GET_DUMPABLE,
                                      PR_GET_NO_NEW_PRIVS};
    int failed =
        sandbox_allow_values(filter, SCMP_SYS(fcntl), 1, fcntls, sizeof(fcntls) / sizeof(*fcntls));
    failed |=
        sandbox_allow_values(filter, SCMP_SYS(ioctl), 1, ioctls, sizeof(ioctls) / sizeof(*ioctls));
    failed |=
        sandbox_allow_values(filter, SCMP_SYS(prctl), 0, prctls, sizeof(prctls) / sizeof(*prctls));
    if (role == SANDBOX_ROOM)
        failed |=
            sandbox_allow_values(filter, SCMP_SYS(fcntl), 1, locks, sizeof(locks) / sizeof(*locks));
    return failed;
}

/* A call that names a process may name only this one, because the service's other processes mostly
 * have the same user. */
static int sandbox_allow_oneself(scmp_filter_ctx filter)
{
    scmp_datum_t self = (scmp_datum_t)getpid();
    int failed =
        seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1, SCMP_A0(SCMP_CMP_EQ, self));
    /* Of the calling thread alone. */
    failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(setpriority), 2,
                               SCMP_A0(SCMP_CMP_EQ, PRIO_PROCESS), SCMP_A1(SCMP_CMP_EQ, 0));
    /* Only for reading the limits. */
    return failed | seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 2,
                                     SCMP_A0(SCMP_CMP_EQ, 0), SCMP_A2(SCMP_CMP_EQ, 0));
}

/* Door and peer may read files but not write them, even if the kernel has no Landlock. */
static int sandbox_allow_files(scmp_filter_ctx filter, enum sandbox_role role)
{
    static const char *const all[] = {"open", "openat", NULL};
    const scmp_datum_t writes = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC;
    int failed = 0, old = seccomp_syscall_resolve_name("open");
    if (role == SANDBOX_ROOM)
        return sandbox_allow_calls(filter, all);
    if (old >= 0) {
        failed = seccomp_rule_add(filter, SCMP_ACT_ALLOW, old, 1,
                                  SCMP_A1(SCMP_CMP_MASKED_EQ, writes, 0));
    }
    return failed | seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(openat), 1,
                                     SCMP_A2(SCMP_CMP_MASKED_EQ, writes, 0));
}

/* Streams of one family and protocol, no datagrams. Beside TCP there are protocols that Landlock
 * does not see (MPTCP, SMC, SCTP). */
static int sandbox_allow_streams(scmp_filter_ctx filter, int family, int protocol)
{
    const scmp_datum_t kind = UINT32_MAX & ~(scmp_datum_t)(SOCK_CLOEXEC | SOCK_NONBLOCK);
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(socket), 3,
                            SCMP_A0(SCMP_CMP_EQ, (scmp_datum_t)family),
                            SCMP_A1(SCMP_CMP_MASKED_EQ, kind, SOCK_STREAM),
                            SCMP_A2(SCMP_CMP_EQ, (scmp_datum_t)protocol));
}

static int sandbox_allow_network(scmp_filter_ctx filter)
{
    static const int families[] = {AF_INET, AF_INET6};
    int failed = 0;
    for (int i = 0; i < 2; i++) {
        failed |= sandbox_allow_streams(filter, families[i], 0);
        failed |= sandbox_allow_streams(filter, families[i], IPPROTO_TCP);
    }
    return failed;
}

/* Allows sending to the other end of a connected socket. Other flags do more: MSG_FASTOPEN
 * connects, even a listener that was shut down, and Landlock does not see it. The address of
 * sendmsg cannot be seen here, but only datagrams use it, and the only datagram socket is the
 * log's. */
static int sandbox_allow_sending(scmp_filter_ctx filter)
{
    const scmp_datum_t others = UINT32_MAX & ~(scmp_datum_t)(MSG_NOSIGNAL | MSG_DONTWAIT);
    int failed = seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(sendto), 2,
                                  SCMP_A3(SCMP_CMP_MASKED_EQ, others, 0), SCMP_A4(SCMP_CMP_EQ, 0));
    return failed | seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(sendmsg), 1,
                                     SCMP_A2(SCMP_CMP_MASKED_EQ, others, 0));
}

static bool sandbox_contain_calls(enum sandbox_role role, bool network)
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    if (!filter)
        return false;
    int failed = sandbox_allow_calls(filter, calls_of_all);
    if (role == SANDBOX_ROOM) {
        failed |= sandbox_allow_calls(filter, calls_of_room);
        /* For a database server of this machine, and the name service's cache. */
        failed |= sandbox_allow_streams(filter, AF_UNIX, 0);
        failed |= network ? sandbox_allow_network(filter) : 0;
    }
    /* Allows threads, but no processes. A filter cannot see the arguments of clone3, so the C
     * library is told that there is only clone. */
    failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1,
                               SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD));
    failed |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
    if (role == SANDBOX_PEER) {
        failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(connect), 0);
        failed |= sandbox_allow_network(filter);
    }
    failed |= sandbox_allow_sending(filter);
    failed |= sandbox_allow_commands(filter, role) | sandbox_allow_oneself(filter) |
              sandbox_allow_files(filter, role);
    bool done = failed == 0 && seccomp_load(filter) == 0;
    seccomp_release(filter);
    return done;
}
#else
enum { HAS_FILTER = 0 };

static bool sandbox_contain_calls(enum sandbox_role role, bool network)
{
    (void)role, (void)network;
    return false;
}
#endif

bool sandbox_enter(enum sandbox_role role, const struct sandbox_paths *paths)
{
    sandbox_give_up_privileges();
    if (SANITIZED)
        return false;
    int landlock = sandbox_contain_files(paths), error = errno;
    bool seccomp = sandbox_contain_calls(role, paths->ports[0] != 0);
    log_info("sandbox", "landlock=%d seccomp=%s", landlock > 0 ? landlock : 0,
             seccomp ? "yes" : "no");
    if (landlock < 0) {
        log_warn("sandbox", "error=\"files are not kept from it: Landlock is refused: %s\"",
                 strerror(error));
    }
    if (HAS_FILTER && !seccomp)
        log_warn("sandbox", "error=\"system calls are not kept from it: seccomp is refused\"");
    return landlock >= 0 && (seccomp || !HAS_FILTER);
}
