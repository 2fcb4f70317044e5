/*
 * The peer: the process that holds the links between this node and the others. A link joins the
 * door of one node with the room of another and is one connection of mutual TLS (peer_tls.h). The
 * peer connects only to the addresses of `peer` in the configuration. It looks into no frame and
 * opens no file.
 *
 * On the wire each link begins with one line of each side. A side reads the other's line only if
 * the other's certificate is good and is for a node of the configuration.
 *   "cardroom-peer VERSION CLUSTER NODE door PID"
 *                                the side that connected: its door PID wants a link to the room
 *   "cardroom-peer VERSION yes ROOM [failed]"
 *                                the answer to "door": it has a link, to the room ROOM; `failed`:
 *                                the room before ended by a fault of its own, and this door was
 *                                linked to it. To "staff" it is "yes staff", to "leads" "yes heard"
 *   "cardroom-peer VERSION CLUSTER NODE staff -"
 *                                the side that connected: its room wants a channel to the other
 *                                node's room; what follows is sealed between these rooms (sealed.h)
 *   "cardroom-peer VERSION CLUSTER NODE leads EPOCH SEAL"
 *                                the side that connected: its room has the lobby
 *   "cardroom-peer VERSION no WHY..."
 *                                the answer: no, and why
 * Each side speaks two versions and says the higher one. The lower of the two that were said holds.
 *
 * The words (child_word.h) between it and the supervisor:
 *   to the peer    "link GENERATION NODE PID"
 *                          our door PID wants a link to the room of that node, in place of the
 *                          link that it wanted before
 *                  "unlink"
 *                          our door wants no link
 *                  "splice GENERATION" with a descriptor: our door's end, the answer to "linked"
 *                  "door TOKEN ROOM [failed]" with a descriptor: our room's end, the answer to
 *                          "door"
 *                  "staff TOKEN" with a descriptor: our room's end, the answer to "staff"
 *                  "refuse TOKEN WHY..."
 *                          no, and why: the other answer to "door" and "staff"
 *                  "ask NODE" with a descriptor: our room's end of a channel to that node's room
 *                  "announce NODE EPOCH SEAL"
 *                          tell that node that our room has the lobby
 *                  "tls"   with a descriptor: a file with new certificates and key
 *                  "reopen" with a descriptor: write the log there from now on
 *                  "stop"  end with 0
 *   from the peer  "up"
 *                  "alive" every PEER_ALIVE_MS
 *                  "figures LINES..."
 *                          for the metrics and status (struct child_word_lines); with each "alive",
 *                          and when a link begins or is lost
 *                  "linked GENERATION ROOM [failed]"
 *                          the room has a link for our door
 *                  "lost GENERATION"
 *                          the link of our door is over
 *                  "door TOKEN NODE PID"
 *                          the door PID of that node wants a link to our room
 *                  "staff TOKEN NODE"
 *                          the room of that node wants a channel to ours
 *                  "leads NODE EPOCH SEAL"
 *                          that node says that its room has the lobby
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "conf.h"

enum {
    PEER_VERSION = 1,
    PEER_ALIVE_MS = 5000,
    PEER_TLS_MAX = 256 * 1024,  /* bytes of the certificates and the key */
    PEER_STRANGERS_MAX = 32,    /* connections from elsewhere that have not said who they are */
    PEER_STRANGERS_ADDRESS = 8, /* connections of one IPv4 address or IPv6 /64, of a node or not,
                                 * that have not said who they are */
    PEER_STRANGERS_SECOND = 64, /* how many may come in one second; each costs a line of the log */
    PEER_LISTED_SECOND = 32,    /* how many may come in one second from the address of a node */
    PEER_LINKS_BURST = 8,       /* how many links a node's door gets at once */
    PEER_LINK_MS = 1000,        /* after these it gets one link in each time of this length */
    PEER_STAFF_MAX = 8,         /* how many channels one node's room may have to ours */
    PEER_NEWS_MAX = 100,        /* bytes of what a node says about who leads */
    PEER_SHAKE_MS = 5000,       /* from connecting to the end of the line that says what for */
    PEER_STRANGE_MS = 2000,     /* the same for a connection that does not come from an address of
                                 * `peer` */
    PEER_ANSWER_MS = 10000,     /* the time for the supervisor's answer about a link or a channel */
    /* The time for the other side's answer to our line. It may hold a door back first. */
    PEER_ASKED_MS = PEER_SHAKE_MS + PEER_LINK_MS + PEER_ANSWER_MS
};

struct peer_config {
    const int *sockets; /* sockets that listen, handed over */
    size_t nsockets;
    const char *tls; /* for peer_tls_new; copied as far as it has to be kept */
    int control;     /* to the supervisor; handed over */
    const struct conf *conf;
    bool contained; /* what sandbox_enter returned, for the figures */
};

/* Runs until told to stop. Returns 0, or 1 when it could not start (the log says why). SIGPIPE must
 * be ignored by the process. */
int peer_run(const struct peer_config *config);
