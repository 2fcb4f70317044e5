/*
 * Words and blocks for one viewer: notices, facts of a game, the table, the hand. Two layouts so
 * far, over one view: line (scrolling lines, a compact block once a turn) and plain (one fact a
 * line, no symbols). Everything is styled text (style.h) appended to a buffer, each line ended by
 * '\n'.
 */
#ifndef LOBBY_UI_UI_H
#define LOBBY_UI_UI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"
#include "game.h"
#include "table.h"

enum ui_layout { UI_LINE, UI_PLAIN };

struct ui_viewer {
    int64_t person;
    enum ui_layout layout;
    int columns;      /* of the screen, for lists */
    const char *name; /* what they are called also where they sit no longer; NULL: it is not said */
    /* What completes the move that was refused for want of a suit, a colour or a seat. */
    const struct game_move *answer;
    int nanswers;
};

/* The hand as it is shown: sorted by colour or suit, and frozen from the start of the viewer's turn
 * to its end, so that a number typed in haste means what it meant (doc/ux.md section 3). Zeroed is
 * a valid start; one a session. */
struct ui_hand {
    int32_t table;
    int64_t game;
    uint32_t serial;
    uint8_t n;
    card_t card[GAME_HAND_MAX]; /* by number - 1 */
};
/* Brings `hand` up to date with a view: anew when a turn began or ended, else cards that are gone
 * leave, new ones come last. */
void ui_hand_update(struct ui_hand *hand, const struct table_info *info,
                    const struct game_view *view);
/* Turns hand numbers in a move into cards: in a move that begins with a number or a card, or with a
 * verb that takes cards (play, keep, take); behind `to` a number is a seat. Other text is copied.
 * Returns NULL, or a sentence where there is no such number. */
const char *ui_hand_cards(const struct ui_hand *hand, const struct game_rules *rules,
                          const char *typed, char *out, size_t cap, char *why, size_t whycap);

/* One line or none for a notice: `info` is the table's, may be NULL where it is gone. */
void ui_notice(struct buf *out, const struct ui_viewer *viewer, const struct notice *notice,
               const struct table_info *info);
/* The sentence of one fact of a game as this viewer is told it. Adds no line end. */
void ui_fact(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
             const struct game_fact *fact);
/* The table as it stands: the block at one's turn, and what `look` shows. Before a game: seats,
 * terms, who is ready. */
void ui_table(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
              const struct game_view *view, const struct ui_hand *hand);
/* A position of a game that is over, in a replay: no table, no clock, nothing to be typed. */
void ui_replay(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
               const struct game_view *view, const struct ui_hand *hand);
/* The answer to a question that the game's picture brings by this name; `text` is what followed it.
 * False: it brings none such, and nothing was written. */
bool ui_question(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
                 const struct game_view *view, const char *name, const char *text);
/* The numbered hand; playable cards are marked. */
void ui_hand_lines(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
                   const struct game_view *view, const struct ui_hand *hand);
/* What can be typed now, as one line. */
void ui_hint(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
             const struct game_view *view, const struct ui_hand *hand);
/* The latest facts, with their times. */
void ui_log(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
            const struct table_log_line *line, int n);

enum { UI_BOT_LEVELS = 3 }; /* easy, medium, hard */
/* The level that somebody types: the English word, which is part of the command, or that of the
 * viewer's language, or a number. Anything else is a level that there is not. */
int ui_bot_level_of(const char *word);
/* "ranked, bet 50", "friendly", "not ranked: same address": a table's terms in a few words. */
void ui_terms(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info);
/* A move as it was typed, its cards in words where they are to be read aloud. */
void ui_typed_move(struct buf *out, const struct ui_viewer *viewer, const struct game_rules *rules,
                   const char *text);
/* Rows of at most `columns` cells (0: one row), cut at blanks, each a cell in from the left: for
 * rows of a screen, which nobody wraps. Bytes above 0x7f count as a cell each at most. */
void ui_wrapped(struct buf *out, const char *text, size_t len, int columns);
/* "3 days", "12 min", "20 seconds". */
void ui_duration(struct buf *out, int64_t ms);
/* ms left of the turn of a seat (0: none), as far as this view may tell: not to spectators who see
 * the game late. */
int64_t ui_turn_left(const struct table_info *info, const struct game_view *view, int seat);
/* "14:02" UTC. */
void ui_clock(struct buf *out, int64_t wall_ms);

#endif
