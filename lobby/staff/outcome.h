/*
 * Outcomes: whoever wrote a report hears what came of it, now or when they are on next. The report
 * says in the store that they have not been told until they are, so nothing is lost if the room
 * dies between.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct lobby;
struct lobby_coming;
struct session;
struct store_report;

/* Parts of report_part: reads who has not been told; tells those who are on, or come on. */
void outcomes_load(struct lobby *lobby, void (*done)(void *arg), void *arg);
void outcomes_begin(struct lobby *lobby);
void outcomes_on(struct session *session, const struct lobby_coming *coming);
/* A report was closed, and its writer does not know yet. Tells them if they are on: `report` is
 * then marked as told, and has to be stored. */
bool outcome_tell(struct lobby *lobby, struct store_report *report);
/* Tells an account that is on, or is kept out at the login, what waits for it. `then` (may be NULL)
 * is called after that, at once if nothing waits; not if the session goes. */
void outcomes_tell(struct session *session, int64_t account, void (*then)(struct session *session));
/* One account became part of another: what waited for it waits for the other. */
void outcomes_merged(struct lobby *lobby, int64_t from, int64_t into);
