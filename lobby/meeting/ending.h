/*
 * Shows how a game at a session's table ended. On a screen that is a panel, which stays until the
 * next line or the next game. Elsewhere it is a few lines.
 */
#pragma once

#include <stdint.h>

struct buf;
struct session;

extern const struct lobby_part ending_part;

/* Shows again how the game of this number ended, if it was the last game at the session's table and
 * nothing covers the screen. Call it before a list about the game is opened over that. */
void ending_again(struct session *session, int64_t game);
/* Appends a sentence on what could come next for somebody whose game at this table (0: at none) is
 * over: another game with the same people, the deal of the day, a game with somebody who waits, or
 * the end of the evening. */
void ending_put_next(struct session *session, int32_t table, struct buf *out);
