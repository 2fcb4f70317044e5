/*
 * What the files of lobby/ui share and nobody else needs.
 */
#ifndef LOBBY_UI_UI_PRIVATE_H
#define LOBBY_UI_UI_PRIVATE_H

#include "picture.h"
#include "ui.h"
#include "ui_screen.h"

/* The picture of a game; an empty one if the game has none. Never NULL. */
const struct game_picture *ui_picture(const struct game_rules *rules);
/* What a picture is given to draw; lives as long as its arguments. */
struct game_scene ui_scene(const struct ui_viewer *viewer, const struct table_info *info,
                           const struct game_view *view);
/* The seat of the viewer at a table, 0: none. */
int ui_seat_of(const struct table_info *info, int64_t person);
/* "kate", or "You" / "you" where it is the viewer. */
const char *ui_seat_name(const struct table_info *info, int seat);
/* One card as this layout shows it: a coloured short name, or words. */
void ui_card(struct buf *out, const struct ui_viewer *viewer, const struct game_rules *rules,
             card_t card);
/* Several, separated as the layout does. */
void ui_cards(struct buf *out, const struct ui_viewer *viewer, const struct game_rules *rules,
              const card_t *card, int n);
/* A sentence of a game in which cards may be named: they look as in facts, and read aloud they are
 * words. */
void ui_sentence(struct buf *out, const struct ui_viewer *viewer, const struct game_rules *rules,
                 const char *text);
/* Whether "last" stands beside a seat: until its player has played that card. */
bool ui_said_last(const struct game_view_seat *at);
/* What stands beside a seat that does not play any more: "out" or "left". */
const char *ui_gone(const struct table_info *info, const struct game_view *view, int seat);
/* The sentence on the end of a game that these seats have won, bit (1 << seat). `own`: the seat of
 * the viewer, 0: none; `name` gives the others' names; `tie`: they are no pair. */
void ui_winners(struct buf *out, unsigned won, bool tie, int own,
                const char *const name[GAME_SEATS_MAX + 1]);
/* The seat of the viewer in a game that is over; 0: none. */
int ui_result_seat(const struct ui_viewer *viewer, const struct table_result *result);
/* Parts of the end of a game, as sentences without a line end: who won, and by what; where the
 * viewer finishes, if they did not win; the best moment. Each may be empty. */
void ui_result_won(struct buf *out, const struct ui_viewer *viewer,
                   const struct table_result *result);
void ui_result_finish(struct buf *out, const struct ui_viewer *viewer,
                      const struct table_result *result);
void ui_result_moment(struct buf *out, const struct ui_viewer *viewer,
                      const struct table_result *result);
/* "second" for 2; "" where there is no such place. */
const char *ui_place(int place);
/* The two parts of ui_hint, without line end: what can be typed now, and what can be typed at any
 * time. */
void ui_hint_parts(struct buf *out, struct buf *always, const struct ui_viewer *viewer,
                   const struct table_info *info, const struct game_view *view,
                   const struct ui_hand *hand);
/* The hint while a page is open. */
void ui_page_hint(struct buf *out, int columns);
/* The rows of a table before a game, below the header. */
struct ui_screen;
void ui_screen_seats(struct ui_screen *screen, const struct ui_viewer *viewer,
                     const struct table_info *info);
/* What the viewer can do now at a table before a game, or whom it waits for, as a sentence. */
void ui_seats_now(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info);
/* Puts a text with a name in place of its %s. */
void ui_put_named(struct buf *out, const char *text, const char *name);
/* ASCII letters in upper case. */
void ui_put_upper(struct buf *out, const char *text);
/* " 1:30" of a turn, where a clock runs. */
void ui_put_left(struct buf *out, int64_t left);
/* "120-85-40-0 of 200" of a game of rounds, a pair's once. */
void ui_points(struct buf *out, const struct game_view *view);
/* The start of a header that has room for a title and little else: " SWITCH #7 r2 bet 10". `view`
 * may be NULL. */
void ui_title_short(struct buf *out, const struct table_info *info, const struct game_view *view);
/* The row of who is ahead, in games that say so. */
void ui_score(struct buf *out, const struct game_scene *scene);
/* The line layout's row of what lies on the table. */
void ui_zones(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
              const struct game_view *view);
/* Cells that a styled text takes: a style mark and its letter take none. */
int ui_shown_cells(const char *text);
/* How many lines end in a text. */
int ui_lines(const struct buf *text);
/* Whether a screen has room for faces of cards (picture.h) of FACE_ROWS rows. */
bool ui_screen_faces(const struct ui_screen *screen);
/* Draws the seats and the piles in at most `room` rows of the top. False: there is too little room,
 * and nothing was written. */
bool ui_seats_around(struct ui_screen *screen, const struct ui_viewer *viewer,
                     const struct table_info *info, const struct game_view *view, int room);
/* Writes the seats in the order of play in one row of the top. Names are cut to the room there is.
 */
void ui_seats_row(struct ui_screen *screen, const struct table_info *info,
                  const struct game_view *view);
/* Rows of a hand of faces: some are a row higher than the others, and the numbers are below. */
enum { UI_HAND_FACES = FACE_ROWS + 2 };
/* Writes the numbered hand of a screen: faces if there is room for them, else short names, which
 * stand closer together if that spares more than `most` rows. The places of its cards in
 * screen->places count from its first row. */
void ui_hand_rows(struct ui_screen *screen, struct buf *out, const struct ui_viewer *viewer,
                  const struct table_info *info, const struct game_view *view,
                  const struct ui_hand *hand, int most);
#endif
