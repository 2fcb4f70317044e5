/*
 * Which system calls door, room and peer may make, as a filter for seccomp. See sandbox.h.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include <seccomp.h>

#include "sandbox.h"

/* A filter for a role on processors of `arch` (SCMP_ARCH_NATIVE: this one). `network`: whether a
 * room may make sockets of the network. NULL: it could not be made. Ends with seccomp_release. */
scmp_filter_ctx calls_filter(enum sandbox_role role, bool network, uint32_t arch);
/* Whether a filter sees which sockets are made and how they send. False where all calls on sockets
 * are one system call with its arguments in memory (socketcall of i386 and s390x): there a role
 * that may make any socket may make all kinds, and MSG_FASTOPEN connects. */
bool calls_see_sockets(uint32_t arch);
