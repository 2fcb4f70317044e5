/*
 * The floor of Exta-Cards in words and as a plan: what its players ask for besides the table. No
 * answer needs the picture (rules/exta-cards.md, "What the player gets").
 */
#ifndef LOBBY_UI_FLOOR_H
#define LOBBY_UI_FLOOR_H

#include "ui/ui.h"

/* The plan with its coordinates, the viewer's own side at the bottom; in plain one line a row that
 * holds cards. */
void ui_floor(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
              const struct game_view *view);
/* What the viewer's side may hit, by value, then distance. */
void ui_targets(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
                const struct game_view *view);
/* The neighbours of a card, and how a card flew so far. `piece` as ui_floor_piece found it. */
void ui_scan(struct buf *out, const struct game_view *view, int piece);
void ui_feel(struct buf *out, const struct game_view *view, int piece);
/* The piece that a word names ("7h", "10 of hearts", "joker2"); -1: none. */
int ui_floor_piece(const char *text);

#endif
