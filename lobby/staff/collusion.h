/*
 * The collusion report: pattern.h judges an account's latest ranked games, which are read from the
 * store, and the result is put into words for moderators. It informs them and does nothing else.
 *
 * Nothing waits for it: the store reads on its own threads. The work on the loop is cut into slices
 * below a millisecond (tests/bench/bench-collusion): some partners, then some events of a game in
 * which soft moves are counted (table_check.h replays SOFT_GAMES of either sort at most).
 *
 * Everybody plays softly (soft_play.h) at times and with reason. So the report compares how often
 * somebody does it with one partner and how often with others (Fisher, see pattern.h). Soft moves
 * are counted only in games that list their moves, so not in Exta-Cards.
 */
#ifndef LOBBY_STAFF_COLLUSION_H
#define LOBBY_STAFF_COLLUSION_H

#include <stdint.h>

struct lobby;

enum {
    /* Events, and moves that soft_play_judge tries, in one slice. One event may exceed it by its
     * own cost (SOFT_PLAY_TRIED_MAX). */
    COLLUSION_SLICE = 100,
    COLLUSION_PARTNERS = 2, /* partners for whom one slice looks through the pool */
};

/* The lines for a report's case, about the partner who stands out most, without replays and
 * networks; "" if nobody was met often. `told` is called once, later. The text lives until it
 * returns. */
void collusion_brief(struct lobby *lobby, int64_t account,
                     void (*told)(void *arg, const char *text), void *arg);

#endif
