/*
 * The third level of a bot: an information-set Monte-Carlo search that serves every finite game.
 * What the seat does not see is dealt anew time and again (`resample`), each of its moves is tried
 * on the deal, and quick play finishes the game; the worse half of the moves is dropped round by
 * round (sequential halving).
 *
 * Nothing here knows the real position: the caller hands over one that `resample` has made for the
 * seat, so that a mistake in a game's `resample` is the only way to peek.
 */
#ifndef GAMES_CORE_SEARCH_H
#define GAMES_CORE_SEARCH_H

#include "rng.h"

enum {
    SEARCH_LEGAL_MAX = 2048, /* legal moves that are looked at */
    SEARCH_MOVES_MAX = 96,   /* moves that are tried against each other */
    SEARCH_PLIES_MAX = 1500  /* a game that has not ended by then counts as a draw */
};

/* What a search works in: some 250 KB that the caller keeps, so that nothing is allocated. */
struct search_tried {
    uint16_t legal; /* index of the move */
    uint32_t score;
};
struct search {
    struct game_move legal[SEARCH_LEGAL_MAX];
    struct game_view view;
    struct game_events events;
    struct search_tried tried[SEARCH_MOVES_MAX];
    int ntried;
    _Alignas(max_align_t) uint8_t deal[GAME_STATE_MAX];
    _Alignas(max_align_t) uint8_t state[GAME_STATE_MAX];
};

/* How long to think: about so many playouts, or fewer once `late` (may be NULL) says so; it is
 * asked after each deal. */
struct search_budget {
    int playouts;
    bool (*late)(void *arg);
    void *arg;
};

/* The move of a seat at this level (1..3), from a position that `rules->resample` has made for it.
 * Level 3 of a finite game searches, the game's own bot deciding on reports, doubts and
 * announcements; all else is `rules->bot`. With the same position, generator and playouts the
 * answer is the same. Returns false where the seat has nothing to do now; else `out` is a legal
 * move. */
bool search_move(struct search *search, const struct game_rules *rules, const void *position,
                 int seat, int level, const struct search_budget *budget, struct rng *rng,
                 struct game_move *out);

#endif
