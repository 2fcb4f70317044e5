/*
 * Reports and appeals as players write them. The writer hears the outcome. The person whom a report
 * is about never hears who wrote it.
 */
#include "report.h"

#include "act.h"
#include "approval.h"
#include "channel.h"
#include "network.h"
#include "once.h"
#include "unmark.h"

/* How many reports are read at most, the newest first: of all people, of one account, and about one
 * person. */
enum { REPORTS_READ = 500, REPORTS_OWN = 50, REPORTS_ABOUT = 200 };

/* What is looked up before a report is written, and what was found. */
struct filed {
    struct store_report report; /* as it is to be written */
    struct store_appeal mark;   /* for an appeal */
    bool guest, filtered;
    struct network network; /* of a guest */
    int64_t last;           /* the highest known number; after reading, one that no report has */
    int open;
    bool appealed;
    /* The newest report of the case that this one may join, and who has written in that case. */
    struct store_report joins;
    int nwriters;
    struct case_writer writer[CASE_WRITERS_MAX + 1];
    /* An open report about the person that the writer already has. */
    bool adds;
    struct store_report mine;
};

/* A report that is being written. */
struct filing {
    struct errand errand;
    char about[64];
    struct filed is;
    void (*done)(struct session *session); /* of report_appeal; may be NULL */
};

/* Tells the staff of a new report. If it joins a case, tells them only if it makes the case weigh
 * more, so that nobody can flood them. */
static void report_staff_told(struct filing *f)
{
    const struct store_report *report = &f->is.report;
    const long long number = report->number;
    int people = case_unrelated(f->is.writer, f->is.nwriters);
    f->is.writer[f->is.nwriters] = case_writer_of(report);
    const bool quiet = f->is.adds || (f->is.nwriters > 0 &&
                                      case_unrelated(f->is.writer, f->is.nwriters + 1) == people);
    SESSIONS_EACH (s, f->errand.lobby) {
        if (s->state != SESSION_IN || s->role < STORE_MODERATOR || report_hidden(report, s->person))
            continue;
        if (report->appeal && report->about != s->person)
            session_say(s, "!! Report %lld: %s appeals. Type `case %lld`.", number, report->name,
                        number);
        else if (!quiet && f->is.nwriters > 0)
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
    errand_keep_answer(
        f,
        f->is.adds ? N_("Your words are added to your report %lld.")
        : f->is.report.appeal
            ? N_("Your appeal is number %lld. The staff will tell you what they decide.")
            : N_("Your report is number %lld. The staff will tell you what they decide."),
        (long long)f->is.report.number);
    if (f->is.report.appeal) {
        const struct store_row report = STORE_ROW(STORE_RECORD_REPORT, &f->is.report);
        f->is.mark.report = f->is.report.number;
        errand_writes(f, &(struct store_attached){.records = &report, .nrecords = 1});
        store_put(store, STORE_RECORD_APPEAL, &f->is.mark, report_filed, f);
    } else {
        errand_writes(f, NULL);
        store_put(store, STORE_RECORD_REPORT, &f->is.report, report_filed, f);
    }
}

/* ---- What is read first ---- */

/* Looks whether a report about the person is one to add to or to join. Reports come newest first.
 * Those of one case differ only in who wrote what. */
static void report_about_add(struct filed *is, const struct store_report *report)
{
    if (report->state == REPORT_CLOSED || report->appeal)
        return;
    if (report->account == is->report.account && !is->adds) {
        is->mine = *report;
        is->adds = true;
    }
    /* A report joins a case whose last report is less than a day old. */
    if (is->joins.number == 0 && is->report.at_ms - report->at_ms < STORE_DAY_MS)
        is->joins = *report;
    if (report->number != is->joins.number)
        return;
    if (is->nwriters < CASE_WRITERS_MAX)
        is->writer[is->nwriters] = case_writer_of(report);
    is->nwriters++;
}

static void report_read(struct store *store, void *result)
{
    struct filed *is = result;
    const struct store_appeal *appeal;
    const struct store_report *report;
    if (is->report.appeal) {
        STORE_EACH_OF (appeal, store, STORE_RECORD_APPEAL, is->report.account, STORE_APPEALS_KEPT)
            is->appealed = is->appealed || appeal->against == is->mark.against;
    } else if (!is->filtered) {
        STORE_EACH_WITH (report, store, STORE_RECORD_REPORT, about, is->report.about, REPORTS_ABOUT)
            report_about_add(is, report);
        /* Guests come back under other ids, so their reports are counted by where they come from.
         */
        STORE_EACH_OF (report, store, STORE_RECORD_REPORT, is->guest ? 0 : is->report.account,
                       is->guest ? REPORTS_READ : REPORTS_OWN)
            if (!is->guest ||
                (report->address[0] != '\0' && network_holds(&is->network, report->address)))
                is->open += report->state != REPORT_CLOSED && !report->appeal;
    }
    if (is->last == 0)
        STORE_EACH_OF (report, store, STORE_RECORD_REPORT, 0, REPORTS_READ)
            is->last = report->number > is->last ? report->number : is->last;
    /* The newest report need not have the highest number, as it may have joined an older case. */
    bool taken;
    do {
        taken = false;
        is->last++;
        STORE_EACH_WITH (report, store, STORE_RECORD_REPORT, number, is->last, 1)
            taken = true;
    } while (taken);
}

/* Adds the words to the writer's earlier report, and as much as fits of the lines that go with
 * them. False: there is no room for the words. */
static bool report_words_add(struct filing *f)
{
    struct store_report *mine = &f->is.mine;
    const char *more = f->is.report.text;
    size_t len = strlen(mine->text), words = strcspn(more, "\n") + 1;
    if (len + words >= sizeof(mine->text))
        return false;
    utf8_copy(more, mine->text + len, sizeof(mine->text) - len);
    f->is.report = *mine;
    return true;
}

static void report_say_refusal(const struct filing *f, struct session *s)
{
    const struct filed *is = &f->is;
    const bool guest = s->kind == PERSON_GUEST;
    if (is->report.appeal && is->appealed)
        session_say(s, "You've already appealed against that. The staff's answer stands.");
    else if (is->adds)
        session_say(s,
                    "Your report %lld about %s is full. The staff will read what you have "
                    "written there.",
                    (long long)is->mine.number, is->report.about_name);
    else
        session_say(
            s,
            guest ? N_("The staff still has %d reports by guests from your network to decide. Wait "
                       "until they have.")
                  : N_("The staff still has %d of your reports to decide. Wait until they have."),
            REPORTS_OPEN_MAX);
    if (f->done)
        f->done(s);
}

/* Whether the report is not taken. If so, tells the session why, unless it is gone (NULL). */
static bool report_refused(const struct filing *f, struct session *s)
{
    const struct filed *is = &f->is;
    const bool refused =
        (is->report.appeal && is->appealed) || is->adds || is->open >= REPORTS_OPEN_MAX;
    if (refused && s)
        report_say_refusal(f, s);
    return refused;
}

static void report_told(void *arg, enum store_status status, void *result)
{
    struct filing *f = arg;
    struct session *s = errand_session(f);
    if (status != STORE_OK) {
        report_filed(f, status);
        return;
    }
    const struct filed *is = &f->is;
    f->is = *(const struct filed *)result;
    if (is->adds && report_words_add(f)) {
        report_file_put(f);
    } else if (!is->filtered && report_refused(f, s)) {
        errand_end(f);
    } else if (is->joins.number != 0 && is->nwriters < CASE_WRITERS_MAX) {
        f->is.report.number = is->joins.number;
        f->is.report.state = is->joins.state;
        f->is.report.claimer = is->joins.claimer;
        memcpy(f->is.report.claimer_name, is->joins.claimer_name,
               sizeof(f->is.report.claimer_name));
        report_file_put(f);
    } else {
        f->is.nwriters = 0;
        f->is.report.number = f->errand.lobby->reports->last = is->last;
        report_file_put(f);
    }
}

static void report_file_start(void *arg)
{
    struct filing *f = arg;
    f->is.last = f->errand.lobby->reports->last;
    store_reads(f->errand.lobby->deps.store, STORE_READS(struct filed, report_read), &f->is,
                report_told, f);
}

/* Adds to the report who wrote it and from where, and, unless it is an appeal, what the person whom
 * it is about has said. Then waits for the turn of the report. */
static void report_file_begin(struct session *s, struct filing *f, int64_t account,
                              const char *name)
{
    BUF_LOCAL body = {0};
    struct table_info info;
    int32_t table;
    f->is.report.id = ids_next(s->lobby->deps.ids);
    f->is.report.account = account;
    f->is.report.at_ms = clock_wall(s->lobby->deps.clock);
    f->is.report.state = REPORT_OPEN;
    utf8_copy(name, f->is.report.name, sizeof(f->is.report.name));
    buf_printf(&body, "%s says: %s\n", name, f->is.report.text);
    network_subscriber_text(s->facts.address, f->is.report.network, sizeof(f->is.report.network));
    utf8_copy(s->facts.fingerprint, f->is.report.fingerprint, sizeof(f->is.report.fingerprint));
    f->is.guest = s->kind == PERSON_GUEST && account == s->person &&
                  network_subscriber(s->facts.address, &f->is.network);
    /* Somebody who has one /64 most likely has many. */
    if (f->is.guest && !network_is_v4(&f->is.network))
        network_widen(&f->is.network);
    if (f->is.guest)
        utf8_copy(s->facts.address, f->is.report.address, sizeof(f->is.report.address));
    session_where(s, &table);
    if (table != 0 && tables_info(s->lobby->tables, table, &info)) {
        f->is.report.card_table = table;
        buf_printf(&body, "At table %d, %s", (int)table, info.rules->title);
        if (info.game_number != 0)
            buf_printf(&body, ", game %jd", info.game_number);
        buf_puts(&body, ".\n");
    }
    if (!f->is.report.appeal)
        channel_evidence(s->lobby, s->person, f->is.report.about, &body);
    utf8_copy(buf_text(&body), f->is.report.text, sizeof(f->is.report.text));
    errand_turn(f, ERRAND_CASES, report_file_start);
}

void report_filtered(struct session *about, int64_t filter, const char *text)
{
    struct lobby *lobby = about->lobby;
    struct filing *f = errand_new(lobby, NULL, sizeof(*f));
    f->is.report = (struct store_report){.id = ids_next(lobby->deps.ids),
                                         .at_ms = clock_wall(lobby->deps.clock),
                                         .about = about->person,
                                         .state = REPORT_OPEN};
    utf8_copy("filter", f->is.report.name, sizeof(f->is.report.name));
    memcpy(f->is.report.about_name, about->name, sizeof(f->is.report.about_name));
    utf8_printf(f->is.report.text, sizeof(f->is.report.text),
                "Filter %jd found something in a line of %s: %s\n", filter, about->name, text);
    f->is.filtered = true;
    errand_turn(f, ERRAND_CASES, report_file_start);
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
    if (!on && errand_unread(f, status))
        return;
    if (status == STORE_OK) {
        f->is.report.about = account->id;
        memcpy(f->is.report.about_name, account->name, sizeof(f->is.report.about_name));
    } else if (on) {
        f->is.report.about = on->person;
        memcpy(f->is.report.about_name, on->name, sizeof(f->is.report.about_name));
    }
    if (f->is.report.about == 0) {
        session_say(s, "There is no player %s. Type `who` to see who is on.", f->about);
        errand_end(f);
    } else if (f->is.report.about == s->person) {
        session_say(s, "That is you. Type somebody else's name.");
        errand_end(f);
    } else {
        report_file_begin(s, f, s->person, s->name);
    }
}

void report_file(struct session *s, const char *about, const char *text)
{
    struct filing *f = errand_new(s->lobby, s, sizeof(*f));
    utf8_copy(about, f->about, sizeof(f->about));
    utf8_copy(text, f->is.report.text, sizeof(f->is.report.text));
    unmark_text(f->is.report.text);
    store_account_by_name(s->lobby->deps.store, about, false, report_about_read, f);
}

/* ---- What an appeal is about ---- */

/* Takes the latest warning if it is newer than the mute. A mute or a ban keeps only the name of its
 * author. The account is looked up now, because the name can be given to another person later. */
static void report_appeal_read(struct store *store, void *result)
{
    struct store_appeal *mark = result;
    const struct store_warning *warning;
    struct store_account author;
    if (mark->account != 0)
        STORE_EACH_OF (warning, store, STORE_RECORD_WARNING, mark->account, 1)
            if (warning->id > mark->against) {
                mark->against = warning->id;
                mark->staff = warning->staff;
                memcpy(mark->staff_name, warning->staff_name, sizeof(mark->staff_name));
            }
    if (mark->against != 0 && mark->staff == 0 &&
        store_reads_named(store, mark->staff_name, &author))
        mark->staff = author.id;
}

static void report_appeal_told(void *arg, enum store_status status, void *result)
{
    struct filing *f = arg;
    struct session *s = errand_session(f);
    const struct store_appeal *mark = result;
    if (status != STORE_OK) {
        report_filed(f, status);
        return;
    }
    if (!s || mark->against == 0) {
        if (s)
            session_say(s,
                        "You haven't been warned or muted, so there's nothing to appeal against.");
        errand_end(f);
        return;
    }
    f->is.mark = *mark;
    f->is.mark.id = ids_next(s->lobby->deps.ids);
    f->is.mark.account = f->is.report.about;
    f->is.mark.at_ms = clock_wall(s->lobby->deps.clock);
    report_file_begin(s, f, f->is.report.about, f->is.report.about_name);
}

void report_appeal(struct session *s, int64_t account, const char *name,
                   const struct store_sanction *ban, const char *text,
                   void (*done)(struct session *session))
{
    const struct store_sanction *against =
        ban ? ban : moderation_of(s->lobby->moderation, STORE_MUTE, account);
    struct filing *f = errand_new(s->lobby, s, sizeof(*f));
    /* the account whose latest warning is looked for, and what else the appeal may be against */
    struct store_appeal mark = {.account = ban ? 0 : account};
    f->is.report.appeal = true;
    f->is.report.about = account;
    f->done = done;
    utf8_copy(name, f->is.report.about_name, sizeof(f->is.report.about_name));
    utf8_printf(f->is.report.text, sizeof(f->is.report.text), "appeals: %s", text);
    unmark_text(f->is.report.text);
    if (against) {
        mark.against = against->case_id;
        memcpy(mark.staff_name, against->by, sizeof(mark.staff_name));
    }
    store_reads(s->lobby->deps.store, STORE_READS(struct store_appeal, report_appeal_read), &mark,
                report_appeal_told, f);
}
