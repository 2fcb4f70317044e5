/*
 * A proxy between a store and its PostgreSQL. In a thread of its own it passes bytes on between
 * Unix sockets, and breaks connections when a test asks for it.
 */
#pragma once

#include <stdbool.h>

struct pgproxy;

/* Passes on to the server whose socket is in that folder. */
struct pgproxy *pgproxy_new(const char *server_folder);
void pgproxy_free(struct pgproxy **proxy);
/* The folder of the proxy's own socket. */
const char *pgproxy_folder(const struct pgproxy *proxy);

enum pgproxy_cut {
    PGPROXY_WHOLE,
    PGPROXY_UNSENT, /* what the client sends next does not arrive */
    PGPROXY_HALF,   /* half of what it sends next arrives */
    PGPROXY_UNTOLD  /* all of that arrives, but what the server answers at the end of its
                       transaction does not come back */
};
/* Breaks the connection that sends next; `connection`: only the n-th that was made (from 0; -1:
 * any). */
void pgproxy_cut(struct pgproxy *proxy, enum pgproxy_cut how, int connection);
/* Passes on `after` bytes of what the server answers from now on. The next byte is changed by
 * `flip` (exclusive or). If `flip` is 0, the connection is broken there. If it is PGPROXY_FREEZE,
 * nothing more is passed on. This happens once. `after` -1: never. */
enum { PGPROXY_FREEZE = 256 };
void pgproxy_answer(struct pgproxy *proxy, long after, int flip);
/* Whether that has happened. */
bool pgproxy_answered(struct pgproxy *proxy);
/* How many connections were broken off. */
int pgproxy_cuts(struct pgproxy *proxy);
/* The present connections stay, but pass nothing on any more, not even that the server ended
 * them. Connections that are made from now on work. */
void pgproxy_freeze(struct pgproxy *proxy);
/* How many connections were made. */
int pgproxy_made(struct pgproxy *proxy);
/* While it is shut, connections are closed as soon as they are made. */
void pgproxy_shut(struct pgproxy *proxy, bool shut);
