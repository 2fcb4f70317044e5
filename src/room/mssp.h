/*
 * What the crawlers of game lists are told about this room: the variables of MSSP
 * (mudstandards.org/mud/mssp). They come from the configuration and the figures of the moment.
 */
#pragma once

#include <stdint.h>

#include "buf.h"
#include "conf.h"

/* The figures of the moment; times are UTC seconds. */
struct mssp_figures {
    int players, cups;  /* people who are on; cups that are coming or running */
    int64_t started_s;  /* when the room got the lobby */
    int64_t next_cup_s; /* when the next cup begins; 0: not known */
};
/* Appends `NAME\tvalue` lines, as LINK_MSSP carries them. Empty settings are left out. */
void mssp_lines(const struct conf *conf, const struct mssp_figures *figures, struct buf *out);
