/* See cup_drawing.h. Only a Swiss takes more than one slice. */
#include "cup_drawing.h"

#include "arena.h"
#include "duplicate.h"
#include "knockout.h"
#include "swiss.h"

struct cup_drawing {
    struct cup_event event; /* its `drawn` has room for DRAW_ENTRANTS_MAX; `n` is below 0 if the
                               round cannot be drawn yet */
    struct swiss *swiss;    /* NULL: the cup has another form, or the drawing is done */
};

static void cup_drawing_form_arena(struct cup_event *e, const struct cup *cup,
                                   const struct draw *draw, const bool *there)
{
    FREED struct arena_waiting *waiting = xcalloc((size_t)cup->entrants + 1, sizeof(*waiting));
    int n = 0;
    e->turned = xcalloc((size_t)cup->entrants + 1, sizeof(*e->turned));
    for (int i = 0; i < cup->entrants; i++) {
        const struct cup_entrant *who = &cup->entrant[i];
        if (who->state != CUP_IN || who->seated >= 0)
            continue;
        bool away = there && !there[i];
        if (away != who->away)
            e->turned[e->nturned++] = (uint16_t)i;
        if (!away) /* somebody who is there again begins to wait now */
            waiting[n++] = (struct arena_waiting){.entrant = (uint16_t)i,
                                                  .ms = who->away ? 0 : e->at_ms - who->free_ms};
    }
    e->n = arena_draw(draw, waiting, n, e->drawn);
}

struct cup_drawing *cup_drawing_new(const struct cup *cup, int64_t now_ms, const bool *there)
{
    struct cup_drawing *d = xcalloc(1, sizeof(*d));
    struct draw draw = cup_draw(cup);
    struct cup_event *e = &d->event;
    e->kind = CUP_DRAWN;
    e->at_ms = now_ms;
    e->round = cup->words.form == CUP_ARENA ? 1 : cup->round + 1;
    e->drawn = xcalloc(DRAW_ENTRANTS_MAX, sizeof(*e->drawn));
    switch (cup->words.form) {
    case CUP_KNOCKOUT: e->n = knockout_draw(&draw, e->round, e->drawn); break;
    case CUP_ARENA: cup_drawing_form_arena(e, cup, &draw, there); break;
    case CUP_SWISS: d->swiss = swiss_new(&draw, e->round); break;
    case CUP_DUPLICATE: e->n = duplicate_draw(&draw, e->round, e->drawn); break;
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
    d->event.n = swiss_tables(d->swiss, d->event.drawn);
    swiss_free(&d->swiss);
    return true;
}

bool cup_drawing_event(struct cup_drawing *d, struct cup_event *out)
{
    bool any = d->event.n > 0 || d->event.nturned > 0;
    *out = (struct cup_event){0};
    if (any) {
        *out = d->event;
        d->event = (struct cup_event){0};
    }
    return any;
}

void cup_drawing_free(struct cup_drawing **handle)
{
    struct cup_drawing *d = *handle;
    if (!d)
        return;
    *handle = NULL;
    swiss_free(&d->swiss);
    cup_event_clear(&d->event);
    free(d);
}
