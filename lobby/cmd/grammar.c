/*
 * Finds out what a typed line means (doc/ux.md section 4), and runs it. Writes out the player's own
 * alias first. Afterwards tries, in this order: a punctuation mark; `/`; the number of a listed
 * game; a move at a table; an invitation code; a command or its alias; a prefix that only one
 * command valid here has. If nothing fits, answers with a sentence and suggestions. A line that was
 * not understood is never said to others, because it could be a password.
 */
#include "cmd.h"
#include "code.h"

#include <ctype.h>
#include <limits.h>
#include <sys/param.h>

#include "account.h"
#include "channel.h"
#include "learn.h"
#include "lookup.h"
#include "offer.h"
#include "pages.h"
#include "seeking.h"
#include "social.h"
#include "spoken.h"
#include "tongue.h"

/* ---- Words and rows ---- */

int cmd_distance(const char *a, const char *b)
{
    enum { LONGEST = 24 };
    int d[LONGEST + 1][LONGEST + 1];
    int n = (int)strlen(a), m = (int)strlen(b);
    if (n > LONGEST || m > LONGEST)
        return INT_MAX;
    for (int i = 0; i <= n; i++) {
        for (int j = 0; j <= m; j++) {
            if (i == 0 || j == 0) {
                d[i][j] = i + j;
                continue;
            }
            int ca = tolower((unsigned char)a[i - 1]), cb = tolower((unsigned char)b[j - 1]);
            d[i][j] = MIN(MIN(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + (ca != cb));
            if (i > 1 && j > 1 && ca == tolower((unsigned char)b[j - 2]) &&
                cb == tolower((unsigned char)a[i - 2]))
                d[i][j] = MIN(d[i][j], d[i - 2][j - 2] + 1);
        }
    }
    return d[n][m];
}

int cmd_suggest(const char *word, int where, enum store_role role, const char *out[3])
{
    int limit = strlen(word) <= 4 ? 1 : 2, n = 0;
    for (int distance = 1; distance <= limit; distance++) {
        for (const struct command *row = cmd_rows(); row->name && n < 3; row++) {
            bool there = false;
            for (int i = 0; i < n; i++)
                there = there || strcmp(out[i], row->name) == 0;
            if (!there && strlen(row->name) > 1 && row_open(row, where, role) &&
                cmd_distance(word, row->name) == distance)
                out[n++] = row->name;
        }
    }
    return n;
}

/* ---- Arguments ---- */

/* Stands before a word of a choice that is read but not shown. */
enum { HIDDEN_MARK = '!' };

size_t cmd_word_take(const char **at, char *out, size_t cap)
{
    size_t len = strcspn(*at, " ");
    utf8_copy_part(*at, len, out, cap);
    *at += len + strspn(*at + len, " ");
    return len;
}

/* How many bytes of `text` the argument takes; 0: the text does not fit it. */
static size_t grammar_arg_length(const struct arg *arg, const char *text)
{
    size_t word = strcspn(text, " "), sign = 0, len;
    switch (arg->kind) {
    case ARG_TEXT:
    case ARG_TOPIC: return strlen(text);
    case ARG_GAME: len = game_name_length(text); return len > 0 || arg->optional ? len : word;
    case ARG_AMOUNT: sign = *text == '-' || *text == '+'; /* fall through */
    case ARG_NUMBER:
    case ARG_TABLE:
        len = strspn(text + sign, "0123456789");
        return len > 0 && len <= 9 && sign + len == word ? word : 0;
    case ARG_CHOICE:
        for (const char *at = arg->name, *end = at + arg->len; at < end; at++) {
            at += *at == HIDDEN_MARK;
            len = strcspn(at, "| ]");
            if (len == word && strncasecmp(at, text, len) == 0)
                return word;
            at += len;
        }
        return 0;
    default: return word;
    }
}

const char *cmd_as_typed(const char *line, const char *rest)
{
    const char *at = line + strlen(line);
    rest += strspn(rest, " ");
    size_t len = strlen(rest);
    if (len <= (size_t)(at - line) && memcmp(at - len, rest, len) == 0 &&
        (at - len == line || at[-(ptrdiff_t)len - 1] == ' '))
        return at - len; /* utf8_plain changed nothing there, as in most lines */
    while (*rest != '\0') {
        while (at > line && at[-1] == ' ')
            at--;
        while (at > line && at[-1] != ' ')
            at--;
        rest += strcspn(rest, " ");
        rest += strspn(rest, " ");
    }
    return at;
}

/* Reads the arguments that the row's pattern wants. `line` is the line as typed. `text` is what
 * follows its first word, after utf8_plain. False: it does not fit the pattern, or is too long. */
static bool grammar_args_read(const struct command *row, const char *text, const char *line,
                              struct cmd_args *args)
{
    const struct row_args *wanted = row_args(row);
    size_t used = 0;
    memset(args->word, 0, sizeof(args->word));
    args->row = row;
    for (int i = 0; i < wanted->n; i++) {
        const struct arg *arg = &wanted->arg[i];
        size_t len = *text != '\0' ? grammar_arg_length(arg, text) : 0;
        if (len == 0) {
            if (!arg->optional)
                return false;
            continue;
        }
        /* What is meant for people to read keeps the signs that were typed. */
        bool said = arg->kind == ARG_TEXT &&
                    (row->flood == CMD_TALK || row->act || strncmp(arg->name, "REASON", 6) == 0);
        const char *from = said ? cmd_as_typed(line, text) : text;
        size_t size = said ? strlen(from) : len;
        if (size >= sizeof(args->text) - used)
            return false;
        args->word[i] = memcpy(args->text + used, from, size);
        args->text[used + size] = '\0';
        used += size + 1;
        text += len;
        while (*text == ' ')
            text++;
    }
    return *text == '\0';
}

/* ---- Running ---- */

/* When an act waits for `yes`, its line is kept with something before it: this mark, and then in
 * hexadecimal the number of the question that `yes` answers. No command begins with the mark. */
enum { SEEN_MARK = '#' };

void cmd_confirm(struct session *s, const char *line, uint64_t seen)
{
    free(s->confirm);
    s->confirm = seen != 0 ? xasprintf("%c%016llx %s", SEEN_MARK, (unsigned long long)seen, line)
                           : xstrdup(line);
    s->confirm_until =
        clock_mono(s->lobby->deps.clock) + (seen != 0 ? CMD_CONFIRM_ACT_MS : CMD_CONFIRM_MS);
}

/* Returns the line that waits for `yes`, without the mark and the number before it. `*seen` gets
 * the number; 0: there is none. */
static const char *grammar_confirm_line(const char *kept, uint64_t *seen)
{
    *seen = kept[0] == SEEN_MARK ? strtoull(kept + 1, NULL, 16) : 0;
    return kept[0] == SEEN_MARK ? kept + strcspn(kept, " ") + 1 : kept;
}

void cmd_put_pattern(struct buf *out, const struct command *row)
{
    static const char *const words[] = {N_("NAME"),   N_("TEXT"),  N_("GAME"),   N_("OPTIONS"),
                                        N_("REASON"), N_("TOPIC"), N_("TABLE"),  N_("DATE"),
                                        N_("LEVEL"),  N_("TIME"),  N_("AMOUNT"), N_("PASSWORD"),
                                        N_("WHO"),    N_("CARD")};
    for (const char *at = row->pattern; *at != '\0';) {
        if (*at == '|' && at[1] == HIDDEN_MARK) {
            at += 1 + strcspn(at + 1, "| ]");
            continue;
        }
        size_t len = strspn(at, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), i = 0;
        while (len > 1 && i < sizeof(words) / sizeof(words[0]) &&
               (strlen(words[i]) != len || strncmp(words[i], at, len) != 0))
            i++;
        if (len > 1 && i < sizeof(words) / sizeof(words[0]))
            buf_puts(out, tr(words[i]));
        else
            buf_add(out, at, len > 0 ? len : 1);
        at += len > 0 ? len : 1;
    }
}

/* `word`: the name or alias that was typed. If that is a single letter, the row's name is told. */
static void grammar_say_usage(struct session *s, const struct command *row, const char *word)
{
    SESSION_SPEAKS(s);
    BUF_LOCAL pattern = {0};
    word = word[1] != '\0' ? word : row->name;
    cmd_put_pattern(&pattern, row);
    if (row->pattern[0] == '\0')
        session_say(s, "The command %s takes nothing after it. Type `%s`.", word, word);
    else
        session_say(s, "Usage: `%s %s`. Type `help %s` to read about it.", word, buf_text(&pattern),
                    row->name);
}

/* Tries rows of the same name from `row` (NULL: none) on. Returns the first whose pattern fits, or
 * NULL. */
static const struct command *grammar_row_fitting(const struct command *row, const char *word,
                                                 int where, enum store_role role, const char *rest,
                                                 const char *line, struct cmd_args *args)
{
    bool alias = row && strcasecmp(row->name, word) != 0;
    while (row && !grammar_args_read(row, rest, line, args))
        row = row_next(word, alias, where, role, row);
    return row;
}

bool cmd_reads(const char *line, int where, enum store_role role)
{
    char word[64];
    struct cmd_args args;
    const char *rest = line;
    cmd_word_take(&rest, word, sizeof(word));
    const struct command *row = cmd_find(word, where, role);
    return grammar_row_fitting(row, word, where, role, rest, line, &args);
}

/* ---- What was not understood ---- */

static void grammar_put_list(struct buf *out, const char *const *word, int n)
{
    for (int i = 0; i < n; i++)
        buf_printf(out, "%s`%s`", i == 0 ? "" : i + 1 == n ? tr(" or ") : ", ", word[i]);
}

/* Says that the command does not work here, and what to type first. False: the word is no command
 * anywhere. */
static bool grammar_say_elsewhere(struct session *s, const char *word, int where)
{
    const struct command *row = cmd_find(word, CMD_ANY, s->role);
    const int32_t table = session_table(s);
    if (!row)
        return false;
    if (where == CMD_LOBBY)
        session_say(s,
                    "You are at no table, and `%s` needs one. Type `play` to sit down, or `tables` "
                    "to see what is open.",
                    row->name);
    else if (where == CMD_WATCHING)
        cmd_say_watching(s, table);
    else
        session_say(s, "You sit at table %d. Type `leave` first.", table);
    return true;
}

/* Tells a newcomer who typed only the name of a game what to type. False: the line is no such name.
 * A word of up to three letters is more likely a mistyped command, so it counts only if it is the
 * name of a game that people play elsewhere ("uno"). */
static bool grammar_say_game(struct session *s, const char *line, int where)
{
    const struct game_rules *rules = where == CMD_LOBBY ? game_find(line) : NULL;
    if (!rules || (strlen(line) < 4 && !game_found_elsewhere(line)))
        return false;
    choose_say_called(s, line);
    session_say(s, "%s is a game. Type `play %s` to sit down, or `new %s` to open a table.",
                rules->title, rules->id, rules->id);
    return true;
}

/* Says that a word is unknown. Somebody who plays or watches is also told what they can type
 * there. */
static void grammar_say_unknown(struct session *s, const char *word, const char *line, int where)
{
    const char *close[3];
    int32_t table;
    int n = cmd_suggest(word, where, s->role, close);
    int blanks = 0;
    for (const char *at = line; *at != '\0'; at++)
        blanks += *at == ' ';
    if (n > 0) {
        BUF_LOCAL list = {0};
        grammar_put_list(&list, close, n);
        session_say(s, "There is no command \"%s\". Did you mean %s?", word, buf_text(&list));
    } else if (where == CMD_TABLE && strchr(word, '=')) {
        session_say(s, "Terms of the table are changed by `option`. Type `option %s`.", line);
    } else if (blanks >= 3) {
        session_say(s, "That is not a command. To talk, type `say` or `'` before your words.");
    } else {
        session_say(s, "There is no command \"%s\". Type `help` to see what there is.", word);
    }
    if (where != CMD_LOBBY && session_where(s, &table) == where)
        session_hint(s, table);
}

static int grammar_by_letters(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Returns the row that `word` abbreviates. NULL: there is none, or there are several, and the
 * session has been told. `line` NULL: it is told nothing. */
static const struct command *grammar_prefix_find(struct session *s, const char *word,
                                                 const char *line, int where)
{
    const struct command *found = NULL;
    /* The commands that begin with the word: those that it is long enough for, and the others. */
    const char *name[8], *whole[8];
    int n = 0, wholes = 0;
    size_t len = strlen(word);
    bool meant = row_next(word, false, CMD_ANY, s->role, NULL); /* a whole name, of another place */
    for (const struct command *row = cmd_rows(); row->name && !meant; row++) {
        if (!row_open(row, where, s->role) || strncasecmp(row->name, word, len) != 0)
            continue;
        bool there = false;
        for (int i = 0; i < n; i++)
            there = there || strcmp(name[i], row->name) == 0;
        for (int i = 0; i < wholes; i++)
            there = there || strcmp(whole[i], row->name) == 0;
        if (there)
            continue;
        if (row->ask || len < strlen(row->shortest)) {
            if (wholes < 8)
                whole[wholes++] = row->name;
            continue;
        }
        found = row;
        if (n < 8)
            name[n++] = row->name;
    }
    if (n == 1)
        return found;
    if (!line)
        return NULL;
    BUF_LOCAL out = {0};
    if (n > 1) {
        if (wholes > 0 && n < 8)
            name[n++] = whole[wholes - 1];
        qsort(name, (size_t)n, sizeof(name[0]), grammar_by_letters);
        grammar_put_list(&out, name, n);
        session_say(s, "\"%s\" could be %s. Type one more letter.", word, buf_text(&out));
    } else if (wholes > 0 && !cmd_find(word, CMD_ANY, s->role)) {
        qsort(whole, (size_t)wholes, sizeof(whole[0]), grammar_by_letters);
        grammar_put_list(&out, whole, wholes);
        session_say(s, "That needs the whole word. Type %s.", buf_text(&out));
    } else if (!(game_found_elsewhere(line) && grammar_say_game(s, line, where)) &&
               !grammar_say_elsewhere(s, word, where) && !grammar_say_game(s, line, where)) {
        grammar_say_unknown(s, word, line, where);
    }
    return NULL;
}

/* Replaces an alias of the player at the start of a line by what it stands for. The caller frees
 * the result, which may be longer than a line that can be typed. NULL: the line does not begin
 * with an alias, or begins with the name of a command. */
static char *grammar_alias_line(const struct session *s, const char *line)
{
    char word[64], plain[CMD_LINE_MAX + 1];
    const char *rest = plain;
    if (!s->ties) /* most players have no alias */
        return NULL;
    utf8_plain(line, plain, sizeof(plain));
    cmd_word_take(&rest, word, sizeof(word));
    const struct tie *tie = social_named(s, TIE_ALIAS, word);
    if (!tie || row_next(word, false, CMD_ANY, s->role, NULL))
        return NULL;
    return xasprintf("%s%s%s", tie->text, rest[0] != '\0' ? " " : "", cmd_as_typed(line, rest));
}

static void grammar_command_line(struct session *s, const char *line, bool confirmed, uint64_t seen)
{
    char word[64], plain[CMD_LINE_MAX + 1];
    const char *rest = plain;
    int where = session_where(s, NULL);
    utf8_plain(line, plain, sizeof(plain));
    cmd_word_take(&rest, word, sizeof(word));
    const struct command *row = cmd_find(word, where, s->role);
    if (!row) {
        row = grammar_prefix_find(s, word, plain, where);
        if (!row)
            return;
        utf8_copy(row->name, word, sizeof(word));
        row = cmd_find(word, where, s->role);
    }
    struct cmd_args args;
    const struct command *fits = grammar_row_fitting(row, word, where, s->role, rest, line, &args);
    args.line = line;
    args.seen = seen;
    BUF_LOCAL question = {0};
    if (fits && !confirmed && fits->ask && fits->ask(s, &args, &question)) {
        session_say(s, "%s Type `yes` within 20 seconds to do it, or `no`.", buf_text(&question));
        cmd_confirm(s, line, 0);
    } else if (fits)
        fits->run(s, &args);
    else if (!grammar_say_game(s, plain, where)) /* "last one" begins with a command */
        grammar_say_usage(s, row, word);
}

/* What people type after a colon to leave an editor. Nobody means these words as an emote. */
static const char editor_ends[] = "q q! qa qa! wq wq! x";

/* The command that a mark at the start of a line stands for; NULL: it is not a mark. */
static const char *grammar_mark_command(const struct session *s, char mark)
{
    switch (mark) {
    case '\'':
    case '"': return "say";
    case ':': return "emote";
    case '!': return "shout";
    case '?': return "help";
    case ',':
        return s->channel == CHANNEL_TABLE   ? "say"
               : s->channel == CHANNEL_LOBBY ? "shout"
                                             : "channel";
    default: return NULL;
    }
}

/* The rest of a line after the sign that it begins with. */
static const char *grammar_mark_rest(const char *line)
{
    uint32_t point;
    int took = utf8_decode(line, strlen(line), &point);
    line += took > 0 ? took : 1;
    return line + strspn(line, " ");
}

static bool grammar_mark_line(struct session *s, char mark, const char *line)
{
    const char *rest = grammar_mark_rest(line);
    if (mark == '.') {
        if (s->tell_last[0] == '\0')
            session_say(s, "You have told nobody anything yet. Type `tell NAME TEXT`.");
        else
            cmd_tell(s, &(struct cmd_args){.word = {s->tell_last, rest}});
        return true;
    }
    const char *command = grammar_mark_command(s, mark);
    if (!command)
        return false;
    if (mark == ':' && cmd_listed(editor_ends, rest)) {
        grammar_command_line(s, "quit", false, 0);
        return true;
    }
    char whole[CMD_LINE_MAX + 1];
    if (mark == ',' && s->channel > CHANNEL_LOBBY && rest[0] != '\0')
        utf8_printf(whole, sizeof(whole), "%s %s %s", command, channel_name(s->channel), rest);
    else
        utf8_printf(whole, sizeof(whole), "%s %s", command, rest);
    grammar_command_line(s, whole, false, 0);
    return true;
}

/* Carries out an empty line. Takes back a queued move. If there is none, tells what can be typed at
 * the table or, in the lobby, who is waiting for an answer. A newcomer for whom nobody is waiting
 * is told how to begin. */
static void grammar_empty_line(struct session *s)
{
    int32_t table;
    if (s->was_paged) /* the line has closed a page */
        return;
    if (s->queued) {
        session_keep(&s->queued, NULL);
        session_say(s, "Your queued move is taken back.");
    } else if (session_where(s, &table) != CMD_LOBBY && table != 0) {
        session_hint(s, table);
    } else if (!s->offers && learn_newcomer(s)) {
        session_say(s, "Type `1` to learn %s from a bot, `play` to choose a game, or `help`.",
                    game_registry[0]->title);
    } else {
        offers_tell(s);
    }
}

/* The command that waits for `yes`. `*seen` gets the number of an act's question; 0: no act has
 * asked. */
static const struct command *grammar_asking(const struct session *s, uint64_t *seen)
{
    char word[64];
    const char *line = grammar_confirm_line(s->confirm, seen);
    cmd_word_take(&line, word, sizeof(word));
    return cmd_find(word, session_where(s, NULL), s->role);
}

static bool grammar_asked(const struct session *s)
{
    return s->confirm && clock_mono(s->lobby->deps.clock) <= s->confirm_until;
}

/* Whether the line is `y`, or the word for it in the session's language, and answers a question.
 * Acts of the staff and the end of an account need the whole word `yes`. */
static bool grammar_says_y(struct session *s, const char *line)
{
    uint64_t seen = 0;
    if (strcasecmp(line, "y") != 0 && strcasecmp(line, trc("typed", "y")) != 0)
        return false;
    if (!grammar_asked(s))
        return seeking_asks(s);
    const struct command *row = grammar_asking(s, &seen);
    return seen == 0 && !(row && strcmp(row->name, "delete") == 0);
}

/* Ends a question that waits for `yes` if the line is another word. A mistyped or abbreviated `yes`
 * leaves the question open. False: the line has been answered, and nothing is left to do. */
static bool grammar_goes_on(struct session *s, const char *line)
{
    size_t len = strlen(line);
    bool asked = grammar_asked(s);
    if (strcasecmp(line, "yes") == 0)
        return true;
    if (asked && len > 0 &&
        (strncasecmp(line, "yes", len) == 0 || strncasecmp(line, "yes ", 4) == 0)) {
        session_say(s, "That is not the whole answer. Type `yes` by itself, or `no`.");
        return false;
    }
    uint64_t seen;
    const struct command *row = asked ? grammar_asking(s, &seen) : NULL;
    const char *kept = row && row->kept ? row->kept : N_("Nothing was done.");
    free(s->confirm);
    s->confirm = NULL;
    if (asked && (strcasecmp(line, "no") == 0 || strcasecmp(line, "n") == 0)) {
        session_say(s, "%s", tr(kept));
        return false;
    }
    return true;
}

static void grammar_typed_line(struct session *s, const char *line)
{
    char picked[64], plain[CMD_LINE_MAX + 1];
    enum choose_for was = s->picks;
    s->picks = CHOOSE_NONE;
    utf8_plain(line, plain, sizeof(plain));
    if (grammar_says_y(s, plain))
        line = strcpy(plain, "yes");
    if (!grammar_goes_on(s, plain))
        return;
    if (!s->queued && replay_line(s, plain))
        return;
    if (line[0] == '\0') {
        grammar_empty_line(s);
    } else if (grammar_mark_line(s, plain[0], line)) {
        return;
    } else if (plain[0] == '/') {
        line = grammar_mark_rest(line);
        if (line[0] != '\0')
            grammar_command_line(s, line, false, 0);
    } else if (move_line(s, plain)) { /* at a table; a game is picked in the lobby */
        return;
    } else if (choose_line(s, was, plain, picked, sizeof(picked))) {
        if (picked[0] != '\0')
            grammar_command_line(s, picked, false, 0);
    } else if (code_formed(plain)) {
        cmd_code_line(s, plain);
    } else {
        grammar_command_line(s, line, false, 0);
    }
}

/* Aliases are written out before anything else is read. They consist of letters and are no words of
 * the games, so they cannot hide a mark, a number or a move. */
void cmd_line(struct session *s, const char *line)
{
    line += strspn(line, " ");
    /* any line stops a replay that goes on by itself; an empty line and `stop` do nothing else */
    if (replay_pause(s) && (line[0] == '\0' || strcasecmp(line, "stop") == 0))
        return;
    size_t len = strlen(line);
    FREED char *whole = grammar_alias_line(s, line);
    const char *word = NULL;
    /* a command in the player's own language becomes the English one */
    if (!whole && (tongue_now() != TONGUE_ENGLISH || utf8_plain_run(line, len) < len))
        word = spoken_word(line, &len);
    if (word && (strlen(word) != len || strncasecmp(word, line, len) != 0))
        whole = xasprintf("%s%s", word, line + len);
    if (whole && strlen(whole) > SESSION_LINE_MAX)
        session_say(s,
                    "With `%.*s` written out, that line is longer than 512 bytes, so nothing was "
                    "done. Type it in shorter pieces.",
                    (int)strcspn(line, " "), line);
    else
        grammar_typed_line(s, whole ? whole : line);
}

/* Runs `yes` and `no`. If a command has asked, grammar_goes_on has taken the `no` already. If none
 * has, they answer the question of a forming table. */
static void grammar_answer(struct session *s, const struct cmd_args *args)
{
    FREED char *kept = s->confirm;
    uint64_t seen;
    const char *line = kept ? grammar_confirm_line(kept, &seen) : NULL;
    bool asked = line || seeking_answer(s, strcmp(args->row->name, "yes") == 0);
    s->confirm = NULL;
    if (!asked)
        session_say(s, "Nothing was asked. Type `help` to see what you can do.");
    else if (line && clock_mono(s->lobby->deps.clock) <= s->confirm_until)
        grammar_command_line(s, line, true, seen);
    else if (line && seen != 0)
        session_say(s, "The minute is over, so nothing was done. Type the command again.");
    else if (line)
        session_say(s, "The 20 seconds are over, so nothing was done. Type the command again.");
}

enum cmd_flood cmd_weight(struct session *s, const char *line)
{
    char word[64], plain[CMD_LINE_MAX + 1];
    line += strspn(line, " ");
    FREED char *whole = grammar_alias_line(s, line);
    utf8_plain(whole ? whole : line, plain, sizeof(plain));
    const char *rest = plain + strspn(plain, " /");
    if (*rest == '.')
        return CMD_TALK;
    const char *command = grammar_mark_command(s, *rest);
    if (!command) {
        cmd_word_take(&rest, word, sizeof(word));
        command = word;
    }
    struct cmd_args args;
    const struct command *row = cmd_find(command, CMD_ANY, s->role);
    /* most lines are moves, and most of these begin with the number of a card */
    if (!row && isalpha((unsigned char)*command) &&
        (row = grammar_prefix_find(s, command, NULL, session_where(s, NULL))))
        command = row->name;
    /* `w` asks who is on; `w bob hi` is talk */
    const struct command *fits =
        grammar_row_fitting(row, command, CMD_ANY, s->role, rest, rest, &args);
    return fits ? fits->flood : row ? row->flood : CMD_LIGHT;
}

bool cmd_login_line(struct session *s, const char *line, int where)
{
    char word[64];
    const char *rest = line;
    cmd_word_take(&rest, word, sizeof(word));
    if (word[0] == '?' && word[1] == '\0')
        utf8_printf(word, sizeof(word), "help");
    if (word[0] == ':' && cmd_listed(editor_ends, word + 1))
        utf8_printf(word, sizeof(word), "quit");
    /* An alias of a command counts only if no account can have that name. */
    bool alias = account_name_check(word) || account_name_reserved(word);
    const struct command *row = row_next(word, alias, where, STORE_PLAYER, NULL);
    struct cmd_args args;
    if (!row)
        return false;
    if (grammar_args_read(row, rest, line, &args))
        row->run(s, &args);
    else
        grammar_say_usage(s, row, word);
    return true;
}

int cmd_oneshot(struct session *s, const char *line)
{
    char word[64];
    const char *rest = line + strspn(line, " ");
    struct cmd_args args;
    cmd_word_take(&rest, word, sizeof(word));
    if (strcmp(word, "exit") == 0) /* ssh-copy-id sends this to ask whether a key lets it in */
        return 0;
    /* a program for files, shells or keys wants to run here */
    if (cmd_listed("exec scp sftp rsync git git-upload-pack git-receive-pack git-upload-archive",
                   word) ||
        strstr(line, "authorized_keys")) {
        session_say(s,
                    "There are no files and no programs here, so \"%s\" cannot run. To use a key, "
                    "log in and type `key add` and the line of its .pub file.",
                    word);
        return 1;
    }
    const struct command *row = cmd_find(word, CMD_ONESHOT, STORE_PLAYER);
    if (!row) {
        BUF_LOCAL out = {0};
        for (const struct command *at = cmd_rows(); at->name; at++)
            if (at->where & CMD_ONESHOT)
                buf_printf(&out, "%s%s", out.len > 0 ? ", " : "", at->name);
        session_say(
            s, "The command \"%s\" does not work without logging in to the lobby. These do: %s.",
            word, buf_text(&out));
        return 1;
    }
    if (!grammar_args_read(row, rest, line, &args)) {
        grammar_say_usage(s, row, word);
        return 1;
    }
    s->oneshot_status = 0;
    row->run(s, &args);
    return s->oneshot_status;
}

/* ---- Completion ---- */

static void grammar_complete_word(struct buf *out, const char *before, size_t blen,
                                  const char *word, const char *typed)
{
    if (strncasecmp(word, typed, strlen(typed)) == 0)
        buf_printf(out, "%.*s%s\n", (int)blen, before, word);
}

static void grammar_complete_arg(struct session *s, const struct arg *arg, const char *line,
                                 size_t blen, const char *typed, struct buf *out)
{
    struct lobby *lobby = s->lobby;
    const char *topic;
    char number[16], words[64];
    switch (arg->kind) {
    case ARG_NAME:
        SESSIONS_EACH (other, lobby)
            if (other->person != 0 && other != s)
                grammar_complete_word(out, line, blen, other->name, typed);
        break;
    case ARG_TABLE:
        for (int32_t t = tables_next(lobby->tables, 0); t != 0; t = tables_next(lobby->tables, t)) {
            utf8_printf(number, sizeof(number), "%d", (int)t);
            grammar_complete_word(out, line, blen, number, typed);
        }
        break;
    case ARG_GAME:
        for (int i = 0; game_registry[i]; i++)
            grammar_complete_word(out, line, blen, game_registry[i]->id, typed);
        break;
    case ARG_TOPIC:
        for (size_t i = 0; (topic = pages_name(lobby->pages, "help", i)); i++)
            grammar_complete_word(out, line, blen, topic, typed);
        break;
    case ARG_CHOICE:
        utf8_printf(words, sizeof(words), "%.*s", arg->len, arg->name);
        for (char *save, *w = strtok_r(words, "|", &save); w; w = strtok_r(NULL, "|", &save))
            if (*w != HIDDEN_MARK)
                grammar_complete_word(out, line, blen, w, typed);
        break;
    default: break;
    }
}

void cmd_complete(struct session *s, const char *line, struct buf *out)
{
    const char *last = strrchr(line, ' ');
    const char *typed = last ? last + 1 : line;
    size_t blen = (size_t)(typed - line);
    int32_t table;
    int where = session_where(s, &table);
    /* Completes an empty line with what people do at that place, not with every command. */
    if (line[0] == '\0' && where == CMD_LOBBY) {
        enum { OFFERED = 2 }; /* how many words at the head of the list answer an offer */
        static const char *const now[] = {"accept", "decline", "play", "learn", "daily", "tables",
                                          "who",    "new",     "cups", "top",   "help",  "quit"};
        for (size_t i = s->offers ? 0 : OFFERED; i < sizeof(now) / sizeof(now[0]); i++)
            buf_printf(out, "%s\n", now[i]);
        return;
    }
    if (line[0] == '\0') {
        struct session_sight sight;
        if (session_sees(s, table, &sight))
            ui_typed_now(out, &sight.seen);
        return;
    }
    move_complete(s, line, blen, typed, out);
    if (blen == 0) {
        for (const struct command *row = cmd_rows(); row->name; row++)
            if (row_open(row, where, s->role) && cmd_may(s, row) && cmd_question_here(s, row))
                grammar_complete_word(out, line, 0, row->name, typed);
        return;
    }
    char command[64];
    const char *at = line;
    cmd_word_take(&at, command, sizeof(command));
    const struct command *row = cmd_find(command, where, s->role);
    if (!row)
        return;
    /* Find the argument that is in the place of the last word. */
    const struct row_args *args = row_args(row);
    const struct arg *arg = args->arg, *end = arg + args->n;
    char before[64];
    while (arg < end && at < typed && !arg->optional && arg->kind != ARG_TEXT &&
           arg->kind != ARG_TOPIC) {
        cmd_word_take(&at, before, sizeof(before));
        arg++;
    }
    if (arg < end)
        grammar_complete_arg(s, arg, line, blen, typed, out);
}

const struct command answer_commands[] = {
    {"yes", grammar_answer, N_("say yes to what was asked"), .shortest = "yes"},
    {"no", grammar_answer, N_("say no to what was asked"), .shortest = "no"},
    {NULL}};
