/*
 * The act `case`: all that is known about what is to be decided, in one answer. Who wrote it and
 * what they say; the sanction that an appeal is against; whether the person came from where
 * somebody came from who is banned or muted; what was done about cases like it; and how the person
 * plays with others.
 */
#include <stdlib.h>
#include <string.h>

#include "account.h"
#include "act.h"
#include "case.h"
#include "collusion.h"
#include "decide.h"
#include "ids.h"
#include "moderation.h"
#include "network.h"
#include "span.h"
#include "utf8.h"

enum {
    PLACES_MAX = 6,      /* networks and keys that are looked up */
    LOGINS_READ = 50,    /* of each of them */
    SANCTIONS_READ = 50, /* among which the one is looked for that an appeal is against */
    LIKE_READ = 100,     /* closed reports that are looked at */
    LIKE_ABOUT = 5,      /* shown: about the same person, */
    LIKE_OTHERS = 5      /* and lately about others */
};

/* A place that the person came from: a network or a key. */
struct place {
    char name[STORE_ADDRESS_MAX];
    bool key;
};

struct view {
    struct act act;
    struct store_report row[CASE_WRITERS_MAX];
    int n;
    /* Of each writer: closed reports before this one, and those after which something was done. */
    struct {
        int closed, acted;
    } before[CASE_WRITERS_MAX];
    int judged;            /* so many writers are looked up */
    struct case_list list; /* the one case */
    struct store_appeal appeal;
    struct place place[PLACES_MAX];
    int places, asked;
    int64_t seen[PLACES_MAX * LOGINS_READ]; /* accounts that came from there, told once each */
    int nseen;
    int64_t like[LIKE_ABOUT + LIKE_OTHERS]; /* numbers of the cases that are shown */
    int nlike, nothers;
};

static struct store *store_of(const struct view *v)
{
    return v->act.errand.lobby->deps.store;
}

static void view_drop(struct act *act)
{
    case_list_free(&((struct view *)act)->list);
}

static void view_pattern(void *arg, const char *text)
{
    struct view *v = arg;
    buf_puts(&v->act.list, text);
    act_item_list_end(&v->act);
    act_item_text(&v->act, "pattern", text);
    act_end_list(&v->act);
}

/* ---- Cases like it ---- */

static void like_put(struct view *v, const struct store_report *report)
{
    struct act *act = &v->act;
    struct buf *out = &act->list;
    for (int i = 0; i < v->nlike; i++)
        if (v->like[i] == report->number)
            return;
    if (v->nlike == 0)
        buf_puts(out, "Decided before:\n");
    v->like[v->nlike++] = report->number;
    buf_printf(out, "  %lld  ", (long long)report->number);
    span_put_time(out, report->closed_ms != 0 ? report->closed_ms : report->at_ms);
    buf_printf(out, "  %s %s", report->appeal ? "appeal of" : "about", report->about_name);
    if (report->tag[0] != '\0')
        buf_printf(out, " (%s)", report->tag);
    buf_printf(out, ": %s", report->outcome[0] != '\0' ? report->outcome : "closed");
    if (report->sanction[0] != '\0')
        buf_printf(out, " [%s]", report->sanction);
    buf_putc(out, '\n');
    act_item(act);
    act_item_number(act, "number", report->number);
    act_item_time(act, "closed", report->closed_ms);
    act_item_text(act, "about", report->about_name);
    act_item_text(act, "reason", report->tag[0] != '\0' ? report->tag : NULL);
    act_item_text(act, "outcome", report->outcome);
    act_item_text(act, "sanction", report->sanction);
}

static void like_about(void *arg, const struct store_report *report)
{
    struct view *v = arg;
    if (report->state == REPORT_CLOSED && report->number != v->act.number &&
        v->nlike < LIKE_ABOUT && !report_hidden(report, v->act.actor.account))
        like_put(v, report);
}

static void like_other(void *arg, const struct store_report *report)
{
    struct view *v = arg;
    int before = v->nlike;
    if (report->about == v->row[0].about || report->appeal != v->row[0].appeal ||
        report->number == v->act.number || v->nothers == LIKE_OTHERS ||
        report->outcome[0] == '\0' || report_hidden(report, v->act.actor.account))
        return;
    if (v->row[0].tag[0] != '\0' && strcmp(v->row[0].tag, report->tag) != 0)
        return;
    like_put(v, report);
    v->nothers += v->nlike - before;
}

static void like_end(void *arg, enum store_status status)
{
    struct view *v = arg;
    (void)status;
    if (act_permits(&v->act, "collusion"))
        collusion_brief(v->act.errand.lobby, v->row[0].about, view_pattern, v);
    else
        view_pattern(v, "");
}

static void like_others(void *arg, enum store_status status)
{
    struct view *v = arg;
    (void)status;
    store_reports_in(store_of(v), REPORT_CLOSED, LIKE_READ, like_other, like_end, v);
}

static void like_begin(struct view *v)
{
    act_item_list(&v->act, "before");
    store_reports_about(store_of(v), v->row[0].about, LIKE_READ, like_about, like_others, v);
}

/* ---- Where they came from ---- */

static void place_add(struct view *v, const char *name, bool key)
{
    for (int i = 0; i < v->places; i++)
        if (strcmp(v->place[i].name, name) == 0)
            return;
    if (name[0] == '\0' || v->places == PLACES_MAX)
        return;
    v->place[v->places].key = key;
    utf8_copy(name, v->place[v->places++].name, sizeof(v->place[0].name));
}

static void place_login(void *arg, const struct store_login *login)
{
    struct view *v = arg;
    place_add(v, login->network, false);
    place_add(v, login->fingerprint, true);
}

static void put_place(struct view *v, const struct place *place)
{
    struct network network;
    if (place->key) {
        buf_puts(&v->act.list, "with the same SSH key");
        return;
    }
    bool parsed = network_parse(place->name, strlen(place->name), &network);
    buf_printf(&v->act.list, "from the same %s (",
               parsed && !network_is_v4(&network) ? "IPv6 /64" : "address");
    buf_puts(&v->act.list, place->name);
    buf_putc(&v->act.list, ')');
}

static bool seen_before(struct view *v, int64_t account)
{
    for (int i = 0; i < v->nseen; i++)
        if (v->seen[i] == account)
            return true;
    v->seen[v->nseen++] = account;
    return false;
}

/* Tells of an account that came from there if it is banned or muted, or if it wrote the report. */
static void place_other(void *arg, const struct store_login *login)
{
    struct view *v = arg;
    struct buf *out = &v->act.list;
    const struct moderation_who who = {.account = login->account};
    bool writes = false;
    if (login->account == v->row[0].about || seen_before(v, login->account))
        return;
    for (int i = 0; i < v->n; i++)
        writes = writes || v->row[i].account == login->account;
    for (int kind = STORE_BAN; kind <= STORE_MUTE; kind++) {
        const struct store_sanction *what = moderation_find(
            v->act.errand.lobby->moderation, (enum store_sanction_kind)kind, &who, NULL);
        if (!what)
            continue;
        buf_printf(out, "%s, who is %s ", login->name, moderation_word(what->kind));
        act_put_left(v->act.errand.lobby, what, out);
        buf_printf(out, " by %s (%s), came ", what->by, what->reason);
        put_place(v, &v->place[v->asked - 1]);
        buf_puts(out, ".\n");
    }
    if (!writes)
        return;
    buf_printf(out, "%s, who reports it, came ", login->name);
    put_place(v, &v->place[v->asked - 1]);
    buf_puts(out, ".\n");
}

/* Tells if the place itself is banned. */
static void place_banned(struct view *v, const struct place *place)
{
    const struct moderation_who who = {.address = place->key ? NULL : place->name,
                                       .fingerprint = place->key ? place->name : NULL};
    const struct store_sanction *ban =
        moderation_find(v->act.errand.lobby->moderation, STORE_BAN, &who, NULL);
    if (!ban)
        return;
    buf_puts(&v->act.list, place->key ? "An SSH key that they used" : "An address of theirs (");
    if (!place->key) {
        buf_puts(&v->act.list, place->name);
        buf_putc(&v->act.list, ')');
    }
    buf_puts(&v->act.list, " is banned ");
    act_put_left(v->act.errand.lobby, ban, &v->act.list);
    buf_printf(&v->act.list, " by %s (%s).\n", ban->by, ban->reason);
}

static void place_next(void *arg, enum store_status status)
{
    struct view *v = arg;
    (void)status;
    if (v->asked == v->places) {
        like_begin(v);
        return;
    }
    const struct place *place = &v->place[v->asked++];
    place_banned(v, place);
    if (place->key)
        store_logins_with(store_of(v), place->name, LOGINS_READ, place_other, place_next, v);
    else
        store_logins_from(store_of(v), place->name, LOGINS_READ, place_other, place_next, v);
}

/* ---- What was written ---- */

/* Whether two reports came with one key, or out of one network (an IPv4 /24, an IPv6 /48). */
static bool is_near(const struct store_report *a, const struct store_report *b)
{
    struct network x, y;
    if (a->fingerprint[0] != '\0' && strcmp(a->fingerprint, b->fingerprint) == 0)
        return true;
    if (!network_parse(a->network, strlen(a->network), &x) ||
        !network_parse(b->network, strlen(b->network), &y))
        return false;
    network_widen(&x);
    network_widen(&y);
    return network_equal(&x, &y);
}

/* Who the writer is, as far as it tells how much the report weighs. */
static void put_writer(struct view *v, int i)
{
    const struct store_report *report = &v->row[i];
    struct buf *out = &v->act.list;
    const int64_t age = report->at_ms - ids_time(report->account);
    int near = 0;
    if (report->account == 0 || report->appeal)
        return;
    if (report->address[0] == '\0' && age < 7 * STORE_DAY_MS) {
        buf_puts(out, ", made ");
        span_put(out, age > 0 ? age : 0);
        buf_puts(out, " before");
    }
    for (int k = 0; k < v->n; k++)
        if (v->row[k].account != report->account && is_near(&v->row[k], report))
            buf_printf(out, "%s%s", near++ == 0 ? ", from the same network as " : ", ",
                       v->row[k].name);
    if (v->before[i].closed > 0)
        buf_printf(out, ", %d %s before, %d acted on", v->before[i].closed,
                   v->before[i].closed == 1 ? "report" : "reports", v->before[i].acted);
}

static void put_report(struct view *v, int i)
{
    const struct store_report *report = &v->row[i];
    struct act *act = &v->act;
    struct buf *out = &act->list;
    span_put_time(out, report->at_ms);
    buf_printf(out, "  %s", report->name);
    if (report->address[0] != '\0') {
        buf_puts(out, ", a guest from ");
        buf_puts(out, report->address);
    }
    put_writer(v, i);
    buf_putc(out, '\n');
    for (const char *line = report->text; *line != '\0';) {
        static const char guest[] = "A guest from ";
        size_t len = strcspn(line, "\n");
        /* Reports of guests once had the address in their text. */
        bool address = report->address[0] != '\0' && strncmp(line, guest, strlen(guest)) == 0;
        if (!address && len > 0)
            buf_printf(out, "%.*s\n", (int)len, line);
        line += len + (line[len] == '\n');
    }
    act_item(act);
    act_item_time(act, "at", report->at_ms);
    act_item_text(act, "name", report->name);
    act_item_flag(act, "guest", report->address[0] != '\0');
    act_item_text(act, "text", report->text);
}

static void put_reports(struct view *v);

static void writer_each(void *arg, const struct store_report *report)
{
    struct view *v = arg;
    if (report->state != REPORT_CLOSED || report->appeal || report->number == v->act.number)
        return;
    v->before[v->judged].closed++;
    v->before[v->judged].acted += report->sanction[0] != '\0';
}

static void writers_next(struct view *v);

static void writer_read(void *arg, enum store_status status)
{
    struct view *v = arg;
    (void)status; /* then nothing is told of them */
    v->judged++;
    writers_next(v);
}

/* What became of earlier reports of those who wrote it. */
static void writers_next(struct view *v)
{
    if (v->judged == v->n || v->row[0].appeal)
        put_reports(v);
    else
        store_reports(store_of(v), v->row[v->judged].account, LIKE_READ, writer_each, writer_read,
                      v);
}

static void put_reports(struct view *v)
{
    struct act *act = &v->act;
    act_item_list(act, "reports");
    for (int i = v->n; i-- > 0;)
        put_report(v, i);
    act_item_list_end(act);
    if (v->row[0].outcome[0] != '\0') {
        buf_printf(&act->list, "%s closed it ", v->row[0].claimer_name);
        span_put_time(&act->list, v->row[0].closed_ms);
        buf_printf(&act->list, ": %s\n", v->row[0].outcome);
    }
    if (v->row[0].appeal || v->row[0].about == 0)
        like_begin(v);
    else
        store_logins(store_of(v), v->row[0].about, STORE_LOGINS_KEPT, place_login, place_next, v);
}

/* ---- What an appeal is against ---- */

static void against_items(struct act *act, const char *kind, const char *by, int64_t from_ms,
                          int64_t until_ms, const char *reason)
{
    act_item_text(act, "against", kind);
    act_item_text(act, "against_by", by);
    act_item_time(act, "against_at", from_ms);
    act_item_time(act, "against_until", until_ms);
    act_item_text(act, "against_reason", reason);
}

static void against_put(struct view *v, const struct store_sanction *what)
{
    struct buf *out = &v->act.list;
    v->appeal.against = 0; /* it is found */
    buf_printf(out, "Against: %s by %s, ", moderation_kind(what->kind), what->by);
    span_put_time(out, what->from_ms);
    if (what->until_ms == 0) {
        buf_puts(out, ", for good");
    } else {
        buf_puts(out, ", until ");
        span_put_time(out, what->until_ms);
    }
    if (what->ended)
        buf_puts(out, ", lifted");
    else if (what->until_ms != 0 && what->until_ms <= clock_wall(v->act.errand.lobby->deps.clock))
        buf_puts(out, ", over");
    buf_printf(out, ": %s\n", what->reason);
    against_items(&v->act, moderation_kind(what->kind), what->by, what->from_ms, what->until_ms,
                  what->reason);
}

static void against_sanction(void *arg, const struct store_sanction *what)
{
    struct view *v = arg;
    if (what->case_id == v->appeal.against && v->appeal.against != 0)
        against_put(v, what);
}

static void against_warning(void *arg, const struct store_warning *warning)
{
    struct view *v = arg;
    if (warning->id != v->appeal.against || v->appeal.against == 0)
        return;
    v->appeal.against = 0;
    buf_printf(&v->act.list, "Against: warning by %s, ", warning->staff_name);
    span_put_time(&v->act.list, warning->at_ms);
    buf_printf(&v->act.list, ": %s\n", warning->text);
    against_items(&v->act, "warning", warning->staff_name, warning->at_ms, 0, warning->text);
}

static void against_end(void *arg, enum store_status status)
{
    struct view *v = arg;
    const struct store_sanction *what;
    (void)status;
    /* A ban of addresses and keys belongs to no account. */
    for (size_t i = 0;
         v->appeal.against != 0 && (what = moderation_each(v->act.errand.lobby->moderation, i));
         i++)
        against_sanction(v, what);
    if (v->appeal.against != 0 || v->appeal.id == 0) {
        if (v->appeal.id != 0)
            buf_printf(&v->act.list, "Against what %s did, which is not kept any more.\n",
                       v->appeal.staff_name);
        against_items(&v->act, NULL, v->appeal.id != 0 ? v->appeal.staff_name : NULL, 0, 0, NULL);
    }
    if (v->appeal.id != 0 && v->act.actor.account != 0 && v->appeal.staff == v->act.actor.account)
        buf_puts(&v->act.list, "You did that yourself: leave the appeal to somebody else.\n");
    put_reports(v);
}

static void against_warnings(void *arg, enum store_status status)
{
    struct view *v = arg;
    (void)status;
    store_warnings(store_of(v), v->row[0].about, SANCTIONS_READ, against_warning, against_end, v);
}

static void against_found(void *arg, const struct store_appeal *appeal)
{
    ((struct view *)arg)->appeal = *appeal;
}

static void against_read(void *arg, enum store_status status)
{
    struct view *v = arg;
    (void)status;
    store_sanctions_of(store_of(v), v->row[0].about, SANCTIONS_READ, against_sanction,
                       against_warnings, v);
}

/* ---- Whom it is about ---- */

static void view_account(void *arg, enum store_status status, const struct store_account *account)
{
    struct view *v = arg;
    struct buf *out = &v->act.list;
    const struct case_entry *entry = &v->list.of[0];
    if (status == STORE_OK) {
        buf_printf(out, "%s", account->name);
        if (strcmp(account->name, v->row[0].about_name) != 0)
            buf_printf(out, " (%s then)", v->row[0].about_name);
        buf_puts(out, " has been here since ");
        span_put_time(out, account->created_ms);
        buf_puts(out, account->role == STORE_PLAYER ? "." : ", and is staff.");
    } else {
        buf_printf(out, "%s has no account.", v->row[0].about_name);
    }
    if (v->n > 1)
        buf_printf(out, " %d have written it, who count as %d.", v->n, entry->unrelated);
    buf_putc(out, '\n');
    if (v->row[0].appeal) {
        store_appeal_reported(store_of(v), v->act.number, against_found, against_read, v);
        return;
    }
    against_items(&v->act, NULL, NULL, 0, 0, NULL);
    writers_next(v);
}

static void view_each(void *arg, const struct store_report *report)
{
    struct view *v = arg;
    if (v->n == CASE_WRITERS_MAX)
        return;
    v->row[v->n++] = *report;
    case_list_add(&v->list, report);
}

static void view_read(void *arg, enum store_status status)
{
    struct view *v = arg;
    struct act *act = &v->act;
    int64_t now = clock_wall(act->errand.lobby->deps.clock);
    if (status != STORE_OK) {
        act_unread(act);
        return;
    }
    if (v->n == 0) {
        act_end(act, false, "There is no report %lld. Type `reports` to see them.",
                (long long)act->number);
        return;
    }
    if (report_hidden(&v->row[0], act->actor.account)) {
        act_end(act, false, "%s", decide_about_you);
        return;
    }
    case_list_order(&v->list, now);
    const struct case_entry *entry = &v->list.of[0];
    case_put(entry, now, &act->list);
    act_item(act);
    act_item_number(act, "number", entry->number);
    act_item_time(act, "at", entry->at_ms);
    act_item_text(act, "priority", case_priority_word(entry->priority));
    act_item_flag(act, "appeal", entry->appeal);
    act_item_text(act, "about", entry->about_name);
    act_item_number(act, "people", entry->unrelated);
    act_item_text(act, "state", case_state_word(entry->state));
    act_item_text(act, "claimed_by", entry->claimer_name[0] != '\0' ? entry->claimer_name : NULL);
    act_item_text(act, "outcome", v->row[0].outcome[0] != '\0' ? v->row[0].outcome : NULL);
    store_account_by_id(store_of(v), v->row[0].about, view_account, v);
}

static void view(struct act *act)
{
    store_report_numbered(act->errand.lobby->deps.store, act->number, CASE_WRITERS_MAX, view_each,
                          view_read, act);
}

static const struct act_field report_fields[] = {
    {"at", ACT_FIELD_TIME, "when it was written"},
    {"name", ACT_FIELD_TEXT, "who wrote it"},
    {"guest", ACT_FIELD_FLAG, "whether that was a guest"},
    {"text", ACT_FIELD_TEXT, "what they say, and what was said and played before"},
    {.name = NULL}};
static const struct act_field before_fields[] = {
    {"number", ACT_FIELD_NUMBER, "number of a case like it"},
    {"closed", ACT_FIELD_TIME, "when it was decided", .null = true},
    {"about", ACT_FIELD_TEXT, "whom it was about"},
    {"reason", ACT_FIELD_TEXT, "the word of the ready reason", .null = true},
    {"outcome", ACT_FIELD_TEXT, "what its writers were told"},
    {"sanction", ACT_FIELD_TEXT, "what was done to the person"},
    {.name = NULL}};
static const struct act_field view_fields[] = {
    {"number", ACT_FIELD_NUMBER, "number of the case"},
    {"at", ACT_FIELD_TIME, "when its first report was written"},
    {"priority", ACT_FIELD_TEXT, "how soon to work it", .words = CASE_PRIORITIES},
    {"appeal", ACT_FIELD_FLAG, "whether it is an appeal"},
    {"about", ACT_FIELD_TEXT, "whom it is about"},
    {"people", ACT_FIELD_NUMBER, "how many wrote it who are not related"},
    {"state", ACT_FIELD_TEXT, "what has become of it", .words = CASE_STATES},
    {"claimed_by", ACT_FIELD_TEXT, "who has claimed or closed it", .null = true},
    {"outcome", ACT_FIELD_TEXT, "what its writers were told", .null = true},
    {"against", ACT_FIELD_TEXT, "what an appeal is against", .null = true,
     .words = "warning|" MODERATION_KINDS},
    {"against_by", ACT_FIELD_TEXT, "who did that", .null = true},
    {"against_at", ACT_FIELD_TIME, "when", .null = true},
    {"against_until", ACT_FIELD_TIME, "until when it holds", .null = true},
    {"against_reason", ACT_FIELD_TEXT, "why", .null = true},
    {"reports", ACT_FIELD_LIST, "what was written, in order", .fields = report_fields},
    {"before", ACT_FIELD_LIST, "cases like it, those about the same person first",
     .fields = before_fields},
    {"pattern", ACT_FIELD_TEXT, "what is odd about games of whom it is about, in lines"},
    {.name = NULL}};

const struct act_row case_acts[] = {
    {.name = "case",
     .args = {{"number", ACT_REPORT}},
     .role = STORE_MODERATOR,
     .help = N_("a report with what was said and played, and what was done before"),
     .pairs = true,
     .fields = view_fields,
     .size = sizeof(struct view),
     .run = view,
     .drop = view_drop},
    {.name = NULL}};
