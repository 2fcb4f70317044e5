/*
 * Turns: what reads cases and then writes them is done one after another, so that each reads them
 * as the one before has left them. Reports that are being written, decisions, and what writers are
 * told take turns.
 */
#pragma once

#include <sys/queue.h>

struct case_turn {
    TAILQ_ENTRY(case_turn) link;
    void (*start)(void *errand);
    void *errand; /* begins with struct errand; NULL: it takes no turn */
};
TAILQ_HEAD(case_turn_list, case_turn);

/* Calls `start` when all that began before have ended: now or later. */
void case_turn_begin(struct case_turn *turn, void *errand, void (*start)(void *errand));
/* Lets the next one start. Call it in the errand's `drop`, whether the turn began or not. */
void case_turn_end(struct case_turn *turn);
