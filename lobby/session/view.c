/*
 * Lists with a screen of their own. See view.h.
 */
#include "view.h"

#include <stdlib.h>

#include "screen.h"
#include "session.h"
#include "xalloc.h"

enum { LINES_ROWS = 20 }; /* of a body told as lines, where the client said nothing of its height */

static void sheet_make(struct lobby *lobby)
{
    lobby->sheet = xcalloc(1, sizeof(*lobby->sheet));
}

static void sheet_end(struct lobby *lobby)
{
    ui_sheet_free(lobby->sheet);
    free(lobby->sheet);
}

const struct lobby_part view_part = {.make = sheet_make, .end = sheet_end};

static void drop_top(struct session *s)
{
    struct view *view = s->view;
    s->view = view->under;
    if (view->kind->drop)
        view->kind->drop(view);
    free(view);
}

void view_close(struct session *s)
{
    while (s->view)
        drop_top(s);
}

void view_drop(struct session *s, const struct view_kind *kind)
{
    for (struct view **at = &s->view; *at;) {
        struct view *view = *at;
        if (view->kind != kind) {
            at = &view->under;
            continue;
        }
        *at = view->under;
        if (kind->drop)
            kind->drop(view);
        free(view);
    }
}

/* The one list of the lobby that is made at a time; for `viewer` until the next one. */
static struct ui_sheet *make_sheet(struct session *s, const struct ui_viewer *viewer)
{
    struct ui_sheet *sheet = s->lobby->sheet;
    int height = s->facts.rows;
    ui_sheet_clear(sheet);
    sheet->viewer = viewer;
    sheet->columns = viewer->columns;
    if (s->screen)
        sheet->rows = ui_sheet_rows(height);
    else if (s->state == SESSION_ONESHOT || height < UI_SCREEN_ROWS)
        sheet->rows = LINES_ROWS;
    else
        sheet->rows = height - 4; /* title, headings, foot, the prompt */
    sheet->wall_ms = clock_wall(s->lobby->deps.clock);
    s->view->kind->make(s, s->view, sheet);
    return sheet;
}

static void tell_lines(struct session *s)
{
    struct ui_viewer viewer = session_viewer(s);
    struct buf out = {0};
    s->view->rows = ui_sheet_lines(&out, make_sheet(s, &viewer), &s->view->at);
    session_show(s, &out);
}

void view_changed(struct session *s)
{
    if (!s->view)
        return;
    if (s->screen)
        screen_due(s);
    else
        tell_lines(s);
}

void view_open(struct session *s, const struct view_kind *kind, struct view *view)
{
    view_drop(s, kind);
    if (!s->screen)
        view_close(s);
    view->kind = kind;
    view->under = s->view;
    session_where(s, &view->table);
    s->view = view;
    view_changed(s);
}

struct view *view_shown(struct session *s)
{
    int32_t table;
    if (!s->screen || !s->view)
        return NULL;
    session_where(s, &table);
    if (table != s->view->table) /* they went elsewhere, and want to see that */
        view_close(s);
    return s->view;
}

struct view *view_of_kind(struct session *s, const struct view_kind *kind)
{
    return s->view && s->view->kind == kind ? s->view : NULL;
}

bool view_more(struct session *s)
{
    struct view *view = s->view;
    if (!view)
        return false;
    if (!view->kind->make)
        return false;
    if (view->kind->more) {
        if (!view->kind->more(s, view, view->rows))
            return false;
        view_changed(s);
        return true;
    }
    int was = view->at;
    struct ui_viewer viewer = session_viewer(s);
    const struct ui_sheet *sheet = make_sheet(s, &viewer);
    int total = 0;
    for (size_t i = 0; i < sheet->body.len; i++)
        total += sheet->body.data[i] == '\n';
    if (was + view->rows >= total)
        return false;
    view->at += view->rows;
    view_changed(s);
    return true;
}

bool view_back(struct session *s)
{
    if (!view_shown(s))
        return false;
    drop_top(s);
    screen_due(s);
    return true;
}

void view_draw(struct session *s, struct ui_screen *screen)
{
    struct ui_viewer viewer = session_viewer(s);
    if (s->view->kind->draw) {
        s->view->kind->draw(s, s->view, screen);
        return;
    }
    s->view->rows = ui_screen_sheet(screen, make_sheet(s, &viewer), &s->view->at);
}
