/*
 * A review as a sheet: how many of the best moves were found, and what the others cost most.
 */
#include "review.h"
#include "search.h"
#include "ui_private.h"

void ui_review(struct ui_sheet *sheet, int64_t number, const char *title,
               const struct review *review)
{
    bool plain = sheet->viewer->layout == UI_PLAIN;
    BUF_LOCAL line = {0};
    buf_printf(&sheet->title, plain ? tr("Review of game %jd, %s.") : tr("REVIEW  game %jd, %s"),
               number, title);
    if (review->decisions == 0)
        buf_puts(&line, tr("There was nothing to choose between in this game."));
    else
        buf_printf(&line,
                   trn("You found %d of %d best move.", "You found %d of %d best moves.",
                       review->decisions),
                   review->found, review->decisions);
    ui_sheet_text(sheet, buf_text(&line));
    if (review->ncostly > 0)
        ui_sheet_text(sheet, tr("These cost you most. A figure is how often the move wins when 100 "
                                "games are played on from what you saw."));
    else if (review->found < review->decisions)
        ui_sheet_text(sheet, tr("The others were hardly worse."));
    buf_clear(&line);
    buf_printf(&line, tr("Type `replay %jd` to see the whole game."), number);
    buf_putc(&line, '\n');
    ui_sheet_foot(sheet, buf_text(&line));
    buf_printf(&sheet->hint, STYLE_TYPE " replay %jd   history", number);
}

void ui_review_decision(struct ui_sheet *sheet, const struct ui_viewer *viewer,
                        const struct table_info *info, const struct game_view *view,
                        const struct review_decision *decision, const char *played)
{
    struct ui_hand hand = {0};
    BUF_LOCAL line = {0}, own = {0}, best = {0}, table = {0};
    ui_hand_update(&hand, info, view, NULL);
    ui_typed(&own, viewer, info->rules, &hand, played);
    ui_typed(&best, viewer, info->rules, &hand, decision->typed);
    buf_printf(&line, tr("Step %d. Your move was `%s`, which wins %d of 100. `%s` wins %d."),
               decision->step, buf_text(&own), search_percent(decision->own), buf_text(&best),
               search_percent(decision->best));
    if (viewer->layout != UI_PLAIN)
        buf_putc(&sheet->body, '\n');
    ui_sheet_text(sheet, buf_text(&line));
    ui_replay(&table, &(struct ui_sight){viewer, info, view, &hand});
    for (size_t at = 0, len; at < table.len; at += len + 1) {
        len = strcspn(table.data + at, "\n");
        buf_clear(&line);
        buf_add(&line, table.data + at, len);
        if (ui_shown_cells(buf_text(&line)) > sheet->columns) {
            size_t blank = strspn(line.data, " "); /* each row begins with a blank */
            ui_sheet_text(sheet, line.data + blank);
        } else
            buf_printf(&sheet->body, "%s\n", buf_text(&line));
    }
}
