/*
 * The commands `quit`, which asks first if something would be lost, and `q`, which closes what is
 * open. With nothing open `q` quits, but not at a table.
 */
#include "cmd.h"
#include "screen.h"

/* Whether a game is in play at this table, and the person is still in it. */
static bool quit_waits(struct session *s, const struct table_info *info)
{
    return info->state == TABLE_PLAYING && !tables_out(s->lobby->tables, info->number, s->person);
}

static bool quit_ask(struct session *s, const struct cmd_args *args UNUSED, struct buf *question)
{
    struct table_info info;
    if (session_at(s, &info) != CMD_TABLE)
        return false;
    if (quit_waits(s, &info) && s->kind == PERSON_GUEST)
        buf_printf(question,
                   tr("You are in a game at table %d, and a guest who logs out leaves it."),
                   (int)info.number);
    else if (quit_waits(s, &info))
        buf_printf(question,
                   tr("You are in a game at table %d. Your seat is kept for %s. If you are not "
                      "back by then, it counts as leaving."),
                   (int)info.number, UI_DURATION(s->lobby->deps.conf.away_ms));
    else if (info.state == TABLE_WAITING && info.kept[0] != '\0' && info.host == s->person)
        buf_printf(question, tr("Logging out takes back your challenge to %s."), info.kept);
    else if (info.state == TABLE_WAITING && info.bet > 0)
        buf_printf(question,
                   tr("You sit at table %d, where the bet is %s, and logging out gives up your "
                      "seat."),
                   (int)info.number, FIGURE(info.bet));
    return question->len > 0;
}

void cmd_interrupted(struct session *s)
{
    BUF_LOCAL price = {0};
    cmd_confirm(s, "quit", 0);
    if (quit_ask(s, &(struct cmd_args){.word = {NULL}}, &price))
        session_say(s, "%s", buf_text(&price));
    session_say(s, "Type `yes` within 20 seconds to log out.");
}

static void quit_left(struct session *s, bool refused UNUSED)
{
    session_close(s, "Goodbye. Come back soon.", 0);
}

static void cmd_quit(struct session *s, const struct cmd_args *args UNUSED)
{
    struct table_info info;
    /* the seat becomes free at once, unless a game still needs the person */
    if (session_at(s, &info) == CMD_TABLE && !quit_waits(s, &info))
        session_send_kind(s, TABLE_LEAVE, info.number, quit_left);
    else
        session_close(s, "Goodbye. Come back soon.", 0);
}

static void quit_q(struct session *s, const struct cmd_args *args)
{
    int where = session_where(s, NULL);
    if (where == CMD_LOGIN)
        cmd_quit(s, args);
    else if (s->replay && !s->was_paged && s->aside_table == 0 && !replay_covered(s))
        replay_stop(s);
    else if (screen_close(s)) /* a page or a list; the line itself has closed a page already */
        return;
    else if (where == CMD_LOBBY)
        cmd_line(s, "quit"); /* `quit` asks first if something would be lost */
    else
        session_say(s, "Nothing is open that `q` could close. Type `leave` to leave the table, or "
                       "`quit` to log out.");
}

const struct command quit_commands[] = {
    {"q", quit_q,
     N_("close the page, the list or the replay; in the lobby with nothing open, log out"),
     .where = CMD_ANY | CMD_LOGIN},
    {"quit", cmd_quit, N_("log out, whatever is open; asks if you would lose something"),
     .aliases = "exit bye logout", .shortest = "quit", .where = CMD_ANY | CMD_LOGIN,
     .ask = quit_ask, .kept = N_("You stay logged in.")},
    {NULL}};
