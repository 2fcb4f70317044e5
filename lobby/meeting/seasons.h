/*
 * Closes the seasons of ratings (doc/rules/rating.md, RT-D16, RT-D17). First it archives the places
 * of every board. Then it draws the ratings together, which moves each of them towards the one of a
 * beginner. It does this in slices, while games go on. The store knows how far this has come, so
 * the next room goes on with it, however late it starts.
 *
 * A closed season stays closed, even if the clock is set back to before its end. While the clock
 * cannot be right, no season is closed.
 */
#pragma once

#include "lobby_state.h"

enum {
    SEASONS_LOOK_MS = 60000, /* between two looks at the clock, which somebody may set */
    SEASONS_WAIT_MS = 50     /* how long to wait for writes that are under way */
};

extern const struct lobby_part seasons_part;
