/*
 * Keys that are pressed while nothing is typed, as the door tells them (LINK_KEY). The room holds
 * the cursor and the marks in the hand, and turns each key into the line that a player would type
 * for it. That line is carried out like a typed one.
 *
 * A key is meant for what was on the screen when it was pressed. So it carries the stamp of that
 * turn, and plays nothing if anything was played since. A key is never queued for a later turn.
 */
#pragma once

#include "press_key.h"
#include "ui.h"

struct session;

struct press {
    uint32_t key;         /* press_key.h; PRESS_NONE: none */
    uint32_t turn;        /* the stamp of the turn for which it is meant */
    uint16_t column, row; /* where a click was, from 0 */
};

enum { PRESS_LINE_MAX = 128 };
/* Writes to `out` (PRESS_LINE_MAX bytes) the line for which the key stands where the session is
 * now. False: there is none. What the key changes by itself, such as the cursor, is changed. */
bool press_line(struct session *session, const struct press *press, char *out);

/* Whether a typed line is only the rest of a word whose first letter has just been pressed as a key
 * that plays. The words are `draw` and `pass`, also in the player's language, and `play`. If it is
 * the rest of `play`, the player is told how to type that. */
bool press_is_rest(struct session *session, const char *line);
/* Whether a key is a click of the mouse. A click is meant for something that is shown, so nothing
 * is closed before it is known what that is. */
bool press_is_click(uint32_t key);
/* Tells the door which keys it has to send now, if that has changed. Call it when the screen was
 * drawn, and when it ends. */
void press_update(struct session *session);
/* Fills in the cursor and the marks in the hand of the present turn, and which keys play now. */
void press_show(struct session *session, struct ui_viewer *viewer);
/* Writes the cards of the hand to `out`, which has room for a hand: first those that are marked, as
 * they were marked, then the others by number. */
void press_order(const struct session *session, card_t *out);
/* Forgets the cursor and the marks. */
void press_free(struct session *session);
/* Tells, in somebody's first lesson, which keys and clicks play in it, and how to keep them.
 * `spread`: no card of the game is played by its number. */
void press_lesson(struct session *session, bool spread);
/* Called when a game that is over was counted. Offers keys, once, to somebody who has played
 * SETTINGS_PLAYED_MOST games. */
void press_offer(struct session *session);
