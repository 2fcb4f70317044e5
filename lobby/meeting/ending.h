/*
 * Shows the end of a game at a session's table. On a screen it is a panel that stays until the next
 * line or the next game; otherwise it is a few lines.
 */
#pragma once

#include <stdint.h>

struct buf;
struct session;

extern const struct lobby_part ending_part;

/* Shows the end again, before a list about this game is opened over it, if it was the last game at
 * the session's table and nothing is open. */
void ending_again(struct session *session, int64_t game);
/* Writes one sentence on what could come next for somebody whose game at this table (0: at none)
 * is over: another game with the same people, the deal of the day, somebody who waits, or to stop
 * for today. */
void ending_put_next(struct session *session, int32_t table, struct buf *out);
