/*
 * Containment of door and room: what a process that was taken over can still do. Each gives up
 * privileges for good, sees only its own files (Landlock) and has only the system calls that its
 * work needs (seccomp), as far as the kernel and the build have these.
 */
#ifndef DAEMON_SANDBOX_H
#define DAEMON_SANDBOX_H

#include <stdbool.h>

enum sandbox_role {
    /* what is open already, and files to read: it makes no socket, connects none and opens nothing
       for writing */
    SANDBOX_DOOR,
    SANDBOX_ROOM /* files below `write`, AF_UNIX sockets */
};

enum { SANDBOX_PATHS_MAX = 8 };
struct sandbox_paths {
    /* Files or folders with all below them, NULL behind the last; those that are not there are left
     * out. */
    const char *read[SANDBOX_PATHS_MAX], *write[SANDBOX_PATHS_MAX];
};

/* For the calling process, before it starts threads: no core files, not to be traced, no
 * capabilities, nothing gained by exec; then files and system calls. Neither can signal, trace or
 * slow down another process of its user. What is not allowed fails with EPERM or EACCES and ends
 * nothing. The log says what the kernel gave, and warns where it has what it does not give. In a
 * build with sanitizers, which need more, only the first half. Returns whether all is in force that
 * kernel and build have. Ends the process where capabilities cannot be given up. */
bool sandbox_enter(enum sandbox_role role, const struct sandbox_paths *paths);

#endif
