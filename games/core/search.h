/*
 * The third level of a bot: an information-set Monte-Carlo search that serves every finite game.
 * Again and again, `resample` deals anew what the seat does not see, each of the seat's moves is
 * tried on that deal, and the game is played on: for the next moves as level 2 plays, then by
 * automatic moves, which are quicker. After each round the worse half of the moves is dropped
 * (sequential halving).
 *
 * Nothing here knows the real position: the caller passes one that `resample` has made for the
 * seat. So the search can see hidden cards only through a mistake in a game's `resample`.
 */
#ifndef GAMES_CORE_SEARCH_H
#define GAMES_CORE_SEARCH_H

#include "rng.h"

enum {
    SEARCH_LEGAL_MAX = 2048, /* legal moves that are looked at */
    SEARCH_MOVES_MAX = 96,   /* moves that are tried against each other */
    SEARCH_PLIES_MAX = 1500  /* a game that has not ended by then counts as a draw */
};

/* What a search works with: some 250 KB that the caller keeps, so that nothing is allocated. */
struct search_tried {
    uint16_t legal; /* index of the move */
    uint32_t score;
};
struct search {
    struct game_move legal[SEARCH_LEGAL_MAX];
    struct game_view view, seen; /* the seat's; in a playout, that of whoever moves */
    struct game_events events;
    struct search_tried tried[SEARCH_MOVES_MAX];
    int ntried;
    _Alignas(max_align_t) uint8_t deal[GAME_STATE_MAX];
    _Alignas(max_align_t) uint8_t state[GAME_STATE_MAX];
};

/* How long to think: about `playouts` playouts, or fewer if `late` says that time is up. `late` is
 * asked after each deal; it may be NULL. */
struct search_budget {
    int playouts;
    bool (*late)(void *arg);
    void *arg;
};

/* Chooses the move of a seat at this level (1..3), from a position that `rules->resample` has made
 * for it. At level 3 of a finite game it searches, and the game's own bot decides on reports,
 * doubts and announcements; else `rules->bot` decides. With the same position, generator and
 * playouts the answer is the same. False: the seat has nothing to do now; else `out` is a legal
 * move. */
bool search_move(struct search *search, const struct game_rules *rules, const void *position,
                 int seat, int level, const struct search_budget *budget, struct rng *rng,
                 struct game_move *out);

#endif
