/*
 * What crawlers of game lists are told about this room: the variables of MSSP
 * (mudstandards.org/mud/mssp), from the configuration and the figures of the moment.
 */
#ifndef ROOM_MSSP_H
#define ROOM_MSSP_H

#include <stdint.h>

#include "buf.h"
#include "conf.h"

/* Appends `NAME\tvalue` lines, as LINK_MSSP carries them. `started_s`: when the room started, in
 * UTC seconds. Empty settings are left out. */
void mssp_lines(const struct conf *conf, int players, int64_t started_s, struct buf *out);

#endif
