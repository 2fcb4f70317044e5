/*
 * How players write reports and appeals. What the staff does with them is in decide.c.
 */
#pragma once

#include "case.h"
#include "map.h"

struct lobby;
struct session;
struct store_sanction;

struct reports {
    struct case_turn_list turns;
    int64_t last;      /* the highest known number of a report */
    struct map untold; /* the accounts that have not been told an outcome (outcome.h) */
};

/* The most open reports of one account, or of all guests from one IPv4 address or IPv6 /48. Appeals
 * do not count. */
enum { REPORTS_OPEN_MAX = 5 };

/* Writes a report: the words of the session's player, the last lines of the person whom it is
 * about, and the game at the table. The report joins the open case about that person (case.h). If
 * the player already has a report about that person that is not closed, adds the words to that
 * report instead. Tells the session the number of the report, or why nothing was written. */
void report_file(struct session *session, const char *about, const char *text);
/* Writes a report by the room itself about a line of the session `about`, in which a filter found
 * something. */
void report_filtered(struct session *about, int64_t filter, const char *text);
/* Writes the one appeal that an account may make against the ban that keeps it out; `ban` NULL:
 * against its latest warning or the mute in force, whichever is newer. Tells the session the number
 * of the appeal, or why there is none. Then calls `done` (may be NULL), unless the session is gone.
 * Does not call it either if `ban` is NULL and there is neither warning nor mute. */
void report_appeal(struct session *session, int64_t account, const char *name,
                   const struct store_sanction *ban, const char *text,
                   void (*done)(struct session *session));
