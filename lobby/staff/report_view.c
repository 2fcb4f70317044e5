/*
 * The queue of reports on a screen. See report_view.h.
 */
#include "report_view.h"

#include "act.h"
#include "case.h"
#include "panel.h"

enum { HELD = 64 };

struct queue_panel {
    struct panel panel;
    int64_t number;         /* the case that is shown; 0: the first */
    struct case_list cases; /* in the order to work them */
    char *text;             /* what the act `case` says about it; NULL: nothing */
};

static void report_view_queue_drop(struct panel *panel)
{
    struct queue_panel *v = (struct queue_panel *)panel;
    case_list_free(&v->cases);
    free(v->text);
}

static int report_view_shown_index(const struct queue_panel *v)
{
    for (int i = 0; i < v->cases.n; i++)
        if (v->cases.of[i].number == v->number)
            return i;
    return 0;
}

static void report_view_queue_make(struct session *s, struct panel *panel, struct ui_sheet *sheet)
{
    const struct queue_panel *v = (const struct queue_panel *)panel;
    struct ui_report row[HELD];
    struct buf who[HELD] = {0};
    struct ui_reports reports = {.me = s->name, .report = row, .text = v->text};
    const struct actor me = act_actor(s);
    int shown = report_view_shown_index(v);
    for (int i = 0; i < v->cases.n && i < HELD; i++) {
        const struct case_entry *entry = &v->cases.of[i];
        bool mine = entry->state == REPORT_CLAIMED &&
                    (entry->claimer != 0 ? entry->claimer == s->person
                                         : strcmp(entry->claimer_name, s->name) == 0);
        const struct session *on = lobby_by_person(s->lobby, entry->about);
        case_put_writers(entry, &who[i]);
        row[i] = (struct ui_report){.number = entry->number,
                                    .at_ms = entry->at_ms,
                                    .priority = tr(case_priority_word(entry->priority)),
                                    .reporter = buf_text(&who[i]),
                                    .about = entry->about_name,
                                    .words = entry->first,
                                    .appeal = entry->appeal,
                                    .mine = mine,
                                    .taken = entry->state == REPORT_CLAIMED && !mine,
                                    .light = case_is_light(entry),
                                    .guest = on && on->kind == PERSON_GUEST,
                                    .staff = on && act_may_on(&me, on->person, on->role),
                                    .shown = i == shown};
        if (mine)
            utf8_copy(tr("claimed by you"), row[i].state, sizeof(row[i].state));
        else if (entry->state == REPORT_CLAIMED)
            utf8_printf(row[i].state, sizeof(row[i].state), tr("claimed by %.16s"),
                        entry->claimer_name);
        reports.open++;
        reports.mine += mine;
        reports.n++;
    }
    ui_reports(sheet, &reports);
    for (int i = 0; i < reports.n; i++)
        buf_free(&who[i]);
}

static const struct panel_kind queue_kind = {"mod", report_view_queue_make, NULL, NULL,
                                             report_view_queue_drop};

/* ---- Reading ---- */

struct reading {
    struct errand errand;
    uint64_t conn;
    /* The panel opens when the queue is read; else only a panel that is shown is updated. */
    bool opens;
    int64_t number;
    struct case_list cases; /* once they are read */
};

static void report_view_reading_drop(void *arg)
{
    case_list_free(&((struct reading *)arg)->cases);
}

/* The session that the panel is for; NULL: it is gone, or has left the panel meanwhile. */
static struct session *report_view_reader_of(const struct reading *r)
{
    struct session *s = lobby_by_conn(r->errand.lobby, r->conn);
    return s && (r->opens || panel_of_kind(s, &queue_kind)) ? s : NULL;
}

/* Opens the panel, with what the act `case` says. */
static void report_view_read_case(void *arg, bool done, const char *text,
                                  struct act_items *items UNUSED)
{
    struct reading *r = arg;
    struct session *s = report_view_reader_of(r);
    if (s) {
        struct queue_panel *fresh = xcalloc(1, sizeof(*fresh));
        fresh->number = r->number;
        fresh->cases = r->cases;
        fresh->text = done ? xstrdup(text) : NULL;
        r->cases = (struct case_list){0};
        SESSION_SPEAKS(s);
        panel_open(s, &queue_kind, &fresh->panel);
    }
    errand_end(r);
}

static void report_view_read_end(void *arg, enum store_status status, void *result)
{
    struct reading *r = arg;
    struct session *s = report_view_reader_of(r);
    if (s && status != STORE_OK && r->opens)
        session_say(s, "The store cannot be read at the moment.");
    if (status != STORE_OK || !s) {
        errand_end(r);
        return;
    }
    struct cases_read *read = result;
    r->cases = read->list;
    read->list = (struct case_list){0};
    bool there = false;
    for (int i = 0; i < r->cases.n; i++)
        there = there || r->cases.of[i].number == r->number;
    if (!there)
        r->number = r->cases.n > 0 ? r->cases.of[0].number : 0;
    if (r->number == 0) {
        report_view_read_case(r, false, "", NULL);
        return;
    }
    char number[24];
    utf8_printf(number, sizeof(number), "%lld", (long long)r->number);
    struct act_asked asked = {.row = act_find("case"),
                              .actor = {.account = s->person, .role = s->role},
                              .where = ACT_LOBBY,
                              .word = {number},
                              .answer = report_view_read_case,
                              .arg = r};
    utf8_copy(s->name, asked.actor.name, sizeof(asked.actor.name));
    act_run(s->lobby, &asked);
}

static void report_view_queue_read(struct session *s, bool opens, int64_t number)
{
    struct reading *r = errand_new(s->lobby, opens ? s : NULL, sizeof(*r));
    r->errand.drop = report_view_reading_drop;
    r->conn = s->conn;
    r->opens = opens;
    r->number = number;
    const struct cases_read asked = {
        .person = s->person, .now_ms = clock_wall(s->lobby->deps.clock), .most = CASES_READ};
    store_reads(s->lobby->deps.store, &cases_reads, &asked, report_view_read_end, r);
}

void reports_open(struct session *s, int64_t number)
{
    report_view_queue_read(s, true, number);
}

bool reports_shown(struct session *s)
{
    return panel_shown(s) && panel_of_kind(s, &queue_kind);
}

bool reports_hold(struct session *s, int64_t number)
{
    const struct queue_panel *v =
        reports_shown(s) ? (const struct queue_panel *)panel_of_kind(s, &queue_kind) : NULL;
    bool holds = false;
    for (int i = 0; v && i < v->cases.n; i++)
        holds = holds || v->cases.of[i].number == number;
    return holds;
}

void reports_changed(struct session *s)
{
    if (s->role >= STORE_MODERATOR && reports_shown(s))
        report_view_queue_read(s, false,
                               ((struct queue_panel *)panel_of_kind(s, &queue_kind))->number);
}

void reports_next(struct session *s)
{
    struct queue_panel *v = (struct queue_panel *)panel_of_kind(s, &queue_kind);
    if (v->cases.n > 0)
        report_view_queue_read(s, true,
                               v->cases.of[(report_view_shown_index(v) + 1) % v->cases.n].number);
}
