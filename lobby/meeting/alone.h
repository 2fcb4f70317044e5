/*
 * Tells people who are idle in the lobby that somebody plays with bots alone, and what to type to
 * be dealt in at the next game (ME-D12).
 */
#ifndef LOBBY_MEETING_ALONE_H
#define LOBBY_MEETING_ALONE_H

extern const struct lobby_part alone_part;

#endif
