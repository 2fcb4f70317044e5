/*
 * Those who leave ranked games (doc/rules/ranking.md, RK-D6): what is remembered of it, and a
 * ladder of bars from ranked tables for those who do it again and again.
 *
 * A leave weighs 2 points, or 1 where the connection was lost and the player was away for too long;
 * nothing where more than half of the others said `forgive`, and nothing once the staff pardoned it
 * or made the game void. It counts for 14 days. For every 5 ranked games that the player finished
 * since the oldest leave that counts a point goes. A leave that brings the points to 3 closes
 * ranked tables for 10 minutes, to 5 for an hour, to 7 for 6 hours, to 9 for a day; a lost
 * connection closes them for an hour at most, as nobody can help that for ever. Friendly tables
 * stay open. So one leave never closes anything, and who finishes ten games for each that they
 * quit is never barred for long.
 *
 * RK-D20 gives the figures. A bar grows with repeats within days, fades with games that are
 * finished and is shorter for a lost link, so that it does not hit people whose connection is bad.
 */
#ifndef LOBBY_STAFF_LEAVER_H
#define LOBBY_STAFF_LEAVER_H

#include "buf.h"
#include "table.h"

struct lobby;

/* How a game was left, as the store has it. */
enum leave_how { LEAVE_QUIT, LEAVE_LOST, LEAVE_FORGIVEN, LEAVE_PARDONED };

enum {
    LEAVER_GAMES = 100, /* of its last games are looked at */
    LEAVER_GAMES_A_POINT = 5
};
#define LEAVER_MS INT64_C(1209600000) /* 14 days */

struct leave_mark {
    int64_t at_ms;
    enum leave_how how;
};
/* The points of somebody at `now` (UTC ms), by their leaves and by when they finished ranked games,
 * both in any order. */
int leaver_points(const struct leave_mark *marks, int nmarks, const int64_t *finished_ms,
                  int nfinished, int64_t now);
/* How long a leave that brought the points to so many closes ranked tables, in ms; 0: it does not.
 */
int64_t leaver_bar_ms(int points, enum leave_how how);

/* What a table tells: remembered, and the player told what comes of it, now or at the next login.
 */
void leaver_left(struct lobby *lobby, const struct table_leave *leave);
/* ms for which ranked tables are closed to an account. */
int64_t leaver_barred(struct lobby *lobby, int64_t account);
/* For `finger`: "Left 2 ranked games in the last 14 days." of these leaves; nothing where none
 * counts. */
void leaver_put_count(const struct leave_mark *marks, int nmarks, int64_t now, struct buf *out);

#endif
