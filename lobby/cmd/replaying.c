/*
 * The command `replay` shows a game that is over from its record, step by step, as any seat saw it.
 * The session keeps the record. A step back plays the game again from the deal.
 */
#include "cmd.h"

#include <ctype.h>

#include "deal.h"
#include "ending.h"
#include "moment.h"
#include "report.h"
#include "screen.h"
#include "shuffle.h"
#include "table_record.h"

struct replaying {
    char *text; /* the text of the record */
    struct record record;
    struct record_events events;
    struct replay replay;
    int at, total;           /* counted in steps: every event is one, except hashes */
    int seat;                /* the seat whose view is shown; 0: a spectator's */
    struct moment moment;    /* the turning points up to step `at` */
    struct session *session; /* the session that has this replay */
    struct timer timer;      /* runs at the next step, while the replay goes on by itself */
    int speed;               /* how many steps a second while the replay goes on by itself */
};

/* ---- Steps ---- */

static const char *replaying_player_at(const struct replaying *r, int seat)
{
    return r->record.player[r->record.seat[seat] - 1].name;
}

/* The seat of a player; 0: that person did not play. */
static int replaying_seat_of(const struct replaying *r, const char *name)
{
    for (int i = 1; i <= r->record.nplayers; i++)
        if (strcasecmp(replaying_player_at(r, i), name) == 0)
            return i;
    return 0;
}

/* Plays the record up to a step. False: it cannot be played, and `fault` says why. */
static bool replaying_step_to(struct replaying *r, int step, struct record_fault *fault)
{
    if (step < r->at || !r->replay.rules) {
        r->at = 0;
        memset(&r->moment, 0, sizeof(r->moment));
        if (!replay_start(&r->replay, &r->record, &r->events, shuffle_hash, fault))
            return false;
    }
    while (r->at < step) {
        const struct game_rules *rules = r->replay.rules;
        struct moment_chances before, after;
        moment_chances(rules, r->replay.state, &before);
        if (replay_next(&r->replay, fault) != REPLAY_STEPPED)
            return false;
        r->at += r->replay.event.kind != RECORD_HASHED;
        if (r->replay.event.kind != RECORD_MOVE && r->replay.event.kind != RECORD_AUTO)
            continue;
        moment_chances(rules, r->replay.state, &after);
        for (int i = 0; i < r->replay.told.n; i++) {
            struct moment_weights weight;
            moment_weigh(rules, &r->replay.told.fact[i], &before, &after, &weight);
            moment_note(&r->moment, &r->replay.told.fact[i], &weight);
        }
    }
    return true;
}

/* ---- What is shown ---- */

void replay_info(const struct replay *replay, struct table_info *info)
{
    const struct record *record = replay->record;
    memset(info, 0, sizeof(*info));
    info->number = (int32_t)record->number;
    info->game = record->id;
    info->rules = replay->rules;
    info->setup = replay->setup;
    info->state = TABLE_PLAYING;
    info->competitive = record->ranked;
    info->bet = record->bet;
    info->seats = info->taken = record->nplayers;
    for (int s = 1; s <= record->nplayers; s++) {
        const char *name = record->player[record->seat[s] - 1].name;
        info->seat[s].person.id = s;
        info->seat[s].left = replay->left >> s & 1;
        utf8_printf(info->seat[s].person.name, sizeof(info->seat[s].person.name), "%.16s", name);
        utf8_printf(info->seat_name[s], sizeof(info->seat_name[s]), "%.16s", name);
    }
}

static void replaying_put_step(const struct replaying *r, const char *gap, struct buf *out)
{
    if (r->at == 0)
        buf_printf(out, trn("the deal of %d step", "the deal of %d steps", r->total), r->total);
    else
        buf_printf(out, tr("step %d of %d"), r->at, r->total);
    buf_puts(out, gap);
    if (r->seat != 0)
        buf_printf(out, tr("as %s saw it"), replaying_player_at(r, r->seat));
    else
        buf_puts(out, tr("as a spectator saw it"));
}

static void replaying_put_notice(const struct ui_viewer *viewer, const struct table_info *info,
                                 enum notice_kind kind, int seat, const char *text, struct buf *out)
{
    struct notice n = {.kind = kind, .table = info->number, .rules = info->rules};
    if (seat != 0)
        n.who = notice_who(info->seat_name[seat], seat);
    if (text)
        n.said = text;
    ui_notice(out, viewer, &n, info);
}

/* Writes what the step did, as far as the chosen seat was told. */
static void replaying_put_told(const struct replaying *r, const struct ui_viewer *viewer,
                               const struct table_info *info, struct buf *out)
{
    static const enum notice_kind kinds[] = {[RECORD_TIMEOUT] = NOTICE_TIMEOUT,
                                             [RECORD_LEAVE] = NOTICE_LEFT,
                                             [RECORD_SHARED] = NOTICE_SAME_ADDRESS,
                                             [RECORD_VOIDED] = NOTICE_VOIDED,
                                             [RECORD_FREEZE] = NOTICE_CANCELLED};
    const struct record_event *e = &r->replay.event;
    if (r->at > 0 && kinds[e->kind] != 0)
        replaying_put_notice(viewer, info, kinds[e->kind], e->seat, e->text, out);
    for (int i = 0; i < r->replay.told.n; i++) {
        const struct game_fact *fact = &r->replay.told.fact[i];
        if ((fact->audience >> r->seat & 1) == 0)
            continue;
        ui_notice(out, viewer,
                  &(struct notice){.kind = NOTICE_FACT, .rules = info->rules, .fact = *fact}, info);
    }
}

/* Fills in the end of the game as a table would have it. */
static void replaying_result_fill(const struct replaying *r, const struct table_info *info,
                                  struct table_result *out)
{
    memset(out, 0, sizeof(*out));
    out->number = r->record.number;
    out->rules = info->rules;
    out->end = STORE_GAME_FINISHED;
    out->scored = r->record.ranked;
    out->by_limit = r->record.by_limit;
    out->tie = r->replay.result.tie;
    out->bet = r->record.bet;
    out->winners = r->replay.result.winners;
    out->seats = r->record.nplayers;
    for (int s = 1; s <= r->record.nplayers; s++) {
        struct table_result_seat *seat = &out->seat[s];
        const struct record_score *score = &r->record.score[s];
        struct game_view view;
        r->replay.rules->view(r->replay.state, s, &view);
        seat->person = s;
        memcpy(seat->name, info->seat_name[s], sizeof(seat->name));
        seat->left = info->seat[s].left;
        seat->got =
            (struct notice_result){.place = score->place, .xp = score->xp, .chips = score->chips};
        seat->points = r->replay.result.points[s];
        if (!seat->left)
            table_result_held(seat, &view, s);
    }
    out->favoured = (uint8_t)moment_of(&r->moment, out->winners, &out->moment);
}

static void replaying_put_result(const struct replaying *r, const struct ui_viewer *viewer,
                                 const struct table_info *info, struct buf *out)
{
    struct table_result result;
    if (r->record.end == RECORD_CANCELLED)
        replaying_put_notice(viewer, info, NOTICE_CANCELLED, 0, r->record.reason, out);
    if (r->record.end != RECORD_FINISHED)
        return;
    replaying_result_fill(r, info, &result);
    ui_result(out, viewer, &result);
}

/* Everything that is needed to show the position to the session. */
struct position {
    struct ui_viewer viewer;
    struct table_info info;
    struct game_view view;
    struct ui_hand hand;
    struct ui_sight seen; /* points to the members above */
};

static void replaying_position_fill(struct session *s, struct position *p)
{
    const struct replaying *r = s->replay;
    memset(p, 0, sizeof(*p));
    p->viewer = session_viewer(s);
    /* what others saw is told about them, not to them */
    p->viewer.person = r->seat == replaying_seat_of(r, s->name) ? r->seat : 0;
    p->viewer.name = NULL; /* the viewer's name must not be taken for a player's */
    replay_info(&r->replay, &p->info);
    r->replay.rules->view(r->replay.state, r->seat, &p->view);
    ui_hand_update(&p->hand, &p->info, &p->view, NULL);
    p->seen = (struct ui_sight){&p->viewer, &p->info, &p->view, &p->hand};
}

/* Appends what can be typed, as a screen says it. */
static void replaying_put_hint(const struct replaying *r, bool wide, struct buf *out)
{
    const char *enter = tr(" (Enter)");
    if (timer_is_set(&r->timer))
        buf_puts(out, STYLE_TYPE " stop   play   play 2x   play 4x");
    else if (wide)
        buf_printf(out,
                   STYLE_TYPE " next" STYLE_NORMAL "%s  " STYLE_TYPE
                              " back   first   last   play   seat %s   replay stop",
                   enter, tr("NAME"));
    else
        buf_printf(out, STYLE_TYPE " next" STYLE_NORMAL "%s " STYLE_TYPE " back  play  replay stop",
                   enter);
}

static void replaying_replay_draw(struct session *s, struct panel *panel, struct ui_screen *screen)
{
    struct position p;
    BUF_LOCAL title = {0}, told = {0}, hint = {0};
    bool wide = screen->columns >= 70;
    replaying_position_fill(s, &p);
    if (wide) {
        buf_printf(&title, tr("REPLAY  game %jd, %s, "), s->replay->record.number,
                   s->replay->replay.rules->title);
        replaying_put_step(s->replay, STYLE_RIGHT " ", &title);
    } else {
        buf_printf(&title, tr("REPLAY %jd, step %d of %d"), s->replay->record.number, s->replay->at,
                   s->replay->total);
    }
    replaying_put_told(s->replay, &p.viewer, &p.info, &told);
    if (s->replay->at == s->replay->total)
        replaying_put_result(s->replay, &p.viewer, &p.info, &told);
    replaying_put_hint(s->replay, wide, &hint);
    struct ui_replayed replayed = {.title = buf_text(&title),
                                   .told = buf_text(&told),
                                   .hint = buf_text(&hint),
                                   .at = panel->at};
    ui_screen_replay(screen, &p.seen, &replayed);
    panel->at = replayed.at;
    panel->rows = replayed.rows;
    panel->parts = replayed.more;
}

/* Turns through what a step did, if it has more rows than are seen at a time. */
static bool replaying_turn(struct session *s UNUSED, struct panel *panel, int by)
{
    if (by > 0 ? !panel->parts : panel->at == 0)
        return false;
    panel->at += by * panel->rows;
    panel->at = panel->at > 0 ? panel->at : 0;
    return true;
}

static const struct panel_kind replay_kind = {
    .name = N_("replay"), .draw = replaying_replay_draw, .turn = replaying_turn, .steps = true};

bool replay_covered(struct session *s)
{
    return panel_shown(s) && !panel_of_kind(s, &replay_kind);
}

/* Tells the step in lines: with the whole table, or only what it did, for somebody who knows the
 * step before it. `numbered`: without the table, the number of the step comes first. */
static void replaying_tell(struct session *s, bool whole, bool numbered)
{
    const struct replaying *r = s->replay;
    struct position p;
    struct buf out = {0};
    bool plain = session_plain(s);
    replaying_position_fill(s, &p);
    if (whole) {
        buf_puts(&out, plain ? "" : STYLE_REVERSE " ");
        buf_printf(&out, tr("Game %jd, %s, "), r->record.number, r->replay.rules->title);
        replaying_put_step(r, ", ", &out);
        buf_puts(&out, plain ? ".\n" : " " STYLE_NORMAL "\n");
    } else if (numbered) {
        buf_printf(&out, tr("Step %d of %d.\n"), r->at, r->total);
    }
    replaying_put_told(r, &p.viewer, &p.info, &out);
    if (whole)
        ui_replay(&out, &p.seen);
    if (r->at == r->total)
        replaying_put_result(r, &p.viewer, &p.info, &out);
    if (whole)
        buf_puts(&out, plain
                           ? tr("Enter or `next` goes on, and tells what changed. Type `look` for "
                                "the table, or `back`, `first`, `last`, `play`, `seat` and a "
                                "name, or `replay stop`.\n")
                           : tr(" next (Enter)   back   first   last   play   seat NAME   "
                                "replay stop\n"));
    session_show(s, &out);
}

static void replaying_show_step(struct session *s)
{
    struct panel *shown = panel_of_kind(s, &replay_kind);
    if (!s->screen) {
        replaying_tell(s, true, false);
    } else if (shown) {
        screen_reopen(s);
        shown->at = 0;
        panel_changed(s);
    } else {
        ending_again(s, s->replay->record.number);
        panel_open(s, &replay_kind, xcalloc(1, sizeof(struct panel)));
    }
}

/* ---- Commands ---- */

static void replaying_end(struct session *s)
{
    if (!s->replay)
        return;
    panel_drop(s, &replay_kind);
    timer_cancel(s->lobby->timers, &s->replay->timer);
    free(s->replay->text);
    free(s->replay);
    s->replay = NULL;
}

/* The session's replay. NULL: there is none, and the session has been told. */
static struct replaying *replaying_replay_on(struct session *s)
{
    if (!s->replay)
        session_say(
            s, "No replay is on. Type `replay` and the number of a game; `history` lists yours.");
    return s->replay;
}

static void replaying_go_to(struct session *s, int step)
{
    struct record_fault fault;
    int away = abs(step - s->replay->at);
    bool turned = panel_of_kind(s, &replay_kind);
    if (!replaying_step_to(s->replay, step, &fault)) {
        session_say(s, "Game %jd cannot be shown again. %s", s->replay->record.number, fault.why);
        replaying_end(s);
        return;
    }
    if (away == 1 && step > 0 && !s->screen && session_plain(s))
        replaying_tell(s, false, true);
    else
        replaying_show_step(s);
    if (turned)
        screen_again(s, TERM_TURNED);
}

/* ---- play: step after step ---- */

enum { PLAY_MS = 1000 }; /* the time of a step at speed 1 */

static void replaying_play_due(void *arg);

static void replaying_play_wait(struct replaying *r)
{
    timer_set(r->session->lobby->timers, &r->timer, PLAY_MS / r->speed, replaying_play_due, r);
}

/* Whether the session sees the replay and no game waits for its move. */
static bool replaying_play_goes_on(struct session *s)
{
    if (s->state != SESSION_IN || screen_on_turn(s))
        return false;
    return !s->screen || (!s->paged && panel_shown(s) && panel_of_kind(s, &replay_kind));
}

static void replaying_play_due(void *arg)
{
    struct replaying *r = arg;
    struct session *s = r->session;
    struct record_fault fault;
    SESSION_SPEAKS(s);
    if (!replaying_play_goes_on(s) || r->at == r->total ||
        !replaying_step_to(r, r->at + 1, &fault)) {
        screen_due(s);
        return;
    }
    if (r->at < r->total)
        replaying_play_wait(r);
    /* Without a screen the table is shown only at the end. It is never shown to somebody who
     * listens. */
    bool end = r->at == r->total;
    if (s->screen || (end && !session_plain(s)))
        replaying_show_step(s);
    else
        replaying_tell(s, false, end);
}

bool replay_plays(struct session *s, const char *text)
{
    enum { FASTEST = 4 };
    struct replaying *r = s->replay;
    int speed = 1;
    if (!r || !replaying_play_goes_on(s))
        return false;
    if (text && (text[0] < '1' || text[0] > '0' + FASTEST || strcasecmp(text + 1, "x") != 0))
        return false;
    if (text)
        speed = text[0] - '0';
    else if (!s->screen && r->at == r->total) /* they have seen the end, so they mean a new game */
        return false;
    r->speed = speed;
    struct record_fault fault;
    if (r->at == r->total && !replaying_step_to(r, 0, &fault))
        return false;
    replaying_play_wait(r);
    if (s->screen)
        replaying_show_step(s);
    else
        session_say(s, "The replay goes on by itself. Type `stop`, or any line, to stop it.");
    return true;
}

bool replay_pause(struct session *s)
{
    if (!s->replay || !timer_is_set(&s->replay->timer))
        return false;
    timer_cancel(s->lobby->timers, &s->replay->timer);
    screen_due(s);
    return true;
}

static void replaying_forward(struct session *s, int n)
{
    struct replaying *r = s->replay;
    if (r->at == r->total)
        session_say(s, "That was the last step. Type `back` or `first`.");
    else
        replaying_go_to(s, n < r->total - r->at ? r->at + n : r->total);
}

bool replay_look(struct session *s)
{
    struct table_info info;
    int where = session_at(s, &info);
    bool over = where == CMD_TABLE && info.state == TABLE_FINISHED;
    if (s->screen || !s->replay || (where != 0 && !over))
        return false;
    replaying_tell(s, true, false);
    return true;
}

bool replay_line(struct session *s, const char *line)
{
    struct table_info info;
    char *end;
    long step = strtol(line, &end, 10);
    if (!s->replay || s->was_paged || !replaying_play_goes_on(s) ||
        (!s->screen && session_at(s, &info) == CMD_TABLE && info.state == TABLE_PLAYING))
        return false;
    if (line[0] == '\0' || strcasecmp(line, "n") == 0)
        replaying_forward(s, 1);
    else if (s->screen && isdigit((unsigned char)line[0]) && *end == '\0')
        replaying_go_to(s, step < s->replay->total ? (int)step : s->replay->total);
    else
        return false;
    return true;
}

static void replaying_next(struct session *s, const struct cmd_args *args)
{
    struct table_info info;
    /* Somebody who has just finished a game and has no replay means the next table. */
    if (args->word[1] || (!args->word[0] && !s->replay && session_at(s, &info) == CMD_TABLE &&
                          info.state == TABLE_FINISHED))
        cmd_next_table(s);
    else if (reports_shown(s))
        reports_next(s);
    else if (replaying_replay_on(s))
        replaying_forward(s, args->word[0] ? atoi(args->word[0]) : 1);
}

void replay_back(struct session *s, const struct cmd_args *args)
{
    const struct replaying *r = s->replay;
    int n = args->word[0] ? atoi(args->word[0]) : 1;
    if (r->at == 0)
        session_say(s, "That was the deal. Type `next` or `last`.");
    else
        replaying_go_to(s, n < r->at ? r->at - n : 0);
}

void cmd_replay_end(struct session *s, const struct cmd_args *args)
{
    if (replaying_replay_on(s))
        replaying_go_to(s, strcmp(args->row->name, "first") == 0 ? 0 : s->replay->total);
}

static void replaying_seat(struct session *s, const struct cmd_args *args)
{
    struct replaying *r = replaying_replay_on(s);
    const char *name = args->word[0];
    if (!r)
        return;
    int seat = name ? replaying_seat_of(r, name) : 0;
    if (name && seat == 0 && name[0] >= '1' && name[0] <= '0' + r->record.nplayers &&
        name[1] == '\0')
        seat = name[0] - '0';
    if (name && seat == 0) {
        BUF_LOCAL names = {0};
        for (int i = 1; i <= r->record.nplayers; i++)
            buf_printf(&names, "%s%s", i > 1 ? ", " : "", replaying_player_at(r, i));
        session_say(s, "%s did not play that game. Type `seat` and one of %s, or `seat` alone.",
                    name, buf_text(&names));
        return;
    }
    r->seat = seat;
    replaying_show_step(s);
}

/* ---- replay N ---- */

static void replaying_replay_begin(struct session *s, struct buf *text,
                                   const struct record_maker *maker)
{
    struct record_fault fault;
    struct record_event e;
    struct replaying *r = xcalloc(1, sizeof(*r));
    r->text = xstrdup(buf_text(text));
    r->session = s;
    replaying_end(s);
    s->replay = r;
    if (!record_read(r->text, text->len, &r->record, &r->events, &fault)) {
        session_say(s, "The record of that game cannot be read. %s", fault.why);
        replaying_end(s);
        return;
    }
    for (struct record_events events = r->events; record_next(&events, &e);)
        r->total += e.kind != RECORD_HASHED;
    r->seat = replaying_seat_of(r, s->name);
    if (maker->undone > 0) { /* the record does not have the moves that were taken back */
        BUF_LOCAL out = {0};
        buf_printf(&out,
                   trn("%d time a move was taken back in this game. You see the moves that stand.",
                       "%d times a move was taken back in this game. You see the moves that stand.",
                       maker->undone),
                   maker->undone);
        session_say(s, "%s", buf_text(&out));
    }
    replaying_go_to(s, 0);
}

/* A record that is read, and what is done with it. */
struct fetched {
    struct record_maker maker; /* comes first, for record_maker_reads */
    replay_fetched *then;
};

static void replaying_fetched(struct session *s, void *result)
{
    struct fetched *f = result;
    BUF_LOCAL text = {0};
    const char *why = record_maker_end(&f->maker, f->maker.status, f->maker.number, &text);
    if (!why && (why = deal_closed(s, &f->maker.row)))
        why = tr(why);
    if (why)
        session_fail(s, "%s", why);
    else
        f->then(s, &text, &f->maker);
}

void replay_fetch(struct session *s, int64_t number, replay_fetched *then)
{
    errand_reads(s, STORE_READS(struct fetched, record_maker_reads.run, record_maker_reads.drop),
                 &(struct fetched){.maker = {.number = number}, .then = then}, replaying_fetched);
}

int64_t replay_number(const struct session *s)
{
    return s->replay ? s->replay->record.number : 0;
}

void replay_stop(struct session *s)
{
    replaying_end(s);
    session_say(s, "The replay is over.");
}

static void replaying_replay(struct session *s, const struct cmd_args *args)
{
    bool link = args->word[1] && strcasecmp(args->word[1], "link") == 0;
    if (args->word[1] && strcasecmp(args->word[1], "review") == 0)
        cmd_review(s, args);
    else if (link && args->word[0])
        cmd_say_ways(s, "r", "replay", atoll(args->word[0]));
    else if (link)
        session_say(s, "Type the number of the game, too: `replay 7 link`.");
    else if (args->word[0])
        replay_fetch(s, atoll(args->word[0]), replaying_replay_begin);
    else if (!s->replay && !args->word[1] && s->last_game != 0)
        replay_fetch(s, s->last_game, replaying_replay_begin);
    else if (!replaying_replay_on(s))
        return;
    else if (!args->word[1])
        replaying_show_step(s);
    else
        replay_stop(s);
}

const struct command replay_commands[] = {
    {"replay", replaying_replay,
     N_("see a game that is over again, step by step; alone: your last one; `replay N link`: where "
        "others see it"),
     .shortest = "replay", .pattern = "[N] [link|stop|review]"},
    {"next", replaying_next,
     N_("a step forward in a replay, or several; next table: another table"), .shortest = "next",
     .pattern = "[N] [table]"},
    {"first", cmd_replay_end, N_("the deal of the game in a replay"), .shortest = "first"},
    {"last", cmd_replay_end, N_("the end of the game in a replay"), .shortest = "last",
     .where = CMD_LOBBY | CMD_WATCHING},
    {"seat", replaying_seat, N_("whose view a replay shows; alone: a spectator's"),
     .shortest = "seat", .pattern = "[NAME]"},
    {NULL}};

const struct lobby_part replay_part = {.gone = replaying_end};
