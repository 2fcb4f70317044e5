/*
 * The queue of reports as a panel on a screen. In other layouts the act `reports` answers with the
 * queue as lines.
 */
#include "act.h"
#include "panel.h"
#include "report.h"

enum { HELD = 64 }; /* rows of the queue that the panel shows at most */

/* The queue, and the case that is shown below it. */
struct queue {
    /* The number of that case. 0: the first case is asked for, or there is no case. */
    int64_t number;
    /* The panel shows only this case's row of the queue, which leaves more room for the case. The
     * case stays when it is decided. */
    bool one;
    /* The panel opens when the queue is read; else only a panel that is shown is updated. */
    bool opens;
    struct cases_read read;       /* the cases, in the order in which to work them */
    struct store_account account; /* of the person whom the case is about; id 0: there is none */
    struct store_appeal appeal;   /* id 0: the case is not an appeal */
};

struct queue_panel {
    struct panel panel;
    struct queue queue;
    char *text; /* what the act `case` says about the case; NULL: nothing */
};

static void report_view_queue_drop(void *queue)
{
    case_list_free(&((struct queue *)queue)->read.list);
}

static void report_view_panel_drop(struct panel *panel)
{
    struct queue_panel *v = (struct queue_panel *)panel;
    report_view_queue_drop(&v->queue);
    free(v->text);
}

/* The place in the queue of the case that is shown; -1: it is not there any more. */
static int report_view_shown_index(const struct queue *queue)
{
    for (int i = 0; i < queue->read.list.n; i++)
        if (queue->read.list.of[i].report.number == queue->number)
            return i;
    return -1;
}

/* Which acts to offer the reader for a case and for the person whom it is about. Leaves out acts
 * that would be refused, and a ban if only guests and new accounts have reported the person. */
static int report_view_offers(const struct session *s, const struct case_entry *entry,
                              const struct queue *queue)
{
    static const struct {
        const char *act;
        enum ui_report_offer offer;
    } acts[] = {{"claim", UI_REPORT_CLAIM}, {"resolve", UI_REPORT_RESOLVE},
                {"note", UI_REPORT_NOTE},   {"warn", UI_REPORT_WARN},
                {"mute", UI_REPORT_MUTE},   {"ban", UI_REPORT_BAN}};
    const struct actor me = act_actor(s);
    const struct session *on = lobby_by_person(s->lobby, entry->report.about);
    const bool guest = on && on->kind == PERSON_GUEST,
               mine = report_claimed_by(&entry->report, s->person, s->name);
    BUF_LOCAL others = {0};
    int offers = 0;
    if (entry->report.about != s->person &&
        !decide_is_for_others(s->lobby, &me, &queue->appeal, &others)) {
        offers |= decide_may_resolve(entry->report.state, mine) ? UI_REPORT_RESOLVE : 0;
        offers |= !mine && decide_may_claim(&me, entry->report.state, mine) ? UI_REPORT_CLAIM : 0;
    }
    if (queue->account.id != 0 && entry->report.about != s->person)
        offers |= UI_REPORT_NOTE;
    if ((queue->account.id != 0 || guest) &&
        !act_may_on(&me, entry->report.about, queue->account.role))
        offers |= UI_REPORT_MUTE | (guest ? 0 : UI_REPORT_WARN) |
                  (case_is_light(entry) ? 0 : UI_REPORT_BAN);
    for (size_t i = 0; i < sizeof(acts) / sizeof(acts[0]); i++)
        if (s->role < act_role(s->lobby, act_find(acts[i].act)))
            offers &= ~(int)acts[i].offer;
    return offers;
}

static void report_view_queue_make(struct session *s, struct panel *panel, struct ui_sheet *sheet)
{
    const struct queue_panel *v = (const struct queue_panel *)panel;
    const struct case_list *cases = &v->queue.read.list;
    struct ui_report row[HELD];
    struct buf who[HELD] = {0};
    struct ui_reports reports = {.me = s->name, .report = row, .text = v->text};
    int shown = report_view_shown_index(&v->queue);
    for (int i = 0; i < cases->n; i++) {
        const struct case_entry *entry = &cases->of[i];
        const bool mine = report_claimed_by(&entry->report, s->person, s->name);
        reports.open++;
        reports.mine += mine;
        if (reports.n == HELD || (v->queue.one && i != shown))
            continue;
        case_put_writers(entry, &who[reports.n]);
        row[reports.n] = (struct ui_report){.number = entry->report.number,
                                            .at_ms = entry->report.at_ms,
                                            .priority = tr(case_priority_word(entry->priority)),
                                            .reporter = buf_text(&who[reports.n]),
                                            .about = entry->report.about_name,
                                            .words = entry->first,
                                            .appeal = entry->report.appeal,
                                            .shown = i == shown};
        if (mine)
            utf8_copy(tr("claimed by you"), row[reports.n].state, sizeof(row[reports.n].state));
        else if (entry->report.state == REPORT_CLAIMED)
            utf8_printf(row[reports.n].state, sizeof(row[reports.n].state), tr("claimed by %.16s"),
                        entry->report.claimer_name);
        reports.n++;
    }
    if (shown < 0)
        reports.closed = v->queue.number;
    else
        reports.offers = report_view_offers(s, &cases->of[shown], &v->queue);
    ui_reports(sheet, &reports);
    for (int i = 0; i < reports.n; i++)
        buf_free(&who[i]);
}

static const struct panel_kind queue_kind = {"mod", report_view_queue_make, NULL, NULL,
                                             report_view_panel_drop};

/* ---- Reading ---- */

struct reading {
    struct errand errand;
    char number[24];    /* of the case, as it would be typed */
    struct queue queue; /* once it is read */
};

static void report_view_reading_drop(void *arg)
{
    report_view_queue_drop(&((struct reading *)arg)->queue);
}

/* The session that the panel is for; NULL: it is gone, or has left the panel meanwhile. */
static struct session *report_view_reader_of(const struct reading *r)
{
    struct session *s = lobby_by_conn(r->errand.lobby, r->errand.conn);
    return s && (r->queue.opens || panel_of_kind(s, &queue_kind)) ? s : NULL;
}

/* Whether the case is not in the queue, and is shown without it: it is decided, or does not exist
 * for the reader. */
static bool report_view_is_alone(const struct queue *queue)
{
    return queue->opens && queue->number != 0 && report_view_shown_index(queue) < 0;
}

/* Opens the panel, with what the act `case` says. If the case is not in the queue, shows only what
 * the act says. */
static void report_view_read_case(void *arg, bool done, const char *text,
                                  struct act_items *items UNUSED)
{
    struct reading *r = arg;
    struct session *s = report_view_reader_of(r);
    struct buf out = {0};
    if (s && !report_view_is_alone(&r->queue)) {
        struct queue_panel *fresh = xcalloc(1, sizeof(*fresh));
        fresh->queue = r->queue;
        fresh->text = done ? xstrdup(text) : NULL;
        r->queue.read.list = (struct case_list){0};
        SESSION_SPEAKS(s);
        panel_open(s, &queue_kind, &fresh->panel);
    } else if (s && done) {
        act_panel_open(s, act_find("case"), (const char *const[ACT_ARGS_MAX]){r->number}, text);
    } else if (s) {
        buf_puts(&out, text);
        session_show(s, &out);
    }
    errand_end(r);
}

/* Picks the case to show. A case that was asked for but is not in the queue is shown alone if the
 * panel is to open, and stays if the panel shows one case only. Otherwise the first case of the
 * queue is shown in its place. */
static void report_view_read_run(struct store *store, void *result)
{
    struct queue *q = result;
    cases_reads.run(store, &q->read);
    const struct case_list *cases = &q->read.list;
    int shown = report_view_shown_index(q);
    if (shown < 0 && q->number != 0 && (q->opens || q->one))
        return;
    q->number = 0;
    if (cases->n == 0)
        return;
    const struct store_report *report = &cases->of[shown < 0 ? 0 : shown].report;
    q->number = report->number;
    store_reads_account(store, report->about, &q->account);
    if (report->appeal)
        case_appeal_read(store, q->number, &q->appeal);
}

static void report_view_read_told(void *arg, enum store_status status, void *result)
{
    struct reading *r = arg;
    struct session *s = report_view_reader_of(r);
    if (s && status != STORE_OK && r->queue.opens)
        session_say(s, "The store cannot be read at the moment.");
    if (!s || status != STORE_OK) {
        errand_end(r);
        return;
    }
    r->queue = *(struct queue *)result;
    ((struct queue *)result)->read.list = (struct case_list){0};
    if (r->queue.number == 0) {
        report_view_read_case(r, false, "", NULL);
        return;
    }
    utf8_printf(r->number, sizeof(r->number), "%jd", r->queue.number);
    const struct act_asked asked = {.row = act_find("case"),
                                    .actor = act_actor(s),
                                    .where = ACT_LOBBY,
                                    .word = {r->number},
                                    .answer = report_view_read_case,
                                    .arg = r};
    const int before = tongue_use(TONGUE_ENGLISH);
    act_run(s->lobby, &asked);
    tongue_use(before);
}

static void report_view_queue_read(struct session *s, bool opens, bool one, int64_t number)
{
    struct reading *r = errand_new(s->lobby, opens ? s : NULL, sizeof(*r));
    r->errand.drop = report_view_reading_drop;
    r->errand.conn = s->conn;
    r->queue = (struct queue){.number = number,
                              .one = one,
                              .opens = opens,
                              .read = {.person = s->person,
                                       .now_ms = clock_wall(s->lobby->deps.clock),
                                       .most = CASES_READ}};
    store_reads(s->lobby->deps.store,
                STORE_READS(struct queue, report_view_read_run, report_view_queue_drop), &r->queue,
                report_view_read_told, r);
}

void reports_open(struct session *s, int64_t number)
{
    report_view_queue_read(s, true, number != 0, number);
}

bool reports_shown(struct session *s)
{
    return panel_shown(s) && panel_of_kind(s, &queue_kind);
}

void reports_changed(struct session *s)
{
    if (s->role < STORE_MODERATOR || !reports_shown(s))
        return;
    const struct queue *queue = &((struct queue_panel *)panel_of_kind(s, &queue_kind))->queue;
    report_view_queue_read(s, false, queue->one, queue->number);
}

void reports_next(struct session *s)
{
    const struct queue *queue = &((struct queue_panel *)panel_of_kind(s, &queue_kind))->queue;
    const struct case_list *cases = &queue->read.list;
    if (cases->n > 0)
        report_view_queue_read(
            s, true, queue->one,
            cases->of[(report_view_shown_index(queue) + 1) % cases->n].report.number);
}
