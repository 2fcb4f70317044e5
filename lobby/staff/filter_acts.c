/*
 * The acts on filters of talk (filter.h). What a filter looks for is read here, tried on what was
 * said in the last day, and stored. Other acts decide the lines that filters hold back.
 */

#include "act.h"
#include "filter.h"
#include "sieve.h"

enum {
    MUTE_MS = 600 * 1000,
    LONGEST_MS = 7 * 24 * 3600 * 1000,
    EXAMPLES = 3,
    PROBES = '~' - '!' + 1, /* the most lines that are made up: one for each printable character */
    TRIAL_SLICE = 20        /* how many lines are tried before others have their turn */
};
static const char *const actions[] = {"hold", "star", "mute", "report"};

struct trial_line {
    int64_t from; /* who said it; 0: it is made up */
    bool tell;
    char name[STORE_NAME_MAX];
    char *text;
};

struct adding {
    struct act act;
    struct store_filter fresh;
    struct sieve *sieve;
    struct trial_line line[CHANNEL_KEPT + PROBES];
    int nlines, tried; /* tried: how many of these were tried */
    int kept, hits, people, examples;
    int64_t person[CHANNEL_KEPT];
    struct buf example;
};

/* ---- Reading ---- */

/* Reads "WORD|link|/pattern/ ACTION [TIME]". NULL: it is something else, and the act has ended. */
static struct sieve *filter_acts_typed(struct act *act, struct store_filter *out)
{
    char word[16], span[16], why[256];
    const char *text = act->text;
    size_t len = strcspn(text, " ");
    /* A pattern ends with the last slash that is before a blank or the end. */
    for (const char *at = text + 1; text[0] == '/' && *at != '\0'; at++)
        if (*at == '/' && (at[1] == ' ' || at[1] == '\0'))
            len = (size_t)(at + 1 - text);
    const char *rest = text + len + strspn(text + len, " ");
    size_t first = strcspn(rest, " ");
    utf8_copy_part(rest, first, word, sizeof(word));
    rest += first + strspn(rest + first, " ");
    utf8_copy(rest, span, sizeof(span));
    out->action = act_choice(FILTER_ACTIONS, word);
    out->span_ms = out->action == FILTER_MUTE ? MUTE_MS : 0;
    const bool timed = span[0] != '\0', mutes = out->action == FILTER_MUTE,
               held = !timed || (span_read(span, &out->span_ms) && out->span_ms != 0 &&
                                 out->span_ms <= LONGEST_MS);
    if (act_refused(act, out->action < 0,
                    "Add at the end what to do with such a line: `hold`, `star`, `mute 10m` or "
                    "`report`.") ||
        act_refused(act, timed && !mutes, "Nothing goes after `%s`.", word) ||
        act_refused(act, !held, "A filter mutes for 1 second to 7 days: `mute 10m`.") ||
        act_refused(act, len >= sizeof(out->what),
                    "What a filter looks for has at most %d bytes. Type less of it.",
                    (int)sizeof(out->what) - 1))
        return NULL;
    utf8_copy_part(text, len, out->what, sizeof(out->what));
    struct sieve *sieve = sieve_new(out->what, why, sizeof(why));
    return act_refused(act, !sieve, "%s", why) ? NULL : sieve;
}

static void filter_acts_put_action(const struct store_filter *filter, struct buf *out)
{
    buf_puts(out, actions[filter->action]);
    if (filter->action == FILTER_MUTE)
        buf_printf(out, " %s", SPAN(filter->span_ms));
}

/* ---- The dry run ---- */

static void filter_acts_trial_keep(void *arg, int64_t from, const char *name, bool tell,
                                   const char *text)
{
    struct adding *a = arg;
    struct trial_line *line = &a->line[a->nlines++];
    *line = (struct trial_line){.from = from, .tell = tell, .text = xstrdup(text)};
    utf8_copy(name, line->name, sizeof(line->name));
}

/* Gathers the lines of the last day that are kept. For a pattern, adds lines that are hard for it,
 * each of which repeats one of its characters. */
static void filter_acts_trial_gather(struct adding *a)
{
    struct lobby *lobby = a->act.errand.lobby;
    const char *what = a->fresh.what;
    channel_each(lobby, clock_wall(lobby->deps.clock) - STORE_DAY_MS, filter_acts_trial_keep, a);
    a->kept = a->nlines;
    for (char c = '!'; what[0] == '/' && c <= '~'; c++) {
        if (!strchr(what, c) && c != '0')
            continue;
        char *text = a->line[a->nlines++].text = xcalloc(1, CHANNEL_CELLS_MAX + 1);
        memset(text, c, CHANNEL_CELLS_MAX);
    }
}

/* Tries the filter on a line. Returns how many steps that took; -1: too many. */
static int64_t filter_acts_trial_line(struct adding *a, const struct trial_line *line)
{
    struct sieve_text *text = sieve_fold(line->text, a->act.errand.lobby->deps.conf.host, 1);
    bool found = sieve_find(a->sieve, text, NULL);
    int64_t steps = sieve_over(text) ? -1 : sieve_steps(text);
    int i = 0;
    sieve_text_free(&text);
    if (!found || line->from == 0)
        return steps;
    a->hits++;
    while (i < a->people && a->person[i] != line->from)
        i++;
    if (i == a->people)
        a->person[a->people++] = line->from;
    if (!line->tell && a->examples++ < EXAMPLES)
        buf_printf(&a->example, "\n  %s: %s", line->name, line->text);
    return steps;
}

/* ---- Filters ---- */

static void filter_acts_add_follows(struct act *act)
{
    struct adding *a = (struct adding *)act;
    filter_add(act->errand.lobby, &a->fresh, a->sieve);
    a->sieve = NULL;
}

static void filter_acts_add_tried(struct adding *a)
{
    struct act *act = &a->act;
    struct lobby *lobby = act->errand.lobby;
    BUF_LOCAL action = {0};
    const struct store_filter *there;
    for (int i = 0; (there = filter_at(lobby, i, NULL)); i++)
        if (act_refused(act, strcasecmp(there->what, a->fresh.what) == 0,
                        "Filter %jd looks for that already. Type `filter drop %jd` first.",
                        there->number, there->number) ||
            act_refused(
                act, i + 1 == FILTERS_MAX,
                "There are %d filters, which is the most. Type `filter drop` and a number first.",
                FILTERS_MAX))
            return;
    buf_printf(&act->list,
               "Of the %d lines kept from the last day it would have hit %d, by %d %s%s%s", a->kept,
               a->hits, a->people, a->people == 1 ? "person" : "people",
               a->example.len > 0 ? ":" : ".", buf_text(&a->example));
    filter_acts_put_action(&a->fresh, &action);
    act_warn(act, "%s\n", buf_text(&act->list));
    if (!act_confirmed(act, "add the filter %s, %s", a->fresh.what, buf_text(&action)))
        return;
    act_sign(act, &a->fresh);
    a->fresh.number = filter_number(lobby);
    buf_printf(&act->list, "\nFilter %jd holds now: %s, %s. Type `filter drop %jd` to end it.\n",
               a->fresh.number, a->fresh.what, buf_text(&action), a->fresh.number);
    act_audit(act, "", "%jd: %.300s, %s", a->fresh.number, a->fresh.what, buf_text(&action));
    act_puts(act, STORE_RECORD_FILTER, &a->fresh, filter_acts_add_follows);
}

static void filter_acts_add_slice(void *arg)
{
    struct adding *a = arg;
    int64_t steps = 0;
    for (int i = 0; i < TRIAL_SLICE && steps < SIEVE_STEPS_MAX && a->tried < a->nlines; i++) {
        int64_t taken = filter_acts_trial_line(a, &a->line[a->tried++]);
        if (act_refused(&a->act, taken < 0,
                        "That pattern takes too long, because some lines fit it in too many ways. "
                        "Use fewer repeats in it, and none inside of another."))
            return;
        steps += taken;
    }
    if (a->tried < a->nlines)
        timer_set(a->act.errand.lobby->timers, &a->act.errand.timer, 0, filter_acts_add_slice, a);
    else
        filter_acts_add_tried(a);
}

static void filter_acts_add(struct act *act)
{
    struct adding *a = (struct adding *)act;
    struct sieve *sieve = filter_acts_typed(act, &a->fresh);
    if (!sieve) /* the act is gone */
        return;
    a->sieve = sieve;
    if (a->fresh.action == FILTER_MUTE && !act_allowed(act, "mute"))
        return;
    filter_acts_trial_gather(a);
    filter_acts_add_slice(a);
}

static void filter_acts_add_drop(struct act *act)
{
    struct adding *a = (struct adding *)act;
    for (int i = 0; i < a->nlines; i++)
        free(a->line[i].text);
    buf_free(&a->example);
    sieve_free(&a->sieve);
}

static void filter_acts_list(struct act *act)
{
    const struct store_filter *filter;
    for (int i = 0; (filter = filter_at(act->errand.lobby, i, NULL)); i++) {
        act_line(act, "%jd  %s  %.0s%.0jd%.0s%.0jd", filter->number, filter->what,
                 actions[filter->action], filter->span_ms / 1000, filter->staff_name,
                 filter->at_ms);
        filter_acts_put_action(filter, &act->list);
        buf_printf(&act->list, ", by %s\n", filter->staff_name);
    }
    act_end_list(act);
}

static void filter_acts_drop_follows(struct act *act)
{
    filter_drop(act->errand.lobby, act->number);
}

static void filter_acts_drop(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    const struct store_filter *filter;
    int i = 0;
    while ((filter = filter_at(lobby, i, NULL)) && filter->number != act->number)
        i++;
    if (act_refused(act, !filter, "There is no filter %jd. Type `filter list` to see them.",
                    act->number))
        return;
    int64_t id = filter->id;
    if (!act_confirmed(act, "end filter %jd: %s", act->number, filter->what))
        return;
    act_audit(act, "", "%jd dropped: %.300s", act->number, filter->what);
    act_say(act, "Filter %jd is gone.", act->number);
    act_writes(act, filter_acts_drop_follows);
    store_drop(lobby->deps.store, STORE_RECORD_FILTER, id, act_stored, act);
}

static void filter_acts_test(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    const struct store_filter *filter;
    const struct sieve *sieve;
    struct sieve_text *text = sieve_fold(act->text, lobby->deps.conf.host, FILTERS_MAX);
    for (int i = 0; (filter = filter_at(lobby, i, &sieve)); i++) {
        if (!sieve_find(sieve, text, NULL))
            continue;
        act_line(act, "%jd  %s  %.0s", filter->number, filter->what, actions[filter->action]);
        filter_acts_put_action(filter, &act->list);
        buf_putc(&act->list, '\n');
    }
    sieve_text_free(&text);
    act_end_list(act);
}

/* ---- Lines that are held ---- */

static void filter_acts_held(struct act *act)
{
    const struct filter_held *held;
    for (int i = 0; (held = filter_held_at(act->errand.lobby, i)); i++) {
        char where[STORE_CHANNEL_MAX];
        if (held->place.table != 0)
            utf8_printf(where, sizeof(where), "table %d", (int)held->place.table);
        else
            utf8_printf(where, sizeof(where), "%s", channel_name(held->place.channel));
        act_line(act, "%jd  [%s] %s: %s  (filter %jd)%.0jd\n", held->number, where, held->name,
                 held->text, held->filter, held->at_ms);
    }
    if (act->list.len > 0)
        buf_puts(&act->list, "Type `release` or `withhold` and the numbers.\n");
    act_end_list(act);
}

/* Reads the next part of a list such as "3, 4-7". False: there is no further part. A part that is
 * not a number, or has more numbers than lines can be held, gives an empty range. */
static bool filter_acts_range_next(const char **at, int64_t *first, int64_t *last)
{
    *at += strspn(*at, " ,");
    size_t len = strcspn(*at, " ,");
    if (!act_range(*at, len, first, last) || *last - *first >= FILTER_HELD_MAX)
        *last = *first - 1;
    *at += len;
    return len > 0;
}

static bool filter_acts_is_held(struct lobby *lobby, int64_t number)
{
    const struct filter_held *held;
    for (int i = 0; (held = filter_held_at(lobby, i)); i++)
        if (held->number == number)
            return true;
    return false;
}

static void filter_acts_decide_follows(struct act *act)
{
    int64_t number, last;
    for (const char *at = act->audit.detail; filter_acts_range_next(&at, &number, &last);) {
        const char *why = filter_held_decide(act->errand.lobby, number, act->row->which);
        if (why)
            buf_printf(&act->list, "%jd: %s\n", number, why);
    }
    buf_printf(&act->list, "%s\n", act->said);
}

/* Decides the held lines whose numbers are in the text. A number that stands alone has to be that
 * of a held line. */
static void filter_acts_decide(struct act *act)
{
    const bool release = act->row->which;
    BUF_LOCAL which = {0};
    int64_t number, last;
    if (!act_confirmed(act, "%s the held lines %s", release ? "let through" : "drop", act->text))
        return;
    for (const char *at = act->text; filter_acts_range_next(&at, &number, &last);) {
        const bool one = number == last;
        for (; number <= last; number++)
            if (filter_acts_is_held(act->errand.lobby, number))
                buf_printf(&which, "%s%jd", which.len > 0 ? " " : "", number);
            else if (one)
                buf_printf(&act->list, "%jd: No line of that number is held.\n", number);
    }
    if (which.len == 0) {
        act_end(act, false, "No line of that number is held. Type `held` to see the numbers.");
    } else {
        act_say(act, "%s: %s.", release ? "Let through" : "Dropped", buf_text(&which));
        act_audit(act, "", "%s", buf_text(&which));
        act_writes_audit(act, filter_acts_decide_follows);
    }
}

/* ---- The rows ---- */

#define FILTER_FIELDS                                                                              \
    {"number", ACT_FIELD_NUMBER, "its number"}, {"what", ACT_FIELD_TEXT, "what it looks for"},     \
    {                                                                                              \
        "action", ACT_FIELD_TEXT, "what it does with a line", .words = FILTER_ACTIONS              \
    }

static const struct act_field list_fields[] = {
    FILTER_FIELDS,
    {"mute_s", ACT_FIELD_NUMBER, "for how many seconds it mutes"},
    {"by", ACT_FIELD_TEXT, "who added it"},
    {"since", ACT_FIELD_TIME, "since when it holds"}};
static const struct act_field test_fields[] = {FILTER_FIELDS};
static const struct act_field held_fields[] = {
    {"number", ACT_FIELD_NUMBER, "the number of the line"},
    {"where", ACT_FIELD_TEXT, "the channel or the table"},
    {"name", ACT_FIELD_TEXT, "who said it"},
    {"text", ACT_FIELD_TEXT, "what was said"},
    {"filter", ACT_FIELD_NUMBER, "the filter that holds it"},
    {"at", ACT_FIELD_TIME, "when it was said"}};

/* The command `filter` has a row of its own (lobby/cmd). */
const struct act_row filter_acts[] = {
    {"filter add", STORE_MODERATOR, filter_acts_add,
     "what is not wanted in talk: filter add spam hold, or link star, /a+b/ mute 10m",
     .command = "filter add", .audit = "filter",
     .args =
         {{"what", ACT_TEXT,
           .help =
               "a word, a domain, link or /a pattern/, then hold, star, report or mute and a time",
           .example = "/free +chips/ mute 10m"}},
     .size = sizeof(struct adding), .asks = true, .scripts = true, .drop = filter_acts_add_drop},
    {"filter list", STORE_MODERATOR, filter_acts_list, "the filters of talk",
     .command = "filter list", ACT_FIELDS(list_fields),
     .none = "There are no filters. Type `filter add WORD hold` for one."},
    {"filter drop", STORE_MODERATOR, filter_acts_drop, "end a filter of talk: filter drop 3",
     .command = "filter drop", .audit = "filter", .args = {{"number", ACT_ITEM}}},
    {"filter test", STORE_MODERATOR, filter_acts_test, "which filters find something in a line",
     .command = "filter test",
     .args = {{"text", ACT_TEXT, .help = "the line", .example = "free chips here"}},
     ACT_FIELDS(test_fields), .none = "No filter finds anything in that."},
    {"held", STORE_MODERATOR, filter_acts_held, N_("lines that filters hold back until you decide"),
     ACT_FIELDS(held_fields), .none = "No line is held."},
    {"release", STORE_MODERATOR, filter_acts_decide,
     N_("let held lines through: release 3 4, or release 3-7"),
     .args = {{"numbers", ACT_TEXT, .help = "of held lines: 3, 3,4 or 3-7", .example = "3-7"}},
     .which = true},
    {"withhold", STORE_MODERATOR, filter_acts_decide,
     N_("drop held lines: withhold 3 4, or withhold 3-7"),
     .args = {{"numbers", ACT_TEXT, .help = "of held lines: 3, 3,4 or 3-7", .example = "3-7"}}},
    {NULL}};
