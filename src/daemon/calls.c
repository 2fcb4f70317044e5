/*
 * See calls.h. Some calls have another name on some processors, so each row lists all the names of
 * its calls. A name that a processor does not have is ignored there.
 */
#include "calls.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sched.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
    DOOR = 1 << SANDBOX_DOOR,
    ROOM = 1 << SANDBOX_ROOM,
    PEER = 1 << SANDBOX_PEER,
    ALL = DOOR | ROOM | PEER
};

/* Calls that are allowed whatever their arguments are: who may make them, for what, and their
 * names. */
static const struct {
    int roles;
    const char *why, *names;
} calls_free[] = {
    {ALL, "memory", "brk madvise membarrier mmap mmap2 mprotect mremap munmap"},
    {ALL, "threads",
     "exit exit_group futex futex_time64 futex_waitv get_robust_list getcpu restart_syscall rseq "
     "sched_getaffinity sched_yield set_robust_list"},
    {ALL, "signals",
     "rt_sigaction rt_sigprocmask rt_sigreturn rt_sigtimedwait rt_sigtimedwait_time64 sigaction "
     "sigaltstack sigprocmask sigreturn"},
    {ALL, "time",
     "clock_getres clock_getres_time64 clock_gettime clock_gettime64 clock_nanosleep "
     "clock_nanosleep_time64 gettimeofday nanosleep time times"},
    {ALL, "waiting for what happens",
     "_newselect epoll_create epoll_create1 epoll_ctl epoll_pwait epoll_pwait2 epoll_wait eventfd2 "
     "poll ppoll ppoll_time64 pselect6 pselect6_time64 select timerfd_create timerfd_gettime "
     "timerfd_gettime64 timerfd_settime timerfd_settime64"},
    {ALL, "reading and writing what is open",
     "_llseek close close_range dup dup2 dup3 lseek pipe pipe2 pread64 preadv pwrite64 pwritev "
     "read readv write writev"},
    {ALL, "streams that are open",
     "accept accept4 getpeername getsockname getsockopt recv recvfrom recvmsg setsockopt shutdown"},
    {ALL, "looking at files",
     "access arm_fadvise64_64 faccessat faccessat2 fadvise64 fadvise64_64 fstat fstat64 fstatat64 "
     "fstatfs fstatfs64 getcwd getdents64 lstat lstat64 newfstatat readlink readlinkat stat stat64 "
     "statfs statfs64 statx"},
    {ALL, "what the process is, and what it may have",
     "getegid getegid32 geteuid geteuid32 getgid getgid32 getgroups getgroups32 getpid getppid "
     "getrandom getresgid getresgid32 getresuid getresuid32 getrlimit getrusage gettid getuid "
     "getuid32 sysinfo ugetrlimit uname"},
    {ROOM, "the files of the store",
     "chmod chown chown32 copy_file_range fallocate fchmod fchmodat fchown fchown32 fchownat "
     "fdatasync flock fsync ftruncate ftruncate64 link linkat mkdir mkdirat msync open openat "
     "rename renameat renameat2 rmdir truncate truncate64 umask unlink unlinkat utimensat "
     "utimensat_time64"},
    /* Nobody may call listen: for a socket without an address it opens a port, and Landlock does
     * not see that. */
    {ROOM | PEER, "a database server, other nodes", "connect"}};

/* Allows the calls of `names`, which blanks separate. */
static int calls_allow(scmp_filter_ctx filter, const char *names)
{
    int failed = 0;
    char name[32];
    for (size_t len; *names != '\0'; names += len + strspn(names + len, " ")) {
        len = strcspn(names, " ");
        memcpy(name, names, len);
        name[len] = '\0';
        int call = seccomp_syscall_resolve_name(name);
        if (call != __NR_SCMP_ERROR) /* the library may be older than the call */
            failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0);
    }
    return failed;
}

/* Allows one call if its argument `index` is one of the `n` values. The filter compares the whole
 * argument: the kernel looks at 32 bits of most of these, but we never pass a value with more
 * bits. */
static int calls_allow_values(scmp_filter_ctx filter, int call, unsigned index,
                              const unsigned *values, size_t n)
{
    int failed = 0;
    for (size_t i = 0; i < n; i++) {
        failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 1,
                                   SCMP_CMP(index, SCMP_CMP_EQ, values[i]));
    }
    return failed;
}

/* Allows those commands of fcntl, ioctl and prctl that we need. Others reach further than the
 * process: they send a signal of one's choice to a descriptor's owner (F_SETOWN, F_SETSIG,
 * FIOSETOWN), type at a terminal (TIOCSTI), or deceive what watches us (PR_SET_...). */
static int calls_allow_commands(scmp_filter_ctx filter, enum sandbox_role role)
{
    /* Locks with offsets of 64 bits, by the numbers that fcntl64 has on all machines of 32 bits. */
    enum { GETLK_64 = 12, SETLK_64 = 13, SETLKW_64 = 14, GETLK = 5, SETLK = 6, SETLKW = 7 };
    static const unsigned fcntls[] = {F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL};
    static const unsigned locks[] = {GETLK,     SETLK,       SETLKW,      GETLK_64,    SETLK_64,
                                     SETLKW_64, F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW};
    static const unsigned ioctls[] = {FIONREAD, FIONBIO, FIOCLEX, FIONCLEX, TCGETS, TIOCGWINSZ};
    static const unsigned prctls[] = {PR_SET_NAME, PR_GET_NAME, PR_GET_DUMPABLE,
                                      PR_GET_NO_NEW_PRIVS};
    const int both[] = {SCMP_SYS(fcntl), SCMP_SYS(fcntl64)};
    int failed =
        calls_allow_values(filter, SCMP_SYS(ioctl), 1, ioctls, sizeof(ioctls) / sizeof(*ioctls));
    failed |=
        calls_allow_values(filter, SCMP_SYS(prctl), 0, prctls, sizeof(prctls) / sizeof(*prctls));
    for (int i = 0; i < 2; i++) {
        failed |= calls_allow_values(filter, both[i], 1, fcntls, sizeof(fcntls) / sizeof(*fcntls));
        if (role == SANDBOX_ROOM)
            failed |= calls_allow_values(filter, both[i], 1, locks, sizeof(locks) / sizeof(*locks));
    }
    return failed;
}

/* Allows calls that name a process, but only if they name this one, because the service's other
 * processes mostly have the same user. */
static int calls_allow_oneself(scmp_filter_ctx filter)
{
    scmp_datum_t self = (scmp_datum_t)getpid();
    int failed =
        seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1, SCMP_A0(SCMP_CMP_EQ, self));
    /* Only for reading the limits. */
    return failed | seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 2,
                                     SCMP_A0(SCMP_CMP_EQ, 0), SCMP_A2(SCMP_CMP_EQ, 0));
}

/* Allows threads, but no processes. A filter cannot see the arguments of clone3, so the C library
 * is told that there is only clone. */
static int calls_allow_threads(scmp_filter_ctx filter, uint32_t arch)
{
    /* s390 passes the stack before the flags. */
    const unsigned flags = arch == SCMP_ARCH_S390X || arch == SCMP_ARCH_S390 ? 1 : 0;
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1,
                            SCMP_CMP(flags, SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD)) |
           seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
}

/* Allows door and peer to open files for reading only, even if the kernel has no Landlock. */
static int calls_allow_reading(scmp_filter_ctx filter)
{
    const scmp_datum_t writes = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC;
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(open), 1,
                            SCMP_A1(SCMP_CMP_MASKED_EQ, writes, 0)) |
           seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(openat), 1,
                            SCMP_A2(SCMP_CMP_MASKED_EQ, writes, 0));
}

/* Allows streams of one family and protocol, but no datagrams. Beside TCP there are protocols that
 * Landlock does not see (MPTCP, SMC, SCTP). */
static int calls_allow_streams(scmp_filter_ctx filter, int family, int protocol)
{
    const scmp_datum_t kind = UINT32_MAX & ~(scmp_datum_t)(SOCK_CLOEXEC | SOCK_NONBLOCK);
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(socket), 3,
                            SCMP_A0(SCMP_CMP_EQ, (scmp_datum_t)family),
                            SCMP_A1(SCMP_CMP_MASKED_EQ, kind, SOCK_STREAM),
                            SCMP_A2(SCMP_CMP_EQ, (scmp_datum_t)protocol));
}

/* Allows sending to the other end of a connected socket. Other flags do more: MSG_FASTOPEN
 * connects, even a listener that was shut down, and Landlock does not see it. The address of
 * sendmsg cannot be seen here, but only datagrams use it, and the only datagram socket is the
 * log's. */
static int calls_allow_sending(scmp_filter_ctx filter)
{
    const scmp_datum_t others = UINT32_MAX & ~(scmp_datum_t)(MSG_NOSIGNAL | MSG_DONTWAIT);
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(send), 1,
                            SCMP_A3(SCMP_CMP_MASKED_EQ, others, 0)) |
           seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(sendto), 2,
                            SCMP_A3(SCMP_CMP_MASKED_EQ, others, 0), SCMP_A4(SCMP_CMP_EQ, 0)) |
           seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(sendmsg), 1,
                            SCMP_A2(SCMP_CMP_MASKED_EQ, others, 0));
}

static int calls_allow_sockets(scmp_filter_ctx filter, enum sandbox_role role, bool network)
{
    static const int families[] = {AF_INET, AF_INET6};
    int failed = calls_allow_sending(filter);
    /* For a database server of this machine, and the name service's cache. */
    failed |= role == SANDBOX_ROOM ? calls_allow_streams(filter, AF_UNIX, 0) : 0;
    for (int i = 0; network && i < 2; i++) {
        failed |= calls_allow_streams(filter, families[i], 0);
        failed |= calls_allow_streams(filter, families[i], IPPROTO_TCP);
    }
    return failed;
}

bool calls_see_sockets(uint32_t arch)
{
    return seccomp_syscall_resolve_name_arch(arch, "socketcall") < 0;
}

scmp_filter_ctx calls_filter(enum sandbox_role role, bool network, uint32_t arch)
{
    if (arch == SCMP_ARCH_NATIVE)
        arch = seccomp_arch_native();
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    if (!filter)
        return NULL;
    int failed = 0;
    if (arch != seccomp_arch_native()) {
        /* All processors of a filter must have the same order of bytes, so the first one is removed
         * before the other one is added. */
        failed |= seccomp_arch_remove(filter, SCMP_ARCH_NATIVE);
        failed |= seccomp_arch_add(filter, arch);
    }
    for (size_t i = 0; i < sizeof(calls_free) / sizeof(*calls_free); i++)
        failed |= calls_free[i].roles & 1 << role ? calls_allow(filter, calls_free[i].names) : 0;
    network = role == SANDBOX_PEER || (role == SANDBOX_ROOM && network);
    failed |= calls_allow_threads(filter, arch) | calls_allow_commands(filter, role) |
              calls_allow_oneself(filter);
    failed |= role == SANDBOX_ROOM ? 0 : calls_allow_reading(filter);
    if (calls_see_sockets(arch))
        failed |= calls_allow_sockets(filter, role, network);
    else
        failed |= calls_allow(filter, role == SANDBOX_DOOR ? "send sendto sendmsg"
                                                           : "send sendto sendmsg socket");
    if (failed)
        seccomp_release(filter);
    return failed ? NULL : filter;
}
