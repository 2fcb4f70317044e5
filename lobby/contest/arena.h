/*
 * Arena cups (CU-D9, CU-D10): entrants who are free wait in a pool, and tables form by themselves.
 */
#pragma once

#include "draw.h"

/* After this many ms of waiting, an entrant also takes a table that lacks one seat, or one that is
 * unranked because two of its people share an address (CU-D5). */
enum { ARENA_PATIENCE = 30000 };
/* For this many ms an entrant waits for people who were not in the entrant's last game. The people
 * of one table become free at the same time, so without this wait they would form the next table,
 * too. */
enum { ARENA_CHOOSY = 15000 };

struct arena_waiting {
    uint16_t entrant;
    int64_t ms; /* how long the entrant has waited, without the time away */
};

/* Forms tables of those who wait. `waiting` names each of them once. Whoever has waited longest
 * gets a table first. The others at it are taken from the next 64 so that the table costs least
 * (CU-D10). Returns how many tables it wrote. `out` has room for as many tables as entrants wait.
 */
int arena_draw(const struct draw *draw, const struct arena_waiting *waiting, int n,
               struct draw_table *out);
/* Writes all entrants, best first: by points, then wins (tie[0]), then the mean rating of those
 * they met (tie[1]). Entrants who are equal in all three share a place. Streaks follow the order of
 * draw->table, so the caller lists the tables in the order in which they ended. Those who share a
 * place in a game share its points. A tie for the win ends a streak. Returns how many entrants
 * there are. */
int arena_standings(const struct draw *draw, struct draw_standing *out);
