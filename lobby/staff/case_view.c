/*
 * The act `case`: all that is known about a case, in one answer. The answer shows who wrote the
 * case and what they say, what an appeal is against, and whether the person came from the same
 * place as somebody who is banned or muted or who wrote the case. It also shows what was done about
 * similar cases, and how the person plays with others.
 */
#include "act.h"
#include "network.h"
#include "report.h"

enum {
    PLACES_MAX = 6,      /* networks and keys that are looked up */
    LOGINS_READ = 50,    /* the latest from each network and with each key */
    SANCTIONS_READ = 50, /* how many sanctions or warnings of an account are read */
    LIKE_READ = 100,     /* how many reports each search for similar cases looks at */
    LIKE_ABOUT = 5,      /* how many closed cases about the same person are shown */
    LIKE_OTHERS = 5      /* and how many about others, the latest */
};

/* A place that the person came from: a network or a key. */
struct place {
    char name[STORE_ADDRESS_MAX];
    bool key;
};

/* Another account that came from a place of the person's. Each account is shown once, with one
 * place. */
struct other {
    int64_t account;
    char name[STORE_NAME_MAX];
    int place;
};

/* A closed case that is shown because it is similar. */
struct like {
    struct store_report report; /* the newest report of the case */
    int64_t since_ms;           /* when its oldest report was written */
    size_t looked;              /* how many bytes of `report.sanction` are looked through */
};

struct view {
    int64_t number, actor;
    bool sees_pattern;
    struct store_report row[CASE_WRITERS_MAX]; /* the reports of the case, newest first */
    int n;
    /* For each writer, how many reports of theirs in other cases are closed, and how many of those
     * led to a sanction. */
    struct weight {
        int closed, acted;
    } weight[CASE_WRITERS_MAX];
    struct store_account account; /* of the person whom the case is about; id 0: there is none */
    struct store_appeal appeal;
    struct store_sanction
        sanction; /* the sanction that the appeal is against; id 0: none was found */
    struct store_warning warning; /* the warning that the appeal is against; id 0: none was found */
    struct place place[PLACES_MAX];
    int places;
    struct other other[PLACES_MAX * LOGINS_READ];
    int nothers;
    struct like like[LIKE_ABOUT + LIKE_OTHERS];
    int nlike;
    struct buf pattern;
};

/* ---- Reading ---- */

static void case_view_drop(void *result)
{
    buf_free(&((struct view *)result)->pattern);
}

static void case_view_place_add(struct view *v, const char *name, bool key)
{
    for (int i = 0; i < v->places; i++)
        if (strcmp(v->place[i].name, name) == 0)
            return;
    if (name[0] == '\0' || v->places == PLACES_MAX)
        return;
    v->place[v->places].key = key;
    utf8_copy(name, v->place[v->places++].name, sizeof(v->place[0].name));
}

static void case_view_other_login(struct view *v, const struct store_login *login)
{
    bool seen = login->account == v->row[0].about;
    for (int i = 0; i < v->nothers; i++)
        seen = seen || v->other[i].account == login->account;
    if (seen)
        return;
    struct other *other = &v->other[v->nothers++];
    *other = (struct other){.account = login->account, .place = v->places};
    memcpy(other->name, login->name, sizeof(other->name));
}

/* Adds a report to the similar cases. Reports come newest first. `n` counts the cases of this sort,
 * of which `most` are kept. */
static void case_view_like_add(struct view *v, const struct store_report *report, int *n, int most)
{
    for (int i = 0; i < v->nlike; i++)
        if (v->like[i].report.number == report->number) {
            v->like[i].since_ms = report->at_ms;
            return;
        }
    if (*n == most)
        return;
    v->like[v->nlike++] = (struct like){.report = *report, .since_ms = report->at_ms};
    ++*n;
}

/* Whether the closed case of this report is similar to the one that is shown, and about somebody
 * else. */
static bool case_view_is_like(const struct view *v, const struct store_report *report)
{
    return report->about != v->row[0].about && report->appeal == v->row[0].appeal &&
           report->number != v->number && report->outcome[0] != '\0' &&
           !report_hidden(report, v->actor) &&
           (v->row[0].tag[0] == '\0' || strcmp(v->row[0].tag, report->tag) == 0);
}

/* What was done to an account. */
struct done {
    int64_t at_ms;
    struct buf words;
    const char *mark; /* what does not stand any more: " (lifted)" or " (taken back)"; else "" */
};

/* Finds these words as a whole entry of what was done when the case was closed, after the entries
 * that were marked before and `skipped` more with these words. NULL: they are not there. */
static char *case_view_like_entry(struct like *like, const struct buf *words, int skipped)
{
    char *text = like->report.sanction, *at = text + like->looked;
    for (; (at = strstr(at, buf_text(words))); at++) {
        const char *after = at + words->len;
        bool begins = at == text || (at >= text + 2 && strncmp(at - 2, "; ", 2) == 0);
        if (begins && (*after == '\0' || strncmp(after, "; ", 2) == 0) && skipped-- == 0)
            return at;
    }
    return NULL;
}

static bool case_view_like_is_of(const struct like *like, const struct done *done)
{
    return done->at_ms >= like->since_ms && done->at_ms <= like->report.closed_ms;
}

/* In the similar cases about the account, finds the first of these `n` things that were done, and
 * appends its mark. Cases list what was done newest first. The calls come in the same order, so
 * each of two entries with the same words is found once. A case does not list what did not stand
 * any more when the case was closed, so entries are left for what still stands. */
static void case_view_like_mark(struct view *v, int64_t about, const struct done *done, int n)
{
    for (int i = 0; i < v->nlike; i++) {
        struct like *like = &v->like[i];
        char *text = like->report.sanction, rest[sizeof(like->report.sanction)];
        int standing = 0;
        if (like->report.about != about || !case_view_like_is_of(like, done))
            continue;
        for (int k = 1; k < n && done->mark[0] != '\0'; k++)
            standing += done[k].mark[0] == '\0' && case_view_like_is_of(like, &done[k]) &&
                        strcmp(buf_text(&done[k].words), buf_text(&done->words)) == 0;
        if (!case_view_like_entry(like, &done->words, standing))
            continue;
        char *at = case_view_like_entry(like, &done->words, 0) + done->words.len;
        utf8_copy(at, rest, sizeof(rest));
        utf8_printf(at, sizeof(like->report.sanction) - (size_t)(at - text), "%s%s", done->mark,
                    rest);
        like->looked = (size_t)(at - text) + strlen(done->mark);
    }
}

static void case_view_like_mark_all(struct view *v, int64_t about, struct done *done, int n)
{
    for (int i = 0; i < v->nlike; i++)
        v->like[i].looked = 0;
    for (int i = 0; i < n; i++)
        case_view_like_mark(v, about, done + i, n - i);
    while (n > 0)
        buf_free(&done[--n].words);
}

/* In all similar cases about an account, marks what does not stand any more. Warnings may come
 * before or after other entries. */
static void case_view_like_marks(struct store *store, struct view *v, int64_t about)
{
    struct done done[SANCTIONS_READ];
    const struct store_sanction *what;
    const struct store_warning *warning;
    int n = 0;
    STORE_EACH (what, sanctions_of, store, about, SANCTIONS_READ) {
        done[n] = (struct done){.at_ms = what->from_ms, .mark = what->ended ? " (lifted)" : ""};
        case_put_sanction(what, &done[n++].words);
    }
    case_view_like_mark_all(v, about, done, n);
    n = 0;
    STORE_EACH_OF (warning, store, STORE_RECORD_WARNING, about, SANCTIONS_READ) {
        const char *text = take_back_warning_text(warning);
        done[n] = (struct done){.at_ms = warning->at_ms, .mark = text ? " (taken back)" : ""};
        case_put_done("warn", warning->staff_name, text ? text : warning->text, &done[n++].words);
    }
    case_view_like_mark_all(v, about, done, n);
}

static void case_view_like_read(struct store *store, struct view *v)
{
    const struct store_report *report;
    int about = 0, others = 0;
    STORE_EACH_WITH (report, store, STORE_RECORD_REPORT, about, v->row[0].about, LIKE_READ)
        if (report->state == REPORT_CLOSED && report->number != v->number &&
            !report_hidden(report, v->actor))
            case_view_like_add(v, report, &about, LIKE_ABOUT);
    STORE_EACH_WITH (report, store, STORE_RECORD_REPORT, state, REPORT_CLOSED, LIKE_READ)
        if (case_view_is_like(v, report))
            case_view_like_add(v, report, &others, LIKE_OTHERS);
    for (int i = 0; i < v->nlike; i++) {
        const struct store_report *like = &v->like[i].report;
        bool marked = like->sanction[0] == '\0';
        for (int k = 0; k < i; k++)
            marked = marked || (v->like[k].report.about == like->about &&
                                v->like[k].report.sanction[0] != '\0');
        if (!marked)
            case_view_like_marks(store, v, like->about);
    }
}

static void case_view_against_read(struct store *store, struct view *v)
{
    const struct store_sanction *what;
    const struct store_warning *warning;
    case_appeal_read(store, v->number, &v->appeal);
    if (v->appeal.against == 0)
        return;
    STORE_EACH (what, sanctions_of, store, v->row[0].about, SANCTIONS_READ)
        if (what->case_id == v->appeal.against && v->sanction.id == 0)
            v->sanction = *what;
    if (v->sanction.id != 0)
        return;
    STORE_EACH_OF (warning, store, STORE_RECORD_WARNING, v->row[0].about, SANCTIONS_READ)
        if (warning->id == v->appeal.against)
            v->warning = *warning;
}

static void case_view_others_read(struct store *store, struct view *v)
{
    const struct store_login *login;
    int n;
    STORE_EACH_OF (login, store, STORE_RECORD_LOGIN, v->row[0].about, STORE_LOGINS_KEPT) {
        case_view_place_add(v, login->network, false);
        case_view_place_add(v, login->fingerprint, true);
    }
    for (n = v->places, v->places = 0; v->places < n; v->places++) {
        const struct place *place = &v->place[v->places];
        if (place->key)
            STORE_EACH_NAMED (login, store, STORE_RECORD_LOGIN, fingerprint, place->name,
                              LOGINS_READ)
                case_view_other_login(v, login);
        else
            STORE_EACH_NAMED (login, store, STORE_RECORD_LOGIN, network, place->name, LOGINS_READ)
                case_view_other_login(v, login);
    }
}

static void case_view_read(struct store *store, void *result)
{
    struct view *v = result;
    const struct store_report *report;
    STORE_EACH_WITH (report, store, STORE_RECORD_REPORT, number, v->number, CASE_WRITERS_MAX)
        v->row[v->n++] = *report;
    if (v->n == 0 || report_hidden(&v->row[0], v->actor))
        return;
    store_reads_account(store, v->row[0].about, &v->account);
    if (v->row[0].appeal)
        case_view_against_read(store, v);
    for (int i = 0; i < v->n && !v->row[0].appeal; i++)
        STORE_EACH_OF (report, store, STORE_RECORD_REPORT, v->row[i].account, LIKE_READ)
            if (report->state == REPORT_CLOSED && !report->appeal && report->number != v->number) {
                v->weight[i].closed++;
                v->weight[i].acted += report->sanction[0] != '\0';
            }
    if (!v->row[0].appeal && v->row[0].about != 0)
        case_view_others_read(store, v);
    case_view_like_read(store, v);
    if (v->sees_pattern)
        collusion_brief(store, v->row[0].about, &v->pattern);
}

/* ---- Similar cases ---- */

static void case_view_like_put(struct act *act, const struct store_report *report)
{
    struct buf *out = &act->list;
    buf_printf(out, "  %jd  %s  %s ", report->number,
               SPAN_TIME(report->closed_ms != 0 ? report->closed_ms : report->at_ms),
               report->appeal ? "appeal of" : "about");
    act_line(act, "%.0jd%.0jd%s{ (%s)}{: %s}{ [%s]}", report->number, report->closed_ms,
             report->about_name, report->tag, report->outcome, report->sanction);
    buf_puts(out, report->outcome[0] != '\0' ? "\n" : ": closed\n");
}

/* ---- Where they came from ---- */

static void case_view_place_put(struct buf *out, const struct place *place)
{
    struct network network;
    if (place->key) {
        buf_puts(out, "with the same SSH key");
        return;
    }
    bool parsed = network_parse(place->name, strlen(place->name), &network);
    buf_printf(out, "from the same %s (%s)",
               parsed && !network_is_v4(&network) ? "IPv6 /64" : "address", place->name);
}

/* Shows another account if it is banned or muted, or if it wrote a report of the case. */
static void case_view_other_put(struct act *act, const struct view *v, const struct other *other)
{
    struct buf *out = &act->list;
    bool writes = false;
    for (int i = 0; i < v->n; i++)
        writes = writes || v->row[i].account == other->account;
    for (int kind = STORE_BAN; kind <= STORE_MUTE; kind++) {
        const struct store_sanction *what =
            moderation_of(act->errand.lobby->moderation, kind, other->account);
        if (!what)
            continue;
        buf_printf(out, "%s, who is %s %s by %s (%s), came ", other->name,
                   moderation_word(what->kind), ACT_LEFT(act->errand.lobby, what), what->by,
                   what->reason);
        case_view_place_put(out, &v->place[other->place]);
        buf_puts(out, ".\n");
    }
    if (!writes)
        return;
    buf_printf(out, "%s, who reports it, came ", other->name);
    case_view_place_put(out, &v->place[other->place]);
    buf_puts(out, ".\n");
}

/* Shows the place if it is banned itself. */
static void case_view_banned_put(struct act *act, const struct place *place)
{
    struct buf *out = &act->list;
    const struct moderation_who who = {.address = place->key ? NULL : place->name,
                                       .fingerprint = place->key ? place->name : NULL};
    const struct store_sanction *ban =
        moderation_find(act->errand.lobby->moderation, STORE_BAN, &who, NULL);
    if (!ban)
        return;
    if (place->key)
        buf_puts(out, "An SSH key that they used");
    else
        buf_printf(out, "An address of theirs (%s)", place->name);
    buf_printf(out, " is banned %s by %s (%s).\n", ACT_LEFT(act->errand.lobby, ban), ban->by,
               ban->reason);
}

/* ---- What was written ---- */

static bool case_view_is_near(const struct store_report *a, const struct store_report *b)
{
    return (a->fingerprint[0] != '\0' && strcmp(a->fingerprint, b->fingerprint) == 0) ||
           case_near(a->network, b->network, true);
}

/* Appends how new the writer's account was, who else wrote from the same network, and what became
 * of the writer's earlier reports. */
static void case_view_writer_put(struct buf *out, const struct view *v, int i)
{
    const struct store_report *report = &v->row[i];
    const int64_t age = report->at_ms - ids_time(report->account);
    int near = 0;
    if (report->account == 0 || report->appeal)
        return;
    if (report->address[0] == '\0' && age < 7 * STORE_DAY_MS)
        buf_printf(out, ", made %s before", SPAN(age > 0 ? age : 0));
    for (int k = 0; k < v->n; k++)
        if (v->row[k].account != report->account && case_view_is_near(&v->row[k], report))
            buf_printf(out, "%s%s", near++ == 0 ? ", from the same network as " : ", ",
                       v->row[k].name);
    if (v->weight[i].closed > 0)
        buf_printf(out, ", %d %s before, %d acted on", v->weight[i].closed,
                   v->weight[i].closed == 1 ? "report" : "reports", v->weight[i].acted);
}

static void case_view_report_put(struct act *act, const struct view *v, int i)
{
    const struct store_report *report = &v->row[i];
    struct buf *out = &act->list;
    buf_printf(out, "%s  %s", SPAN_TIME(report->at_ms), report->name);
    if (report->address[0] != '\0')
        buf_printf(out, ", a guest from %s", report->address);
    case_view_writer_put(out, v, i);
    buf_putc(out, '\n');
    for (const char *line = report->text; *line != '\0';) {
        static const char guest[] = "A guest from ";
        size_t len = strcspn(line, "\n");
        /* Old reports of guests have the address in their text. */
        bool address = report->address[0] != '\0' && strncmp(line, guest, strlen(guest)) == 0;
        if (!address && len > 0)
            buf_printf(out, "%.*s\n", (int)len, line);
        line += len + (line[len] == '\n');
    }
    act_item(act, "%jd%s%d%s", report->at_ms, report->name, report->address[0] != '\0',
             report->text);
}

/* ---- What an appeal is against ---- */

static void case_view_sanction_put(struct act *act, const struct store_sanction *what)
{
    struct buf *out = &act->list;
    buf_printf(out, "Against: %s by %s, %s, %s%s", moderation_kind(what->kind), what->by,
               SPAN_TIME(what->from_ms), what->until_ms == 0 ? "for good" : "until ",
               what->until_ms == 0 ? "" : SPAN_TIME(what->until_ms));
    if (what->ended)
        buf_puts(out, ", lifted");
    else if (what->until_ms != 0 && what->until_ms <= act_now(act))
        buf_puts(out, ", over");
    buf_printf(out, ": %s\n", what->reason);
    act_item_more(act, "%s%s%jd%jd%s", moderation_kind(what->kind), what->by, what->from_ms,
                  what->until_ms, what->reason);
}

static void case_view_against_put(struct act *act, const struct view *v)
{
    const struct store_appeal *appeal = &v->appeal;
    /* A ban of addresses and keys is not among the account's sanctions. */
    const struct store_sanction *other =
        moderation_case(act->errand.lobby->moderation, appeal->against);
    BUF_LOCAL others = {0};
    if (v->sanction.id != 0) {
        case_view_sanction_put(act, &v->sanction);
    } else if (v->warning.id != 0) {
        buf_printf(&act->list, "Against: warning by %s, %s: %s\n", v->warning.staff_name,
                   SPAN_TIME(v->warning.at_ms), v->warning.text);
        act_item_more(act, "%s%s%jd%jd%s", "warning", v->warning.staff_name, v->warning.at_ms,
                      INT64_C(0), v->warning.text);
    } else if (other) {
        case_view_sanction_put(act, other);
    } else {
        if (appeal->id != 0)
            buf_printf(&act->list, "Against what %s did, which is not kept any more.\n",
                       appeal->staff_name);
        act_item_more(act, "%s%s%jd%jd%s", "", appeal->staff_name, INT64_C(0), INT64_C(0), "");
    }
    if (v->row[0].state != REPORT_CLOSED &&
        decide_is_for_others(act->errand.lobby, &act->actor, appeal, &others))
        buf_puts(&act->list, "You did that yourself: leave the appeal to somebody else.\n");
}

/* ---- The answer ---- */

static void case_view_entry_put(struct act *act, const struct view *v)
{
    const int64_t now = act_now(act);
    const struct store_account *account = &v->account;
    struct buf *out = &act->list;
    struct case_list list = {.n = 0};
    for (int i = 0; i < v->n; i++)
        case_list_add(&list, &v->row[i]);
    case_list_order(&list, now);
    const struct case_entry *entry = &list.of[0];
    case_put(entry, now, out);
    act_item(act, "%jd%jd%s%d%s%d%s%s%s", entry->report.number, entry->report.at_ms,
             case_priority_word(entry->priority), entry->report.appeal, entry->report.about_name,
             entry->unrelated, case_state_word(entry->report.state), entry->report.claimer_name,
             v->row[0].outcome);
    buf_puts(out, account->id != 0 ? account->name : entry->report.about_name);
    if (account->id != 0 && strcmp(account->name, entry->report.about_name) != 0)
        buf_printf(out, " (%s then)", entry->report.about_name);
    if (account->id != 0)
        buf_printf(out, " has been here since %s%s", SPAN_TIME(account->created_ms),
                   account->role == STORE_PLAYER ? "." : ", and is staff.");
    else
        buf_puts(out, " has no account.");
    if (v->n > 1)
        buf_printf(out, " %d have written it, who count as %d.", v->n, entry->unrelated);
    buf_putc(out, '\n');
    case_list_free(&list);
}

static void case_view_told(struct act *act, void *result)
{
    const struct view *v = result;
    if (act_refused(act, v->n == 0, "There is no report %jd. Type `reports` to see them.",
                    act->number))
        return;
    if (act_refused(act, report_hidden(&v->row[0], v->actor), "%s", decide_about_you))
        return;
    case_view_entry_put(act, v);
    if (v->row[0].appeal)
        case_view_against_put(act, v);
    else
        act_item_more(act, "%s%s%jd%jd%s", "", "", INT64_C(0), INT64_C(0), "");
    act_item_list(act);
    for (int i = v->n; i-- > 0;)
        case_view_report_put(act, v, i);
    act_item_list_end(act);
    if (v->row[0].outcome[0] != '\0')
        buf_printf(&act->list, "%s closed it %s: %s\n", v->row[0].claimer_name,
                   SPAN_TIME(v->row[0].closed_ms), v->row[0].outcome);
    for (int i = 0, k = 0; i < v->places; i++) {
        case_view_banned_put(act, &v->place[i]);
        for (; k < v->nothers && v->other[k].place == i; k++)
            case_view_other_put(act, v, &v->other[k]);
    }
    act_item_list(act);
    buf_puts(&act->list, v->nlike > 0 ? "Decided before:\n" : "");
    for (int i = 0; i < v->nlike; i++)
        case_view_like_put(act, &v->like[i].report);
    act_item_list_end(act);
    buf_puts(&act->list, buf_text(&v->pattern));
    act_item_more(act, "%s", buf_text(&v->pattern));
    act_end_list(act);
}

static void case_view_act(struct act *act)
{
    const struct view asked = {.number = act->number,
                               .actor = act->actor.account,
                               .sees_pattern = act_permits(act, "collusion")};
    act_reads(act, STORE_READS(struct view, case_view_read, case_view_drop), &asked,
              case_view_told);
}

static const struct act_field report_fields[] = {
    {"at", ACT_FIELD_TIME, "when it was written"},
    {"name", ACT_FIELD_TEXT, "who wrote it"},
    {"guest", ACT_FIELD_FLAG, "whether that was a guest"},
    {"text", ACT_FIELD_TEXT, "what they say, where, and what the other said before"}};
static const struct act_field before_fields[] = {
    {"number", ACT_FIELD_NUMBER, "number of a case like it"},
    {"closed", ACT_FIELD_TIME, "when it was decided", .null = true},
    {"about", ACT_FIELD_TEXT, "whom it was about"},
    {"reason", ACT_FIELD_TEXT, "the word of the ready reason", .null = true},
    {"outcome", ACT_FIELD_TEXT, "what its writers were told"},
    {"sanction", ACT_FIELD_TEXT, "what was done to the person"}};
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
    {"reports", ACT_FIELD_LIST, "what was written, in order", ACT_FIELDS(report_fields)},
    {"before", ACT_FIELD_LIST, "cases like it, those about the same person first",
     ACT_FIELDS(before_fields)},
    {"pattern", ACT_FIELD_TEXT, "what is odd about games of whom it is about, in lines"}};

const struct act_row case_acts[] = {
    {"case", STORE_MODERATOR, case_view_act,
     N_("a report with its table and what was said, and what was done before"),
     .args = {{"number", ACT_REPORT}}, .pairs = true, ACT_FIELDS(view_fields)},
    {NULL}};
