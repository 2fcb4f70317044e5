/*
 * Games of bots against each other. A test plays some hundreds of them, and tests/bench/bench-bots
 * plays thousands.
 */
#pragma once

#include "search.h"

/* Levels: 0 plays random moves, 1 to 3 are the levels of bots, and 4 always plays the hint. */
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

/* Begins anew for these rules. Chance is seeded with the text `chance`. */
void bot_games_open(struct bot_games *b, const struct game_rules *rules, const char *chance);
/* How a match is counted: by the pairs of `one` and each other player in which one of the two did
 * better. To do better is to win or, in a game with one loser, to have the better place. With two
 * seats the games are counted, ties as half. */
struct bot_score {
    long better, worse, same;
    long games;
};
/* Plays level `one` at one seat against level `other` at all other seats, each deal once from every
 * seat. Returns NULL, or what went wrong (static). */
const char *bot_games_match(struct bot_games *b, int seats, int games, int one, int other,
                            struct bot_score *score);
/* The percentage of the pairs in which `one` did better. With two seats, ties count half. */
double bot_score_share(const struct bot_score *score);

/* Plays games of this level against itself. *limit gets how many of them the option `limit` ended.
 * This does not count games whose length the rules set (EX-D12: throws). Returns as
 * bot_games_match. */
const char *bot_games_circles(struct bot_games *b, int seats, int level, int games, int *limit);
