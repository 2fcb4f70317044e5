/*
 * The acts that begin and end the countdown to a stop or an upgrade (stop.h).
 */
#include "act.h"
#include "lobby_figures.h"
#include "log.h"
#include "stop.h"

enum { NAMED = 5 }; /* at most this many of those who are on are named before a stop */
/* The longest countdown. A longer one was mistyped, or will be forgotten before it ends. */
#define LONGEST_MS (7 * STORE_DAY_MS)

/* Gives the same answer if nothing could be stored, so that a room whose disk is full can be
 * stopped, too. */
static void stop_acts_answer(void *arg, enum store_status status)
{
    struct act *act = arg;
    if (status != STORE_OK)
        log_warn("countdown", "not kept, status=%d", (int)status);
    act_end(act, true, "%s", act->said);
}

static void stop_acts_kept(void *arg, enum store_status status)
{
    struct act *act = arg;
    struct lobby *lobby = act->errand.lobby;
    struct stop *stop = lobby->stop;
    stop_acts_answer(act, status);
    if (stop->how == STOP_SHUTDOWN || stop->how == STOP_DRAIN) /* else another act came between */
        stop_run(lobby);
}

static void stop_acts_begin(struct act *act, enum stop_how how, const char *said)
{
    struct lobby *lobby = act->errand.lobby;
    struct stop *stop = lobby->stop;
    if (stop->how != STOP_NONE && stop->how != how)
        act_say(act, "%s\nIt takes the place of the %s that people were told of.", said,
                stop_words[stop->how]);
    else
        act_say(act, "%s", said);
    stop_set(lobby, how);
    stop->at = clock_mono(lobby->deps.clock) + act->ms;
    utf8_copy(act->reason, stop->reason, sizeof(stop->reason));
    tables_drain(lobby->tables, how == STOP_DRAIN);
    act_audit(act, "", "in %jd s: %s", act->ms / 1000, stop->reason);
    act->told = true;
    act_writes(act, NULL);
    stop_keep(lobby, stop_acts_kept, act);
}

/* Says whom the stop hits (act_warn), if anybody but the asker is on, or if a game is in play.
 * Names some of those who are on: "ann, bob and 3 more". */
static void stop_acts_price(struct act *act)
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
        if (list[i]->person != act->actor.account)
            act_put_name(&names, list[i]->name, named++, NAMED);
    act_put_more(&names, named, NAMED);
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
static void stop_acts_put_effect(const struct act *act, struct buf *out)
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

static const char stop_acts_begun[] = "The countdown has begun. Stop it with `shutdown cancel`.";

/* Whether the room may begin to stop. `what` says what would happen, in the words that follow
 * "would": "close the room". False: the act has ended. */
static bool stop_acts_confirmed(struct act *act, const char *what)
{
    if (act_refused(act, act->ms > LONGEST_MS,
                    "A countdown runs for 7 days at most. Type `7d` or less."))
        return false;
    stop_acts_price(act);
    return act_confirmed(act, "%s %s%s", what, act->ms > 0 ? "in " : "at once",
                         act->ms > 0 ? SPAN(act->ms) : "");
}

static void stop_acts_shut_down(struct act *act)
{
    if (!stop_acts_confirmed(act, "close the room for everybody"))
        return;
    BUF_LOCAL said = {0};
    buf_puts(&said, act->ms > 0 ? stop_acts_begun : "The room closes now.");
    stop_acts_put_effect(act, &said);
    stop_acts_begin(act, STOP_SHUTDOWN, buf_text(&said));
}

static void stop_acts_drain(struct act *act)
{
    if (!stop_acts_confirmed(act,
                             "let no new ranked games begin, and close the room when the games are "
                             "over, or at the latest"))
        return;
    BUF_LOCAL said = {0};
    struct lobby_figures figures;
    lobby_figures(act->errand.lobby, &figures);
    if (figures.games > 0)
        buf_puts(&said, "The room closes when the games are over.");
    else if (act->errand.lobby->open > 0)
        buf_printf(&said, "No game is in play, so the room closes in %s.", SPAN(STOP_READ_MS));
    else
        buf_puts(&said, "No game is in play, so the room closes now.");
    if (figures.games > 0 || act->errand.lobby->open > 0)
        buf_puts(&said, " Stop that with `drain cancel`.");
    stop_acts_begin(act, STOP_DRAIN, buf_text(&said));
}

/* Upgrades either the room alone, which costs nobody the connection, or both door and room. */
static void stop_acts_upgrade(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    struct stop *stop = lobby->stop;
    const int64_t ms = act->ms;
    const bool all = act->choice == 1; /* "room|all" */
    if (act_refused(act, !lobby->deps.upgrade,
                    "This room cannot be upgraded while it runs. Stop and start it."))
        return;
    if (act_refused(act, stop->how != STOP_NONE,
                    "A countdown is already running. Stop it with `shutdown cancel` first."))
        return;
    if (all ? !stop_acts_confirmed(act, "end all connections for a new version of door and room")
            : !act_confirmed(act, "let the installed program take over the room"))
        return;
    audit_write(lobby, act->actor.name, "upgrade", "", "%s", all ? "door and room" : "room");
    BUF_LOCAL said = {0};
    buf_puts(&said, all && ms > 0 ? stop_acts_begun : "The new program is being started.");
    if (all)
        stop_acts_put_effect(act, &said);
    else
        buf_puts(&said, " Nobody loses the connection.");
    act_end(act, true, "%s", buf_text(&said));
    if (!all) {
        lobby->deps.upgrade(lobby->deps.arg, false);
        return;
    }
    stop_set(lobby, STOP_UPGRADE);
    stop->at = clock_mono(lobby->deps.clock) + ms;
    stop_run(lobby);
}

static void stop_acts_cancel(struct act *act)
{
    struct lobby *lobby = act->errand.lobby;
    struct stop *stop = lobby->stop;
    if (act_refused(act, stop->how == STOP_NONE, "No countdown is running."))
        return;
    if (!act_confirmed(act, "stop the countdown of the %s", stop_words[stop->how]))
        return;
    audit_fill(lobby, act->actor.name, &act->audit, stop_words[stop->how], "", "cancelled");
    act->told = true;
    act_say(act, "The countdown is stopped.");
    const bool kept = stop->how != STOP_UPGRADE;
    stop_set(lobby, STOP_NONE);
    tables_drain(lobby->tables, false);
    lobby_tell_all(lobby, N_("The room stays open after all."));
    act_writes(act, NULL);
    if (kept)
        stop_keep(lobby, stop_acts_answer, act);
    else
        store_audit_add(lobby->deps.store, &act->audit, stop_acts_answer, act);
}

/* ---- The rows ---- */

const struct act_row stop_acts[] = {
    {"shutdown", STORE_ADMIN, stop_acts_shut_down,
     N_("stop the room after a countdown; shutdown cancel stops that"),
     .args = {{"time", ACT_COUNTDOWN, .optional = ACT_SOCKET, .without_ms = 60000},
              {"reason", ACT_REASON, .optional = ACT_ANYWHERE}},
     .asks = true, .scripts = true},
    {"shutdown cancel", STORE_ADMIN, stop_acts_cancel, "stop the countdown"},
    {"drain", STORE_ADMIN, stop_acts_drain,
     N_("stop the room when its games are over, in 30m (or the time you type) at most; drain "
        "cancel stops that"),
     .args = {{"time", ACT_SPAN_ENDS, .optional = ACT_ANYWHERE, .without_ms = 30 * 60000},
              {"reason", ACT_REASON, .optional = ACT_ANYWHERE}},
     .asks = true, .scripts = true},
    {"drain cancel", STORE_ADMIN, stop_acts_cancel, "stop the drain"},
    {"upgrade", STORE_ADMIN, stop_acts_upgrade,
     "let the installed program take over: the room, or `all` after a countdown (30s)",
     .args = {{"what", ACT_CHOICE, .optional = ACT_SOCKET, .words = "room|all"},
              {"time", ACT_COUNTDOWN, .optional = ACT_SOCKET, .without_ms = 30000}},
     .only = ACT_SOCKET, .asks = true, .scripts = true},
    {NULL}};
