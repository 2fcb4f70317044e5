/*
 * See review.h.
 */
#include "review.h"

#include <stdio.h>

bool review_start(struct review_walk *walk, const struct record *record,
                  const struct record_events *events, int seat, replay_hash *hash,
                  struct record_fault *fault)
{
    memset(walk, 0, sizeof(*walk));
    walk->seat = seat;
    return replay_start(&walk->replay, record, events, hash, fault);
}

/* Plays one event, with the hashes before it. False: none is left, or it does not fit. */
static bool review_step(struct review_walk *walk)
{
    struct record_fault fault;

    do
        if (replay_next(&walk->replay, &fault) != REPLAY_STEPPED)
            return false;
    while (walk->replay.event.kind == RECORD_HASHED);
    walk->step++;
    return true;
}

/* Reads the next event of the record if it is a move of the seat; false: it is something else. */
static bool review_own_comes(const struct review_walk *walk, struct game_move *own)
{
    const struct replay *replay = &walk->replay;
    struct record_events events = replay->events;
    struct record_event e;

    do
        if (!record_next(&events, &e))
            return false;
    while (e.kind == RECORD_HASHED);
    return e.kind == RECORD_MOVE && e.seat == walk->seat &&
           replay->rules->parse(replay->state, e.seat, e.text, own) == GAME_OK;
}

bool review_next(struct review_walk *walk, struct game_move *own)
{
    const struct replay *replay = &walk->replay;
    struct game_turn turn;

    for (;; walk->asked = true) {
        if (walk->asked && !review_step(walk))
            return false;
        replay->rules->turn(replay->state, &turn);
        if ((turn.must >> walk->seat & 1) != 0 && review_own_comes(walk, own) &&
            !search_is_word(own))
            break;
    }
    walk->asked = true;
    return true;
}

/* Keeps the decision if it is among those that cost most. If two cost the same, the earlier one
 * stays. */
static void review_keep(struct review *review, const struct review_decision *made)
{
    int least = 0;

    if (review->ncostly == REVIEW_COSTLY) {
        for (int i = 1; i < REVIEW_COSTLY; i++)
            if (review->costly[i].best - review->costly[i].own <=
                review->costly[least].best - review->costly[least].own)
                least = i;
        if (made->best - made->own <= review->costly[least].best - review->costly[least].own)
            return;
        review->ncostly--;
        memmove(&review->costly[least], &review->costly[least + 1],
                (size_t)(review->ncostly - least) * sizeof(*made));
    }
    review->costly[review->ncostly++] = *made;
}

void review_note(struct review_walk *walk, const struct search_judged *judged)
{
    const struct replay *replay = &walk->replay;
    struct review_decision made = {.step = walk->step + 1, .own = judged->own};

    if (judged->n == 0 || judged->only || judged->own < 0 || judged->best[0].wins < 0)
        return;
    made.best = judged->best[0].wins;
    walk->review.decisions++;
    walk->review.found += search_percent(made.own) >= search_percent(made.best);
    if (made.best - made.own < REVIEW_COST)
        return;
    game_typed(replay->rules, replay->state, walk->seat, &judged->best[0].move, made.typed,
               sizeof(made.typed));
    review_keep(&walk->review, &made);
}

bool review_go_to(struct review_walk *walk, int step, struct game_move *own)
{
    while (walk->step < step - 1)
        if (!review_step(walk))
            return false;
    return walk->step == step - 1 && review_own_comes(walk, own);
}

/* ---- As text: a line for the counts, and one for each decision ---- */

void review_write(const struct review *review, char *out, size_t cap)
{
    struct buf w = buf_over(out, cap);
    buf_printf(&w, "%d %d\n", review->found, review->decisions);
    for (int i = 0; i < review->ncostly; i++) {
        const struct review_decision *d = &review->costly[i];

        buf_printf(&w, "%d %d %d %s\n", d->step, d->own, d->best, d->typed);
    }
}

bool review_read(const char *text, struct review *out)
{
    int len = 0;

    memset(out, 0, sizeof(*out));
    if (sscanf(text, "%d %d%n", &out->found, &out->decisions, &len) != 2 || text[len] != '\n')
        return false;
    for (text += len + 1; *text != '\0'; text += len + 1) {
        struct review_decision *d = &out->costly[out->ncostly];

        if (out->ncostly == REVIEW_COSTLY ||
            sscanf(text, "%d %d %d %n", &d->step, &d->own, &d->best, &len) != 3)
            return false;
        size_t typed = strcspn(text + len, "\n");
        if (typed >= sizeof(d->typed) || text[len + (int)typed] != '\n')
            return false;
        memcpy(d->typed, text + len, typed);
        len += (int)typed;
        out->ncostly++;
    }
    return true;
}
