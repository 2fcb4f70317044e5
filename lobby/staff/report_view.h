/*
 * The queue of reports as a panel of its own, for the staff. In other layouts the act `reports`
 * answers with the queue as lines.
 */
#pragma once

#include "session.h"

/* Shows the queue, and below it the case of this number, or for 0 the first case. A case that is
 * not in the queue is shown alone. The session's later lines wait until all is read. */
void reports_open(struct session *session, int64_t number);
/* Whether the queue is on top of the screen. */
bool reports_shown(struct session *session);
/* Shows the next case of the queue, which has to be on top. */
void reports_next(struct session *session);
/* A report was written or decided: reads the queue again for those who are looking at it. */
void reports_changed(struct session *session);
