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
 * newer). False: `why` says what is wrong. */
bool ssh_guard_ready(const char **why);

enum ssh_guard_verdict {
    SSH_GUARD_GOOD,
    SSH_GUARD_SMALL,  /* the client's packet size is too small: end the session before anything is
                       * written */
    SSH_GUARD_UNKNOWN /* the layout is not the expected one: serve nobody */
};
/* To be called at the first request on a channel, before any write. */
enum ssh_guard_verdict ssh_guard_check(ssh_session session, ssh_channel channel);
