/*
 * The floor of Exta-Cards in words and as a plan: what its players ask for besides the table. No
 * answer needs the picture (doc/rules/exta-cards.md, "What the player gets").
 */
#ifndef LOBBY_UI_FLOOR_H
#define LOBBY_UI_FLOOR_H

#include "ui.h"

/* The plan with its coordinates, the viewer's own side at the bottom; in plain, and where there is
 * no room for it, one line a row that holds cards. */
void ui_floor(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
              const struct game_view *view);
/* The same for a screen, in cells three wide; and what stands beside it, at most `rows` lines: the
 * targets by value, then how the own cards flew so far. */
void ui_floor_plan(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
                   const struct game_view *view);
void ui_floor_panel(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
                    const struct game_view *view, int rows);
/* Points of the bad and of the good side. */
void ui_floor_points(const struct game_view *view, int *bad, int *good);
/* "throw 3c at kh float" with cards that there are; false: nothing can be thrown. */
bool ui_floor_throw(const struct game_view *view, char *out, size_t cap);
/* "place 7h a2" with a card that is to be placed and a cell that is free, "swap 7h kh" with two own
 * cards; false: there are none. */
bool ui_floor_place(const struct game_view *view, char *out, size_t cap);
bool ui_floor_swap(const struct game_view *view, char *out, size_t cap);
/* "scan kh" with the same card to aim at; false: there is none. */
bool ui_floor_scan(const struct game_view *view, char *out, size_t cap);
/* What the viewer's side may hit, by value, then distance. */
void ui_targets(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
                const struct game_view *view);
/* The neighbours of a card, and how a card flew so far. `piece` as ui_floor_piece found it. */
void ui_scan(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
             const struct game_view *view, int piece);
void ui_feel(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
             const struct game_view *view, int piece);
/* The piece that a word names ("7h", "10 of hearts", "joker2"); -1: none. */
int ui_floor_piece(const char *text);

#endif
