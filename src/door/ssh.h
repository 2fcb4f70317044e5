/*
 * The ssh transport: libssh under libevent, with one ssh_event a session that is polled without
 * waiting. Callbacks of libssh only take notes and fill buffers, because inside one a session must
 * not be written to, closed or freed.
 */
#pragma once

#include "admit.h"

struct event_base;
struct hub;
struct ssh_host;

/* What makes sessions: the host key (OpenSSH or PEM text, ed25519, no passphrase) and the
 * algorithms that are offered. NULL when the key or the library cannot be used; the log says why.
 */
struct ssh_host *ssh_host_new(struct event_base *base, struct hub *hub, const char *host_key);
/* To be called after hub_free. */
void ssh_host_free(struct ssh_host **host);

/* Serves an accepted, non-blocking socket, which it owns from now on. `banned`: the sentences to
 * show before the login fails, or NULL. */
void ssh_host_accept(struct ssh_host *host, int fd, const struct network *address,
                     const struct admit_pass *pass, const char *banned);
