/*
 * The staff's acts as commands: a row of the grammar for each act that the lobby has, and what is
 * typed handed to it. And what players write to the staff.
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "act.h"
#include "cmd.h"
#include "news.h"
#include "report.h"
#include "report_view.h"
#include "utf8.h"
#include "xalloc.h"

/* ---- Who acts, and where the answer goes ---- */

/* The act `row` with `word` for its arguments. */
static struct act_asked asked_of(const struct session *s, const struct act_row *row,
                                 const char *const *word)
{
    struct act_asked asked = {
        .row = row,
        .actor = {.account = s->person, .role = s->role, .conn = s->conn, .command = s->command},
        .door = ACT_LOBBY};
    memcpy(asked.actor.name, s->name, sizeof(asked.actor.name));
    utf8_copy(s->facts.address, asked.actor.address, sizeof(asked.actor.address));
    for (int i = 0; i < ACT_ARGS_MAX && row->args[i].kind != ACT_NONE; i++)
        asked.word[i] = word[i];
    return asked;
}

/* An act on its way, with the line that asked for it. */
struct asking {
    struct errand errand;
    uint64_t seen; /* what `yes` was given to */
    char line[CMD_LINE_MAX + 1];
};

static void answered(void *arg, bool done, const char *text, struct act_items *items)
{
    struct session *s = errand_session(arg);
    struct buf out = {0};
    (void)done, (void)items;
    if (s) {
        buf_puts(&out, text);
        session_show(s, &out);
        reports_changed(s);
    }
    errand_end(arg);
}

static void questioned(void *arg, uint64_t seen, const char *does, const char *price)
{
    const struct asking *asking = arg;
    const char *changed =
        asking->seen != 0 ? "What that hits has changed since you were asked. " : "";
    struct session *s = errand_session(arg);
    if (s) {
        struct buf out = {0};
        buf_printf(&out, "%sThat would %s. %s Type `yes` within a minute to do it, or `no`.",
                   changed, does, price);
        session_say(s, "%s", buf_text(&out));
        buf_free(&out);
        cmd_confirm(s, asking->line, seen);
    }
    errand_end(arg);
}

static void act_do(struct session *s, const struct act_row *row, const char *const *word,
                   const struct cmd_args *args)
{
    struct act_asked asked = asked_of(s, row, word);
    struct asking *asking = errand_new(s->lobby, s, sizeof(*asking));
    asking->seen = args->seen;
    utf8_copy(args->line, asking->line, sizeof(asking->line));
    tongue_use(TONGUE_ENGLISH); /* what the staff do is answered as it is logged */
    asked.how = ACT_ASK;
    asked.seen = args->seen;
    asked.answer = answered;
    asked.question = questioned;
    asked.arg = asking;
    act_run(s->lobby, &asked);
}

/* "shutdown cancel" is an act of its own, of which `cancel` is no argument. */
static const struct act_row *act_typed(const struct cmd_args *args)
{
    char name[64];
    if (!args->word[0])
        return args->row->act;
    utf8_printf(name, sizeof(name), "%s %s", args->row->act->name, args->word[0]);
    const struct act_row *longer = act_find(name);
    return longer ? longer : args->row->act;
}

static void cmd_act(struct session *s, const struct cmd_args *args)
{
    act_do(s, act_typed(args), args->word, args);
}

/* ---- What some do besides ---- */

static void cmd_reports(struct session *s, const struct cmd_args *args)
{
    if (s->screen)
        reports_open(s, 0);
    else
        cmd_act(s, args);
}

static void cmd_case(struct session *s, const struct cmd_args *args)
{
    if (s->screen && reports_shown(s))
        reports_open(s, atoll(args->word[0]));
    else
        cmd_act(s, args);
}

/* ---- The rows ---- */

static void (*runs_as(const char *name))(struct session *s, const struct cmd_args *args)
{
    return strcmp(name, "reports") == 0 ? cmd_reports
           : strcmp(name, "case") == 0  ? cmd_case
                                        : cmd_act;
}

/* "NAME [lobby|game] TIME REASON", which lives as long as the table. */
static char *pattern_of(const struct act_row *row)
{
    struct buf out = {0};
    for (const struct act_arg *arg = row->args; arg->kind != ACT_NONE; arg++)
        buf_printf(&out, arg->optional & ACT_LOBBY ? "%s[%s]" : "%s%s", out.len > 0 ? " " : "",
                   act_shown(arg));
    char *pattern = xstrdup(buf_text(&out));
    buf_free(&out);
    return pattern;
}

/* The rows to `to`; where that is NULL they are only counted. Returns how many. */
static size_t rows_put(struct command *to)
{
    const struct act_row *row;
    size_t n = 0;
    for (size_t i = 0; (row = act_at(i)); i++) {
        const char *name = row->command ? row->command : row->name;
        if (row->only == ACT_SOCKET || strchr(name, ' '))
            continue;
        if (to)
            to[n] = (struct command){.name = name,
                                     .shortest = name,
                                     .pattern = pattern_of(row),
                                     .role = row->role,
                                     .flood = row->heavy ? CMD_HEAVY : CMD_LIGHT,
                                     .help = row->help,
                                     .run = runs_as(name),
                                     .asks = row->asks,
                                     .group = row->group,
                                     .act = row};
        n++;
    }
    return n;
}

const struct command *act_commands(void)
{
    static struct command *rows;
    if (!rows) {
        rows = xcalloc(rows_put(NULL) + 1, sizeof(*rows));
        rows_put(rows);
    }
    return rows;
}

/* ---- News: everybody reads, only admins write ---- */

static void cmd_news(struct session *s, const struct cmd_args *args)
{
    const char *const *word = args->word;
    if (!word[0] && s->role == STORE_ADMIN)
        act_do(s, act_find("news"), word, args);
    else if (!word[0])
        news_show(s);
    else if (s->role != STORE_ADMIN)
        session_say(s, "Only admins write news. Type `news` to read it.");
    else
        act_do(s, act_find(strcasecmp(word[0], "post") == 0 ? "news post" : "news drop"), word + 1,
               args);
}

const struct command news_commands[] = {
    {.name = "news",
     .pattern = "[post|drop] [TEXT]",
     .help = N_("what is new here; admins: news post and the words, news drop 3"),
     .run = cmd_news},
    {.name = NULL},
};

/* ---- What players write to the staff ---- */

static void cmd_appeal(struct session *s, const struct cmd_args *args)
{
    if (s->kind == PERSON_ACCOUNT)
        report_appeal(s, args->word[0]);
    else
        session_say(s, "Only accounts can appeal. Type `register NAME` for one.");
}

const struct command appeal_commands[] = {
    {.name = "appeal",
     .shortest = "appeal",
     .pattern = "TEXT",
     .flood = CMD_HEAVY,
     .help = N_("say once why a warning or a mute is not fair"),
     .run = cmd_appeal},
    {.name = NULL},
};
