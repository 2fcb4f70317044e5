/*
 * Lists that have a screen of their own: leaderboard, tables, a player, who is on, somebody's
 * games, reports, a replay. In the screen layout one lies over the lobby or the table, and over
 * others, until `back`; in the other layouts it is told as lines, and `more` goes on with the last
 * one.
 */
#ifndef LOBBY_SESSION_VIEW_H
#define LOBBY_SESSION_VIEW_H

#include "sheet.h"

struct session;
struct view;

extern const struct lobby_part view_part;

struct view_kind {
    const char *name; /* what stands before the cursor: "top" */
    /* Fills a sheet whose viewer, columns, rows and wall_ms are set. Made anew for each size, and
     * whenever something may have changed. */
    void (*make)(struct session *session, struct view *view, struct ui_sheet *sheet);
    /* Not NULL: the rows of a screen in its stead. */
    void (*draw)(struct session *session, struct view *view, struct ui_screen *screen);
    /* Goes on behind what is shown, `rows` of it; NULL: the body is gone through. False: that was
     * all. */
    bool (*more)(struct session *session, struct view *view, int rows);
    void (*drop)(struct view *view); /* frees what it holds besides itself; may be NULL */
};

/* The head of every view's own struct, which is made with xcalloc. */
struct view {
    const struct view_kind *kind;
    struct view *under;
    int32_t table; /* where the session was: elsewhere it is closed */
    int at, rows;  /* of the body, as shown last */
};

/* Shows a view and takes it over; one of the same kind goes. A one-shot command gets its lines. */
void view_open(struct session *session, const struct view_kind *kind, struct view *view);
/* The view that is on top; NULL: none, or no screen. */
struct view *view_shown(struct session *session);
/* The one on top if it is of this kind, in any layout; NULL: it is not. */
struct view *view_of_kind(struct session *session, const struct view_kind *kind);
/* Something that it shows has changed: lines are told again. */
void view_changed(struct session *session);
/* `more`. False: there is nothing to go on with. */
bool view_more(struct session *session);
/* Closes the one on top: false, there is none on the screen. */
bool view_back(struct session *session);
/* Closes one of this kind, wherever it lies. */
void view_drop(struct session *session, const struct view_kind *kind);
/* Closes all. */
void view_close(struct session *session);
/* The rows of the screen from the view on top. */
void view_draw(struct session *session, struct ui_screen *screen);

#endif
