/*
 * Keys that are pressed while nothing is typed, as the door tells them (LINK_KEY). The room holds
 * the cursor and the marks in the hand, and turns each key into the line that a player would type
 * for it. That line is carried out like a typed one.
 *
 * A key is meant for what was on the screen when it was pressed. So it carries the stamp of that
 * turn, and plays nothing if anything was played since. No key is ever queued for a later turn.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "press_key.h"
#include "ui.h"

struct session;

struct press {
    uint32_t key;
    uint32_t turn;        /* the stamp of the turn that it is meant for */
    uint16_t column, row; /* of a click, from 0 */
};

/* The line that the key stands for where the session is now, in `out`, which has room for
 * PRESS_LINE_MAX bytes. False: none, and what the key changes by itself is changed. */
enum { PRESS_LINE_MAX = 128 };
bool press_line(struct session *session, const struct press *press, char *out);

/* Whether a typed line is only the rest of a word whose first letter has just played as a key: of
 * `draw` or `pass`, or of what these are in the player's language; or of `play`, which says how to
 * type that. */
bool press_is_rest(struct session *session, const char *line);
/* Whether a key is a click of the mouse. A click means what is shown, so it closes nothing before
 * that is known. */
bool press_is_click(uint32_t key);
/* Tells the door which keys play now, if that has changed; to be called when the screen was drawn,
 * and when it ends. */
void press_update(struct session *session);
/* The cursor and the marks in the hand of the present turn; NULL: there are none. */
const struct ui_picks *press_picks(struct session *session);
/* The cards of the hand: those that are marked, in that order, then the others by number. `out` has
 * room for a hand. */
void press_order(const struct session *session, card_t *out);
/* Which keys play now. */
enum ui_keys press_hinted(struct session *session);
/* Forgets them; the session ends. */
void press_free(struct session *session);
/* In a first lesson: tells which keys play in it, and how to keep them. `spread`: no card of the
 * game is played by its number. */
void press_lesson(struct session *session, bool spread);
/* A game is over, and counted: offers keys once to somebody who has played SETTINGS_PLAYED_MOST. */
void press_offer(struct session *session);
