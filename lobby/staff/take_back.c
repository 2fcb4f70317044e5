/*
 * Taking back one act. The line of the audit log says what was done, to whom and when; what it did
 * is looked for where it is kept (a case, a warning, a name) and has to be as the act left it.
 */
#include "take_back.h"

#include "act.h"
#include "social.h"

enum {
    NUMBER_MIN = 100000,
    NUMBERS = 900000, /* so many, from there on */
    READ_MAX = 10000, /* lines, newest first */
    SHOWN = 20,
    WARNINGS_READ = 200,
    NEAR_MS = 50 /* an act and its audit line have the same time, but for this */
};
#define FOUND_MS (30LL * 86400 * 1000) /* a number finds lines as young as this */
#define SHOWN_MS (7LL * 86400 * 1000)

/* Before the words of a warning that was taken back. */
static const char withdrawn[] = "[taken back] ";

struct taking {
    struct act act;
    struct store_audit line;       /* of the act to take back */
    char about[STORE_ADDRESS_MAX]; /* whom or what it was about */
    int found;                     /* so many lines have the number */
    /* Who has taken it back or lifted it since, and whether it was done anew since; "": nobody. */
    char back_by[STORE_BY_MAX], lifted_by[STORE_BY_MAX];
    int64_t again; /* id of the first such line; 0: none */
    /* A mute or ban: the case, and the accounts in it, which are looked up one after another. */
    int64_t case_id, account[STORE_SANCTIONS_MAX];
    int naccounts, asked;
    struct store_sanction lifts;  /* the first of the case */
    struct store_warning warning; /* id 0: none was found */
    bool tells;                   /* they read that it does not count when that is stored */
    bool renamed;                 /* the name was given or given up since */
    int64_t *undone;              /* ids of acts that were taken back, for the list */
    int nundone, shown;
};

static void take_back_taking_drop(struct act *act)
{
    free(((struct taking *)act)->undone);
}

int64_t act_deed_number(int64_t id)
{
    uint64_t x = (uint64_t)id;
    x ^= x >> 31;
    x *= UINT64_C(0x9E3779B97F4A7C15);
    x ^= x >> 29;
    return NUMBER_MIN + (int64_t)(x % NUMBERS);
}

static struct store *take_back_store_of(const struct taking *t)
{
    return t->act.errand.lobby->deps.store;
}

static void take_back_put_line(const struct store_audit *line, struct buf *out)
{
    span_put_time(out, line->at_ms);
    buf_printf(out, "  %s  %s  %s  %s", line->who, line->act, line->about, line->detail);
}

/* Shows the line that is taken back, and goes on if that is wanted. */
static bool take_back_goes(struct taking *t)
{
    struct act *act = &t->act;
    const struct store_audit *line = &t->line;
    struct buf shown = {0};
    take_back_put_line(line, &shown);
    act_warn(act, "The act: %s.", buf_text(&shown));
    buf_free(&shown);
    if (!act_confirmed(act, "take back what %s did: %s %s", line->who, line->act, t->about))
        return false;
    act_audit(act, line->about, "%lld (id %lld): %s by %s: %s",
              (long long)act_deed_number(line->id), (long long)line->id, line->act, line->who,
              line->detail);
    return true;
}

/* ---- Mutes and bans ---- */

/* Whether the sanction may be of the case that the line tells of. */
static bool take_back_is_of_line(const struct taking *t, const struct store_sanction *what)
{
    const char *reason = strstr(t->line.detail, ": ");
    bool mute = what->kind == STORE_MUTE;
    int64_t after = what->from_ms - t->line.at_ms;
    return mute == (strcmp(t->line.act, "mute") == 0) && (mute || what->kind == STORE_BAN) &&
           what->case_id > t->line.id && (t->again == 0 || what->case_id < t->again) &&
           after >= 0 && after <= NEAR_MS && reason &&
           strncmp(what->reason, reason + 2, strlen(reason + 2)) == 0 &&
           (!mute || what->account == 0 || strcasecmp(what->name, t->line.about) == 0);
}

/* A sanction of the case, or NULL: it is not in force. */
static const struct store_sanction *take_back_case_first(const struct taking *t)
{
    const struct store_sanction *what;
    for (size_t i = 0; (what = moderation_each(t->act.errand.lobby->moderation, i)); i++)
        if (what->case_id == t->case_id)
            return what;
    return NULL;
}

/* A later sanction of somebody or something in the case, or NULL. */
static const struct store_sanction *take_back_later_find(const struct taking *t)
{
    struct moderation *m = t->act.errand.lobby->moderation;
    const struct store_sanction *mine, *other;
    for (size_t i = 0; (mine = moderation_each(m, i)); i++) {
        if (mine->case_id != t->case_id)
            continue;
        for (size_t k = 0; (other = moderation_each(m, k)); k++)
            if (other->kind == mine->kind && other->case_id > mine->case_id &&
                other->account == mine->account && strcmp(other->address, mine->address) == 0 &&
                strcmp(other->fingerprint, mine->fingerprint) == 0)
                return other;
    }
    return NULL;
}

static void take_back_sanction_over(struct taking *t)
{
    if (t->lifted_by[0] != '\0')
        act_end(&t->act, false, "There is nothing to take back: %s has lifted that %s already.",
                t->lifted_by, t->line.act);
    else
        act_end(&t->act, false, "There is nothing to take back: that %s is over.", t->line.act);
}

static void take_back_sanction_lifted(void *arg, enum store_status status)
{
    struct taking *t = arg;
    struct lobby *lobby = t->act.errand.lobby;
    const struct store_sanction *what = &t->lifts;
    const struct moderation_who who = {what->account, what->address, what->fingerprint};
    if (status == STORE_OK && what->kind == STORE_MUTE &&
        !moderation_find(lobby->moderation, STORE_MUTE, &who, NULL))
        act_talk_again(lobby, &who);
    act_stored(&t->act, status);
}

static void take_back_sanction_checked(struct taking *t)
{
    struct act *act = &t->act;
    const struct store_sanction *what = take_back_case_first(t), *later = take_back_later_find(t);
    const struct moderation_who own = {act->actor.account, act->actor.address, NULL};
    if (!what) {
        take_back_sanction_over(t);
        return;
    }
    if (act->actor.account != 0 && moderation_hits(what, &own)) {
        act_end(act, false, "You cannot do that to yourself.");
        return;
    }
    if (later) {
        act_end(act, false,
                "%s is %s anew since, by %s: %s. Take that back first, or type `un%s` to lift all.",
                t->about, moderation_word(later->kind), later->by, later->reason, t->line.act);
        return;
    }
    if (!take_back_goes(t))
        return;
    utf8_printf(act->said, sizeof(act->said), "The %s of %s is taken back.", t->line.act, t->about);
    t->lifts = *what;
    act_writes(act, NULL, 0);
    moderation_lift_case(act->errand.lobby->moderation, what->case_id, take_back_sanction_lifted,
                         t);
}

static void take_back_sanction_next(struct taking *t);

static void take_back_sanction_account(void *arg, enum store_status status,
                                       const struct store_account *account)
{
    struct taking *t = arg;
    if (status != STORE_OK && status != STORE_NONE)
        act_unread(&t->act);
    else if (status == STORE_NONE || act_on(&t->act, account))
        take_back_sanction_next(t);
}

static void take_back_sanction_next(struct taking *t)
{
    if (t->asked == t->naccounts)
        take_back_sanction_checked(t);
    else
        store_account_by_id(take_back_store_of(t), t->account[t->asked++],
                            take_back_sanction_account, t);
}

static void take_back_sanction(struct taking *t)
{
    struct moderation *m = t->act.errand.lobby->moderation;
    const struct store_sanction *what;
    for (size_t i = 0; (what = moderation_each(m, i)); i++)
        if (take_back_is_of_line(t, what) && (t->case_id == 0 || what->case_id < t->case_id))
            t->case_id = what->case_id;
    for (size_t i = 0; (what = moderation_each(m, i)); i++)
        if (what->case_id == t->case_id && what->account != 0 && t->naccounts < STORE_SANCTIONS_MAX)
            t->account[t->naccounts++] = what->account;
    if (t->case_id == 0)
        take_back_sanction_over(t);
    else
        take_back_sanction_next(t);
}

/* ---- Warnings ---- */

/* The warning was stored just before its line was made: it is the last one with an id below. */
static void take_back_warning_each(void *arg, const struct store_warning *warning)
{
    struct taking *t = arg;
    int64_t before = t->line.at_ms - warning->at_ms;
    if (warning->id < t->line.id && warning->id > t->warning.id && before >= -NEAR_MS &&
        before <= NEAR_MS && strncmp(warning->text, withdrawn, sizeof(withdrawn) - 1) != 0)
        t->warning = *warning;
}

static const char warning_back_told[] =
    N_("The staff takes back a warning that it gave you. It does not count any more.");

static void take_back_warning_stored(void *arg, enum store_status status)
{
    struct taking *t = arg;
    if (status == STORE_OK && t->tells)
        social_notice(t->act.errand.lobby, t->act.account.id, warning_back_told);
    act_stored(&t->act, status);
}

/* They are told now or at their next login, unless they have not read the warning yet. */
static void take_back_warning_put(struct taking *t)
{
    struct act *act = &t->act;
    struct lobby *lobby = act->errand.lobby;
    struct store_warning *warning = &t->warning;
    struct store_message message;
    struct store_row attached;
    char text[STORE_WORDS_MAX];
    utf8_copy(warning->text, text, sizeof(text));
    utf8_printf(warning->text, sizeof(warning->text), "%s%.500s", withdrawn, text);
    utf8_printf(act->said, sizeof(act->said), "The warning of %s is taken back.", act->about);
    bool later =
        warning->shown && social_notice_begin(lobby, act->account.id, warning_back_told, &message);
    t->tells = warning->shown && !later;
    warning->shown = true;
    if (later)
        attached = store_row_message(&message);
    act_writes(act, later ? &attached : NULL, later);
    store_warning_put(lobby->deps.store, warning, take_back_warning_stored, act);
}

static void take_back_warnings_read(void *arg, enum store_status status)
{
    struct taking *t = arg;
    if (status != STORE_OK)
        act_unread(&t->act);
    else if (t->warning.id == 0)
        act_end(&t->act, false, "That warning of %s is not kept any more.", t->act.about);
    else if (take_back_goes(t))
        take_back_warning_put(t);
}

static void take_back_warned_found(void *arg, enum store_status status,
                                   const struct store_account *account)
{
    struct taking *t = arg;
    if (act_found(&t->act, status, account) && act_on(&t->act, account))
        store_warnings(take_back_store_of(t), account->id, WARNINGS_READ, take_back_warning_each,
                       take_back_warnings_read, t);
}

static void take_back_warned_before(struct act *act, void *result)
{
    const struct past_owner *owner = result;
    take_back_warned_found(act, owner->there ? STORE_OK : STORE_NONE, &owner->account);
}

static void take_back_warned_read(void *arg, enum store_status status,
                                  const struct store_account *account)
{
    struct taking *t = arg;
    struct past_owner owner = {.gave_up = 0};
    utf8_copy(t->line.about, owner.name, sizeof(owner.name));
    if (status == STORE_NONE)
        act_reads(&t->act, &past_owner_reads, &owner, take_back_warned_before);
    else
        take_back_warned_found(t, status, account);
}

static void take_back_warning(struct taking *t)
{
    utf8_copy(t->line.about, t->act.about, sizeof(t->act.about));
    store_account_by_name(take_back_store_of(t), t->line.about, false, take_back_warned_read, t);
}

/* ---- Names ---- */

static const char *take_back_name_given(const struct taking *t)
{
    return strncmp(t->line.detail, "to ", 3) == 0 ? t->line.detail + 3 : "";
}

static void take_back_name_holder(void *arg, enum store_status status,
                                  const struct store_account *holder)
{
    struct taking *t = arg;
    struct act *act = &t->act;
    if (status != STORE_OK && status != STORE_NONE) {
        act_unread(act);
    } else if (status == STORE_OK && holder->id != act->account.id) {
        act_end(act, false, "%s has the name %s now, or one that looks like it.", holder->name,
                t->line.about);
    } else {
        utf8_copy(t->line.about, act->word, sizeof(act->word));
        if (take_back_goes(t))
            act_rename(act);
    }
}

static void take_back_renamed_read(void *arg, enum store_status status,
                                   const struct store_account *account)
{
    struct taking *t = arg;
    struct act *act = &t->act;
    char skeleton[STORE_NAME_MAX];
    if (status == STORE_OK &&
        (account->id > t->line.id || strcasecmp(account->name, take_back_name_given(t)) != 0))
        status = STORE_NONE;
    if (!act_found(act, status, account) || !act_on(act, account))
        return;
    account_skeleton(t->line.about, skeleton);
    store_account_by_name(take_back_store_of(t), skeleton, true, take_back_name_holder, t);
}

static void take_back_rename_each(void *arg, const struct store_rename *rename)
{
    struct taking *t = arg;
    t->renamed = t->renamed || rename->id > t->line.id;
}

static void take_back_renames_read(void *arg, enum store_status status)
{
    struct taking *t = arg;
    const char *name = take_back_name_given(t);
    if (status != STORE_OK) {
        act_unread(&t->act);
    } else if (t->renamed) {
        act_end(&t->act, false,
                "That account has another name since, so this cannot be taken back. Type `rename` "
                "to give it one.");
    } else {
        utf8_copy(name, t->act.about, sizeof(t->act.about));
        store_account_by_name(take_back_store_of(t), name, false, take_back_renamed_read, t);
    }
}

static void take_back_rename(struct taking *t)
{
    store_renames_named(take_back_store_of(t), take_back_name_given(t), WARNINGS_READ,
                        take_back_rename_each, take_back_renames_read, t);
}

/* ---- Which acts ---- */

static const struct deed {
    const char *act; /* as the audit log has it */
    void (*back)(struct taking *t);
    const char *lifts; /* the act that lifts it, or NULL */
} deeds[] = {{"mute", take_back_sanction, "unmute"},
             {"ban", take_back_sanction, "unban"},
             {"warn", take_back_warning, NULL},
             {"rename", take_back_rename, NULL}};

/* What to do about acts that cannot be taken back. */
static const struct {
    const char *act, *instead;
} others[] = {{"kick", "Whoever was sent off can come in again."},
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

static const char *take_back_instead_of(const char *act)
{
    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
        if (strcmp(others[i].act, act) == 0)
            return others[i].instead;
    return "Look what that act says in `help staff`.";
}

/* The id of the line that an undo-act took back; 0: it is no such line. */
static int64_t take_back_undone_by(const struct store_audit *line)
{
    const char *id = strstr(line->detail, "(id ");
    return strcmp(line->act, "undo-act") == 0 && id ? strtoll(id + 4, NULL, 10) : 0;
}

/* ---- Finding the line ---- */

/* What was done to the same since, newest first. */
static void take_back_since_each(void *arg, const struct store_audit *line)
{
    struct taking *t = arg;
    const struct deed *deed = take_back_deed_of(&t->line);
    if (take_back_undone_by(line) == t->line.id)
        memcpy(t->back_by, line->who, sizeof(t->back_by));
    if (deed->lifts && strcmp(line->act, deed->lifts) == 0)
        memcpy(t->lifted_by, line->who, sizeof(t->lifted_by));
    if (strcmp(line->act, t->line.act) == 0)
        t->again = line->id;
}

static void take_back_since_read(void *arg, enum store_status status)
{
    struct taking *t = arg;
    if (status != STORE_OK)
        act_unread(&t->act);
    else if (t->back_by[0] != '\0')
        act_end(&t->act, false, "That was taken back already by %s.", t->back_by);
    else
        take_back_deed_of(&t->line)->back(t);
}

static void take_back_line_each(void *arg, const struct store_audit *line)
{
    struct taking *t = arg;
    if (line->id != t->act.number && act_deed_number(line->id) != t->act.number)
        return;
    utf8_copy(line->about, t->about, sizeof(t->about));
    t->line = *line;
    t->found++;
}

static void take_back_line_read(void *arg, enum store_status status)
{
    struct taking *t = arg;
    struct act *act = &t->act;
    const struct deed *deed = take_back_deed_of(&t->line);
    if (status != STORE_OK) {
        act_unread(act);
    } else if (t->found == 0) {
        act_end(act, false,
                "No act of the last 30 days has the number %lld. Type `undo-act` to see the "
                "numbers. Of an older act type the id that `cardroomctl audit --json` shows.",
                (long long)act->number);
    } else if (t->found > 1) {
        act_end(act, false,
                "%d acts have the number %lld. Type the id instead, which `cardroomctl audit "
                "--json` shows.",
                t->found, (long long)act->number);
    } else if (!act_allowed(act, t->line.act) ||
               (deed && deed->lifts && !act_allowed(act, deed->lifts))) {
        return;
    } else if (!deed) {
        act_end(act, false, "\"%s\" cannot be taken back. %s", t->line.act,
                take_back_instead_of(t->line.act));
    } else {
        struct store_audit_query query = {.after = t->line.id, .limit = READ_MAX};
        memcpy(query.about, t->line.about, sizeof(query.about));
        store_audit_list(take_back_store_of(t), &query, take_back_since_each, take_back_since_read,
                         t);
    }
}

/* ---- The list ---- */

static void take_back_list_each(void *arg, const struct store_audit *line)
{
    struct taking *t = arg;
    struct act *act = &t->act;
    const int64_t undone = take_back_undone_by(line);
    bool gone = strcasecmp(line->about, act->actor.name) == 0;
    if (undone != 0) {
        t->undone = xreallocarray(t->undone, (size_t)t->nundone + 1, sizeof(*t->undone));
        t->undone[t->nundone++] = undone;
    }
    for (int i = 0; i < t->nundone; i++)
        gone = gone || t->undone[i] == line->id;
    if (gone || !take_back_deed_of(line) || t->shown == SHOWN)
        return;
    t->shown++;
    buf_printf(&act->list, "%lld  ", (long long)act_deed_number(line->id));
    take_back_put_line(line, &act->list);
    buf_putc(&act->list, '\n');
    act_item(act);
    act_item_number(act, "number", act_deed_number(line->id));
    act_item_time(act, "at", line->at_ms);
    act_item_text(act, "by", line->who);
    act_item_text(act, "verb", line->act);
    act_item_text(act, "about", line->about);
    act_item_text(act, "detail", line->detail);
}

static void take_back_list_end(void *arg, enum store_status status)
{
    act_listed(arg, status,
               "The staff has done nothing in the last 7 days that can be taken back.");
}

static void take_back_undo_act(struct act *act)
{
    struct taking *t = (struct taking *)act;
    const int64_t now = clock_wall(act->errand.lobby->deps.clock);
    struct store_audit_query query = {.limit = READ_MAX};
    if (act->number == 0) {
        query.since_ms = now - SHOWN_MS;
        store_audit_list(take_back_store_of(t), &query, take_back_list_each, take_back_list_end, t);
        return;
    }
    if (act->number < NUMBER_MIN + NUMBERS) {
        query.since_ms = now - FOUND_MS;
    } else {
        query.after = act->number - 1;
        query.before = act->number < INT64_MAX ? act->number + 1 : 0;
    }
    store_audit_list(take_back_store_of(t), &query, take_back_line_each, take_back_line_read, t);
}

static const struct act_field undo_act_fields[] = {
    {"number", ACT_FIELD_NUMBER, "number of the act, for undo-act"},
    {"at", ACT_FIELD_TIME, "when it was done"},
    {"by", ACT_FIELD_TEXT, "who did it"},
    {"verb", ACT_FIELD_TEXT, "the act", .words = "mute|ban|warn|rename"},
    {"about", ACT_FIELD_TEXT, "the person or thing that it was about"},
    {"detail", ACT_FIELD_TEXT, "reason, time, or what changed"},
    {NULL}};

const struct act_row take_back_acts[] = {
    {"undo-act", STORE_MODERATOR, take_back_undo_act,
     N_("take back a mute, ban, warning or rename: undo-act 482913; alone: which ones"),
     .args = {{"number", ACT_DEED, .optional = ACT_ANYWHERE}}, .asks = true,
     .fields = undo_act_fields, .size = sizeof(struct taking), .drop = take_back_taking_drop},
    {NULL}};
