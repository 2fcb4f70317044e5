/*
 * The thread in which ssh sessions exchange their keys: that is most of what a login costs, up to a
 * millisecond and a half at once, and many that log in must not make others wait. It waits for
 * their sockets itself, so that a session goes over to it once and comes back once. A session is
 * either the thread's or the loop's, never both: from ssh_kex_begin until ssh_peer_polled the loop
 * does not touch it. Once our side of the exchange is out it is the loop's for good. Private to
 * ssh*.c.
 */
#ifndef DOOR_SSH_KEX_H
#define DOOR_SSH_KEX_H

struct event_base;
struct ssh_kex;
struct ssh_peer;

/* Ends the process where there is no thread to be had. */
struct ssh_kex *ssh_kex_new(struct event_base *base);
/* Behind the last of its peers. Accepts NULL, sets NULL. */
void ssh_kex_free(struct ssh_kex **kex);

/* Hands a new session over, whose events are not armed. ssh_peer_polled is called from the loop
 * with how it ended: it did what it was to, failed, or sent too much (ssh_peer_greedy). */
void ssh_kex_begin(struct ssh_kex *kex, struct ssh_peer *peer);
/* Takes a session back that is to be freed; waits for the one step that may be under way. */
void ssh_kex_recall(struct ssh_kex *kex, struct ssh_peer *peer);

#endif
