/*
 * The queue of reports on a screen. See report_view.h.
 */
#include "report_view.h"

#include <stdlib.h>
#include <string.h>

#include "panel.h"
#include "report.h"
#include "session.h"
#include "utf8.h"
#include "xalloc.h"

enum { READ = 500, HELD = 64 };

struct queue_panel {
    struct panel panel;
    int64_t number; /* the case that is shown; 0: the oldest */
    int n;
    struct store_report *report; /* oldest first */
};

static void queue_drop(struct panel *panel)
{
    free(((struct queue_panel *)panel)->report);
}

static int shown_index(const struct queue_panel *v)
{
    for (int i = 0; i < v->n; i++)
        if (v->report[i].number == v->number)
            return i;
    return 0;
}

static void queue_make(struct session *s, struct panel *panel, struct ui_sheet *sheet)
{
    const struct queue_panel *v = (const struct queue_panel *)panel;
    struct ui_report row[HELD];
    char where[HELD][STORE_NAME_MAX];
    struct ui_reports reports = {.me = s->name, .report = row};
    int shown = shown_index(v);
    for (int i = 0; i < v->n; i++) {
        const struct store_report *report = &v->report[i];
        bool mine = report_claimed_by(report, s->person, s->name);
        if (report->card_table != 0)
            utf8_printf(where[i], sizeof(where[i]), tr("table %d"), (int)report->card_table);
        else
            utf8_copy(tr("lobby"), where[i], sizeof(where[i]));
        row[i] = (struct ui_report){.number = report->number,
                                    .at_ms = report->at_ms,
                                    .where = where[i],
                                    .reporter = report->name,
                                    .about = report->about_name,
                                    .kind = report->account == report->about ? tr("appeal")
                                                                             : tr("report"),
                                    .shown = i == shown};
        if (report->state == REPORT_OPEN)
            utf8_copy(trc("a report", "open"), row[i].state, sizeof(row[i].state));
        else if (mine)
            utf8_copy(tr("claimed by you"), row[i].state, sizeof(row[i].state));
        else
            utf8_printf(row[i].state, sizeof(row[i].state), tr("claimed by %.16s"),
                        report->claimer_name);
        reports.open++;
        reports.mine += mine;
    }
    reports.n = v->n;
    reports.text = v->n > 0 ? v->report[shown].text : NULL;
    ui_reports(sheet, &reports);
}

static const struct panel_kind queue_kind = {"mod", queue_make, NULL, NULL, queue_drop};

/* ---- Reading ---- */

struct reading {
    struct errand errand;
    uint64_t conn;
    /* The panel opens when the queue is read; else only a panel that is shown is updated. */
    bool opens;
    int64_t number;
    int n;
    struct store_report *report;
};

static void reading_drop(void *arg)
{
    free(((struct reading *)arg)->report);
}

static void read_each(void *arg, const struct store_report *report)
{
    struct reading *r = arg;
    const struct session *s = lobby_by_conn(r->errand.lobby, r->conn);
    if (report->state == REPORT_CLOSED || !s || report_hidden(report, s->person))
        return;
    /* They come newest first, and the oldest are to be kept. */
    if (r->n == HELD) {
        memmove(r->report, r->report + 1, (HELD - 1) * sizeof(*r->report));
        r->n--;
    }
    r->report[r->n++] = *report;
}

static void read_end(void *arg, enum store_status status)
{
    struct reading *r = arg;
    struct session *s = lobby_by_conn(r->errand.lobby, r->conn);
    struct queue_panel *v = s ? (struct queue_panel *)panel_of_kind(s, &queue_kind) : NULL;
    if (s && status != STORE_OK && r->opens)
        session_say(s, "The store cannot be read at the moment.");
    if (status != STORE_OK || !s || (!v && !r->opens)) {
        errand_end(r);
        return;
    }
    for (int i = 0; i < r->n / 2; i++) {
        struct store_report swap = r->report[i];
        r->report[i] = r->report[r->n - 1 - i];
        r->report[r->n - 1 - i] = swap;
    }
    struct queue_panel *fresh = xcalloc(1, sizeof(*fresh));
    fresh->number = r->opens ? r->number : v->number;
    fresh->report = xreallocarray(r->report, r->n > 0 ? (size_t)r->n : 1, sizeof(*r->report));
    fresh->n = r->n;
    r->report = NULL;
    if (fresh->number == 0 && fresh->n > 0)
        fresh->number = fresh->report[0].number;
    panel_open(s, &queue_kind, &fresh->panel);
    errand_end(r);
}

static void queue_read(struct session *s, bool opens, int64_t number)
{
    struct reading *r = errand_new(s->lobby, opens ? s : NULL, sizeof(*r));
    r->errand.drop = reading_drop;
    r->conn = s->conn;
    r->opens = opens;
    r->number = number;
    r->report = xreallocarray(NULL, HELD, sizeof(*r->report));
    store_reports(s->lobby->deps.store, 0, READ, read_each, read_end, r);
}

void reports_open(struct session *s, int64_t number)
{
    queue_read(s, true, number);
}

bool reports_shown(struct session *s)
{
    return panel_shown(s) && panel_of_kind(s, &queue_kind);
}

void reports_changed(struct session *s)
{
    if (s->role >= STORE_MODERATOR && reports_shown(s))
        queue_read(s, false, 0);
}

void reports_next(struct session *s)
{
    struct queue_panel *v = (struct queue_panel *)panel_of_kind(s, &queue_kind);
    if (v->n > 0)
        v->number = v->report[(shown_index(v) + 1) % v->n].number;
    panel_changed(s);
}
