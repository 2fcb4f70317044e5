/*
 * The audit log as the staff reads it: filtered by words, shown as lines.
 */
#include <time.h>

#include "calendar.h"

#include "act.h"

enum {
    LINES = 20, /* how many lines are shown if no number is typed */
    LINES_MAX = 1000,
    BANS_READ = 100, /* how many sanctions of the account are read to find its bans */
    NEAR_MS = 50     /* the line of a ban is written at most this long before the ban begins */
};

struct audit_read {
    struct store_audit_query query;
    int64_t reader_id; /* 0: nothing is hidden from the reader */
    struct past_names reader;
    /* All names of the account that the filter names; none: it names no account. */
    struct past_names about;
    struct store_account account; /* the account that has the typed name; id 0: none */
    struct past_owner owner;      /* the account that had it before */
    char nobody[STORE_NAME_MAX];  /* a typed name that nobody has or had; "": there is none */
    struct store_audit *line;
    int n;
};

static void audit_read_drop(void *result)
{
    free(((struct audit_read *)result)->line);
}

/* Reads "2026-11-21", "2026-11-21T14:02" (UTC), or a span, which means that long ago. Refuses a day
 * that the month does not have: calendar_ms would turn it into another day. */
static bool audit_read_time_parse(const char *text, int64_t now, int64_t *out)
{
    struct tm tm = {0};
    int64_t ago;
    const char *end = strptime(text, "%Y-%m-%d", &tm);
    if (end && *end == 'T')
        end = strptime(end, "T%H:%M", &tm);
    if (end) {
        const int month = tm.tm_mon;
        *out = calendar_ms(&tm);
        return *end == '\0' && *out > 0 && calendar_of(*out).tm_mon == month;
    }
    if (!span_read(text, &ago) || ago == 0)
        return false;
    *out = now - ago;
    return true;
}

/* Fills in a field of the filter. False: it was given before, and no line can fit both values. */
static bool audit_read_field_put(char *field, size_t cap, const char *value)
{
    if (field[0] != '\0' || strlen(value) >= cap)
        return false;
    memcpy(field, value, strlen(value) + 1);
    return true;
}

/* Reads one word of a filter; `before` is the word before it. False: it is not understood. */
static bool audit_read_word(struct store_audit_query *query, const char *before, const char *word,
                            int64_t now)
{
    const char *value = strchr(word, '=');
    size_t len = value ? (size_t)(value - word) : 0;
    char name[16];
    int64_t number;
    if (!value && act_number(word, &number)) {
        if (act_choice("table|report|game", before) >= 0) { /* as in "table 3" */
            utf8_printf(query->about, sizeof(query->about), "%s %jd", before, number);
            return true;
        }
        query->limit = (int)number;
        return number >= 1 && number <= LINES_MAX;
    }
    if (!value)
        return audit_read_field_put(query->about, sizeof(query->about), word);
    value++;
    if (value[0] == '\0')
        return false;
    utf8_copy_part(word, len, name, sizeof(name));
    switch (act_choice("by|verb|about|since|until|before", name)) {
    case 0: return audit_read_field_put(query->who, sizeof(query->who), value);
    case 1: return audit_read_field_put(query->act, sizeof(query->act), value);
    case 2: return audit_read_field_put(query->about, sizeof(query->about), value);
    case 3: return audit_read_time_parse(value, now, &query->since_ms);
    case 4: return audit_read_time_parse(value, now, &query->until_ms);
    case 5: return act_number(value, &query->before) && query->before > 0;
    default: return false;
    }
}

static int audit_read_newest_first(const void *a, const void *b)
{
    const struct store_audit *x = a, *y = b;
    return x->id < y->id ? 1 : x->id > y->id ? -1 : 0;
}

/* The account that the lines are about. Its id is 0 if they are about none. */
static const struct store_account *audit_read_whom(const struct audit_read *read)
{
    return read->account.id != 0 ? &read->account : &read->owner.account;
}

static void audit_read_add(struct audit_read *read, const struct store_audit *line)
{
    read->line = xreallocarray(read->line, (size_t)read->n + 1, sizeof(*read->line));
    read->line[read->n++] = *line;
}

/* Adds the lines of bans that a search by name does not find: a ban of several people has one line,
 * which does not begin with each of their names. But each of them has a row in the case, and the
 * line is the last one before those rows. */
static void audit_read_cases(struct audit_read *read, struct store *store)
{
    const struct store_sanction *what;
    const struct store_audit *line;
    if (read->query.act[0] != '\0' && strcasecmp(read->query.act, "ban") != 0)
        return;
    STORE_EACH (what, sanctions_of, store, audit_read_whom(read)->id, BANS_READ) {
        struct store_audit_query query = read->query;
        const int64_t id = what->case_id, from = what->from_ms - NEAR_MS;
        if (what->kind != STORE_BAN)
            continue;
        utf8_copy("ban", query.act, sizeof(query.act));
        query.about[0] = '\0';
        query.limit = 1;
        if (query.before == 0 || query.before > id)
            query.before = id;
        if (query.since_ms < from)
            query.since_ms = from;
        STORE_EACH (line, audit_list, store, &query) {
            int at = 0;
            while (at < read->n && read->line[at].id != line->id)
                at++;
            if (at == read->n)
                audit_read_add(read, line);
        }
    }
}

/* Reads the names of the account that has the name in the filter, or that had it last. */
static void audit_read_about(struct audit_read *read, struct store *store)
{
    store_reads_named(store, read->query.about, &read->account);
    past_owner_read(&read->owner, store, read->query.about);
    if (audit_read_whom(read)->id != 0)
        past_names_read(&read->about, store, audit_read_whom(read));
    else
        utf8_copy(read->query.about, read->nobody, sizeof(read->nobody));
}

static void audit_read_run(struct store *store, void *result)
{
    struct audit_read *read = result;
    const char *name = read->query.who;
    struct store_account reader, account;
    struct past_owner owner;
    const struct store_audit *line;
    if (read->reader_id != 0 && store_reads_account(store, read->reader_id, &reader))
        past_names_read(&read->reader, store, &reader);
    if (read->query.about[0] != '\0' && !account_name_check(read->query.about))
        audit_read_about(read, store);
    if (read->about.n == 0)
        STORE_EACH (line, audit_list, store, &read->query)
            audit_read_add(read, line);
    for (int i = 0; i < read->about.n; i++) {
        struct store_audit_query query = read->query;
        const struct past_name *past = &read->about.name[i];
        utf8_copy(past->name, query.about, sizeof(query.about));
        query.after = past->after;
        if (past->until != INT64_MAX && (query.before == 0 || query.before > past->until))
            query.before = past->until + 1;
        STORE_EACH (line, audit_list, store, &query)
            audit_read_add(read, line);
    }
    if (read->about.n > 0)
        audit_read_cases(read, store);
    /* There are no lines by this name: looks whether anybody has it or had it. */
    if (read->n == 0 && read->nobody[0] == '\0' && !account_name_check(name) &&
        strcasecmp(name, STORE_SOCKET) != 0 && !store_reads_named(store, name, &account) &&
        !past_owner_read(&owner, store, name))
        utf8_copy(name, read->nobody, sizeof(read->nobody));
    if (read->n > 0)
        qsort(read->line, (size_t)read->n, sizeof(*read->line), audit_read_newest_first);
}

static void audit_read_told(struct act *act, void *result)
{
    const struct audit_read *read = result;
    const char *now = read->owner.account.name;
    const char *today = read->about.n > 0 ? read->about.name[0].name : NULL;
    if (read->reader_id != 0 && read->reader.n == 0) { /* it is not known what to hide */
        act_unread(act);
        return;
    }
    if (read->account.id == 0 && read->owner.there)
        buf_printf(&act->list, "%s is called %s now.\n", read->query.about, now);
    for (int i = 0; i < read->n && i < read->query.limit; i++) {
        const struct store_audit *audit = &read->line[i];
        /* A note about the reader is for the rest of the staff: the reader sees only that the line
         * is there. */
        const bool hides = strcmp(audit->act, "note") == 0 &&
                           past_names_has(&read->reader, audit->id, audit->about) &&
                           !past_names_has(&read->reader, audit->id, audit->who);
        const char *detail = hides ? "(about you: for the others on the staff)" : audit->detail;
        const bool named = today && past_names_has(&read->about, audit->id, audit->about);
        buf_puts(&act->list, SPAN_TIME(audit->at_ms));
        act_line(act, "%.0jd  %jd%.0jd  %s  %s{  %s}{ (now %s)}%.0s", audit->id,
                 act_deed_number(audit->id), audit->at_ms, audit->who, audit->act, audit->about,
                 named && strcasecmp(audit->about, today) != 0 ? today : "", detail);
        /* The line is about several people, and begins with the name of another one. */
        if (today && !named)
            buf_printf(&act->list, " (%s, too)", today);
        buf_printf(&act->list, "  %s\n", detail);
    }
    if (read->n == 0 && read->nobody[0] != '\0')
        buf_printf(&act->list, "There is no account %s, and no line of the log fits.\n",
                   read->nobody);
    else if (read->n == 0)
        buf_puts(&act->list, "There is nothing to list.\n");
    if (read->account.id != 0 && read->owner.there && read->owner.account.id != read->account.id)
        buf_printf(&act->list,
                   "Until %s another account was called %s. It is %s now: type `audit %s` for that "
                   "one.\n",
                   SPAN_TIME(ids_time(read->owner.gave_up)), read->query.about, now, now);
    act_end_list(act);
}

static void audit_read_audit(struct act *act)
{
    struct audit_read read = {.query.limit = act->asked.json ? LINES_MAX : LINES,
                              .reader_id = act->actor.account};
    char words[STORE_TEXT_MAX], *at = words, *word;
    const char *before = "";
    utf8_copy(act->text, words, sizeof(words));
    while ((word = strsep(&at, " "))) {
        if (word[0] == '\0')
            continue;
        if (act_refused(act, !audit_read_word(&read.query, before, word, act_now(act)),
                        "\"%.255s\" is not understood. Type one name, `table 3`, `game 3` or "
                        "`report 3`, a number of lines up to 1000, or by=NAME, verb=WORD, "
                        "about=NAME, since=7d, until=2026-11-21, before=ID.",
                        word))
            return;
        before = word;
    }
    act_reads(act, STORE_READS(struct audit_read, audit_read_run, audit_read_drop), &read,
              audit_read_told);
}

static const struct act_field audit_fields[] = {
    {"id", ACT_FIELD_TEXT, "id of the line, for before=ID"},
    {"number", ACT_FIELD_NUMBER, "number of the line, for undo-act"},
    {"at", ACT_FIELD_TIME, "when it was done"},
    {"by", ACT_FIELD_TEXT, "who did it"},
    {"verb", ACT_FIELD_TEXT, "the act"},
    {"about", ACT_FIELD_TEXT, "the person or thing that it was about; may be empty"},
    {"now", ACT_FIELD_TEXT, "what that account is called now, if that is another name",
     .null = true},
    {"detail", ACT_FIELD_TEXT, "reason, time, or what changed"}};

const struct act_row audit_acts[] = {
    {"audit", STORE_ADMIN, audit_read_audit,
     N_("what the staff did: audit bob, audit by=kate verb=ban since=7d 50"),
     .args = {{"filter", ACT_TEXT, .optional = ACT_ANYWHERE,
               .help = "a name, table 3, game 3, report 3, a number of lines up to 1000, by=NAME, "
                       "verb=WORD, about=NAME, since=TIME, until=TIME (7d, 2026-11-21 or "
                       "2026-11-21T14:02 in UTC), before=ID; lines fit all of them",
               .example = "by=kate verb=ban since=7d"}},
     ACT_FIELDS(audit_fields)},
    {NULL}};
