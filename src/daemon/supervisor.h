/*
 * The supervisor: binds the sockets, reads the host key, drops privileges, starts door and room and
 * starts again the one that dies. It parses nothing that a stranger sends.
 */
#pragma once

#include <stdbool.h>

#include "conf.h"

/* Descriptors that a child finds open when it starts. */
enum {
    CHILD_CONTROL = 3,  /* words (child_word.h) with the supervisor */
    CHILD_CONF = 4,     /* the settings, a file of `name value` lines */
    CHILD_HOST_KEY = 5, /* door: the host key's file; room: not open */
    CHILD_TLS_KEY = 6,  /* door: the certificate and key of TLS, may be empty; room: not open */
    CHILD_SOCKETS = 7,  /* door: listening sockets: telnet, ssh, tls, web, web-tls */
                        /* --log says which one the log is */
    /* the descriptors of the peer */
    CHILD_PEER_TLS = 5,    /* certificates and key (peer_tls.h) */
    CHILD_PEER_SOCKETS = 6 /* its listening sockets */
};

/* The door's user if root starts the service, unless the configuration names another. */
#define DOOR_USER "cardroom-door"

struct supervisor_config {
    /* The absolute path of this program, from which children are started; NULL: it cannot be found
     * out. */

    const char *program;
    const char *conf_path; /* read again on SIGHUP; NULL: none */
    struct conf *conf;     /* changed by a reload; stays the caller's */
    bool foreground;
    bool test;  /* only check whether a start would fail, and make nothing */
    bool other; /* the test looks as another user than started it */
};

/* Runs the service until SIGTERM, SIGINT or its staff end it. In the background, it returns in the
 * first process as soon as the service is up or has failed. With `test` it does everything that a
 * start does before its children, becomes the user that would run the service, and stays that user.
 * A test reports every fault, a start only the first. Returns the exit status. */
int supervisor_run(const struct supervisor_config *config);
