/*
 * The queue of reports as a panel of its own, for the staff. In other layouts the act `reports`
 * answers with the queue as lines.
 */
#pragma once

#include "session.h"

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
