/*
 * The door: the process that holds the sockets. It is one libevent loop that knows no rule of any
 * game, opens no file and never waits. Before privileges are dropped it is given everything it
 * needs, as open descriptors and bytes.
 *
 * The words (child_word.h) between it and the supervisor:
 *   to the door    "room [failed|same]" with one descriptor (SCM_RIGHTS)
 *                          the link to a room, in place of the last link; `failed`: the last
 *                          link's room ended by a fault of its own; `same`: that room goes on
 *                  "drain MS"
 *                          take no new connections from now on; tell the people who are here, and
 *                          end their connections after MS; the answer is "drained"
 *                  "serve" take connections again, and end no more of them
 *                  "metrics" with one descriptor
 *                          a listening socket of the metrics port
 *                  "ready" with one descriptor
 *                          a listening socket that only tells whether we serve people
 *                  "reopen" with one descriptor
 *                          write the log there from now on
 *                  "tls" with one descriptor
 *                          a file with another certificate and its key
 *                  "pages" with one descriptor
 *                          a file with the files of the page (web_files.h)
 *                  "figures LINES..."
 *                          figures of the node, for the metrics (struct child_word_lines)
 *                  "stop"  tell everybody, send what waits, end with 0
 *   from the door  "up VERSION"
 *                          the loop runs, listeners accept; VERSION is its LINK_VERSION
 *                  "drained"
 *                          nobody is here any more, and nobody comes
 *                  "alive LINES..."
 *                          the loop turns, and these are the door's figures about this machine
 *                          (struct child_word_lines); every DOOR_ALIVE_MS
 *
 * When the supervisor closes its end, the door stops as for "stop".
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "admit.h"

/* The kinds of listening sockets, in the order in which a door gets them: telnet, ssh, telnet over
 * TLS, HTTP and WebSockets, and HTTP and WebSockets over TLS. */
enum door_kind { DOOR_TELNET, DOOR_SSH, DOOR_TLS, DOOR_WEB, DOOR_WEB_TLS, DOOR_KINDS };
enum {
    DOOR_LISTENERS_MAX = 16, /* listening sockets of a kind */
    DOOR_ALIVE_MS = 5000,
    DOOR_TLS_KEY_MAX = 128 * 1024 /* bytes of the certificates and the key of TLS */
};

struct door_config {
    /* Listening TCP sockets, at most DOOR_LISTENERS_MAX of a kind. Handed over: the door closes
     * them. */
    struct {
        const int *fd;
        size_t n;
    } sockets[DOOR_KINDS];
    /* The host keys as ssh-keygen writes them, one after another, unencrypted and NUL-terminated;
     * needed for ssh. The door copies them and never logs them; the caller wipes its own copy. */
    const char *host_key;
    /* Certificates and key as stream_tls_new takes them; needed for TLS. The door does the same
     * with them. */
    const char *tls_key;
    const char *web_origins; /* as in web_new */
    int link;                /* to the room; handed over. -1: it comes over `control` */
    int control;             /* to the supervisor; handed over. -1: there is none */
    uint8_t node, door;      /* parts of the connections' numbers (message.h) */
    bool contained;          /* what sandbox_enter returned, for the figures */
    struct admit_limits limits;
};

/* Runs until told to stop. Returns 0, or 1 when the door could not start (the log says why).
 * SIGPIPE must be ignored by the process. */
int door_run(const struct door_config *config);
