/*
 * See bot_games.h.
 */
#include "bot_games.h"

enum { PLIES_MAX = 20000 };

void bot_games_open(struct bot_games *b, const struct game_rules *rules, const char *chance)
{
    uint8_t seed[32] = {0};

    strncpy((char *)seed, chance, sizeof(seed) - 1);
    b->rules = rules;
    rng_seed(&b->rng, seed);
}

/* The move of a seat. False: it has none now. */
static bool decide(struct bot_games *b, int seat, int level, struct game_move *out)
{
    struct search_budget budget = {.playouts = b->playouts};
    int n;

    if (level == BOT_HINT) {
        struct search_judged judged;
        struct game_turn turn;

        b->rules->turn(b->st, &turn);
        if ((turn.must >> seat & 1) == 0) /* hints are for one's own turn */
            return false;
        search_judge(&b->search, b->rules, b->st, seat, NULL, false, NULL, &judged);
        *out = judged.best[0].move;
        return judged.n > 0;
    }
    if (level != BOT_RANDOM) {
        b->rules->resample(b->seen, b->st, seat, &b->rng);
        return search_move(&b->search, b->rules, b->seen, seat, level, &budget, &b->rng, out);
    }
    n = b->rules->legal(b->st, seat, b->legal, SEARCH_LEGAL_MAX);
    if (n > 0)
        *out =
            b->legal[rng_below(&b->rng, (uint32_t)(n < SEARCH_LEGAL_MAX ? n : SEARCH_LEGAL_MAX))];
    return n > 0;
}

static const char *act(struct bot_games *b, int seat, int level)
{
    struct game_move m;

    if (!decide(b, seat, level, &m))
        return NULL;
    b->events.n = 0;
    return b->rules->apply(b->st, seat, &m, &b->events) == GAME_OK ? NULL
                                                                   : "a bot's move is refused";
}

/* Plays one game with default options; seat s has level[s]. Returns NULL, or what went wrong. */
static const char *play(struct bot_games *b, int seats, uint64_t seed, const int level[],
                        struct game_result *result)
{
    struct game_setup setup;
    struct game_turn turn;
    const char *why = NULL;

    game_setup_defaults(b->rules, seats, &setup);
    game_setup_seed(&setup, seed);
    b->events.n = 0;
    b->rules->start(b->st, &setup, &b->events);
    for (int ply = 0; ply < PLIES_MAX && !why; ply++) {
        b->rules->turn(b->st, &turn);
        if (turn.over) {
            b->rules->result(b->st, result);
            return NULL;
        }
        for (int seat = 1; seat <= seats && !why; seat++)
            if (turn.may & ~turn.must & 1 << seat)
                why = act(b, seat, level[seat]);
        b->rules->turn(b->st, &turn);
        if (turn.must != 0 && !why)
            why = act(b, __builtin_ctz(turn.must), level[__builtin_ctz(turn.must)]);
    }
    return why ? why : "a game does not end";
}

static void count(const struct game_rules *rules, const struct game_result *result, int seats,
                  int seat, struct bot_score *score)
{
    bool won = result->winners >> seat & 1;

    score->games++;
    for (int s = 1; s <= seats; s++) {
        bool his = result->winners >> s & 1;
        int ahead = rules->only_last_loses ? result->place[s] - result->place[seat] : won - his;

        if (s == seat)
            continue;
        score->better += ahead > 0;
        score->worse += ahead < 0;
        score->same += ahead == 0;
    }
}

const char *bot_games_match(struct bot_games *b, int seats, int games, int one, int other,
                            struct bot_score *score)
{
    memset(score, 0, sizeof(*score));
    for (int g = 0; g < games; g++) {
        int level[GAME_SEATS_MAX + 1];
        struct game_result result;
        int seat = 1 + g % seats;

        for (int s = 1; s <= seats; s++)
            level[s] = s == seat ? one : other;
        const char *why = play(b, seats, 1000 + (uint64_t)(g / seats), level, &result);
        if (why)
            return why;
        count(b->rules, &result, seats, seat, score);
    }
    return NULL;
}

double bot_score_share(const struct bot_score *score)
{
    /* With more than two seats, most pairs consist of two who did not win. They say nothing. */
    bool pairs = score->better + score->worse + score->same > score->games;
    double all = (double)(score->better + score->worse) + (pairs ? 0 : (double)score->same);

    return 100.0 * ((double)score->better + (pairs ? 0 : (double)score->same / 2)) / all;
}

const char *bot_games_circles(struct bot_games *b, int seats, int level, int games, int *limit)
{
    int same[GAME_SEATS_MAX + 1];

    *limit = 0;
    for (int s = 0; s <= GAME_SEATS_MAX; s++)
        same[s] = level;
    for (int g = 0; g < games; g++) {
        struct game_result result;
        const char *why = play(b, seats, 5000 + (uint64_t)g, same, &result);

        if (why)
            return why;
        *limit += result.by_limit;
    }
    return NULL;
}
