/*
 * The guard against small packet sizes. If a client opens its channel with a maximum packet size of
 * 10, ssh_channel_write() of libssh 0.10 loops: it stops the process for half a minute and takes
 * 256 MiB. Sizes near 10 cut the output into absurdly many pieces. libssh has no function that
 * tells the size, so the guard reads it from the library's struct, after it has checked the layout
 * of that struct. libssh 0.11 and newer need no guard.
 */
#pragma once

#include <stdbool.h>

#include <libssh/libssh.h>

enum { SSH_GUARD_PACKET_MIN = 1024 };

/* Whether the libssh that runs can be guarded (0.10.6 and later 0.10) or needs no guard (0.11 and
 * newer). False: the log says what is wrong. */
bool ssh_guard_ready(void);
/* To be called at the first request on a channel, before any write. Returns why the session has to
 * end before anything is written, or NULL. */
const char *ssh_guard_check(ssh_session session, ssh_channel channel);
