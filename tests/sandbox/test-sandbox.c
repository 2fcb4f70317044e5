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
    sandbox_enter(role, role == SANDBOX_DOOR ? &door : &room);
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

static void role_runs(enum sandbox_role role)
{
    int status = -1;
    if (watched()) {
        printf("# not under sanitizers or valgrind\n");
        return;
    }
    fflush(stdout);
    pid_t pid = fork();
    if (pid == 0) {
        int faults = run(role);
        fflush(stdout);
        _exit(faults);
    }
    CU_ASSERT_EQUAL(waitpid(pid, &status, 0), pid);
    CU_ASSERT_EQUAL(status, 0);
}

static void test_door(void)
{
    role_runs(SANDBOX_DOOR);
}

static void test_room(void)
{
    role_runs(SANDBOX_ROOM);
}

int main(void)
{
    log_open("test", "stderr", LOG_LEVEL_ERROR);
    if (!mkdtemp(folder))
        return 99;
    snprintf(outside, sizeof outside, "%s/outside", folder);
    snprintf(inside, sizeof inside, "%s/inside", folder);
    if (mkdir(inside, 0700) != 0 || !can_open(outside, O_RDWR | O_CREAT))
        return 99;
    CU_TestInfo tests[] = {{"door", test_door}, {"room", test_room}, CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"sandbox", NULL, NULL, NULL, NULL, tests}, CU_SUITE_INFO_NULL};
    int status = cutap_run(suites);
    unlink(outside);
    rmdir(inside);
    rmdir(folder);
    return status;
}
