/*
 * The commands of people who sit at a table, besides playing: ready, bots, terms, their part in the
 * shuffle, leaving, the vote on a leaver.
 */

#include "cell.h"
#include "channel.h"
#include "cmd.h"
#include "cups.h"
#include "learn.h"

/* Sends a message to the table where the session is. */
static void cmd_seat_send(struct session *s, struct table_message message)
{
    message.table = session_table(s);
    session_send(s, &message, NULL);
}

static void cmd_seat_ready(struct session *s, const struct cmd_args *args UNUSED)
{
    struct table_info info;
    bool over = session_at(s, &info) && info.state == TABLE_FINISHED;
    cmd_seat_send(s, (struct table_message){.kind = over ? TABLE_REMATCH : TABLE_READY});
}

static void cmd_seat_unready(struct session *s, const struct cmd_args *args UNUSED)
{
    cmd_seat_send(s, (struct table_message){.kind = TABLE_READY, .text = "no"});
}

static void cmd_seat_start(struct session *s, const struct cmd_args *args UNUSED)
{
    cmd_seat_send(s, (struct table_message){.kind = TABLE_START});
}

static void cmd_seat_rematch(struct session *s, const struct cmd_args *args UNUSED)
{
    cmd_seat_send(s, (struct table_message){.kind = TABLE_REMATCH});
}

static void cmd_seat_bot(struct session *s, const struct cmd_args *args)
{
    bool remove = args->word[0] && strcasecmp(args->word[0], "remove") == 0;
    int level = args->word[1] ? ui_bot_level_of(args->word[1]) : !remove;
    if (!remove && (level < 1 || level > UI_BOT_LEVELS))
        session_say(s, "A bot is easy, medium or hard. Type `bot add hard`, for example.");
    else
        cmd_seat_send(s, (struct table_message){.kind = remove ? TABLE_BOT_REMOVE : TABLE_BOT_ADD,
                                                .level = level});
}

/* Writes an option as it is typed, with its value now, and what it means. */
static void cmd_seat_option_row(struct buf *out, const struct session *s, const char *name,
                                const char *value, const char *help)
{
    enum { TYPED = 20 };
    char typed[64];
    utf8_printf(typed, sizeof(typed), "%s=%s", name, value);
    if (session_plain(s)) {
        buf_printf(out, "%s, %s.\n", typed, help);
    } else {
        buf_puts(out, "  " STYLE_TYPE);
        buf_cell(out, typed, TYPED);
        buf_printf(out, STYLE_NORMAL " %s\n", help);
    }
}

/* Tells the terms of the table in words, and what to type to change one. */
static void cmd_seat_option_list(struct session *s, const struct table_info *info)
{
    struct ui_viewer viewer = session_viewer(s);
    struct buf out = {0};
    BUF_LOCAL terms = {0};
    ui_terms_whole(&terms, &viewer, info);
    buf_printf(&out, tr("The terms of this table are: %s."), buf_text(&terms));
    buf_putc(&out, '\n');
    buf_puts(&out, tr("The host changes them before a game. Type `option` and one of these, with "
                      "another value:\n"));
    cmd_seat_option_row(&out, s, "bet", CELL_NUMBER(info->bet), tr("chips that everybody stakes"));
    cmd_seat_option_row(&out, s, "seats", CELL_NUMBER(info->seats), tr("players"));
    cmd_seat_option_row(&out, s, "clock", CELL_NUMBER(info->turn_ms / 1000),
                        tr("seconds a turn; against bots alone only if it is set here"));
    cmd_seat_option_row(&out, s, "delay", CELL_NUMBER(info->delay),
                        tr("moves by which spectators see a ranked game late"));
    for (int i = 0; info->rules->options[i].name; i++) {
        const struct game_option *o = &info->rules->options[i];
        int32_t value = info->setup.option[i];
        cmd_seat_option_row(&out, s, o->name, o->words ? o->words[value] : CELL_NUMBER(value),
                            tr(o->help));
    }
    session_show(s, &out);
}

static void cmd_seat_option(struct session *s, const struct cmd_args *args)
{
    struct table_info info;
    BUF_LOCAL options = {0};
    if (!session_at(s, &info))
        return;
    cmd_options_text(info.rules, args->word[0] ? args->word[0] : "", &options);
    if (args->word[0])
        cmd_seat_send(s, (struct table_message){.kind = TABLE_OPTION, .text = buf_text(&options)});
    else
        cmd_seat_option_list(s, &info);
}

static void cmd_seat_kick(struct session *s, const struct cmd_args *args)
{
    cmd_seat_send(s, (struct table_message){.kind = TABLE_KICK, .player = args->word[0]});
}

/* ---- seed ---- */

static void cmd_seat_seed(struct session *s, const struct cmd_args *args)
{
    struct table_shuffle shuffle;
    struct buf out = {0};
    if (args->word[0]) {
        if (channel_shown(s, "table", args->word[0]))
            cmd_seat_send(s, (struct table_message){.kind = TABLE_WORD, .text = args->word[0]});
        return;
    }
    if (!tables_shuffle(s->lobby->tables, session_table(s), &shuffle)) {
        session_say(
            s, "Nothing is known of the shuffle here. Type `help records` to see how it is made.");
        return;
    }
    buf_printf(&out, "%s\n",
               shuffle.playing ? tr("This game's seal of the shuffle:")
                               : tr("The next game's seal of the shuffle:"));
    buf_printf(&out, "%s%s\n", session_plain(s) ? "" : "  ", shuffle.commitment);
    for (int i = 0; i < shuffle.nplayers; i++) {
        buf_puts(&out, session_plain(s) ? "" : "  ");
        buf_printf(&out,
                   shuffle.player[i].drawn ? tr("%s has the word %s, which the seal gives.\n")
                                           : tr("%s has the word %s.\n"),
                   shuffle.player[i].name, shuffle.player[i].word);
    }
    buf_puts(&out, tr("The server drew a secret before it knew these words, and the seal fits that "
                      "secret and no other. The secret and the words make the shuffle. When the "
                      "game is over its record tells the secret, so that anybody can check it.\n"));
    if (!shuffle.playing)
        buf_puts(&out,
                 tr("Type `seed` and a word of your own to change yours, or `help records`.\n"));
    session_show(s, &out);
}

/* ---- Leaving ---- */

/* Whether the session sits in a game that it would give up by leaving. */
static bool cmd_seat_in_game(struct session *s, struct table_info *info)
{
    return session_at(s, info) == CMD_TABLE && info->state == TABLE_PLAYING &&
           !tables_out(s->lobby->tables, info->number, s->person);
}

/* Says what giving up the game means for the cup to which it belongs. */
static void cmd_seat_put_cup(struct buf *question, const struct session *s,
                             const struct table_info *info)
{
    const struct cup *cup = info->cup.cup != 0 ? cups_find(s->lobby, info->cup.cup) : NULL;
    if (!cup)
        return;
    buf_putc(question, ' ');
    buf_printf(question,
               cup->words.form == CUP_KNOCKOUT
                   ? tr("In cup %jd it counts as a lost game, and whoever loses is out.")
                   : tr("In cup %jd it counts as a lost game, and you stay in the cup."),
               cup->number);
}

/* Asks before `leave` and `resign`: says what giving up the game would cost. */
static bool cmd_seat_ask(struct session *s, const struct cmd_args *args, struct buf *question)
{
    struct table_info info;
    const bool leaves = strcmp(args->row->name, "leave") == 0;
    if (!cmd_seat_in_game(s, &info) || info.frozen[0] != '\0' ||
        (leaves && learn_at(s, info.number)))
        return false;
    if (info.counts && info.daily < 0)
        buf_puts(question, leaves ? tr("Leaving now is the worst result of a duel, and your side "
                                       "of it is over.")
                                  : tr("Resigning is the worst result of a duel, and your side of "
                                       "it is over."));
    else if (info.counts)
        buf_puts(question, leaves ? tr("Leaving now is the worst result of the deal of the day, "
                                       "and your try is over.")
                                  : tr("Resigning is the worst result of the deal of the day, and "
                                       "your try is over."));
    else if (!info.competitive && leaves)
        buf_printf(question, tr("Leaving now means giving up the game at table %d."),
                   (int)info.number);
    else if (!info.competitive)
        buf_puts(question, tr("Resigning means giving up the game."));
    else if (info.early)
        buf_puts(question, leaves ? tr("Leaving now cancels the game: it costs nothing, or 20 XP "
                                       "if the others penalize you.")
                                  : tr("Resigning now cancels the game: it costs nothing, or 20 XP "
                                       "if the others penalize you."));
    else if (info.bet > 0 && leaves)
        buf_printf(question,
                   tr("Leaving costs your bet of %s, and 10 XP, or 20 if the others penalize you."),
                   FIGURE(info.bet));
    else if (info.bet > 0) { /* the XP get a line of their own before the question about the bet */
        session_say(s, "Resigning costs 10 XP, or 20 if the others penalize you.");
        buf_printf(question, tr("Resigning costs your bet of %s."), FIGURE(info.bet));
    } else
        buf_puts(question, leaves ? tr("Leaving costs 10 XP, or 20 if the others penalize you.")
                                  : tr("Resigning costs 10 XP, or 20 if the others penalize you."));
    cmd_seat_put_cup(question, s, &info);
    return true;
}

static void cmd_seat_leave(struct session *s, const struct cmd_args *args UNUSED)
{
    bool watches = session_where(s, NULL) == CMD_WATCHING;
    cmd_seat_send(s, (struct table_message){.kind = watches ? TABLE_UNWATCH : TABLE_LEAVE});
}

static void cmd_seat_resign(struct session *s, const struct cmd_args *args UNUSED)
{
    struct table_info info;
    int32_t table;
    if (cmd_seat_in_game(s, &info))
        cmd_seat_send(s, (struct table_message){.kind = TABLE_LEAVE});
    else if (session_where(s, &table) == CMD_TABLE &&
             tables_out(s->lobby->tables, table, s->person))
        session_say(s, "You are out of the game already, so there is nothing to resign. Type "
                       "`leave` to leave the table.");
    else
        session_say(s, "No game is in play here, so there is nothing to resign. Type `leave` to "
                       "leave the table.");
}

/* ---- The vote on somebody who left (RK-D6) ---- */

/* Runs `vote`, whose first word is the vote, and `penalize` and `forgive`. */
static void cmd_seat_vote(struct session *s, const struct cmd_args *args)
{
    bool vote = strcmp(args->row->name, "vote") == 0;
    bool penalize = strcasecmp(vote ? args->word[0] : args->row->name, "penalize") == 0;
    session_send(s,
                 &(struct table_message){.kind = TABLE_VOTE,
                                         .table = s->vote_table,
                                         .text = penalize ? "penalize" : "forgive",
                                         .player = args->word[vote]},
                 NULL);
}

const struct command seat_commands[] = {
    {"ready", cmd_seat_ready, N_("say that you are ready; the game begins when everybody is"),
     .where = CMD_TABLE},
    {"unready", cmd_seat_unready, N_("say that you are not ready after all"), .where = CMD_TABLE},
    {"start", cmd_seat_start, N_("host: begin with those who sit here"), .where = CMD_TABLE},
    {"bot", cmd_seat_bot,
     N_("host: seat a bot (easy, medium or hard), or take one away; the table is friendly then"),
     .aliases = "bots", .pattern = "[add|remove] [LEVEL]", .where = CMD_TABLE},
    {"option", cmd_seat_option,
     N_("the terms of the table; host: change them before a game: option bet=20"),
     .pattern = "[OPTIONS]", .where = CMD_TABLE},
    {"kick", cmd_seat_kick, N_("host: send somebody off the table before the game"),
     .shortest = "kick", .pattern = "NAME", .where = CMD_TABLE},
    {"seed", cmd_seat_seed, N_("the seal of the shuffle; with a word, your part in it"),
     .shortest = "seed", .pattern = "[TEXT]", .where = CMD_TABLE | CMD_WATCHING},
    {"rematch", cmd_seat_rematch, N_("another game at the same table"), .aliases = "again",
     .where = CMD_TABLE},
    {"leave", cmd_seat_leave, N_("leave the table; asks if you would leave a game"),
     .aliases = "stand part unwatch", .where = CMD_TABLE | CMD_WATCHING, .ask = cmd_seat_ask,
     .kept = N_("You stay at the table.")},
    {"resign", cmd_seat_resign, N_("give the game up; asks first"), .aliases = "forfeit concede",
     .where = CMD_TABLE, .ask = cmd_seat_ask, .kept = N_("You stay in the game.")},
    {NULL}};

const struct command vote_commands[] = {
    {"vote", cmd_seat_vote, N_("vote on a player who left a ranked game"),
     .pattern = "penalize|forgive [NAME]"},
    {"penalize", cmd_seat_vote, N_("vote that whoever left loses 20 XP"), .shortest = "penalize",
     .pattern = "[NAME]"},
    {"forgive", cmd_seat_vote, N_("vote that whoever left loses no more than a loser"),
     .shortest = "forgive", .pattern = "[NAME]"},
    {NULL}};
