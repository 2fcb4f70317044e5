/*
 * Takes back one act. The line of the audit log says what was done, to whom and when. By that line,
 * what the act changed is found among sanctions, warnings or names. An act can be taken back only
 * as long as all is as the act left it.
 */
#include "act.h"
#include "social.h"

enum {
    NUMBER_MIN = 100000,
    NUMBERS = 900000, /* how many numbers there are from NUMBER_MIN on */
    READ_MAX = 10000, /* how many lines are read: the latest */
    SHOWN = 20,
    WARNINGS_READ = 200,
    NEAR_MS = 50 /* the times of an act and of its audit line differ by at most this */
};
#define FOUND_MS (30LL * 86400 * 1000) /* a short number finds only lines that are younger */
#define SHOWN_MS (7LL * 86400 * 1000)

/* Stands before the words of a warning that was taken back. */
static const char withdrawn[] = "[taken back] ";

/* What is read about an act that is to be taken back. */
struct deed_read {
    struct store_audit_query query; /* the lines among which the act is looked for */
    int64_t number;
    struct store_audit line; /* the line of the act to take back */
    int found;               /* how many lines have the number */
    /* Who has taken the act back since, and who has lifted what it did; "": nobody has. */
    char back_by[STORE_BY_MAX], lifted_by[STORE_BY_MAX];
    int64_t again; /* the id of the first later line of the same act on the same person or thing; 0:
                      none */
    /* The account that got the warning or the new name. */
    bool there;
    struct store_account account;
    struct store_warning warning; /* id 0: none was found */
    bool renamed;                 /* the new name was given again, or given up, since */
    char holder[STORE_NAME_MAX];  /* another account that has the old name now; "": none has */
};

struct taking {
    struct act act;
    struct deed_read deed;
    int64_t case_id;             /* the case of a mute or ban; 0: it is not in force */
    struct store_sanction lifts; /* the first sanction of the case */
    bool tells; /* the account is told that the warning does not count, once that is stored */
    struct map undone; /* for the list: its keys are the ids of the lines that were taken back */
    int shown;
};

static void take_back_taking_drop(struct act *act)
{
    map_free(&((struct taking *)act)->undone);
}

int64_t act_deed_number(int64_t id)
{
    uint64_t x = (uint64_t)id;
    x ^= x >> 31;
    x *= UINT64_C(0x9E3779B97F4A7C15);
    x ^= x >> 29;
    return NUMBER_MIN + (int64_t)(x % NUMBERS);
}

const char *take_back_warning_text(const struct store_warning *warning)
{
    const size_t len = sizeof(withdrawn) - 1;
    return strncmp(warning->text, withdrawn, len) == 0 ? warning->text + len : NULL;
}

int64_t act_deed_typed(int64_t id, int64_t at_ms, int64_t now_ms)
{
    return now_ms - at_ms < FOUND_MS ? act_deed_number(id) : id;
}

/* Calls act_confirmed with the line of the act, and fills in the audit line. False: the act has
 * ended. */
static bool take_back_goes(struct taking *t)
{
    struct act *act = &t->act;
    const struct store_audit *line = &t->deed.line;
    BUF_LOCAL shown = {0};
    buf_printf(&shown, "%s  %s  %s  %s  %s", SPAN_TIME(line->at_ms), line->who, line->act,
               line->about, line->detail);
    act_warn(act, "The act: %s.", buf_text(&shown));
    if (!act_confirmed(act, "take back what %s did: %s %s", line->who, line->act, line->about))
        return false;
    act_audit(act, line->about, "%jd (id %jd): %s by %s: %s", act_deed_number(line->id), line->id,
              line->act, line->who, line->detail);
    return true;
}

/* ---- Mutes and bans ---- */

/* Whether the act of this line of the audit log may have imposed the sanction. */
static bool take_back_is_of_line(const struct taking *t, const struct store_sanction *what)
{
    const char *reason = strstr(t->deed.line.detail, ": ");
    bool mute = what->kind == STORE_MUTE;
    int64_t after = what->from_ms - t->deed.line.at_ms;
    return mute == (strcmp(t->deed.line.act, "mute") == 0) && (mute || what->kind == STORE_BAN) &&
           what->case_id > t->deed.line.id &&
           (t->deed.again == 0 || what->case_id < t->deed.again) && after >= 0 &&
           after <= NEAR_MS && reason &&
           strncmp(what->reason, reason + 2, strlen(reason + 2)) == 0 &&
           (!mute || what->account == 0 || strcasecmp(what->name, t->deed.line.about) == 0);
}

/* A later sanction of somebody or something that is in the case; NULL: there is none. */
static const struct store_sanction *take_back_later_find(const struct taking *t)
{
    const struct moderation *m = t->act.errand.lobby->moderation;
    const struct store_sanction *mine, *other;
    for (size_t at = 0; (mine = moderation_next(m, &at));) {
        if (mine->case_id != t->case_id)
            continue;
        for (size_t from = 0; (other = moderation_next(m, &from));)
            if (other->kind == mine->kind && other->case_id > mine->case_id &&
                moderation_same_about(other, mine))
                return other;
    }
    return NULL;
}

static void take_back_sanction_over(struct taking *t)
{
    if (t->deed.lifted_by[0] != '\0')
        act_end(&t->act, false, "There is nothing to take back: %s has lifted that %s already.",
                t->deed.lifted_by, t->deed.line.act);
    else
        act_end(&t->act, false, "There is nothing to take back: that %s is over.",
                t->deed.line.act);
}

static void take_back_sanction_follows(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    const struct store_sanction *what = &((struct taking *)act)->lifts;
    const struct moderation_who who = {what->account, what->address, what->fingerprint};
    if (what->kind == STORE_MUTE)
        act_talk_again(lobby, &who);
}

static void take_back_sanction_checked(struct taking *t)
{
    struct act *act = &t->act;
    const struct store_sanction *what = moderation_case(act->errand.lobby->moderation, t->case_id),
                                *later = take_back_later_find(t);
    const struct moderation_who own = {act->actor.account, act->actor.address, NULL};
    if (!what) {
        take_back_sanction_over(t);
        return;
    }
    if (act_refused(act, act->actor.account != 0 && moderation_hits(what, &own),
                    "You cannot do that to yourself.") ||
        act_refused(act, later,
                    "%s has been %s again since then, by %s: %s. Take that back first, or type "
                    "`un%s` to lift all.",
                    t->deed.line.about, moderation_word(later->kind), later->by, later->reason,
                    t->deed.line.act) ||
        !take_back_goes(t))
        return;
    act_say(act, "The %s of %s is taken back.", t->deed.line.act, t->deed.line.about);
    t->lifts = *what;
    act_writes(act, take_back_sanction_follows);
    moderation_lift_case(act->errand.lobby->moderation, what->case_id, act_stored, t);
}

/* The accounts of the case. */
struct case_accounts {
    int64_t id[STORE_SANCTIONS_MAX];
    struct store_account account[STORE_SANCTIONS_MAX];
    int n, there;
};

static void take_back_accounts_read(struct store *store, void *result)
{
    struct case_accounts *of = result;
    for (int i = 0; i < of->n; i++)
        of->there += store_reads_account(store, of->id[i], &of->account[of->there]);
}

static void take_back_accounts_told(struct act *act, void *result)
{
    const struct case_accounts *of = result;
    for (int i = 0; i < of->there; i++)
        if (!act_on(act, &of->account[i]))
            return;
    take_back_sanction_checked((struct taking *)act);
}

static void take_back_sanction(struct taking *t)
{
    struct moderation *m = t->act.errand.lobby->moderation;
    const struct store_sanction *what;
    struct case_accounts of = {.n = 0};
    for (size_t at = 0; (what = moderation_next(m, &at));)
        if (take_back_is_of_line(t, what) && (t->case_id == 0 || what->case_id < t->case_id))
            t->case_id = what->case_id;
    for (size_t at = 0; (what = moderation_next(m, &at));)
        if (what->case_id == t->case_id && what->account != 0 && of.n < STORE_SANCTIONS_MAX)
            of.id[of.n++] = what->account;
    if (t->case_id == 0)
        take_back_sanction_over(t);
    else
        act_reads(&t->act, STORE_READS(struct case_accounts, take_back_accounts_read), &of,
                  take_back_accounts_told);
}

/* ---- Warnings ---- */

static void take_back_warning_read(struct deed_read *d, struct store *store)
{
    const struct store_warning *warning;
    struct past_owner owner;
    d->there = store_reads_named(store, d->line.about, &d->account);
    if (!d->there && past_owner_read(&owner, store, d->line.about)) {
        d->there = true;
        d->account = owner.account;
    }
    if (!d->there)
        return;
    /* The warning was stored just before its line was made, so it is the last one with a lower id.
     */
    STORE_EACH_OF (warning, store, STORE_RECORD_WARNING, d->account.id, WARNINGS_READ) {
        const int64_t before = d->line.at_ms - warning->at_ms;
        if (warning->id < d->line.id && warning->id > d->warning.id && before >= -NEAR_MS &&
            before <= NEAR_MS && !take_back_warning_text(warning))
            d->warning = *warning;
    }
}

static const char warning_back_told[] =
    N_("The staff takes back a warning that it gave you. It does not count any more.");

static void take_back_warning_follows(struct act *act)
{
    if (((struct taking *)act)->tells)
        social_notice(act->errand.lobby, act->account.id, warning_back_told);
}

/* If the account has read the warning, it is told now or at its next login that the warning is
 * taken back. Otherwise the account never sees the warning. */
static void take_back_warning(struct taking *t)
{
    struct act *act = &t->act;
    struct lobby *lobby = act->errand.lobby;
    struct store_warning *warning = &t->deed.warning;
    struct store_message message;
    char text[STORE_WORDS_MAX];
    utf8_copy(t->deed.line.about, act->about, sizeof(act->about));
    if (!act_found(act, &t->deed.account) || !act_on(act, &t->deed.account))
        return;
    if (act_refused(act, warning->id == 0, "That warning of %s is not kept any more.", act->about))
        return;
    if (!take_back_goes(t))
        return;
    utf8_copy(warning->text, text, sizeof(text));
    utf8_printf(warning->text, sizeof(warning->text), "%s%.500s", withdrawn, text);
    act_say(act, "The warning of %s is taken back.", act->about);
    bool later =
        warning->shown && social_notice_begin(lobby, act->account.id, warning_back_told, &message);
    t->tells = warning->shown && !later;
    warning->shown = true;
    act_writes_with(act, &STORE_ROW(STORE_RECORD_MESSAGE, &message), later,
                    take_back_warning_follows);
    store_put(lobby->deps.store, STORE_RECORD_WARNING, warning, act_stored, act);
}

/* ---- Names ---- */

static void take_back_holder(void *arg, enum store_status status,
                             const struct store_account *holder)
{
    struct deed_read *d = arg;
    if (status == STORE_OK && holder->id != d->account.id)
        memcpy(d->holder, holder->name, sizeof(d->holder));
}

/* Reads whether the account still has the new name, for which the line says "to NAME", and whether
 * somebody else has the old one. */
static void take_back_rename_read(struct deed_read *d, struct store *store)
{
    const char *given = strncmp(d->line.detail, "to ", 3) == 0 ? d->line.detail + 3 : "";
    const struct store_rename *rename;
    char skeleton[STORE_NAME_MAX];
    STORE_EACH (rename, renames_named, store, given, WARNINGS_READ)
        d->renamed = d->renamed || rename->id > d->line.id;
    d->there = store_reads_named(store, given, &d->account) && d->account.id <= d->line.id &&
               strcasecmp(d->account.name, given) == 0;
    account_skeleton(d->line.about, skeleton);
    store_account_by_name(store, skeleton, true, take_back_holder, d);
}

static void take_back_rename(struct taking *t)
{
    const struct deed_read *d = &t->deed;
    struct act *act = &t->act;
    utf8_copy(d->line.detail + strlen("to "), act->about, sizeof(act->about));
    if (act_refused(act, d->renamed,
                    "That account has been renamed again since then, so this cannot be taken back. "
                    "Type `rename` to give it another name."))
        return;
    if (!act_found(act, &d->account) || !act_on(act, &d->account))
        return;
    if (act_refused(act, d->holder[0] != '\0', "%s has the name %s now, or one that looks like it.",
                    d->holder, d->line.about))
        return;
    utf8_copy(d->line.about, act->word, sizeof(act->word));
    if (take_back_goes(t))
        act_rename(act);
}

/* ---- Which acts ---- */

static const struct deed {
    const char *act;     /* as the audit log has it */
    const char *instead; /* what to do instead of taking it back; NULL if `back` is set */
    void (*back)(struct taking *t); /* takes it back; NULL: it cannot be taken back */
    const char *lifts; /* the act that lifts what this one imposed; NULL: there is none */
    void (*read)(struct deed_read *d,
                 struct store *store); /* reads what `back` needs; may be NULL */
} deeds[] = {{"mute", NULL, take_back_sanction, "unmute", NULL},
             {"ban", NULL, take_back_sanction, "unban", NULL},
             {"warn", NULL, take_back_warning, NULL, take_back_warning_read},
             {"rename", NULL, take_back_rename, NULL, take_back_rename_read},
             {"kick", "Whoever was sent off can come in again."},
             {"unmute", "Type `mute` to mute them again."},
             {"unban", "Type `ban` to ban them again."},
             {"undo-act", "Do the act again instead."},
             {"role", "Its line does not say which role it was before: type `role`."},
             {"lockdown", "Type `lockdown off` to end a lockdown."},
             {"adjust", "Type `adjust` with the opposite amount."},
             {"merge", "Two accounts that became one stay one. Type `adjust` for what is owed."},
             {"void", "A void game stays void. Type `adjust` for what somebody lost by it."},
             {"note", "Write another note that puts it right."},
             {"freeze", "Type `resume` to let the table go on."},
             {"resolve", "Type `reopen` to open the report again."},
             {"shutdown", "Type `shutdown cancel`."},
             {"drain", "Type `drain cancel`."}};

static const struct deed *take_back_deed_of(const struct store_audit *line)
{
    for (size_t i = 0; i < sizeof(deeds) / sizeof(deeds[0]); i++)
        if (strcmp(deeds[i].act, line->act) == 0)
            return &deeds[i];
    return NULL;
}

int64_t take_back_undone_by(const struct store_audit *line)
{
    const char *id = strstr(line->detail, "(id ");
    return strcmp(line->act, "undo-act") == 0 && id ? strtoll(id + 4, NULL, 10) : 0;
}

/* ---- Finding the line ---- */

static void take_back_read(struct store *store, void *result)
{
    struct deed_read *d = result;
    const struct store_audit *line;
    STORE_EACH (line, audit_list, store, &d->query)
        if (line->id == d->number || act_deed_number(line->id) == d->number) {
            d->line = *line;
            d->found++;
        }
    const struct deed *deed = take_back_deed_of(&d->line);
    struct store_audit_query since = {.after = d->line.id, .limit = READ_MAX};
    if (d->found != 1 || !deed || !deed->back)
        return;
    memcpy(since.about, d->line.about, sizeof(since.about));
    /* Later lines about the same person or thing, newest first. */
    STORE_EACH (line, audit_list, store, &since) {
        if (take_back_undone_by(line) == d->line.id)
            memcpy(d->back_by, line->who, sizeof(d->back_by));
        if (deed->lifts && strcmp(line->act, deed->lifts) == 0)
            memcpy(d->lifted_by, line->who, sizeof(d->lifted_by));
        if (strcmp(line->act, d->line.act) == 0)
            d->again = line->id;
    }
    if (deed->read)
        deed->read(d, store);
}

static void take_back_told(struct act *act, void *result)
{
    struct taking *t = (struct taking *)act;
    const struct deed_read *d = &t->deed;
    const struct deed *deed = take_back_deed_of(&((struct deed_read *)result)->line);
    t->deed = *(const struct deed_read *)result;
    if (d->found == 0)
        act_end(act, false,
                "No act of the last 30 days has the number %jd. Type `undo-act` to see the "
                "numbers. Of an older act type the id that `cardroomctl audit --json` shows.",
                act->number);
    else if (d->found > 1)
        act_end(act, false,
                "%d acts have the number %jd. Type the id instead, which `cardroomctl audit "
                "--json` shows.",
                d->found, act->number);
    else if (!act_allowed(act, d->line.act) ||
             (deed && deed->lifts && !act_allowed(act, deed->lifts)))
        return;
    else if (!deed || !deed->back)
        act_end(act, false, "\"%s\" cannot be taken back. %s", d->line.act,
                deed ? deed->instead : "Type `help staff` to read about that act.");
    else if (d->back_by[0] != '\0')
        act_end(act, false, "That was taken back already by %s.", d->back_by);
    else
        deed->back(t);
}

/* ---- The list ---- */

/* Whether the line is about a mute or ban, and nothing of that is in force any more. */
static bool take_back_is_over(struct taking *t, const struct store_audit *line)
{
    const struct deed *deed = take_back_deed_of(line);
    const struct store_sanction *what;
    if (!deed || !deed->lifts)
        return false;
    t->deed.line = *line;
    for (size_t at = 0; (what = moderation_next(t->act.errand.lobby->moderation, &at));)
        if (take_back_is_of_line(t, what))
            return false;
    return true;
}

static void take_back_list_each(void *arg, const struct store_audit *line)
{
    struct taking *t = arg;
    struct act *act = &t->act;
    const int64_t undone = take_back_undone_by(line);
    const struct deed *deed = take_back_deed_of(line);
    if (undone != 0)
        map_put(&t->undone, (uint64_t)undone, t);
    if (!deed || !deed->back || t->shown == SHOWN ||
        strcasecmp(line->about, act->actor.name) == 0 || map_get(&t->undone, (uint64_t)line->id) ||
        take_back_is_over(t, line))
        return;
    t->shown++;
    act_line(act, "%jd  %jd  %s  %s  %s  %s\n", act_deed_number(line->id), line->at_ms, line->who,
             line->act, line->about, line->detail);
}

static void take_back_undo_act(struct act *act)
{
    struct deed_read asked = {.number = act->number, .query.limit = READ_MAX};
    struct store_audit_query *query = &asked.query;
    if (act->number < NUMBER_MIN + NUMBERS) {
        query->since_ms = act_now(act) - (act->number == 0 ? SHOWN_MS : FOUND_MS);
    } else {
        query->after = act->number - 1;
        query->before = act->number < INT64_MAX ? act->number + 1 : 0;
    }
    if (act->number == 0)
        store_audit_list(act_store(act), query, take_back_list_each, act_listed, act);
    else
        act_reads(act, STORE_READS(struct deed_read, take_back_read), &asked, take_back_told);
}

static const struct act_field undo_act_fields[] = {
    {"number", ACT_FIELD_NUMBER, "number of the act, for undo-act"},
    {"at", ACT_FIELD_TIME, "when it was done"},
    {"by", ACT_FIELD_TEXT, "who did it"},
    {"verb", ACT_FIELD_TEXT, "the act", .words = "mute|ban|warn|rename"},
    {"about", ACT_FIELD_TEXT, "the person or thing that it was about"},
    {"detail", ACT_FIELD_TEXT, "reason, time, or what changed"}};

const struct act_row take_back_acts[] = {
    {"undo-act", STORE_MODERATOR, take_back_undo_act,
     N_("take back a mute, ban, warning or rename: undo-act 482913; alone: which ones"),
     .args = {{"number", ACT_DEED, .optional = ACT_ANYWHERE}}, .asks = true,
     ACT_FIELDS(undo_act_fields),
     .none = "The staff has done nothing in the last 7 days that can be taken back.",
     .size = sizeof(struct taking), .drop = take_back_taking_drop},
    {NULL}};
