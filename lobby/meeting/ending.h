/*
 * The end of a game at a session's table: on a screen a panel that stays until the next line, else
 * a few lines.
 */
#ifndef LOBBY_MEETING_ENDING_H
#define LOBBY_MEETING_ENDING_H

#include <stdint.h>

struct session;

/* Shows how the game of this table ended, if it has. */
void ending_show(struct session *session, int32_t table);
/* The same for somebody who comes back, if it ended while they were away, since `since_ms` (wall).
 * Without a screen they were told already (NOTICE_ENDED). */
void ending_missed(struct session *session, int32_t table, int64_t since_ms);
/* Another game begins: how the last one ended is not shown any more. */
void ending_close(struct session *session);

#endif
