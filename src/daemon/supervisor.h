/*
 * The supervisor: the process that binds the sockets, reads keys and certificates, starts the door,
 * the room and the peer, and restarts whichever of them dies. It parses nothing that a stranger
 * sends.
 */
#pragma once

#include <stdbool.h>

#include "conf.h"

/* Descriptors that a child finds open when it starts. */
enum {
    CHILD_CONTROL = 3,  /* words (child_word.h) with the supervisor */
    CHILD_CONF = 4,     /* a file: the settings, as `name value` lines */
    CHILD_HOST_KEY = 5, /* door: a file with the host keys; room: not open */
    CHILD_TLS_KEY = 6,  /* door: a file with certificate and key of TLS, or empty; room: not open */
    /* Door: the first listening socket. In order: telnet, ssh, tls, web, web-tls. The option --log
     * of a child says which descriptor the log is. */
    CHILD_SOCKETS = 7,
    /* the descriptors of the peer */
    CHILD_PEER_TLS = 5,    /* certificates and key (peer_tls.h) */
    CHILD_PEER_SOCKETS = 6 /* the first of its listening sockets */
};

/* The door's user if root starts the service, unless the configuration names another. */
#define DOOR_USER "cardroom-door"

struct supervisor_config {
    /* The absolute path of this program, which children run, too; NULL: it is not known. */
    const char *program;
    const char *conf_path; /* the file of the configuration, read again on SIGHUP; NULL: none */
    struct conf *conf;     /* changed by a reload; stays the caller's */
    bool foreground;
    bool test;  /* only find out whether a start would fail, and make nothing */
    bool other; /* the test becomes another user than the one who started it */
};

/* Runs the service until SIGTERM, SIGINT or its staff end it. In the background, it returns in the
 * first process as soon as the service is up or has failed. With `test` it does everything that a
 * start does before it starts children, as the user that would run the service, and the process
 * stays that user. A test reports every fault, a start only the first one. Returns the exit
 * status. */
int supervisor_run(const struct supervisor_config *config);
