/*
 * See case.h. This file tells which writers of a case are related, makes lists of cases, and counts
 * those that wait.
 */
#include "case.h"

#include "act.h"
#include "network.h"
#include "sheet.h"

enum { URGENT_PEOPLE = 3 };

bool report_hidden(const struct store_report *report, int64_t person)
{
    return person != 0 && report->about == person && !report->appeal;
}

bool report_claimed_by(const struct store_report *report, int64_t account, const char *name)
{
    return report->state == REPORT_CLAIMED &&
           (report->claimer != 0 ? report->claimer == account
                                 : strcmp(report->claimer_name, name) == 0);
}

struct case_writer case_writer_of(const struct store_report *report)
{
    struct case_writer writer = {.account = report->account, .guest = report->address[0] != '\0'};
    writer.fresh = !writer.guest && report->account != 0 &&
                   report->at_ms - ids_time(report->account) < STORE_DAY_MS;
    memcpy(writer.name, report->name, sizeof(writer.name));
    memcpy(writer.network, report->network, sizeof(writer.network));
    memcpy(writer.fingerprint, report->fingerprint, sizeof(writer.fingerprint));
    return writer;
}

/* ---- Who is related ---- */

bool case_near(const char *one, const char *other, bool wide)
{
    struct network a, b;
    if (!network_parse(one, strlen(one), &a) || !network_parse(other, strlen(other), &b))
        return false;
    if (wide || !network_is_v4(&a))
        network_widen(&a);
    if (wide || !network_is_v4(&b))
        network_widen(&b);
    return network_equal(&a, &b);
}

static bool case_is_light_it(const struct case_writer *writer)
{
    return writer->guest || writer->fresh;
}

bool case_is_light(const struct case_entry *entry)
{
    for (int i = 0; i < entry->nwriters; i++)
        if (!case_is_light_it(&entry->writer[i]))
            return false;
    return !entry->report.appeal;
}

/* Guests and new accounts do not make other people related. If they did, somebody could make the
 * reports of others weigh less. */
static bool case_related(const struct case_writer *a, const struct case_writer *b)
{
    return !case_is_light_it(a) && !case_is_light_it(b) &&
           (a->account == b->account ||
            (a->fingerprint[0] != '\0' && strcmp(a->fingerprint, b->fingerprint) == 0) ||
            case_near(a->network, b->network, false));
}

/* Marks `i`, and everybody who is related to `i` directly or by way of others, as counted. */
static void case_group_spread(const struct case_writer *writer, int n, int i, bool *counted)
{
    counted[i] = true;
    for (int k = 0; k < n; k++)
        if (!counted[k] && case_related(&writer[i], &writer[k]))
            case_group_spread(writer, n, k, counted);
}

/* Whether `light`, a guest or a new account, wrote from another network than all writers who are
 * neither. */
static bool case_light_apart(const struct case_writer *writer, int n, int light)
{
    for (int i = 0; i < n; i++)
        if (!case_is_light_it(&writer[i]) &&
            case_near(writer[i].network, writer[light].network, false))
            return false;
    return true;
}

int case_unrelated(const struct case_writer *writer, int n)
{
    bool counted[CASE_WRITERS_MAX] = {false}, light = false;
    int groups = 0;
    for (int i = 0; i < n; i++) {
        if (case_is_light_it(&writer[i])) {
            light = light || case_light_apart(writer, n, i);
        } else if (!counted[i]) {
            case_group_spread(writer, n, i, counted);
            groups++;
        }
    }
    return groups + light > 0 ? groups + light : 1;
}

/* ---- Lists ---- */

void case_list_add(struct case_list *list, const struct store_report *report)
{
    static const char says[] = " says: ", appeals[] = "appeals: ";
    int i = 0;
    while (i < list->n && list->of[i].report.number != report->number)
        i++;
    if (i == list->n) {
        XGROW(list->of, list->n, list->size);
        list->of[list->n++] = (struct case_entry){.nwriters = 0};
    }
    struct case_entry *entry = &list->of[i];
    const char *text = report->text, *at = strstr(text, says);
    entry->report = *report;
    /* Keeps the first line of what the writer said, without the words put before it. */
    if (at && at < text + STORE_NAME_MAX)
        text = at + strlen(says);
    if (report->appeal && strncmp(text, appeals, strlen(appeals)) == 0)
        text += strlen(appeals);
    utf8_printf(entry->first, sizeof(entry->first), "%.*s", (int)strcspn(text, "\n"), text);
    if (entry->nwriters < CASE_WRITERS_MAX)
        entry->writer[entry->nwriters++] = case_writer_of(report);
}

static int case_in_order(const void *a, const void *b)
{
    const struct case_entry *x = a, *y = b;
    if (x->priority != y->priority)
        return x->priority > y->priority ? -1 : 1;
    if (x->report.at_ms != y->report.at_ms)
        return x->report.at_ms < y->report.at_ms ? -1 : 1;
    return x->report.number < y->report.number ? -1 : x->report.number > y->report.number;
}

void case_list_order(struct case_list *list, int64_t now_ms)
{
    for (int i = 0; i < list->n; i++) {
        struct case_entry *entry = &list->of[i];
        entry->unrelated = case_unrelated(entry->writer, entry->nwriters);
        entry->priority = entry->unrelated >= URGENT_PEOPLE              ? CASE_URGENT
                          : entry->report.appeal || entry->unrelated > 1 ? CASE_HIGH
                                                                         : CASE_NORMAL;
        if (now_ms - entry->report.at_ms >= STORE_DAY_MS && entry->priority < CASE_URGENT)
            entry->priority++;
    }
    if (list->n > 0)
        qsort(list->of, (size_t)list->n, sizeof(*list->of), case_in_order);
}

void case_list_free(struct case_list *list)
{
    free(list->of);
    *list = (struct case_list){0};
}

static void cases_read_run(struct store *store, void *result)
{
    struct cases_read *read = result;
    const struct store_report *report;
    for (int of = REPORT_OPEN; of <= REPORT_CLAIMED; of++)
        STORE_EACH_WITH (report, store, STORE_RECORD_REPORT, state, of, read->most)
            if (!report_hidden(report, read->person))
                case_list_add(&read->list, report);
    case_list_order(&read->list, read->now_ms);
}

static void cases_read_drop(void *result)
{
    case_list_free(&((struct cases_read *)result)->list);
}

const struct store_reads cases_reads = {sizeof(struct cases_read), cases_read_run, cases_read_drop};

void case_appeal_read(struct store *reads, int64_t number, struct store_appeal *out)
{
    const struct store_appeal *appeal;
    STORE_EACH_WITH (appeal, reads, STORE_RECORD_APPEAL, report, number, 1)
        *out = *appeal;
}

const char *case_state_word(int state)
{
    return state == REPORT_CLOSED ? "closed" : state == REPORT_CLAIMED ? "claimed" : "open";
}

const char *case_priority_word(enum case_priority priority)
{
    return priority == CASE_URGENT ? N_("urgent")
           : priority == CASE_HIGH ? N_("high")
                                   : N_("normal");
}

void case_put_writers(const struct case_entry *entry, struct buf *out)
{
    const struct case_writer *first = &entry->writer[entry->nwriters - 1];
    if (entry->nwriters == 1)
        buf_puts(out, first->name);
    else if (entry->nwriters == 2)
        buf_printf(out, "%s and %s", first->name, entry->writer[0].name);
    else
        buf_printf(out, "%s and %d more", first->name, entry->nwriters - 1);
}

void case_put(const struct case_entry *entry, int64_t now_ms, struct buf *out)
{
    buf_printf(out, "%jd  %s  %s  ", entry->report.number, UI_AGE(now_ms - entry->report.at_ms),
               case_priority_word(entry->priority));
    if (entry->report.appeal) {
        buf_printf(out, "appeal of %s", entry->report.about_name);
    } else {
        buf_printf(out, "about %s, by ", entry->report.about_name);
        case_put_writers(entry, out);
    }
    if (entry->report.state == REPORT_CLAIMED)
        buf_printf(out, ", claimed by %s", entry->report.claimer_name);
    else if (entry->report.state == REPORT_CLOSED)
        buf_puts(out, ", closed");
    buf_printf(out, ": %s\n", entry->first);
}

void case_put_done(const char *act, const char *by, const char *detail, struct buf *out)
{
    buf_printf(out, "%s by %s, %s", act, by, detail);
}

void case_put_sanction(const struct store_sanction *what, struct buf *out)
{
    BUF_LOCAL detail = {0};
    buf_printf(&detail, "%s%s%s: %s",
               ACT_FOR(what->until_ms == 0 ? 0 : what->until_ms - what->from_ms),
               what->channel[0] != '\0' ? " on " : "", what->channel, what->reason);
    case_put_done(moderation_kind(what->kind), what->by, buf_text(&detail), out);
}

/* ---- How many wait ---- */

enum { FIGURES_MS = 15000, FIGURES_READ = 1000 };

static void cases_figures_read(void *arg, enum store_status status, void *result)
{
    struct errand *errand = arg;
    struct reports_waiting *waiting = &errand->lobby->reports_waiting;
    const struct cases_read *read = result;
    if (status == STORE_OK) {
        waiting->n = read->list.n;
        waiting->known = true;
        waiting->oldest_ms = read->now_ms;
        for (int i = 0; i < read->list.n; i++)
            if (read->list.of[i].report.at_ms < waiting->oldest_ms)
                waiting->oldest_ms = read->list.of[i].report.at_ms;
    }
    waiting->reading = false;
    errand_end(errand);
}

void cases_figures(struct lobby *lobby, struct buf *lines)
{
    struct reports_waiting *waiting = &lobby->reports_waiting;
    int64_t now = clock_mono(lobby->deps.clock), age = 0;
    if (lobby->loaded && !waiting->reading && (!waiting->known || now >= waiting->due_ms)) {
        const struct cases_read asked = {.now_ms = clock_wall(lobby->deps.clock),
                                         .most = FIGURES_READ};
        waiting->reading = true;
        waiting->due_ms = now + FIGURES_MS;
        store_reads(lobby->deps.store, &cases_reads, &asked, cases_figures_read,
                    errand_new(lobby, NULL, sizeof(struct errand)));
    }
    if (waiting->n > 0)
        age = clock_wall(lobby->deps.clock) - waiting->oldest_ms;
    if (waiting->known)
        buf_printf(lines, "reports-open %d\nreports-oldest-seconds %jd\n", waiting->n,
                   (age > 0 ? age / 1000 : 0));
}
