/*
 * The listening sockets. The supervisor binds them once and hands them to each door that it starts,
 * so that nobody is refused when a door ends.
 */
#pragma once

#include <stddef.h>

#include "buf.h"

enum { SOCKETS_MAX = 16 };

struct sockets {
    int fd[SOCKETS_MAX];
    int count;
};

/* Binds every address of a list of words (conf_listen_split). Returns 0, or -1 and two sentences in
 * `why`; sockets that were bound before stay in `out`. */
int sockets_open(struct sockets *out, const char *list, char *why, size_t whycap);
void sockets_close(struct sockets *sockets);
/* The address that a socket is bound to, in the form that conf_listen_split takes. If port 0 was
 * asked for, it has the port that the system gave. */
void sockets_format(int fd, struct buf *out);
