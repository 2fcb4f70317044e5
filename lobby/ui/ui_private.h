/*
 * What only the files of lobby/ui share.
 */
#pragma once

/* What the files of lobby/ui use. */
#include <stdlib.h>
#include <string.h>

#include "cell.h"
#include "figure.h"
#include "picture.h"
#include "sheet.h"
#include "span.h"
#include "style.h"
#include "ui.h"
#include "ui_cup.h"
#include "ui_screen.h"
#include "utf8.h"

/* The picture of a game; an empty picture if the game has none. Never NULL. */
const struct game_picture *ui_picture(const struct game_rules *rules);
/* What a picture is given to draw. It points into the sight and lives as long as that. */
struct game_scene ui_scene(const struct ui_sight *s);
/* The name of a seat: "kate"; "somebody" in the viewer's language if there is none. */
const char *ui_seat_name(const struct table_info *info, int seat);
/* Writes a sentence of a game that may name cards. The cards look as in facts; in the plain layout
 * they are words. */
void ui_sentence(struct buf *out, const struct ui_viewer *viewer, const char *text);
/* Whether "last" stands beside a seat: its player has said it, plays on, and still has cards. */
bool ui_said_last(const struct game_view_seat *at);
/* Writes as many whole words of a hint as fit into `cells` cells, because half a word would not
 * work if somebody typed it. The words are separated by three blanks, and each begins with
 * STYLE_TYPE. */
void ui_put_words(struct buf *out, const char *words, int cells);
/* Whether and how the viewer could play this card now: GAME_UNPLAYABLE, GAME_BLUFF... */
int ui_hand_plays(const struct game_view *view, card_t card);
/* Sorts cards by a game's order: `order` gives the place of a card. */
void ui_cards_sort(card_t *card, int n, int (*order)(card_t card));
/* Whether a seat plays in a pair with the viewer. */
bool ui_partner(const struct game_view *view, int seat);
/* What stands beside a seat that does not play any more: "out" or "left". */
const char *ui_gone(const struct table_info *info, const struct game_view *view, int seat);
/* Writes the sentence on who won a game. `won`: their seats, bits (1 << seat). `own`: the viewer's
 * seat; 0: none. `name`: the names of the others, by seat. `tie`: the winners are not a pair. */
void ui_winners(struct buf *out, unsigned won, bool tie, int own,
                const char *const name[GAME_SEATS_MAX + 1]);
/* The seat of the viewer in a game that is over; 0: none. */
int ui_result_seat(const struct ui_viewer *viewer, const struct table_result *result);
/* Whether the game counted points. */
bool ui_result_scores(const struct table_result *result);
/* The next functions write parts of the end of a game, as sentences without a line end; each may
 * write nothing. `own`: the viewer's seat; 0: none. */
/* Writes who won, and how. */
void ui_result_won(struct buf *out, const struct table_result *result, int own);
/* If places depended on what the remaining cards count: says so, and lists what they count. If
 * somebody with more cards finished before somebody with fewer, the list has all who lost, else
 * only those who had as many cards as somebody in another place. */
void ui_result_counted(struct buf *out, const struct table_result *result, int own);
/* Writes in which place the viewer finishes, if they did not win. */
void ui_result_finish(struct buf *out, const struct table_result *result, int own);
/* Writes the turning point, or that somebody who lost had one card left. */
void ui_result_moment(struct buf *out, const struct ui_viewer *viewer,
                      const struct table_result *result);
/* Writes how many cards a seat held at the end, and how many lives: "3 cards and 2 lives". */
void ui_result_held(struct buf *out, const struct table_result *result, int seat);
/* The place of a seat as it is shown: if two pairs played, the pair that lost is second. */
int ui_result_place(const struct table_result *result, int seat);
/* "second" for 2; "" if there is no such place. */
const char *ui_place(int place);
/* Writes the two parts of ui_hint, without line ends: what can be typed now, and what can be
 * typed at any time. */
void ui_hint_parts(struct buf *out, struct buf *always, const struct ui_sight *s);
/* For reading aloud: writes what the viewer can type at their turn besides a card, separated by
 * ", or "; nothing if there is nothing else. */
void ui_hint_rest(struct buf *out, const struct ui_sight *s);
/* Writes the hint while a page is open. */
void ui_page_hint(struct buf *out, int columns);
/* Writes the rows of a table before a game, below the header. */
void ui_screen_seats(struct ui_screen *screen, const struct ui_viewer *viewer,
                     const struct table_info *info);
/* Writes, as a sentence, what the viewer can do now at a table before a game, or whom the table
 * waits for. */
void ui_seats_now(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info);
/* Writes the names of these seats, bits (1 << seat): "ann, bob and carol". Returns how many there
 * are. */
int ui_put_names(struct buf *out, unsigned seats, const char *const name[GAME_SEATS_MAX + 1]);
/* Writes a text with `name` in place of its first %s. */
void ui_put_named(struct buf *out, const char *text, const char *name);
/* Writes a text with its ASCII letters in upper case. */
void ui_put_upper(struct buf *out, const char *text);
/* Writes what is left of a turn (ms), " 1:30"; nothing if no clock runs (0). */
void ui_put_left(struct buf *out, int64_t left);
/* Writes the points of a game of rounds, "120-85-40-0 of 200"; a pair has one number. */
void ui_points(struct buf *out, const struct game_view *view);
/* Writes the start of a header that has room for a title and little else: " SWITCH #7 r2 bet
 * 10", without the bet if that needs more than `room` cells. A long title comes after the number,
 * and has no bet after it. The sight's `view` may be NULL. */
void ui_title_short(struct buf *out, const struct ui_sight *s, int room);
/* Writes the row that says who is ahead, in games that have one. */
void ui_score(struct buf *out, const struct game_scene *scene);
/* Writes what lies on the table in at most `rows` rows, for a screen of `columns` columns: the
 * pile, what the viewer has there, then the rest. If there is too little room, counts the cards of
 * others in place of naming them, then also the viewer's. What still does not fit is left out
 * whole. */
void ui_zones_rows(struct buf *out, const struct ui_sight *s, int columns, int rows);
/* How many lives a seat has on the table, besides the cards in its hand. */
int ui_lives(const struct game_view *view, int seat);
/* Writes "3 cards and 2 lives"; leaves out what there is none of. */
void ui_held(struct buf *out, int cards, int lives);
/* How many cells a styled text takes. */
int ui_shown_cells(const char *text);
/* Whether a screen has room for faces of cards (picture.h) of FACE_ROWS rows. */
bool ui_screen_faces(const struct ui_screen *screen);
/* Draws the seats and the piles in at most `room` rows of the screen's top. False: there is too
 * little room, and nothing was written. */
bool ui_seats_around(struct ui_screen *screen, const struct ui_sight *s, int room);
/* Writes the seats in the order of play in one row of the screen's top. Names are cut if there is
 * too little room. If that is not enough, the seats take more rows. */
void ui_seats_row(struct ui_screen *screen, const struct ui_sight *s);
/* How many rows a hand of faces takes: some cards are a row higher than the others, and the
 * numbers are below. */
enum { UI_HAND_FACES = FACE_ROWS + 2 };
/* Writes the numbered hand of a screen: faces if there is room, else short names, which stand
 * closer together if the hand would otherwise take more than `most` rows. In a game whose cards lie
 * on the table (`spread`), the last cards are counted instead. The places of the cards in
 * screen->places count from the hand's first row. */
void ui_hand_rows(struct ui_screen *screen, struct buf *out, const struct ui_sight *s, int most);
