/*
 * The thread in which ssh sessions are until their login is over. libssh does there what a stranger
 * makes it do: the exchange of keys, most of what a login costs, and the checks of signatures,
 * which it makes before anybody is asked whether the key is of interest. None of that may make
 * others wait. It waits for their sockets itself. A session is either the thread's or the loop's,
 * never both: from ssh_worker_lend until ssh_peer_polled the loop does not touch it. It comes back
 * with each request, which the loop answers, and is lent again until it is logged in. Private to
 * ssh*.c.
 *
 * Addresses have their turns one after the other, one step of one session each, so that who comes
 * with many sessions waits for himself. There are no more sessions than admission lets strangers
 * in.
 */
#ifndef DOOR_SSH_WORKER_H
#define DOOR_SSH_WORKER_H

struct event_base;
struct ssh_worker;
struct ssh_peer;

/* Ends the process where there is no thread to be had. */
struct ssh_worker *ssh_worker_new(struct event_base *base);
/* Behind the last of its peers. Accepts NULL, sets NULL. */
void ssh_worker_free(struct ssh_worker **worker);

/* Hands a session over, whose events are not armed. It is looked at at once, and then whenever its
 * socket is ready, until ssh_peer_step has something for the loop: then the loop calls
 * ssh_peer_polled. */
void ssh_worker_lend(struct ssh_worker *worker, struct ssh_peer *peer);
/* Takes a session back that is to be freed; waits for the one step that may be under way. */
void ssh_worker_recall(struct ssh_worker *worker, struct ssh_peer *peer);

#endif
