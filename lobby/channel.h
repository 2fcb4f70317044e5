/*
 * Talk: the lobby's channel, a table's, and tells between two people. Text was cleaned where it
 * came in; what a muted person says goes nowhere, and they are told so.
 */
#ifndef LOBBY_CHANNEL_H
#define LOBBY_CHANNEL_H

#include <stdbool.h>
#include <stdint.h>

struct session;

enum { CHANNEL_CELLS_MAX = 300 };

/* To everybody in the lobby or anywhere. */
void channel_lobby(struct session *from, const char *text, bool emote);
/* To those who sit at or watch a table. */
void channel_table(struct session *from, int32_t table, const char *text, bool emote);
/* To one person who is on. */
void channel_tell(struct session *from, struct session *to, const char *text);
/* True, and the session is told why, if it may not talk now on
 * "lobby", "table" or "tell". */
bool channel_muted(struct session *from, const char *channel);

#endif
