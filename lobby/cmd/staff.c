/*
 * The staff's acts as commands: makes a row of the grammar for each act that the lobby has, and
 * hands the act what is typed. Also what players write to the staff.
 */
#include <ctype.h>

#include "act.h"
#include "cmd.h"
#include "news.h"
#include "report.h"

/* ---- Who acts, and where the answer goes ---- */

/* An act on its way, with the line that asked for it. */
struct asking {
    struct errand errand;
    uint64_t seen; /* the question that `yes` answered */
    char line[CMD_LINE_MAX + 1];
    const struct act_row *row;
    char *word[ACT_ARGS_MAX]; /* for the panel of an act with paged answers */
};

static void cmd_staff_asking_drop(void *arg)
{
    struct asking *asking = arg;
    for (int i = 0; i < ACT_ARGS_MAX; i++)
        free(asking->word[i]);
}

static void cmd_staff_answered(void *arg, bool done, const char *text,
                               struct act_items *items UNUSED)
{
    struct asking *asking = arg;
    struct session *s = errand_session(asking);
    struct buf out = {0};
    if (s && done && asking->row->paged) {
        act_panel_open(s, asking->row, (const char *const *)asking->word, text);
    } else if (s) {
        buf_puts(&out, text);
        session_show(s, &out);
        reports_changed(s);
        act_panel_changed(s);
    }
    errand_end(asking);
}

static void cmd_staff_questioned(void *arg, uint64_t seen, const char *does, const char *price)
{
    const struct asking *asking = arg;
    const char *changed =
        asking->seen != 0 ? "What that hits has changed since you were asked. " : "";
    struct session *s = errand_session(arg);
    if (s) {
        BUF_LOCAL out = {0};
        /* the question follows a list on a line of its own */
        buf_printf(&out, "%sThat would %s. %s%sType `yes` within a minute to do it, or `no`.",
                   changed, does, price, strchr(price, '\n') ? "\n" : " ");
        session_say(s, "%s", buf_text(&out));
        cmd_confirm(s, asking->line, seen);
    }
    errand_end(arg);
}

static void cmd_staff_act_do(struct session *s, const struct act_row *row, const char *const *word,
                             const struct cmd_args *args)
{
    struct asking *asking = errand_new(s->lobby, s, sizeof(*asking));
    struct act_asked asked = {.row = row,
                              .actor = act_actor(s),
                              .where = ACT_LOBBY,
                              .how = ACT_ASK,
                              .seen = args->seen,
                              .answer = cmd_staff_answered,
                              .question = cmd_staff_questioned,
                              .arg = asking};
    asking->seen = args->seen;
    utf8_copy(args->line, asking->line, sizeof(asking->line));
    tongue_use(TONGUE_ENGLISH); /* answers to the staff are in English, as the log is */
    asking->errand.drop = cmd_staff_asking_drop;
    asking->row = row;
    for (int i = 0; i < ACT_ARGS_MAX && row->args[i].kind != ACT_NONE; i++) {
        asked.word[i] = word[i];
        if (row->paged && word[i])
            asking->word[i] = xstrdup(word[i]);
    }
    act_run(s->lobby, &asked);
}

/* Whether the second word of the act's name goes into the pattern ("new today"), because no act
 * has the first word alone as its name. */
static bool cmd_staff_is_second_word(const struct act_row *row)
{
    char first[32];
    const char *blank = row->command ? NULL : strchr(row->name, ' ');
    if (!blank)
        return false;
    utf8_printf(first, sizeof(first), "%.*s", (int)(blank - row->name), row->name);
    return !act_find(first);
}

static void cmd_staff_act(struct session *s, const struct cmd_args *args)
{
    const struct act_row *row = args->row->act, *longer = NULL;
    char name[64];
    if (args->word[0]) {
        utf8_printf(name, sizeof(name), "%s %s", row->name, args->word[0]);
        longer = act_find(name);
    }
    if (longer) /* "shutdown cancel" is an act of its own */
        cmd_staff_act_do(s, longer, args->word, args);
    else
        cmd_staff_act_do(s, row, args->word + cmd_staff_is_second_word(row), args);
}

/* ---- Acts that open a list on a screen ---- */

/* Runs `reports` and `case N`. */
static void cmd_staff_reports(struct session *s, const struct cmd_args *args)
{
    const char *typed = args->word[0];
    const int64_t number = typed ? atoll(typed) : 0;
    if (s->screen && (!typed || number != 0) && cmd_may(s, args->row))
        reports_open(s, number);
    else
        cmd_staff_act(s, args);
}

/* ---- The rows ---- */

void act_commands(void)
{
    const struct act_row *row;
    for (size_t i = 0; (row = act_at(i)); i++) {
        const char *name = row->command ? row->command : row->name;
        bool second = cmd_staff_is_second_word(row);
        if (row->only == ACT_SOCKET || (strchr(name, ' ') && !second))
            continue;
        BUF_LOCAL pattern = {0}; /* "NAME [lobby|game] TIME REASON" */
        if (second) {
            buf_puts(&pattern, strchr(name, ' ') + 1);
            name = xstrndup(name, strcspn(name, " ")); /* lives as long as the rows */
        }
        for (const struct act_arg *arg = row->args; arg->kind != ACT_NONE; arg++)
            buf_printf(&pattern, arg->optional & ACT_LOBBY ? "%s[%s]" : "%s%s",
                       pattern.len > 0 ? " " : "", act_shown(arg));
        cmd_row_add(&(struct command){.name = name,
                                      .shortest = name,
                                      .pattern = xstrdup(buf_text(&pattern)), /* likewise */
                                      .role = row->role,
                                      .flood = row->heavy ? CMD_HEAVY : CMD_LIGHT,
                                      .help = row->help,
                                      .run = cmd_listed("reports case", name) ? cmd_staff_reports
                                                                              : cmd_staff_act,
                                      .asks = row->asks,
                                      .group = row->group,
                                      .act = row});
    }
}

/* ---- Filters: four acts under one command ---- */

/* The act that a command and the word after it name, such as "filter add", in capitals or not. */
static const struct act_row *cmd_staff_act_word(const struct cmd_args *args)
{
    char name[32];
    utf8_printf(name, sizeof(name), "%s %s", args->row->name, args->word[0]);
    for (char *at = name; *at != '\0'; at++)
        *at = (char)tolower((unsigned char)*at);
    return act_find(name);
}

/* The only argument of such an act is the rest of the line. */
static void cmd_staff_filter(struct session *s, const struct cmd_args *args)
{
    cmd_staff_act_do(s, cmd_staff_act_word(args), args->word + 1, args);
}

const struct command filter_commands[] = {
    {"filter", cmd_staff_filter,
     N_("what is not wanted in talk: filter add spam hold, filter list, filter drop 1"),
     .shortest = "filter", .pattern = "add|list|drop|test [TEXT]", .role = STORE_MODERATOR},
    {NULL}};

/* ---- Cups: the acts are words of the command `cup` ---- */

bool cmd_cup_act(struct session *s, const struct cmd_args *args)
{
    char text[CMD_LINE_MAX];
    const char *word[ACT_ARGS_MAX] = {NULL};
    const struct act_row *row = cmd_staff_act_word(args);
    if (!row || row->only != 0 || s->role < act_role(s->lobby, row))
        return false;
    utf8_copy(args->word[1] ? args->word[1] : "", text, sizeof(text));
    char *rest = text;
    for (int i = 0; row->args[i].kind != ACT_NONE && *rest != '\0'; i++) {
        bool words = row->args[i].kind == ACT_REASON;
        word[i] = rest;
        rest += words ? strlen(rest) : strcspn(rest, " ");
        while (*rest == ' ')
            *rest++ = '\0';
    }
    cmd_staff_act_do(s, row, word, args);
    return true;
}

/* ---- News: everybody reads, only admins write ---- */

static void cmd_staff_news(struct session *s, const struct cmd_args *args)
{
    const char *const *word = args->word;
    if (!word[0] && s->role == STORE_ADMIN)
        cmd_staff_act_do(s, act_find("news"), word, args);
    else if (!word[0])
        news_show(s, 0);
    else if (s->role != STORE_ADMIN)
        session_say(s, "Only admins write news. Type `news` to read it.");
    else
        cmd_staff_act_do(s, act_find(strcasecmp(word[0], "post") == 0 ? "news post" : "news drop"),
                         word + 1, args);
}

const struct command news_commands[] = {
    {"news", cmd_staff_news, N_("what is new here; admins: news post and the words, news drop 3"),
     .pattern = "[post|drop] [TEXT]"},
    {NULL}};

/* ---- What players write to the staff ---- */

static void cmd_staff_appeal(struct session *s, const struct cmd_args *args)
{
    if (s->kind == PERSON_ACCOUNT)
        report_appeal(s, s->person, s->name, NULL, args->word[0], NULL);
    else
        session_say(s, "Only accounts can appeal. Type `register NAME` for one.");
}

const struct command appeal_commands[] = {
    {"appeal", cmd_staff_appeal, N_("say once why a warning or a mute is not fair"),
     .shortest = "appeal", .pattern = "TEXT", .flood = CMD_HEAVY},
    {NULL}};
