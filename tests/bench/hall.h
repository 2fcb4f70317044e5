/*
 * A hall: tables over a store on disk, with nobody connected, for benchmarks of what is on the
 * disk. Each table has four accounts. All tables are played side by side, so that the store writes
 * as it does under load.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum { HALL_SEATS = 4 };

struct hall;

/* Opens the database, which is made if it is not there, and opens `count` more tables with new
 * accounts. They play `game`; NULL: all games in turn. If something fails, writes a sentence and
 * ends the process. */
struct hall *hall_open(const char *database, int count, const char *game);
/* Deals at every table that has no game in play. */
void hall_deal(struct hall *hall);
/* Makes one move at every table with a game in play, and waits until all are stored. Returns how
 * many moves it made. */
int hall_move(struct hall *hall);
/* Moves since hall_open. */
int64_t hall_moves(const struct hall *hall);
/* Closes the store, or (`crash`) leaves the files as a process that was killed does. */
void hall_close(struct hall **hall, bool crash);
