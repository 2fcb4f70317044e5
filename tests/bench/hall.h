/*
 * A hall: tables with the store on disk under them and nobody connected, for benchmarks of what is
 * on the disk. Four accounts a table play what comes first, all tables side by side, so that the
 * store writes as it does under load.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum { HALL_SEATS = 4 };

struct hall;

/* Opens the database, which may be there already, and `count` tables more: the games of the house
 * in turn (`game` NULL) or one of them; their accounts are made, too. Ends the process with a
 * sentence where that cannot be. */
struct hall *hall_open(const char *database, int count, const char *game);
/* Deals at every table that has no game in play; `between` games a table had before they stay. */
void hall_deal(struct hall *hall);
/* One move at every table with a game in play, each of them stored; returns how many there were. */
int hall_move(struct hall *hall);
/* Moves since hall_open. */
int64_t hall_moves(const struct hall *hall);
/* Closes the store, or (`crash`) leaves the files as a process that was killed does. */
void hall_close(struct hall **hall, bool crash);
