/*
 * Counts of people, tables, games and cups, for status and metrics.
 */
#pragma once

#include "buf.h"

struct lobby;

struct lobby_figures {
    int connections, guests, players, tables, games, spectators;
    int64_t moves;       /* how many moves were stored since the start */
    int cups;            /* how many cups are coming or running */
    int64_t next_cup_ms; /* when the next cup that everybody may join begins, UTC; 0: none has a
                            time */
};

/* Appends the figures that only metrics have, as lines of figures.h: logins, registrations, games
 * by their kind. */
void lobby_figures_more(const struct lobby *lobby, struct buf *lines);
/* Counts what there is now. */
void lobby_figures(const struct lobby *lobby, struct lobby_figures *out);
enum { LOBBY_SHARED_LEAST = 10 };
/* The address that at least nine of ten connections have; `count` gets how many have it. NULL:
 * there is no such address, or there are fewer connections than LOBBY_SHARED_LEAST. */
const char *lobby_figures_shared(const struct lobby *lobby, int *count);
