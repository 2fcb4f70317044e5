/*
 * See cups_end.h.
 */
#include "cups_end.h"

#include "ending.h"
#include "panel.h"
#include "session.h"
#include "style.h"
#include "ui_cup.h"
#include "xalloc.h"

/* The panel keeps a copy of its words, because the cup may be forgotten while somebody reads
 * them. */
struct cups_end {
    struct panel panel;
    int64_t number;
    struct ui_cup_end words;
};

static void cups_end_make(struct session *s, struct panel *panel, struct ui_sheet *sheet)
{
    struct cups_end *e = (struct cups_end *)panel;
    buf_add(&sheet->title, buf_text(&e->words.title), e->words.title.len);
    buf_puts(&sheet->body, "\n");
    ui_sheet_say(sheet, buf_text(&e->words.head));
    buf_add(&sheet->body, buf_text(&e->words.lines), e->words.lines.len);
    BUF_LOCAL next = {0};
    ending_put_next(s, 0, &next);
    buf_puts(&sheet->body, "\n");
    ui_sheet_say(sheet, buf_text(&next));
    buf_printf(&sheet->hint, STYLE_TYPE " cup %lld   cups", (long long)e->number);
}

static void cups_end_drop(struct panel *panel)
{
    struct cups_end *e = (struct cups_end *)panel;
    buf_free(&e->words.title);
    buf_free(&e->words.head);
    buf_free(&e->words.lines);
}

static const struct panel_kind cups_end_kind = {
    .name = N_("cup"), .make = cups_end_make, .drop = cups_end_drop, .passing = true};

void cups_end_show(struct session *s, const struct cup *cup, int entrant)
{
    struct table_info info;
    SESSION_SPEAKS(s);
    if (!s->screen || (session_at(s, &info) && info.state == TABLE_PLAYING))
        return;
    struct cups_end *e = xcalloc(1, sizeof(*e));
    e->number = cup->number;
    ui_cup_end(&e->words, cup, entrant);
    panel_open(s, &cups_end_kind, &e->panel);
}
