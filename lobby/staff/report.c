/*
 * Reports: players write them, the staff reads and decides them. The writer hears the outcome. The
 * person whom a report is about never hears who wrote it.
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "act.h"
#include "channel.h"
#include "collusion.h"
#include "moderation.h"
#include "network.h"
#include "once.h"
#include "report.h"
#include "report_view.h"
#include "session.h"
#include "social.h"
#include "span.h"
#include "utf8.h"
#include "xalloc.h"

enum { REPORTS_READ = 500, REPORTS_OWN = 50 }; /* how many of the newest are read */

static const char *const states[] = {"", "open", "claimed", "closed"};
static const char about_you[] = "That report is about you. Leave it to somebody else.";
static const char by_you[] =
    "That appeal is against something you did. Leave it to somebody else on the staff.";

/* ---- Writing ---- */

TAILQ_HEAD(deciding_list, deciding);
TAILQ_HEAD(filing_list, filing);
struct reports {
    struct deciding_list deciding; /* decisions under way, in the order of their beginning */
    struct filing_list filing;     /* reports that are being written */
    int64_t last;                  /* the highest known number of a report */
};

static void reports_make(struct lobby *lobby)
{
    lobby->reports = xcalloc(1, sizeof(*lobby->reports));
    TAILQ_INIT(&lobby->reports->deciding);
    TAILQ_INIT(&lobby->reports->filing);
}

static void reports_end(struct lobby *lobby)
{
    free(lobby->reports);
}

const struct lobby_part report_part = {.make = reports_make, .end = reports_end};

/* A report that is being written. Those of one account, or of guests from one network, are written
 * one after another, so that each counts those before it. */
struct filing {
    struct errand errand;
    TAILQ_ENTRY(filing) link;
    struct store_report report;
    struct store_appeal mark; /* for an appeal */
    char about[64];
    struct network network; /* a guest's network */
    int open;
    bool guest, appeal, appealed;
};

bool report_hidden(const struct store_report *report, int64_t person)
{
    return person != 0 && report->about == person && report->account != person;
}

static void staff_told(struct lobby *lobby, const struct store_report *report, const char *by)
{
    struct session *s;
    LIST_FOREACH (s, &lobby->sessions, all) {
        if (s->state != SESSION_IN || s->role < STORE_MODERATOR || report_hidden(report, s->person))
            continue;
        session_say(s, "!! Report %lld: %s about %s. Type `case %lld`.", (long long)report->number,
                    by, report->about_name, (long long)report->number);
        reports_changed(s);
    }
}

static void filed(void *arg, enum store_status status)
{
    struct filing *f = arg;
    struct session *s = errand_session(f);
    if (status == STORE_OK)
        staff_told(f->errand.lobby, &f->report, s ? s->name : "somebody");
    if (status == STORE_OK)
        errand_say(f);
    else if (s)
        session_say(s, "That couldn't be saved. Try again later.");
    errand_end(f);
}

/* The number is the next one, even if two reports are being written at once. */
static void file_numbered(void *arg, enum store_status status)
{
    struct filing *f = arg;
    if (status != STORE_OK) {
        filed(f, status);
        return;
    }
    struct store *store = f->errand.lobby->deps.store;
    f->report.number = f->mark.report = ++f->errand.lobby->reports->last;
    errand_session(f);
    errand_says(f,
                f->appeal
                    ? N_("Your appeal is number %lld. The staff will tell you what they decide.")
                    : N_("Your report is number %lld. The staff will tell you what they decide."),
                (long long)f->report.number);
    if (f->appeal) {
        const struct store_beside report = store_beside_report(&f->report);
        errand_writes(f, &(struct store_besides){.records = &report, .nrecords = 1});
        store_appeal_put(store, &f->mark, filed, f);
    } else {
        errand_writes(f, NULL);
        store_report_put(store, &f->report, filed, f);
    }
}

static void file_newest(void *arg, const struct store_report *report)
{
    struct filing *f = arg;
    if (report->number > f->errand.lobby->reports->last)
        f->errand.lobby->reports->last = report->number;
}

static void file_counted(void *arg, enum store_status status)
{
    struct filing *f = arg;
    struct session *s = errand_session(f);
    if (status != STORE_OK) {
        filed(f, status);
        return;
    }
    if (!s || f->open >= REPORTS_OPEN_MAX) {
        if (s && s->kind == PERSON_GUEST)
            session_say(s,
                        "The staff still has %d reports by guests from your network to decide. "
                        "Wait until they have.",
                        REPORTS_OPEN_MAX);
        else if (s)
            session_say(s,
                        "The staff still has %d of your reports to decide. Wait until they have.",
                        REPORTS_OPEN_MAX);
        errand_end(f);
        return;
    }
    store_reports(f->errand.lobby->deps.store, 0, 1, file_newest, file_numbered, f);
}

static void file_count(void *arg, const struct store_report *report)
{
    ((struct filing *)arg)->open += report->state != REPORT_CLOSED;
}

/* Guests come back under other ids, so their reports are counted by where they come from. */
static void file_count_guests(void *arg, const struct store_report *report)
{
    struct filing *f = arg;
    if (report->address[0] != '\0' && network_holds(&f->network, report->address))
        file_count(f, report);
}

static void file_start(void *arg)
{
    struct filing *f = arg;
    if (f->guest)
        store_reports(f->errand.lobby->deps.store, 0, REPORTS_READ, file_count_guests, file_counted,
                      f);
    else
        store_reports(f->errand.lobby->deps.store, f->report.account, REPORTS_OWN, file_count,
                      file_counted, f);
}

/* The first report under way that counts towards the same limit. */
static struct filing *filing_beside(const struct filing *f)
{
    struct filing *other;
    TAILQ_FOREACH (other, &f->errand.lobby->reports->filing, link)
        if (f->guest == other->guest && (f->guest ? network_equal(&f->network, &other->network)
                                                  : f->report.account == other->report.account))
            return other;
    return NULL;
}

static void filing_drop(void *arg)
{
    struct filing *f = arg, *next;
    bool first = filing_beside(f) == f;
    TAILQ_REMOVE(&f->errand.lobby->reports->filing, f, link);
    if (first && (next = filing_beside(f)))
        timer_set(f->errand.lobby->timers, &next->errand.timer, 0, file_start, next);
}

/* Adds what goes with the report, then checks the limit. */
static void file_begin(struct session *s, struct filing *f, const char *text)
{
    struct buf body = {0};
    struct table_info info;
    int32_t table;
    f->report.id = ids_next(s->lobby->deps.ids);
    f->report.account = s->person;
    f->report.at_ms = clock_wall(s->lobby->deps.clock);
    f->report.state = REPORT_OPEN;
    memcpy(f->report.name, s->name, sizeof(f->report.name));
    buf_printf(&body, "%s says: %s\n", s->name, text);
    f->guest = s->kind == PERSON_GUEST && network_subscriber(s->facts.address, &f->network);
    /* Somebody who has one /64 most likely has many. */
    if (f->guest && !network_is_v4(&f->network))
        network_widen(&f->network);
    if (f->guest) {
        utf8_copy(s->facts.address, f->report.address, sizeof(f->report.address));
        buf_printf(&body, "A guest from %s\n", s->facts.address);
    }
    session_where(s, &table);
    if (table != 0 && tables_info(s->lobby->tables, table, &info)) {
        f->report.card_table = table;
        buf_printf(&body, "At table %d, %s", (int)table, info.rules->title);
        if (info.game_number != 0)
            buf_printf(&body, ", game %lld", (long long)info.game_number);
        buf_puts(&body, ".\n");
    }
    if (!f->appeal)
        channel_evidence(s->lobby, s->person, f->report.about, &body);
    utf8_copy(buf_text(&body), f->report.text, sizeof(f->report.text));
    buf_free(&body);
    f->errand.drop = filing_drop;
    bool first = !filing_beside(f);
    TAILQ_INSERT_TAIL(&s->lobby->reports->filing, f, link);
    if (first)
        file_start(f);
}

static void about_read(void *arg, enum store_status status, const struct store_account *account)
{
    struct filing *f = arg;
    struct session *s = errand_session(f);
    const struct session *on = s ? lobby_by_name(s->lobby, f->about, false) : NULL;
    if (!s) {
        errand_end(f);
        return;
    }
    if (status == STORE_OK) {
        f->report.about = account->id;
        memcpy(f->report.about_name, account->name, sizeof(f->report.about_name));
    } else if (on) {
        f->report.about = on->person;
        memcpy(f->report.about_name, on->name, sizeof(f->report.about_name));
    }
    if (f->report.about == 0) {
        session_say(s, "There is no player %s. Type `who` to see who is on.", f->about);
        errand_end(f);
    } else if (f->report.about == s->person) {
        session_say(s, "That is you. Type somebody else's name.");
        errand_end(f);
    } else {
        char text[STORE_WORDS_MAX];
        memcpy(text, f->report.text, sizeof(text));
        file_begin(s, f, text);
    }
}

void report_file(struct session *s, const char *about, const char *text)
{
    struct filing *f = errand_new(s->lobby, s, sizeof(*f));
    utf8_copy(about, f->about, sizeof(f->about));
    utf8_copy(text, f->report.text, sizeof(f->report.text));
    store_account_by_name(s->lobby->deps.store, about, false, about_read, f);
}

/* ---- Appeals ---- */

static void appeal_begin(struct session *s, struct filing *f)
{
    char text[STORE_WORDS_MAX];
    f->mark.id = ids_next(s->lobby->deps.ids);
    f->mark.account = s->person;
    f->mark.at_ms = clock_wall(s->lobby->deps.clock);
    memcpy(text, f->report.text, sizeof(text));
    f->report.about = s->person;
    memcpy(f->report.about_name, s->name, sizeof(f->report.about_name));
    file_begin(s, f, text);
}

/* Looks up the account of whoever imposed it, as a name can be given to another person later. */
static void appeal_author(void *arg, enum store_status status, const struct store_account *account)
{
    struct filing *f = arg;
    struct session *s = errand_session(f);
    if (status == STORE_OK)
        f->mark.staff = account->id;
    if (s)
        appeal_begin(s, f);
    else
        errand_end(f);
}

static void appeal_mark(void *arg, const struct store_appeal *appeal)
{
    struct filing *f = arg;
    f->appealed = f->appealed || appeal->against == f->mark.against;
}

static void appeal_marked(void *arg, enum store_status status)
{
    struct filing *f = arg;
    struct session *s = errand_session(f);
    if (status != STORE_OK) {
        filed(f, status);
        return;
    }
    if (s && !f->appealed && f->mark.staff == 0) { /* a mute keeps only the name of its author */
        store_account_by_name(s->lobby->deps.store, f->mark.staff_name, false, appeal_author, f);
        return;
    }
    if (s && !f->appealed) {
        appeal_begin(s, f);
        return;
    }
    if (s)
        session_say(s, "You've already appealed against that. The staff's answer stands.");
    errand_end(f);
}

static void appeal_warned(void *arg, const struct store_warning *warning)
{
    struct filing *f = arg;
    if (warning->id > f->mark.against) {
        f->mark.against = warning->id;
        f->mark.staff = warning->staff;
        memcpy(f->mark.staff_name, warning->staff_name, sizeof(f->mark.staff_name));
    }
}

static void appeal_grounds(void *arg, enum store_status status)
{
    struct filing *f = arg;
    struct session *s = errand_session(f);
    if (status != STORE_OK) {
        filed(f, status);
        return;
    }
    if (s && f->mark.against != 0) {
        store_appeals(s->lobby->deps.store, s->person, STORE_APPEALS_KEPT, appeal_mark,
                      appeal_marked, f);
        return;
    }
    if (s)
        session_say(s, "You haven't been warned or muted, so there's nothing to appeal against.");
    errand_end(f);
}

void report_appeal(struct session *s, const char *text)
{
    struct filing *f = errand_new(s->lobby, s, sizeof(*f));
    const struct moderation_who who = {.account = s->person};
    const struct store_sanction *mute =
        moderation_find(s->lobby->moderation, STORE_MUTE, &who, NULL);
    f->appeal = true;
    if (mute) {
        f->mark.against = mute->case_id;
        memcpy(f->mark.staff_name, mute->by, sizeof(f->mark.staff_name));
    }
    utf8_printf(f->report.text, sizeof(f->report.text), "appeals: %s", text);
    store_warnings(s->lobby->deps.store, s->person, 1, appeal_warned, appeal_grounds, f);
}

/* ---- The queue ---- */

/* A decision under way. Decisions about one report are made one after another: each reads the
 * report as the one before has left it. */
struct deciding {
    struct act act;
    TAILQ_ENTRY(deciding) link;
    struct store_report report;
    bool found, own; /* own: it is an appeal against what the actor did */
    void (*next)(struct deciding *d);
};

/* Sets who has claimed a report: by account, as a name can be given to another person later. The
 * control socket has no account, nor have claims from before they kept an account; there only
 * the name tells. */
static void claimer_set(struct store_report *report, int64_t account, const char *name)
{
    report->claimer = account;
    utf8_copy(name, report->claimer_name, sizeof(report->claimer_name));
}

bool report_claimed_by(const struct store_report *report, int64_t account, const char *name)
{
    if (report->state != REPORT_CLAIMED)
        return false;
    return report->claimer != 0 ? report->claimer == account
                                : strcmp(report->claimer_name, name) == 0;
}

static void put_row(struct buf *out, const struct store_report *report)
{
    buf_printf(out, "%lld  ", (long long)report->number);
    span_put_time(out, report->at_ms);
    buf_printf(out, "  about %s, %s%s%s\n", report->about_name, states[report->state],
               report->state == REPORT_CLAIMED ? " by " : "",
               report->state == REPORT_CLAIMED ? report->claimer_name : "");
}

static void item_row(struct act *act, const struct store_report *report)
{
    act_item(act);
    act_item_number(act, "number", report->number);
    act_item_time(act, "at", report->at_ms);
    act_item_text(act, "about", report->about_name);
    act_item_text(act, "by", report->name);
    act_item_text(act, "state", states[report->state]);
    act_item_text(act, "claimed_by", report->state == REPORT_CLAIMED ? report->claimer_name : NULL);
    act_item_flag(act, "appeal", report->account == report->about);
}

static void list_each(void *arg, const struct store_report *report)
{
    struct act *act = arg;
    if (report->state == REPORT_CLOSED || report_hidden(report, act->actor.account))
        return;
    put_row(&act->list, report);
    item_row(act, report);
}

static void list_end(void *arg, enum store_status status)
{
    act_listed(arg, status, "No report is open.");
}

static void list(struct act *act)
{
    store_reports(act->errand.lobby->deps.store, 0, REPORTS_READ, list_each, list_end, act);
}

static void decide_each(void *arg, const struct store_report *report)
{
    struct deciding *d = arg;
    d->report = *report;
    d->found = true;
}

static void decide_read(void *arg, enum store_status status)
{
    struct deciding *d = arg;
    (void)status;
    if (d->found)
        d->next(d);
    else
        act_end(&d->act, false, "There is no report %s. Type `reports` to see them.", d->act.about);
}

static void decide_start(void *arg)
{
    struct deciding *d = arg;
    store_report_numbered(d->act.errand.lobby->deps.store, d->act.number, decide_each, decide_read,
                          d);
}

/* The first decision under way about a report. */
static struct deciding *deciding_about(const struct lobby *lobby, int64_t number)
{
    struct deciding *d;
    TAILQ_FOREACH (d, &lobby->reports->deciding, link)
        if (d->act.number == number)
            return d;
    return NULL;
}

static void decide_drop(struct act *act)
{
    struct deciding *d = (struct deciding *)act, *next;
    struct lobby *lobby = act->errand.lobby;
    if (!d->next) /* it was refused before it began */
        return;
    bool first = deciding_about(lobby, act->number) == d;
    TAILQ_REMOVE(&lobby->reports->deciding, d, link);
    if (first && (next = deciding_about(lobby, act->number)))
        timer_set(lobby->timers, &next->act.errand.timer, 0, decide_start, next);
}

static void decide(struct act *act, void (*next)(struct deciding *d))
{
    struct deciding *d = (struct deciding *)act;
    struct lobby *lobby = act->errand.lobby;
    d->next = next;
    utf8_printf(act->about, sizeof(act->about), "%lld", (long long)act->number);
    bool first = !deciding_about(lobby, act->number);
    TAILQ_INSERT_TAIL(&lobby->reports->deciding, d, link);
    if (first)
        decide_start(d);
}

/* Stores the decision. `notice`: for the writer's next login; NULL: none. */
static void decide_put(struct deciding *d, const struct store_message *notice)
{
    char about[32];
    utf8_printf(about, sizeof(about), "report %lld", (long long)d->act.number);
    act_audit(&d->act, about, "%s", d->act.reason);
    if (notice) {
        const struct store_beside told = store_beside_message(notice);
        act_writes(&d->act, &told, 1);
    } else {
        act_writes(&d->act, NULL, 0);
    }
    store_report_put(d->act.errand.lobby->deps.store, &d->report, act_stored, &d->act);
}

/* Nobody decides what concerns themself: neither the person whom a report is about, nor the one who
 * appeals. True: this is the case, and the act has ended with the refusal. */
static bool refused_own(struct deciding *d)
{
    bool own = d->act.actor.account != 0 && d->report.about == d->act.actor.account;
    if (own)
        act_end(&d->act, false, about_you);
    return own;
}

static void show_pattern(void *arg, const char *text)
{
    struct deciding *d = arg;
    buf_puts(&d->act.list, text);
    act_item_text(&d->act, "pattern", text);
    act_end_list(&d->act);
}

static void show_now(struct deciding *d)
{
    if (report_hidden(&d->report, d->act.actor.account)) {
        act_end(&d->act, false, about_you);
        return;
    }
    put_row(&d->act.list, &d->report);
    buf_puts(&d->act.list, d->report.text);
    item_row(&d->act, &d->report);
    act_item_text(&d->act, "text", d->report.text);
    collusion_brief(d->act.errand.lobby, d->report.about, show_pattern, d);
}

static void show(struct act *act)
{
    decide(act, show_now);
}

static void claim_put(struct deciding *d)
{
    if (!act_goes(&d->act, "make report %s yours", d->act.about))
        return;
    d->report.state = REPORT_CLAIMED;
    claimer_set(&d->report, d->act.actor.account, d->act.actor.name);
    utf8_printf(d->act.said, sizeof(d->act.said),
                "Report %s is yours. Type `resolve %s` and what came of it.", d->act.about,
                d->act.about);
    decide_put(d, NULL);
}

static void claim_judged(void *arg, enum store_status status)
{
    struct deciding *d = arg;
    if (status != STORE_OK)
        act_unread(&d->act);
    else if (d->own)
        act_end(&d->act, false, by_you);
    else
        claim_put(d);
}

static void claim_mark(void *arg, const struct store_appeal *appeal)
{
    struct deciding *d = arg;
    d->own = appeal->staff != 0 ? appeal->staff == d->act.actor.account
                                : strcmp(appeal->staff_name, d->act.actor.name) == 0;
}

/* Nobody judges what they did themself, except admins, as there may be nobody else. Admins may also
 * take over what was claimed by somebody who is no longer staff. */
static void claim_now(struct deciding *d)
{
    const struct actor *actor = &d->act.actor;
    if (refused_own(d))
        return;
    if (d->report.state == REPORT_CLOSED) {
        act_end(&d->act, false, "Report %s is closed. Type `reopen %s` and why.", d->act.about,
                d->act.about);
    } else if (d->report.state == REPORT_CLAIMED && actor->role != STORE_ADMIN &&
               !report_claimed_by(&d->report, actor->account, actor->name)) {
        act_end(&d->act, false, "Report %s is claimed by %s already.", d->act.about,
                d->report.claimer_name);
    } else if (d->report.account == d->report.about && actor->role != STORE_ADMIN) {
        store_appeal_reported(d->act.errand.lobby->deps.store, d->act.number, claim_mark,
                              claim_judged, d);
    } else {
        claim_put(d);
    }
}

static void claim(struct act *act)
{
    decide(act, claim_now);
}

/* Tells the writer the outcome: now, or (true) with `notice` at their next login. */
static bool outcome_tell(struct deciding *d, struct store_message *notice)
{
    struct lobby *lobby = d->act.errand.lobby;
    struct buf line = {0};
    if (d->report.account == d->report.about)
        buf_printf(&line, "Your appeal %lld is decided: %s", (long long)d->act.number,
                   d->act.reason);
    else
        buf_printf(&line, "Your report %lld about %s is decided: %s", (long long)d->act.number,
                   d->report.about_name, d->act.reason);
    bool off = social_notice_begin(lobby, d->report.account, buf_text(&line), notice);
    buf_free(&line);
    return off;
}

static void resolve_now(struct deciding *d)
{
    const struct actor *actor = &d->act.actor;
    if (refused_own(d))
        return;
    if (!report_claimed_by(&d->report, actor->account, actor->name)) {
        if (d->report.state == REPORT_CLAIMED)
            act_end(&d->act, false, "Report %s is claimed by %s.", d->act.about,
                    d->report.claimer_name);
        else
            act_end(&d->act, false, "Report %s is not yours. Type `claim %s` first.", d->act.about,
                    d->act.about);
        return;
    }
    if (!act_goes(&d->act, "close report %s, and tell its writer", d->act.about))
        return;
    d->report.state = REPORT_CLOSED;
    size_t len = strlen(d->report.text);
    utf8_printf(d->report.text + len, sizeof(d->report.text) - len, "%s closed it: %s\n",
                actor->name, d->act.reason);
    utf8_printf(d->act.said, sizeof(d->act.said), "Report %s is closed, and its writer told.",
                d->act.about);
    struct store_message notice;
    bool off = outcome_tell(d, &notice);
    decide_put(d, off ? &notice : NULL);
}

static void resolve(struct act *act)
{
    decide(act, resolve_now);
}

static void reopen_now(struct deciding *d)
{
    if (refused_own(d))
        return;
    if (d->report.state != REPORT_CLOSED) {
        act_end(&d->act, false, "Report %s is not closed.", d->act.about);
        return;
    }
    if (!act_goes(&d->act, "open report %s again", d->act.about))
        return;
    d->report.state = REPORT_OPEN;
    claimer_set(&d->report, 0, "");
    utf8_printf(d->act.said, sizeof(d->act.said), "Report %s is open again.", d->act.about);
    decide_put(d, NULL);
}

static void reopen(struct act *act)
{
    decide(act, reopen_now);
}

/* ---- New names ---- */

struct renaming {
    struct errand errand;
    int64_t account;
    char from[STORE_NAME_MAX], to[STORE_NAME_MAX];
};

/* Skips reports that are being decided this moment: the decision writes them, and the claim is
 * known by the account, whatever the name is. */
static void rename_each(void *arg, const struct store_report *report)
{
    struct renaming *r = arg;
    struct lobby *lobby = r->errand.lobby;
    struct store_report renamed = *report;
    if (!report_claimed_by(report, r->account, r->from) || deciding_about(lobby, report->number))
        return;
    claimer_set(&renamed, r->account, r->to);
    store_report_put(lobby->deps.store, &renamed, NULL, NULL);
}

static void rename_end(void *arg, enum store_status status)
{
    (void)status;
    errand_end(arg);
}

void report_rename(struct lobby *lobby, const struct store_account *account, const char *to)
{
    struct renaming *r = errand_new(lobby, NULL, sizeof(*r));
    r->account = account->id;
    memcpy(r->from, account->name, sizeof(r->from));
    utf8_copy(to, r->to, sizeof(r->to));
    store_reports_in(lobby->deps.store, REPORT_CLAIMED, REPORTS_READ, rename_each, rename_end, r);
}

/* ---- The rows ---- */

/* What the list and a case have of a report. */
#define REPORT_FIELDS                                                                              \
    {"number", ACT_FIELD_NUMBER, "number of the report"},                                          \
        {"at", ACT_FIELD_TIME, "when it was written"},                                             \
        {"about", ACT_FIELD_TEXT, "whom it is about"}, {"by", ACT_FIELD_TEXT, "who wrote it"},     \
        {"state", ACT_FIELD_TEXT, "whether somebody has taken it",                                 \
         .words = "open|claimed|closed"},                                                          \
        {"claimed_by", ACT_FIELD_TEXT, "who has taken it", .null = true},                          \
    {                                                                                              \
        "appeal", ACT_FIELD_FLAG, "whether it is an appeal of whom it is about"                    \
    }

const struct act_row report_acts[] = {
    {.name = "reports",
     .role = STORE_MODERATOR,
     .help = N_("reports that are not decided"),
     .fields = (const struct act_field[]){REPORT_FIELDS, {NULL}},
     .run = list},
    {.name = "case",
     .args = {{"number", ACT_REPORT}},
     .role = STORE_MODERATOR,
     .help = N_("a report with what was said and played"),
     .pairs = true,
     .fields =
         (const struct act_field[]){
             REPORT_FIELDS,
             {"text", ACT_FIELD_TEXT, "what was reported, said and played, in lines"},
             {"pattern", ACT_FIELD_TEXT, "what is odd about games of whom it is about, in lines"},
             {NULL}},
     .size = sizeof(struct deciding),
     .run = show,
     .drop = decide_drop},
    {.name = "claim",
     .args = {{"number", ACT_REPORT}},
     .role = STORE_MODERATOR,
     .help = N_("take a report, so that nobody else does"),
     .size = sizeof(struct deciding),
     .run = claim,
     .drop = decide_drop},
    {.name = "resolve",
     .args = {{"number", ACT_REPORT}, {"reason", ACT_REASON}},
     .role = STORE_MODERATOR,
     .help = N_("close a report of yours; its writer hears what you say"),
     .size = sizeof(struct deciding),
     .run = resolve,
     .drop = decide_drop},
    {.name = "reopen",
     .args = {{"number", ACT_REPORT}, {"reason", ACT_REASON}},
     .role = STORE_MODERATOR,
     .help = N_("put a closed report back into the queue"),
     .size = sizeof(struct deciding),
     .run = reopen,
     .drop = decide_drop},
    {.name = NULL}};
