/*
 * See case_turn.h.
 */
#include "case_turn.h"

#include "report.h"
#include "session.h"

static struct case_turn_list *case_turn_of(const struct case_turn *turn)
{
    const struct errand *errand = turn->errand;
    return &errand->lobby->reports->turns;
}

void case_turn_begin(struct case_turn *turn, void *errand, void (*start)(void *errand))
{
    turn->errand = errand;
    turn->start = start;
    TAILQ_INSERT_TAIL(case_turn_of(turn), turn, link);
    if (TAILQ_FIRST(case_turn_of(turn)) == turn)
        start(errand);
}

void case_turn_end(struct case_turn *turn)
{
    if (!turn->errand)
        return;
    struct case_turn_list *turns = case_turn_of(turn);
    bool first = TAILQ_FIRST(turns) == turn;
    TAILQ_REMOVE(turns, turn, link);
    struct case_turn *next = TAILQ_FIRST(turns);
    if (!first || !next)
        return;
    struct errand *errand = next->errand;
    timer_set(errand->lobby->timers, &errand->timer, 0, next->start, next->errand);
}
