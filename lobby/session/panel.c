/*
 * Panels: lists that cover the screen until they are closed. See panel.h.
 */
#include "panel.h"

#include "screen.h"
#include "session.h"

enum { LINGER_MS = 20000 }; /* how long a panel stays that tells how a game ended */
/* How many rows are told as lines if the client's height is unknown or very small, or if it runs
 * one command only. */
enum { LINES_ROWS = 20 };

static void panel_sheet_end(struct lobby *lobby)
{
    ui_sheet_free(lobby->sheet);
}

const struct lobby_part panel_part = {LOBBY_SLOT(sheet), .end = panel_sheet_end};

/* Takes out the panel at this place. The one under it takes its place. */
static void panel_take_out(struct panel **at)
{
    struct panel *panel = *at;
    *at = panel->under;
    if (panel->kind->drop)
        panel->kind->drop(panel);
    free(panel);
}

void panel_close(struct session *s)
{
    while (s->panel)
        panel_take_out(&s->panel);
}

void panel_drop(struct session *s, const struct panel_kind *kind)
{
    for (struct panel **at = &s->panel; *at;)
        if ((*at)->kind == kind)
            panel_take_out(at);
        else
            at = &(*at)->under;
}

/* Makes the sheet of the panel on top, for `viewer`. The lobby has one sheet for all, so this one
 * is valid until the next is made. */
static struct ui_sheet *panel_make_sheet(struct session *s, const struct ui_viewer *viewer)
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
    sheet->east = session_east(s);
    s->panel->kind->make(s, s->panel, sheet);
    return sheet;
}

void panel_changed(struct session *s)
{
    if (!s->panel)
        return;
    if (s->screen) {
        screen_due(s);
        return;
    }
    struct ui_viewer viewer = session_viewer(s);
    struct buf out = {0};
    s->panel->rows = ui_sheet_lines(&out, panel_make_sheet(s, &viewer), &s->panel->at);
    session_show(s, &out);
}

void panel_open(struct session *s, const struct panel_kind *kind, struct panel *panel)
{
    screen_forget(s);
    panel_drop(s, kind);
    if (!s->screen)
        panel_close(s);
    /* A panel that came by itself and is being read stays on top. Otherwise the line that is meant
     * to close it would close a panel that nobody has seen. */
    const struct panel *shown = kind->passing ? panel_shown(s) : NULL;
    struct panel **at = shown && shown->kind->passing ? &s->panel->under : &s->panel;
    panel->kind = kind;
    panel->under = *at;
    panel->table = session_table(s);
    *at = panel;
    panel_changed(s);
    if (!s->running && s->waiting == 0) /* otherwise the end of the line does this */
        session_prompt(s, false);
}

/* Called when the viewer is at another table (0: at none) than the panels belong to. Panels close,
 * because the viewer wants to see the new place. If it is none, a panel that counts seconds stays,
 * and one that tells how a game ended stays for a while. */
static void panel_leave_table(struct session *s, int32_t table)
{
    for (struct panel **at = &s->panel; *at;) {
        const struct panel_kind *kind = (*at)->kind;
        if (table != 0 || (!kind->ticks && !kind->lingers)) {
            panel_take_out(at);
            continue;
        }
        if (kind->lingers)
            (*at)->until = clock_mono(s->lobby->deps.clock) + LINGER_MS;
        (*at)->table = 0;
        at = &(*at)->under;
    }
}

struct panel *panel_shown(struct session *s)
{
    if (!s->screen || !s->panel)
        return NULL;
    int32_t table = session_table(s);
    if (table != s->panel->table)
        panel_leave_table(s, table);
    if (s->panel && s->panel->until != 0 && clock_mono(s->lobby->deps.clock) >= s->panel->until)
        panel_take_out(&s->panel);
    return s->aside_table == 0 ? s->panel : NULL;
}

struct panel *panel_of_kind(struct session *s, const struct panel_kind *kind)
{
    return s->panel && s->panel->kind == kind ? s->panel : NULL;
}

/* Turns through the body of the sheet. */
static bool panel_turn_body(struct session *s, struct panel *panel, int by)
{
    int was = panel->at, total = 0;
    struct ui_viewer viewer = session_viewer(s);
    const struct ui_sheet *sheet = panel_make_sheet(s, &viewer);
    for (size_t i = 0; i < sheet->body.len; i++)
        total += sheet->body.data[i] == '\n';
    if (by > 0 ? was + panel->rows >= total : was == 0)
        return false;
    panel->at = was + by * panel->rows > 0 ? was + by * panel->rows : 0;
    return true;
}

void panel_turned(struct session *s)
{
    panel_changed(s);
    screen_again(s, TERM_TURNED);
}

bool panel_turn(struct session *s, int by)
{
    struct panel *panel = s->panel;
    if (!panel || (!panel->kind->make && !panel->kind->turn))
        return false;
    if (panel->kind->turn ? !panel->kind->turn(s, panel, by) : !panel_turn_body(s, panel, by))
        return false;
    panel_turned(s);
    return true;
}

bool panel_has_parts(struct session *s)
{
    const struct panel *panel = s->paged ? NULL : panel_shown(s);
    return panel && (panel->kind->steps || panel->kind->turn || panel->parts);
}

const char *panel_page_key(struct session *s, int by)
{
    if (panel_turn(s, by))
        return NULL;
    if (s->panel->kind->steps)
        return by > 0 ? "next" : "back";
    s->term->ops->bell(s->term);
    return NULL;
}

bool panel_back(struct session *s)
{
    if (!panel_shown(s))
        return false;
    panel_take_out(&s->panel);
    screen_due(s);
    return true;
}

bool panel_pass(struct session *s)
{
    const struct panel *panel = panel_shown(s);
    return panel && !s->paged && panel->kind->passing && panel_back(s);
}

void panel_draw(struct session *s, struct ui_screen *screen)
{
    struct ui_viewer viewer = session_viewer(s);
    if (s->panel->kind->draw) {
        s->panel->kind->draw(s, s->panel, screen);
        return;
    }
    struct ui_sheet *sheet = panel_make_sheet(s, &viewer);
    s->panel->rows = ui_screen_sheet(screen, sheet, &s->panel->at);
    s->panel->parts = sheet->more || s->panel->at > 0;
}
