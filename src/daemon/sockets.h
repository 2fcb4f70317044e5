/*
 * The listening sockets. The supervisor binds them once and hands them to each door that it starts,
 * so nobody is refused while a door is restarted.
 */
#pragma once

#include <stddef.h>

#include "buf.h"

enum { SOCKETS_MAX = 16 };

struct sockets {
    int fd[SOCKETS_MAX];
    int count;
};

/* Binds every address of `list`, which is words as conf_listen_split takes them, and adds the
 * sockets to `out`. Returns 0, or -1 and two sentences in `why`; `out` then keeps the sockets that
 * were bound before. */
int sockets_open(struct sockets *out, const char *list, char *why, size_t whycap);
/* Appends the address to which a socket is bound, in the form that conf_listen_split takes. If port
 * 0 was asked for, this has the port that the system gave. */
void sockets_format(int fd, struct buf *out);
