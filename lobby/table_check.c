/*
 * See table_check.h. Events are kept until the last is there: whether a game was ranked when it
 * began, which leaving depends on, may be known only from one of them (RK-D2).
 */
#include "table_check.h"

#include <stdlib.h>

#include "clock.h"
#include "table_private.h"
#include "xalloc.h"

struct table_check {
    struct tables *tables;
    struct store_game row;
    struct play_event *event;
    int nevents, cap;
    const char *broken;
    table_check_move *each;
    void *arg;
};

struct table_check *table_check_new(void)
{
    struct table_check *check = xcalloc(1, sizeof *check);
    const struct tables_deps deps = {.clock = &clock_system};
    check->tables = tables_new(&deps);
    return check;
}

void table_check_free(struct table_check **checkp)
{
    struct table_check *check = *checkp;
    *checkp = NULL;
    if (check == NULL)
        return;
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
    check->row = *row;
    check->nevents = 0;
    check->broken = NULL;
}

void table_check_event(struct table_check *check, int32_t seq, const struct store_event *event)
{
    if (check->nevents == check->cap) {
        check->cap = check->cap > 0 ? 2 * check->cap : 256;
        check->event = xrealloc(check->event, (size_t)check->cap * sizeof *check->event);
    }
    struct play_event *e = &check->event[check->nevents];
    if (check->broken != NULL)
        return;
    if (seq != check->nevents + 1) {
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

static const char *replay(struct table_check *check, struct game *g)
{
    struct outbox out = {0};
    bool begun = game_options_read(g) && game_begin(g, &out);
    outbox_free(&out);
    if (!begun)
        return "its options make no sense";
    for (int i = 0; i < check->nevents; i++) {
        const struct play_event *e = &check->event[i];
        struct game_move move;
        if (check->each != NULL && e->kind == EVENT_MOVE && e->seat >= 1 &&
            e->seat <= g->row.nseats &&
            g->rules->parse(g->ahead->state, e->seat, e->text, &move) == GAME_OK)
            check->each(check->arg, g->rules, g->ahead->state, e->seat, &move);
        enum game_code code = play_apply(g, g->ahead, e, &out);
        outbox_free(&out);
        if (code != GAME_OK)
            return e->kind == EVENT_HASH ? "its position differs" : "an event is refused";
    }
    return NULL;
}

static const char *compare(const struct store_game *row, const struct play *p)
{
    static const enum store_game_state state[] = {[PLAY_ON] = STORE_GAME_LIVE,
                                                  [PLAY_FINISHED] = STORE_GAME_FINISHED,
                                                  [PLAY_CANCELLED] = STORE_GAME_CANCELLED,
                                                  [PLAY_VOID] = STORE_GAME_VOID,
                                                  [PLAY_FROZEN] = STORE_GAME_FROZEN};
    if (state[p->end] != row->state)
        return "it has another end";
    for (int s = 1; s <= row->nseats && row->state == STORE_GAME_FINISHED; s++)
        if (p->result.place[s] != row->seat[s - 1].place)
            return "the places are others";
    return NULL;
}

enum table_verdict table_check_end(struct table_check *check, const char **why)
{
    const struct game_rules *rules = game_find_version(check->row.game, check->row.version);
    *why = check->broken;
    if (check->broken != NULL)
        return TABLE_DIFFERS;
    if (game_find(check->row.game) == NULL || check->row.nseats > GAME_SEATS_MAX) {
        *why = "nobody knows this game";
        return TABLE_DIFFERS;
    }
    if (check->row.state == STORE_GAME_FROZEN || rules == NULL)
        return TABLE_SKIPPED;
    struct game *g = game_new(check->tables, rules, &check->row);
    *why = replay(check, g);
    if (*why == NULL)
        *why = compare(&check->row, g->ahead);
    game_free(g);
    return *why == NULL ? TABLE_REPLAYED : TABLE_DIFFERS;
}
