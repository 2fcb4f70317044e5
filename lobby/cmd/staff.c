/*
 * The staff's commands: each reads its arguments and hands them to admin.h.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "admin.h"
#include "cmd.h"
#include "news.h"
#include "order.h"
#include "report_view.h"
#include "span.h"
#include "utf8.h"
#include "xalloc.h"

/* ---- Who acts, and where the answer goes ---- */

enum { DRAIN_MS = 30 * 60 * 1000 };

static struct admin_actor actor_of(const struct session *s)
{
    struct admin_actor actor = {
        .account = s->person, .role = s->role, .conn = s->conn, .command = s->command};
    tongue_use(TONGUE_ENGLISH); /* what the staff do is answered as it is logged */
    memcpy(actor.name, s->name, sizeof(actor.name));
    utf8_copy(s->facts.address, actor.address, sizeof(actor.address));
    return actor;
}

static void answered(void *arg, bool done, const char *text)
{
    struct session *s = errand_session(arg);
    struct buf out = {0};
    (void)done;
    if (s) {
        buf_puts(&out, text);
        session_show(s, &out);
        reports_changed(s);
    }
    errand_end(arg);
}

static struct errand *answer_to(struct session *s)
{
    return errand_new(s->lobby, s, sizeof(struct errand));
}

static bool read_time(struct session *s, const char *text, int64_t *ms)
{
    if (admin_duration_parse(text, ms))
        return true;
    session_say(s, "\"%s\" is not a span of time. Write  30m ,  12h ,  7d  or  forever .", text);
    return false;
}

/* ---- Order ---- */

static void cmd_kick(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    admin_kick(s->lobby, &actor, args->word[0], args->word[1], answered, answer_to(s));
}

static void cmd_mute(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    int64_t ms;
    if (read_time(s, args->word[2], &ms))
        admin_mute(s->lobby, &actor, args->word[0], args->word[1] ? args->word[1] : "", ms,
                   args->word[3], answered, answer_to(s));
}

static void cmd_unmute(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    admin_unmute(s->lobby, &actor, args->word[0], answered, answer_to(s));
}

static bool ask_ban(struct session *s, const struct cmd_args *args, struct buf *question)
{
    const struct admin_actor actor = {.account = s->person, .role = s->role};
    int64_t ms;
    if (!admin_duration_parse(args->word[1], &ms) ||
        admin_ban_refused(s->lobby, &actor, args->word[0]))
        return false; /* refused without a question */
    buf_printf(question, tr("%s would be kept out "), args->word[0]);
    if (ms == 0) {
        buf_puts(question, tr("for good."));
    } else {
        struct buf span = {0};
        span_put(&span, ms);
        buf_printf(question, tr("for %s."), buf_text(&span));
        buf_free(&span);
    }
    buf_printf(question, tr(" The command  preview %s  says who that is."), args->word[0]);
    return true;
}

static void cmd_preview(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    admin_preview(s->lobby, &actor, args->word[0], answered, answer_to(s));
}

static void cmd_ban(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    int64_t ms;
    if (!read_time(s, args->word[1], &ms))
        return;
    if (admin_ban_wide(args->word[0])) { /* such a ban is confirmed twice */
        free(s->confirm);
        s->confirm =
            xasprintf("ban %s,everybody %s %s", args->word[0], args->word[1], args->word[2]);
        s->confirm_until = clock_mono(s->lobby->deps.clock) + CMD_CONFIRM_MS;
        session_say(s, "%s is nearly everybody. Type  yes  once more to keep them all out.",
                    args->word[0]);
    } else {
        admin_ban(s->lobby, &actor, args->word[0], ms, args->word[2], answered, answer_to(s));
    }
}

static void cmd_unban(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    admin_unban(s->lobby, &actor, args->word[0], answered, answer_to(s));
}

static void cmd_bans(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    (void)args;
    admin_bans(s->lobby, &actor, answered, answer_to(s));
}

static void cmd_account(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    admin_account_show(s->lobby, &actor, args->word[0], answered, answer_to(s));
}

static bool ask_void(struct session *s, const struct cmd_args *args, struct buf *question)
{
    (void)s;
    buf_printf(question, tr("The game at table %s would count for nothing, and bets go back."),
               args->word[0]);
    return true;
}

static void cmd_void(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    admin_void(s->lobby, &actor, atoi(args->word[0]), args->word[1], answered, answer_to(s));
}

static bool ask_undo(struct session *s, const struct cmd_args *args, struct buf *question)
{
    (void)s;
    buf_printf(question, tr("Game %s would count for nothing, and XP, chips and bets go back."),
               args->word[0]);
    return true;
}

static bool ask_close(struct session *s, const struct cmd_args *args, struct buf *question)
{
    (void)s;
    buf_printf(question, tr("Table %s would be closed, and a game in play there void."),
               args->word[0]);
    return true;
}

static void cmd_close(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    admin_close(s->lobby, &actor, atoi(args->word[0]), args->word[1], answered, answer_to(s));
}

static void cmd_freeze(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    admin_freeze(s->lobby, &actor, atoi(args->word[0]), args->word[1], answered, answer_to(s));
}

static void cmd_resume(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    admin_resume(s->lobby, &actor, atoi(args->word[0]), answered, answer_to(s));
}

static void cmd_transfer(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    admin_transfer(s->lobby, &actor, atoi(args->word[0]), args->word[1], answered, answer_to(s));
}

static void cmd_inspect(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    admin_inspect(s->lobby, &actor, atoi(args->word[0]), answered, answer_to(s));
}

/* ---- The room ---- */

static void cmd_wall(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    admin_wall(s->lobby, &actor, args->word[0], answered, answer_to(s));
}

static void cmd_adjust(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    bool xp = strcasecmp(args->word[1], "xp") == 0;
    admin_adjust(s->lobby, &actor, args->word[0], xp ? STORE_XP : STORE_CHIPS, atoll(args->word[2]),
                 args->word[3], answered, answer_to(s));
}

static bool ask_merge(struct session *s, const struct cmd_args *args, struct buf *question)
{
    (void)s;
    buf_printf(question,
               "The account %s would become part of %s for good, with its XP, chips, keys, friends "
               "and games.",
               args->word[0], args->word[1]);
    return true;
}

static void cmd_merge(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    admin_merge(s->lobby, &actor, args->word[0], args->word[1], answered, answer_to(s));
}

static bool ask_shutdown(struct session *s, const struct cmd_args *args, struct buf *question)
{
    int64_t ms;
    (void)s;
    if (strcasecmp(args->word[0], "now") == 0)
        ms = 0;
    else if (!admin_duration_parse(args->word[0], &ms) || ms == 0)
        return false;
    struct buf span = {0};
    span_put(&span, ms);
    if (ms > 0)
        buf_printf(question, tr("The room would stop in %s for everybody."), buf_text(&span));
    else
        buf_puts(question, tr("The room would stop at once for everybody."));
    buf_free(&span);
    return true;
}

static void cmd_shutdown(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    int64_t ms = 0;
    if (strcasecmp(args->word[0], "cancel") == 0)
        admin_shutdown_cancel(s->lobby, &actor, answered, answer_to(s));
    else if (strcasecmp(args->word[0], "now") == 0 ||
             (admin_duration_parse(args->word[0], &ms) && ms > 0))
        admin_shutdown(s->lobby, &actor, ms, args->word[1], answered, answer_to(s));
    else
        session_say(
            s, "\"%s\" is not a time. Type  shutdown 5m ,  shutdown now  or  shutdown cancel .",
            args->word[0]);
}

static bool ask_drain(struct session *s, const struct cmd_args *args, struct buf *question)
{
    int64_t ms = DRAIN_MS;
    (void)s;
    if (args->word[0] && !admin_duration_parse(args->word[0], &ms))
        return false;
    if (ms == 0)
        return false;
    buf_puts(question,
             "No ranked game would begin any more, and the room would stop when the games "
             "are over, in ");
    span_put(question, ms);
    buf_puts(question, " at the latest.");
    return true;
}

static void cmd_drain(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    int64_t ms = DRAIN_MS;
    const char *time = args->word[0];
    if (time && strcasecmp(time, "cancel") == 0)
        admin_shutdown_cancel(s->lobby, &actor, answered, answer_to(s));
    else if (!time || (admin_duration_parse(time, &ms) && ms > 0))
        admin_drain(s->lobby, &actor, ms, args->word[1], answered, answer_to(s));
    else
        session_say(s, "\"%s\" is not a time. Type  drain 30m  or  drain cancel .", time);
}

static void cmd_motd(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    admin_motd(s->lobby, &actor, args->word[0], answered, answer_to(s));
}

/* Everybody reads; only admins write, and others are told no more than that. */
static void cmd_news(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    const char *verb = args->word[0], *text = args->word[1] ? args->word[1] : "";
    int64_t number;
    if (!verb && s->role == STORE_ADMIN)
        admin_news(s->lobby, &actor, answered, answer_to(s));
    else if (!verb)
        news_show(s);
    else if (s->role != STORE_ADMIN)
        session_say(s, "Only admins write news. Type  news  to read it.");
    else if (strcasecmp(verb, "post") == 0)
        admin_news_post(s->lobby, &actor, text, answered, answer_to(s));
    else if (admin_number_parse(text, &number))
        admin_news_drop(s->lobby, &actor, number, answered, answer_to(s));
    else
        session_say(s, "\"%s\" is not the number of any news. Type  news  to see the numbers.",
                    text);
}

static void cmd_status(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    (void)args;
    admin_status(s->lobby, &actor, answered, answer_to(s));
}

static void cmd_audit(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    admin_audit(s->lobby, &actor, args->word[0] ? args->word[0] : "", false, answered,
                answer_to(s));
}

static void cmd_reload(struct session *s, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    (void)args;
    admin_reload(s->lobby, &actor, answered, answer_to(s));
}

/* ---- order.h ---- */

static void run_order(struct session *s, const char *name, const struct cmd_args *args)
{
    struct admin_actor actor = actor_of(s);
    order_find(name)->act(s->lobby, &actor, args->word[0] ? args->word[0] : "",
                          args->word[1] ? args->word[1] : "", answered, answer_to(s));
}

#define ORDER(name)                                                                                \
    static void cmd_##name(struct session *s, const struct cmd_args *args)                         \
    {                                                                                              \
        run_order(s, #name, args);                                                                 \
    }
ORDER(warn)
ORDER(note)
ORDER(notes)
ORDER(alts)
ORDER(rename)
ORDER(claim)
ORDER(resolve)
ORDER(reopen)
ORDER(pardon)
ORDER(collusion)
ORDER(undo)

static void cmd_conduct(struct session *s, const struct cmd_args *args)
{
    const struct cmd_args own = {.word = {s->name}};
    if (s->kind != PERSON_ACCOUNT)
        session_say(s, "Only accounts play ranked games. Type  register NAME  for one.");
    else
        run_order(s, "conduct", args->word[0] ? args : &own);
}

static void cmd_reports(struct session *s, const struct cmd_args *args)
{
    if (s->screen)
        reports_open(s, 0);
    else
        run_order(s, "reports", args);
}

static void cmd_case(struct session *s, const struct cmd_args *args)
{
    if (s->screen && reports_shown(s))
        reports_open(s, atoll(args->word[0]));
    else
        run_order(s, "case", args);
}

/* ---- What players write to the staff ---- */

static void cmd_appeal(struct session *s, const struct cmd_args *args)
{
    if (s->kind == PERSON_ACCOUNT)
        report_appeal(s, args->word[0]);
    else
        session_say(s, "Only accounts can appeal. Type  register NAME  for one.");
}

const struct command appeal_commands[] = {
    {.name = "appeal",
     .shortest = "appeal",
     .pattern = "TEXT",

     .flood = CMD_HEAVY,
     .help = N_("say once why a warning or a mute is not fair"),
     .run = cmd_appeal},
    {.name = NULL}};

const struct command conduct_commands[] = {
    {.name = "conduct",
     .shortest = "conduct",
     .pattern = "[NAME]",

     .flood = CMD_HEAVY,
     .help = N_("the ranked games that you left, and what comes of it"),
     .run = cmd_conduct},
    {.name = NULL}};

const struct command news_commands[] = {
    {.name = "news",
     .pattern = "[post|drop] [TEXT]",

     .help = N_("what is new here; admins: news post and the words, news drop 3"),
     .run = cmd_news},
    {.name = NULL}};

const struct command staff_commands[] = {
    {.name = "kick",

     .pattern = "NAME REASON",

     .role = STORE_MODERATOR,
     .help = N_("end somebody's connection; their seat waits for them"),
     .run = cmd_kick},
    {.name = "mute",

     .pattern = "NAME [lobby|game|table|tell|all] TIME REASON",

     .role = STORE_MODERATOR,
     .help = N_("stop somebody's talk: mute bob 1h shouting"),
     .run = cmd_mute},
    {.name = "unmute",

     .pattern = "WHO",

     .role = STORE_MODERATOR,
     .help = N_("let them talk again"),
     .run = cmd_unmute},
    {.name = "ban",

     .pattern = "WHO TIME REASON",

     .role = STORE_MODERATOR,
     .help = N_("keep an account, an address or a network out: ban bob 7d cheating"),
     .run = cmd_ban,
     .ask = ask_ban},
    {.name = "preview",

     .pattern = "WHO",

     .role = STORE_MODERATOR,
     .help = N_("whom a ban would keep out: preview bob,keys,address"),
     .run = cmd_preview},
    {.name = "unban",

     .pattern = "WHO",

     .role = STORE_MODERATOR,
     .help = N_("let them in again"),
     .run = cmd_unban},
    {.name = "bans",

     .role = STORE_MODERATOR,
     .help = N_("bans and mutes in force"),
     .run = cmd_bans},
    {.name = "warn",

     .pattern = "NAME REASON",

     .role = STORE_MODERATOR,
     .help = N_("warn somebody; they see it now or at their next login"),
     .run = cmd_warn},
    {.name = "note",

     .pattern = "NAME TEXT",

     .role = STORE_MODERATOR,
     .help = N_("keep a note about somebody, for the staff only"),
     .run = cmd_note},
    {.name = "notes",

     .pattern = "NAME",

     .role = STORE_MODERATOR,
     .help = N_("notes and warnings about somebody"),
     .run = cmd_notes},
    {.name = "alts",

     .pattern = "NAME",

     .role = STORE_MODERATOR,
     .help = N_("accounts that came from where somebody came from"),
     .run = cmd_alts},
    {.name = "rename",

     .pattern = "NAME NEW",

     .role = STORE_MODERATOR,
     .help = N_("give an account another name"),
     .run = cmd_rename},
    {.name = "pardon",

     .pattern = "NAME REASON",

     .role = STORE_MODERATOR,
     .help = N_("open ranked tables again to somebody who left several games"),
     .run = cmd_pardon},
    {.name = "collusion",

     .pattern = "NAME",

     .role = STORE_MODERATOR,
     .flood = CMD_HEAVY,
     .help = N_("whether somebody's ranked games look as if two helped each other"),
     .run = cmd_collusion},
    {.name = "reports",

     .role = STORE_MODERATOR,
     .help = N_("reports that are not decided"),
     .run = cmd_reports},
    {.name = "case",

     .pattern = "N",

     .role = STORE_MODERATOR,
     .help = N_("a report with what was said and played"),
     .run = cmd_case},
    {.name = "claim",

     .pattern = "N",

     .role = STORE_MODERATOR,
     .help = N_("take a report, so that nobody else does"),
     .run = cmd_claim},
    {.name = "resolve",

     .pattern = "N REASON",

     .role = STORE_MODERATOR,
     .help = N_("close a report of yours; its writer hears what you say"),
     .run = cmd_resolve},
    {.name = "reopen",

     .pattern = "N REASON",

     .role = STORE_MODERATOR,
     .help = N_("put a closed report back into the queue"),
     .run = cmd_reopen},
    {.name = "account",

     .pattern = "NAME",

     .role = STORE_MODERATOR,
     .help = N_("what is kept of an account"),
     .run = cmd_account},
    {.name = "inspect",

     .pattern = "TABLE",

     .role = STORE_MODERATOR,
     .help = N_("look at a table: who sits there and from where, what happened last"),
     .run = cmd_inspect},
    {.name = "freeze",

     .pattern = "TABLE REASON",

     .role = STORE_MODERATOR,
     .help = N_("stop a table: its clocks stand still, nothing is played"),
     .run = cmd_freeze},
    {.name = "resume",

     .pattern = "TABLE",

     .role = STORE_MODERATOR,
     .help = N_("let a frozen table go on"),
     .run = cmd_resume},
    {.name = "transfer",

     .pattern = "TABLE NAME",

     .role = STORE_MODERATOR,
     .help = N_("make somebody who sits there the host of a table"),
     .run = cmd_transfer},
    {.name = "void",

     .pattern = "TABLE REASON",

     .role = STORE_MODERATOR,
     .help = N_("make the game at a table void"),
     .run = cmd_void,
     .ask = ask_void},
    {.name = "undo",

     .pattern = "N REASON",

     .role = STORE_MODERATOR,
     .help = N_("make any game void, by its number; its table may be gone"),
     .run = cmd_undo,
     .ask = ask_undo},
    {.name = "close",

     .pattern = "TABLE REASON",

     .role = STORE_MODERATOR,
     .help = N_("close a table; a game in play is void"),
     .run = cmd_close,
     .ask = ask_close},
    {.name = "wall",

     .pattern = "TEXT",

     .role = STORE_MODERATOR,
     .help = N_("tell everybody something"),
     .run = cmd_wall},
    {.name = "adjust",

     .pattern = "NAME xp|chips AMOUNT REASON",

     .role = STORE_MODERATOR,
     .help = N_("add to a balance, or take from it"),
     .run = cmd_adjust},
    {.name = "merge",

     .pattern = "NAME INTO",

     .role = STORE_MODERATOR,
     .help = N_("make an account part of another one of the same person: merge bob2 bob"),
     .run = cmd_merge,
     .ask = ask_merge},
    {.name = "shutdown",

     .pattern = "TIME [REASON]",

     .role = STORE_ADMIN,
     .help = N_("stop the room after a countdown; shutdown cancel stops that"),
     .run = cmd_shutdown,
     .ask = ask_shutdown},
    {.name = "drain",

     .pattern = "[TIME] [REASON]",

     .role = STORE_ADMIN,
     .help =
         N_("stop the room when its games are over, 30 minutes at most; drain cancel stops that"),
     .run = cmd_drain,
     .ask = ask_drain},
    {.name = "motd",

     .pattern = "TEXT",

     .role = STORE_ADMIN,
     .help = N_("the line of the day in the banner; motd off takes it away"),
     .run = cmd_motd},
    {.name = "status",

     .role = STORE_ADMIN,
     .help = N_("figures of the room"),
     .run = cmd_status},
    {.name = "audit",

     .pattern = "[TEXT]",

     .role = STORE_ADMIN,
     .help = N_("what the staff did: audit bob, audit by=kate verb=ban since=7d 50"),
     .run = cmd_audit},
    {.name = "reload",

     .role = STORE_ADMIN,
     .help = N_("read the settings anew, and say what changed"),
     .run = cmd_reload},
    {.name = NULL}};
