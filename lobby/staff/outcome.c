/*
 * Outcomes: whoever wrote a report is told what came of it, now or when they are on next. Until
 * then the report says in the store that its writer has not been told. So nothing is lost if the
 * room dies meanwhile. A guest who has left is not told.
 */
#include "report.h"

#include "act.h"

enum { UNTOLD_READ = 100000, OWN_READ = 50 };

static void outcome_untold_note(struct lobby *lobby, int64_t account)
{
    map_put(&lobby->reports->untold, (uint64_t)account, lobby);
}

/* ---- When the room starts ---- */

static void outcome_load_each(void *arg, const struct store_report *report)
{
    if (report->state == REPORT_CLOSED)
        outcome_untold_note(((struct load *)arg)->errand.lobby, report->account);
}

static void outcome_load(struct lobby *lobby)
{
    store_list_with(lobby->deps.store, STORE_RECORD_REPORT, untold, true, UNTOLD_READ,
                    outcome_load_each, load_end, load_new(lobby, "outcomes"));
}

static void outcome_on(struct session *s, const struct lobby_coming *coming UNUSED)
{
    if (s->kind == PERSON_ACCOUNT)
        outcomes_tell(s, s->person, NULL);
}

static void outcome_end(struct lobby *lobby)
{
    map_free(&lobby->reports->untold);
}

/* The outcomes that waited for `from` now wait for `into`. */
static void outcome_merged(struct lobby *lobby, int64_t from, const struct store_account *into)
{
    struct session *s = lobby_by_person(lobby, into->id);
    if (!map_remove(&lobby->reports->untold, (uint64_t)from))
        return;
    outcome_untold_note(lobby, into->id);
    if (s)
        outcomes_tell(s, into->id, NULL);
}

const struct lobby_part outcome_part = {LOBBY_SLOT(reports), .load = outcome_load,
                                        .end = outcome_end, .on = outcome_on,
                                        .merged = outcome_merged};

/* ---- Telling ---- */

/* Tells a writer the outcome of a report. `late`: first says when it was decided, because they may
 * not have been on then. */
static void outcome_tell_it(struct session *s, const struct store_report *report, bool late)
{
    SESSION_SPEAKS(s);
    BUF_LOCAL line = {0};
    if (late)
        buf_printf(&line, "%s: ", SPAN_TIME(report->closed_ms));
    if (report->appeal)
        buf_printf(&line, tr("Your appeal %lld is decided: %s"), (long long)report->number,
                   report->outcome);
    else
        buf_printf(&line, tr("Your report %lld about %s is decided: %s"), (long long)report->number,
                   report->about_name, report->outcome);
    session_say(s, "%s", buf_text(&line));
}

/* Reads the outcomes that wait for an account, in a turn of its own. Without a turn, two such reads
 * at the same time would tell an outcome twice. */
struct telling {
    struct errand errand;
    int64_t account;
    bool late; /* they may have been decided before the account was on */
    void (*then)(struct session *session);
    int n, writing;
    struct store_report *report;
};

static void outcome_telling_drop(void *arg)
{
    free(((struct telling *)arg)->report);
}

static void outcome_telling_each(void *arg, const struct store_report *report)
{
    struct telling *t = arg;
    if (!report->untold || report->state != REPORT_CLOSED)
        return;
    t->report = xreallocarray(t->report, (size_t)t->n + 1, sizeof(*t->report));
    t->report[t->n++] = *report;
}

static void outcome_telling_end(struct telling *t)
{
    struct session *s = errand_session(t);
    if (s && t->then)
        t->then(s);
    errand_end(t);
}

/* The store has answered for one outcome. If it could not note that the outcome was told, the
 * outcome is told again after the next start of the room. */
static void outcome_telling_stored(void *arg, enum store_status status UNUSED)
{
    struct telling *t = arg;
    if (--t->writing == 0)
        outcome_telling_end(t);
}

/* Tells the outcomes, the oldest first. If accounts were merged, one account may have two reports
 * in one case, which are told once. */
static void outcome_telling_read(void *arg, enum store_status status)
{
    struct telling *t = arg;
    struct lobby *lobby = t->errand.lobby;
    struct session *s = errand_session(t);
    if (status == STORE_OK && (s || t->n == 0))
        map_remove(&lobby->reports->untold, (uint64_t)t->account);
    if (status != STORE_OK || !s || t->n == 0) {
        outcome_telling_end(t);
        return;
    }
    t->writing = t->n;
    for (int i = t->n; i-- > 0;) {
        bool same = false;
        for (int k = t->n; --k > i;)
            same = same || t->report[k].number == t->report[i].number;
        if (!same)
            outcome_tell_it(s, &t->report[i], t->late);
        t->report[i].untold = false;
        store_put(lobby->deps.store, STORE_RECORD_REPORT, &t->report[i], outcome_telling_stored, t);
    }
}

static void outcome_telling_start(void *arg)
{
    struct telling *t = arg;
    store_list_of(t->errand.lobby->deps.store, STORE_RECORD_REPORT, t->account, OWN_READ,
                  outcome_telling_each, outcome_telling_read, t);
}

static void outcome_telling_begin(struct session *s, int64_t account, bool late,
                                  void (*then)(struct session *session))
{
    struct telling *t = errand_new(s->lobby, s, sizeof(*t));
    t->errand.drop = outcome_telling_drop;
    t->account = account;
    t->late = late;
    t->then = then;
    errand_turn(t, ERRAND_CASES, outcome_telling_start);
}

void outcome_tell(struct lobby *lobby, int64_t account)
{
    struct session *s = lobby_by_person(lobby, account);
    outcome_untold_note(lobby, account);
    if (s && s->state == SESSION_IN)
        outcome_telling_begin(s, account, false, NULL);
}

void outcomes_tell(struct session *s, int64_t account, void (*then)(struct session *session))
{
    if (map_get(&s->lobby->reports->untold, (uint64_t)account))
        outcome_telling_begin(s, account, true, then);
    else if (then)
        then(s);
}
