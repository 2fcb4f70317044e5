/*
 * See prune.h. What is old is told by the clock of the machine, so nothing goes while that cannot
 * be right.
 */
#include "prune.h"

#include "inside.h"
#include "log.h"

static void slice(void *arg);

static void again(struct lobby *lobby, int64_t ms)
{
    timer_set(lobby->timers, &lobby->prune.timer, ms, slice, lobby);
}

static void round_end(struct lobby *lobby)
{
    if (lobby->prune.games > 0)
        log_info("pruned", "games=%lld", (long long)lobby->prune.games);
    lobby->prune.games = lobby->prune.cursor = 0;
    again(lobby, PRUNE_ROUND_MS);
}

static void slice_done(void *arg, enum store_status status, const struct store_pruned *pruned)
{
    struct lobby *lobby = arg;
    lobby->prune.games += pruned->games;
    lobby->prune.cursor = pruned->cursor;
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
                                     .cursor = lobby->prune.cursor};
    store_prune(lobby->deps.store, &what, slice_done, lobby);
}

void prune_begin(struct lobby *lobby)
{
    again(lobby, PRUNE_ROUND_MS / 10);
}
