/*
 * Games of bots against each other: for the test that plays some hundreds and for
 * tests/bench/bench-bots, which plays thousands.
 */
#pragma once

#include "search.h"

/* Levels: random moves, then 1 to 3, then somebody who always plays the hint. */
enum { BOT_RANDOM = 0, BOT_HINT = 4 };

struct bot_games {
    const struct game_rules *rules;
    int playouts; /* of level 3 for a move */
    struct rng rng;
    struct search search;
    struct game_events events;
    struct game_move legal[SEARCH_LEGAL_MAX];
    _Alignas(max_align_t) uint8_t st[GAME_STATE_MAX];
    _Alignas(max_align_t) uint8_t seen[GAME_STATE_MAX];
};

/* Begins anew for these rules, with chance from the name. */
void bot_games_open(struct bot_games *b, const struct game_rules *rules, const char *chance);
/* How a match is counted: by the pairs of `one` and each other player in which one of the two did
 * better. To do better is to win or, in a game with one loser, to have the better place. With two
 * seats the games are counted, ties as half. */
struct bot_score {
    long better, worse, same;
    long games;
};
/* Level `one` against level `other` at all further seats, each deal from every seat. Returns NULL,
 * or what went wrong (static). */
const char *bot_games_match(struct bot_games *b, int seats, int games, int one, int other,
                            struct bot_score *score);
/* In what percentage of the pairs `one` did better. With two seats, ties count half. */
double bot_score_share(const struct bot_score *score);

/* Plays games of this level against itself. *limit gets how many the option `limit` ended; games
 * whose length the rules set (EX-D12: throws) do not count there. Returns as above. */
const char *bot_games_circles(struct bot_games *b, int seats, int level, int games, int *limit);
