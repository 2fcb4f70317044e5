/*
 * Reports and appeals as players write them. The writer hears the outcome. The person whom a report
 * is about never hears who wrote it.
 */
#include "report.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "approval.h"
#include "channel.h"
#include "moderation.h"
#include "network.h"
#include "once.h"
#include "outcome.h"
#include "report_view.h"
#include "session.h"
#include "social.h"
#include "unmark.h"
#include "utf8.h"
#include "xalloc.h"

/* How many of the newest are read. */
enum { REPORTS_READ = 500, REPORTS_OWN = 50, REPORTS_ABOUT = 200 };

static void reports_make(struct lobby *lobby)
{
    lobby->reports = xcalloc(1, sizeof(*lobby->reports));
    TAILQ_INIT(&lobby->reports->turns);
}

static void reports_end(struct lobby *lobby)
{
    map_free(&lobby->reports->untold);
    free(lobby->reports);
}

const struct lobby_part report_part = {.make = reports_make,
                                       .load = outcomes_load,
                                       .begin = outcomes_begin,
                                       .end = reports_end,
                                       .on = outcomes_on};

/* A report that is being written. Each counts those before it, and joins the case that they have
 * begun. */
struct filing {
    struct errand errand;
    struct case_turn turn;
    struct store_report report;
    struct store_appeal mark; /* for an appeal */
    char about[64];
    struct network network; /* a guest's network */
    int open;
    bool guest, appealed, known;
    /* Of the open case about the person: how many have written it, and who they are. */
    int64_t joins;
    int nwriters;
    struct case_writer writer[CASE_WRITERS_MAX + 1];
    /* The report that the writer has in it already. */
    bool adds;
    struct store_report mine;
    void (*done)(struct session *session); /* of an appeal against a ban; may be NULL */
};

/* Tells the staff of a new report; of one that joins a case, only if it makes the case weigh more:
 * nobody can flood them with it. */
static void report_staff_told(struct filing *f)
{
    struct lobby *lobby = f->errand.lobby;
    const struct store_report *report = &f->report;
    const long long number = report->number;
    int people = case_unrelated(f->writer, f->nwriters);
    bool quiet;
    struct session *s;
    f->writer[f->nwriters] = case_writer_of(report);
    quiet = f->adds || (f->nwriters > 0 && case_unrelated(f->writer, f->nwriters + 1) == people);
    LIST_FOREACH (s, &lobby->sessions, all) {
        if (s->state != SESSION_IN || s->role < STORE_MODERATOR || report_hidden(report, s->person))
            continue;
        if (report->appeal && report->about != s->person)
            session_say(s, "!! Report %lld: %s appeals. Type `case %lld`.", number, report->name,
                        number);
        else if (!quiet && f->nwriters > 0)
            session_say(s, "!! Report %lld: %s about %s, too. Type `case %lld`.", number,
                        report->name, report->about_name, number);
        else if (!quiet && !report->appeal)
            session_say(s, "!! Report %lld: %s about %s. Type `case %lld`.", number, report->name,
                        report->about_name, number);
        reports_changed(s);
    }
}

static void report_filed(void *arg, enum store_status status)
{
    struct filing *f = arg;
    struct session *s = errand_session(f);
    bool done = status == STORE_OK;
    if (done)
        report_staff_told(f);
    if (done)
        errand_show_answer(f);
    else if (s)
        session_say(s, "That couldn't be saved. Try again later.");
    if (s && f->done)
        f->done(s);
    errand_end(f);
}

static void report_file_put(struct filing *f)
{
    struct store *store = f->errand.lobby->deps.store;
    errand_session(f);
    if (f->adds)
        errand_keep_answer(f, N_("Your words are added to your report %lld."),
                           (long long)f->report.number);
    else
        errand_keep_answer(
            f,
            f->report.appeal
                ? N_("Your appeal is number %lld. The staff will tell you what they decide.")
                : N_("Your report is number %lld. The staff will tell you what they "
                     "decide."),
            (long long)f->report.number);
    if (f->report.appeal) {
        const struct store_row report = STORE_ROW(STORE_RECORD_REPORT, &f->report);
        f->mark.report = f->report.number;
        errand_writes(f, &(struct store_attached){.records = &report, .nrecords = 1});
        store_put(store, STORE_RECORD_APPEAL, &f->mark, report_filed, f);
    } else {
        errand_writes(f, NULL);
        store_put(store, STORE_RECORD_REPORT, &f->report, report_filed, f);
    }
}

/* ---- The number of a new case ---- */

static void report_number_try(struct filing *f);

static void report_number_taken(void *arg, const struct store_report *report)
{
    struct filing *f = arg;
    (void)report;
    f->known = true;
}

static void report_number_tried(void *arg, enum store_status status)
{
    struct filing *f = arg;
    if (status != STORE_OK) {
        report_filed(f, status);
    } else if (f->known) {
        report_number_try(f);
    } else {
        f->report.number = f->errand.lobby->reports->last;
        report_file_put(f);
    }
}

/* The newest report need not have the highest number, as it may have joined an older case. So the
 * number is looked up. */
static void report_number_try(struct filing *f)
{
    f->known = false;
    store_list_with(f->errand.lobby->deps.store, STORE_RECORD_REPORT, number,
                    ++f->errand.lobby->reports->last, 1, report_number_taken, report_number_tried,
                    f);
}

static void report_number_newest(void *arg, const struct store_report *report)
{
    struct filing *f = arg;
    if (report->number > f->errand.lobby->reports->last)
        f->errand.lobby->reports->last = report->number;
}

static void report_number_from(void *arg, enum store_status status)
{
    struct filing *f = arg;
    if (status != STORE_OK)
        report_filed(f, status);
    else
        report_number_try(f);
}

static void report_file_number(struct filing *f)
{
    if (f->errand.lobby->reports->last == 0)
        store_list_of(f->errand.lobby->deps.store, STORE_RECORD_REPORT, 0, REPORTS_READ,
                      report_number_newest, report_number_from, f);
    else
        report_number_try(f);
}

/* ---- Limits ---- */

static void report_file_counted(void *arg, enum store_status status)
{
    struct filing *f = arg;
    struct session *s = errand_session(f);
    if (status != STORE_OK) {
        report_filed(f, status);
        return;
    }
    if (s && f->open < REPORTS_OPEN_MAX && f->joins != 0) {
        f->report.number = f->joins;
        report_file_put(f);
    } else if (s && f->open < REPORTS_OPEN_MAX) {
        report_file_number(f);
    } else {
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
    }
}

static void report_file_count(void *arg, const struct store_report *report)
{
    ((struct filing *)arg)->open += report->state != REPORT_CLOSED && !report->appeal;
}

/* Guests come back under other ids, so their reports are counted by where they come from. */
static void report_file_count_guests(void *arg, const struct store_report *report)
{
    struct filing *f = arg;
    if (report->address[0] != '\0' && network_holds(&f->network, report->address))
        report_file_count(f, report);
}

/* ---- The case that it joins ---- */

/* Reports come newest first. Those of one case differ only in who wrote what. */
static void report_about_each(void *arg, const struct store_report *report)
{
    struct filing *f = arg;
    if (report->state == REPORT_CLOSED || report->appeal)
        return;
    if (report->account == f->report.account && !f->adds) {
        f->mine = *report;
        f->adds = true;
    }
    if (f->joins == 0 && f->report.at_ms - report->at_ms < CASE_JOIN_MS) {
        f->joins = report->number;
        f->report.state = report->state;
        f->report.claimer = report->claimer;
        memcpy(f->report.claimer_name, report->claimer_name, sizeof(f->report.claimer_name));
    }
    if (report->number != f->joins)
        return;
    if (f->nwriters < CASE_WRITERS_MAX)
        f->writer[f->nwriters] = case_writer_of(report);
    f->nwriters++;
}

/* Adds the words to what the writer said before, and as much as fits of what goes with them. False:
 * there is no room for the words. */
static bool report_words_add(struct filing *f)
{
    const char *more = f->report.text;
    size_t len = strlen(f->mine.text), words = strcspn(more, "\n") + 1;
    if (len + words >= sizeof(f->mine.text))
        return false;
    utf8_copy(more, f->mine.text + len, sizeof(f->mine.text) - len);
    f->report = f->mine;
    return true;
}

static void report_about_end(void *arg, enum store_status status)
{
    struct filing *f = arg;
    struct session *s = errand_session(f);
    if (status != STORE_OK) {
        report_filed(f, status);
        return;
    }
    if (f->adds && report_words_add(f)) {
        report_file_put(f);
        return;
    }
    if (f->adds) {
        if (s)
            session_say(s,
                        "Your report %lld about %s is full. The staff will read what you have "
                        "written there.",
                        (long long)f->mine.number, f->report.about_name);
        errand_end(f);
        return;
    }
    if (f->nwriters >= CASE_WRITERS_MAX) {
        f->joins = f->report.claimer = f->nwriters = 0;
        f->report.claimer_name[0] = '\0';
        f->report.state = REPORT_OPEN;
    }
    struct store *store = f->errand.lobby->deps.store;
    if (f->guest)
        store_list_of(store, STORE_RECORD_REPORT, 0, REPORTS_READ, report_file_count_guests,
                      report_file_counted, f);
    else
        store_list_of(store, STORE_RECORD_REPORT, f->report.account, REPORTS_OWN, report_file_count,
                      report_file_counted, f);
}

/* ---- Appeals: one against each sanction ---- */

static void report_appeal_mark(void *arg, const struct store_appeal *appeal)
{
    struct filing *f = arg;
    f->appealed = f->appealed || appeal->against == f->mark.against;
}

static void report_appeal_marked(void *arg, enum store_status status)
{
    struct filing *f = arg;
    struct session *s = errand_session(f);
    if (status != STORE_OK) {
        report_filed(f, status);
    } else if (f->appealed) {
        if (s)
            session_say(s, "You've already appealed against that. The staff's answer stands.");
        if (s && f->done)
            f->done(s);
        errand_end(f);
    } else {
        report_file_number(f);
    }
}

static void report_file_start(void *arg)
{
    struct filing *f = arg;
    struct store *store = f->errand.lobby->deps.store;
    if (f->report.appeal)
        store_list_of(store, STORE_RECORD_APPEAL, f->report.account, STORE_APPEALS_KEPT,
                      report_appeal_mark, report_appeal_marked, f);
    else
        store_list_with(store, STORE_RECORD_REPORT, about, f->report.about, REPORTS_ABOUT,
                        report_about_each, report_about_end, f);
}

static void report_filing_drop(void *arg)
{
    case_turn_end(&((struct filing *)arg)->turn);
}

/* Adds what goes with the report, and waits for its turn. */
static void report_file_begin(struct session *s, struct filing *f, int64_t account,
                              const char *name, const char *text)
{
    struct buf body = {0};
    struct table_info info;
    struct network network;
    int32_t table;
    f->report.id = ids_next(s->lobby->deps.ids);
    f->report.account = account;
    f->report.at_ms = clock_wall(s->lobby->deps.clock);
    f->report.state = REPORT_OPEN;
    utf8_copy(name, f->report.name, sizeof(f->report.name));
    buf_printf(&body, "%s says: %s\n", name, text);
    if (network_subscriber(s->facts.address, &network))
        network_format(&network, f->report.network, sizeof(f->report.network));
    utf8_copy(s->facts.fingerprint, f->report.fingerprint, sizeof(f->report.fingerprint));
    f->guest = s->kind == PERSON_GUEST && account == s->person &&
               network_subscriber(s->facts.address, &f->network);
    /* Somebody who has one /64 most likely has many. */
    if (f->guest && !network_is_v4(&f->network))
        network_widen(&f->network);
    if (f->guest)
        utf8_copy(s->facts.address, f->report.address, sizeof(f->report.address));
    session_where(s, &table);
    if (table != 0 && tables_info(s->lobby->tables, table, &info)) {
        f->report.card_table = table;
        buf_printf(&body, "At table %d, %s", (int)table, info.rules->title);
        if (info.game_number != 0)
            buf_printf(&body, ", game %lld", (long long)info.game_number);
        buf_puts(&body, ".\n");
    }
    if (!f->report.appeal)
        channel_evidence(s->lobby, s->person, f->report.about, &body);
    utf8_copy(buf_text(&body), f->report.text, sizeof(f->report.text));
    buf_free(&body);
    f->errand.drop = report_filing_drop;
    case_turn_begin(&f->turn, f, report_file_start);
}

void report_filtered(struct session *about, int64_t filter, const char *text)
{
    struct lobby *lobby = about->lobby;
    struct filing *f = errand_new(lobby, NULL, sizeof(*f));
    f->report = (struct store_report){.id = ids_next(lobby->deps.ids),
                                      .at_ms = clock_wall(lobby->deps.clock),
                                      .about = about->person,
                                      .state = REPORT_OPEN};
    utf8_copy("filter", f->report.name, sizeof(f->report.name));
    memcpy(f->report.about_name, about->name, sizeof(f->report.about_name));
    utf8_printf(f->report.text, sizeof(f->report.text),
                "Filter %lld found something in a line of %s: %s\n", (long long)filter, about->name,
                text);
    report_file_number(f);
}

static void report_about_read(void *arg, enum store_status status,
                              const struct store_account *account)
{
    struct filing *f = arg;
    struct session *s = errand_session(f);
    const struct session *on = s ? lobby_by_name(s->lobby, f->about, false) : NULL;
    status = approval_found(f->errand.lobby, status, account);
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
        report_file_begin(s, f, s->person, s->name, text);
    }
}

void report_file(struct session *s, const char *about, const char *text)
{
    struct filing *f = errand_new(s->lobby, s, sizeof(*f));
    utf8_copy(about, f->about, sizeof(f->about));
    utf8_copy(text, f->report.text, sizeof(f->report.text));
    unmark_text(f->report.text);
    store_account_by_name(s->lobby->deps.store, about, false, report_about_read, f);
}

/* ---- What an appeal is about ---- */

static void report_appeal_begin(struct session *s, struct filing *f)
{
    char text[STORE_WORDS_MAX];
    f->mark.id = ids_next(s->lobby->deps.ids);
    f->mark.account = f->report.about;
    f->mark.at_ms = clock_wall(s->lobby->deps.clock);
    memcpy(text, f->report.text, sizeof(text));
    report_file_begin(s, f, f->report.about, f->report.about_name, text);
}

/* Looks up the account of whoever imposed it, as a name can be given to another person later. */
static void report_appeal_author(void *arg, enum store_status status,
                                 const struct store_account *account)
{
    struct filing *f = arg;
    struct session *s = errand_session(f);
    if (status == STORE_OK)
        f->mark.staff = account->id;
    if (s)
        report_appeal_begin(s, f);
    else
        errand_end(f);
}

static void report_appeal_warned(void *arg, const struct store_warning *warning)
{
    struct filing *f = arg;
    if (warning->id > f->mark.against) {
        f->mark.against = warning->id;
        f->mark.staff = warning->staff;
        memcpy(f->mark.staff_name, warning->staff_name, sizeof(f->mark.staff_name));
    }
}

static void report_appeal_grounds(void *arg, enum store_status status)
{
    struct filing *f = arg;
    struct session *s = errand_session(f);
    if (status != STORE_OK) {
        report_filed(f, status);
    } else if (s && f->mark.against != 0 && f->mark.staff == 0) {
        /* a mute keeps only the name of its author */
        store_account_by_name(s->lobby->deps.store, f->mark.staff_name, false, report_appeal_author,
                              f);
    } else if (s && f->mark.against != 0) {
        report_appeal_begin(s, f);
    } else {
        if (s)
            session_say(s,
                        "You haven't been warned or muted, so there's nothing to appeal against.");
        errand_end(f);
    }
}

static struct filing *report_appeal_new(struct session *s, int64_t account, const char *name,
                                        const struct store_sanction *against, const char *text)
{
    struct filing *f = errand_new(s->lobby, s, sizeof(*f));
    f->report.appeal = true;
    f->report.about = account;
    utf8_copy(name, f->report.about_name, sizeof(f->report.about_name));
    utf8_printf(f->report.text, sizeof(f->report.text), "appeals: %s", text);
    unmark_text(f->report.text);
    if (against) {
        f->mark.against = against->case_id;
        memcpy(f->mark.staff_name, against->by, sizeof(f->mark.staff_name));
    }
    return f;
}

void report_appeal(struct session *s, const char *text)
{
    const struct moderation_who who = {.account = s->person};
    const struct store_sanction *mute =
        moderation_find(s->lobby->moderation, STORE_MUTE, &who, NULL);
    struct filing *f = report_appeal_new(s, s->person, s->name, mute, text);
    store_list_of(s->lobby->deps.store, STORE_RECORD_WARNING, s->person, 1, report_appeal_warned,
                  report_appeal_grounds, f);
}

void report_appeal_ban(struct session *s, int64_t account, const char *name,
                       const struct store_sanction *ban, const char *text,
                       void (*done)(struct session *session))
{
    struct filing *f = report_appeal_new(s, account, name, ban, text);
    f->done = done;
    store_account_by_name(s->lobby->deps.store, ban->by, false, report_appeal_author, f);
}
