/*
 * The requests for accounts that wait for the staff, and what the staff decides (approval.h). A
 * refusal erases the account, so that its name is free again. Each account is decided in a write of
 * its own. All names are looked up before the first write, so that a wrong name leaves nothing half
 * done.
 */
#include "act.h"
#include "alts.h"
#include "approval.h"
#include "network.h"

enum { AT_ONCE = 50 }; /* how many requests one line may decide */

/* ---- The list ---- */

static void approve_requests(struct act *act)
{
    const struct store_approval *row, *other;
    for (int i = 0; (row = approval_at(act->errand.lobby, i)); i++) {
        const char *network = ALTS_MASKED(&act->actor, row->network);
        int same = -1; /* the row itself is counted, too */
        if (row->state != APPROVAL_WAITS)
            continue;
        for (int k = 0; (other = approval_at(act->errand.lobby, k)); k++)
            same += other->state == APPROVAL_WAITS && row->network[0] != '\0' &&
                    strcmp(row->network, other->network) == 0;
        buf_printf(&act->list, "%-16s  %s ago from %s", row->name, SPAN(act_now(act) - row->at_ms),
                   network[0] != '\0' ? "" : "nowhere known");
        act_line(act, "%.0s%.0jd%.0jd%s{, as %d more}{: %s}\n", row->name, row->at_ms, row->ends_ms,
                 network, same < 0 ? 0 : same, row->reason);
    }
    act_end_list(act);
}

/* ---- Decisions ---- */

struct answer {
    struct act act;
    enum approval_state state;
    bool many; /* the line names several people */
    int64_t account[AT_ONCE + 1];
    int n, at, done;           /* done: written so far */
    struct store_approval was; /* the row that is being written, as it was before */
};

static void approve_answer_next(struct answer *a);

/* Whether this line had decided the row before the room died, and was sent again for the rest of
 * its names. */
static bool approve_redone(const struct answer *a, const struct store_approval *row)
{
    return a->many && a->act.actor.command != 0 && (int)a->state == row->state &&
           strcmp(row->staff_name, a->act.actor.name) == 0;
}

/* Takes those whom a word names: people who wait or, with `again`, people whom this line has
 * decided before. Returns how many there are. Takes at most one more than AT_ONCE. */
static int approve_rows_take(struct answer *a, const char *name, const struct network *network,
                             bool again)
{
    const struct store_approval *row;
    int found = 0;
    for (int i = 0; (row = approval_at(a->act.errand.lobby, i)); i++) {
        if ((again ? !approve_redone(a, row) : row->state != APPROVAL_WAITS) ||
            (network ? !network_holds(network, row->network) : strcasecmp(row->name, name) != 0))
            continue;
        bool known = false;
        for (int k = 0; k < a->n; k++)
            known = known || a->account[k] == row->account;
        found++;
        if (!known && a->n <= AT_ONCE)
            a->account[a->n++] = row->account;
    }
    return found;
}

/* Takes what a word names. False: the act has ended. */
static bool approve_word_take(struct answer *a, const char *word)
{
    struct act *act = &a->act;
    struct network network;
    char why[256];
    const bool name = !account_name_check(word);
    if (!name && !network_typed(word, &network, why, sizeof(why)))
        act_end(act, false, "%s", why);
    else if (approve_rows_take(a, word, name ? NULL : &network, false) == 0 &&
             approve_rows_take(a, word, name ? NULL : &network, true) == 0)
        act_end(act, false, "Nobody %s %s waits for an account. Type `requests` to see who does.",
                name ? "called" : "from", word);
    else if (a->n > AT_ONCE)
        act_end(act, false, "At most %d requests can be decided at once. Name fewer.", AT_ONCE);
    else
        return true;
    return false;
}

/* Takes all that the line names. False: the act has ended. */
static bool approve_who_read(struct answer *a)
{
    char words[SESSION_LINE_MAX], *at = words, *word;
    utf8_copy(a->act.who, words, sizeof(words));
    a->many = strchr(words, ',');
    while ((word = strsep(&at, ",")))
        if (word[0] != '\0' && !approve_word_take(a, word))
            return false;
    return !act_refused(&a->act, a->n == 0, "Whose request? Type `requests` to see who waits.");
}

static void approve_answer_stored(void *arg, enum store_status status)
{
    struct answer *a = arg;
    struct act *act = &a->act;
    if (status == STORE_OK) {
        a->done++;
        staff_news_act(act);
        if (a->state == APPROVAL_REFUSED)
            erase_done(act->errand.lobby, a->was.account, a->was.name);
        approve_answer_next(a);
        return;
    }
    approval_put_back(act->errand.lobby, &a->was);
    if (a->done == 0)
        act_stored(act, status);
    else
        act_end(act, false, "The store couldn't save more than %d of %d. Type it again later.",
                a->done, a->n);
}

/* Writes the next decision. The last one is stored with the typed line. */
static void approve_answer_next(struct answer *a)
{
    struct act *act = &a->act;
    struct lobby *lobby = act->errand.lobby;
    const struct store_approval *row = NULL;
    while (a->at < a->n && !row) { /* others may have decided some of them meanwhile */
        const struct store_approval *now = approval_of(lobby, a->account[a->at++]);
        if (now)
            a->was = *now;
        row = now ? approval_decide(lobby, now->account, a->state, act->actor.name, act->reason)
                  : NULL;
    }
    if (!row) {
        act_end(act, true, "%s", act->said);
        return;
    }
    const struct store_row record = STORE_ROW(STORE_RECORD_APPROVAL, row);
    const bool refused = a->state == APPROVAL_REFUSED;
    act_audit(act, row->name, "%s", act->reason);
    if (a->at == a->n)
        act_writes_with(act, &record, refused, NULL);
    else
        store_attach(lobby->deps.store, &(struct store_attached){.audit = &act->audit,
                                                                 .records = &record,
                                                                 .nrecords = refused});
    if (refused)
        erase_account(lobby, row->account, approve_answer_stored, a);
    else
        store_put(lobby->deps.store, STORE_RECORD_APPROVAL, row, approve_answer_stored, a);
}

/* Calls act_confirmed, and begins to decide. */
static void approve_answer_begin(struct answer *a)
{
    struct act *act = &a->act;
    const bool refuses = a->state == APPROVAL_REFUSED;
    BUF_LOCAL names = {0};
    for (int i = 0; i < a->n; i++)
        buf_printf(&names, "%s%s", i > 0 ? ", " : "",
                   approval_of(act->errand.lobby, a->account[i])->name);
    if (!act_confirmed(act, "%s %s", refuses ? "refuse" : "let in:", buf_text(&names)))
        return;
    if (a->n == 1)
        act_say(act, "%s %s.", buf_text(&names),
                refuses ? "is refused, and the name is free again" : "can log in now");
    else
        act_say(act, "%d %s.", a->n,
                refuses ? "are refused, and their names are free again" : "can log in now");
    approve_answer_next(a);
}

static void approve_act(struct act *act)
{
    struct answer *a = (struct answer *)act;
    a->state = APPROVAL_APPROVED;
    if (approve_who_read(a))
        approve_answer_begin(a);
}

/* Whether the reason begins with the name of somebody else who waits, which was meant as one more
 * name to refuse. */
static bool approve_reason_names(const struct answer *a)
{
    const char *reason = a->act.reason;
    const size_t len = strcspn(reason, " ,");
    const struct store_approval *row;
    for (int i = 0; (row = approval_at(a->act.errand.lobby, i)); i++)
        if (row->state == APPROVAL_WAITS && strlen(row->name) == len &&
            strncasecmp(row->name, reason, len) == 0)
            return true;
    return false;
}

static void approve_refuse(struct act *act)
{
    struct answer *a = (struct answer *)act;
    a->state = APPROVAL_REFUSED;
    if (!approve_who_read(a))
        return;
    if (act_refused(act, approve_reason_names(a),
                    "The reason begins with the name of somebody who waits. To refuse several, put "
                    "commas between the names, and no blanks: `refuse bob,eve a reason`."))
        return;
    if (act->reason[0] != '\0')
        act_warn(act, "They are told: %s", act->reason);
    act_warn(act, "%s erased, and the %s free again. That cannot be taken back.",
             a->n == 1 ? "The account is" : "These accounts are",
             a->n == 1 ? "name is" : "names are");
    approve_answer_begin(a);
}

/* ---- Requests that nobody answered ---- */

struct ending {
    struct errand errand;
    struct store_approval was;
};

static void approve_ended(void *arg, enum store_status status)
{
    struct ending *e = arg;
    if (status == STORE_OK)
        erase_done(e->errand.lobby, e->was.account, e->was.name);
    else
        approval_put_back(e->errand.lobby, &e->was);
    errand_end(e);
}

void approve_expire(struct lobby *lobby)
{
    const struct store_approval *row;
    for (int i = 0; (row = approval_at(lobby, i)); i++) {
        const int64_t account = row->account;
        if (row->ends_ms > clock_wall(lobby->deps.clock))
            continue;
        if (row->state == APPROVAL_WAITS) {
            struct ending *e = errand_new(lobby, NULL, sizeof(*e));
            struct store_audit audit;
            e->was = *row;
            const struct store_row record = STORE_ROW(
                STORE_RECORD_APPROVAL, approval_decide(lobby, account, APPROVAL_REFUSED, "", ""));
            audit_fill(lobby, AUDIT_ROOM, &audit, "refuse", e->was.name,
                       "nobody answered the request");
            store_attach(
                lobby->deps.store,
                &(struct store_attached){.audit = &audit, .records = &record, .nrecords = 1});
            erase_account(lobby, account, approve_ended, e);
        } else {
            approval_forget(lobby, account);
            store_drop(lobby->deps.store, STORE_RECORD_APPROVAL, account, NULL, NULL);
            i--;
        }
    }
}

/* ---- The rows ---- */

#define WHO_WAITS                                                                                  \
    "those who wait: their names, or networks that they came from, with commas between"

static const struct act_field requests_fields[] = {
    {"name", ACT_FIELD_TEXT, "name"},
    {"asked", ACT_FIELD_TIME, "when the account was asked for"},
    {"ends", ACT_FIELD_TIME, "when the request ends by itself"},
    {"network", ACT_FIELD_TEXT, "where it came from", .null = true},
    {"same_network", ACT_FIELD_NUMBER, "how many other requests came from there"},
    {"why", ACT_FIELD_TEXT, "what they wrote to the staff", .null = true}};

const struct act_row approve_acts[] = {
    {"requests", STORE_MODERATOR, approve_requests,
     N_("who waits for an account (registration ask)"), .paged = true,
     .hint = " approve NAME   refuse NAME reason", ACT_FIELDS(requests_fields),
     .none = "Nobody waits for an account."},
    {"approve", STORE_MODERATOR, approve_act,
     N_("let in those who wait for an account: approve bob,eve"),
     .args = {{"who", ACT_WHO, .help = WHO_WAITS, .example = "bob,eve"}},
     .size = sizeof(struct answer)},
    {"refuse", STORE_MODERATOR, approve_refuse,
     N_("refuse an account that waits, and free its name: refuse bob,eve [REASON]"),
     .args = {{"who", ACT_WHO, .help = WHO_WAITS, .example = "bob,192.0.2.7"},
              {"reason", ACT_REASON, .optional = ACT_ANYWHERE, .help = "why; they are told",
               .example = "write to us first"}},
     .asks = true, .size = sizeof(struct answer)},
    {NULL}};
