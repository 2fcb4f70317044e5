/*
 * Turns: errands that read cases and then write them run one after another, so that each reads the
 * cases as the one before has left them. These are reports, decisions, and telling the writers of
 * reports.
 */
#pragma once

#include <sys/queue.h>

struct case_turn {
    TAILQ_ENTRY(case_turn) link;
    void (*start)(void *errand);
    void *errand; /* begins with struct errand; NULL: no turn was begun */
};
TAILQ_HEAD(case_turn_list, case_turn);

/* Calls `start` when all turns that began before have ended: now or later. */
void case_turn_begin(struct case_turn *turn, void *errand, void (*start)(void *errand));
/* Ends the turn and lets the next one start. The errand's `drop` calls this, whether the turn began
 * or not. */
void case_turn_end(struct case_turn *turn);
