/*
 * Remembers what games were worth to players who were not there to hear it, until they are back.
 * Some players never come back, so only the latest entries are kept.
 */
#include "table_private.h"

enum { UNTOLD_MAX = 500 };

struct untold {
    int64_t account; /* 0: they have been told */
    int64_t game;    /* its id */
    const struct game_rules *rules;
    struct notice_ended ended;
    char reason[STORE_ENDING_MAX]; /* the text of `ended`: why the staff made the game void */
};
/* A ring: the next one replaces the oldest. */
struct untolds {
    struct untold each[UNTOLD_MAX];
    int n, next;
};

/* The entry of this game for the account, or a new one. There is one already if a vote or the staff
 * changes what the game was worth. */
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

/* Whether somebody sits at the game's table or watches it, and so hears what is told there. */
static bool table_untold_hears_table(const struct tables *ts, const struct game *g, int64_t account)
{
    return g->table && (table_place(&ts->seated, account) == g->table->number ||
                        table_place(&ts->watching, account) == g->table->number);
}

void untold_note(struct tables *ts, const struct game *g, const struct store_game *row, int at)
{
    const struct store_seat *seat = &row->seat[at - 1];
    if (seat->kind == STORE_SEAT_BOT)
        return;
    bool on = ts->deps.present(ts->deps.arg, seat->account);
    if (!on && seat->kind != STORE_SEAT_ACCOUNT) /* a guest does not come back */
        return;
    if (on && (row->state != STORE_GAME_VOID || table_untold_hears_table(ts, g, seat->account)))
        return;
    struct untold *u = table_untold_place(ts, seat->account, row->id);
    *u = (struct untold){.account = seat->account,
                         .game = row->id,
                         .rules = g->rules,
                         .ended = {.game = row->number,
                                   .how = TABLE_ENDED_CANCELLED,
                                   .result = settle_result(ts, g->rules, seat)}};
    u->ended.result.rated &= row->state == STORE_GAME_FINISHED;
    if (row->state == STORE_GAME_FINISHED)
        u->ended.how = seat->left ? TABLE_ENDED_LEFT : TABLE_ENDED_PLAYED;
    if (row->state == STORE_GAME_VOID) {
        u->ended.how = TABLE_ENDED_VOID;
        memcpy(u->reason, row->ending, sizeof(u->reason));
    }
    if (on) /* somewhere else */
        untold_tell(ts, seat->account);
}

void untold_tell(struct tables *ts, int64_t account)
{
    struct untolds *all = ts->untolds;
    for (int i = 0; all && i < all->n; i++) {
        struct untold *u = &all->each[(all->next + i) % all->n];
        if (u->account != account)
            continue;
        struct notice n = {.kind = NOTICE_ENDED, .rules = u->rules, .ended = u->ended};
        n.ended.text = u->reason;
        u->account = 0;
        ts->deps.notice(ts->deps.arg, account, &n);
    }
}

void untold_merged(struct tables *ts, int64_t from, int64_t into)
{
    struct untolds *all = ts->untolds;
    for (int i = 0; all && i < all->n; i++)
        if (all->each[i].account == from)
            all->each[i].account = into;
}
