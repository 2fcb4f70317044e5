/*
 * See lockdown.h. The time of the last line is kept for each person, so that a new connection of an
 * account gains nothing. A guest comes back as somebody else, so people who have just come in also
 * wait once, before their first line.
 */
#include "lockdown.h"

#include "audit.h"
#include "log.h"
#include "session.h"
#include "span.h"

enum { SPOKEN_MAX = 20000 }; /* how many people are remembered; beyond that all are forgotten */

struct lockdown {
    struct store_lockdown now; /* ends_ms 0: there is no lockdown */
    struct timer timer;        /* runs at the end of the lockdown */
    struct map spoken;         /* int64_t: when each person talked last (monotonic ms), by person */
};

const struct store_lockdown *lockdown_now(const struct lobby *lobby)
{
    return lobby->lockdown->now.ends_ms != 0 ? &lobby->lockdown->now : NULL;
}

static int64_t lockdown_left(const struct lobby *lobby)
{
    int64_t ms = lobby->lockdown->now.ends_ms - clock_wall(lobby->deps.clock);
    return ms > 0 ? ms : 0;
}

static void lockdown_over(void *arg)
{
    struct lobby *lobby = arg;
    if (lockdown_left(lobby) > 0) { /* the wall clock was set back */
        timer_set(lobby->timers, &lobby->lockdown->timer, lockdown_left(lobby), lockdown_over,
                  lobby);
        return;
    }
    lockdown_set(lobby, &(struct store_lockdown){.ends_ms = 0});
    audit_write(lobby, AUDIT_ROOM, "lockdown", "", "over");
    lobby_tell_staff(lobby, 0, N_("!! The lockdown is over."));
}

void lockdown_set(struct lobby *lobby, const struct store_lockdown *lockdown)
{
    struct lockdown *l = lobby->lockdown;
    l->now = *lockdown;
    map_free_all(&l->spoken);
    timer_cancel(lobby->timers, &l->timer);
    if (l->now.ends_ms != 0)
        timer_set(lobby->timers, &l->timer, lockdown_left(lobby), lockdown_over, lobby);
}

/* ---- The part ---- */

static void lockdown_read(void *arg, const struct store_lockdown *kept)
{
    struct lobby *lobby = ((struct load *)arg)->errand.lobby;
    if (kept->ends_ms > clock_wall(lobby->deps.clock)) {
        lockdown_set(lobby, kept);
        log_info("lockdown", "goes on, left_s=%jd", lockdown_left(lobby) / 1000);
    }
}

static void lockdown_load(struct lobby *lobby)
{
    store_list(lobby->deps.store, STORE_RECORD_LOCKDOWN, 1, lockdown_read, load_end,
               load_new(lobby, "lockdown"));
}

static void lockdown_end(struct lobby *lobby)
{
    map_free_all(&lobby->lockdown->spoken);
}

const struct lobby_part lockdown_part = {LOBBY_SLOT(lockdown), .load = lockdown_load,
                                         .end = lockdown_end};

/* ---- In words ---- */

/* Writes the parts of a lockdown, in the current language. */
static void lockdown_parts_put(const struct store_lockdown *lockdown, struct buf *out)
{
    const char *between = "";
    if (lockdown->guests) {
        buf_puts(out, tr("no guests"));
        between = ", ";
    }
    if (lockdown->newcomers) {
        buf_printf(out, "%s%s", between, tr("no new accounts"));
        between = ", ";
    }
    if (lockdown->slow_ms > 0) {
        buf_puts(out, between);
        buf_printf(out, tr("one line of talk every %s"), SPAN(lockdown->slow_ms));
    }
}

void lockdown_banner(const struct lobby *lobby, const char *margin, struct buf *out)
{
    const struct store_lockdown *now = lockdown_now(lobby);
    BUF_LOCAL parts = {0};
    if (!now)
        return;
    lockdown_parts_put(now, &parts);
    buf_puts(out, margin);
    buf_printf(out, tr("For another %s: %s."), SPAN(lockdown_left(lobby)), buf_text(&parts));
    buf_putc(out, '\n');
}

bool lockdown_keeps_out(struct session *s, bool guest, bool close)
{
    const struct store_lockdown *now = lockdown_now(s->lobby);
    if (!now || !(guest ? now->guests : now->newcomers))
        return false;
    SESSION_SPEAKS(s);
    const char *contact = s->lobby->deps.conf.contact;
    BUF_LOCAL line = {0};
    buf_printf(&line,
               guest ? tr("No guests can come in at the moment. That ends in %s.")
                     : tr("No accounts can be made at the moment. That ends in %s."),
               SPAN(lockdown_left(s->lobby)));
    if (now->reason[0] != '\0')
        buf_printf(&line, tr(" The reason given is: %s"), now->reason);
    if (line.len > 0 && !strchr(".!?", line.data[line.len - 1]))
        buf_putc(&line, '.');
    if (contact)
        buf_printf(&line, tr(" Whom to ask: %s"), contact);
    log_info("lockdown", "kept out %s from=%s", guest ? "a guest" : "a new account",
             s->facts.address);
    if (close)
        session_close(s, buf_text(&line), 1);
    else
        session_say(s, "%s", buf_text(&line));
    return true;
}

/* ---- Slow talk ---- */

static bool lockdown_is_known(const struct session *s)
{
    return s->kind == PERSON_ACCOUNT &&
           (s->account.xp > 0 ||
            clock_wall(s->lobby->deps.clock) - s->account.created_ms >= LOCKDOWN_KNOWN_MS);
}

bool lockdown_slows(struct session *s, const char *channel)
{
    const struct store_lockdown *now = lockdown_now(s->lobby);
    if (!now || now->slow_ms == 0 || s->role >= STORE_MODERATOR ||
        (now->slow_channel[0] != '\0' && strcmp(now->slow_channel, channel) != 0) ||
        (!now->slow_everyone && lockdown_is_known(s)))
        return false;
    const int64_t mono = clock_mono(s->lobby->deps.clock);
    struct map *map = &s->lobby->lockdown->spoken;
    int64_t *spoken = map_get(map, (uint64_t)s->person);
    if (!spoken) {
        if (map->count >= SPOKEN_MAX)
            map_free_all(map);
        spoken = xmalloc(sizeof(*spoken));
        *spoken = s->since_ms; /* they have not talked since they came in */
        map_put(map, (uint64_t)s->person, spoken);
    }
    int64_t wait = *spoken + now->slow_ms - mono;
    if (wait <= 0) {
        *spoken = mono;
        return false;
    }
    SESSION_SPEAKS(s);
    session_say(s, "Talk is slowed at the moment. Your line wasn't sent; try again in %s.",
                SPAN(wait + 999));
    return true;
}
