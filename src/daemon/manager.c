/*
 * The service manager (systemd), if there is one: takes the sockets that it has bound for us, and
 * tells it how we are. Without a manager, or in a build without libsystemd, nothing is done.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "config.h"
#include "supervisor_private.h"
#include "utf8.h"

#ifdef HAVE_SYSTEMD
#include <systemd/sd-daemon.h>
#else
/* Without libsystemd we are passed no sockets, and tell nobody how we are. */
#define SD_LISTEN_FDS_START                     3
#define sd_listen_fds_with_names(unset, names)  0
#define sd_is_socket(fd, family, type, listens) 0
#define sd_notify(unset, state)                 ((void)0)
#define sd_notifyf(unset, ...)                  ((void)0)
#endif

int manager_sockets(const char *name, struct sockets *out, char *why, size_t whycap)
{
    char **names = NULL;
    int count = sd_listen_fds_with_names(0, &names), taken = 0;
    for (int i = 0; i < count; i++) {
        int fd = SD_LISTEN_FDS_START + i;
        if (strcmp(names[i], name) == 0 && taken >= 0) {
            if (sd_is_socket(fd, AF_UNSPEC, SOCK_STREAM, 1) > 0 && out->count < SOCKETS_MAX) {
                out->fd[out->count++] = fd;
                taken++;
            } else {
                utf8_printf(why, whycap,
                            "The socket %s that the service manager passes is not a listening TCP "
                            "socket, or there are too many. See ListenStream in the socket unit.",
                            name);
                taken = -1;
            }
        }
        free(names[i]);
    }
    free(names);
    return taken;
}

void manager_ready(void)
{
    sd_notifyf(0, "READY=1\nMAINPID=%ld", (long)getpid());
}

void manager_alive(void)
{
    sd_notify(0, "WATCHDOG=1");
}

void manager_stopping(void)
{
    sd_notify(0, "STOPPING=1");
}
