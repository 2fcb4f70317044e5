/*
 * Outcomes: whoever wrote a report is told what came of it, now or when they are on next. Until
 * then the report says in the store that its writer has not been told. So nothing is lost if the
 * room dies meanwhile. A guest who has left is not told.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct lobby;
struct session;
struct store_report;

/* The part that keeps `struct reports` (report.h). It reads who has not been told, and tells them.
 */
extern const struct lobby_part outcome_part;
/* A report was closed, and its writer has not been told. Tells them if they are on. True: they were
 * told, `report` says so, and the caller has to store it. */
bool outcome_tell(struct lobby *lobby, struct store_report *report);
/* Tells an account the outcomes that wait for it. `session` is where the account is on, or where a
 * ban keeps it out at the login. Then calls `then` (may be NULL), at once if nothing waits. Does
 * not call it if the session goes. */
void outcomes_tell(struct session *session, int64_t account, void (*then)(struct session *session));
