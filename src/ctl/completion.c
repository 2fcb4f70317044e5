/*
 * See completion.h.
 */
#include "completion.h"

#include <string.h>
#include <strings.h>

#include "asking.h"
#include "closed.h"
#include "rows.h"

struct completing {
    const char *word; /* the word that is completed */
    const char *path; /* of the control socket; NULL: not known */
    struct buf *out;
};

static void completion_put_it(const struct completing *c, const char *word, size_t len)
{
    const size_t typed = strlen(c->word);
    if (typed <= len && strncasecmp(word, c->word, typed) == 0)
        buf_printf(c->out, "%.*s\n", (int)len, word);
}

/* Writes the words of "a|b". */
static void completion_put_words(const struct completing *c, const char *words)
{
    for (size_t len; *words; words += len + (words[len] == '|')) {
        len = strcspn(words, "|");
        completion_put_it(c, words, len);
    }
}

/* ---- Commands ---- */

/* Whether an earlier row begins with the same word. */
static bool completion_is_repeated(size_t i, size_t len)
{
    const char *name = row_at(i)->name;
    for (size_t k = 0; k < i; k++)
        if (strncmp(row_at(k)->name, name, len) == 0 && strcspn(row_at(k)->name, " ") == len)
            return true;
    return false;
}

/* ---- Arguments ---- */

/* Adds what the room lists, if it answers at once. If words have commas between them, only the last
 * one is completed. */
static void completion_put_listed(const struct completing *c, const char *what)
{
    BUF_LOCAL answer = {0};
    const char *comma = strrchr(c->word, ','), *begin = comma ? comma + 1 : c->word, *text;
    json_auto_t *request =
        json_pack("{s:s, s:s, s:s}", "verb", "complete", "what", what, "begin", begin);
    if (begin[0] == '\0')
        json_object_del(request, "begin");
    FD_LOCAL fd = c->path ? asking_connect(c->path, 0, 1) : -1;
    if (fd >= 0 && request && asking_speak(fd, request, &answer)) {
        json_auto_t *object = json_loads(buf_text(&answer), 0, NULL);
        text = json_string_value(json_object_get(object, "text"));
        for (size_t len; json_is_true(json_object_get(object, "done")) && text && *text;
             text += len + (text[len] == '\n')) {
            len = strcspn(text, "\n");
            buf_printf(c->out, "%.*s%.*s\n", (int)(begin - c->word), c->word, (int)len, text);
        }
    }
}

static void completion_put_argument(const struct completing *c, const struct act_arg *arg)
{
    switch (arg->kind) {
    case ACT_CHOICE: completion_put_words(c, arg->words); break;
    case ACT_NAME:
    case ACT_WHO:
    case ACT_INTO: completion_put_listed(c, "names"); break;
    case ACT_TABLE: completion_put_listed(c, "tables"); break;
    case ACT_REPORT: completion_put_listed(c, "reports"); break;
    case ACT_ITEM: completion_put_listed(c, "news"); break;
    case ACT_CUP: completion_put_listed(c, "cups"); break;
    case ACT_ADJUSTMENT: completion_put_listed(c, "adjustments"); break;
    case ACT_SPAN: completion_put_words(c, "30m|12h|7d|forever"); break;
    case ACT_SPAN_ENDS: completion_put_words(c, "10m|30m|1h"); break;
    case ACT_COUNTDOWN: completion_put_words(c, "now|1m|5m"); break;
    case ACT_FILE: buf_puts(c->out, ":files\n"); break;
    case ACT_FOLDER: buf_puts(c->out, ":folders\n"); break;
    default: break;
    }
}

static void completion_put_arguments(const struct completing *c, const struct act_row *row,
                                     char **words, int count)
{
    /* The argument that the word belongs to. Past the last argument, it is of kind ACT_NONE. */
    const struct act_arg *arg = row->args;
    for (int i = 0; i < count && arg->kind != ACT_NONE && !row_takes_rest(arg); i++) {
        if (words[i][0] == '-' && strlen(words[i]) > 1 && arg->kind != ACT_AMOUNT)
            continue; /* an option */
        if (row_skips(arg, words[i]))
            arg++;
        arg++;
    }
    completion_put_argument(c, arg);
    if (arg->kind == ACT_CHOICE && row_leaves_out(arg))
        completion_put_argument(c, arg + 1);
}

/* ---- All of it ---- */

static bool completion_takes_word(const char *option)
{
    return strcmp(option, "-c") == 0 || strcmp(option, "--config") == 0 ||
           strcmp(option, "-s") == 0 || strcmp(option, "--socket") == 0;
}

struct completion_place completion_place(char **words, int count)
{
    struct completion_place place = {0};
    for (int i = 0; i + 1 < count && words[i][0] == '-'; i++) {
        if (!completion_takes_word(words[i]))
            continue;
        bool config = words[i][strspn(words[i], "-")] == 'c';
        *(config ? &place.config : &place.socket) = words[i + 1];
        i++;
    }
    return place;
}

/* Completes a command, whose first word is words[0] of `count`, and what follows it. */
static void completion_put_behind(const struct completing *c, char **words, int count)
{
    int used = 0;
    if (count == 0) {
        for (size_t i = 0; row_at(i); i++) {
            size_t len = strcspn(row_at(i)->name, " ");
            if (!completion_is_repeated(i, len))
                completion_put_it(c, row_at(i)->name, len);
        }
        return;
    }
    if (strcmp(words[0], "help") == 0 || strcmp(words[0], "schema") == 0) {
        completion_put_behind(c, words + 1, count - 1);
        return;
    }
    const struct act_row *row = row_of(words, count, &used);
    const size_t first = strlen(words[0]);
    for (size_t i = 0; count == 1 && row_at(i); i++) { /* the second words of commands */
        const char *name = row_at(i)->name;
        if (strncmp(name, words[0], first) == 0 && name[first] == ' ')
            completion_put_it(c, name + first + 1, strlen(name + first + 1));
    }
    if (c->word[0] == '-')
        completion_put_words(c, "--json|--dry-run|--yes|--help");
    else if (row)
        completion_put_arguments(c, row, words + used, count - used);
}

void completion_put(char **words, int count, const char *path, struct buf *out)
{
    struct completing c = {.word = words[count - 1], .path = path, .out = out};
    int at = 0;
    while (at < count - 1 && words[at][0] == '-')
        at += completion_takes_word(words[at]) ? 2 : 1;
    if (at > count - 1)
        buf_puts(out, ":files\n");
    else if (at == count - 1 && c.word[0] == '-')
        completion_put_words(&c, "--config|--socket|--json|--dry-run|--yes|--help|--version");
    else
        completion_put_behind(&c, words + at, count - 1 - at);
}
