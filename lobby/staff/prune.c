/*
 * See prune.h. The machine's clock decides what is old, so nothing is deleted while that clock
 * cannot be right.
 */
#include "prune.h"

#include <stdlib.h>

#include "lobby_state.h"
#include "log.h"
#include "xalloc.h"

struct pruning {
    struct timer timer;
    int64_t games, cursor; /* of the present round */
};

static void slice(void *arg);

static void again(struct lobby *lobby, int64_t ms)
{
    timer_set(lobby->timers, &lobby->pruning->timer, ms, slice, lobby);
}

static void round_end(struct lobby *lobby)
{
    if (lobby->pruning->games > 0)
        log_info("pruned", "games=%lld", (long long)lobby->pruning->games);
    lobby->pruning->games = lobby->pruning->cursor = 0;
    again(lobby, PRUNE_ROUND_MS);
}

static void slice_done(void *arg, enum store_status status, const struct store_pruned *pruned)
{
    struct lobby *lobby = arg;
    lobby->pruning->games += pruned->games;
    lobby->pruning->cursor = pruned->cursor;
    if (status == STORE_OK && pruned->more)
        again(lobby, PRUNE_SLICE_MS);
    else
        round_end(lobby);
}

static void slice(void *arg)
{
    struct lobby *lobby = arg;
    const struct lobby_conf *conf = &lobby->deps.conf;
    if (lobby->deps.clock_sound && !lobby->deps.clock_sound(lobby->deps.arg)) {
        round_end(lobby);
        return;
    }
    const struct store_prune what = {.before_ms =
                                         clock_wall(lobby->deps.clock) - conf->guest_games_ms,
                                     .guest_games = conf->guest_games,
                                     .account_games = conf->account_games,
                                     .cursor = lobby->pruning->cursor};
    store_prune(lobby->deps.store, &what, slice_done, lobby);
}

static void prune_begin(struct lobby *lobby)
{
    again(lobby, PRUNE_ROUND_MS / 10);
}

static void prune_make(struct lobby *lobby)
{
    lobby->pruning = xcalloc(1, sizeof(*lobby->pruning));
}

static void prune_end(struct lobby *lobby)
{
    timer_cancel(lobby->timers, &lobby->pruning->timer);
    free(lobby->pruning);
}

const struct lobby_part prune_part = {.make = prune_make, .begin = prune_begin, .end = prune_end};
