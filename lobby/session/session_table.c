/*
 * A session at its table: sends messages to the table and takes the answers, keeps the move that
 * waits for its turn, and shows what notices tell.
 */

#include "cards.h"
#include "gmcp.h"
#include "learn.h"
#include "once.h"
#include "screen.h"
#include "session.h"

/* The bell rings for those who have typed nothing for this long. */
enum { BELL_MS = 4000 };
/* How many lines somebody who comes back is told, as many as `log` shows. */
enum { MISSED_LINES = 20 };
/* Bytes of a table with what can be typed there; few have more. */
enum { BLOCK_USUAL = 500 };
/* A number that is typed within this time after the turn, or after other cards got that number, may
 * have been meant for what was there before. */
enum { NUMBER_LATE_MS = 1000 };

int session_where(const struct session *s, int32_t *table)
{
    int32_t none;
    if (!table)
        table = &none;
    *table = 0;
    if (s->state == SESSION_ONESHOT)
        return CMD_ONESHOT;
    if (s->person == 0)
        return CMD_LOGIN;
    int32_t seated = tables_seat_of(s->lobby->tables, s->person);
    *table = seated != 0 ? seated : tables_watched_by(s->lobby->tables, s->person);
    return *table == 0 ? CMD_LOBBY : seated != 0 ? CMD_TABLE : CMD_WATCHING;
}

int32_t session_table(const struct session *s)
{
    int32_t table;
    session_where(s, &table);
    return table;
}

int session_at(const struct session *s, struct table_info *info)
{
    int32_t table;
    int where = session_where(s, &table);
    return table != 0 && tables_info(s->lobby->tables, table, info) ? where : 0;
}

void session_send(struct session *s, struct table_message *message,
                  void (*then)(struct session *s, bool refused))
{
    struct store_line line = {
        .conn = s->conn, .command = s->command, .part = ONCE_TABLE + s->steps, .answer = ""};
    struct store_attached attached = {.line = &line};
    message->from = session_person(s);
    message->command = session_command(s);
    message->tongue = session_tongue(s);
    /* The game's journal knows moves and votes, so they need no row of their own. */
    if (message->kind != TABLE_MOVE && message->kind != TABLE_VOTE && once_line(s->lobby, &line))
        message->attached = &attached;
    if (s->table_command == 0)
        session_wait(s);
    s->table_command = message->command;
    s->table_refused = false;
    s->table_then = then;
    tables_send(s->lobby->tables, message);
}

void session_send_kind(struct session *s, enum table_message_kind kind, int32_t table,
                       void (*then)(struct session *s, bool refused))
{
    session_send(s, &(struct table_message){.kind = kind, .table = table}, then);
}

bool session_asks(const struct session *s, const struct table_info *info,
                  const struct game_view *view)
{
    return s->asks && s->asks_game == info->game && s->asks_serial == view->serial &&
           (view->must >> view->viewer & 1) != 0;
}

bool session_sees(struct session *s, int32_t table, struct session_sight *out)
{
    struct ui_viewer *viewer = &out->viewer;
    *viewer = session_viewer(s);
    out->seen = (struct ui_sight){.viewer = viewer, .info = &out->info, .hand = &s->hand};
    if (!tables_info(s->lobby->tables, table, &out->info))
        return false;
    if (!tables_view(s->lobby->tables, table, s->person, &out->view))
        return true;
    out->seen.view = &out->view;
    ui_hand_update(&s->hand, &out->info, &out->view, s->settings.sort);
    card_t order[GAME_HAND_MAX];
    press_order(s, order);
    if (view_must(&out->view, out->view.viewer) &&
        tables_last(s->lobby->tables, table, s->person, order, s->hand.n, &out->last))
        viewer->last = &out->last;
    if (s->asked && session_asks(s, &out->info, &out->view)) {
        viewer->answer = out->answers;
        viewer->nanswers = tables_answers(s->lobby->tables, table, s->person, s->asked,
                                          out->answers, GAME_SEATS_MAX);
    }
    return true;
}

enum showing {
    SHOWING_HINT,  /* what can be done */
    SHOWING_TABLE, /* the table, and what can be done */
    SHOWING_TURN,  /* that their turn has come */
    SHOWING_AGAIN  /* that it still is their turn */
};

/* Shows what can be done at a table now. False: there is no such table. */
static bool session_table_show(struct session *s, int32_t table, enum showing showing)
{
    struct session_sight sight;
    struct buf out = {0};
    if (!session_sees(s, table, &sight))
        return false;
    const struct game_view *view = sight.seen.view;
    buf_reserve(&out, BLOCK_USUAL);
    if (view && sight.info.state == TABLE_PLAYING && view_must(view, view->viewer) &&
        showing >= SHOWING_TURN) {
        ui_turn(&out, &sight.seen, showing == SHOWING_AGAIN);
    } else {
        if (showing != SHOWING_HINT)
            ui_table(&out, &sight.seen);
        /* In the plain layout, a table that waits has said what to type. */
        if (showing == SHOWING_HINT || sight.viewer.layout != UI_PLAIN ||
            sight.info.state != TABLE_WAITING)
            ui_hint(&out, &sight.seen);
    }
    session_show(s, &out);
    return true;
}

static bool session_table_look(struct session *s, int32_t table, enum showing showing)
{
    struct table_info info;
    int32_t own;
    if (s->screen && session_where(s, &own) != CMD_LOBBY && own == table) {
        screen_aside(s);
        screen_due(s); /* the screen shows the table already */
        s->shown = true;
        if (tables_info(s->lobby->tables, table, &info) && info.frozen[0] != '\0') {
            struct buf out = {0};
            ui_frozen(&out, &info);
            buf_putc(&out, '\n');
            session_show(s, &out);
        }
        return true;
    }
    bool shown = session_table_show(s, table, showing);
    s->shown |= shown;
    return shown;
}

bool session_look(struct session *s, int32_t table)
{
    return session_table_look(s, table, SHOWING_TABLE);
}

void session_hint(struct session *s, int32_t table)
{
    if (!s->screen)
        session_table_show(s, table, SHOWING_HINT);
}

static void session_table_move_done(struct session *s, bool refused);
static void session_table_queued_play(struct session *s, int32_t table);

/* Whether cards came to the player's side and are placed without asking where, because the setting
 * `placing` is `auto` (EX-D11). */
static bool session_table_to_be_placed(const struct session *s, int32_t table)
{
    struct game_view view;
    return strcmp(s->settings.placing, "auto") == 0 &&
           tables_view(s->lobby->tables, table, s->person, &view) &&
           (view.verbs >> MOVE_PLACE & 1) != 0 && (view.verbs >> MOVE_LAYOUT & 1) == 0 &&
           screen_on_turn(s);
}

static void session_table_place_all(struct session *s, int32_t table)
{
    session_send(s,
                 &(struct table_message){.kind = TABLE_MOVE, .table = table, .text = "place auto"},
                 session_table_move_done);
}

static void session_table_move_done(struct session *s, bool refused)
{
    s->lobby->moves += !refused;
    int32_t table = tables_seat_of(s->lobby->tables, s->person);
    /* It is still their turn, as after drawing a card that fits: show what can be done now. */
    if (table == 0 || refused || !screen_on_turn(s))
        return;
    if (session_table_to_be_placed(s, table))
        session_table_place_all(s, table);
    else if (s->queued) /* the move had to wait, for example until their cards were placed */
        session_table_queued_play(s, table);
    else if (!s->shown)
        session_table_look(s, table, SHOWING_AGAIN);
}

static void session_table_send_move(struct session *s, int32_t table, const char *text,
                                    void (*then)(struct session *, bool))
{
    session_keep(&s->asked, text);
    s->asks = false;
    session_send(s, &(struct table_message){.kind = TABLE_MOVE, .table = table, .text = text},
                 then);
}

/* Tells once what becomes of the queued move under way, before the table tells why it is refused or
 * what it does. */
static void session_table_queued_tell(struct session *s, bool refused)
{
    struct table_info info;
    struct ui_viewer viewer = session_viewer(s);
    BUF_LOCAL said = {0};
    int32_t table = tables_seat_of(s->lobby->tables, s->person);
    if (!s->queue_sent)
        return;
    s->queue_sent = false;
    if (tables_info(s->lobby->tables, table, &info))
        ui_typed_move(&said, &viewer, info.rules, s->asked);
    session_say(s,
                !refused  ? N_("Your turn. Your queued move is played: %s.")
                : s->asks ? N_("Your turn. Your queued move needs an answer first: %s.")
                          : N_("Your queued move was not played: %s."),
                buf_text(&said));
}

static void session_table_queued_done(struct session *s, bool refused)
{
    int32_t table = tables_seat_of(s->lobby->tables, s->person);
    session_table_queued_tell(s, refused);
    session_table_move_done(s, refused);
    if (table != 0 && !s->shown && refused)
        session_table_look(s, table, SHOWING_TURN);
}

static void session_table_queued_play(struct session *s, int32_t table)
{
    char text[GAME_TEXT_MAX];
    utf8_copy(s->queued, text, sizeof(text));
    session_keep(&s->queued, NULL);
    s->shown = false;
    s->queue_sent = true;
    session_table_send_move(s, table, text, session_table_queued_done);
}

/* Called when it is the player's turn. Plays the queued move, or shows the table. */
static void session_table_my_turn(struct session *s, int32_t table, const struct game_rules *rules)
{
    bool hidden = screen_covered(s);
    /* A player who is looking elsewhere has to hear that it is their turn. A player who has just
     * typed sees it, unless something hides the table. */
    if (hidden || strcmp(s->settings.bell, "auto") != 0 ||
        clock_mono(s->lobby->deps.clock) - s->active_ms >= BELL_MS)
        session_ring(s);
    if (rules->picture && rules->picture->spread && session_table_to_be_placed(s, table)) {
        if (s->table_command == 0) /* else it follows when the message under way is done */
            session_table_place_all(s, table);
        return;
    }
    if (!s->queued || s->table_command != 0) {
        if (!hidden) /* else the page tells it and stays */
            session_table_look(s, table, SHOWING_TURN);
        return;
    }
    session_table_queued_play(s, table);
}

/* A card of the move that the hand lacks, or has too few of; CARD_NONE: it has them all. */
static card_t session_table_card_missing(const struct game_view *view, const struct game_move *move)
{
    uint8_t held[UINT8_MAX + 1] = {0};
    for (int i = 0; i < view->nhand; i++)
        held[view->hand[i].card]++;
    for (int i = 0; i < move->ncards; i++)
        if (held[move->card[i]]-- == 0)
            return move->card[i];
    return CARD_NONE;
}

void session_move(struct session *s, const struct table_info *info, const struct game_view *view,
                  const char *text, const struct game_move *move)
{
    bool turn = (view->must >> view->viewer & 1) != 0;
    bool off_turn =
        move && (view->may >> view->viewer & 1) != 0 && (view->verbs >> move->verb & 1) != 0;
    /* A move that needs no turn, such as a report, is not queued but sent at once. So is an offer
     * to stop, which is meant for the score that the player sees. */
    bool at_once =
        move && ((GAME_AT_ONCE | 1 << MOVE_REPORT | 1 << MOVE_STOP) >> move->verb & 1) != 0;
    s->on_turn = turn;
    bool frozen = info->frozen[0] != '\0'; /* the table refuses it and says so */
    if (turn || off_turn || at_once || !move || frozen) {
        session_table_send_move(s, info->number, text, session_table_move_done);
        return;
    }
    bool replaced = s->queued;
    if (move->verb == MOVE_PASS) { /* a pass begins no turn: it was meant for the last one */
        session_say(s, replaced
                           ? N_("It isn't your turn, so you cannot pass. Your queued move stays "
                                "as it is.")
                           : N_("It isn't your turn, so you cannot pass. Nothing was queued."));
        return;
    }
    struct ui_viewer viewer = session_viewer(s);
    BUF_LOCAL said = {0};
    ui_typed_move(&said, &viewer, info->rules, text);
    session_keep(&s->queued, text);
    session_say(s,
                replaced ? N_("Queued instead of the other: %s when it is your turn. Enter on its "
                              "own takes it back.")
                         : N_("Queued: %s when it is your turn. Enter on its own takes it back."),
                buf_text(&said));
    card_t missing = move->verb == MOVE_PLAY ? session_table_card_missing(view, move) : CARD_NONE;
    if (missing != CARD_NONE) /* another player may still make them draw it */
        session_say(s,
                    "You do not hold %s now. It can only be played if you get it before your turn.",
                    session_plain(s) ? tr(card_words(missing)) : card_name(missing));
}

static void session_table_refresh(void *arg)
{
    struct session *s = arg;
    SESSION_SPEAKS(s);
    if (s->waiting > 0) /* the end of the line does this instead */
        return;
    session_prompt(s, false);
    session_ticket(s);
    gmcp_refresh(s);
    screen_due(s);
}

static void session_table_done(struct session *s, const struct notice *notice)
{
    if (s->table_command == 0 || notice->answer.command != s->table_command)
        return;
    void (*then)(struct session *, bool) = s->table_then;
    bool refused = s->table_refused;
    s->table_command = 0;
    s->table_then = NULL;
    if (then)
        then(s, refused);
    if (!s->asks && s->table_command == 0) /* nothing completes that move any more */
        session_keep(&s->asked, NULL);
    session_go_on(s);
}

/* Whether the hand is up to date. All notices that a table sends at once show one position, so the
 * hand is updated only once. */
static bool session_table_hand_is_of(const struct session *s, const struct table_info *info)
{
    return s->hand.table == info->number && s->hand.game == info->game &&
           s->hand_events == info->events;
}

/* Brings the hand up to date, and notes until when a typed number may be meant for the hand as it
 * was. A turn that ends, and cards that come before a turn, give numbers to other cards. */
static void session_table_hand_follow(struct session *s, const struct table_info *info,
                                      const struct game_view *view)
{
    struct ui_hand was = s->hand;
    bool mine = (view->must >> view->viewer & 1) != 0 && view->viewer != 0;
    int same = 0;
    ui_hand_update(&s->hand, info, view, s->settings.sort);
    while (same < was.n && same < s->hand.n && was.card[same] == s->hand.card[same])
        same++;
    if (was.game != s->hand.game) {
        s->turn_over_until = s->moved_until = 0;
    } else if (s->on_turn && !mine) {
        s->turn_over_until = clock_mono(s->lobby->deps.clock) + NUMBER_LATE_MS;
    } else if (!s->on_turn && same < was.n && same < s->hand.n) {
        s->moved_until = clock_mono(s->lobby->deps.clock) + NUMBER_LATE_MS;
        s->moved_from = (uint8_t)(same + 1);
    }
    s->on_turn = mine;
}

void session_tell_delay(struct session *s, const struct table_info *info)
{
    if (info->state != TABLE_PLAYING || !info->competitive)
        return;
    session_say(s,
                info->delay == 1
                    ? N_("You see this ranked game 1 move late, and its players do not hear you.")
                : info->delay > 1
                    ? N_("You see this ranked game %d moves late, and its players do not hear you.")
                    : N_("The players of this ranked game do not hear you while you watch."),
                info->delay);
}

/* Tells who plays with whom in a game of pairs, because nothing else does. */
static void session_table_pairs_tell(struct session *s, const struct table_info *info)
{
    struct game_view view;
    if (!tables_view(s->lobby->tables, info->number, s->person, &view) || view.seat[1].team == 0)
        return;
    const char *with[2] = {"", ""}, *against[2] = {"", ""};
    int first = view.viewer != 0 ? view.viewer : 1, mates = 0, others = 0;
    for (int seat = 1; seat <= view.seats; seat++)
        if (view.seat[seat].team != view.seat[first].team)
            against[others++ % 2] = info->seat_name[seat];
        else if (seat != view.viewer)
            with[mates++ % 2] = info->seat_name[seat];
    if (view.viewer != 0)
        session_say(s, "You and %s play as a pair, against %s and %s.", with[0], against[0],
                    against[1]);
    else
        session_say(s, "%s and %s play as a pair, against %s and %s.", with[0], with[1], against[0],
                    against[1]);
}

/* Tells what happened at the table since `since_ms` (wall); a screen shows that in its log. */
static void session_table_tell_missed(struct session *s, const struct table_info *info,
                                      int64_t since_ms)
{
    struct table_log_line line[MISSED_LINES];
    struct ui_viewer viewer = session_viewer(s);
    struct buf out = {0};
    int n = tables_log(s->lobby->tables, info->number, s->person, line, MISSED_LINES), first = 0;
    while (first < n && line[first].at_ms < since_ms)
        first++;
    if (s->screen || first == n)
        return;
    buf_puts(&out, first == 0 && n == MISSED_LINES
                       ? tr("The latest of what happened while you were away:\n")
                       : tr("While you were away:\n"));
    ui_log(&out, &viewer, info, line + first, n - first);
    session_show(s, &out);
}

/* Whether the notice tells what becomes of the move that they have under way. `info`: of the
 * notice's table; NULL: it is not known. */
static bool session_table_is_outcome(const struct session *s, const struct notice *notice,
                                     const struct table_info *info)
{
    if (notice->kind == NOTICE_REFUSED)
        return s->table_refused;
    return notice->kind == NOTICE_FACT && info && notice->fact.seat <= GAME_SEATS_MAX &&
           info->seat[notice->fact.seat].person.id == s->person;
}

void session_notice(struct session *s, const struct notice *notice)
{
    SESSION_SPEAKS(s);
    if (notice->kind == NOTICE_DONE) {
        session_table_done(s, notice);
        return;
    }
    if (notice->kind == NOTICE_REFUSED && notice->answer.command != 0 &&
        notice->answer.command == s->table_command) {
        s->table_refused = true;
        s->asks = notice->answer.code == GAME_NEED_CHOICE;
    }

    const struct table_info *info = notice->info;
    struct game_view view;
    struct ui_viewer viewer = session_viewer(s);
    struct buf out = {0};
    if (notice->kind == NOTICE_HINT && info) {
        ui_advice(&out, &viewer, info, &s->hand, &notice->hint);
        buf_putc(&out, '\n');
    }
    if (s->queue_sent && session_table_is_outcome(s, notice, info))
        session_table_queued_tell(s, s->table_refused);
    /* The screen shows whose turn it is, and may show the score. */
    if (!s->screen ||
        (notice->kind != NOTICE_TURN && !(notice->kind == NOTICE_FACT && info &&
                                          ui_screen_shows(s->facts.columns, info, &notice->fact))))
        ui_notice(&out, &viewer, notice, info);
    /* What the next move does is told in a line of its own. */
    if (notice->kind == NOTICE_TURN)
        s->log_end.cells = 0;
    s->fact = notice->kind == NOTICE_FACT;
    session_show(s, &out);
    s->fact = false;
    if (info)
        gmcp_notice(s, notice, info);
    bool asks = notice->kind == NOTICE_REFUSED && s->asks;
    if (info && (asks || !session_table_hand_is_of(s, info)) &&
        tables_view(s->lobby->tables, notice->table, s->person, &view)) {
        session_table_hand_follow(s, info, &view);
        s->hand_events = info->events;
        if (asks) {
            s->asks_game = info->game;
            s->asks_serial = view.serial;
        }
    }

    switch (notice->kind) {
    case NOTICE_TURN:
        if (info && info->seat[notice->who.seat].person.id == s->person)
            session_table_my_turn(s, notice->table, notice->rules);
        break;
    case NOTICE_RESUMED:
        s->briefed = true;
        if (info)
            session_table_tell_missed(s, info,
                                      clock_wall(s->lobby->deps.clock) - notice->resumed.away_ms);
        session_look(s, notice->table);
        break;
    case NOTICE_TAKEN_BACK: /* what was typed was meant for the position before */
        session_keep(&s->queued, NULL);
        s->asks = false;
        break;
    case NOTICE_THAWED: /* nobody was on turn while the table was frozen */
        if (screen_on_turn(s))
            session_table_my_turn(s, notice->table, notice->rules);
        break;
    case NOTICE_VOTE: s->vote_table = notice->table; break;
    case NOTICE_ENDED:
        s->last_game = notice->ended.game;
        if (notice->ended.how == TABLE_ENDED_VOID)
            session_ring(s);
        break;
    case NOTICE_START:
        session_keep(&s->queued, NULL);
        if (info && tables_watched_by(s->lobby->tables, s->person) == info->number)
            session_tell_delay(s, info);
        if (info)
            session_table_pairs_tell(s, info);
        break;
    case NOTICE_VOIDED: /* they may be reading a page */
        session_ring(s);
        session_keep(&s->queued, NULL);
        break;
    case NOTICE_CUP: /* what is queued was meant for another game or table */
    case NOTICE_OVER:
    case NOTICE_CANCELLED:
    case NOTICE_CLOSED: session_keep(&s->queued, NULL); break;
    default: break;
    }
    LOBBY_CALL(s->lobby, notice, s, notice, info);
    /* The lesson comes after the parts, so that people read the result before what the lesson says
     * about it. */
    learn_notice(s, notice, info);
    /* The refresh runs once for all notices that the table sends at once, and only when the table
     * itself is up to date. */
    if (!timer_is_set(&s->refresh))
        timer_set(s->lobby->timers, &s->refresh, 0, session_table_refresh, s);
}
