/*
 * What tables need for bots that think: a worker that thinks elsewhere and answers through a
 * callback from the main loop.
 */
#pragma once

#include <stdalign.h>
#include <stdbool.h>
#include <stddef.h>

#include "search.h"

/* A question about a position. If the game is in play, the `resample` of its rules made the
 * position for the seat, so that the thinker never sees the real one. */
struct thought {
    const struct game_rules *rules;
    int32_t table; /* `table`, `game` and `seq` show whether an answer comes too late */
    int64_t game;
    int32_t seq;
    uint8_t seat, level;
    uint8_t seed[32]; /* for the bot's own random choices */
    /* For search_judge. `taught`: the seat is in a lesson; `asks_own`: it asks about the move
     * `own`; `judged`: the answer. */
    bool taught, asks_own;
    struct game_move own;
    struct search_judged judged;
    alignas(max_align_t) uint8_t position[GAME_STATE_MAX];
};

/* Called with the answer. `move` NULL: the seat has nothing to do. `about` and `move` live until
 * the call returns. */
typedef void thinker_cb(void *arg, const struct thought *about, const struct game_move *move);

struct thinker {
    /* Asks what a bot of `level` would do. Copies the question. False: the thinker is busy, and
     * there will be no answer. NULL: this thinker only judges. */
    bool (*think)(struct thinker *thinker, const struct thought *about, thinker_cb *cb, void *arg);
    /* Asks how good the moves are (search_judge). Copies and fails as `think` does. The callback's
     * `move` is the best one. */
    bool (*judge)(struct thinker *thinker, const struct thought *about, thinker_cb *cb, void *arg);
};
