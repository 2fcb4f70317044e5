/*
 * The audit log as the staff reads it: filtered by words, shown as lines.
 */
#include <string.h>
#include <strings.h>
#include <time.h>

#include "act.h"
#include "renames.h"
#include "span.h"
#include "utf8.h"

enum { LINES = 20, LINES_MAX = 1000, WORD_MAX = 256 };

struct audit_read {
    struct act act;
    struct store_audit_query query;
    struct renames renames; /* empty if nothing is hidden from the reader */
};

static void audit_drop(struct act *act)
{
    renames_free(&((struct audit_read *)act)->renames);
}

/* Reads "2026-11-21", "2026-11-21T14:02" (UTC), or a span, which means that long ago. Refuses a day
 * that the month does not have, of which timegm would make another day. */
static bool time_parse(const char *text, int64_t now, int64_t *out)
{
    struct tm tm = {0};
    int64_t ago;
    const char *end = strptime(text, "%Y-%m-%d", &tm);
    if (end && *end == 'T')
        end = strptime(end, "T%H:%M", &tm);
    if (end) {
        const int month = tm.tm_mon;
        *out = (int64_t)timegm(&tm) * 1000;
        return *end == '\0' && *out > 0 && tm.tm_mon == month;
    }
    if (!span_read(text, &ago) || ago == 0)
        return false;
    *out = now - ago;
    return true;
}

/* Fills in a field of the filter. False: it was given before, and no line can fit both values. */
static bool field_put(char *field, size_t cap, const char *value)
{
    if (field[0] != '\0' || strlen(value) >= cap)
        return false;
    memcpy(field, value, strlen(value) + 1);
    return true;
}

/* Whether things called so have a number in the log, as in "table 3". */
static bool is_numbered(const char *word)
{
    return strcasecmp(word, "table") == 0 || strcasecmp(word, "report") == 0 ||
           strcasecmp(word, "game") == 0;
}

/* Reads one word of a filter; `before` is the word before it. False: it makes no sense. */
static bool word_read(struct store_audit_query *query, const char *before, const char *word,
                      int64_t now)
{
    const char *value = strchr(word, '=');
    size_t len = value ? (size_t)(value - word) : 0;
    int64_t number;
    if (!value && act_number(word, &number)) {
        if (is_numbered(before)) {
            utf8_printf(query->about, sizeof(query->about), "%s %lld", before, (long long)number);
            return true;
        }
        query->limit = (int)number;
        return number >= 1 && number <= LINES_MAX;
    }
    if (!value)
        return field_put(query->about, sizeof(query->about), word);
    value++;
    if (value[0] == '\0')
        return false;
    if (len == 2 && strncasecmp(word, "by", len) == 0)
        return field_put(query->who, sizeof(query->who), value);
    if (len == 4 && strncasecmp(word, "verb", len) == 0)
        return field_put(query->act, sizeof(query->act), value);
    if (len == 5 && strncasecmp(word, "about", len) == 0)
        return field_put(query->about, sizeof(query->about), value);
    if (len == 5 && strncasecmp(word, "since", len) == 0)
        return time_parse(value, now, &query->since_ms);
    if (len == 5 && strncasecmp(word, "until", len) == 0)
        return time_parse(value, now, &query->until_ms);
    return len == 6 && strncasecmp(word, "before", len) == 0 && act_number(value, &query->before) &&
           query->before > 0;
}

/* Reads a filter. Returns NULL, or the word that makes no sense, in `bad`. */
static const char *filter_read(struct store_audit_query *query, const char *filter, int64_t now,
                               char bad[WORD_MAX])
{
    char words[STORE_TEXT_MAX], *at = words, *word;
    const char *before = "";
    utf8_copy(filter, words, sizeof(words));
    while ((word = strsep(&at, " "))) {
        if (word[0] == '\0')
            continue;
        if (!word_read(query, before, word, now)) {
            utf8_copy(word, bad, WORD_MAX);
            return bad;
        }
        before = word;
    }
    return NULL;
}

/* Whether a name in a line was the reader's at that time. */
static bool is_reader(const struct audit_read *read, const struct store_audit *audit,
                      const char *name)
{
    char now[STORE_NAME_MAX];
    utf8_printf(now, sizeof(now), "%.16s", name);
    renames_follow(&read->renames, audit->id, now);
    return strcasecmp(now, read->act.actor.name) == 0;
}

/* Whether a line is about a note on the reader. Notes are for the rest of the staff: the reader
 * sees only that the line is there. */
static bool is_note_about_reader(const struct audit_read *read, const struct store_audit *audit)
{
    return read->act.actor.account != 0 && strcmp(audit->act, "note") == 0 &&
           is_reader(read, audit, audit->about) && !is_reader(read, audit, audit->who);
}

static void audit_each(void *arg, const struct store_audit *line)
{
    struct audit_read *read = arg;
    struct buf *out = &read->act.list;
    struct store_audit shown = *line;
    const struct store_audit *audit = &shown;
    if (is_note_about_reader(read, line))
        utf8_printf(shown.detail, sizeof(shown.detail), "(about you: for others of the staff)");
    act_item(&read->act);
    act_item_number(&read->act, "id", audit->id);
    act_item_time(&read->act, "at", audit->at_ms);
    act_item_text(&read->act, "by", audit->who);
    act_item_text(&read->act, "verb", audit->act);
    act_item_text(&read->act, "about", audit->about);
    act_item_text(&read->act, "detail", audit->detail);
    span_put_time(out, audit->at_ms);
    buf_printf(out, "  %s  %s", audit->who, audit->act);
    if (audit->about[0] != '\0')
        buf_printf(out, "  %s", audit->about);
    buf_printf(out, "  %s\n", audit->detail);
}

static void audit_done(void *arg, enum store_status status)
{
    act_listed(arg, status, "There is nothing to list.");
}

static void audit_list(void *arg, enum store_status status)
{
    struct audit_read *read = arg;
    if (status == STORE_OK)
        store_audit_list(read->act.errand.lobby->deps.store, &read->query, audit_each, audit_done,
                         read);
    else
        act_unread(&read->act);
}

static void audit(struct act *act)
{
    struct audit_read *read = (struct audit_read *)act;
    struct lobby *lobby = act->errand.lobby;
    char bad[WORD_MAX];
    read->query.limit = act->json ? LINES_MAX : LINES;
    if (filter_read(&read->query, act->text, clock_wall(lobby->deps.clock), bad))
        act_end(act, false,
                "\"%s\" is not understood. Type one name, `table 3`, `game 3` or `report 3`, a "
                "number of lines up to 1000, or by=NAME, verb=WORD, about=NAME, since=7d, "
                "until=2026-11-21, before=ID.",
                bad);
    else if (act->actor.account != 0)
        renames_read(&read->renames, lobby->deps.store, audit_list, read);
    else
        audit_list(read, STORE_OK);
}

const struct act_row audit_acts[] = {
    {.name = "audit",
     .args = {{"filter", ACT_TEXT, .optional = ACT_ANYWHERE}},
     .role = STORE_ADMIN,
     .fields =
         (const struct act_field[]){
             {"id", ACT_FIELD_NUMBER, "number of the line, for before=ID"},
             {"at", ACT_FIELD_TIME, "when it was done"},
             {"by", ACT_FIELD_TEXT, "who did it"},
             {"verb", ACT_FIELD_TEXT, "the act"},
             {"about", ACT_FIELD_TEXT, "the person or thing that it was about; may be empty"},
             {"detail", ACT_FIELD_TEXT, "reason, time, or what changed"},
             {NULL}},
     .help = N_("what the staff did: audit bob, audit by=kate verb=ban since=7d 50"),
     .size = sizeof(struct audit_read),
     .run = audit,
     .drop = audit_drop},
    {.name = NULL}};
