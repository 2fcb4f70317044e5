/*
 * The thread that has ssh sessions until they are logged in. There libssh does what a stranger
 * makes it do: it exchanges keys, which is most of what a login costs, and it checks signatures
 * before it asks whether anybody wants the key. None of this may make others wait. The thread
 * itself waits for the sockets of its sessions. A session is either the thread's or the loop's,
 * never both: from ssh_worker_lend until ssh_peer_polled the loop does not touch it. The session
 * comes back with each request, which the loop answers, and is lent again until it is logged in.
 * Private to ssh*.c.
 *
 * Networks (an IPv4 address, an IPv6 /48) take turns. In each turn one session makes one step, so
 * somebody with many sessions makes only themselves wait. There are at most as many sessions as
 * admission lets strangers in.
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
/* Takes back a session that will be freed. If one of its steps is under way, waits for that. */
void ssh_worker_recall(struct ssh_worker *worker, struct ssh_peer *peer);
