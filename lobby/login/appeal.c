/*
 * See login.h.
 */
#include "login.h"

#include <string.h>
#include <strings.h>

#include "session.h"
#include "session_hooks.h"
#include "span.h"
#include "throttle.h"

enum { TOO_LONG_MAX = 5 };
static const char cannot[] = N_("The room can't take an appeal at the moment. Try again later.");

/* The ban that keeps the account out. NULL: the ban has ended, and this function has closed the
 * session. */
static const struct store_sanction *appeal_ban_of(struct session *s)
{
    const struct store_sanction *ban = session_ban(s, login_of(s)->account);
    if (!ban)
        session_close(s, "The ban has just ended. Connect again to log in.", 0);
    return ban;
}

static void appeal_too_late(void *arg)
{
    session_close(arg, "No appeal came within a minute. Connect again to write one.", 1);
}

static void appeal_ask(struct session *s)
{
    session_say(s, "Type one line to ask the staff to look at it again, or Enter to leave.");
    login_ask_line(s, LOGIN_APPEAL, APPEAL_MS, appeal_too_late);
}

void appeal_resume(struct session *s, const struct store_account *account)
{
    login_proven(s, account);
    appeal_ask(s);
}

/* ---- An earlier appeal against the ban ---- */

struct looked {
    int64_t account, against;
    struct store_appeal appeal; /* `report` is 0: there is no appeal */
    struct store_report report;
};

static void appeal_look_run(struct store *store, void *result)
{
    struct looked *l = result;
    const struct store_appeal *appeal;
    const struct store_report *report;
    STORE_EACH_OF (appeal, store, STORE_RECORD_APPEAL, l->account, STORE_APPEALS_KEPT)
        if (appeal->against == l->against)
            l->appeal = *appeal;
    if (l->appeal.report != 0)
        STORE_EACH_WITH (report, store, STORE_RECORD_REPORT, number, l->appeal.report, 1)
            l->report = *report;
}

static void appeal_look_told(void *arg, enum store_status status, void *result)
{
    const struct looked *l = result;
    struct session *s = errand_session(arg);
    BUF_LOCAL line = {0};
    if (s && status != STORE_OK) {
        session_close(s, cannot, 1);
    } else if (s && l->appeal.report == 0) {
        appeal_ask(s);
    } else if (s && l->report.number == 0) {
        session_close(s, "You've already appealed against this ban.", 1);
    } else if (s && l->report.state == STORE_REPORT_CLOSED) {
        buf_printf(&line,
                   tr("You've already appealed against this ban. The staff's answer stands: %s"),
                   l->report.outcome);
        session_close(s, buf_text(&line), 1);
    } else if (s) {
        buf_printf(&line, tr("Your appeal of %s ago waits for the staff."),
                   SPAN(clock_wall(s->lobby->deps.clock) - l->appeal.at_ms));
        session_close(s, buf_text(&line), 1);
    }
    errand_end(arg);
}

static void appeal_look_begin(struct session *s)
{
    const struct store_sanction *ban = appeal_ban_of(s);
    if (!ban)
        return;
    const struct looked asked = {.account = login_of(s)->account, .against = ban->case_id};
    store_reads(s->lobby->deps.store, STORE_READS(struct looked, appeal_look_run), &asked,
                appeal_look_told, errand_new(s->lobby, s, sizeof(struct errand)));
}

void appeal_offer(struct session *s, const struct store_account *account)
{
    login_proven(s, account);
    s->lobby->hooks->outcomes(s, account->id, appeal_look_begin);
}

/* ---- The line that is the appeal ---- */

static void appeal_appealed(struct session *s)
{
    session_close(s, "Goodbye.", 1);
}

void appeal_line(struct session *s, const char *line)
{
    const struct store_sanction *ban = appeal_ban_of(s);
    if (!ban)
        return;
    if (line[0] == '\0' || strcasecmp(line, "quit") == 0) {
        session_close(s, "Goodbye.", 1);
    } else if (strlen(line) > APPEAL_BYTES_MAX) {
        if (++login_of(s)->failures >= TOO_LONG_MAX)
            session_close(s, "Those lines were all too long.", 1);
        else
            session_say(s, "That is longer than %d bytes. Say it in fewer words.",
                        APPEAL_BYTES_MAX);
    } else if (!throttle_appeal(s->lobby->throttle, s->facts.address)) {
        session_close(s, "Too many appeals came from your network today. Come back tomorrow.", 1);
    } else {
        timer_cancel(s->lobby->timers, &login_of(s)->late);
        s->lobby->hooks->appeal_ban(s, login_of(s)->account, login_of(s)->name, ban, line,
                                    appeal_appealed);
    }
}
