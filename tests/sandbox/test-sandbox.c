/*
 * What a contained process can no longer do, tried from inside, each role in a process of its own.
 */
#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "config.h"
#include "cutap.h"
#include "log.h"
#include "sandbox.h"

#ifdef HAVE_SECCOMP
#include <linux/capability.h>
#include <seccomp.h>
#endif

static char folder[] = "/tmp/sandbox-XXXXXX", outside[64], inside[64];

/* Sanitizers and valgrind need what the sandbox takes. */
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

/* System calls that neither has. */
static int calls(void)
{
    int faults = 0;
#ifdef HAVE_SECCOMP
    char name[] = "true";
    char *argv[] = {name, NULL};
    pid_t pid = fork();
    if (pid == 0)
        _exit(0);
    MUST(pid < 0 && errno == EPERM);
    MUST(execv("/bin/true", argv) < 0 && errno == EPERM);
    MUST(socket(AF_INET, SOCK_STREAM, 0) < 0 && errno == EPERM);
    MUST(socket(AF_INET6, SOCK_DGRAM, 0) < 0 && errno == EPERM);
    MUST(ptrace(PTRACE_TRACEME, 0, NULL, NULL) < 0 && errno == EPERM);
    MUST(setuid(0) < 0 && errno == EPERM);
    MUST(chroot("/") < 0 && errno == EPERM);
    MUST(kill(getppid(), 0) < 0 && errno == EPERM);
#endif
    pthread_t thread;
    MUST(pthread_create(&thread, NULL, in_thread, NULL) == 0 && pthread_join(thread, NULL) == 0);
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    MUST(fd >= 0);
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

/* As sandbox.c asks; a kernel without it leaves files to their modes. */
static bool has_landlock(void)
{
    return syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION) > 0;
}

static int run(enum sandbox_role role)
{
    const struct sandbox_paths door = {.read = {"/etc"}},
                               room = {.read = {"/etc"}, .write = {inside}};
    int faults = 0;
    char fresh[96], moved[96];
    bool landlock = has_landlock();
    MUST(sandbox_enter(role, role == SANDBOX_DOOR ? &door : &room));
    faults += privileges() + calls();
    snprintf(fresh, sizeof fresh, "%s/new", inside);
    snprintf(moved, sizeof moved, "%s/moved", inside);
    if (landlock) {
        MUST(!can_open(outside, O_RDONLY) && errno == EACCES);
        MUST(!can_open(outside, O_WRONLY) && errno == EACCES);
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

/* Runs it in a process of its own. Returns its exit status, -1: it ended otherwise. */
static int status_of(int (*in_child)(void))
{
    int status = -1;
    fflush(stdout);
    pid_t pid = fork();
    if (pid == 0) {
        int faults = in_child();
        fflush(stdout);
        _exit(faults);
    }
    CU_ASSERT_EQUAL(waitpid(pid, &status, 0), pid);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static int as_door(void)
{
    return run(SANDBOX_DOOR);
}

static int as_room(void)
{
    return run(SANDBOX_ROOM);
}

static void passes(int (*in_child)(void))
{
    if (watched())
        printf("# not under sanitizers or valgrind\n");
    else
        CU_ASSERT_EQUAL(status_of(in_child), 0);
}

static void test_door(void)
{
    passes(as_door);
}

static void test_room(void)
{
    passes(as_room);
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

/* Holds `held` and nothing else. */
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

/* Where something is held, and nobody can look, it ends. */
static int no_capset_with(uint32_t held, int second)
{
    const struct sandbox_paths paths = {.read = {"/etc"}};
    if (!hold(held) || !refuse(SCMP_SYS(capset), second))
        return 99;
    log_open("test", "/dev/null", LOG_LEVEL_ERROR);
    sandbox_enter(SANDBOX_DOOR, &paths);
    return 0;
}

static int no_capset_but_held(void)
{
    return no_capset_with(1U << CAP_KILL, SCMP_SYS(acct));
}

static int no_capset_no_capget(void)
{
    return no_capset_with(0, SCMP_SYS(capget));
}

static void test_no_capset(void)
{
    passes(no_capset);
    if (watched())
        return;
    CU_ASSERT_EQUAL(status_of(no_capset_no_capget), EXIT_FAILURE);
    if (geteuid() == 0)
        CU_ASSERT_EQUAL(status_of(no_capset_but_held), EXIT_FAILURE);
}

/* What the kernel has and something around us refuses is told. */
static int no_landlock(void)
{
    const struct sandbox_paths paths = {.read = {"/etc"}};
    int faults = 0;
    MUST(refuse(SCMP_SYS(landlock_create_ruleset), SCMP_SYS(acct)));
    log_open("test", "/dev/null", LOG_LEVEL_ERROR);
    MUST(!sandbox_enter(SANDBOX_DOOR, &paths));
    return faults;
}

static int no_landlock_in_force(void)
{
    const struct sandbox_paths paths = {.read = {"/etc"}};
    int faults = 0;
    bool landlock = has_landlock(); /* nobody can ask when it is contained */
    MUST(refuse(SCMP_SYS(landlock_restrict_self), SCMP_SYS(acct)));
    log_open("test", "/dev/null", LOG_LEVEL_ERROR);
    MUST(sandbox_enter(SANDBOX_DOOR, &paths) == !landlock);
    return faults;
}

static void test_no_landlock(void)
{
    passes(no_landlock);
    passes(no_landlock_in_force);
}
#endif

int main(void)
{
    log_open("test", "stderr", LOG_LEVEL_ERROR);
    if (!mkdtemp(folder))
        return 99;
    snprintf(outside, sizeof outside, "%s/outside", folder);
    snprintf(inside, sizeof inside, "%s/inside", folder);
    if (mkdir(inside, 0700) != 0 || !can_open(outside, O_RDWR | O_CREAT))
        return 99;
    CU_TestInfo tests[] = {{"door", test_door},
                           {"room", test_room},
#ifdef HAVE_SECCOMP
                           {"capset is refused", test_no_capset},
                           {"Landlock is refused", test_no_landlock},
#endif
                           CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"sandbox", NULL, NULL, NULL, NULL, tests}, CU_SUITE_INFO_NULL};
    int status = cutap_run(suites);
    unlink(outside);
    rmdir(inside);
    rmdir(folder);
    return status;
}
