/*
 * A cup as people see it (doc/rules/cups.md, CU-D7): words that all layouts share, and the sheets
 * of a screen.
 */
#ifndef LOBBY_UI_UI_CUP_H
#define LOBBY_UI_UI_CUP_H

#include "cup_board.h"
#include "sheet.h"

/* A cup, and how it stands with the viewer. */
struct ui_cup {
    const struct cup *cup;
    const struct cup_board *board;
    int entrant;           /* the viewer; -1: they are not in it */
    bool joinable;         /* the viewer could join it, as far as form and time say */
    bool standings;        /* only how all stand is wanted */
    bool clock;            /* on a screen, where the time that is left counts down */
    int left;              /* how many still play */
    int32_t table;         /* where the viewer sits, or will; 0: nowhere */
    int64_t begins_ms;     /* until the game there begins at the latest; 0: it has begun */
    int64_t next_ms;       /* when the next round is drawn, UTC; 0: not known */
    const int32_t *number; /* of each of the cup's tables: of the open table; 0: it is not open */
};

/* "Friday cup (Palace Swiss)", "Palace knock-out". */
void ui_cup_title(struct buf *out, const struct cup *cup);
/* "running, round 2 of 5", "begins at 2026-11-21 19:30 UTC (21:30 your time), in 12 minutes" for a
 * viewer whose clock is so many minutes ahead. */
void ui_cup_state(struct buf *out, const struct cup *cup, int64_t now_ms, int east);
/* "4.5 points"; of a knock-out "2 games". */
void ui_cup_points(struct buf *out, const struct cup *cup, const struct draw_standing *line);
/* A sentence on how it stands with the viewer and what comes next, without a line end; "" where
 * there is nothing to say. */
void ui_cup_own(struct buf *out, const struct ui_cup *view, int64_t now_ms);
/* Whether an entrant of a knock-out does not play on, of whom `line` tells. */
bool ui_cup_out(const struct ui_cup *view, const struct draw_standing *line);
/* "0:08", "12:30", "3 hours": the time until then. */
void ui_cup_countdown(struct buf *out, int64_t ms);
/* The cup on a screen: the bracket of a knock-out, standings with what has changed, what comes
 * next. */
void ui_cup(struct ui_sheet *sheet, const struct ui_cup *view);
/* Adds the rounds of a knock-out side by side, the first ones left out where they do not fit into
 * `room` rows and the sheet's columns. */
void ui_cup_bracket(struct ui_sheet *sheet, const struct ui_cup *view, int room);

/* A row of the list of cups. */
struct ui_cups_row {
    const struct cup *cup; /* NULL: it is over, and the rest says what is known of it */
    bool in;               /* the viewer is in it */
    int64_t number, ended_ms;
    struct cup_words words; /* of one that is over */
};
/* The list of cups on a screen: running, coming, over. */
void ui_cups(struct ui_sheet *sheet, const struct ui_cups_row *row, int n);

#endif
