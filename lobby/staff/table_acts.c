/*
 * Acts on tables and games. Most of them send a message to the table, whose notice answers the act.
 * Staff who sit at a table, or sat there in its last game, may only look at it.
 */
#include "act.h"

#include "code.h"
#include "figure.h"
#include "once.h"
#include "table_record.h"
#include "ui.h"

/* Whether the table that was typed exists. False: the act has ended. */
static bool table_acts_there(struct act *act, struct table_info *info)
{
    const bool there = tables_info(act->errand.lobby->tables, (int32_t)act->number, info);
    return !act_refused(act, !there,
                        "There is no table %jd. Type `tables` in the lobby to see what there is.",
                        act->number);
}

/* Fills in the audit line, and the answer for when the act is done. */
static void table_acts_words(struct act *act, enum table_message_kind kind)
{
    const char *n = act->about;
    char about[32];
    utf8_printf(about, sizeof(about), "%s %.16s", kind == TABLE_UNDO ? "game" : "table", n);
    act_audit(act, about, "%s%s", kind == TABLE_TRANSFER ? "to " : "",
              kind == TABLE_RESUME     ? "goes on"
              : kind == TABLE_TRANSFER ? act->word
                                       : act->reason);
    switch (kind) {
    case TABLE_VOID: act_say(act, "The game at table %s is void; all bets go back.", n); break;
    case TABLE_UNDO: act_say(act, "Game %s is void; XP, chips and bets go back.", n); break;
    case TABLE_FREEZE:
        act_say(act, "Table %s is frozen. Type `resume %s` to let it go on.", n, n);
        break;
    case TABLE_RESUME: act_say(act, "Table %s goes on.", n); break;
    case TABLE_TRANSFER: act_say(act, "%s is the host of table %s now.", act->word, n); break;
    default: act_say(act, "Table %s is closed.", n); break;
    }
}

/* Sends the message; `text` is the reason, or the name that was typed. */
static void table_acts_send(struct act *act, struct table_message *message, const char *text)
{
    struct lobby *lobby = act->errand.lobby;
    utf8_printf(act->about, sizeof(act->about), "%jd", act->number);
    utf8_copy(text, act->word, sizeof(act->word));
    act->command = ids_next(lobby->deps.ids);
    LIST_INSERT_HEAD(&lobby->acts->on_tables, act, table_link);
    char answered[sizeof(act->said) + 2];
    struct store_line line = {
        .conn = act->actor.conn, .command = act->actor.command, .answer = answered};
    struct store_attached attached = {0};
    table_acts_words(act, message->kind);
    utf8_printf(answered, sizeof(answered), "%s\n", act->said);
    attached.line = once_line(lobby, &line) ? &line : NULL;
    /* If a game is made void, the table itself writes the audit line. */
    if (message->kind != TABLE_VOID && message->kind != TABLE_UNDO)
        attached.audit = &act->audit;
    message->attached = &attached;
    message->command = act->command;
    message->from.id = act->actor.account;
    message->text = message->player = text;
    utf8_copy(act->actor.name, message->by, sizeof(message->by));
    tables_send(lobby->tables, message);
}

/* Warns of the game that is in play, of those who play it and of the bet. */
static void table_acts_game_price(struct act *act, const struct table_info *info,
                                  const char *seated)
{
    act_warn(act, "Game %jd (%s, %s, bet %s) is in play: %s.", info->game_number,
             info->rules->title, info->competitive ? "ranked" : "friendly", FIGURE(info->bet),
             seated);
}

/* The seat of a person of this name; 0: none. */
static int table_acts_seat_named(const struct table_info *info, const char *name)
{
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++)
        if (info->seat[seat].person.id != 0 && info->seat[seat].person.kind != PERSON_BOT &&
            strcasecmp(info->seat_name[seat], name) == 0)
            return seat;
    return 0;
}

/* Whether the act is impossible now. If so, it has ended. The table itself checks once more. */
static bool table_acts_refused(struct act *act, const struct table_info *info,
                               enum table_message_kind kind)
{
    const struct lobby *lobby = act->errand.lobby;
    const int n = info->number;
    const bool transfer = kind == TABLE_TRANSFER;
    const int seat = transfer ? table_acts_seat_named(info, act->who) : 0;
    if (kind == TABLE_CLOSE && info->state == TABLE_PLAYING && !act_allowed(act, "void"))
        return true;
    if (act->actor.account != 0 && tables_concerns(lobby->tables, n, act->actor.account))
        act_end(act, false, "You play there. Leave it to somebody else on the staff.");
    else if (kind == TABLE_VOID && info->game_number == 0)
        act_end(act, false, "No game was played at table %d. Type `tables` to see them.", n);
    else if (kind == TABLE_FREEZE && info->frozen[0] != '\0')
        act_end(act, false, "Table %d is frozen already. Type `resume %d` to let it go on.", n, n);
    else if (kind == TABLE_RESUME && info->frozen[0] == '\0')
        act_end(act, false, "Table %d is not frozen.", n);
    else if (transfer && seat == 0)
        act_end(act, false,
                "Nobody of that name sits at table %d. Type `inspect %d` to see who does.", n, n);
    else if (transfer && info->seat[seat].person.id == info->host)
        act_end(act, false, "%s is the host of table %d already.", info->seat_name[seat], n);
    else
        return false;
    return true;
}

/* Calls act_confirmed. The act asks if a game or somebody's seat would be lost. */
static bool table_acts_confirmed(struct act *act, const struct table_info *info,
                                 enum table_message_kind kind)
{
    const int n = info->number;
    BUF_LOCAL seated = {0};
    int people = 0; /* all but bots; `yes` is bound to these */
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++) {
        if (info->seat[seat].person.id == 0)
            continue;
        buf_printf(&seated, "%s%s", seated.len > 0 ? ", " : "", info->seat_name[seat]);
        if (info->seat[seat].person.kind == PERSON_BOT)
            continue;
        act_bind_yes(act, info->seat_name[seat]);
        people++;
    }
    const char *who = seated.len > 0 ? buf_text(&seated) : "nobody";
    if (kind == TABLE_CLOSE && info->state == TABLE_PLAYING) {
        table_acts_game_price(act, info, who);
        act_warn(act, "It would be void.");
    } else if (kind == TABLE_VOID)
        table_acts_game_price(act, info, who);
    else if (kind == TABLE_CLOSE && people > 0)
        act_warn(act, "%s %s there.", who, people == 1 ? "sits" : "sit");
    switch (kind) {
    case TABLE_VOID:
        return act_confirmed(act, "make game %jd at table %d count for nothing, and give bets back",
                             info->game_number, n);
    case TABLE_FREEZE: return act_confirmed(act, "freeze table %d (%s)", n, who);
    case TABLE_RESUME: return act_confirmed(act, "let table %d go on (%s)", n, who);
    case TABLE_TRANSFER: return act_confirmed(act, "make %s the host of table %d", act->who, n);
    default: return act_confirmed(act, "close table %d", n);
    }
}

static void table_act(struct act *act)
{
    const enum table_message_kind kind = act->row->which;
    struct table_info info;
    struct table_message message = {.kind = kind, .table = (int32_t)act->number};
    if (!table_acts_there(act, &info) || table_acts_refused(act, &info, kind))
        return;
    if (kind == TABLE_VOID) /* if two people void the game at once, the second must not void the
                               next game */
        message.game_number = info.game_number;
    if (table_acts_confirmed(act, &info, kind))
        table_acts_send(act, &message, kind == TABLE_TRANSFER ? act->who : act->text);
}

bool table_acts_notice(struct lobby *lobby, const struct notice *notice)
{
    struct act *act;
    if ((notice->kind != NOTICE_REFUSED && notice->kind != NOTICE_DONE) ||
        notice->answer.command == 0)
        return false;
    LIST_FOREACH (act, &lobby->acts->on_tables, table_link)
        if (act->command == notice->answer.command)
            break;
    if (!act)
        return false;
    if (notice->kind == NOTICE_REFUSED) {
        act->refused = true;
        utf8_copy(notice->answer.text ? tr(notice->answer.text) : "", act->said, sizeof(act->said));
        return true;
    }
    LIST_REMOVE(act, table_link);
    act_end(act, !act->refused, "%s", act->said);
    return true;
}

/* An act that makes a game void by its number, after a look at it. */
struct undo_act {
    struct act act;
    struct store_game game;
    int32_t table; /* the game is the last one there; 0: it may be anywhere */
    int64_t number;
};

static void table_acts_undo_game(void *arg, const struct store_game *game)
{
    ((struct undo_act *)arg)->game = *game;
}

static void table_acts_undo_price(struct undo_act *undo)
{
    struct act *act = &undo->act;
    const struct store_game *game = &undo->game;
    const struct game_rules *rules = game_find(game->game);
    BUF_LOCAL who = {0};
    for (int i = 0; i < game->nseats; i++) {
        const struct store_seat *seat = &game->seat[i];
        buf_printf(&who, "%s%s", i > 0 ? ", " : "", seat->name);
        if (seat->xp != 0 || seat->chips != 0)
            buf_printf(&who, " (%s XP, %s chips)", FIGURE_GAIN(seat->xp), FIGURE_GAIN(seat->chips));
    }
    act_warn(act, "%s, %s, of %s: %s.", rules ? rules->title : game->game,
             game->competitive ? "ranked" : "friendly", SPAN_TIME(game->started_ms),
             buf_text(&who));
    act_bind_yes(act, buf_text(&who));
}

static void table_acts_undo_read(void *arg, enum store_status status)
{
    struct undo_act *undo = arg;
    struct act *act = &undo->act;
    const struct store_game *game = &undo->game;
    const char *why = game->state == STORE_GAME_VOID ? "That game is void already."
                      : game->state == STORE_GAME_FROZEN
                          ? "That game was not scored, and its bets went back."
                          : NULL;
    for (int i = 0; i < game->nseats; i++)
        if (act->actor.account != 0 && game->seat[i].kind == STORE_SEAT_ACCOUNT &&
            game->seat[i].account == act->actor.account)
            why = "You played in that game. Leave it to somebody else on the staff.";
    struct table_message message = {.kind = undo->table != 0 ? TABLE_VOID : TABLE_UNDO,
                                    .table = undo->table,
                                    .game_number = undo->number};
    if (act_refused(act, status == STORE_NONE || status == STORE_GONE,
                    "There is no game %jd. Type `history NAME` to see somebody's.", undo->number) ||
        act_failed(act, status) || act_refused(act, why, "%s", why))
        return;
    table_acts_undo_price(undo);
    if (act_confirmed(act, "make game %jd count for nothing, and take XP, chips and bets back",
                      undo->number))
        table_acts_send(act, &message, act->reason);
}

static void table_acts_undo_look(struct act *act, int64_t number, int32_t table)
{
    struct undo_act *undo = (struct undo_act *)act;
    undo->number = number;
    undo->table = table;
    store_game_numbered(act_store(act), number, table_acts_undo_game, NULL, table_acts_undo_read,
                        act);
}

static void table_acts_undo(struct act *act)
{
    table_acts_undo_look(act, act->number, 0);
}

/* Has the table void its game if that is in play; else looks up the game that is over. */
static void table_acts_void_game(struct act *act)
{
    struct table_info info;
    if (!table_acts_there(act, &info) || table_acts_refused(act, &info, TABLE_VOID))
        return;
    if (info.state == TABLE_PLAYING)
        table_act(act);
    else if (act_allowed(act, "undo"))
        table_acts_undo_look(act, info.game_number, info.number);
}

/* ---- Looking ---- */

static const char *const kinds[] = {"account", "guest", "bot"};

static void table_acts_put_seat(struct act *act, const struct table_info *info, int seat)
{
    const struct table_seat_info *s = &info->seat[seat];
    const bool playing = info->state == TABLE_PLAYING;
    if (s->person.id == 0)
        return;
    const struct session *on = lobby_by_person(act->errand.lobby, s->person.id);
    act_line(act,
             "seat-%d %s, %s{ from %s}{, host%.0d}{, ready%.0d}{, left%.0d}{, away%.0d}"
             "{, automatic%.0d}{, by the code of %s}{, on turn with %jd s}\n",
             seat, info->seat_name[seat], kinds[s->person.kind], s->person.address,
             s->person.id == info->host, s->ready && !playing, s->left && playing, s->away,
             s->automatic, on ? code_brought_by(act->errand.lobby, on) : NULL,
             s->clock_ms > 0 ? s->clock_ms / 1000 : 0);
}

static const char *const states[] = {"waiting", "playing", "finished"};

static void table_acts_inspect(struct act *act)
{
    enum { FACTS = 10 };
    struct table_log_line facts[FACTS];
    struct table_info info;
    struct buf *out = &act->list;
    BUF_LOCAL line = {0};
    const struct ui_viewer viewer = {.layout = UI_PLAIN, .columns = 80};
    if (!table_acts_there(act, &info) || !act_confirmed(act, "look at table %d", (int)info.number))
        return;
    buf_printf(out, "table %d\ngame %s\nstate %s\nterms %s, ", (int)info.number, info.rules->title,
               states[info.state], info.competitive ? "ranked" : "friendly");
    act_line(act,
             "%.0d%.0s%.0s%.0dbet %jd\n{number %jd\n}{frozen %s\n}seats %d of %d\nwatchers %d\n",
             info.number, info.rules->id, states[info.state], info.competitive, info.bet,
             info.game_number, info.frozen, info.taken, info.seats, info.watchers);
    act_item_list(act);
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++)
        table_acts_put_seat(act, &info, seat);
    act_item_list_end(act);
    act_item_list(act);
    int n = tables_log(act->errand.lobby->tables, info.number, 0, facts, FACTS);
    for (int i = 0; i < n; i++) {
        buf_clear(&line);
        ui_fact(&line, &viewer, &info, &facts[i].fact);
        buf_printf(out, "log-%d ", i + 1);
        act_line(act, "%s\n", buf_text(&line));
    }
    act_item_list_end(act);
    utf8_printf(act->about, sizeof(act->about), "table %d", (int)info.number);
    act_audit(act, act->about, "looked at");
    act_writes_audit(act, NULL);
}

/* ---- Records: the same text as players get ---- */

static void table_acts_record_told(struct act *act, void *result)
{
    struct record_maker *maker = result;
    const char *why = record_maker_end(maker, maker->status, act->number, &act->list);
    if (act_refused(act, why, "%s", why))
        return;
    act_item(act, "%jd%s", act->number, buf_text(&act->list));
    act_end_list(act);
}

static void table_acts_record(struct act *act)
{
    act_reads(act, &record_maker_reads, &(struct record_maker){.number = act->number},
              table_acts_record_told);
}

/* ---- The rows ---- */

static const struct act_field seat_fields[] = {
    {"seat", ACT_FIELD_NUMBER, "number of the seat"},
    {"name", ACT_FIELD_TEXT, "who sits there"},
    {"kind", ACT_FIELD_TEXT, "what they are", .words = "account|guest|bot"},
    {"address", ACT_FIELD_TEXT, "where they are connected from", .null = true},
    {"host", ACT_FIELD_FLAG, "whether they are the host"},
    {"ready", ACT_FIELD_FLAG, "whether they wait for a game to begin"},
    {"left", ACT_FIELD_FLAG, "whether they left the game"},
    {"away", ACT_FIELD_FLAG, "whether their connection is gone"},
    {"automatic", ACT_FIELD_FLAG, "whether the table plays for them"},
    {"code_of", ACT_FIELD_TEXT, "by whose code they came", .null = true},
    {"clock_s", ACT_FIELD_NUMBER, "seconds left, of whoever is on turn", .null = true}};
static const struct act_field log_fields[] = {{"text", ACT_FIELD_TEXT, "what happened"}};
static const struct act_field inspect_fields[] = {
    {"table", ACT_FIELD_NUMBER, "number of the table"},
    {"game", ACT_FIELD_TEXT, "the game that is played there"},
    {"state", ACT_FIELD_TEXT, "state of the table", .words = "waiting|playing|finished"},
    {"ranked", ACT_FIELD_FLAG, "whether games there are ranked"},
    {"bet", ACT_FIELD_NUMBER, "chips that each one bets"},
    {"number", ACT_FIELD_NUMBER, "number of the game", .null = true},
    {"frozen", ACT_FIELD_TEXT, "why the table is frozen", .null = true},
    {"taken", ACT_FIELD_NUMBER, "seats that are taken"},
    {"seats", ACT_FIELD_NUMBER, "seats"},
    {"watchers", ACT_FIELD_NUMBER, "people who watch"},
    {"people", ACT_FIELD_LIST, "who sits there", ACT_FIELDS(seat_fields)},
    {"log", ACT_FIELD_LIST, "what happened last, as players were told", ACT_FIELDS(log_fields)}};

static const struct act_field record_fields[] = {
    {"number", ACT_FIELD_NUMBER, "number of the game"},
    {"record", ACT_FIELD_TEXT, "the record, as cardroom-record(5) describes it"}};

const struct act_row table_acts[] = {
    {"inspect", STORE_MODERATOR, table_acts_inspect,
     N_("look at a table: who sits there and from where, what happened last"),
     .args = {{"table", ACT_TABLE}}, .pairs = true, ACT_FIELDS(inspect_fields)},
    {"freeze", STORE_MODERATOR, table_act,
     N_("stop a table: its clocks stand still, nothing is played"),
     .args = {{"table", ACT_TABLE}, {"reason", ACT_REASON}}, .which = TABLE_FREEZE},
    {"resume", STORE_MODERATOR, table_act, N_("let a frozen table go on"),
     .args = {{"table", ACT_TABLE}}, .which = TABLE_RESUME},
    {"transfer", STORE_MODERATOR, table_act, N_("make somebody who sits there the host of a table"),
     .args = {{"table", ACT_TABLE}, {"name", ACT_NAME}}, .which = TABLE_TRANSFER},
    {"void", STORE_MODERATOR, table_acts_void_game, N_("make the game at a table void"),
     .args = {{"table", ACT_TABLE}, {"reason", ACT_REASON}}, .asks = true, .which = TABLE_VOID,
     .size = sizeof(struct undo_act)},
    {"undo", STORE_MODERATOR, table_acts_undo,
     N_("make any game void, by its number; its table may be gone"), .does = "void",
     .args = {{"game", ACT_GAME}, {"reason", ACT_REASON}}, .asks = true,
     .size = sizeof(struct undo_act)},
    {"close", STORE_MODERATOR, table_act, N_("close a table; a game in play is void"),
     .args = {{"table", ACT_TABLE}, {"reason", ACT_REASON}}, .asks = true, .which = TABLE_CLOSE},
    {"record", STORE_MODERATOR, table_acts_record, "the record of a game that is over",
     .args = {{"game", ACT_GAME}}, .only = ACT_SOCKET, .pairs = true, ACT_FIELDS(record_fields)},
    {NULL}};
