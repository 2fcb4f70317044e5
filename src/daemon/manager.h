/*
 * The service manager, if there is one (systemd): the sockets that it has bound for us, and what we
 * tell it about how we do. Without a manager, or in a build without libsystemd, nothing is passed
 * or told.
 */
#pragma once

#include "sockets.h"

/* Takes over the listening sockets that were passed under a name (FileDescriptorName of
 * systemd.socket(5)). Returns how many; 0: none, bind them. -1: one is not a listening TCP socket,
 * or there are too many; two sentences are in `why`. */
int manager_sockets(const char *name, struct sockets *out, char *why, size_t whycap);
/* Says that the service can be used. */
void manager_ready(void);
/* Says that the service is alive. A manager that restarts a service that hangs (WatchdogSec=) has
 * to be told so now and then. */
void manager_alive(void);
/* Says that the service ends because it was told to. */
void manager_stopping(void);
