/*
 * Containment of door, room and peer: it limits what a process can still do after somebody took it
 * over. Each process gives up privileges for good, sees only its own files (Landlock) and may make
 * only the system calls that its work needs (seccomp), if the kernel and the build have these.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum sandbox_role {
    /* what is open already, and files to read: it makes and connects no socket and opens nothing
     * for writing */
    SANDBOX_DOOR,
    SANDBOX_ROOM, /* files below `write`, AF_UNIX streams, connections to `ports` */
    SANDBOX_PEER  /* like a door, and connections to `ports` */
};

enum { SANDBOX_PATHS_MAX = 16, SANDBOX_PORTS_MAX = 32 };
struct sandbox_paths {
    /* Files, or folders with all below them; NULL after the last. Missing ones are left out. */
    const char *read[SANDBOX_PATHS_MAX], *write[SANDBOX_PATHS_MAX];
    /* TCP ports that a peer connects to, or a room whose store is on a server; 0 after the last.
     * Without any it can make no network socket. A kernel before Linux 6.7 cannot tell ports apart,
     * so there the process may connect to all. No kernel tells addresses apart. The process may
     * only use TCP, so names have to be looked up before, and sockets that listen have to be made
     * before. */
    uint16_t ports[SANDBOX_PORTS_MAX + 1];
};

/* Contains the calling process; to be called before it starts threads. First: no core files, no
 * tracing, no capabilities, nothing gained by exec. Then: files and system calls. No process can
 * signal, trace or slow down another process of its user. A call that is not allowed fails with
 * EPERM or EACCES and ends nothing. The log says what the kernel gave, and warns if the kernel has
 * something and does not give it. A build with sanitizers, which need more, applies only the first
 * half. Returns whether everything that kernel and build have is in force, and the processor lets a
 * filter see which sockets are made. Ends the process if it cannot give up its capabilities. */
bool sandbox_enter(enum sandbox_role role, const struct sandbox_paths *paths);
