/* See cup_drawing.h. Only a Swiss takes more than one slice. */
#include "cup_drawing.h"

#include "arena.h"
#include "duplicate.h"
#include "knockout.h"
#include "swiss.h"

struct cup_drawing {
    int64_t now_ms;
    int round;
    struct swiss *swiss;      /* NULL: the cup has another form, or the drawing is done */
    struct draw_table *table; /* DRAW_ENTRANTS_MAX of them */
    int tables;
    uint16_t *turned; /* of an arena: who came or went (struct cup_event) */
    int nturned;
};

static void cup_drawing_form_arena(struct cup_drawing *d, const struct cup *cup,
                                   const struct draw *draw, const bool *there)
{
    FREED struct arena_waiting *waiting = xcalloc((size_t)cup->entrants + 1, sizeof(*waiting));
    int n = 0;
    d->turned = xcalloc((size_t)cup->entrants + 1, sizeof(*d->turned));
    for (int i = 0; i < cup->entrants; i++) {
        const struct cup_entrant *who = &cup->entrant[i];
        if (who->state != CUP_IN || who->seated >= 0)
            continue;
        bool away = there && !there[i];
        if (away != who->away)
            d->turned[d->nturned++] = (uint16_t)i;
        if (!away) /* somebody who is there again begins to wait now */
            waiting[n++] = (struct arena_waiting){.entrant = (uint16_t)i,
                                                  .ms = who->away ? 0 : d->now_ms - who->free_ms};
    }
    d->tables = arena_draw(draw, waiting, n, d->table);
}

struct cup_drawing *cup_drawing_new(const struct cup *cup, int64_t now_ms, const bool *there)
{
    struct cup_drawing *d = xcalloc(1, sizeof(*d));
    struct draw draw = cup_draw(cup);
    d->now_ms = now_ms;
    d->round = cup->words.form == CUP_ARENA ? 1 : cup->round + 1;
    d->table = xcalloc(DRAW_ENTRANTS_MAX, sizeof(*d->table));
    switch (cup->words.form) {
    case CUP_KNOCKOUT: d->tables = knockout_draw(&draw, d->round, d->table); break;
    case CUP_ARENA: cup_drawing_form_arena(d, cup, &draw, there); break;
    case CUP_SWISS: d->swiss = swiss_new(&draw, d->round); break;
    case CUP_DUPLICATE: d->tables = duplicate_draw(&draw, d->round, d->table); break;
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
    d->tables = swiss_tables(d->swiss, d->table);
    swiss_free(&d->swiss);
    return true;
}

bool cup_drawing_event(const struct cup_drawing *d, struct cup_event *out)
{
    *out = (struct cup_event){.kind = CUP_DRAWN, .at_ms = d->now_ms, .round = d->round};
    if (d->tables <= 0 && d->nturned == 0)
        return false;
    out->n = d->tables;
    out->drawn = xcalloc((size_t)d->tables + 1, sizeof(*out->drawn));
    memcpy(out->drawn, d->table, sizeof(*out->drawn) * (size_t)d->tables);
    if (d->nturned > 0) {
        out->turned = xcalloc((size_t)d->nturned, sizeof(*out->turned));
        memcpy(out->turned, d->turned, sizeof(*out->turned) * (size_t)d->nturned);
        out->nturned = d->nturned;
    }
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
    free(d->turned);
    free(d);
}
