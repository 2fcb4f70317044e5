/*
 * The room: the process that holds everything but the sockets. It is one libevent loop over the
 * links to the doors, the answers of the store, the control socket, finished hashes and the lobby's
 * deadlines. The loop never waits.
 *
 * The words (child_word.h) from the supervisor, the first six with one descriptor:
 *   "link GENERATION PID [NODE]"
 *                           the link to the door of a node (none: of our own), in place of its
 *                           last one; PID is the door's, on its machine
 *   "asked NUMBER NODE"     the channel to that node's room for which "ask" asked (control.h)
 *   "staff NODE"            a channel on which that node's room asks for acts of its staff
 *   "conf"                  a file: the settings after a reload
 *   "refused"               a file: what is wrong with the settings that a reload has read
 *   "reopen"                write the log there from now on
 *   "host-key TYPE FINGERPRINT"
 *                           a host key of the service, for status; after "up"
 *   "supervisor VERSION"    the version of the supervisor's program, for status; after "up"
 *   "peer PID"              our peer's process, which the control socket does not serve
 *   "kept OPTION SENTENCE"  before "conf": why the reload did not take a certificate
 *   "certificate SENTENCE"  before "conf": what the reload did to the certificate of TLS
 *   "peer-certificate SENTENCE"
 *                           before "conf": the same for the links to other nodes
 *   "stop"                  write what is queued and end with 0
 *   "leads NODE EPOCH SEAL" the room of that node says that it leads; no peer can make SEAL
 *   "authority KEYS"        the nodes' authority has these keys now (peer_tls_authority)
 *   "draining STATE"        whether our door keeps its people, as enum lease_draining
 *   "leave"                 before "stop": the service ends, so another node has to lead first
 *   "go"                    to a room that stands by: the room before it has ended; "conf" and
 *                           "reopen" may come before it
 *   "figures LINES..."      figures of the node, for status (child_word.h, struct child_word_lines)
 *   "upgraded COUNT HOW SENTENCE"
 *                           the last upgrade: HOW is "done" or "failed"
 * and to the supervisor:
 *   "up"                    people can be served
 *   "alive"                 the loop turns, and a store in a file writes; every ROOM_ALIVE_MS
 *   "figures LINES..."      what it knows of its node, if the store is on a server or there are
 *                           several nodes; every ROOM_ALIVE_MS
 *   "fenced COUNT"          COUNT more writes were refused because another room has the database
 *   "leads"                 this room leads; said only if there are several nodes
 *   "follows NODE"          the room of that node leads; -1: it is not known who leads
 *   "lost GENERATION"       that link is over: another one is wanted
 *   "shutdown REASON"       staff asked for the whole service to stop
 *   "reload"                staff asked for the settings to be read again
 *   "standby VERSION LINK"  it waits for "go"; LINK is its LINK_VERSION
 *   "upgrade room" or "upgrade all"
 *                           staff asked for the installed program to take over
 *   "announce NODE EPOCH SEAL"
 *                           tell that node's room that ours has the lobby
 *   "ask NUMBER NODE"       make a channel to that node's room, for an act of the staff
 *   "drain MS", "serve"     staff asked for our door to let its people go within MS, or to take
 *                           people again
 * When the supervisor closes its end, the room stops as for "stop" without "leave".
 */
#pragma once

#include <stdbool.h>
#include <sys/types.h>

#include "clock.h"
#include "conf.h"

enum {
    ROOM_ALIVE_MS = 5000,
    ROOM_AGAIN_MS = 2000, /* the time between tries to reach a store that is away */
    ROOM_HELD_MS = 5000,  /* how long the room waits for a store that another process has */
    /* While a transaction on a disk of our own takes longer than this, the room does not say
     * "alive". */
    ROOM_STALLED_MS = 20000,
    ROOM_WAITS_MS = 60000 /* after this long, a server that does not answer is reported again */
};

struct room_config {
    int control;  /* to the supervisor; handed over */
    int listener; /* what room_listen returned; handed over. -1: none */
    const struct conf *conf;
    const char *store; /* url of the store, ready to be opened (server.h); NULL: as in `conf` */
    bool standby;      /* wait for "go" before opening anything */
    bool back;         /* a newer room did not come up: undo what it did to the database */
    bool contained;    /* what sandbox_enter returned, for the figures */
    /* The service has opened the database before, so this room does not check it again. */
    bool again;
    int starved; /* how many rooms in a row were killed before this one for want of memory */
    /* The name of the service, which all its processes share. A service that has nodes has a name
     * of its own. Other services have the same name if they are started from the same file for the
     * same folder. "": it is not known. */
    const char *service;
    /* What peer_tls_authority says of the nodes' authority; NULL: it is not known. */
    const char *authority;
};

/* Makes the listening control socket for room_run. Call it before the process is contained, because
 * a contained room can no longer make it. Returns the descriptor, or -1 (the log says why). */
int room_listen(const struct conf *conf);
/* The room of this pid has ended: removes its control socket if it never came to use it. */
void room_forget(const struct conf *conf, pid_t pid);
/* Runs until told to stop. Returns 0, or 1 when the room could not start (the log says why).
 * SIGPIPE must be ignored by the process. */
int room_run(const struct room_config *config);
/* Whether a room of the caller's user could open the database of the settings, or make it. A
 * missing folder data-dir is not a fault. Makes and changes nothing but files that SQLite may leave
 * beside the database. Waits for a server. Returns 0, or -1 and two sentences in `why`; errno is
 * then EAGAIN if a room would wait for the database. */
int room_store_test(const struct conf *conf, char *why, size_t whycap);
/* Judges the clock by the build and, as far as it can be read, by the database of the settings.
 * `out` gets a sentence that says what is wrong, or "". Opens the database for reading. */
void room_clock_test(const struct conf *conf, char out[CLOCK_SENTENCE]);
