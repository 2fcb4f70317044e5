/*
 * undo-act: one act of the staff taken back, found by the number of its line of the audit log; and
 * the steps of other acts that it needs for that.
 */
#ifndef LOBBY_STAFF_TAKE_BACK_H
#define LOBBY_STAFF_TAKE_BACK_H

#include <stdint.h>

struct act;
struct store_sanction;

/* The short number of a line of the audit log: six digits that follow from its id. Two lines may
 * have the same; whoever types that is told so. */
int64_t act_deed_number(int64_t id);

/* Both end the act; its audit line is filled in. */

/* Lifts the case of this sanction, which is in force, and tells those who may talk again. Answers
 * act->said. */
void act_lift_case(struct act *act, const struct store_sanction *what);
/* Gives act->account the name act->word. */
void act_rename(struct act *act);

#endif
