/*
 * The bodies of GMCP messages: JSON for clients that draw the game themselves. They are made from
 * the same view of the game as the words, so they never tell more than the text does. Each function
 * makes one body, which the caller owns.
 */
#pragma once

#include <jansson.h>

#include "ui.h"
#include "ui_cup.h"

/* Cards.Table: seats, whose turn it is, direction, top card, colour or suit in force, cards to pick
 * up. `view` NULL: no game yet. Else the body ends with UI_GMCP_CLOCK and the seconds left of the
 * turn. If only these seconds have changed, callers do not send the body. */
#define UI_GMCP_CLOCK ",\"clock\":"
json_t *ui_gmcp_table(const struct table_info *info, const struct game_view *view);
/* Cards.Hand: the viewer's own cards with their numbers, and which of them can be played. */
json_t *ui_gmcp_hand(const struct game_view *view, const struct ui_hand *hand);
/* Cards.Choices: what can be typed now, and what is urgent. `now` is what ui_now wrote; its marks
 * are removed. */
json_t *ui_gmcp_choices(struct buf *now, const struct ui_choices *choices);
/* Cards.Event: a fact that this viewer is told. */
json_t *ui_gmcp_event(const struct table_info *info, const struct game_fact *fact);
/* Cards.Result: NOTICE_RESULT of one seat, or NOTICE_OVER with the winners. */
json_t *ui_gmcp_result(const struct table_info *info, const struct notice *notice);
/* Char.Status of an account, or of a guest, who has neither XP nor chips; `table` 0: none. */
json_t *ui_gmcp_status(const char *name, bool guest, int64_t xp, int64_t chips, int32_t table);
/* Cards.Cup: a cup, and one person's part in it. Does not read `number`, `joinable`,
 * `standings`, `clock` and `begins_ms`. */
json_t *ui_gmcp_cup(const struct ui_cup *cup, int64_t now_ms);
/* Cards.Words: the words of the page for browsers (data/web) in English, by which the page looks up
 * the translations. The array ends with NULL. They are here so that they are in the same catalogue
 * as all other texts. */
extern const char *const page_words[];
/* Comm.Channel.Text: one line of talk. */
json_t *ui_gmcp_talk(const char *channel, const char *talker, const char *text);
