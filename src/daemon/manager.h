/*
 * The service manager, where there is one (systemd): the sockets that it has bound for us, and what
 * it is told about how we do. Without it, or built without libsystemd, nothing is passed or told.
 */
#ifndef DAEMON_MANAGER_H
#define DAEMON_MANAGER_H

#include "sockets.h"

/* Takes over the listening sockets that were passed under a name (FileDescriptorName of
 * systemd.socket(5)). Returns how many; 0: none, bind them. -1: one is no listening TCP socket, or
 * there are too many; two sentences are in `why`. */
int manager_sockets(const char *name, struct sockets *out, char *why, size_t whycap);
/* The service can be used. */
void manager_ready(void);
/* It goes on; asked for now and then by who restarts a service that hangs (WatchdogSec=). */
void manager_alive(void);
/* It ends, because it was told to. */
void manager_stopping(void);

#endif
