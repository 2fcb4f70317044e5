/*
 * See table_check.h. Events are kept until all have come, because what leaving does depends on
 * whether the game was ranked when it began, and only a later event may tell that (RK-D2).
 */
#include "table_check.h"

#include "clock.h"
#include "table_private.h"

struct table_check {
    struct tables *tables;
    struct store_game row;
    struct play_event *event;
    int nevents, cap;
    const char *broken;
    bool skipped;
    struct game *game; /* while it is replayed */
    int at;            /* the event that is next */
    table_check_move *each;
    void *arg;
};

struct table_check *table_check_new(void)
{
    struct table_check *check = xcalloc(1, sizeof(*check));
    const struct tables_deps deps = {.clock = &clock_system};
    check->tables = tables_new(&deps);
    return check;
}

void table_check_free(struct table_check **checkp)
{
    struct table_check *check = *checkp;
    *checkp = NULL;
    if (!check)
        return;
    if (check->game)
        game_free(check->game);
    tables_free(&check->tables);
    free(check->event);
    free(check);
}

void table_check_watch(struct table_check *check, table_check_move *each, void *arg)
{
    check->each = each;
    check->arg = arg;
}

void table_check_game(struct table_check *check, const struct store_game *row)
{
    if (check->game)
        game_free(check->game);
    check->game = NULL;
    check->row = *row;
    check->nevents = check->at = 0;
    check->broken = NULL;
    check->skipped = false;
}

void table_check_event(struct table_check *check, const struct store_event *event)
{
    XGROW(check->event, check->nevents, check->cap);
    struct play_event *e = &check->event[check->nevents];
    if (check->broken)
        return;
    if (event->seq != check->nevents + 1) {
        check->broken = "an event is missing";
    } else if (!event_parse(event->text, e)) {
        check->broken = "an event makes no sense";
    } else {
        e->at_ms = event->at_ms;
        e->command = event->command;
        check->row.competitive |= e->kind == EVENT_SHARED;
        check->nevents++;
    }
}

/* Deals the game, before its first event is replayed. Sets `skipped` or `broken` if it cannot. */
static void table_check_replay_begin(struct table_check *check)
{
    const struct game_rules *rules = game_find_version(check->row.game, check->row.version);
    struct outbox out = {0};
    if (!game_find(check->row.game) || check->row.nseats > GAME_SEATS_MAX) {
        check->broken = "nobody knows this game";
        return;
    }
    check->skipped = check->row.state == STORE_GAME_FROZEN || !rules;
    if (check->skipped)
        return;
    check->game = game_new(check->tables, rules, &check->row);
    if (!game_options_read(check->game) || !game_begin(check->game, &out))
        check->broken = "its options make no sense";
    outbox_free(&out);
}

bool table_check_step(struct table_check *check)
{
    struct outbox out = {0};
    struct game_move move;
    if (!check->broken && !check->skipped && !check->game)
        table_check_replay_begin(check);
    if (check->broken || check->skipped || check->at == check->nevents)
        return false;
    struct game *g = check->game;
    const struct play_event *e = &check->event[check->at++];
    if (check->each && e->kind == EVENT_MOVE && e->seat >= 1 && e->seat <= g->row.nseats &&
        g->rules->parse(g->ahead->state, e->seat, e->text, &move) == GAME_OK)
        check->each(check->arg, g->rules, g->ahead->state, e->seat, &move);
    if (play_apply(g, g->ahead, e, &out) != GAME_OK)
        check->broken = e->kind == EVENT_HASH ? "its position differs" : "an event is refused";
    outbox_free(&out);
    return true;
}

bool table_check_rated(const struct table_check *check, struct rating_entrant *out,
                       enum rating_mode *mode)
{
    return rating_game(check->game, check->game->ahead, out, mode);
}

static const char *table_check_compare(const struct store_game *row, const struct play *p)
{
    if (p->end != row->state)
        return "it has another end";
    for (int s = 1; s <= row->nseats && row->state == STORE_GAME_FINISHED; s++)
        if (p->result.place[s] != row->seat[s - 1].place)
            return "the places are others";
    return NULL;
}

enum table_verdict table_check_end(struct table_check *check, const char **why)
{
    while (table_check_step(check))
        ;
    *why = check->broken;
    if (check->skipped)
        return TABLE_SKIPPED;
    if (!*why)
        *why = table_check_compare(&check->row, check->game->ahead);
    return !*why ? TABLE_REPLAYED : TABLE_DIFFERS;
}
