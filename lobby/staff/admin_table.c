/*
 * The staff's acts on tables. Each is a message to the table, whose notice answers it.
 */

#include "act.h"
#include "audit.h"
#include "once.h"
#include "session.h"
#include "ui.h"
#include "utf8.h"

/* Whether there is such a table; else it is answered, in words that serve cardroomctl(8) too. */
static bool table_there(struct lobby *lobby, int32_t table, struct table_info *info,
                        admin_answer *answer, void *arg)
{
    if (tables_info(lobby->tables, table, info))
        return true;
    act_refuse(answer, arg,
               "There is no table %d. Type  tables  in the lobby to see what there is.",
               (int)table);
    return false;
}

/* What is written and answered once it is done. */
static void act_words(struct act *act, enum table_message_kind kind)
{
    char table[32], *said = act->said;
    const size_t cap = sizeof(act->said);
    utf8_printf(table, sizeof(table), "table %.16s", act->about);
    switch (kind) {
    case TABLE_VOID: /* the table writes its line */
        utf8_printf(said, cap, "The game at table %s is void; all bets go back.", act->about);
        break;
    case TABLE_UNDO: /* so it does here */
        utf8_printf(said, cap, "Game %s is void; XP, chips and bets go back.", act->about);
        break;
    case TABLE_FREEZE:
        act_audit(act, "freeze", table, "%s", act->reason);
        utf8_printf(said, cap, "Table %s is frozen. Type  resume %s  to let it go on.", act->about,
                    act->about);
        break;
    case TABLE_RESUME:
        act_audit(act, "resume", table, "goes on");
        utf8_printf(said, cap, "Table %s goes on.", act->about);
        break;
    case TABLE_TRANSFER:
        act_audit(act, "transfer", table, "to %s", act->reason);
        utf8_printf(said, cap, "%s is the host of table %s now.", act->reason, act->about);
        break;
    default:
        act_audit(act, "close", table, "%s", act->reason);
        utf8_printf(said, cap, "Table %s is closed.", act->about);
        break;
    }
}

/* Sends it; `about` is the number of the table, or of the game, as it was typed. */
static void act_send(struct lobby *lobby, const struct admin_actor *actor,
                     struct table_message *message, int64_t about, const char *text,
                     admin_answer *answer, void *arg)
{
    struct act *act = act_new(lobby, actor, answer, arg);
    utf8_printf(act->about, sizeof(act->about), "%lld", (long long)about);
    utf8_copy(text, act->reason, sizeof(act->reason));
    act->command = ids_next(lobby->deps.ids);
    LIST_INSERT_HEAD(&lobby->acts->on_tables, act, table_link);
    char answered[sizeof(act->said) + 2];
    struct store_line line = {.conn = actor->conn, .command = actor->command, .answer = answered};
    struct store_besides besides = {0};
    act_words(act, message->kind);
    utf8_printf(answered, sizeof(answered), "%s\n", act->said);
    besides.line = once_line(lobby, &line) ? &line : NULL;
    besides.audit = act->audit.id != 0 ? &act->audit : NULL;
    message->besides = &besides;
    message->command = act->command;
    message->from.id = actor->account;
    message->text = message->player = text;
    utf8_copy(actor->name, message->from.name, sizeof(message->from.name));
    tables_send(lobby->tables, message);
}

static void table_act(struct lobby *lobby, const struct admin_actor *actor,
                      enum table_message_kind kind, int32_t table, const char *text,
                      admin_answer *answer, void *arg)
{
    struct table_info info;
    struct table_message message = {.kind = kind, .table = table};
    if (!table_there(lobby, table, &info, answer, arg))
        return;
    if (actor->account != 0 && tables_concerns(lobby->tables, table, actor->account))
        act_refuse(answer, arg, "You play there. Leave it to somebody else of the staff.");
    else
        act_send(lobby, actor, &message, table, text, answer, arg);
}

bool admin_notice(struct lobby *lobby, const struct notice *notice)
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
        utf8_copy(notice->answer.text ? notice->answer.text : "", act->said, sizeof(act->said));
        return true;
    }
    LIST_REMOVE(act, table_link);
    act_end(act, !act->refused, "%s", act->said);
    return true;
}

void admin_void(struct lobby *lobby, const struct admin_actor *actor, int32_t table,
                const char *reason, admin_answer *answer, void *arg)
{
    if (act_may(actor, STORE_MODERATOR, answer, arg) && act_has_reason(reason, answer, arg))
        table_act(lobby, actor, TABLE_VOID, table, reason, answer, arg);
}

void admin_undo(struct lobby *lobby, const struct admin_actor *actor, const char *game,
                const char *reason, admin_answer *answer, void *arg)
{
    struct table_message message = {.kind = TABLE_UNDO};
    if (!act_may(actor, STORE_MODERATOR, answer, arg) || !act_has_reason(reason, answer, arg))
        return;
    if (!admin_number_parse(game, &message.game_number) || message.game_number == 0)
        act_refuse(answer, arg, "Games have numbers. Type  history NAME  to see somebody's.");
    else
        act_send(lobby, actor, &message, message.game_number, reason, answer, arg);
}

void admin_close(struct lobby *lobby, const struct admin_actor *actor, int32_t table,
                 const char *reason, admin_answer *answer, void *arg)
{
    if (act_may(actor, STORE_MODERATOR, answer, arg) && act_has_reason(reason, answer, arg))
        table_act(lobby, actor, TABLE_CLOSE, table, reason, answer, arg);
}

void admin_freeze(struct lobby *lobby, const struct admin_actor *actor, int32_t table,
                  const char *reason, admin_answer *answer, void *arg)
{
    if (act_may(actor, STORE_MODERATOR, answer, arg) && act_has_reason(reason, answer, arg))
        table_act(lobby, actor, TABLE_FREEZE, table, reason, answer, arg);
}

void admin_resume(struct lobby *lobby, const struct admin_actor *actor, int32_t table,
                  admin_answer *answer, void *arg)
{
    if (act_may(actor, STORE_MODERATOR, answer, arg))
        table_act(lobby, actor, TABLE_RESUME, table, "", answer, arg);
}

void admin_transfer(struct lobby *lobby, const struct admin_actor *actor, int32_t table,
                    const char *name, admin_answer *answer, void *arg)
{
    if (act_may(actor, STORE_MODERATOR, answer, arg))
        table_act(lobby, actor, TABLE_TRANSFER, table, name, answer, arg);
}

/* ---- Looking ---- */

static void put_seat(const struct table_info *info, int seat, struct buf *out)
{
    static const char *const kinds[] = {"account", "guest", "bot"};
    const struct table_seat_info *s = &info->seat[seat];
    if (s->person.id == 0)
        return;
    buf_printf(out, "seat-%d %s, %s", seat, info->seat_name[seat], kinds[s->person.kind]);
    if (s->person.address[0] != '\0')
        buf_printf(out, " from %s", s->person.address);
    if (s->person.id == info->host)
        buf_puts(out, ", host");
    if (s->ready && info->state != TABLE_PLAYING)
        buf_puts(out, ", ready");
    if (s->left && info->state == TABLE_PLAYING)
        buf_puts(out, ", left");
    if (s->away)
        buf_puts(out, ", away");
    if (s->automatic)
        buf_puts(out, ", automatic");
    if (s->clock_ms > 0)
        buf_printf(out, ", on turn with %lld s", (long long)(s->clock_ms / 1000));
    buf_putc(out, '\n');
}

/* Looking is not for those whose looks cannot be noted. */
static void inspected(void *arg, enum store_status status)
{
    struct act *act = arg;
    if (status == STORE_OK)
        act_end(act, true, "%s", buf_text(&act->list));
    else
        act_stored(act, status);
}

void admin_inspect(struct lobby *lobby, const struct admin_actor *actor, int32_t table,
                   admin_answer *answer, void *arg)
{
    static const char *const states[] = {"waiting", "playing", "finished"};
    enum { FACTS = 10 };
    struct table_log_line facts[FACTS];
    struct table_info info;
    struct buf out = {0};
    const struct ui_viewer viewer = {.layout = UI_PLAIN, .columns = 80};
    if (!act_may(actor, STORE_MODERATOR, answer, arg))
        return;
    if (!table_there(lobby, table, &info, answer, arg))
        return;
    buf_printf(&out, "table %d\ngame %s\nstate %s\nterms %s, bet %lld\n", (int)info.number,
               info.rules->title, states[info.state], info.competitive ? "ranked" : "friendly",
               (long long)info.bet);
    if (info.game_number != 0)
        buf_printf(&out, "number %lld\n", (long long)info.game_number);
    if (info.frozen[0] != '\0')
        buf_printf(&out, "frozen %s\n", info.frozen);
    buf_printf(&out, "seats %d of %d\nwatchers %d\n", info.taken, info.seats, info.watchers);
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++)
        put_seat(&info, seat, &out);
    int n = tables_log(lobby->tables, table, 0, facts, FACTS);
    for (int i = 0; i < n; i++) {
        buf_printf(&out, "log-%d ", i + 1);
        ui_fact(&out, &viewer, &info, &facts[i].fact);
        buf_putc(&out, '\n');
    }
    struct act *act = act_new(lobby, actor, answer, arg);
    utf8_printf(act->about, sizeof(act->about), "table %d", (int)table);
    act_audit(act, "inspect", act->about, "looked at");
    buf_add(&act->list, out.data, out.len - 1); /* the answer ends its last line */
    act_writes(act, NULL, 0);
    store_audit_add(lobby->deps.store, &act->audit, inspected, act);
    buf_free(&out);
}
