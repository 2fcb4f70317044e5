/*
 * The queue of reports as a screen of its own, for the staff. Elsewhere the queue is lines, which
 * the act `reports` answers.
 */
#ifndef LOBBY_STAFF_REPORT_VIEW_H
#define LOBBY_STAFF_REPORT_VIEW_H

#include "session.h"

/* Shows the queue, with the case of this number (0: of the oldest) below it. The line waits until
 * it is read. */
void reports_open(struct session *session, int64_t number);
/* Whether the queue is on top of the screen. */
bool reports_shown(struct session *session);
/* The next case of the queue, which is on top. */
void reports_next(struct session *session);
/* A report was written or decided: reads the queue again where it is shown. */
void reports_changed(struct session *session);

#endif
