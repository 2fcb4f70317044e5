/*
 * under-filter CALLS COMMAND...: runs it as a service manager would under SystemCallFilter=: with
 * no capabilities, with the system calls whose names stand in the file CALLS, one a line, and with
 * EPERM for all others.
 */
#include <errno.h>
#include <linux/capability.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "config.h"

#ifdef HAVE_SECCOMP
#include <seccomp.h>

/* Gives up all capabilities, also for programs that root starts from here: the bounding set is
 * empty. */
static int drop_capabilities(void)
{
    struct __user_cap_header_struct head = {.version = _LINUX_CAPABILITY_VERSION_3};
    const struct __user_cap_data_struct empty[_LINUX_CAPABILITY_U32S_3] = {{0}};
    for (int cap = 0; prctl(PR_CAPBSET_READ, cap) >= 0; cap++)
        prctl(PR_CAPBSET_DROP, cap);
    return syscall(SYS_capset, &head, empty) < 0 || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0 ? -1
                                                                                               : 0;
}

static int filter_calls(const char *path)
{
    char name[64];
    FILE *calls = fopen(path, "r");
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    if (!calls || !filter)
        return -1;
    while (fscanf(calls, "%63s", name) == 1) {
        int call = seccomp_syscall_resolve_name(name);
        if (call >= 0) /* others are not on this machine */
            seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0);
    }
    fclose(calls);
    int result = seccomp_load(filter);
    seccomp_release(filter);
    return result;
}

int main(int argc, char **argv)
{
    if (argc < 3 || drop_capabilities() < 0 || filter_calls(argv[1]) < 0) {
        fprintf(stderr, "under-filter: %s\n", argc < 3 ? "CALLS COMMAND..." : strerror(errno));
        return 99;
    }
    execvp(argv[2], argv + 2);
    fprintf(stderr, "under-filter: %s: %s\n", argv[2], strerror(errno));
    return 99;
}
#else
int main(void)
{
    return 77; /* cannot be tested */
}
#endif
