/*
 * Which system calls door, room and peer may make, as filters for seccomp. See sandbox.h.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include <seccomp.h>

#include "sandbox.h"

/* Makes a filter for a role on processors of `arch` (SCMP_ARCH_NATIVE: this one). `network`:
 * whether a room may make network sockets. NULL: it could not be made. The caller frees it with
 * seccomp_release. */
scmp_filter_ctx calls_filter(enum sandbox_role role, bool network, uint32_t arch);
/* Whether a filter sees which sockets are made and how they send. It cannot see this where all
 * calls on sockets are one system call with its arguments in memory (socketcall of i386 and s390x).
 * There a role that may make any socket may make all kinds, and may connect with MSG_FASTOPEN. */
bool calls_see_sockets(uint32_t arch);
