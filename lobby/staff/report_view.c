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
    int64_t number; /* of the case that is shown, 0: the oldest */
    int n;
    struct store_memo *memo; /* oldest first */
};

static void queue_drop(struct panel *panel)
{
    free(((struct queue_panel *)panel)->memo);
}

/* What report.c wrote at the head of a body: who says it, and where they were. */
static void head_read(const struct store_memo *memo, char *reporter, char *where, size_t cap)
{
    const char *table = strstr(memo->body, "\nAt table ");
    utf8_printf(reporter, cap, "%.*s", (int)strcspn(memo->body, " \n"), memo->body);
    utf8_copy(tr("lobby"), where, cap);
    if (table)
        utf8_printf(where, cap, tr("table %d"), atoi(table + strlen("\nAt table ")));
}

static int shown_index(const struct queue_panel *v)
{
    for (int i = 0; i < v->n; i++)
        if (v->memo[i].number == v->number)
            return i;
    return 0;
}

static void queue_make(struct session *s, struct panel *panel, struct ui_sheet *sheet)
{
    const struct queue_panel *v = (const struct queue_panel *)panel;
    struct ui_report row[HELD];
    char reporter[HELD][STORE_NAME_MAX], where[HELD][STORE_NAME_MAX], claimer[STORE_NAME_MAX];
    struct ui_reports reports = {.me = s->name, .report = row};
    int shown = shown_index(v);
    for (int i = 0; i < v->n; i++) {
        const struct store_memo *memo = &v->memo[i];
        bool mine = report_claimed_by(memo, s->person, s->name);
        head_read(memo, reporter[i], where[i], STORE_NAME_MAX);
        row[i] =
            (struct ui_report){.number = memo->number,
                               .at_ms = memo->at_ms,
                               .where = where[i],
                               .reporter = reporter[i],
                               .about = memo->name,
                               .kind = memo->account == memo->other ? tr("appeal") : tr("report"),
                               .shown = i == shown};
        if (memo->state == REPORT_OPEN)
            utf8_copy(trc("a report", "open"), row[i].state, sizeof(row[i].state));
        else if (mine)
            utf8_copy(tr("claimed by you"), row[i].state, sizeof(row[i].state));
        else
            utf8_printf(row[i].state, sizeof(row[i].state), tr("claimed by %.16s"),
                        report_claimer(memo, claimer));
        reports.open++;
        reports.mine += mine;
    }
    reports.n = v->n;
    reports.text = v->n > 0 ? v->memo[shown].body : NULL;
    ui_reports(sheet, &reports);
}

static const struct panel_kind queue_kind = {"mod", queue_make, NULL, NULL, queue_drop};

/* ---- Reading ---- */

struct reading {
    struct errand errand;
    uint64_t conn;
    bool opens; /* the panel is there when it is read; else only one that is shown follows */
    int64_t number;
    int n;
    struct store_memo *memo;
};

static void reading_drop(void *arg)
{
    free(((struct reading *)arg)->memo);
}

static void read_each(void *arg, const struct store_memo *memo)
{
    struct reading *r = arg;
    const struct session *s = lobby_by_conn(r->errand.lobby, r->conn);
    if (memo->state == REPORT_CLOSED || !s || report_hidden(memo, s->person))
        return;
    if (r->n == HELD) { /* they come newest first: the oldest are to be kept */
        memmove(r->memo, r->memo + 1, (HELD - 1) * sizeof(*r->memo));
        r->n--;
    }
    r->memo[r->n++] = *memo;
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
        struct store_memo swap = r->memo[i];
        r->memo[i] = r->memo[r->n - 1 - i];
        r->memo[r->n - 1 - i] = swap;
    }
    struct queue_panel *fresh = xcalloc(1, sizeof(*fresh));
    fresh->number = r->opens ? r->number : v->number;
    fresh->memo = xreallocarray(r->memo, r->n > 0 ? (size_t)r->n : 1, sizeof(*r->memo));
    fresh->n = r->n;
    r->memo = NULL;
    if (fresh->number == 0 && fresh->n > 0)
        fresh->number = fresh->memo[0].number;
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
    r->memo = xreallocarray(NULL, HELD, sizeof(*r->memo));
    store_memos(s->lobby->deps.store,
                &(struct store_memo_query){.kind = STORE_MEMO_REPORT, .state = -1, .limit = READ},
                read_each, read_end, r);
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
        v->number = v->memo[(shown_index(v) + 1) % v->n].number;
    panel_changed(s);
}
