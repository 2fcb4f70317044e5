/*
 * Requests for accounts (approval.h): ends those that nobody answered, and counts those that wait.
 */
#pragma once

#include "buf.h"

struct lobby;

/* Ends the requests whose time is over, and erases their accounts. Drops decisions for which nobody
 * asked in that time. */
void approve_expire(struct lobby *lobby);
/* Appends `approvals-waiting` and `approvals-oldest-seconds` (figures.h). */
void approve_figures(const struct lobby *lobby, struct buf *lines);
