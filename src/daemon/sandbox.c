/*
 * See sandbox.h. Landlock has no library: its three calls are made by number, and its bits are
 * written out, because the headers may be older than the kernel.
 */
#include "sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/landlock.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "closed.h"
#include "config.h"
#include "log.h"

#ifdef HAVE_SECCOMP
#include "calls.h"
#endif

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { SANITIZED = 1 };
#else
enum { SANITIZED = 0 };
#endif

/* Whether the process has capabilities. This is asked if capset fails, because a service manager's
 * filter (SystemCallFilter) may refuse capset even to a process that has none. */
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
    FD_LOCAL fd = open(path, O_PATH | O_CLOEXEC);
    struct landlock_path_beneath_attr attr = {.parent_fd = fd};
    struct stat about;
    if (fd < 0)
        return;
    if (fstat(fd, &about) == 0 && !S_ISDIR(about.st_mode))
        access &= ACCESS_OF_FILES;
    attr.allowed_access = access;
    if (syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &attr, 0) < 0)
        log_error("sandbox", "error=\"%s\" path=%s", strerror(errno), path);
}

/* Returns the version of Landlock that is in force. 0: this kernel has no Landlock. -1: it has
 * Landlock but does not grant it; errno says why. */
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
    FD_LOCAL rules = (int)syscall(SYS_landlock_create_ruleset, &handled, size, 0);
    if (rules < 0)
        return -1;
    for (int i = 0; i < SANDBOX_PATHS_MAX && paths->read[i]; i++)
        sandbox_allow_path(rules, paths->read[i], ACCESS_READ);
    for (int i = 0; i < SANDBOX_PATHS_MAX && paths->write[i]; i++)
        sandbox_allow_path(rules, paths->write[i],
                           handled.fs & ~(uint64_t)LANDLOCK_ACCESS_FS_EXECUTE);
    for (int i = 0; version >= 4 && paths->ports[i] != 0; i++) {
        const struct {
            uint64_t allowed_access, port;
        } attr = {NET_CONNECT, paths->ports[i]};
        if (syscall(SYS_landlock_add_rule, rules, RULE_NET_PORT, &attr, 0) < 0)
            log_error("sandbox", "error=\"%s\" port=%d", strerror(errno), paths->ports[i]);
    }
    return syscall(SYS_landlock_restrict_self, rules, 0) == 0 ? (int)version : -1;
}

/* ---- System calls ---- */

#ifdef HAVE_SECCOMP
enum { HAS_FILTER = 1 };

static bool sandbox_contain_calls(enum sandbox_role role, bool network)
{
    scmp_filter_ctx filter = calls_filter(role, network, SCMP_ARCH_NATIVE);
    bool done = filter && seccomp_load(filter) == 0;
    seccomp_release(filter);
    return done;
}

#else
enum { HAS_FILTER = 0 };
#define sandbox_contain_calls(role, network) ((void)(role), (void)(network), false)
#define calls_see_sockets(arch)              true
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
    if (!calls_see_sockets(SCMP_ARCH_NATIVE)) {
        log_warn("sandbox", "error=\"kinds of sockets are not kept from it: calls on sockets are "
                            "one system call on this processor, and a filter cannot see which\"");
    }
    return landlock >= 0 && (seccomp || !HAS_FILTER) && calls_see_sockets(SCMP_ARCH_NATIVE);
}
