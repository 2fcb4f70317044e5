/*
 * The queue of cases, and the acts that claim, close and reopen them. Nobody decides a case about
 * themself. Nobody judges an appeal against an act of their own, except an admin when nobody else
 * on the staff is on.
 */
#include <ctype.h>
#include <limits.h>

#include "act.h"
#include "report.h"

enum {
    NUMBERS_MAX = 20, /* how many cases one line may decide */
    SANCTIONS_READ = 20,
    AUDIT_READ = 500,   /* how many lines of the audit log are read to find sanctions */
    SANCTIONS_TOLD = 3, /* how many of the sanctions are shown: the latest */
    NEAR_MS = 50        /* the times of an act and of its audit line differ by at most this */
};

const char decide_about_you[] = "That report is about you. Leave it to somebody else.";

/* ---- The queue ---- */

static void decide_queue_told(struct act *act, void *result)
{
    const struct cases_read *read = result;
    for (int i = 0; i < read->list.n; i++) {
        const struct case_entry *entry = &read->list.of[i];
        act_item(act, "%jd%jd%s%d%s%d%s%s%s", entry->report.number, entry->report.at_ms,
                 case_priority_word(entry->priority), entry->report.appeal,
                 entry->report.about_name, entry->unrelated, entry->first,
                 case_state_word(entry->report.state),
                 entry->report.state == REPORT_CLAIMED ? entry->report.claimer_name : NULL);
        act_item_list(act);
        for (int k = entry->nwriters; k-- > 0;)
            act_item(act, "%s%d", entry->writer[k].name, entry->writer[k].guest);
        act_item_list_end(act);
        case_put(entry, read->now_ms, &act->list);
    }
    act_end_list(act);
}

static void decide_queue(struct act *act)
{
    const struct cases_read asked = {
        .person = act->actor.account, .now_ms = act_now(act), .most = CASES_READ};
    act_reads(act, &cases_reads, &asked, decide_queue_told);
}

/* ---- Decisions ---- */

/* Which guests a line of the audit log mutes or unmutes. */
struct guests_muted {
    char network[STORE_ADDRESS_MAX]; /* the network that they are from; "": the line is not about
                                        guests */
    char channel[12];                /* "": all talk */
};

/* A case, as it is read. */
struct decided {
    int64_t number;
    bool resolves;                             /* also read what was done to the person */
    struct store_report row[CASE_WRITERS_MAX]; /* newest first */
    int n;
    struct store_appeal appeal;   /* id 0: the case is not an appeal */
    struct store_account account; /* the account that the case is about; id 0: none */
    struct store_warning
        warning;    /* the warning that an appeal is against, if it still counts; id 0: none */
    int64_t warned; /* the id of that warning's audit line; 0: it was not found */
    int sanctions;  /* how many are in `sanction` */
    bool rows;      /* the store has mutes or bans since the first report, so none are looked for in
                       the audit log */
    int64_t undone[AUDIT_READ]; /* ids of the lines of acts that were taken back */
    int nundone;
    struct guests_muted lifted[AUDIT_READ];
    int nlifted;
    char sanction[STORE_TEXT_MAX];
};

/* Decides one or more cases. All are looked at before anything is written, so that a number that
 * cannot be decided leaves nothing half done. */
struct deciding {
    struct act act;
    int64_t number[NUMBERS_MAX];
    int nnumbers, at; /* at: the index of the case that is being looked at or written */
    bool writing;
    struct decided of; /* the case at index `at` */
    bool redo;         /* an earlier room has decided the case for the same typed line */
    int told;          /* how many are in `writer` */
    struct buf
        holds; /* sentences on sanctions that go on although the appeals against them are closed */
    int64_t writer[NUMBERS_MAX * CASE_WRITERS_MAX]; /* the people who are told */
};

static void decide_next(void *act);

static int64_t decide_number_at(const struct deciding *d)
{
    return d->number[d->at];
}

/* Sets the state of the case, with the account and the name of whoever claimed or closed it. The
 * account tells who that was, because a name can be given to another person later. The control
 * socket has no account, and old claims did not keep it: only the name tells who that was. */
static void decide_state_set(struct deciding *d, enum report_state state, int64_t account,
                             const char *name)
{
    for (int i = 0; i < d->of.n; i++) {
        d->of.row[i].state = state;
        d->of.row[i].claimer = account;
        utf8_copy(name, d->of.row[i].claimer_name, sizeof(d->of.row[i].claimer_name));
    }
}

/* Whether a line of the audit log is about the person, alone or first in a list ("bob,keys"). */
static bool decide_line_about(const struct store_audit *line, const char *name)
{
    size_t len = strlen(name);
    return strncasecmp(line->about, name, len) == 0 &&
           (line->about[len] == '\0' || line->about[len] == ',');
}

static void decide_sanction_put(struct decided *d, const char *words)
{
    size_t len = strlen(d->sanction);
    if (d->sanctions < SANCTIONS_TOLD)
        utf8_printf(d->sanction + len, sizeof(d->sanction) - len, "%s%s",
                    d->sanctions++ > 0 ? "; " : "", words);
}

/* If the line unmutes guests, notes that. True: the line mutes guests, and a later line, which was
 * noted before, has unmuted them. */
static bool decide_line_lifted(struct decided *d, const struct store_audit *line)
{
    static const char on[] = " on ";
    struct guests_muted is = {0};
    const bool lifts = strcmp(line->act, "unmute") == 0;
    const char *guests = strstr(line->detail, ACT_GUESTS);
    const char *channel = strstr(line->detail, on);
    if (!guests || (!lifts && strcmp(line->act, "mute") != 0))
        return false;
    /* The line may name a channel first. The network of the guests has a `:` or `,` after it. */
    if (channel && channel < guests)
        utf8_printf(is.channel, sizeof(is.channel), "%.*s", (int)(guests - channel - strlen(on)),
                    channel + strlen(on));
    guests += strlen(ACT_GUESTS);
    const int len = (int)strcspn(guests, " ") - 1;
    utf8_printf(is.network, sizeof(is.network), "%.*s", len > 0 ? len : 0, guests);
    if (lifts)
        d->lifted[d->nlifted++] = is;
    for (int i = 0; i < d->nlifted; i++)
        if (strcmp(d->lifted[i].network, is.network) == 0 &&
            (d->lifted[i].channel[0] == '\0' || strcmp(d->lifted[i].channel, is.channel) == 0))
            return true;
    return false;
}

/* Adds what a line did to the person, unless that was taken back or lifted. Lines come newest
 * first, so the line that took it back or lifted it has come before. */
static void decide_line_put(struct decided *d, const struct store_audit *line)
{
    static const char *const acts[] = {"warn", "kick", "mute", "ban"};
    enum { LOGGED = 2 }; /* only the audit log knows of the first two acts */
    const int64_t undone = take_back_undone_by(line);
    bool is = false, gone = decide_line_lifted(d, line);
    BUF_LOCAL words = {0};
    if (undone != 0)
        d->undone[d->nundone++] = undone;
    for (int i = 0; i < d->nundone; i++)
        gone = gone || d->undone[i] == line->id;
    for (size_t i = 0; i < (d->rows ? LOGGED : sizeof(acts) / sizeof(acts[0])); i++)
        is = is || strcmp(line->act, acts[i]) == 0;
    if (!is || gone || !decide_line_about(line, d->row[0].about_name))
        return;
    case_put_done(line->act, line->who, line->detail, &words);
    decide_sanction_put(d, buf_text(&words));
}

static void decide_against_read(struct store *store, struct decided *d)
{
    struct store_audit_query query = {.act = "warn", .limit = AUDIT_READ};
    const struct store_warning *warning;
    const struct store_audit *line;
    store_reads_account(store, d->row[0].about, &d->account);
    STORE_EACH_OF (warning, store, STORE_RECORD_WARNING, d->row[0].about, SANCTIONS_READ)
        if (warning->id == d->appeal.against && !take_back_warning_text(warning))
            d->warning = *warning;
    if (d->warning.id == 0)
        return;
    query.after = d->warning.id;
    query.until_ms = d->warning.at_ms + NEAR_MS;
    /* The line of a warning was written just after the warning. Lines come newest first, so the
     * right one is the last that fits. */
    STORE_EACH (line, audit_list, store, &query)
        if (strcmp(line->who, d->warning.staff_name) == 0 &&
            strncmp(line->detail, d->warning.text, strlen(line->detail)) == 0)
            d->warned = line->id;
}

static void decide_read(struct store *store, void *result)
{
    struct decided *d = result;
    const struct store_report *report;
    const struct store_sanction *what;
    const struct store_audit *line;
    STORE_EACH_WITH (report, store, STORE_RECORD_REPORT, number, d->number, CASE_WRITERS_MAX)
        d->row[d->n++] = *report;
    if (d->n > 0 && d->row[0].appeal)
        case_appeal_read(store, d->number, &d->appeal);
    if (d->n == 0 || !d->resolves)
        return;
    if (d->appeal.id != 0)
        decide_against_read(store, d);
    const int64_t since_ms = d->row[d->n - 1].at_ms;
    /* A ban of several people has a row for each. What was lifted already does not count. */
    STORE_EACH (what, sanctions_of, store, d->row[0].about, SANCTIONS_READ) {
        BUF_LOCAL words = {0};
        if (what->from_ms < since_ms || what->kind == STORE_BAR)
            continue;
        d->rows = true;
        if (what->ended)
            continue;
        case_put_sanction(what, &words);
        decide_sanction_put(d, buf_text(&words));
    }
    const struct store_audit_query query = {.since_ms = since_ms, .limit = AUDIT_READ};
    STORE_EACH (line, audit_list, store, &query)
        decide_line_put(d, line);
}

bool decide_is_for_others(const struct lobby *lobby, const struct actor *actor,
                          const struct store_appeal *appeal, struct buf *others)
{
    if (actor->account == 0 || appeal->id == 0 ||
        (appeal->staff != 0 ? appeal->staff != actor->account
                            : strcmp(appeal->staff_name, actor->name) != 0))
        return false;
    SESSIONS_EACH (s, lobby)
        if (s->state == SESSION_IN && s->role >= STORE_MODERATOR && s->person != actor->account &&
            s->person != appeal->account)
            buf_printf(others, "%s%s", others->len > 0 ? ", " : "", s->name);
    return actor->role != STORE_ADMIN || others->len > 0;
}

static void decide_drop(struct act *act)
{
    buf_free(&((struct deciding *)act)->holds);
}

/* Stores the rows of the case. Only the last case of the line marks the line as done. */
static void decide_rows_put(struct deciding *d, store_done_cb *cb)
{
    struct act *act = &d->act;
    struct store *store = act->errand.lobby->deps.store;
    struct store_row more[CASE_WRITERS_MAX];
    char about[32];
    utf8_printf(about, sizeof(about), "report %jd", decide_number_at(d));
    act_audit(act, about, "%s", act->reason);
    /* So that staff_news_act does not tell the person whom the case is about. */
    act->account.id = d->of.row[0].about;
    for (int i = 1; i < d->of.n; i++)
        more[i - 1] = STORE_ROW(STORE_RECORD_REPORT, &d->of.row[i]);
    if (d->at + 1 == d->nnumbers)
        act_writes_with(act, more, d->of.n - 1, NULL);
    else
        store_attach(store, &(struct store_attached){
                                .audit = &act->audit, .records = more, .nrecords = d->of.n - 1});
    store_put(store, STORE_RECORD_REPORT, &d->of.row[0], cb, act);
}

/* ---- Claims ---- */

static void decide_claim_write(struct deciding *d)
{
    if (!act_confirmed(&d->act, "make report %s yours", d->act.about))
        return;
    decide_state_set(d, REPORT_CLAIMED, d->act.actor.account, d->act.actor.name);
    act_say(&d->act, "Report %s is yours. Type `resolve %s` and what came of it.", d->act.about,
            d->act.about);
    decide_rows_put(d, act_stored);
}

/* Admins may take over what somebody else has claimed, because that person may have left the staff.
 */
bool decide_may_claim(const struct actor *actor, int state, bool mine)
{
    return state == REPORT_OPEN ||
           (state == REPORT_CLAIMED && (mine || actor->role == STORE_ADMIN));
}

static bool decide_claim_may(struct deciding *d, bool mine)
{
    const struct store_report *row = &d->of.row[0];
    return !act_refused(&d->act, row->state == REPORT_CLOSED,
                        "Report %s is closed. Type `reopen %s` and why.", d->act.about,
                        d->act.about) &&
           !act_refused(&d->act, !decide_may_claim(&d->act.actor, row->state, mine),
                        "Report %s is claimed by %s already.", d->act.about, row->claimer_name);
}

/* ---- Resolving ---- */

bool decide_may_resolve(int state, bool mine)
{
    return state == REPORT_OPEN || (state == REPORT_CLAIMED && mine);
}

static bool decide_resolve_may(struct deciding *d, bool mine)
{
    const struct store_report *row = &d->of.row[0];
    return !act_refused(&d->act, row->state == REPORT_CLOSED, "Report %jd is closed already: %s",
                        decide_number_at(d), row->outcome) &&
           !act_refused(&d->act, !decide_may_resolve(row->state, mine),
                        "Report %jd is claimed by %s. Nothing was closed.", decide_number_at(d),
                        row->claimer_name);
}

/* The decision is stored. The writers who are on are told when the turn of this act is over. */
static void decide_resolve_stored(void *arg, enum store_status status)
{
    struct deciding *d = arg;
    if (status != STORE_OK) {
        act_stored(&d->act, status);
        return;
    }
    staff_news_act(&d->act);
    for (int i = 0; i < d->of.n; i++)
        if (d->of.row[i].untold)
            outcome_tell(d->act.errand.lobby, d->of.row[i].account);
    if (++d->at < d->nnumbers)
        decide_next(d);
    else
        act_stored(&d->act, STORE_OK);
}

/* Adds the writer of a report to those who are told, unless they are among them already. */
static void decide_told_add(struct deciding *d, int64_t account)
{
    for (int i = 0; i < d->told; i++)
        if (d->writer[i] == account)
            return;
    if (account != 0) /* 0: a filter wrote the report, and a filter reads nothing */
        d->writer[d->told++] = account;
}

/* If the line closes several reports, asks first. A number at the start of the reason was taken for
 * a report, but may have been meant as part of the reason. */
static bool decide_resolve_confirmed(struct deciding *d)
{
    struct act *act = &d->act;
    BUF_LOCAL numbers = {0};
    if (d->nnumbers == 1)
        return act_confirmed(act, "close report %s, and tell %s", act->about,
                             d->of.n == 1 ? "its writer" : "all who wrote it");
    for (int i = 0; i < d->nnumbers; i++)
        buf_printf(&numbers, "%s%jd", i > 0 ? ", " : "", d->number[i]);
    act_warn(act, "All who wrote them are told: %s", act->reason);
    return act_confirmed(act, "close reports %s", buf_text(&numbers));
}

/* The mute or ban that the appeal is against, if it is in force for the writer; NULL: it is not. If
 * no row of a ban names an account, any row of a key is taken for the writer's. */
static const struct store_sanction *decide_sanction_holds(const struct deciding *d)
{
    const struct moderation *moderation = d->act.errand.lobby->moderation;
    const struct store_sanction *what, *found = NULL;
    bool names = false;
    for (size_t at = 0; (what = moderation_next(moderation, &at));) {
        if (what->case_id != d->of.appeal.against)
            continue;
        if (what->account == d->of.row[0].about)
            return what;
        names = names || what->account != 0;
        found = what->fingerprint[0] != '\0' ? what : found;
    }
    return names ? NULL : found;
}

/* If what the appeal is against goes on, says so, and how to lift it. The room cannot tell from the
 * words that close an appeal whether it was granted. */
static void decide_put_holds(struct deciding *d)
{
    const struct act *act = &d->act;
    const struct decided *of = &d->of;
    const struct store_sanction *what = of->appeal.id != 0 ? decide_sanction_holds(d) : NULL;
    const char *who = of->row[0].about_name;
    const char *channel = what ? what->channel : "";
    const char *lifts = !what ? "undo-act" : what->kind == STORE_BAN ? "unban" : "unmute";
    if (!what && of->warning.id == 0)
        return;
    if (what)
        buf_printf(&d->holds, " The %s of %s%s%s goes on %s", moderation_kind(what->kind), who,
                   channel[0] != '\0' ? " on " : "", channel, ACT_LEFT(act->errand.lobby, what));
    else
        buf_printf(&d->holds, " The warning of %s still counts", who);
    if (!act_permits(act, lifts) ||
        (of->account.id != 0 && act_may_on(&act->actor, of->account.id, of->account.role)))
        buf_puts(&d->holds, ": somebody with a higher role than yours can lift it.");
    else if (what)
        buf_printf(&d->holds, ": to lift it, type `%s %s%s%s`.", lifts,
                   what->account != 0 ? what->today : what->fingerprint,
                   channel[0] != '\0' ? " " : "", channel);
    else if (of->warned != 0)
        buf_printf(&d->holds, ": to take it back, type `%s %jd`.", lifts,
                   act_deed_typed(of->warned, of->warning.at_ms, act_now(act)));
    else
        buf_putc(&d->holds, '.');
}

/* Says how many of the writers are told, and when. */
static void decide_resolve_say(struct deciding *d)
{
    struct act *act = &d->act;
    char closed[64];
    int off = 0;
    for (int i = 0; i < d->told; i++)
        off += !lobby_by_person(act->errand.lobby, d->writer[i]);
    if (d->nnumbers == 1)
        utf8_printf(closed, sizeof(closed), "Report %s is closed", act->about);
    else
        utf8_printf(closed, sizeof(closed), "%d reports are closed", d->nnumbers);
    if (d->told == 0)
        act_say(act, "%s. There is nobody to tell.", closed);
    else if (off == 0 && d->nnumbers > 1)
        act_say(act,
                d->told == 1 ? "%s. The person who wrote them is told."
                             : "%s. The %d people who wrote them are told.",
                closed, d->told);
    else if (off == 0)
        act_say(act, "%s, and %s told.", closed,
                d->of.n == 1 ? "its writer" : "all who wrote it are");
    else if (d->told == 1)
        act_say(act, "%s. The writer is told at the next login.", closed);
    else
        act_say(act, "%s. Of %d writers %d %s told at the next login.", closed, d->told, off,
                off == 1 ? "is" : "are");
    buf_clear(&act->list);
    if (d->holds.len > 0)
        buf_printf(&act->list, "%s%s\n", act->said, buf_text(&d->holds));
}

static void decide_resolve_write(struct deciding *d)
{
    struct act *act = &d->act;
    if (d->at == 0 && !decide_resolve_confirmed(d))
        return;
    if (d->redo) { /* an earlier room closed this case, the last of the line */
        act_stored(act, STORE_OK);
        return;
    }
    decide_state_set(d, REPORT_CLOSED, act->actor.account, act->actor.name);
    for (int i = 0; i < d->of.n; i++) {
        struct store_report *row = &d->of.row[i];
        size_t len = strlen(row->text);
        utf8_printf(row->text + len, sizeof(row->text) - len, "%s closed it: %s\n", act->actor.name,
                    act->reason);
        row->closed_ms = act_now(act);
        utf8_copy(act->reason, row->outcome, sizeof(row->outcome));
        utf8_copy(act->ready, row->tag, sizeof(row->tag));
        utf8_copy(d->of.sanction, row->sanction, sizeof(row->sanction));
        /* A guest who has left cannot be told later. */
        row->untold = row->address[0] == '\0' || lobby_by_person(act->errand.lobby, row->account);
        if (row->untold)
            decide_told_add(d, row->account);
    }
    decide_put_holds(d);
    decide_resolve_say(d);
    decide_rows_put(d, decide_resolve_stored);
}

/* Adds "3" or "3-7" to the list. False: the word is neither, or there are too many numbers. */
static bool decide_numbers_add(struct deciding *d, const char *word, size_t len)
{
    int64_t first, last;
    if (!act_range(word, len, &first, &last))
        return false;
    /* Stops at NUMBERS_MAX: the result is false then. */
    for (; first <= last && d->nnumbers < NUMBERS_MAX; first++) {
        bool known = false;
        for (int i = 0; i < d->nnumbers; i++)
            known = known || d->number[i] == first;
        if (!known)
            d->number[d->nnumbers++] = first;
    }
    return first > last;
}

/* Reads "3 4,7-9" from the start of a text. Returns what is after them. */
static const char *decide_numbers_read(struct deciding *d, const char *text)
{
    for (;;) {
        text += strspn(text, " ,");
        size_t len = strcspn(text, " ,");
        if (!decide_numbers_add(d, text, len))
            return text;
        text += len;
    }
}

/* ---- Reopening ---- */

static bool decide_reopen_may(struct deciding *d, bool mine UNUSED)
{
    return !act_refused(&d->act, d->of.row[0].state != REPORT_CLOSED, "Report %s is not closed.",
                        d->act.about);
}

static void decide_reopen_write(struct deciding *d)
{
    if (!act_confirmed(&d->act, "open report %s again", d->act.about))
        return;
    decide_state_set(d, REPORT_OPEN, 0, "");
    for (int i = 0; i < d->of.n; i++) {
        d->of.row[i].untold = false;
        d->of.row[i].closed_ms = 0;
        d->of.row[i].tag[0] = d->of.row[i].outcome[0] = d->of.row[i].sanction[0] = '\0';
    }
    act_say(&d->act, "Report %s is open again.", d->act.about);
    decide_rows_put(d, act_stored);
}

/* ---- The acts ---- */

/* What `reopen`, `claim` and `resolve` do, by the state into which they bring a case (the row's
 * `which`). */
static const struct {
    /* Whether the case may come into that state. `mine`: the actor has claimed it. False: the act
     * has ended. */
    bool (*may)(struct deciding *d, bool mine);
    void (*write)(struct deciding *d);
} hows[] = {[REPORT_OPEN] = {decide_reopen_may, decide_reopen_write},
            [REPORT_CLAIMED] = {decide_claim_may, decide_claim_write},
            [REPORT_CLOSED] = {decide_resolve_may, decide_resolve_write}};

/* Whether the case is an open appeal against what the actor did, so that somebody else has to judge
 * it. If so, the act has ended. */
static bool decide_judges_others(struct deciding *d)
{
    const struct actor *actor = &d->act.actor;
    BUF_LOCAL others = {0};
    const bool leaves = d->of.row[0].state != REPORT_CLOSED &&
                        decide_is_for_others(d->act.errand.lobby, actor, &d->of.appeal, &others);
    const bool named = actor->role == STORE_ADMIN;
    return act_refused(&d->act, leaves,
                       "Appeal %jd is against something you did. Leave it to somebody else%s%s%s.",
                       decide_number_at(d), named ? ": " : " on the staff",
                       named ? buf_text(&others) : "", named ? " is on" : "");
}

static void decide_told(struct act *act, void *result)
{
    struct deciding *d = (struct deciding *)act;
    d->of = *(const struct decided *)result;
    if (act_refused(act, d->of.n == 0, "There is no report %jd. Type `reports` to see them.",
                    decide_number_at(d)))
        return;
    const struct store_report *row = &d->of.row[0];
    const bool mine = report_claimed_by(row, act->actor.account, act->actor.name);
    /* An earlier room closed this case, and died before the line was done, so it was sent again. */
    d->redo = act->actor.command != 0 && d->nnumbers > 1 && row->state == REPORT_CLOSED &&
              row->claimer == act->actor.account && strcmp(row->outcome, act->reason) == 0;
    if (d->writing && d->redo && d->at + 1 < d->nnumbers) {
        d->at++;
        decide_next(d);
    } else if (d->writing) {
        hows[act->row->which].write(d);
    } else if (act->actor.account != 0 && row->about == act->actor.account) {
        act_end(act, false, "%s", decide_about_you);
    } else if (!decide_judges_others(d) && (d->redo || hows[act->row->which].may(d, mine))) {
        d->at++;
        decide_next(d);
    }
}

/* Looks at the next case; when all have been looked at, writes them, one after another. */
static void decide_next(void *act)
{
    struct deciding *d = act;
    if (d->at == d->nnumbers) {
        d->writing = true;
        d->at = 0;
    }
    d->of = (struct decided){.number = d->number[d->at],
                             .resolves = d->writing && d->act.row->which == REPORT_CLOSED};
    act_reads(&d->act, STORE_READS(struct decided, decide_read), &d->of, decide_told);
}

/* Begins an act that decides one case. */
static void decide_one(struct act *act)
{
    struct deciding *d = (struct deciding *)act;
    d->number[d->nnumbers++] = act->number;
    utf8_printf(act->about, sizeof(act->about), "%jd", act->number);
    errand_turn(d, ERRAND_CASES, decide_next);
}

static void decide_resolve(struct act *act)
{
    struct deciding *d = (struct deciding *)act;
    char reason[STORE_TEXT_MAX];
    if (act_refused(act, decide_numbers_read(d, act->other)[0] != '\0',
                    "\"%s\" does not name reports by number, or names more than %d. Type numbers "
                    "like `3`, `3,4` or `3-7`.",
                    act->other, NUMBERS_MAX))
        return;
    /* A ready reason may begin with a number itself, so no numbers of reports are read from it. */
    utf8_copy(act->ready[0] != '\0' ? act->reason : decide_numbers_read(d, act->reason), reason,
              sizeof(reason));
    if (act_refused(act, reason[0] == '\0',
                    "That needs a reason. Add it at the end of the line.") ||
        act_refused(act, isdigit((unsigned char)reason[0]) && d->nnumbers == NUMBERS_MAX,
                    "At most %d reports can be closed at once.", NUMBERS_MAX))
        return;
    if (act->ready[0] == '\0')
        act_reason(act, reason);
    utf8_printf(act->about, sizeof(act->about), "%jd", d->number[0]);
    errand_turn(d, ERRAND_CASES, decide_next);
}

/* ---- New names ---- */

struct renaming {
    struct errand errand;
    int64_t account;
    char from[STORE_NAME_MAX], to[STORE_NAME_MAX];
    int writing; /* how many answers of the store are awaited */
};

static void decide_rename_done(void *arg, enum store_status status UNUSED)
{
    struct renaming *r = arg;
    if (--r->writing == 0)
        errand_end(r);
}

static void decide_rename_each(void *arg, const struct store_report *report)
{
    struct renaming *r = arg;
    struct store_report renamed = *report;
    bool claimed = report_claimed_by(report, r->account, r->from);
    if (!claimed && report->about != r->account && report->account != r->account)
        return;
    if (claimed) {
        renamed.claimer = r->account;
        utf8_copy(r->to, renamed.claimer_name, sizeof(renamed.claimer_name));
    }
    if (report->about == r->account)
        utf8_copy(r->to, renamed.about_name, sizeof(renamed.about_name));
    if (report->account == r->account)
        utf8_copy(r->to, renamed.name, sizeof(renamed.name));
    r->writing++;
    store_put(r->errand.lobby->deps.store, STORE_RECORD_REPORT, &renamed, decide_rename_done, r);
}

static void decide_rename_start(void *arg)
{
    struct renaming *r = arg;
    struct store *store = r->errand.lobby->deps.store;
    r->writing = 2;
    store_list_with(store, STORE_RECORD_REPORT, state, REPORT_CLAIMED, INT_MAX, decide_rename_each,
                    decide_rename_done, r);
    store_list_with(store, STORE_RECORD_REPORT, state, REPORT_OPEN, INT_MAX, decide_rename_each,
                    decide_rename_done, r);
}

static void decide_renamed(struct lobby *lobby, const struct store_account *was, const char *name)
{
    struct renaming *r = errand_new(lobby, NULL, sizeof(*r));
    r->account = was->id;
    memcpy(r->from, was->name, sizeof(r->from));
    utf8_copy(name, r->to, sizeof(r->to));
    errand_turn(r, ERRAND_CASES, decide_rename_start);
}

const struct lobby_part decide_part = {.renamed = decide_renamed};

/* ---- The rows ---- */

static const struct act_field reporter_fields[] = {
    {"name", ACT_FIELD_TEXT, "who wrote it"},
    {"guest", ACT_FIELD_FLAG, "whether that was a guest"}};
static const struct act_field queue_fields[] = {
    {"number", ACT_FIELD_NUMBER, "number of the case"},
    {"at", ACT_FIELD_TIME, "when its first report was written"},
    {"priority", ACT_FIELD_TEXT, "how soon to work it", .words = CASE_PRIORITIES},
    {"appeal", ACT_FIELD_FLAG, "whether it is an appeal"},
    {"about", ACT_FIELD_TEXT, "whom it is about"},
    {"people", ACT_FIELD_NUMBER, "how many wrote it who are not related"},
    {"words", ACT_FIELD_TEXT, "the first words of its first report"},
    {"state", ACT_FIELD_TEXT, "whether somebody has claimed it", .words = CASE_STATES},
    {"claimed_by", ACT_FIELD_TEXT, "who has claimed it", .null = true},
    {"reporters", ACT_FIELD_LIST, "who wrote it, in order", ACT_FIELDS(reporter_fields)}};

const struct act_row report_acts[] = {
    {"reports", STORE_MODERATOR, decide_queue, N_("what is to be decided, the most pressing first"),
     ACT_FIELDS(queue_fields), .none = "No report is open."},
    {"claim", STORE_MODERATOR, decide_one, N_("take a report, so that nobody else does"),
     .args = {{"number", ACT_REPORT}}, .which = REPORT_CLAIMED, .size = sizeof(struct deciding),
     .drop = decide_drop},
    {"resolve", STORE_MODERATOR, decide_resolve,
     N_("close reports, and tell their writers why: resolve 3 4 7 warned"),
     .args = {{"numbers", ACT_REPORTS}, {"reason", ACT_REASON}}, .asks = true,
     .which = REPORT_CLOSED, .size = sizeof(struct deciding), .drop = decide_drop},
    {"reopen", STORE_MODERATOR, decide_one,
     N_("put a closed report back into the queue; the reason is for the log alone"),
     .args = {{"number", ACT_REPORT}, {"reason", ACT_REASON, .help = ACT_LOGGED}},
     .which = REPORT_OPEN, .size = sizeof(struct deciding), .drop = decide_drop},
    {NULL}};
