/*
 * Connections of tests and benchmarks over loopback.
 */
#pragma once

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

/* Returns a socket that is connected to a port of 127.0.0.1, from this address (0: any); -1: the
 * connection was not made. `patience`: the seconds that connecting, a read and a write may take; 0:
 * for ever. */
static inline int loopback_dial(uint32_t address, int port, int patience)
{
    const struct sockaddr_in from = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(address)},
                             to = {.sin_family = AF_INET,
                                   .sin_port = htons((uint16_t)port),
                                   .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    const struct timeval time = {patience, 0};
    const int one = 1;
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return -1;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one));
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof(one));
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &time, sizeof(time));
    setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &time, sizeof(time));
    if ((address == 0 || bind(fd, (const struct sockaddr *)&from, sizeof(from)) == 0) &&
        connect(fd, (const struct sockaddr *)&to, sizeof(to)) == 0)
        return fd;
    close(fd);
    return -1;
}

/* Returns a socket that listens on 127.0.0.1, on a port that the kernel chooses; -1: it failed. */
static inline int loopback_listen(int *port)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t len = sizeof(at);
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0 || bind(fd, (struct sockaddr *)&at, sizeof(at)) != 0 || listen(fd, 64) != 0 ||
        getsockname(fd, (struct sockaddr *)&at, &len) != 0)
        return -1;
    *port = ntohs(at.sin_port);
    return fd;
}

/* Raises the process's limit of descriptors as far as it may. */
static inline void loopback_many(void)
{
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
        files.rlim_cur = files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
    }
}
