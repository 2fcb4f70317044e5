/*
 * The service manager (systemd), if there is one: takes the sockets that it has bound for us, and
 * tells it how we are. Without a manager, or in a build without libsystemd, these do nothing.
 */
#pragma once

#include "sockets.h"

/* Adds to `out` the listening sockets that the manager passed under a name (FileDescriptorName of
 * systemd.socket(5)). Returns how many; 0: none, so we have to bind them. -1: one is not a
 * listening TCP socket, or there are too many; two sentences are in `why`. */
int manager_sockets(const char *name, struct sockets *out, char *why, size_t whycap);
/* Says that the service can be used. */
void manager_ready(void);
/* Says that the service is alive. A manager that restarts services that hang (WatchdogSec=) has to
 * hear this now and then. */
void manager_alive(void);
/* Says that the service is about to end. */
void manager_stopping(void);
