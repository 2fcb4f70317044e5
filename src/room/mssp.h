/*
 * What the crawlers of game lists are told about this room: the variables of MSSP
 * (mudstandards.org/mud/mssp). They come from the configuration and the figures of the moment.
 */
#pragma once

#include <stdint.h>

#include "buf.h"
#include "conf.h"
#include "lobby_figures.h"

/* Appends `NAME\tvalue` lines, as LINK_MSSP carries them. Empty settings are left out. `started_s`:
 * when the room got the lobby, in UTC seconds. */
void mssp_lines(const struct conf *conf, const struct lobby_figures *figures, int64_t started_s,
                struct buf *out);
