/*
 * See lookup.h. Every typed line is looked up twice: once for its weight, and once to carry it out.
 * Words are sorted by their first letter, so that only a few are compared.
 */
#include "lookup.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "act.h"
#include "xalloc.h"

enum { LETTERS = 26 };

/* A name or an alias of a row. */
struct spelling {
    const char *word; /* in the table; has `len` bytes */
    size_t len;
    const struct command *row;
    bool alias;
};

static struct {
    struct command *row;   /* of all families; ends with a NULL name */
    struct row_args *args; /* by the place of the row */
    /* sorted by letter, then the highest role first, then as in the families */
    struct spelling *word;
    /* where the words of each letter begin; the last element is where the last words end */
    struct spelling *from[LETTERS + 1];
} ready;

static enum arg_kind cmd_lookup_kind_of(const char *name, size_t len)
{
    static const struct {
        const char *name;
        enum arg_kind kind;
    } kinds[] = {{"NAME", ARG_NAME},    {"WHO", ARG_NAME},     {"TEXT", ARG_TEXT},
                 {"REASON", ARG_TEXT},  {"OPTIONS", ARG_TEXT}, {"TOPIC", ARG_TOPIC},
                 {"GAME", ARG_GAME},    {"N", ARG_NUMBER},     {"TABLE", ARG_TABLE},
                 {"AMOUNT", ARG_AMOUNT}};
    for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
        if (strlen(kinds[i].name) == len && strncmp(kinds[i].name, name, len) == 0)
            return kinds[i].kind;
    return islower((unsigned char)*name) ? ARG_CHOICE : ARG_WORD;
}

static void cmd_lookup_pattern_read(const char *pattern, struct row_args *out)
{
    while (*pattern != '\0') {
        struct arg *arg = &out->arg[out->n++];
        size_t len = strcspn(pattern, " ");
        arg->optional = *pattern == '[';
        arg->name = pattern + arg->optional;
        arg->len = (int)len - 2 * arg->optional;
        arg->kind = cmd_lookup_kind_of(arg->name, (size_t)arg->len);
        pattern += len + (pattern[len] == ' ');
    }
}

/* Puts the names (or aliases) of a row that begin with `letter` at `*to`. If `*to` is NULL it only
 * counts them. Returns how many. */
static size_t cmd_lookup_words_put(const struct command *row, bool alias, int letter,
                                   struct spelling **to)
{
    const char *at = alias ? row->aliases : row->name;
    size_t n = 0;
    for (; *at != '\0'; at += *at == ' ') {
        size_t len = strcspn(at, " ");
        if (*at == letter && *to)
            *(*to)++ = (struct spelling){at, len, row, alias};
        n += *at == letter;
        at += len;
    }
    return n;
}

/* The same for all rows. The words of one row stand together. */
static size_t cmd_lookup_letter_put(int letter, struct spelling *to)
{
    size_t n = 0;
    for (int role = STORE_ADMIN; role >= STORE_PLAYER; role--) {
        for (const struct command *row = ready.row; row->name; row++)
            if ((int)row->role == role)
                n += cmd_lookup_words_put(row, false, letter, &to) +
                     cmd_lookup_words_put(row, true, letter, &to);
    }
    return n;
}

/* A copy of the row with everything filled in that a row may leave out. */
static struct command cmd_lookup_row_whole(const struct command *row, const char *group)
{
    struct command whole = *row;
    if (!row->group)
        whole.group = group;
    if (!row->aliases)
        whole.aliases = "";
    if (!row->shortest)
        whole.shortest = row->ask || row->role > STORE_PLAYER ? row->name : "";
    if (!row->pattern)
        whole.pattern = "";
    if (!row->where)
        whole.where = CMD_ANY;
    if (!row->flood)
        whole.flood = CMD_LIGHT;
    return whole;
}

/* Copies all rows to `to`, or only counts them if that is NULL. Returns how many. */
static size_t cmd_lookup_rows_put(struct command *to)
{
    size_t n = 0;
    for (const struct cmd_family *family = cmd_families; family->group; family++)
        for (const struct command *row = family->row ? family->row : family->made(); row->name;
             row++, n++)
            if (to)
                to[n] = cmd_lookup_row_whole(row, family->group);
    return n;
}

static void cmd_lookup_make_ready(void)
{
    size_t rows = cmd_lookup_rows_put(NULL), words = 0;
    ready.row = xcalloc(rows + 1, sizeof(*ready.row));
    cmd_lookup_rows_put(ready.row);
    ready.args = xcalloc(rows, sizeof(*ready.args));
    for (size_t i = 0; i < rows; i++)
        cmd_lookup_pattern_read(ready.row[i].pattern, &ready.args[i]);
    for (int letter = 'a'; letter <= 'z'; letter++)
        words += cmd_lookup_letter_put(letter, NULL);
    ready.word = xcalloc(words + 1, sizeof(*ready.word)); /* row_next reads one element after the
                                                             last */
    ready.from[0] = ready.word;
    for (int i = 0; i < LETTERS; i++)
        ready.from[i + 1] = ready.from[i] + cmd_lookup_letter_put('a' + i, ready.from[i]);
}

const struct command *cmd_rows(void)
{
    if (!ready.row)
        cmd_lookup_make_ready();
    return ready.row;
}

const struct row_args *row_args(const struct command *row)
{
    return &ready.args[row - cmd_rows()];
}

bool row_open(const struct command *row, int where, enum store_role role)
{
    return (row->where & where) != 0 && row->role <= role;
}

bool cmd_may(const struct session *s, const struct command *row)
{
    return row->role <= s->role && (!row->act || act_role(s->lobby, row->act) <= s->role);
}

const struct command *row_next(const char *word, bool alias, int where, enum store_role role,
                               const struct command *after)
{
    int letter = tolower((unsigned char)*word) - 'a';
    /* names and aliases begin with a letter; most other words are cards */
    if (letter < 0 || letter >= LETTERS)
        return NULL;
    cmd_rows();
    size_t len = strlen(word);
    for (const struct spelling *at = ready.from[letter]; at < ready.from[letter + 1]; at++) {
        if (after) {
            if (at->row == after && (at + 1)->row != after)
                after = NULL;
        } else if (at->len == len && (alias || !at->alias) && row_open(at->row, where, role) &&
                   strncasecmp(at->word, word, len) == 0) {
            return at->row;
        }
    }
    return NULL;
}

const struct command *row_first(const char *word, int where, enum store_role role, bool *alias)
{
    const struct command *row = row_next(word, false, where, role, NULL);
    *alias = !row;
    return row ? row : row_next(word, true, where, role, NULL);
}
