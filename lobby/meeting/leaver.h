/*
 * Those who leave ranked games (doc/rules/ranking.md, RK-D6). Each leave is remembered, and
 * somebody who leaves again and again is barred from ranked tables, each time for longer.
 *
 * A leave weighs 2 points. It weighs 1 if the connection was lost and the player was away for too
 * long. It weighs nothing if more than half of the others said `forgive`, or once the staff has
 * pardoned it or made the game void. It counts for 14 days. Every 5 ranked games that the player
 * has finished since the oldest leave that counts take a point off. A leave that brings the points
 * to 3 closes ranked tables for 10 minutes, to 5 for an hour, to 7 for 6 hours, and to 9 for a day.
 * A lost connection closes them for an hour at most, because it is often nobody's fault. Friendly
 * tables stay open. One leave alone never closes anything, and somebody who finishes ten games for
 * each that they quit is never barred for long.
 *
 * RK-D20 gives the figures.
 */
#pragma once

#include "buf.h"
#include "table.h"

struct lobby;

/* How a game was left, as the store keeps it. */
enum leave_how {
    LEAVE_QUIT, /* neither this nor LEAVE_LOST was penalized */
    LEAVE_LOST,
    LEAVE_FORGIVEN,
    LEAVE_PARDONED,
    LEAVE_QUIT_PENALIZED,
    LEAVE_LOST_PENALIZED
};

enum {
    LEAVER_GAMES = 100,      /* this many of an account's last ranked games are read */
    LEAVER_GAMES_A_POINT = 5 /* this many finished games take a point off */
};
#define LEAVER_MS INT64_C(1209600000) /* a leave counts for 14 days */

/* What the store holds of an account, in any order: its leaves, and the times (UTC ms) at which it
 * finished ranked games. */
struct leaver_kept {
    int64_t account;
    struct store_leave left[STORE_LEAVES_KEPT];
    int n;
    int64_t finished_ms[LEAVER_GAMES];
    int nfinished;
};
/* Fills in a struct leaver_kept, in which only `account` is set and all else is zero
 * (store_reads). */
extern const struct store_reads leaver_reads;
/* The points that a leave counts for at `now` (UTC ms); 0: it does not count. */
int leaver_counts(const struct store_leave *left, int64_t now);
/* The points that the account has at `now`. */
int leaver_points(const struct leaver_kept *kept, int64_t now);
/* For how many ms a leave closes ranked tables if it has brought the points to this number; 0: it
 * does not close them. */
int64_t leaver_bar_ms(int points, enum leave_how how);

/* A table reports a leave. Stores it, and tells the player what follows from it, now or at the next
 * login. Tells nothing of a leave that was forgiven, nor if an earlier leave closes ranked tables
 * for as long. If the game that was left is void (`undone`), drops the leave instead, and opens
 * ranked tables again if what still counts does not close them. `lobby` is a struct lobby. */
void leaver_left(void *lobby, const struct table_leave *leave);
/* For how many ms from now ranked tables are closed to an account; 0: they are open. `lobby` is a
 * struct lobby. */
int64_t leaver_barred(void *lobby, int64_t account);
enum { LEAVER_BARS = 3 }; /* the fewest points that close ranked tables */
/* Appends, for `finger`, how many of the leaves count: "Left 2 ranked games in the last 14 days."
 * Then it appends how many of them were lost connections, if any. Appends nothing if no leave
 * counts. */
void leaver_put_count(const struct leaver_kept *kept, int64_t now, struct buf *out);
