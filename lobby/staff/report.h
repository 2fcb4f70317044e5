/*
 * How players write reports and appeals, how the staff works their cases, and how the writers are
 * told what came of them.
 */
#pragma once

#include "case.h"
#include "map.h"

struct actor;
struct session;

struct reports {
    int64_t last;      /* the highest known number of a report */
    struct map untold; /* the accounts that have not been told an outcome (outcomes_tell) */
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

/* ---- Outcomes: outcome.c ---- */

/* The part that keeps `struct reports`. It reads who has not been told, and tells them. */
extern const struct lobby_part outcome_part;
/* A report of the account is closed, and its writer has not been told. Tells them if they are on.
 */
void outcome_tell(struct lobby *lobby, int64_t account);
/* Tells an account the outcomes that wait for it. `session` is where the account is on, or where a
 * ban keeps it out at the login. Then calls `then` (may be NULL), at once if nothing waits. Does
 * not call it if the session goes. */
void outcomes_tell(struct session *session, int64_t account, void (*then)(struct session *session));

/* ---- Cases as the staff works them: decide.c ---- */

/* The answer to a member of the staff who tries to read or decide a case about themself. */
extern const char decide_about_you[];

/* Whether somebody else has to decide the appeal, because it is against what the actor did. An
 * admin may decide it when no other member of the staff is on. `others` gets the names of those who
 * are. */
bool decide_is_for_others(const struct lobby *lobby, const struct actor *actor,
                          const struct store_appeal *appeal, struct buf *others);

/* Whether the actor may claim a case in this state (enum report_state). `mine`: the actor has
 * claimed it. */
bool decide_may_claim(const struct actor *actor, int state, bool mine);
/* Whether an actor may close such a case. */
bool decide_may_resolve(int state, bool mine);

/* When an account gets a new name, this part writes the name into the reports that are not closed
 * and that the account wrote or claimed, or that are about the account. */
extern const struct lobby_part decide_part;

/* ---- The queue as a panel of its own, for the staff: report_view.c ---- */

/* Shows a case, and above it the queue. For 0 that is the first case, and the whole queue. For
 * another number it is the case of that number, and only its row of the queue. A case that is not
 * in the queue is shown without the queue. The session's later lines wait until all is read. */
void reports_open(struct session *session, int64_t number);
/* Whether the queue is on top of the screen. */
bool reports_shown(struct session *session);
/* Shows the next case of the queue, which has to be on top. The first comes after the last. */
void reports_next(struct session *session);
/* A report was written or decided: reads the queue again if the session is looking at it. */
void reports_changed(struct session *session);
