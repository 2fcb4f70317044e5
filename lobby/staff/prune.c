/*
 * See prune.h. The machine's clock decides what is old, so nothing is deleted while that clock
 * cannot be right.
 */
#include "prune.h"

#include <stdlib.h>

#include "buf.h"
#include "lobby_state.h"
#include "log.h"
#include "xalloc.h"

static const char *const kinds[STORE_KEPT_KINDS] = {
    [STORE_KEPT_LOGINS] = "logins",       [STORE_KEPT_MESSAGES] = "messages",
    [STORE_KEPT_NOTES] = "notes",         [STORE_KEPT_REPORTS] = "reports",
    [STORE_KEPT_SANCTIONS] = "sanctions", [STORE_KEPT_AUDIT] = "audit"};

struct pruning {
    struct timer timer;
    struct store_pruned done; /* in the present round */
};

static void slice(void *arg);

static void again(struct lobby *lobby, int64_t ms)
{
    timer_set(lobby->timers, &lobby->pruning->timer, ms, slice, lobby);
}

static void round_end(struct lobby *lobby)
{
    struct store_pruned *done = &lobby->pruning->done;
    struct buf line = {0};
    if (done->games > 0)
        buf_printf(&line, "games=%d ", done->games);
    for (int kind = 0; kind < STORE_KEPT_KINDS; kind++)
        if (done->rows[kind] > 0)
            buf_printf(&line, "%s=%lld ", kinds[kind], (long long)done->rows[kind]);
    if (line.len > 0)
        log_info("pruned", "%.*s", (int)line.len - 1, line.data);
    buf_free(&line);
    *done = (struct store_pruned){0};
    again(lobby, PRUNE_ROUND_MS);
}

static void add(struct store_pruned *sum, const struct store_pruned *slice)
{
    sum->games += slice->games;
    for (int kind = 0; kind < STORE_KEPT_KINDS; kind++)
        sum->rows[kind] += slice->rows[kind];
    sum->cursor = slice->cursor;
}

static void slice_done(void *arg, enum store_status status, const struct store_pruned *pruned)
{
    struct lobby *lobby = arg;
    add(&lobby->pruning->done, pruned);
    if (status == STORE_OK && pruned->more)
        again(lobby, PRUNE_SLICE_MS);
    else
        round_end(lobby);
}

static bool clock_sound(const struct lobby *lobby)
{
    return !lobby->deps.clock_sound || lobby->deps.clock_sound(lobby->deps.arg);
}

static struct store_prune what_may_go(const struct lobby *lobby)
{
    const struct lobby_conf *conf = &lobby->deps.conf;
    const int64_t now = clock_wall(lobby->deps.clock);
    struct store_prune what = {.before_ms = now - conf->guest_games_ms,
                               .guest_games = conf->guest_games,
                               .account_games = conf->account_games};
    for (int kind = 0; kind < STORE_KEPT_KINDS; kind++)
        if (conf->kept_ms[kind] != 0)
            what.rows_before_ms[kind] = now - conf->kept_ms[kind];
    return what;
}

static void slice(void *arg)
{
    struct lobby *lobby = arg;
    struct store_prune what = what_may_go(lobby);
    if (!clock_sound(lobby)) {
        round_end(lobby);
        return;
    }
    what.cursor = lobby->pruning->done.cursor;
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
