/*
 * The rounds that close a season of ratings (doc/rules/rating.md, RT-D16, RT-D17): first the places
 * of every board are archived, then every rating is drawn together, in slices, while games go on.
 * The store knows how far that is, so that a room that comes back, however late, goes on with it.
 *
 * A season that is closed stays closed, also when the clock is set back over its end. While the
 * clock cannot be right nothing is closed.
 */
#ifndef LOBBY_MEETING_SEASONS_H
#define LOBBY_MEETING_SEASONS_H

#include "lobby_state.h"

enum {
    SEASONS_LOOK_MS = 60000, /* between looks at the clock: somebody may set it */
    SEASONS_WAIT_MS = 50     /* until what is on its way to the store is there */
};

extern const struct lobby_part seasons_part;

#endif
