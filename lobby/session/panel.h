/*
 * Panels: the lists that stay open (leaderboard, tables, a player, who is on, somebody's games,
 * reports), and a replay. On a screen, a panel covers the lobby or the table, and other panels,
 * until `back`. In the other layouts it is told as lines, and `more` continues the last one.
 */
#pragma once

#include "sheet.h"

struct session;
struct panel;

extern const struct lobby_part panel_part;

struct panel_kind {
    const char *name; /* what the prompt says: "top"; marked with N_ */
    /* Fills a sheet whose viewer, columns, rows and wall_ms are set. Called again for each size of
     * the screen, and whenever something may have changed. */
    void (*make)(struct session *session, struct panel *panel, struct ui_sheet *sheet);
    /* If not NULL, draws the rows of a screen in place of `make`. */
    void (*draw)(struct session *session, struct panel *panel, struct ui_screen *screen);
    /* Turns to the part after the one that is shown (1), or to the one before it (-1). False: there
     * is none. NULL: the parts are those of the sheet's body. */
    bool (*turn)(struct session *session, struct panel *panel, int by);
    /* Frees what the panel holds, but not the panel. NULL: it holds nothing. */
    void (*drop)(struct panel *panel);
    bool passing; /* any line or key closes it, and is then carried out */
    /* It shows how much time is left, so a screen makes it anew each second. It stays when the
     * table of its viewer is over. */
    bool ticks;
    bool lingers; /* it stays for some time when the table of its viewer is over */
    bool steps;   /* PgUp and PgDn are `back` and `next` where nothing can be turned */
};

/* The first member of every kind's own struct, which is made with xcalloc. */
struct panel {
    const struct panel_kind *kind;
    struct panel *under; /* NULL: none */
    /* where the session was (0: in the lobby); the panel closes if the session goes elsewhere */
    int32_t table;
    int at, rows;  /* the first row of the body that was shown last, and how many were */
    bool parts;    /* these rows were not all */
    uint8_t picks; /* what a number picks, if the list shows games by number (cmd.h) */
    int64_t until; /* mono ms at which it closes by itself; 0: it does not */
};

/* Shows a panel and owns it from now on. Closes another one of the same kind and, where there is no
 * screen, all others. */
void panel_open(struct session *session, const struct panel_kind *kind, struct panel *panel);
/* The panel on top of the screen. NULL: there is no screen or no panel, or none is shown. */
struct panel *panel_shown(struct session *session);
/* The panel on top if it is of this kind, with or without a screen; NULL if not. */
struct panel *panel_of_kind(struct session *session, const struct panel_kind *kind);
/* Something that the panel on top shows has changed. Without a screen, its lines are told again. */
void panel_changed(struct session *session);
/* Turns to the next part of the list on top (1, as `more` does), or to the one before (-1). False:
 * there is none. */
bool panel_turn(struct session *session, int by);
/* Another part of the panel on top is shown now. What was told below it was about the part before,
 * so the screen no longer shows that. */
void panel_turned(struct session *session);
/* Whether PgUp and PgDn turn the panel on top, or step through it. */
bool panel_has_parts(struct session *session);
/* PgUp (-1) or PgDn (1) was pressed, and panel_has_parts holds. Turns the list and returns NULL. If
 * the list cannot be turned, returns the line for which the key stands, or rings the bell and
 * returns NULL. */
const char *panel_page_key(struct session *session, int by);
/* Closes the panel on top if its kind is `passing` and no page covers it. False: nothing was
 * closed. */
bool panel_pass(struct session *session);
/* Closes the panel on top. False: there is none on the screen. */
bool panel_back(struct session *session);
/* Closes the panel of this kind, even if others lie over it. */
void panel_drop(struct session *session, const struct panel_kind *kind);
/* Closes all panels. */
void panel_close(struct session *session);
/* Draws the panel on top. */
void panel_draw(struct session *session, struct ui_screen *screen);
