/*
 * The families of commands, and the table of all their rows. See lookup.h. Every typed line is
 * looked up twice: once for its weight, and once to carry it out. Words are sorted by their first
 * letter, so that only a few are compared.
 */
#include "lookup.h"

#include <ctype.h>

#include "act.h"

enum { LETTERS = 26 };

/* Rows that help shows together, under one heading. */
struct family {
    const char *group;
    /* Arrays that end with a NULL name; the last one is followed by NULL. */
    const struct command *rows[9];
    void (*make)(void); /* adds more rows (cmd_row_add); NULL: there are none */
};

/* In the order in which help and Tab show them. */
static const struct family families[] = {
    {N_("Login"), {login_commands, look_commands}},
    {N_("People"),
     {who_commands, talk_commands, finger_commands, chat_commands, appeal_commands,
      friend_commands}},
    {N_("Tables"), {table_commands, code_commands, seek_commands, seat_commands, vote_commands}},
    {N_("Playing"), {move_commands}, question_commands},
    {N_("Boards"), {board_commands, assess_commands, daily_commands, duel_commands}},
    {N_("Cups"), {cup_commands}},
    {N_("Records"), {record_commands, replay_commands, review_commands}},
    {N_("You"),
     {help_commands, news_commands, rules_commands, settings_commands, alias_commands,
      account_commands, answer_commands, quit_commands}},
    {N_("Staff"), .make = act_commands},
    {N_("Staff"), {filter_commands}},
    {NULL}};

/* A name or an alias of a row. */
struct spelling {
    const char *word; /* points into the row; has `len` bytes */
    size_t len;
    const struct command *row;
    bool alias;
    struct spelling *next;
};

static struct {
    struct command *row; /* of all families; ends with a NULL name */
    size_t n, cap;
    struct row_args *args; /* of each row, by its place in `row` */
    /* By first letter. The words of rows for the highest role come first, then those of the
     * families in their order. The words of a row stand together. */
    struct spelling *first[LETTERS];
} ready;

static enum arg_kind lookup_kind_of(const char *name, size_t len)
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

static void lookup_pattern_read(const char *pattern, struct row_args *out)
{
    while (*pattern != '\0') {
        struct arg *arg = &out->arg[out->n++];
        size_t len = strcspn(pattern, " ");
        arg->optional = *pattern == '[';
        arg->name = pattern + arg->optional;
        arg->len = (int)len - 2 * arg->optional;
        arg->kind = lookup_kind_of(arg->name, (size_t)arg->len);
        pattern += len + (pattern[len] == ' ');
    }
}

/* Adds the words that have blanks between them: the name of a row, or its aliases. */
static void lookup_words_add(const struct command *row, const char *words, bool alias)
{
    for (size_t len; *words != '\0'; words += len + (words[len] == ' ')) {
        len = strcspn(words, " ");
        if (!islower((unsigned char)*words))
            continue;
        struct spelling **at = &ready.first[*words - 'a'];
        while (*at)
            at = &(*at)->next;
        *at = xmalloc(sizeof(**at));
        **at = (struct spelling){words, len, row, alias, NULL};
    }
}

void cmd_row_add(const struct command *row)
{
    struct command whole = *row;
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
    XGROW(ready.row, ready.n, ready.cap);
    ready.row[ready.n++] = whole;
}

static void lookup_make_ready(void)
{
    for (const struct family *family = families; family->group; family++) {
        size_t first = ready.n;
        for (const struct command *const *rows = family->rows; *rows; rows++)
            for (const struct command *row = *rows; row->name; row++)
                cmd_row_add(row);
        if (family->make)
            family->make();
        for (; first < ready.n; first++)
            if (!ready.row[first].group)
                ready.row[first].group = family->group;
    }
    XGROW(ready.row, ready.n, ready.cap);
    ready.row[ready.n] = (struct command){.name = NULL};
    ready.args = xcalloc(ready.n, sizeof(*ready.args));
    for (size_t i = 0; i < ready.n; i++)
        lookup_pattern_read(ready.row[i].pattern, &ready.args[i]);
    for (int role = STORE_ADMIN; role >= STORE_PLAYER; role--)
        for (const struct command *row = ready.row; row->name; row++)
            if ((int)row->role == role) {
                lookup_words_add(row, row->name, false);
                lookup_words_add(row, row->aliases, true);
            }
}

const struct command *cmd_rows(void)
{
    if (!ready.row)
        lookup_make_ready();
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
    for (const struct spelling *at = ready.first[letter]; at; at = at->next) {
        if (after) {
            if (at->row == after && at->next && at->next->row != after)
                after = NULL;
        } else if (at->len == len && (alias || !at->alias) && row_open(at->row, where, role) &&
                   strncasecmp(at->word, word, len) == 0) {
            return at->row;
        }
    }
    return NULL;
}

const struct command *cmd_find(const char *word, int where, enum store_role role)
{
    const struct command *row = row_next(word, false, where, role, NULL);
    return row ? row : row_next(word, true, where, role, NULL);
}
