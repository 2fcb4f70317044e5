/*
 * See sockets.h.
 */
#include "sockets.h"

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <string.h>
#include <sys/socket.h>

#include "closed.h"
#include "conf.h"
#include "utf8.h"

enum { BACKLOG = 1024, HOST_MAX = 256 };

static int sockets_bind_one(const struct addrinfo *info)
{
    const int on = 1;
    int fd = socket(info->ai_family, info->ai_socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
    if (info->ai_family == AF_INET6) {
        /* IPv4 has its own socket, so that addresses are never shown in their mapped form. */
        setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof(on));
    }
    if (bind(fd, info->ai_addr, info->ai_addrlen) < 0 || listen(fd, BACKLOG) < 0) {
        closed_fd(&fd);
        return -1;
    }
    return fd;
}

/* Says what is wrong and what to do about it, by errno. Returns -1. */
static int sockets_cannot_listen(const char *word, char *why, size_t whycap)
{
    const char *advice = "Write another.";
    if (errno == EACCES) {
        advice = "Low ports are for root, who can start it with 'user' in the configuration, and "
                 "for the socket units of systemd. Or write one from 1024 on.";
    } else if (errno == EADDRINUSE) {
        advice = "Stop what uses it, which 'ss -ltnp' tells, or write another.";
    } else if (errno == EADDRNOTAVAIL) {
        advice = "This machine does not have it. Write one that 'ip address' shows, or * for all.";
    }
    return utf8_fail(why, whycap, "The address %s cannot be listened on: %s. %s", word,
                     strerror(errno), advice);
}

static int sockets_open_word(struct sockets *out, const char *word, char *why, size_t whycap)
{
    char host[HOST_MAX], port[8];
    struct addrinfo *found = NULL;
    struct addrinfo hints = {.ai_flags = AI_PASSIVE | AI_NUMERICSERV, .ai_socktype = SOCK_STREAM};
    if (!conf_listen_split(word, host, sizeof(host), port, sizeof(port)))
        return utf8_fail(why, whycap,
                         "\"%s\" is not an address with a port. Write it as 192.0.2.1:4000.", word);
    int error = getaddrinfo(host[0] ? host : NULL, port, &hints, &found);
    if (error)
        return utf8_fail(why, whycap, "The address %s is not known: %s. Write another for it.",
                         word, gai_strerror(error));
    int bound = 0, result = 0;
    for (struct addrinfo *info = found; info && result == 0; info = info->ai_next) {
        if (out->count == SOCKETS_MAX) {
            result =
                utf8_fail(why, whycap,
                          "%s is one address more than the %d that there may be. Leave some out.",
                          word, SOCKETS_MAX);
            break;
        }
        int fd = sockets_bind_one(info);
        /* A machine without IPv6 (or IPv4) serves what it has. */
        bool missing = errno == EAFNOSUPPORT || errno == EADDRNOTAVAIL;
        if (fd >= 0) {
            out->fd[out->count++] = fd;
            bound++;
        } else if (!missing || (!info->ai_next && bound == 0)) {
            result = sockets_cannot_listen(word, why, whycap);
        }
    }
    freeaddrinfo(found);
    return result;
}

int sockets_open(struct sockets *out, const char *list, char *why, size_t whycap)
{
    char word[HOST_MAX];
    for (const char *at = list; (at = options_word(at, word, sizeof(word)));)
        if (sockets_open_word(out, word, why, whycap) < 0)
            return -1;
    return 0;
}

void sockets_format(int fd, struct buf *out)
{
    struct sockaddr_storage address;
    socklen_t len = sizeof(address);
    char host[INET6_ADDRSTRLEN + 20], port[8];
    if (getsockname(fd, (struct sockaddr *)&address, &len) == 0 &&
        getnameinfo((struct sockaddr *)&address, len, host, sizeof(host), port, sizeof(port),
                    NI_NUMERICHOST | NI_NUMERICSERV) == 0)
        buf_printf(out, address.ss_family == AF_INET6 ? "[%s]:%s" : "%s:%s", host, port);
}
