/*
 * What is between a store and its PostgreSQL: passes bytes on between Unix sockets in a thread of
 * its own, and breaks connections off where a test wants it.
 */
#ifndef TESTS_LOBBY_STORE_PGPROXY_H
#define TESTS_LOBBY_STORE_PGPROXY_H

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
    PGPROXY_HALF,   /* half of it does */
    PGPROXY_UNTOLD  /* all of it does, but what the server answers at the end of its transaction
                       does not come back */
};
/* Breaks off the connection that sends next, or only the n-th that was made (from 0; -1: any). */
void pgproxy_cut(struct pgproxy *proxy, enum pgproxy_cut how, int connection);
/* Of what the server answers from now on, so many bytes are passed on. The byte behind them is
 * changed by `flip` (exclusive or), or with 0 the connection is broken off there, or with
 * PGPROXY_FREEZE it passes nothing on any more. Once; -1: not at all. */
enum { PGPROXY_FREEZE = 256 };
void pgproxy_answer(struct pgproxy *proxy, long after, int flip);
/* Whether that has happened. */
bool pgproxy_answered(struct pgproxy *proxy);
/* How many connections were broken off. */
int pgproxy_cuts(struct pgproxy *proxy);
/* The connections that are there stay, and pass nothing on any more, not even that the server ended
 * them. Those that are made from now on are whole. */
void pgproxy_freeze(struct pgproxy *proxy);
/* How many connections were made. */
int pgproxy_made(struct pgproxy *proxy);
/* While it is shut, connections are closed as soon as they are made. */
void pgproxy_shut(struct pgproxy *proxy, bool shut);

#endif
