/*
 * The queue of reports as a sheet: a row for each, and below them the case that is shown.
 */
#include "ui_private.h"

enum { WIDE = 70, ABOUT = 17 };

/* The cells of each column, with the blank after it; 0: the column is left out. */
struct columns {
    int number, age, priority, about, by, what;
};

void ui_age(int64_t ms, char *out, size_t cap)
{
    int64_t minutes = ms > 0 ? ms / 60000 : 0;
    if (minutes < 120)
        utf8_printf(out, cap, "%lld m", (long long)minutes);
    else if (minutes < 2880)
        utf8_printf(out, cap, "%lld h", (long long)minutes / 60);
    else
        utf8_printf(out, cap, "%lld d", (long long)minutes / 1440);
}

/* Chooses the columns that fit. Numbers and names are never cut. */
static struct columns sheet_reports_columns(const struct ui_sheet *sheet,
                                            const struct ui_reports *r)
{
    const bool wide = sheet->columns >= WIDE;
    struct columns of = {wide ? 6 : 5, wide ? 7 : 6, wide ? 9 : 0, ABOUT, wide ? 16 : 0, 0};
    char text[24];
    for (int i = 0; i < r->n; i++) {
        int digits = (int)utf8_printf(text, sizeof(text), "%lld", (long long)r->report[i].number);
        of.number = digits >= of.number ? digits + 1 : of.number;
    }
    of.what = sheet->columns - 3 - of.number - of.age - of.priority - of.about - of.by;
    of.what = of.what > 1 ? of.what : 1;
    return of;
}

static void sheet_reports_put_cell(struct buf *out, const char *text, int cells)
{
    if (cells == 0)
        return;
    buf_cell(out, text, cells - 1);
    buf_putc(out, ' ');
}

static void sheet_reports_row_end(struct buf *out, const char *last, int cells)
{
    buf_cell(out, last, cells);
    while (out->len > 0 && out->data[out->len - 1] == ' ')
        out->len--;
}

static void sheet_reports_put_row(struct ui_sheet *sheet, const struct ui_report *report,
                                  const struct columns *of)
{
    struct buf *out = &sheet->body;
    char text[24], age[24];
    ui_age(sheet->wall_ms - report->at_ms, age, sizeof(age));
    if (sheet->viewer->layout == UI_PLAIN) {
        buf_printf(out,
                   report->appeal ? tr("%lld, %s, %s old, appeal of %s%s%s: %s\n")
                                  : tr("%lld, %s, %s old, about %s%s%s: %s\n"),
                   (long long)report->number, report->priority, age, report->about,
                   report->state[0] != '\0' ? ", " : "", report->state, report->words);
        return;
    }
    buf_puts(out, report->shown ? STYLE_BOLD " > " : "   ");
    utf8_printf(text, sizeof(text), "%lld", (long long)report->number);
    sheet_reports_put_cell(out, text, of->number);
    sheet_reports_put_cell(out, age, of->age);
    sheet_reports_put_cell(out, report->priority, of->priority);
    sheet_reports_put_cell(out, report->about, of->about);
    sheet_reports_put_cell(out, report->appeal ? tr("appeal") : report->reporter, of->by);
    /* its first words or, once somebody has claimed it, its state */
    sheet_reports_row_end(out, report->state[0] != '\0' ? report->state : report->words, of->what);
    buf_printf(out, "%s\n", report->shown ? STYLE_NORMAL : "");
}

/* Writes what can be typed about the case that is shown. */
static void sheet_reports_put_hint(struct ui_sheet *sheet, const struct ui_report *shown,
                                   int offers, bool wide)
{
    struct buf *out = &sheet->hint;
    const long long number = shown->number;
    const char *who = shown->about;
    buf_puts(out, STYLE_TYPE);
    if (offers & UI_REPORT_CLAIM)
        buf_printf(out, wide ? " claim %lld  " : " claim %lld ", number);
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
        buf_printf(out, wide ? " resolve %lld REASON  " : " resolve %lld REASON ", number);
    buf_puts(out, " next");
}

void ui_reports(struct ui_sheet *sheet, const struct ui_reports *r)
{
    bool plain = sheet->viewer->layout == UI_PLAIN, wide = sheet->columns >= WIDE;
    const struct ui_report *shown = NULL;
    int64_t oldest = 0;
    char age[24];
    for (int i = 0; i < r->n; i++) {
        if (oldest == 0 || r->report[i].at_ms < oldest)
            oldest = r->report[i].at_ms;
        if (r->report[i].shown)
            shown = &r->report[i];
    }
    ui_age(sheet->wall_ms - oldest, age, sizeof(age));
    buf_printf(&sheet->title,
               plain ? tr("Reports: open %d, mine %d") : tr("REPORTS  open %d, mine %d"), r->open,
               r->mine);
    if (plain)
        buf_putc(&sheet->title, '.');
    else if (wide) {
        buf_puts(&sheet->title, STYLE_RIGHT " ");
        buf_printf(&sheet->title, tr("mod: %s"), r->me);
        if (r->n > 0)
            buf_printf(&sheet->title, tr("     oldest %s"), age);
    }
    const struct columns of = sheet_reports_columns(sheet, r);
    if (!plain && r->n > 0) {
        struct buf *head = &sheet->fixed;
        buf_puts(head, "   ");
        sheet_reports_put_cell(head, "#", of.number);
        sheet_reports_put_cell(head, tr("Age"), of.age);
        sheet_reports_put_cell(head, tr("Priority"), of.priority);
        sheet_reports_put_cell(head, trc("the head of a column", "About"), of.about);
        sheet_reports_put_cell(head, trc("the head of a column", "By"), of.by);
        sheet_reports_row_end(head, trc("the head of a column", "What"), of.what);
        buf_putc(head, '\n');
    }
    for (int i = 0; i < r->n; i++)
        sheet_reports_put_row(sheet, &r->report[i], &of);
    if (r->open == 0)
        buf_puts(&sheet->body, plain ? tr("No report is open.\n") : tr(" No report is open.\n"));
    if (r->text && !plain)
        buf_printf(&sheet->body, "── %lld " STYLE_RULE "\n",
                   (long long)(shown ? shown->number : r->closed));
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
