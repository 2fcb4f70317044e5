/*
 * Tells people who are idle in the lobby that somebody plays with bots alone, and what to type to
 * be dealt in at the next game (ME-D12).
 */
#pragma once

extern const struct lobby_part alone_part;
