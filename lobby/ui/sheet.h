/*
 * Lists of the lobby: leaderboard, tables, a player, who is on, somebody's games, reports, a
 * replay. Made once for each size and layout; shown as a screen of their own (ui/screen.h), or as
 * lines where there is no screen.
 */
#ifndef LOBBY_UI_SHEET_H
#define LOBBY_UI_SHEET_H

#include "leaderboard.h"
#include "ui_screen.h"

struct ui_sheet {
    /* Set before it is made. `rows`: so many the body can have; more are gone through. */
    const struct ui_viewer *viewer;
    int columns, rows;
    int64_t wall_ms;
    /* Styled; each row ended by \n, but the title. */
    struct buf title; /* a bar on a screen; STYLE_RIGHT is a gap of a line */
    struct buf fixed; /* headings of columns; empty in plain */
    struct buf body;
    struct buf foot; /* below the body, where there is room for it */
    struct buf hint; /* what can be typed */
    bool example;    /* the hint names one who is in the body */
};
void ui_sheet_free(struct ui_sheet *sheet);
/* Empties it for another one, and keeps its memory as far as that is little. */
void ui_sheet_clear(struct ui_sheet *sheet);
/* Rows of a body on a terminal so high, with one row of headings and one of what can be typed. */
int ui_sheet_rows(int height);
/* As a screen, the body from its row `at` on, which is clamped. Returns how many rows of the body
 * are shown. */
int ui_screen_sheet(struct ui_screen *screen, struct ui_sheet *sheet, int *at);
/* As lines, the body from row `at` on; says how to go on where that is not all of it. Returns how
 * many rows of the body are shown. */
int ui_sheet_lines(struct buf *out, const struct ui_sheet *sheet, int *at);

/* Whether both parts of the title can be read on a screen, with `more` at its end. */
bool ui_sheet_title_fits(const struct ui_sheet *sheet, const char *more);

/* A sentence in place of rows, wrapped where it is longer than a row. */
void ui_sheet_say(struct ui_sheet *sheet, const char *text);

/* ---- Leaderboard ---- */
struct ui_top_row {
    struct board_row board;
    bool you;
    bool gap;      /* places between the row before it and this one are left out */
    char seen[24]; /* where they are, or how long ago they played */
};
struct ui_top {
    const char *game; /* a title, or "all games" */
    const char *open; /* the same game as  new  takes it, NULL: all games */
    enum board_span span;
    bool friends;             /* the viewer's alone */
    int64_t players, ends_ms; /* UTC at which the span ends; 0: never */
    int n;
    const struct ui_top_row *row;
};
void ui_top(struct ui_sheet *sheet, const struct ui_top *top);

/* ---- Tables ---- */
struct ui_tables {
    int open, full, playing; /* of all there are */
    int n;
    const struct table_info *table;
};
void ui_tables(struct ui_sheet *sheet, const struct ui_tables *tables);

/* ---- A player ---- */
struct ui_player_game {
    const char *game;
    struct board_row board; /* rank 0: none played */
    int64_t players;
};
struct ui_player {
    const char *name;
    bool you, guest;
    int64_t xp, chips;
    const char *notes; /* more lines, each ended by \n, or "" */
    char where[64];    /* "on now, in the lobby", "last on 3 days ago" */
    int n;             /* over all games first */
    const struct ui_player_game *game;
};
void ui_player(struct ui_sheet *sheet, const struct ui_player *player);

/* ---- Who is on ---- */
struct ui_who_row {
    const char *name, *kind; /* kind: "guest", "staff" or "" */
    const char *where;       /* "in the lobby" */
    int64_t idle_ms;
};
/* All but the rows, of which there will be `n`; `start`: of the names that were asked for, "" all.
 */
void ui_who(struct ui_sheet *sheet, const char *start, int n);
void ui_who_row(struct ui_sheet *sheet, const struct ui_who_row *row);

/* ---- Somebody's games ---- */
struct ui_history_row {
    int64_t number, started_ms, xp, chips;
    bool ranked;
    char title[32]; /* of its game */
    char end[24];   /* "won", "place 2" */
    char *others;   /* "bob, carol" */
};
struct ui_history {
    const char *name;
    int n; /* one at least */
    const struct ui_history_row *row;
    bool older; /* there are some behind the last one */
};
void ui_history(struct ui_sheet *sheet, const struct ui_history *history);

/* ---- Reports ---- */
struct ui_report {
    int64_t number, at_ms;
    const char *where, *reporter, *about, *kind;
    char state[32];
    bool shown; /* the one whose case is told below */
};
struct ui_reports {
    const char *me;
    int open, mine;
    int n;
    const struct ui_report *report;
    const char *text; /* of the case that is shown, NULL none */
};
void ui_reports(struct ui_sheet *sheet, const struct ui_reports *reports);

#endif
