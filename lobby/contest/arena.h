/*
 * Arena cups (CU-D9, CU-D10): who is free waits in a pool, tables form by themselves.
 */
#ifndef LOBBY_CONTEST_ARENA_H
#define LOBBY_CONTEST_ARENA_H

#include "draw.h"

/* After so many ms of waiting a table of one seat less is taken, and one that is not ranked as its
 * people share an address (CU-D5). */
enum { ARENA_PATIENCE = 30000 };
/* So long somebody waits for other company than that of their last game: those who were at one
 * table are free at the same time, so they would be the next table, too. */
enum { ARENA_CHOOSY = 15000 };

struct arena_waiting {
    uint16_t entrant;
    int64_t ms; /* how long it has waited and was there */
};

/* Forms tables of those who wait, each named once. Returns how many it wrote, `cap` at most. Of
 * those who wait the longest wait first chooses; company is sought among the next in that order. */
int arena_draw(const struct draw *draw, const struct arena_waiting *waiting, int n,
               struct draw_table *out, int cap);
/* Writes all entrants, best first: by points, wins, and the mean rating of those met (`tie`, 0 and
 * 1). Who is equal in all three shares a place. Tables count in the order of draw->table: the
 * caller lists them as they ended. Equal places of a game share its points; who ties for the win
 * has not won alone, and the streak ends. Returns how many. */
int arena_standings(const struct draw *draw, struct draw_standing *out);

#endif
