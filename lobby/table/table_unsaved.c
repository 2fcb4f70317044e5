/*
 * Friendly games on a full disk, except deals of the day, duels and games of cups. They go on in
 * memory, and their players are told so. The next batch that is written carries what the store
 * could not take (doc/design.md, Store). If the room dies before that, the game comes back as it
 * was last stored.
 */
#include "table_private.h"

enum { FLUSH_MS = 5000 }; /* ms between attempts to write, while the table writes nothing else */

bool unsaved_takes(const struct batch *b)
{
    return b->kind == BATCH_GAME && !b->cascade && !b->game->row.competitive && !b->audit &&
           b->game->daily == 0 && b->game->row.cup.cup == 0 && b->nentries == 0 &&
           (b->status == STORE_FULL || (b->doomed && b->status == STORE_FENCED));
}

static void table_unsaved_events_add(struct game *g, const struct batch *b)
{
    if (g->nunsaved == 0)
        g->unsaved_from = b->before->seq + 1;
    for (int i = 0; i < b->nevents; i++) {
        XGROW(g->unsaved, g->nunsaved, g->unsaved_cap);
        g->unsaved[g->nunsaved++] = b->event[i];
    }
}

void unsaved_begin(struct batch *b)
{
    struct game *g = b->game;
    bool first = g->nunsaved == 0;
    if (!b->doomed)
        table_unsaved_events_add(g, b);
    for (struct batch *later = g->first; later; later = later->next) {
        if (!later->doomed)
            table_unsaved_events_add(g, later);
        later->doomed = true;
    }
    if (b->table)
        b->table->flush_at = tables_now(b->tables) + FLUSH_MS;
    if (first && g->nunsaved > 0 && b->table)
        TELL_NOW(b->table, 0, .kind = NOTICE_UNSAVED);
}

void unsaved_stored(struct batch *b)
{
    struct game *g = b->game;
    int n = b->play->seq - g->unsaved_from + 1;
    if (g->nunsaved == 0 || n <= 0)
        return;
    n = n < g->nunsaved ? n : g->nunsaved;
    g->nunsaved -= n;
    g->unsaved_from += n;
    for (int i = 0; i < g->nunsaved; i++)
        g->unsaved[i] = g->unsaved[i + n];
    if (g->nunsaved == 0 && b->table)
        TELL_NOW(b->table, 0, .kind = NOTICE_SAVED);
}

int unsaved_carried(const struct game *g)
{
    for (const struct batch *b = g->first; b; b = b->next)
        if (!b->doomed)
            return 0; /* a batch is under way that will carry them */
    return g->nunsaved;
}

void unsaved_flush(struct table *t)
{
    if (!t->game || t->game->nunsaved == 0)
        return;
    t->flush_at = tables_now(t->tables) + FLUSH_MS;
    batch_submit(batch_new(t->tables, t, t->game, BATCH_GAME, NULL));
}
