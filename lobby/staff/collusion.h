/*
 * The collusion report: what pattern.h makes of an account's latest ranked games, read from the
 * store and put into words for moderators. It informs them and does nothing else.
 *
 * Nothing waits for it: the store reads on its own threads, and what is done on the loop is cut
 * into slices below a millisecond (tests/bench/bench-collusion): some partners, then some events of
 * a game in which soft moves are counted (table_check.h replays SOFT_GAMES of either sort at most).
 *
 * Everybody plays softly (soft_play.h) at times and with reason; what is compared is how often with
 * one partner and how often with others (Fisher, see pattern.h). It is counted in games with a list
 * of moves only, so not in Exta-Cards.
 */
#ifndef LOBBY_STAFF_COLLUSION_H
#define LOBBY_STAFF_COLLUSION_H

#include <stdint.h>

struct lobby;

enum {
    /* events and moves that soft_play_judge tries, at a time; what one event costs may come on top
       (SOFT_PLAY_TRIED_MAX) */
    COLLUSION_SLICE = 100,
    COLLUSION_PARTNERS = 2, /* looks through the pool at a time */
};

/* The lines of a report's case: those about the partner who stands out most, without replays and
 * networks; "" where nobody was met often. `told` is called once, later; the text lives until it
 * returns. */
void collusion_brief(struct lobby *lobby, int64_t account,
                     void (*told)(void *arg, const char *text), void *arg);

#endif
