/*
 * What the files of lobby/ui share and nobody else needs.
 */
#ifndef LOBBY_UI_UI_PRIVATE_H
#define LOBBY_UI_UI_PRIVATE_H

#include "ui.h"

/* The seat of the viewer at a table, 0: none. */
int ui_seat_of(const struct table_info *info, int64_t person);
/* "kate", or "You" / "you" where it is the viewer. */
const char *ui_seat_name(const struct table_info *info, int seat);
/* One card as this layout shows it: a coloured short name, or words. */
void ui_card(struct buf *out, const struct ui_viewer *viewer, const struct game_rules *rules,
             card_t card);
enum { UI_CARD_CELLS = 3 }; /* of a short name, at most */
enum { UI_NARROW = 60 };    /* columns below which what is said is shorter */
/* Several, separated as the layout does. */
void ui_cards(struct buf *out, const struct ui_viewer *viewer, const struct game_rules *rules,
              const card_t *card, int n);
/* A sentence of a game in which cards may be named: read aloud they are words. */
void ui_sentence(struct buf *out, const struct ui_viewer *viewer, const struct game_rules *rules,
                 const char *text);
/* Whose turn it is: the viewer's own seat where several must move at once; 0: nobody's. */
int ui_turn_seat(const struct game_view *view);
/* Whether it stands beside a seat that "last" was said: no more once the card is gone. */
bool ui_said_last(const struct game_view_seat *at);
/* What stands beside a seat that does not play any more: "out" or "left". */
const char *ui_gone(const struct table_info *info, const struct game_view *view, int seat);
/* The sentence on the end of a game that these seats have won, bit (1 << seat). */
void ui_winners(struct buf *out, const struct table_info *info, unsigned won);
/* Seats from `first` on in the direction of play, each once; returns how many. */
int ui_play_order(const struct table_info *info, const struct game_view *view, int first,
                  int order[GAME_SEATS_MAX]);
/* ui_hint in two parts, without a line's end: what can be done now, and what can be always. */
void ui_hint_parts(struct buf *out, struct buf *always, const struct ui_viewer *viewer,
                   const struct table_info *info, const struct game_view *view,
                   const struct ui_hand *hand);
/* The hint while a page is open. */
void ui_page_hint(struct buf *out, int columns);
/* ASCII letters in upper case. */
void ui_put_upper(struct buf *out, const char *text);
/* " 1:30" of a turn, where a clock runs. */
void ui_put_left(struct buf *out, int64_t left);
/* "120-85-40-0 of 200" of a game of rounds, a pair's once. */
void ui_points(struct buf *out, const struct table_info *info, const struct game_view *view);
/* What a header begins with where there is room for a title and little else: " SWITCH #7 r2 bet
 * 10". `view` may be NULL. */
void ui_title_short(struct buf *out, const struct table_info *info, const struct game_view *view);
/* Exta-Cards: "xan (bad) 34 : kate (good) 32" in at most so many cells, for which first the sides
 * and then names give way; returns the cells that it took, 0 in other games. */
bool ui_has_sides(const struct table_info *info, const struct game_view *view);
int ui_sides(struct buf *out, const struct table_info *info, const struct game_view *view,
             int cells);
/* The same in a row of its own; none in other games. */
void ui_score(struct buf *out, const struct table_info *info, const struct game_view *view,
              int columns);
/* The line layout's row of what lies on the table. */
void ui_zones(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
              const struct game_view *view);
/* Palace, in rows of text: each seat's lives, and the pile with its newest cards, `most` of them,
 * and how much lies elsewhere. */
void ui_palace_lives(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
                     const struct game_view *view);
void ui_palace_pile(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
                    const struct game_view *view, int most);

#endif
