/*
 * The ssh transport: libssh under libevent. Each session has an ssh_event, which is polled without
 * waiting. Callbacks of libssh only take notes and fill buffers, because inside a callback a
 * session must not be written to, closed or freed.
 */
#pragma once

#include "admit.h"

struct hub;
struct ssh_host;

/* Makes what all sessions share: the host keys and the algorithms that are offered. `host_key` is
 * text as hostkey_get adds it. NULL: the key or the library cannot be used (the log says why). */
struct ssh_host *ssh_host_new(struct hub *hub, const char *host_key);
/* Call it after hub_free. Accepts NULL, sets NULL. */
void ssh_host_free(struct ssh_host **host);

/* Serves an accepted, non-blocking socket. Owns it and `pass` from now on. `banned`: the sentences
 * to show before the login fails, or NULL. */
void ssh_host_accept(struct ssh_host *host, int fd, const struct network *address,
                     const struct admit_pass *pass, const char *banned);
