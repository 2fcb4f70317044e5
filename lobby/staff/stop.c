/*
 * How the room stops: after a countdown, or, in a drain, as soon as no game is in play. Also how it
 * goes on with another program. Tables and their seats are rows of the store, and are there again
 * after the next start. A countdown, except one of an upgrade, is kept in the store, by the wall
 * clock. If the room crashes meanwhile, the next one goes on with the time that is left.
 */
#include "stop.h"
#include "act.h"
#include "lobby_figures.h"
#include "log.h"

enum {
    LOOK_MS = 1000,
    /* After a restart a countdown has at least this left, so that people are told first. */
    LEAST_MS = 10000,
    /* A countdown that ended longer ago is dropped: somebody started the room after it. */
    LATE_MS = 60000,
    /* How long people have to read that a drain ends their connections. */
    READ_MS = 10000,
    NAMED = 5 /* at most this many of those who are on are named before a stop */
};
/* The longest countdown. A longer one was mistyped, or will be forgotten before it ends. */
#define LONGEST_MS (7 * STORE_DAY_MS)

enum { KEPT_NONE, KEPT_SHUTDOWN, KEPT_DRAIN };

static void stop_keep(struct lobby *lobby, store_done_cb *cb, void *arg)
{
    const struct shutdown *stop = lobby->shutdown;
    const int64_t now = clock_wall(lobby->deps.clock);
    struct store_countdown kept = {.id = ids_next(lobby->deps.ids),
                                   .at_ms = now,
                                   .ends_ms = now + stop->at - clock_mono(lobby->deps.clock),
                                   .how = !stop->on     ? KEPT_NONE
                                          : stop->drain ? KEPT_DRAIN
                                                        : KEPT_SHUTDOWN};
    utf8_copy(stop->reason, kept.reason, sizeof(kept.reason));
    store_put(lobby->deps.store, STORE_RECORD_COUNTDOWN, &kept, cb, arg);
}

static void stop_tell(struct session *s)
{
    SESSION_SPEAKS(s);
    const struct shutdown *stop = s->lobby->shutdown;
    if (!stop->on)
        return;
    const char *span = SPAN(stop->at - clock_mono(s->lobby->deps.clock));
    if (stop->upgrade)
        session_say(s,
                    "!! All connections end in %s for a new version. Connect again then: games go "
                    "on, and your seat is kept.",
                    span);
    else if (stop->over)
        session_say(s,
                    "!! The games are over, so the room closes in %s. All connections end then; "
                    "your table and your seat are kept.",
                    span);
    else if (stop->drain && stop->reason[0] != '\0')
        session_say(s,
                    "!! The room closes when the games in play are over, in %s at the latest. No "
                    "new ranked games begin, and your seat is kept. The reason: %s",
                    span, stop->reason);
    else if (stop->drain)
        session_say(s,
                    "!! The room closes when the games in play are over, in %s at the latest. No "
                    "new ranked games begin, and your seat is kept.",
                    span);
    else if (stop->reason[0] != '\0')
        session_say(s, "!! The room closes in %s. Games in play are kept. The reason: %s", span,
                    stop->reason);
    else
        session_say(s, "!! The room closes in %s. Games in play are kept.", span);
}

static void stop_timers_cancel(struct lobby *lobby)
{
    timer_cancel(lobby->timers, &lobby->shutdown->timer);
    timer_cancel(lobby->timers, &lobby->shutdown->look);
}

static void stop_end(struct lobby *lobby)
{
    struct shutdown *stop = lobby->shutdown;
    stop->on = stop->over = false;
    stop_timers_cancel(lobby);
    if (stop->upgrade) {
        stop->upgrade = false;
        lobby->deps.upgrade(lobby->deps.arg, true);
        return;
    }
    stop_keep(lobby, NULL, NULL);
    lobby_tell_all(lobby, N_("The room closes now. Games in play are kept; come back later."));
    if (lobby->deps.stop)
        lobby->deps.stop(lobby->deps.arg, stop->reason);
}

static void stop_step(void *arg)
{
    struct lobby *lobby = arg;
    struct shutdown *stop = lobby->shutdown;
    static const int64_t mark[] = {3600000, 1800000, 600000, 300000, 120000,
                                   60000,   30000,   10000,  5000,   0};
    int64_t left = stop->at - clock_mono(lobby->deps.clock);
    struct session *s;
    if (left <= 0) {
        stop_end(lobby);
        return;
    }
    LIST_FOREACH (s, &lobby->sessions, all)
        if (s->state == SESSION_IN || s->state == SESSION_LOGIN)
            stop_tell(s);
    for (size_t i = 0; i < sizeof(mark) / sizeof(mark[0]); i++) {
        if (mark[i] < left) {
            timer_set(lobby->timers, &stop->timer, left - mark[i], stop_step, lobby);
            return;
        }
    }
}

/* Checks whether the last game is over. If so, whoever is on has a moment to read that the
 * connections end. A friendly game that begins in this moment is kept like any other. */
static void stop_drain_look(void *arg)
{
    struct lobby *lobby = arg;
    struct shutdown *stop = lobby->shutdown;
    struct lobby_figures figures;
    const int64_t now = clock_mono(lobby->deps.clock);
    lobby_figures(lobby, &figures);
    if (figures.games > 0) {
        timer_set(lobby->timers, &stop->look, LOOK_MS, stop_drain_look, lobby);
        return;
    }
    stop->over = true;
    const int64_t end = now + (lobby->open > 0 ? READ_MS : 0);
    stop->at = stop->at < end ? stop->at : end;
    stop_step(lobby);
}

static void stop_run(struct lobby *lobby)
{
    struct shutdown *stop = lobby->shutdown;
    stop_step(lobby);
    if (stop->drain && stop->on)
        timer_set(lobby->timers, &stop->look, LOOK_MS, stop_drain_look, lobby);
}

static void stop_read(void *arg, const struct store_countdown *kept)
{
    struct lobby *lobby = ((struct load *)arg)->errand.lobby;
    struct shutdown *stop = lobby->shutdown;
    int64_t left = kept->ends_ms - clock_wall(lobby->deps.clock);
    if (kept->how == KEPT_NONE || left < -LATE_MS)
        return;
    stop->on = true;
    stop->drain = kept->how == KEPT_DRAIN;
    stop->at = clock_mono(lobby->deps.clock) + (left > LEAST_MS ? left : LEAST_MS);
    utf8_copy(kept->reason, stop->reason, sizeof(stop->reason));
}

static void stop_load(struct lobby *lobby, void (*done)(void *arg), void *arg)
{
    store_list(lobby->deps.store, STORE_RECORD_COUNTDOWN, 1, stop_read, load_end,
               load_new(lobby, "countdown", done, arg));
}

static void stop_resume(struct lobby *lobby)
{
    struct shutdown *stop = lobby->shutdown;
    if (!stop->on)
        return;
    log_info("countdown", "goes on, drain=%s left_s=%jd", stop->drain ? "yes" : "no",
             (stop->at - clock_mono(lobby->deps.clock)) / 1000);
    tables_drain(lobby->tables, stop->drain);
    stop_run(lobby);
}

static void stop_on(struct session *s, const struct lobby_coming *coming UNUSED)
{
    stop_tell(s);
}

const struct lobby_part stop_part = {LOBBY_SLOT(shutdown), .load = stop_load, .begin = stop_resume,
                                     .on = stop_on};

/* The name of the act that begins such a countdown. */
static const char *stop_name(bool upgrade, bool drain)
{
    return upgrade ? "upgrade" : drain ? "drain" : "shutdown";
}

/* Gives the same answer if nothing could be stored, so that a room whose disk is full can be
 * stopped, too. */
static void stop_answer(void *arg, enum store_status status)
{
    struct act *act = arg;
    if (status != STORE_OK)
        log_warn("countdown", "not kept, status=%d", (int)status);
    act_end(act, true, "%s", act->said);
}

static void stop_kept(void *arg, enum store_status status)
{
    struct act *act = arg;
    struct lobby *lobby = act->errand.lobby;
    struct shutdown *stop = lobby->shutdown;
    stop_answer(act, status);
    if (stop->on && !stop->upgrade) /* else another act came in between */
        stop_run(lobby);
}

static void stop_begin(struct act *act, bool drain, const char *said)
{
    struct lobby *lobby = act->errand.lobby;
    struct shutdown *stop = lobby->shutdown;
    if (stop->on && (stop->upgrade || stop->drain != drain))
        act_say(act, "%s\nIt takes the place of the %s that people were told of.", said,
                stop_name(stop->upgrade, stop->drain));
    else
        act_say(act, "%s", said);
    stop_timers_cancel(lobby);
    stop->on = true;
    stop->drain = drain;
    stop->upgrade = stop->over = false;
    stop->at = clock_mono(lobby->deps.clock) + act->ms;
    utf8_copy(act->reason, stop->reason, sizeof(stop->reason));
    tables_drain(lobby->tables, drain);
    act_audit(act, "", "in %jd s: %s", act->ms / 1000, stop->reason);
    act->told = true;
    act_writes(act, NULL);
    stop_keep(lobby, stop_kept, act);
}

/* Warns (act_warn) if anybody is on except whoever asks, or if a game is in play. Names some of
 * those who are on: "ann, bob and 3 more". */
static void stop_price(struct act *act)
{
    struct lobby_figures figures;
    lobby_figures(act->errand.lobby, &figures);
    const int others = figures.players + figures.guests - (act->actor.account != 0);
    struct session *const *list;
    const size_t n = roster_range(&act->errand.lobby->roster, "", &list);
    int named = 0;
    BUF_LOCAL names = {0}, games = {0};
    if (others <= 0 && figures.games == 0)
        return;
    for (size_t i = 0; i < n; i++)
        if (list[i]->person != act->actor.account && ++named <= NAMED)
            buf_printf(&names, "%s%s", named > 1 ? ", " : "", list[i]->name);
    if (named > NAMED)
        buf_printf(&names, " and %d more", named - NAMED);
    if (figures.games == 0)
        buf_puts(&games, "no game is in play.");
    else
        buf_printf(&games,
                   "%d %s in play. Games are kept with their bets and seats, and go on when the "
                   "room is back.",
                   figures.games, figures.games == 1 ? "game is" : "games are");
    act_warn(act, "%d %s on%s%s%s, and %s", others, others == 1 ? "person is" : "people are",
             act->actor.account != 0 ? " besides you" : "", names.len > 0 ? ": " : "",
             buf_text(&names), buf_text(&games));
}

/* Adds to the answer what happens to those who are on and to their games. */
static void stop_put_effect(const struct act *act, struct buf *out)
{
    struct lobby_figures figures;
    lobby_figures(act->errand.lobby, &figures);
    const int people = figures.players + figures.guests;
    if (people > 0)
        buf_printf(out, "\n%d %s told.", people, people == 1 ? "person is" : "people are");
    if (figures.games > 0)
        buf_printf(out, "\n%d %s kept, with bets and seats, and %s on when the room is back.",
                   figures.games, figures.games == 1 ? "game is" : "games are",
                   figures.games == 1 ? "goes" : "go");
}

static const char stop_begun[] = "The countdown has begun. Stop it with `shutdown cancel`.";

/* Whether the room may begin to stop; `what` follows "would ". */
static bool stop_confirmed(struct act *act, const char *what)
{
    if (act_refused(act, act->ms > LONGEST_MS,
                    "A countdown runs for 7 days at most. Type `7d` or less."))
        return false;
    stop_price(act);
    return act_confirmed(act, "%s %s%s", what, act->ms > 0 ? "in " : "at once",
                         act->ms > 0 ? SPAN(act->ms) : "");
}

static void stop_shut_down(struct act *act)
{
    if (!stop_confirmed(act, "close the room for everybody"))
        return;
    BUF_LOCAL said = {0};
    buf_puts(&said, act->ms > 0 ? stop_begun : "The room closes now.");
    stop_put_effect(act, &said);
    stop_begin(act, false, buf_text(&said));
}

static void stop_drain(struct act *act)
{
    if (!stop_confirmed(act, "let no new ranked games begin, and close the room when the games are "
                             "over, or at the latest"))
        return;
    BUF_LOCAL said = {0};
    struct lobby_figures figures;
    lobby_figures(act->errand.lobby, &figures);
    if (figures.games > 0)
        buf_puts(&said, "The room closes when the games are over.");
    else if (act->errand.lobby->open > 0)
        buf_printf(&said, "No game is in play, so the room closes in %s.", SPAN(READ_MS));
    else
        buf_puts(&said, "No game is in play, so the room closes now.");
    if (figures.games > 0 || act->errand.lobby->open > 0)
        buf_puts(&said, " Stop that with `drain cancel`.");
    stop_begin(act, true, buf_text(&said));
}

/* What an upgrade replaces: the room alone, which costs nobody the connection, or door and room. */
enum { UPGRADE_ROOM, UPGRADE_ALL };

static void stop_upgrade(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    struct shutdown *stop = lobby->shutdown;
    const int64_t ms = act->ms;
    const bool all = act->choice == UPGRADE_ALL;
    if (act_refused(act, !lobby->deps.upgrade,
                    "This room cannot be upgraded while it runs. Stop and start it."))
        return;
    if (act_refused(act, stop->on,
                    "A countdown is already running. Stop it with `shutdown cancel` first."))
        return;
    if (all ? !stop_confirmed(act, "end all connections for a new version of door and room")
            : !act_confirmed(act, "let the installed program take over the room"))
        return;
    audit_write(lobby, &act->actor, "upgrade", "", "%s", all ? "door and room" : "room");
    BUF_LOCAL said = {0};
    buf_puts(&said, all && ms > 0 ? stop_begun : "The new program is being started.");
    if (all)
        stop_put_effect(act, &said);
    else
        buf_puts(&said, " Nobody loses the connection.");
    act_end(act, true, "%s", buf_text(&said));
    if (!all) {
        lobby->deps.upgrade(lobby->deps.arg, false);
        return;
    }
    stop->on = stop->upgrade = true;
    stop->drain = false;
    stop->at = clock_mono(lobby->deps.clock) + ms;
    stop_step(lobby);
}

static void stop_cancel(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    struct shutdown *stop = lobby->shutdown;
    if (act_refused(act, !stop->on, "No countdown is running."))
        return;
    if (!act_confirmed(act, "stop the countdown of the %s", stop_name(stop->upgrade, stop->drain)))
        return;
    audit_fill(lobby, &act->actor, &act->audit, stop_name(stop->upgrade, stop->drain), "",
               "cancelled");
    act->told = true;
    act_say(act, "The countdown is stopped.");
    bool kept = !stop->upgrade;
    stop->on = stop->drain = stop->upgrade = stop->over = false;
    stop_timers_cancel(lobby);
    tables_drain(lobby->tables, false);
    lobby_tell_all(lobby, N_("The room stays open after all."));
    act_writes(act, NULL);
    if (kept)
        stop_keep(lobby, stop_answer, act);
    else
        store_audit_add(lobby->deps.store, &act->audit, stop_answer, act);
}

/* ---- The rows ---- */

const struct act_row stop_acts[] = {
    {"shutdown", STORE_ADMIN, stop_shut_down,
     N_("stop the room after a countdown; shutdown cancel stops that"),
     .args = {{"time", ACT_COUNTDOWN, .optional = ACT_SOCKET, .without_ms = 60000},
              {"reason", ACT_REASON, .optional = ACT_ANYWHERE}},
     .asks = true, .scripts = true},
    {"shutdown cancel", STORE_ADMIN, stop_cancel, "stop the countdown"},
    {"drain", STORE_ADMIN, stop_drain,
     N_("stop the room when its games are over, in 30m (or the time you type) at most; drain "
        "cancel stops that"),
     .args = {{"time", ACT_SPAN_ENDS, .optional = ACT_ANYWHERE, .without_ms = 30 * 60000},
              {"reason", ACT_REASON, .optional = ACT_ANYWHERE}},
     .asks = true, .scripts = true},
    {"drain cancel", STORE_ADMIN, stop_cancel, "stop the drain"},
    {"upgrade", STORE_ADMIN, stop_upgrade,
     "let the installed program take over: the room, or `all` after a countdown (30s)",
     .args = {{"what", ACT_CHOICE, .optional = ACT_SOCKET, .words = "room|all"},
              {"time", ACT_COUNTDOWN, .optional = ACT_SOCKET, .without_ms = 30000}},
     .only = ACT_SOCKET, .asks = true, .scripts = true},
    {NULL}};
