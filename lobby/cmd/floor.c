/*
 * What the players of Exta-Cards ask: floor, targets, scan, feel.
 */
#include <string.h>

#include "cmd.h"
#include "floor.h"

/* The game that is seen from here, if it is Exta-Cards; else the session is told. */
static bool floor_seen(struct session *s, struct table_info *info, struct game_view *view)
{
    int32_t table;
    session_where(s, &table);
    if (tables_info(s->lobby->tables, table, info) && strcmp(info->rules->id, "exta-cards") == 0 &&
        tables_view(s->lobby->tables, table, s->person, view))
        return true;
    session_say(s, "That is asked in a game of Exta-Cards. Type  look  to see this table.");
    return false;
}

static void floor_show(struct session *s,
                       void (*draw)(struct buf *, const struct ui_viewer *,
                                    const struct table_info *, const struct game_view *))
{
    struct table_info info;
    struct game_view view;
    struct ui_viewer viewer = session_viewer(s);
    struct buf out = {0};
    if (!floor_seen(s, &info, &view))
        return;
    draw(&out, &viewer, &info, &view);
    session_show(s, &out);
}

static void card_show(struct session *s, const char *text,
                      void (*draw)(struct buf *, const struct ui_viewer *,
                                   const struct table_info *, const struct game_view *, int))
{
    struct table_info info;
    struct game_view view;
    struct ui_viewer viewer = session_viewer(s);
    struct buf out = {0};
    if (!floor_seen(s, &info, &view))
        return;
    int piece = ui_floor_piece(text);
    if (piece < 0) {
        session_say(s, "\"%s\" is no card. Name one such as  7h  or  joker.", text);
        return;
    }
    draw(&out, &viewer, &info, &view, piece);
    session_show(s, &out);
}

static void cmd_floor(struct session *s, const struct cmd_args *args)
{
    (void)args;
    floor_show(s, ui_floor);
}

static void cmd_targets(struct session *s, const struct cmd_args *args)
{
    (void)args;
    floor_show(s, ui_targets);
}

static void cmd_scan(struct session *s, const struct cmd_args *args)
{
    card_show(s, args->word[0], ui_scan);
}

static void cmd_feel(struct session *s, const struct cmd_args *args)
{
    card_show(s, args->word[0], ui_feel);
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
