/*
 * A cup as people see it (doc/rules/cups.md, CU-D7): words that all layouts share, and sheets for
 * screens. A function that writes appends to a buffer.
 */
#pragma once

#include "cup.h"
#include "sheet.h"

/* A cup, and the viewer's part in it. */
struct ui_cup {
    const struct cup *cup;
    const struct cup_board *board;
    int entrant;       /* the viewer; -1: they are not in it */
    bool joinable;     /* the viewer has an account, and the cup would let them join now */
    bool standings;    /* only the standings are wanted */
    bool clock;        /* it is for a screen, where the remaining time counts down */
    int left;          /* how many people still play */
    int32_t table;     /* the table where the viewer sits or will sit; 0: none */
    int64_t begins_ms; /* ms until the game there begins at the latest; 0: it has begun */
    int64_t next_ms;   /* when the next round is drawn, UTC; 0: not known */
    int32_t *number;   /* for each of the cup's tables, the number of the open table; 0: it
                                is not open */
};

/* Writes "Friday cup (Palace Swiss)" or "Palace knock-out". */
void ui_cup_title(struct buf *out, const struct cup *cup);

/* Writes who won a cup: "bob"; if `n` (more than 1) share the first place, "bob and 2 more". */
void ui_cup_won(struct buf *out, const char *name, int n);
/* Writes who won a cup that is over, but leaves out the entrant `except` (-1: nobody). Returns how
 * many the others are. */
int ui_cup_winners(struct buf *out, const struct cup *cup, int except);

/* What an entrant is shown at the end of a cup. The caller frees the buffers. */
struct ui_cup_end {
    struct buf title; /* the title of a sheet */
    struct buf head;  /* who won, and what the entrant got */
    struct buf lines; /* whom they met, and the first places */
};
void ui_cup_end(struct ui_cup_end *out, const struct cup *cup, int entrant);
/* Writes how many are in the cup and what it costs, without a line end: "5 have joined, 4 to 64
 * can; entry 50 chips". */
void ui_cup_joined(struct buf *out, const struct cup *cup);
/* Writes a line with the hash of the seed (CU-D12), or with the seed itself. */
void ui_cup_seed(struct buf *out, const struct cup *cup, bool itself);
/* Writes "running, round 2 of 5", or "begins at 2026-11-21 19:30 UTC (21:30 your time), in 12
 * minutes". `now_ms`: UTC; `east`: how many minutes the viewer's clock is ahead of UTC. */
void ui_cup_state(struct buf *out, const struct cup *cup, int64_t now_ms, int east);
/* Writes what a line of the standings counts: "4.5 points"; for a knock-out "2 games". */
void ui_cup_points(struct buf *out, const struct cup *cup, const struct draw_standing *line);
/* Writes a sentence on how the viewer stands in the cup and what comes next, without a line end;
 * nothing if there is nothing to say. */
void ui_cup_own(struct buf *out, const struct ui_cup *view, int64_t now_ms);
/* What a bye counts in this cup: in words for a note beside a name, or as a sentence for the person
 * who has it (`own`). */
const char *ui_cup_bye(const struct cup *cup, bool own);
/* The viewer's line of the standings; NULL: none. */
const struct draw_standing *ui_cup_line(const struct ui_cup *view);
/* Whether the entrant of this line has dropped out of a knock-out that is running. */
bool ui_cup_out(const struct ui_cup *view, const struct draw_standing *line);
/* Writes how much time is left: "0:08", "12:30", "3 hours". */
void ui_cup_countdown(struct buf *out, int64_t ms);
/* Makes the cup's sheet for a screen: the bracket of a knock-out, the standings and how they have
 * changed, what comes next. */
void ui_cup(struct ui_sheet *sheet, const struct ui_cup *view);
/* Adds the rounds of a knock-out side by side. Leaves out the first ones, but not the present one,
 * if not all fit into `room` rows and the sheet's columns. If the others still do not fit, takes
 * more rows than that, and leaves out the last rounds, for which there is no column. */
void ui_cup_bracket(struct ui_sheet *sheet, const struct ui_cup *view, int room);

/* A row of the list of cups. */
struct ui_cups_row {
    const struct cup *cup; /* NULL: the cup is over, and the other fields say what is known of it */
    bool in;               /* the viewer is in it */
    int64_t number, ended_ms;    /* ended_ms: UTC */
    struct cup_words words;      /* of a cup that is over */
    char winner[STORE_NAME_MAX]; /* of a cup that is over; "": nobody is known to have won it */
    int winners;                 /* how many share the first place */
};
/* Makes the list of cups for a screen: running, coming, over. */
void ui_cups(struct ui_sheet *sheet, const struct ui_cups_row *row, int n);
