/*
 * Containment of door, room and peer: it limits what a process can still do after somebody has
 * taken it over. Each process gives up its privileges for good. It sees only its own files
 * (Landlock) and may make only the system calls that its work needs (seccomp), if the kernel and
 * the build have these.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum sandbox_role {
    /* uses what is open already and reads files below `read`; makes and connects no socket */
    SANDBOX_DOOR,
    SANDBOX_ROOM, /* also writes files below `write`, connects to AF_UNIX streams and to `ports` */
    SANDBOX_PEER  /* like a door, but also connects to `ports` */
};

enum { SANDBOX_PATHS_MAX = 16, SANDBOX_PORTS_MAX = 32 };
struct sandbox_paths {
    /* Files, or folders with all below them; NULL after the last. Missing ones are left out. */
    const char *read[SANDBOX_PATHS_MAX], *write[SANDBOX_PATHS_MAX];
    /* TCP ports to which a peer connects, or a room whose store is on a server; 0 after the last. A
     * room without ports can make no network socket. A kernel before Linux 6.7 cannot tell ports
     * apart, so there the process may connect to all ports. No kernel tells addresses apart. The
     * process may only use TCP and may not listen, so names have to be looked up and listening
     * sockets made before. */
    uint16_t ports[SANDBOX_PORTS_MAX + 1];
};

/* Contains the calling process; to be called before it starts threads. First it gives up core
 * files, tracing, capabilities and whatever exec could gain. Then it limits files and system calls.
 * No contained process can signal, trace or slow down another process of its user. A call that is
 * not allowed fails with EPERM or EACCES and does not end the process. The log says what the kernel
 * gave, and warns if the kernel has something and does not give it. A build with sanitizers does
 * only the first half, because sanitizers need more calls. Returns whether everything that kernel
 * and build have is in force and the processor lets a filter see which sockets are made. Ends the
 * process if it cannot give up its capabilities. */
bool sandbox_enter(enum sandbox_role role, const struct sandbox_paths *paths);
