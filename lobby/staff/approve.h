/*
 * How many requests for accounts (approval.h) wait, and those that nobody answered.
 */
#pragma once

#include "buf.h"

struct lobby;

/* Ends the requests whose time is over: their accounts are erased. Drops decisions that nobody
 * asked for in that time. */
void approve_expire(struct lobby *lobby);
/* Appends `approvals-waiting` and `approvals-oldest-seconds` (figures.h). */
void approve_figures(const struct lobby *lobby, struct buf *lines);
