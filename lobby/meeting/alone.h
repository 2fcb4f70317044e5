/*
 * Somebody who plays with bots alone (ME-D12): people who are idle in the lobby are told what to
 * type to be dealt in next time.
 */
#ifndef LOBBY_MEETING_ALONE_H
#define LOBBY_MEETING_ALONE_H

extern const struct lobby_part alone_part;

#endif
