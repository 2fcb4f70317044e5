/*
 * The packet-size guard. In libssh 0.10 a client that opens its channel with a maximum packet size
 * of 10 sends ssh_channel_write() into a loop that stops the process for half a minute and takes
 * 256 MiB; others near it are absurdly fragmented. The size has no accessor, so it is read where it
 * lies, after checks that it lies there; from 0.11 on the library is right by itself.
 */
#ifndef DOOR_SSH_GUARD_H
#define DOOR_SSH_GUARD_H

#include <stdbool.h>

#include <libssh/libssh.h>

enum { SSH_GUARD_PACKET_MIN = 1024 };

/* True when the libssh that runs is one that this door knows how to guard: 0.10.6 and later 0.10 on
 * 64 bits, 0.11 and newer. Else `why` says what is wrong. */
bool ssh_guard_ready(const char **why);

enum ssh_guard_verdict {
    SSH_GUARD_GOOD,
    SSH_GUARD_SMALL,  /* the client's packet size is too small: end it before anything is written */
    SSH_GUARD_UNKNOWN /* the layout is not the expected one: serve nobody */
};
/* To be asked at the first request on a channel, before any write. */
enum ssh_guard_verdict ssh_guard_check(ssh_session session, ssh_channel channel);

#endif
