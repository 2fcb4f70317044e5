/*
 * What cardroomctl(8) does itself, with files and without a room. Each such act has a row like that
 * of an act of the staff (act.h), and a function that carries it out.
 */
#pragma once

#include "act.h"

/* Exit statuses of cardroomctl; 0: done. */
enum {
    STATUS_REFUSED = 1, /* something is wrong, or stands in the way */
    STATUS_USAGE = 2,   /* the command was not typed as it has to be */
    STATUS_AWAY = 3     /* a room, a file or a database cannot be reached or read */
};

struct conf;
struct local_call {
    const char *conf_path;
    const struct conf *conf;       /* all zero if the act does not read it */
    const char *argument, *second; /* NULL: left out */
    bool dry;
};

/* Carries the act out. `text` gets what was done or found, or stays empty if everything was printed
 * already. If the row has fields, `items` gets the same. Returns the exit status. */
typedef int local_run(const struct local_call *call, struct buf *text, struct act_items *items);
/* Says why the act is not done, in a line of its own. Returns STATUS_REFUSED. */
int local_refuse(struct buf *text, const char *format, ...) PRINTF(2, 3);

struct local_act {
    struct act_row row;
    const char *heading; /* in the help; NULL: that of the act before it */
    /* Whether the configuration is read for the act. If so, it must have no faults, because with
     * one it could name another database than is meant. LOCAL_CONF_OR_ARGUMENT: unless the argument
     * is given. */
    enum { LOCAL_CONF, LOCAL_CONF_OR_ARGUMENT, LOCAL_NO_CONF } needs;
    bool tries; /* it has a dry run: if local_call.dry is set, it says what it would do */
    /* It deals with files of root and of the service, and takes on the user of each itself. Any
     * other act runs as the user of the service if the store is on a server. */
    bool own_user;
    bool reports; /* its text goes to standard output whatever the exit status is */
    local_run *run;
};

/* All of them; the last one has a row without a name. */
extern const struct local_act local_acts[];

/* Looks at the machine and judges it (doctor.h). Lines of all findings go to `text`, an object for
 * each to `items`. The argument is the folder of the backups; NULL: DOCTOR_BACKUPS. STATUS_REFUSED:
 * there is an error. */
local_run doctor_run;
/* These work on the database of the configuration. The argument of a check may name another one;
 * that of a backup and a restore is the file. */
local_run maintain_check, maintain_backup, maintain_restore, maintain_status, maintain_migrate;
/* Prepares a database on a server. The argument is its url; NULL: that of the configuration. The
 * second argument is the room's role (server.h); NULL: the role of the url. */
local_run maintain_init;
/* Copies a store to another (file.h) and checks the copy. Prints how far it is meanwhile. */
local_run maintain_copy;
/* These call rerate_run (maintain.h) on the store of the configuration. */
local_run rerate_check, rerate_replay;
/* Tells fit_loss (fit.h) for a grid of beta and tau, for the game that the argument names. */
local_run fit_run;
/* Ships the store of the configuration to the folder that the argument names. Does so each second,
 * or less often if that would take more than a fifth of a processor. Logs a step that fails and
 * tries it again. On SIGTERM and SIGINT it ships a last time and ends. It writes a log in place of
 * an answer. */
local_run shipping_run;
/* Tells the nodes that share the database, a line each. Reads them from the database itself, so
 * that it works on each machine, whichever nodes run. */
local_run node_list;
/* Asks the node that leads to let the node that the argument names lead instead. */
local_run node_lead;
/* Invites a node. The arguments are its number, and words of peer that the configuration lacks. */
local_run invite_run;
/* Joins as the invited node. The arguments are the token (NULL: it is read from a line of the
 * input), and "replace" to replace other files that are there. */
local_run join_run;
/* Rotates the SSH host keys. Without an argument it lists them, "new" makes new keys, and "use"
 * puts the new keys in their place. */
local_run rotation_run;
/* Read the record of a game or of a cup from the path that is the argument ("-": the input), and
 * check by the file alone that it is true. Lines say what does not match, or what was found. */
local_run verify_file, verify_cup;
local_run help_run, schema_run;
