/*
 * The next tables of a cup of any form, in slices: what cup_due calls CUP_DUE_DRAW and
 * CUP_DUE_FORM. It copies what it needs of the cup; once the cup has moved on, another drawing has
 * to be made, as nobody could make this one again from the cup's events.
 */
#ifndef LOBBY_CONTEST_CUP_DRAWING_H
#define LOBBY_CONTEST_CUP_DRAWING_H

#include "cup.h"

struct cup_drawing;

/* Prepares the drawing of the round behind cup->round, or of an arena's next tables. Of an arena,
 * `there` says by entrant who has a connection: nobody is seated with people who are not there;
 * NULL: all are. Other forms do not look at it (CU-D4). Never NULL. The same cup, time and people
 * who are there give the same tables on any machine (CU-D12). */
struct cup_drawing *cup_drawing_new(const struct cup *cup, int64_t now_ms, const bool *there);
/* Does a bounded piece, counted and never timed. Returns whether it is done; then it does nothing
 * more. */
bool cup_drawing_step(struct cup_drawing *drawing);
/* After the last step: the event that draws these tables, of the time for which they were drawn.
 * The caller clears it. False: there are none. A round without tables ends the cup; in an arena
 * nobody has company yet. An event without tables says only who of those who wait is there. */
bool cup_drawing_event(const struct cup_drawing *drawing, struct cup_event *out);
void cup_drawing_free(struct cup_drawing **drawing);

#endif
