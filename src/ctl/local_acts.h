/*
 * What cardroomctl(8) does itself, with files and without a room: rows like those of the staff's
 * acts (act.h), each beside the function that carries it out.
 */
#pragma once

#include "act.h"

/* Exit statuses of cardroomctl. */
enum { STATUS_REFUSED = 1, STATUS_USAGE = 2, STATUS_AWAY = 3 };

struct conf;
struct local_call {
    const char *conf_path;
    const struct conf *conf;       /* all zero if the act does not read it */
    const char *argument, *second; /* NULL: left out */
    bool dry;
};

/* `text` gets what was done or found, or stays empty if everything was written already. If the row
 * has fields, `items` gets it too. Returns the exit status; STATUS_REFUSED: something is wrong, or
 * stands in the way; STATUS_AWAY: a file or a database cannot be read. */
typedef int local_run(const struct local_call *call, struct buf *text, struct act_items *items);

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
    local_run *run;
};

/* Ends with a row without a name. */
extern const struct local_act local_acts[];

/* Looks at the machine, judges what it found and tells it: lines go to `text`, an object for each
 * finding to `items`. The argument is the folder of the backups; NULL: DOCTOR_BACKUPS (doctor.h).
 * STATUS_REFUSED: there is an error. */
local_run doctor_run;
/* On the database of the configuration; a check may be of what was typed. */
local_run maintain_check, maintain_backup, maintain_restore, maintain_status, maintain_migrate;
/* Prepares the database on a server: the one that was typed, or that of the configuration. The
 * second argument is the room's role (store/server_init.h); NULL: the role of the url. */
local_run maintain_init;
/* Copies a store to another (store/transfer.h) and checks the copy. Writes its progress to the
 * output meanwhile. */
local_run maintain_copy;
/* As rerate.h says. */
local_run rerate_check, rerate_replay;
/* Prints fit_loss (fit.h) for a grid of beta and tau, for the game that the argument names. */
local_run fit_run;
/* Ships the store of the configuration to a folder, the argument, each second, or less often if
 * that would take more than a fifth of a processor. Logs a step that fails and tries it again. On
 * SIGTERM and SIGINT it ships a last time and ends. It writes a log in place of an answer. */
local_run shipping_run;
/* The nodes that share the database, a line each, read from the database itself, so that it works
 * on each machine, whichever nodes run. */
local_run node_list;
/* Asks the node that leads to let the one that the argument names lead. */
local_run node_lead;
/* The arguments: the number of the node, and words of `peer` that the configuration lacks. */
local_run invite_run;
/* The arguments: the token, or NULL for a line of the input; and "replace" to replace other files
 * that are there. */
local_run join_run;
/* The argument: NULL lists the SSH host keys, "new" makes new keys, "use" puts those in place. */
local_run rotation_run;
/* Reads the record of a game or a cup at the path that is the argument ("-": the input), and checks
 * by the file alone that it is true. Lines say what does not match, or what was found. */
local_run verify_file, verify_cup;
local_run help_run, schema_run;
