/*
 * What cardroomctl(8) does itself, with files and without a room: rows like those of the staff's
 * acts (act.h), each beside the function that carries it out.
 */
#pragma once

#include "act.h"
#include "conf.h"

struct local_call {
    const char *conf_path;
    const struct conf *conf;       /* all zero if the act does not read it */
    const char *argument, *second; /* NULL: left out */
    bool dry;
};

struct local_act {
    const char *heading; /* in the help */
    struct act_row row;
    /* Whether the act reads the configuration. That must be without faults, or it could name
     * another database than is meant. LOCAL_CONF_OR_ARGUMENT: not if the argument is given. */
    enum { LOCAL_CONF, LOCAL_CONF_OR_ARGUMENT, LOCAL_NO_CONF } needs;
    bool tries; /* it has a dry run: with `dry` it says what it would do */
    /* It deals with files of root and of the service, so that it takes on the user of each itself.
     * Any other act whose store is on a server runs as the user of the service. */
    bool own_user;
    bool reports; /* its text is an answer whatever its exit status is */
    /* `text` gets what was done or found, or stays empty if everything was written already. If the
     * row has fields, `items` gets it too. Returns the exit status. */
    int (*run)(const struct local_call *call, struct buf *text, struct act_items *items);
};

/* Ends with a row without a name. */
extern const struct local_act local_acts[];
