/*
 * The queue of reports as a sheet: a row for each, and below them the case that is shown.
 */
#include "ui_private.h"

enum { WIDE = 70, LAYOUT = 64 };

const char *ui_age(struct span_text *out, int64_t ms)
{
    int64_t minutes = ms > 0 ? ms / 60000 : 0;
    return utf8_say(out->text, sizeof(out->text),
                    minutes < 120    ? "%jd m"
                    : minutes < 2880 ? "%jd h"
                                     : "%jd d",
                    minutes < 120    ? minutes
                    : minutes < 2880 ? minutes / 60
                                     : minutes / 1440);
}

/* Writes the layout of the columns that fit: number, age, priority, about, by, what. Numbers and
 * names are never cut. */
static void sheet_reports_layout(const struct ui_sheet *sheet, const struct ui_reports *r,
                                 char layout[LAYOUT])
{
    const bool wide = sheet->columns >= WIDE;
    int number = wide ? 5 : 4;
    for (int i = 0; i < r->n; i++) {
        int digits = (int)strlen(CELL_NUMBER(r->report[i].number));
        number = digits > number ? digits : number;
    }
    int what = sheet->columns - number - (wide ? 53 : 27);
    utf8_printf(layout, LAYOUT, wide ? "%d< 6< 8< 16< 15< %d<" : "%d< 5< 0<16< 0<%d<", number,
                what > 1 ? what : 1);
}

static void sheet_reports_row_end(struct buf *out)
{
    while (out->len > 0 && out->data[out->len - 1] == ' ')
        out->len--;
}

static void sheet_reports_put_row(struct ui_sheet *sheet, const struct ui_report *report,
                                  const char *layout)
{
    struct buf *out = &sheet->body;
    const char *age = UI_AGE(sheet->wall_ms - report->at_ms);
    if (sheet->viewer->layout == UI_PLAIN) {
        buf_printf(out,
                   report->appeal ? tr("%jd, %s, %s old, appeal of %s%s%s: %s\n")
                                  : tr("%jd, %s, %s old, about %s%s%s: %s\n"),
                   report->number, report->priority, age, report->about,
                   report->state[0] != '\0' ? ", " : "", report->state, report->words);
        return;
    }
    buf_puts(out, report->shown ? STYLE_BOLD " > " : "   ");
    /* The last column has the first words of the report, or its state once somebody has claimed it.
     */
    buf_columns(out, layout, CELL_NUMBER(report->number), age, report->priority, report->about,
                report->appeal ? tr("appeal") : report->reporter,
                report->state[0] != '\0' ? report->state : report->words);
    sheet_reports_row_end(out);
    buf_printf(out, "%s\n", report->shown ? STYLE_NORMAL : "");
}

/* Writes what can be typed about the case that is shown. */
static void sheet_reports_put_hint(struct ui_sheet *sheet, const struct ui_report *shown,
                                   int offers, bool wide)
{
    struct buf *out = &sheet->hint;
    const int64_t number = shown->number;
    const char *who = shown->about;
    buf_puts(out, STYLE_TYPE);
    if (offers & UI_REPORT_CLAIM)
        buf_printf(out, wide ? " claim %jd  " : " claim %jd ", number);
    if (wide && (offers & UI_REPORT_NOTE))
        buf_printf(out, " note %s ...  ", who);
    if (offers & UI_REPORT_WARN)
        buf_printf(out, wide ? " warn %s ...  " : " warn %s ...", who);
    if (wide && (offers & UI_REPORT_MUTE))
        buf_printf(out, " mute %s 1h ...", who);
    buf_puts(out, "\n" STYLE_TYPE);
    if (wide && (offers & UI_REPORT_BAN))
        buf_printf(out, " ban %s 7d ...  ", who);
    if (offers & UI_REPORT_RESOLVE)
        buf_printf(out, wide ? " resolve %jd REASON  " : " resolve %jd REASON ", number);
    buf_puts(out, " next");
}

void ui_reports(struct ui_sheet *sheet, const struct ui_reports *r)
{
    bool plain = sheet->viewer->layout == UI_PLAIN, wide = sheet->columns >= WIDE;
    const struct ui_report *shown = NULL;
    int64_t oldest = 0;
    for (int i = 0; i < r->n; i++) {
        if (oldest == 0 || r->report[i].at_ms < oldest)
            oldest = r->report[i].at_ms;
        if (r->report[i].shown)
            shown = &r->report[i];
    }
    buf_printf(&sheet->title,
               plain ? tr("Reports: open %d, mine %d") : tr("REPORTS  open %d, mine %d"), r->open,
               r->mine);
    if (plain)
        buf_putc(&sheet->title, '.');
    else if (wide) {
        buf_puts(&sheet->title, STYLE_RIGHT " ");
        buf_printf(&sheet->title, tr("mod: %s"), r->me);
        if (r->n > 0)
            buf_printf(&sheet->title, tr("     oldest %s"), UI_AGE(sheet->wall_ms - oldest));
    }
    char layout[LAYOUT];
    sheet_reports_layout(sheet, r, layout);
    if (!plain && r->n > 0) {
        struct buf *head = &sheet->fixed;
        buf_puts(head, "   ");
        buf_columns(head, layout, "#", tr("Age"), tr("Priority"),
                    trc("the head of a column", "About"), trc("the head of a column", "By"),
                    trc("the head of a column", "What"));
        sheet_reports_row_end(head);
        buf_putc(head, '\n');
    }
    for (int i = 0; i < r->n; i++)
        sheet_reports_put_row(sheet, &r->report[i], layout);
    if (r->open == 0)
        buf_puts(&sheet->body, plain ? tr("No report is open.\n") : tr(" No report is open.\n"));
    if (r->text && !plain)
        buf_printf(&sheet->body, "── %jd " STYLE_RULE "\n", (shown ? shown->number : r->closed));
    ui_sheet_text(sheet, r->text ? r->text : ""); /* wrapped, because a screen does not wrap rows */
    if (plain)
        return;
    buf_puts(&sheet->foot, wide ? tr(" Actions are logged, and each needs a reason.\n")
                                : tr(" Actions are logged; give a reason.\n"));
    if (!shown) {
        buf_puts(&sheet->hint, r->open > 0 ? STYLE_TYPE " next" : STYLE_TYPE " reports");
        return;
    }
    sheet_reports_put_hint(sheet, shown, r->offers, wide);
}
