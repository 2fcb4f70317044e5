/*
 * Draws the next tables of a cup of any form, in slices, when cup_due says CUP_DUE_DRAW or
 * CUP_DUE_FORM. A drawing copies what it needs of the cup. Once the cup has moved on, make another
 * drawing, because nobody could make the old one again from the cup's events.
 */
#pragma once

#include "cup.h"

struct cup_drawing;

/* Prepares the drawing of the round after cup->round, or of an arena's next tables. `there` tells,
 * for each entrant of an arena, whether the entrant could sit down now; the others get no seat.
 * NULL: all could. Other forms ignore `there` (CU-D4). The same cup, time and `there` give the
 * same tables on any machine (CU-D12). Never returns NULL. */
struct cup_drawing *cup_drawing_new(const struct cup *cup, int64_t now_ms, const bool *there);
/* Does a bounded piece of the work. Steps are counted, never timed. Returns whether the drawing is
 * done; further calls do nothing. */
bool cup_drawing_step(struct cup_drawing *drawing);
/* After the last step, once: hands over the event that draws these tables, with the `now_ms` of the
 * drawing. The caller clears it. An arena's event may have no tables: then it only says which of
 * those who wait came or went. False: there is nothing to draw. Then a cup of rounds ends, and an
 * arena waits for more people. */
bool cup_drawing_event(struct cup_drawing *drawing, struct cup_event *out);
void cup_drawing_free(struct cup_drawing **drawing);
