/*
 * Draws the next tables of a cup of any form, in slices, when cup_due says CUP_DUE_DRAW or
 * CUP_DUE_FORM. A drawing copies what it needs of the cup. Once the cup has moved on, make another
 * drawing: nobody could make the old one again from the cup's events.
 */
#pragma once

#include "cup.h"

struct cup_drawing;

/* Prepares the drawing of the round after cup->round, or of an arena's next tables. `there` is for
 * an arena, by entrant: those who have a connection. Others get no seat. NULL: all have one. Other
 * forms ignore `there` (CU-D4). Never returns NULL. The same cup, time and people who are there
 * give the same tables on any machine (CU-D12). */
struct cup_drawing *cup_drawing_new(const struct cup *cup, int64_t now_ms, const bool *there);
/* Does a bounded piece of the work, counted and never timed. Returns whether the drawing is
 * done; then it does nothing more. */
bool cup_drawing_step(struct cup_drawing *drawing);
/* After the last step: makes the event that draws these tables, with the time that they were
 * drawn for. The caller clears it. False: there are no tables. Then the cup ends, or too few people
 * wait in the arena yet. An arena's event may have no tables: then it only says which of those who
 * wait came or went. */
bool cup_drawing_event(const struct cup_drawing *drawing, struct cup_event *out);
void cup_drawing_free(struct cup_drawing **drawing);
