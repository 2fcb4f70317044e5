/*
 * While the room runs, deletes what need not be kept any more, a slice at a time (store_prune):
 * what is older than the settings allow, games of guests after a while, and unranked games of
 * accounts that have many newer ones. Before each slice, ends old requests for accounts. The
 * machine's clock decides what is old, so nothing is deleted while that clock cannot be right.
 */
#include "act.h"
#include "log.h"

enum {
    ROUND_MS = 600000, /* from the end of a round to the next */
    SLICE_MS = 200     /* between slices */
};

static const char *const kinds[STORE_KEPT_KINDS] = {
    [STORE_KEPT_LOGINS] = "logins",       [STORE_KEPT_MESSAGES] = "messages",
    [STORE_KEPT_NOTES] = "notes",         [STORE_KEPT_REPORTS] = "reports",
    [STORE_KEPT_SANCTIONS] = "sanctions", [STORE_KEPT_AUDIT] = "audit"};

struct pruning {
    struct timer timer;
    struct store_pruned done; /* what was deleted in the present round */
};

static void prune_slice(void *arg);

static void prune_again(struct lobby *lobby, int64_t ms)
{
    timer_set(lobby->timers, &lobby->pruning->timer, ms, prune_slice, lobby);
}

static void prune_round_end(struct lobby *lobby)
{
    struct store_pruned *done = &lobby->pruning->done;
    BUF_LOCAL line = {0};
    if (done->games > 0)
        buf_printf(&line, "games=%d ", done->games);
    for (int kind = 0; kind < STORE_KEPT_KINDS; kind++)
        if (done->rows[kind] > 0)
            buf_printf(&line, "%s=%jd ", kinds[kind], done->rows[kind]);
    if (line.len > 0)
        log_info("pruned", "%.*s", (int)line.len - 1, line.data);
    *done = (struct store_pruned){0};
    prune_again(lobby, ROUND_MS);
}

static void prune_add(struct store_pruned *sum, const struct store_pruned *slice)
{
    sum->games += slice->games;
    for (int kind = 0; kind < STORE_KEPT_KINDS; kind++)
        sum->rows[kind] += slice->rows[kind];
    sum->cursor = slice->cursor;
}

static void prune_slice_done(void *arg, enum store_status status, const struct store_pruned *pruned)
{
    struct lobby *lobby = arg;
    if (status == STORE_OK)
        prune_add(&lobby->pruning->done, pruned);
    if (status == STORE_OK && pruned->more)
        prune_again(lobby, SLICE_MS);
    else
        prune_round_end(lobby);
}

static struct store_prune prune_what_may_go(const struct lobby *lobby)
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

static void prune_slice(void *arg)
{
    struct lobby *lobby = arg;
    struct store_prune what = prune_what_may_go(lobby);
    if (!lobby_clock_sound(lobby)) {
        prune_round_end(lobby);
        return;
    }
    approve_expire(lobby);
    what.cursor = lobby->pruning->done.cursor;
    store_prune(lobby->deps.store, &what, prune_slice_done, lobby);
}

static void prune_begin(void *lobby)
{
    prune_again(lobby, ROUND_MS / 10);
}

const struct lobby_part prune_part = {LOBBY_SLOT(pruning), .begin = prune_begin};

/* ---- By hand ---- */

struct prune_act {
    struct act act;
    struct store_prune what;
    struct store_pruned done;
};

/* Goes on with the next slice. Each slice is a transaction of its own, so that others can write in
 * between. */
static void prune_act_sliced(void *arg, enum store_status status, const struct store_pruned *pruned)
{
    struct prune_act *p = arg;
    struct store *store = p->act.errand.lobby->deps.store;
    prune_add(&p->done, pruned);
    if (act_refused(&p->act, status != STORE_OK,
                    "The disk is full: not all was deleted. Make room, and do it again."))
        return;
    p->what.cursor = pruned->cursor;
    if (pruned->more) {
        store_prune(store, &p->what, prune_act_sliced, p);
        return;
    }
    int64_t rows = 0;
    for (int kind = 0; kind < STORE_KEPT_KINDS; kind++)
        rows += p->done.rows[kind];
    act_audit(&p->act, "", "%jd rows, %d games", rows, p->done.games);
    buf_printf(&p->act.list, "Deleted: %jd rows and %d games.\n", rows, p->done.games);
    act_writes_audit(&p->act, NULL);
}

/* Writes a line of what is due, "logins  120, the oldest of 2025-11-21 14:02". */
static void prune_due_line(struct prune_act *p, const char *kind, const struct store_due_kind *due)
{
    act_line(&p->act, "%-14s %jd{, the oldest of %jd}\n", kind, due->count, due->oldest_ms);
}

static void prune_due_read(void *arg, enum store_status status, const struct store_due *due)
{
    struct prune_act *p = arg;
    if (act_failed(&p->act, status))
        return;
    for (int kind = 0; kind < STORE_KEPT_KINDS; kind++)
        prune_due_line(p, kinds[kind], &due->rows[kind]);
    prune_due_line(p, "guest-games", &due->guest_games);
    prune_due_line(p, "unranked-games", &due->account_games);
    if (p->act.asked.how == ACT_DRY)
        act_end_list(&p->act);
    else
        store_prune(p->act.errand.lobby->deps.store, &p->what, prune_act_sliced, p);
}

static void prune_prune(struct act *act)
{
    struct prune_act *p = (struct prune_act *)act;
    p->what = prune_what_may_go(act->errand.lobby);
    if (!lobby_clock_sound(act->errand.lobby))
        act_end(act, false,
                "The clock of the machine cannot be right. Set it first: it decides "
                "what is old.");
    else
        store_prune_due(act->errand.lobby->deps.store, &p->what, prune_due_read, p);
}

static const struct act_field prune_fields[] = {
    {"kind", ACT_FIELD_TEXT, "what goes by its age, or by the number of newer ones",
     .words = "logins|messages|notes|reports|sanctions|audit|guest-games|unranked-games"},
    {"count", ACT_FIELD_NUMBER, "how many are due"},
    {"oldest", ACT_FIELD_TIME, "when the oldest was made", .null = true}};

const struct act_row prune_acts[] = {
    {"prune", STORE_ADMIN, prune_prune, "delete now what the settings no longer keep",
     .only = ACT_SOCKET, ACT_FIELDS(prune_fields), .size = sizeof(struct prune_act)},
    {NULL}};
