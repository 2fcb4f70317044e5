/*
 * The thread in which ssh sessions are until their login is over. There libssh does what a stranger
 * makes it do: the exchange of keys, which is most of what a login costs, and the checks of
 * signatures, which it makes before anybody is asked whether the key is of interest. None of that
 * may make others wait. The thread itself waits for the sockets of its sessions. A session is
 * either the thread's or the loop's, never both: from ssh_worker_lend until ssh_peer_polled the
 * loop does not touch it. It comes back with each request, which the loop answers, and is lent
 * again until it is logged in. Private to ssh*.c.
 *
 * Addresses take turns. In each turn one session makes one step, so whoever comes with many
 * sessions only makes themselves wait. There are at most as many sessions as admission lets
 * strangers in.
 */
#pragma once

struct event_base;
struct ssh_worker;
struct ssh_peer;

/* Ends the process if no thread can be started. */
struct ssh_worker *ssh_worker_new(struct event_base *base);
/* Call it after the last of its peers is freed. Accepts NULL, sets NULL. */
void ssh_worker_free(struct ssh_worker **worker);

/* Hands over a session whose events are not armed. The thread looks at it at once, and then
 * whenever its socket is ready, until ssh_peer_step has something for the loop. Then the loop calls
 * ssh_peer_polled. */
void ssh_worker_lend(struct ssh_worker *worker, struct ssh_peer *peer);
/* Takes back a session that will be freed. Waits for a step of it that may be under way. */
void ssh_worker_recall(struct ssh_worker *worker, struct ssh_peer *peer);
