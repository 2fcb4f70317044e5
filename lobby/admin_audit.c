/*
 * The audit log as the staff reads it: a filter of words, as lines for people or a JSON object a
 * line.
 */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "act.h"

enum { LINES = 20, LINES_MAX = 1000, WORD_MAX = 256 };

struct audit_read {
    struct act act;
    bool json;
};

/* "2026-11-21", "2026-11-21T14:02" (UTC), or a span: so long ago. */
static bool time_parse(const char *text, int64_t now, int64_t *out)
{
    struct tm tm = {0};
    int n = 0;
    int64_t ago;
    if (sscanf(text, "%4d-%2d-%2d%n", &tm.tm_year, &tm.tm_mon, &tm.tm_mday, &n) == 3) {
        int m = n;
        if (text[n] == 'T' && sscanf(text + n, "T%2d:%2d%n", &tm.tm_hour, &tm.tm_min, &m) == 2)
            n += m;
        tm.tm_year -= 1900;
        tm.tm_mon -= 1;
        *out = (int64_t)timegm(&tm) * 1000;
        return text[n] == '\0';
    }
    if (!admin_duration_parse(text, &ago) || ago == 0)
        return false;
    *out = now - ago;
    return true;
}

/* One word of a filter; false: it makes no sense. `table`: the word before was  table . */
static bool word_read(struct store_audit_query *query, const char *word, bool table, int64_t now)
{
    const char *value = strchr(word, '=');
    size_t len = value != NULL ? (size_t)(value - word) : 0;
    int64_t number;
    if (value == NULL && table) {
        snprintf(query->about, sizeof query->about, "table %.50s", word);
        return true;
    }
    if (value == NULL && admin_number_parse(word, &number)) {
        query->limit = (int)number;
        return number >= 1 && number <= LINES_MAX;
    }
    if (value == NULL) {
        snprintf(query->about, sizeof query->about, "%s", word);
        return true;
    }
    value++;
    if (value[0] == '\0')
        return false;
    if (len == 2 && strncasecmp(word, "by", len) == 0)
        snprintf(query->who, sizeof query->who, "%s", value);
    else if (len == 4 && strncasecmp(word, "verb", len) == 0)
        snprintf(query->act, sizeof query->act, "%s", value);
    else if (len == 5 && strncasecmp(word, "about", len) == 0)
        snprintf(query->about, sizeof query->about, "%s", value);
    else if (len == 5 && strncasecmp(word, "since", len) == 0)
        return time_parse(value, now, &query->since_ms);
    else if (len == 5 && strncasecmp(word, "until", len) == 0)
        return time_parse(value, now, &query->until_ms);
    else if (len == 6 && strncasecmp(word, "before", len) == 0)
        return admin_number_parse(value, &query->before);
    else
        return false;
    return true;
}

/* NULL, or the word that makes no sense, in `bad`. */
static const char *filter_read(struct store_audit_query *query, const char *filter, int64_t now,
                               char bad[WORD_MAX])
{
    char words[STORE_TEXT_MAX], *at = words, *word;
    bool table = false;
    snprintf(words, sizeof words, "%s", filter);
    while ((word = strsep(&at, " ")) != NULL) {
        if (word[0] == '\0')
            continue;
        if (!word_read(query, word, table, now)) {
            snprintf(bad, WORD_MAX, "%s", word);
            return bad;
        }
        table = strcasecmp(word, "table") == 0;
    }
    return NULL;
}

static void put_json(struct buf *out, const struct store_audit *audit)
{
    struct buf at = {0};
    act_put_time(&at, audit->at_ms);
    json_t *line = json_pack("{s:I, s:s, s:I, s:s, s:s, s:s, s:s}", "id", (json_int_t)audit->id,
                             "at", buf_text(&at), "ms", (json_int_t)audit->at_ms, "by", audit->who,
                             "verb", audit->act, "about", audit->about, "detail", audit->detail);
    char *text = line != NULL ? json_dumps(line, JSON_COMPACT) : NULL;
    if (text != NULL)
        buf_printf(out, "%s\n", text);
    free(text);
    json_decref(line);
    buf_free(&at);
}

/* What the staff notes about somebody is for others of the staff: of such a line the reader sees
 * that it is there. */
static bool is_note_about(const struct store_audit *audit, const struct admin_actor *actor)
{
    return actor->account != 0 && strcmp(audit->act, "note") == 0 &&
           strcasecmp(audit->about, actor->name) == 0 && strcasecmp(audit->who, actor->name) != 0;
}

static void audit_each(void *arg, const struct store_audit *line)
{
    struct audit_read *read = arg;
    struct buf *out = &read->act.list;
    struct store_audit shown = *line;
    const struct store_audit *audit = &shown;
    if (is_note_about(line, &read->act.actor))
        snprintf(shown.detail, sizeof shown.detail, "(about you: for others of the staff)");
    if (read->json) {
        put_json(out, audit);
        return;
    }
    act_put_time(out, audit->at_ms);
    buf_printf(out, "  %s  %s", audit->who, audit->act);
    if (audit->about[0] != '\0')
        buf_printf(out, "  %s", audit->about);
    buf_printf(out, "  %s\n", audit->detail);
}

static void audit_done(void *arg, enum store_status status)
{
    struct audit_read *read = arg;
    struct act *act = &read->act;
    if (status != STORE_OK) {
        act_unread(act);
    } else if (act->list.len == 0 && read->json) {
        act->answer(act->arg, true, "");
        errand_end(act);
    } else if (act->list.len == 0) {
        act_end(act, true, "There is nothing to list.");
    } else {
        act_end(act, true, "%.*s", (int)act->list.len - 1, act->list.data);
    }
}

void admin_audit(struct lobby *lobby, const struct admin_actor *actor, const char *filter,
                 bool json, admin_answer *answer, void *arg)
{
    struct store_audit_query query = {.limit = json ? LINES_MAX : LINES};
    char bad[WORD_MAX];
    if (!act_may(actor, STORE_ADMIN, answer, arg))
        return;
    if (filter_read(&query, filter, clock_wall(lobby->deps.clock), bad) != NULL) {
        act_refuse(answer, arg,
                   "\"%s\" is not understood. Type a name, a number of lines up to 1000, or "
                   "by=NAME, verb=WORD, about=NAME, since=7d, until=2026-11-21.",
                   bad);
        return;
    }
    struct audit_read *read = act_new_sized(lobby, actor, answer, arg, sizeof *read);
    read->json = json;
    store_audit_list(lobby->deps.store, &query, audit_each, audit_done, read);
}
