/*
 * What a client that draws for itself is told, as JSON: the bodies of GMCP messages, from the same
 * view that the words come from, so that nothing is in them that the text does not tell too.
 */
#ifndef LOBBY_UI_UI_GMCP_H
#define LOBBY_UI_UI_GMCP_H

#include "ui.h"

/* Cards.Table: seats, whose turn, direction, top card, colour or suit in force, cards to pick up.
 * `view` NULL: no game yet. From UI_GMCP_CLOCK on, at its end, are the seconds left of the turn,
 * which alone are no change to be told. */
#define UI_GMCP_CLOCK ",\"clock\":"
void ui_gmcp_table(struct buf *out, const struct table_info *info, const struct game_view *view);
/* Cards.Hand: the viewer's own cards by their numbers, and which can be played. */
void ui_gmcp_hand(struct buf *out, const struct game_view *view, const struct ui_hand *hand);
/* Cards.Event: a fact that this viewer is told. */
void ui_gmcp_event(struct buf *out, const struct table_info *info, const struct game_fact *fact);
/* Cards.Result: NOTICE_RESULT of one seat, or NOTICE_OVER with the winners. */
void ui_gmcp_result(struct buf *out, const struct table_info *info, const struct notice *notice);
/* Char.Status of an account, or of a guest, who has neither XP nor chips; `table` 0: none. */
void ui_gmcp_status(struct buf *out, const char *name, bool guest, int64_t xp, int64_t chips,
                    int32_t table);
/* Comm.Channel.Text. */
void ui_gmcp_talk(struct buf *out, const char *channel, const char *talker, const char *text);

#endif
