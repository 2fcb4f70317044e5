/*
 * The packet-size guard. See ssh_guard.h.
 */
#include "ssh_guard.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "log.h"

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

bool ssh_guard_ready(void)
{
    const char *version = ssh_version(SSH_VERSION_INT(0, MIRRORED_MINOR, MIRRORED_MICRO));

    if (!version) {
        log_error("ssh", "error=\"libssh is older than 0.10.6\" version=%s", ssh_version(0));
        return false;
    }
    /* ssh_version has compared all three numbers, so the version is at least the mirrored one. */
    char *end;
    long major = strtol(version, &end, 10);
    minor = major > 0 ? MIRRORED_MINOR + 1 : (int)strtol(end + 1, NULL, 10);
    return true;
}

const char *ssh_guard_check(ssh_session session, ssh_channel channel)
{
    struct mirror mirror;

    if (minor > MIRRORED_MINOR)
        return NULL;
    memcpy(&mirror, channel, sizeof(mirror));
    if (mirror.session == session && mirror.local_maxpacket == LOCAL_MAXPACKET &&
        mirror.remote_window == ssh_channel_window_size(channel))
        return mirror.remote_maxpacket < SSH_GUARD_PACKET_MIN ? "its packet size is too small"
                                                              : NULL;
    log_error("ssh", "error=\"this libssh is not the one that can be guarded\" version=%s",
              ssh_version(0));
    return "it cannot be guarded";
}
