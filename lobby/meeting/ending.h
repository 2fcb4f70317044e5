/*
 * The end of a game at a session's table: on a screen a panel that stays until the next line or the
 * next game, else a few lines.
 */
#ifndef LOBBY_MEETING_ENDING_H
#define LOBBY_MEETING_ENDING_H

extern const struct lobby_part ending_part;

#endif
