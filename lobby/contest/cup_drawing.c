/* See cup_drawing.h. Only a Swiss takes more than one slice. */
#include "cup_drawing.h"

#include <stdlib.h>
#include <string.h>

#include "arena.h"
#include "duplicate.h"
#include "knockout.h"
#include "swiss.h"
#include "xalloc.h"

struct cup_drawing {
    int round;
    struct swiss *swiss;      /* NULL: of another form, or done */
    struct draw_table *table; /* DRAW_ENTRANTS_MAX of them */
    int tables;
};

static int form_arena(const struct cup *cup, const struct draw *draw, int64_t now,
                      const bool *there, struct draw_table *out)
{
    struct arena_waiting *waiting = xcalloc((size_t)cup->entrants + 1, sizeof(*waiting));
    int n = 0;
    for (int i = 0; i < cup->entrants; i++)
        if (cup->entrant[i].state == CUP_IN && cup->entrant[i].seated < 0 && (!there || there[i]))
            waiting[n++] =
                (struct arena_waiting){.entrant = (uint16_t)i, .ms = now - cup->entrant[i].free_ms};
    int tables = arena_draw(draw, waiting, n, out, DRAW_ENTRANTS_MAX);
    free(waiting);
    return tables;
}

struct cup_drawing *cup_drawing_new(const struct cup *cup, int64_t now_ms, const bool *there)
{
    struct cup_drawing *d = xcalloc(1, sizeof(*d));
    struct draw draw = cup_draw(cup);
    d->round = cup->words.form == CUP_ARENA ? 1 : cup->round + 1;
    d->table = xcalloc(DRAW_ENTRANTS_MAX, sizeof(*d->table));
    switch (cup->words.form) {
    case CUP_KNOCKOUT:
        d->tables = knockout_draw(&draw, d->round, d->table, DRAW_ENTRANTS_MAX);
        break;
    case CUP_ARENA: d->tables = form_arena(cup, &draw, now_ms, there, d->table); break;
    case CUP_SWISS: d->swiss = swiss_new(&draw, d->round); break;
    case CUP_DUPLICATE:
        d->tables = duplicate_draw(&draw, d->round, d->table, DRAW_ENTRANTS_MAX);
        break;
    case CUP_FORMS: break;
    }
    return d;
}

bool cup_drawing_step(struct cup_drawing *d)
{
    if (!d->swiss)
        return true;
    if (!swiss_step(d->swiss))
        return false;
    d->tables = swiss_tables(d->swiss, d->table, DRAW_ENTRANTS_MAX);
    swiss_free(&d->swiss);
    return true;
}

bool cup_drawing_event(const struct cup_drawing *d, int64_t at_ms, struct cup_event *out)
{
    *out = (struct cup_event){.kind = CUP_DRAWN, .at_ms = at_ms, .round = d->round};
    if (d->tables <= 0)
        return false;
    out->n = d->tables;
    out->drawn = xcalloc((size_t)d->tables, sizeof(*out->drawn));
    memcpy(out->drawn, d->table, sizeof(*out->drawn) * (size_t)d->tables);
    return true;
}

void cup_drawing_free(struct cup_drawing **handle)
{
    struct cup_drawing *d = *handle;
    if (!d)
        return;
    *handle = NULL;
    swiss_free(&d->swiss);
    free(d->table);
    free(d);
}
