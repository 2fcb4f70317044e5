/*
 * The packet-size guard. See ssh_guard.h.
 */
#include "ssh_guard.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* The start of libssh 0.10's struct ssh_channel_struct. */
struct mirror {
    void *session;
    uint32_t local_channel, local_window;
    int32_t local_eof;
    uint32_t local_maxpacket, remote_channel, remote_window;
    int32_t remote_eof;
    uint32_t remote_maxpacket;
};
_Static_assert(offsetof(struct mirror, remote_maxpacket) == sizeof(void *) + 28,
               "the mirror has libssh's layout");

enum { MIRRORED_MINOR = 10, MIRRORED_MICRO = 6, LOCAL_MAXPACKET = 35000 };

static int minor;

bool ssh_guard_ready(const char **why)
{
    const char *version = ssh_version(SSH_VERSION_INT(0, MIRRORED_MINOR, MIRRORED_MICRO));
    int micro = 0;

    *why = "libssh is older than 0.10.6";
    if (!version)
        return false;
    char *end;
    long major = strtol(version, &end, 10);
    minor = *end == '.' ? (int)strtol(end + 1, &end, 10) : 0;
    micro = *end == '.' ? (int)strtol(end + 1, &end, 10) : 0;
    if (major > 0)
        minor = MIRRORED_MINOR + 1;
    return minor > MIRRORED_MINOR || (minor == MIRRORED_MINOR && micro >= MIRRORED_MICRO);
}

enum ssh_guard_verdict ssh_guard_check(ssh_session session, ssh_channel channel)
{
    struct mirror mirror;

    if (minor > MIRRORED_MINOR)
        return SSH_GUARD_GOOD;
    memcpy(&mirror, channel, sizeof(mirror));
    if (mirror.session != session || mirror.local_maxpacket != LOCAL_MAXPACKET ||
        mirror.remote_window != ssh_channel_window_size(channel))
        return SSH_GUARD_UNKNOWN;
    return mirror.remote_maxpacket < SSH_GUARD_PACKET_MIN ? SSH_GUARD_SMALL : SSH_GUARD_GOOD;
}
