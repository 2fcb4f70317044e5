/*
 * What games were worth to players who were not there to hear it. This room remembers it until they
 * are back. Some players never come back, so only the latest entries are kept.
 */
#include <string.h>

#include "table_private.h"
#include "xalloc.h"

enum { UNTOLD_MAX = 500 };

struct untold {
    int64_t account; /* 0: they have been told */
    int64_t game, number, xp, chips;
    const struct game_rules *rules;
    enum table_ending ending;
    int8_t outcome;
    uint8_t place;
    bool rated, provisional;
    int32_t rating, rating_moved;
    char reason[STORE_ENDING_MAX]; /* why the staff made it void */
};
/* A ring: the next one replaces the oldest. */
struct untolds {
    struct untold each[UNTOLD_MAX];
    int n, next;
};

/* The entry of this game, if there is one because a vote or the staff changes what it was worth;
 * else a new entry. */
static struct untold *table_untold_place(struct tables *ts, int64_t account, int64_t game)
{
    if (!ts->untolds)
        ts->untolds = xcalloc(1, sizeof(*ts->untolds));
    struct untolds *all = ts->untolds;
    for (int i = 0; i < all->n; i++)
        if (all->each[i].account == account && all->each[i].game == game)
            return &all->each[i];
    struct untold *place = &all->each[all->next];
    all->next = (all->next + 1) % UNTOLD_MAX;
    all->n += all->n < UNTOLD_MAX;
    return place;
}

static enum table_ending table_untold_ending_of(const struct store_game *row,
                                                const struct store_seat *seat)
{
    switch (row->state) {
    case STORE_GAME_FINISHED: return seat->left ? TABLE_ENDED_LEFT : TABLE_ENDED_PLAYED;
    case STORE_GAME_VOID: return TABLE_ENDED_VOID;
    default: return TABLE_ENDED_CANCELLED;
    }
}

/* Whether somebody sits at the game's table or watches it, and so hears what is told there. */
static bool table_untold_hears_table(const struct tables *ts, const struct game *g, int64_t account)
{
    struct place p = place_of(ts, account);
    return g->table && (p.seated == g->table->number || p.watched == g->table->number);
}

void untold_note(struct tables *ts, const struct game *g, const struct store_game *row, int at)
{
    const struct store_seat *seat = &row->seat[at - 1];
    if (seat->kind != STORE_SEAT_ACCOUNT)
        return;
    bool on = ts->deps.present(ts->deps.arg, seat->account);
    if (on && (row->state != STORE_GAME_VOID || table_untold_hears_table(ts, g, seat->account)))
        return;
    struct untold *u = table_untold_place(ts, seat->account, row->id);
    *u = (struct untold){.account = seat->account,
                         .game = row->id,
                         .number = row->number,
                         .xp = seat->xp,
                         .chips = seat->chips,
                         .rules = g->rules,
                         .ending = table_untold_ending_of(row, seat),
                         .outcome = seat->outcome,
                         .place = seat->place,
                         .rated = seat->rated && row->state == STORE_GAME_FINISHED,
                         .provisional = rating_provisional(ts, g->rules, seat->account),
                         .rating = seat->rating,
                         .rating_moved = seat->rating_moved};
    if (row->state == STORE_GAME_VOID)
        memcpy(u->reason, row->ending, sizeof(u->reason));
    if (on) /* somewhere else */
        untold_tell(ts, seat->account);
}

void untold_tell(struct tables *ts, int64_t account)
{
    struct outbox out = {0};
    struct untolds *all = ts->untolds;
    for (int i = 0; all && i < all->n; i++) {
        struct untold *u = &all->each[(all->next + i) % all->n];
        if (u->account != account)
            continue;
        outbox_one(&out, account,
                   &(struct notice){.kind = NOTICE_ENDED,
                                    .rules = u->rules,
                                    .ended = {.game = u->number,
                                              .how = u->ending,
                                              .result = {.place = u->place,
                                                         .outcome = u->outcome,
                                                         .xp = u->xp,
                                                         .chips = u->chips,
                                                         .rated = u->rated,
                                                         .provisional = u->provisional,
                                                         .rating = u->rating,
                                                         .rating_moved = u->rating_moved},
                                              .text = u->reason}});
        u->account = 0;
    }
    for (int i = 0; i < out.n; i++)
        ts->deps.notice(ts->deps.arg, account, &out.item[i].notice);
    outbox_free(&out);
}
