/*
 * Fills a database with tables in the middle of their games, by playing them, and ends as a room
 * that was killed: for `make bench-startup`.
 *
 *   fill DATABASE TABLES MOVES
 */
#include <err.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "hall.h"

int main(int argc, char **argv)
{
    int tables = argc == 4 ? atoi(argv[2]) : 0, moves = argc == 4 ? atoi(argv[3]) : -1, live = 0;
    if (tables < 1 || moves < 0)
        errx(2, "DATABASE TABLES MOVES");
    struct hall *hall = hall_open(argv[1], tables, NULL);
    hall_deal(hall);
    for (int i = 0; i < moves; i++)
        hall_move(hall);
    hall_deal(hall); /* where a game ended early */
    live = hall_move(hall);
    printf("{\"tables\":%d,\"live\":%d,\"moves\":%" PRId64 "}\n", tables, live, hall_moves(hall));
    fflush(stdout);
    hall_close(&hall, true);
    _exit(0);
}
