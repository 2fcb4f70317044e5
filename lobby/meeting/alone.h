/*
 * Tells people who are idle in the lobby that somebody plays with bots alone, and what to type to
 * be dealt in at the next game (ME-D12).
 */
#pragma once

struct session;

extern const struct lobby_part alone_part;

/* If the session has been called away from a game with bots, says how to go back to it. */
void alone_say_kept(struct session *session);
