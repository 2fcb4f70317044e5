/*
 * The lists of the lobby: leaderboard, tables, a player, who is on, somebody's games, reports. Each
 * of them is a sheet, which is made anew for each size and layout. It is shown as a screen
 * (ui_screen.h), or as lines if there is no screen.
 *
 * A function that takes a sheet and a struct of what is in a list makes the sheet of that list.
 */
#pragma once

#include "leaderboard.h"
#include "ui_screen.h"

struct ui_sheet {
    /* The caller sets these before the sheet is made. */
    const struct ui_viewer *viewer;
    int columns;
    int rows;        /* how many rows of the body can be seen at once */
    int64_t wall_ms; /* now */
    int east;        /* how many minutes the viewer's clock is ahead of UTC */
    /* Styled text. Each row ends with \n, except the title. */
    struct buf title; /* the bar at the top of a screen; STYLE_RIGHT is the gap in it */
    struct buf fixed; /* headings of the columns; empty in the plain layout */
    struct buf body;
    struct buf foot; /* below the body, if there is room */
    /* What can be typed, without `more` and `back`, which a screen adds at the end. */
    struct buf hint;
    bool example; /* the hint uses a name from the body */
    bool more;    /* people can type `more`: rows follow, or the maker left something out */
};
/* Frees the texts, not the sheet itself. */
void ui_sheet_free(struct ui_sheet *sheet);
/* Empties the sheet for the next one. Keeps its memory unless that is large. */
void ui_sheet_clear(struct ui_sheet *sheet);
/* How many rows the body has on a terminal of this height, with one row of headings and one of
 * hints. */
int ui_sheet_rows(int height);
/* Draws the sheet as a screen, with the body from row `at` on. Corrects `at` if there is no such
 * row. Returns how many rows of the body are shown, and sets the sheet's `more` if rows follow
 * them. */
int ui_screen_sheet(struct ui_screen *screen, struct ui_sheet *sheet, int *at);
/* Writes the sheet as lines, with the body from row `at` on. If that is not the whole body, says
 * how to see the rest. Returns how many rows of the body are shown. */
int ui_sheet_lines(struct buf *out, const struct ui_sheet *sheet, int *at);

/* Whether both parts of the title fit on a screen, with `more` at its end. */
bool ui_sheet_title_fits(const struct ui_sheet *sheet, const char *more);

/* Writes sentences, which have line ends between them, into the body. A sentence that is longer
 * than a row is wrapped, except in the plain layout. */
void ui_sheet_say(struct ui_sheet *sheet, const char *text);
/* Writes lines into the body, each wrapped into rows that begin with a blank; in the plain layout
 * as they are. */
void ui_sheet_text(struct ui_sheet *sheet, const char *text);
/* Writes a line, which brings its line end, into the foot. A blank is put before it, except in the
 * plain layout. */
void ui_sheet_foot(struct ui_sheet *sheet, const char *text);

/* ---- Leaderboard ---- */
struct ui_top_row {
    struct board_row board;
    bool you;
    bool gap;      /* places between the row before it and this one are left out */
    char seen[24]; /* where they are, or how long ago they played */
};
struct ui_top {
    const char *game; /* a title, or "all games" */
    const char *open; /* the game as `new` takes it; NULL: all games */
    enum board_span span;
    bool friends;    /* only the viewer and their friends */
    bool rating;     /* it is a board of ratings, which stand in place of XP */
    int64_t players; /* how many are on the board */
    int64_t ends_ms; /* when the span ends (UTC); 0: never */
    int n;
    const struct ui_top_row *row;
};
void ui_top(struct ui_sheet *sheet, const struct ui_top *top);

/* ---- Tables ---- */
struct ui_tables {
    int open, full, playing; /* how many tables there are of each sort */
    int n;
    const struct table_info *table;
};
void ui_tables(struct ui_sheet *sheet, const struct ui_tables *tables);

/* ---- Seeks and tables that one can join ---- */
struct ui_sought_row { /* the caller frees the buffers */
    int32_t number;
    bool seek; /* else it is a table */
    bool own;  /* the viewer's seek */
    bool fits; /* the viewer could take it up now */
    struct buf game, terms, who;
};
struct ui_sought {
    int seeks; /* how many of the rows are seeks */
    int n;
    struct ui_sought_row *row;
    const char *quiet; /* lines after the list if all of its rows are the viewer's; else "" */
};
void ui_sought(struct ui_sheet *sheet, const struct ui_sought *sought);

/* ---- A player ---- */
struct ui_player_game {
    const char *game;
    struct board_row board; /* their place; games in which they have none are not listed */
    int64_t players;        /* how many are on this board */
};
struct ui_player_rating {
    const char *game;
    struct rating_row row;
    int moved; /* by how much over the last 30 days */
};
enum { UI_PLOT_MOST = 50 };
struct ui_player {
    const char *name;
    bool you, guest;
    int64_t xp, chips;
    const char *notes; /* more lines, each ending with \n, or "" */
    char where[64];    /* "on now, in the lobby", "last on 3 days ago" */
    int n;
    const struct ui_player_game *game; /* the first one counts all games together */
    int nratings;
    const struct ui_player_rating *rating;
    /* On a screen: the rating after each of the last games, newest first. */
    const char *plotted; /* the title of the game */
    int nplot;           /* at most UI_PLOT_MOST */
    const int16_t *plot;
};
void ui_player(struct ui_sheet *sheet, const struct ui_player *player);

/* ---- Who is on ---- */
struct ui_who_row {
    const char *name, *kind; /* kind: "guest", "staff" or "" */
    const char *where;       /* "in the lobby" */
    int64_t idle_ms;
    bool away;
};
/* Makes everything except the `n` rows, which the caller adds. `start`: how the wanted names begin;
 * "": all names. */
void ui_who(struct ui_sheet *sheet, const char *start, int n);
/* Adds a row. */
void ui_who_row(struct ui_sheet *sheet, const struct ui_who_row *row);

/* ---- Somebody's games ---- */
struct ui_history_row {
    int64_t number, started_ms;
    int64_t xp, chips; /* what was gained, or lost if negative */
    bool ranked;
    char title[32];                                      /* of its game */
    char end[24];                                        /* "won", "place 2" */
    char others[STORE_SEATS_MAX * (STORE_NAME_MAX + 2)]; /* "bob, carol" */
};
/* `row`: `n` of them, at least one, the newest first. `older`: there are games older than the last.
 */
void ui_history(struct ui_sheet *sheet, const char *name, const struct ui_history_row *row, int n,
                bool older);

/* ---- A review ---- */
struct review; /* review.h */
/* Makes everything except the decisions that cost something, which the caller adds. */
void ui_review(struct ui_sheet *sheet, int64_t number, const char *title,
               const struct review *review);
struct review_decision; /* review.h */
/* Adds such a decision: what was played (`played`, as game_typed writes it), what would have been
 * better, and the position before it. */
void ui_review_decision(struct ui_sheet *sheet, const struct ui_viewer *viewer,
                        const struct table_info *info, const struct game_view *view,
                        const struct review_decision *decision, const char *played);

/* ---- Reports ---- */
/* Writes an age into `out` in a few cells, and returns its text: "41 m", "3 h", "2 d". */
const char *ui_age(struct span_text *out, int64_t ms);
#define UI_AGE(ms) ui_age(&(struct span_text){{0}}, (ms)) /* as UI_DURATION */
struct ui_report {
    int64_t number, at_ms;
    const char *priority, *reporter, *about, *words;
    bool appeal;
    char state[32]; /* who has claimed it; "": nobody */
    bool shown;     /* its case is shown below the queue */
};
/* What can be typed about a case. */
enum ui_report_offer {
    UI_REPORT_CLAIM = 1,
    UI_REPORT_RESOLVE = 2,
    UI_REPORT_NOTE = 4,
    UI_REPORT_WARN = 8,
    UI_REPORT_MUTE = 16,
    UI_REPORT_BAN = 32
};
struct ui_reports {
    const char *me; /* the reader */
    int open, mine; /* how many cases wait, and how many of them the reader has claimed */
    int n;
    const struct ui_report *report;
    const char *text; /* the text of the case that is shown; NULL: none is */
    int offers;       /* enum ui_report_offer: what the reader can type about that case */
    int64_t closed;   /* the number of a case that is shown but not in the queue; 0: none */
};
void ui_reports(struct ui_sheet *sheet, const struct ui_reports *reports);
