/*
 * What players ask about a game by words of its own (picture.h): the floor of Exta-Cards.
 */
#include "cmd.h"

/* Asks the game that is seen from here, or says that it answers no such question. */
static void ask(struct session *s, const char *question, const char *text)
{
    struct table_info info;
    struct game_view view;
    struct ui_viewer viewer = session_viewer(s);
    struct buf out = {0};
    int32_t table;
    session_where(s, &table);
    if (tables_info(s->lobby->tables, table, &info) &&
        tables_view(s->lobby->tables, table, s->person, &view) &&
        ui_question(&out, &viewer, &info, &view, question, text))
        session_show(s, &out);
    else
        session_say(s, "That is asked in a game of Exta-Cards. Type  look  to see this table.");
}

static void cmd_floor(struct session *s, const struct cmd_args *args)
{
    (void)args;
    ask(s, "floor", "");
}

static void cmd_targets(struct session *s, const struct cmd_args *args)
{
    (void)args;
    ask(s, "targets", "");
}

static void cmd_scan(struct session *s, const struct cmd_args *args)
{
    ask(s, "scan", args->word[0]);
}

static void cmd_feel(struct session *s, const struct cmd_args *args)
{
    ask(s, "feel", args->word[0]);
}

const struct command floor_commands[] = {
    {.name = "floor",
     .aliases = "plan",
     .where = CMD_TABLE | CMD_WATCHING,
     .help = N_("Exta-Cards: the plan of the floor, your own side at the bottom"),
     .run = cmd_floor},
    {.name = "targets",
     .where = CMD_TABLE | CMD_WATCHING,
     .help = N_("Exta-Cards: what you can aim at, by value, then distance"),
     .run = cmd_targets},
    {.name = "scan",
     .pattern = "TEXT",
     .where = CMD_TABLE | CMD_WATCHING,
     .help = N_("Exta-Cards: what lies near a card: scan kh"),
     .run = cmd_scan},
    {.name = "feel",
     .pattern = "TEXT",
     .where = CMD_TABLE | CMD_WATCHING,
     .help = N_("Exta-Cards: how a card flew so far: feel 3c"),
     .run = cmd_feel},
    {.name = NULL}};
