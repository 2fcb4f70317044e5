/*
 * The rounds that close a season of ratings (doc/rules/rating.md, RT-D16, RT-D17): first the places
 * of every board are archived, then every rating is drawn together, in slices, while games go on.
 * The store knows how far this has come, so the next room goes on with it, however late it starts.
 *
 * A closed season stays closed, even if the clock is set back to before its end. While the clock
 * cannot be right, no season is closed.
 */
#pragma once

#include "lobby_state.h"

enum {
    SEASONS_LOOK_MS = 60000, /* between looks at the clock: somebody may set it */
    SEASONS_WAIT_MS = 50     /* how long to wait for writes that are under way */
};

extern const struct lobby_part seasons_part;
