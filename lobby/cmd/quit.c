/*
 * quit, which asks those who are in a game.
 */
#include "cmd.h"

/* Whether the game at this table waits for the one who sits there. */
static bool quit_waits(struct session *s, int32_t table, const struct table_info *info)
{
    return info->state == TABLE_PLAYING && !tables_out(s->lobby->tables, table, s->person);
}

static bool ask_quit(struct session *s, const struct cmd_args *args, struct buf *question)
{
    struct table_info info;
    int32_t table;
    (void)args;
    if (session_where(s, &table) != CMD_TABLE || !tables_info(s->lobby->tables, table, &info) ||
        !quit_waits(s, table, &info))
        return false;
    if (s->kind == PERSON_GUEST) {
        buf_printf(question,
                   tr("You are in a game at table %d, and a guest who logs out leaves it."),
                   (int)table);
    } else {
        struct buf time = {0};
        ui_duration(&time, s->lobby->deps.conf.away_ms);
        buf_printf(
            question,
            tr("You are in a game at table %d. Your seat waits for you for %s, then it counts "
               "as leaving."),
            (int)table, buf_text(&time));
        buf_free(&time);
    }
    return true;
}

void cmd_interrupted(struct session *s)
{
    struct buf price = {0};
    session_keep(&s->confirm, "quit");
    s->confirm_until = clock_mono(s->lobby->deps.clock) + CMD_CONFIRM_MS;
    if (ask_quit(s, &(struct cmd_args){.word = {NULL}}, &price))
        session_say(s, "%s", buf_text(&price));
    buf_free(&price);
    session_say(s, "Type  yes  within 20 seconds to log out.");
}

static void quit_left(struct session *s, bool refused)
{
    (void)refused;
    session_close(s, "Good bye. Come back soon.", 0);
}

static void cmd_quit(struct session *s, const struct cmd_args *args)
{
    struct table_info info;
    int32_t table;
    (void)args;
    bool waiting = session_where(s, &table) == CMD_TABLE &&
                   tables_info(s->lobby->tables, table, &info) && !quit_waits(s, table, &info);
    if (waiting) /* nobody waits for somebody who said good bye */
        session_send(s, &(struct table_message){.kind = TABLE_LEAVE, .table = table}, quit_left);
    else
        session_close(s, "Good bye. Come back soon.", 0);
}

const struct command quit_commands[] = {
    {.name = "quit",
     .aliases = "exit bye logout q",
     .shortest = "quit",
     .where = CMD_ANY | CMD_LOGIN,
     .help = N_("log out; asks if you are in a game"),
     .run = cmd_quit,
     .ask = ask_quit},
    {.name = NULL},
};
