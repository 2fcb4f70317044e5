/*
 * The queue of reports on a screen. See report_view.h.
 */
#include "report_view.h"

#include "act.h"
#include "act_panel.h"
#include "case.h"
#include "decide.h"
#include "panel.h"

enum { HELD = 64 };

/* What is read of the case that is shown: whom it is about, and what an appeal is against. */
struct shown {
    int64_t number, about;
    bool appeals, has_account;
    struct store_account account;
    struct store_appeal appeal;
};

struct queue_panel {
    struct panel panel;
    int64_t number; /* the case that is shown; 0: the first */
    /* Of the queue only its row, which leaves the case more rows. It stays when it is decided. */
    bool one;
    struct case_list cases; /* in the order to work them */
    struct shown shown;
    char *text; /* what the act `case` says about it; NULL: nothing */
};

static void report_view_queue_drop(struct panel *panel)
{
    struct queue_panel *v = (struct queue_panel *)panel;
    case_list_free(&v->cases);
    free(v->text);
}

/* The place in the queue of the case that is shown; -1: it is not there any more. */
static int report_view_shown_index(const struct queue_panel *v)
{
    for (int i = 0; i < v->cases.n; i++)
        if (v->cases.of[i].number == v->number)
            return i;
    return -1;
}

/* Whether the reader has claimed it. */
static bool report_view_is_mine(const struct session *s, const struct case_entry *entry)
{
    return entry->state == REPORT_CLAIMED &&
           (entry->claimer != 0 ? entry->claimer == s->person
                                : strcmp(entry->claimer_name, s->name) == 0);
}

/* The acts that the reader can do now about a case, and about the person: none that would be
 * refused, and no ban if only guests and new accounts have reported it. */
static int report_view_offers(const struct session *s, const struct case_entry *entry,
                              const struct shown *shown)
{
    static const struct {
        const char *act;
        enum ui_report_offer offer;
    } acts[] = {{"claim", UI_REPORT_CLAIM}, {"resolve", UI_REPORT_RESOLVE},
                {"note", UI_REPORT_NOTE},   {"warn", UI_REPORT_WARN},
                {"mute", UI_REPORT_MUTE},   {"ban", UI_REPORT_BAN}};
    const struct actor me = act_actor(s);
    const struct session *on = lobby_by_person(s->lobby, entry->about);
    const bool guest = on && on->kind == PERSON_GUEST, mine = report_view_is_mine(s, entry);
    BUF_LOCAL others = {0};
    int offers = 0;
    if (entry->about != s->person &&
        !decide_is_for_others(s->lobby, &me, &shown->appeal, &others)) {
        offers |= decide_may_resolve(entry->state, mine) ? UI_REPORT_RESOLVE : 0;
        offers |= !mine && decide_may_claim(&me, entry->state, mine) ? UI_REPORT_CLAIM : 0;
    }
    if (shown->has_account && entry->about != s->person)
        offers |= UI_REPORT_NOTE;
    if ((shown->has_account || guest) && !act_may_on(&me, entry->about, shown->account.role))
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
    struct ui_report row[HELD];
    struct buf who[HELD] = {0};
    struct ui_reports reports = {.me = s->name, .report = row, .text = v->text};
    int shown = report_view_shown_index(v);
    for (int i = 0; i < v->cases.n; i++) {
        const struct case_entry *entry = &v->cases.of[i];
        const bool mine = report_view_is_mine(s, entry);
        reports.open++;
        reports.mine += mine;
        if (reports.n == HELD || (v->one && i != shown))
            continue;
        case_put_writers(entry, &who[reports.n]);
        row[reports.n] = (struct ui_report){.number = entry->number,
                                            .at_ms = entry->at_ms,
                                            .priority = tr(case_priority_word(entry->priority)),
                                            .reporter = buf_text(&who[reports.n]),
                                            .about = entry->about_name,
                                            .words = entry->first,
                                            .appeal = entry->appeal,
                                            .shown = i == shown};
        if (mine)
            utf8_copy(tr("claimed by you"), row[reports.n].state, sizeof(row[reports.n].state));
        else if (entry->state == REPORT_CLAIMED)
            utf8_printf(row[reports.n].state, sizeof(row[reports.n].state), tr("claimed by %.16s"),
                        entry->claimer_name);
        reports.n++;
    }
    if (shown < 0)
        reports.closed = v->number;
    else
        reports.offers = report_view_offers(s, &v->cases.of[shown], &v->shown);
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
    bool opens, one;
    int64_t number;
    struct case_list cases; /* once they are read */
    struct shown shown;
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
        fresh->one = r->one;
        fresh->cases = r->cases;
        fresh->shown = r->shown;
        fresh->text = done ? xstrdup(text) : NULL;
        r->cases = (struct case_list){0};
        SESSION_SPEAKS(s);
        panel_open(s, &queue_kind, &fresh->panel);
    }
    errand_end(r);
}

static void report_view_shown_run(struct store *store, void *result)
{
    struct shown *shown = result;
    shown->has_account = store_reads_account(store, shown->about, &shown->account);
    if (shown->appeals)
        case_appeal_read(store, shown->number, &shown->appeal);
}

/* The case is not in the queue: it is decided, or there is none that the reader may see. */
static void report_view_read_alone(void *arg, bool done, const char *text,
                                   struct act_items *items UNUSED)
{
    struct reading *r = arg;
    struct session *s = report_view_reader_of(r);
    struct buf out = {0};
    char number[24];
    if (s && done) {
        utf8_printf(number, sizeof(number), "%lld", (long long)r->number);
        act_panel_open(s, act_find("case"), (const char *const[ACT_ARGS_MAX]){number}, text);
    } else if (s) {
        buf_puts(&out, text);
        session_show(s, &out);
    }
    errand_end(r);
}

static void report_view_case_ask(struct reading *r, act_answer *answer)
{
    char number[24];
    utf8_printf(number, sizeof(number), "%lld", (long long)r->number);
    const struct act_asked asked = {.row = act_find("case"),
                                    .actor = act_actor(report_view_reader_of(r)),
                                    .where = ACT_LOBBY,
                                    .word = {number},
                                    .answer = answer,
                                    .arg = r};
    const int before = tongue_use(TONGUE_ENGLISH);
    act_run(r->errand.lobby, &asked);
    tongue_use(before);
}

/* Answers instead of the panel that it cannot be read. True: it can. */
static bool report_view_was_read(struct reading *r, enum store_status status)
{
    struct session *s = report_view_reader_of(r);
    if (s && status != STORE_OK && r->opens)
        session_say(s, "The store cannot be read at the moment.");
    if (s && status == STORE_OK)
        return true;
    errand_end(r);
    return false;
}

static void report_view_read_shown(void *arg, enum store_status status, void *result)
{
    struct reading *r = arg;
    if (!report_view_was_read(r, status))
        return;
    r->shown = *(const struct shown *)result;
    report_view_case_ask(r, report_view_read_case);
}

static void report_view_read_end(void *arg, enum store_status status, void *result)
{
    static const struct store_reads reads = {.size = sizeof(struct shown),
                                             .run = report_view_shown_run};
    struct reading *r = arg;
    if (!report_view_was_read(r, status))
        return;
    struct cases_read *read = result;
    const struct case_entry *entry = NULL;
    r->cases = read->list;
    read->list = (struct case_list){0};
    for (int i = 0; i < r->cases.n; i++)
        if (r->cases.of[i].number == r->number)
            entry = &r->cases.of[i];
    if (!entry && r->opens && r->number != 0) {
        report_view_case_ask(r, report_view_read_alone);
        return;
    }
    if (!entry && r->one && r->number != 0) {
        report_view_case_ask(r, report_view_read_case);
        return;
    }
    if (!entry && r->cases.n > 0)
        entry = &r->cases.of[0];
    r->number = entry ? entry->number : 0;
    if (!entry) {
        report_view_read_case(r, false, "", NULL);
        return;
    }
    const struct shown asked = {
        .number = entry->number, .about = entry->about, .appeals = entry->appeal};
    store_reads(r->errand.lobby->deps.store, &reads, &asked, report_view_read_shown, r);
}

static void report_view_queue_read(struct session *s, bool opens, bool one, int64_t number)
{
    struct reading *r = errand_new(s->lobby, opens ? s : NULL, sizeof(*r));
    r->errand.drop = report_view_reading_drop;
    r->conn = s->conn;
    r->opens = opens;
    r->one = one;
    r->number = number;
    const struct cases_read asked = {
        .person = s->person, .now_ms = clock_wall(s->lobby->deps.clock), .most = CASES_READ};
    store_reads(s->lobby->deps.store, &cases_reads, &asked, report_view_read_end, r);
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
    const struct queue_panel *v = (struct queue_panel *)panel_of_kind(s, &queue_kind);
    report_view_queue_read(s, false, v->one, v->number);
}

void reports_next(struct session *s)
{
    const struct queue_panel *v = (struct queue_panel *)panel_of_kind(s, &queue_kind);
    if (v->cases.n > 0)
        report_view_queue_read(s, true, v->one,
                               v->cases.of[(report_view_shown_index(v) + 1) % v->cases.n].number);
}
