/*
 * How the room stops: after a countdown, or, in a drain, as soon as no game is in play. Also how it
 * goes on with another program. Tables and their seats are rows of the store, and are there again
 * after the next start. A countdown, except one of an upgrade, is kept in the store, by the wall
 * clock. If the room crashes meanwhile, the next one goes on with the time that is left.
 */
#include "stop.h"

#include "lobby_state.h"
#include "log.h"
#include "session.h"
#include "span.h"
#include "utf8.h"

enum {
    LOOK_MS = 1000,
    /* After a restart a countdown has at least this left, so that people are told first. */
    LEAST_MS = 10000,
    /* A countdown that ended longer ago is dropped: somebody started the room after it. */
    LATE_MS = 60000
};

const char *const stop_words[] = {"no", "shutdown", "drain", "upgrade"};

void stop_keep(struct lobby *lobby, store_done_cb *cb, void *arg)
{
    const struct stop *stop = lobby->stop;
    const int64_t now = clock_wall(lobby->deps.clock);
    struct store_countdown kept = {.id = ids_next(lobby->deps.ids),
                                   .at_ms = now,
                                   .ends_ms = now + stop->at - clock_mono(lobby->deps.clock),
                                   .how = (int)stop->how};
    utf8_copy(stop->reason, kept.reason, sizeof(kept.reason));
    store_put(lobby->deps.store, STORE_RECORD_COUNTDOWN, &kept, cb, arg);
}

static void stop_tell(struct session *s, const struct lobby_coming *coming UNUSED)
{
    SESSION_SPEAKS(s);
    const struct stop *stop = s->lobby->stop;
    if (stop->how == STOP_NONE)
        return;
    const char *span = SPAN(stop->at - clock_mono(s->lobby->deps.clock));
    if (stop->how == STOP_UPGRADE)
        session_say(s,
                    "!! All connections end in %s for a new version. Connect again then: games go "
                    "on, and your seat is kept.",
                    span);
    else if (stop->over)
        session_say(s,
                    "!! The games are over, so the room closes in %s. All connections end then; "
                    "your table and your seat are kept.",
                    span);
    else if (stop->how == STOP_DRAIN && stop->reason[0] != '\0')
        session_say(s,
                    "!! The room closes when the games in play are over, in %s at the latest. No "
                    "new ranked games begin, and your seat is kept. The reason: %s",
                    span, stop->reason);
    else if (stop->how == STOP_DRAIN)
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

void stop_set(struct lobby *lobby, enum stop_how how)
{
    struct stop *stop = lobby->stop;
    stop->how = how;
    stop->over = false;
    timer_cancel(lobby->timers, &stop->timer);
    timer_cancel(lobby->timers, &stop->look);
}

static void stop_end(struct lobby *lobby)
{
    const struct stop *stop = lobby->stop;
    const bool upgrade = stop->how == STOP_UPGRADE;
    stop_set(lobby, STOP_NONE);
    if (upgrade) {
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
    struct stop *stop = lobby->stop;
    static const int64_t mark[] = {3600000, 1800000, 600000, 300000, 120000,
                                   60000,   30000,   10000,  5000,   0};
    int64_t left = stop->at - clock_mono(lobby->deps.clock);
    if (left <= 0) {
        stop_end(lobby);
        return;
    }
    SESSIONS_EACH (s, lobby)
        if (s->state == SESSION_IN || s->state == SESSION_LOGIN)
            stop_tell(s, NULL);
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
    struct stop *stop = lobby->stop;
    const int64_t now = clock_mono(lobby->deps.clock);
    if (tables_totals(lobby->tables).playing > 0) {
        timer_set(lobby->timers, &stop->look, LOOK_MS, stop_drain_look, lobby);
        return;
    }
    stop->over = true;
    const int64_t end = now + (lobby->open > 0 ? STOP_READ_MS : 0);
    stop->at = stop->at < end ? stop->at : end;
    stop_step(lobby);
}

void stop_run(struct lobby *lobby)
{
    struct stop *stop = lobby->stop;
    stop_step(lobby);
    if (stop->how == STOP_DRAIN)
        timer_set(lobby->timers, &stop->look, LOOK_MS, stop_drain_look, lobby);
}

static void stop_read(void *arg, const struct store_countdown *kept)
{
    struct lobby *lobby = ((struct load *)arg)->errand.lobby;
    struct stop *stop = lobby->stop;
    int64_t left = kept->ends_ms - clock_wall(lobby->deps.clock);
    if (kept->how == STOP_NONE || left < -LATE_MS)
        return;
    stop->how = kept->how == STOP_DRAIN ? STOP_DRAIN : STOP_SHUTDOWN;
    stop->at = clock_mono(lobby->deps.clock) + (left > LEAST_MS ? left : LEAST_MS);
    utf8_copy(kept->reason, stop->reason, sizeof(stop->reason));
}

static void stop_load(struct lobby *lobby)
{
    store_list(lobby->deps.store, STORE_RECORD_COUNTDOWN, 1, stop_read, load_end,
               load_new(lobby, "countdown"));
}

static void stop_resume(void *arg)
{
    struct lobby *lobby = arg;
    struct stop *stop = lobby->stop;
    const bool drain = stop->how == STOP_DRAIN;
    if (stop->how == STOP_NONE)
        return;
    log_info("countdown", "goes on, drain=%s left_s=%jd", drain ? "yes" : "no",
             (stop->at - clock_mono(lobby->deps.clock)) / 1000);
    tables_drain(lobby->tables, drain);
    stop_run(lobby);
}

const struct lobby_part stop_part = {LOBBY_SLOT(stop), .load = stop_load, .begin = stop_resume,
                                     .on = stop_tell};
