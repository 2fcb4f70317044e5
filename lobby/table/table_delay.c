/*
 * Spectators of a ranked game see it some moves late (the table's option `delay`), so that what
 * they could tell a player is old. Facts and turns for them wait here, with the position that they
 * led to, until enough moves have followed. When the game ends everything is shown. Friendly games
 * are not delayed.
 */
#include "table_private.h"

/* What one batch told, and the position that it led to. */
struct held {
    STAILQ_ENTRY(held) next;
    struct outbox out; /* only notices for spectators */
    int64_t at_ms;
    int32_t seq;
    int moves;
    alignas(max_align_t) uint8_t state[];
};

static bool table_delay_delayed(const struct game *g)
{
    return g->late_state && g->shown->end == STORE_GAME_LIVE;
}

const void *delay_state(const struct game *g)
{
    return table_delay_delayed(g) ? g->late_state : g->shown->state;
}

int32_t delay_seq(const struct game *g)
{
    return table_delay_delayed(g) ? g->late_seq : INT32_MAX;
}

static void table_delay_late_set(struct game *g, const void *state, int32_t seq)
{
    memcpy(g->late_state, state, g->rules->state_size);
    g->late_seq = seq;
}

void delay_begin(struct game *g, int moves)
{
    if (!g->row.competitive || moves == 0)
        return;
    g->late_moves = moves;
    g->late_state = xmalloc(g->rules->state_size);
    STAILQ_INIT(&g->held);
    table_delay_late_set(g, g->shown->state, g->shown->seq);
}

static void table_delay_held_drop(struct game *g)
{
    struct held *h = STAILQ_FIRST(&g->held);
    STAILQ_REMOVE_HEAD(&g->held, next);
    g->held_moves -= h->moves;
    outbox_free(&h->out);
    free(h);
}

void delay_free(struct game *g)
{
    while (!STAILQ_EMPTY(&g->held))
        table_delay_held_drop(g);
    free(g->late_state);
    g->late_state = NULL;
}

void delay_add(struct game *g, const struct outbox *out, const struct play *after, int moves,
               int64_t at_ms)
{
    struct table *t = g->table;
    if (!g->late_state)
        return;
    struct held *h = xmalloc(sizeof(*h) + g->rules->state_size);
    h->out = (struct outbox){0};
    outbox_copy(&h->out, out, GAME_TO_SPECTATORS);
    h->at_ms = at_ms;
    h->seq = after->seq;
    h->moves = moves;
    memcpy(h->state, after->state, g->rules->state_size);
    STAILQ_INSERT_TAIL(&g->held, h, next);
    g->held_moves += moves;
    while ((h = STAILQ_FIRST(&g->held)) && (g->held_moves - h->moves >= g->late_moves ||
                                            g->held_moves == 0 || after->end != STORE_GAME_LIVE)) {
        table_delay_late_set(g, h->state, h->seq);
        if (t)
            outbox_tell(g->tables, t, g->rules, &h->out, h->at_ms, GAME_TO_SPECTATORS, false);
        table_delay_held_drop(g);
    }
}
