/*
 * The hours in which people are here. See busy.h.
 *
 * The clock of the machine may be set. So each row says which hour it counts, and only hours of the
 * last four weeks are used. The count of an hour never gets smaller.
 */
#include "busy.h"

#include "cups.h"
#include "log.h"
#include "session.h"
#include "span.h"
#include "ui_cup.h"

enum { HOUR_MS = 3600000, HOURS = STORE_BUSY_HOURS, DAY_HOURS = 24, DAY_MINUTES = 1440 };

struct busy {
    struct timer timer;
    int64_t hour;    /* the hour that is being counted; 0: none yet */
    struct map seen; /* the accounts that were on in that hour: 1 for each */
    int64_t put_ms;  /* when the hour's count was written last, monotonic */
    struct {
        int64_t hour;
        int people;
    } kept[HOURS]; /* each hour at its number modulo HOURS */
};

static int64_t busy_hour_of(const struct lobby *lobby)
{
    return clock_wall(lobby->deps.clock) / HOUR_MS;
}

/* ---- Counting ---- */

/* Keeps the count of an hour. False: it is not higher than the one that is known. */
static bool busy_keep(struct busy *b, int64_t hour, int people)
{
    const size_t at = (size_t)(hour % HOURS);
    if (hour <= 0 || hour < b->kept[at].hour ||
        (hour == b->kept[at].hour && people <= b->kept[at].people))
        return false;
    b->kept[at].hour = hour;
    b->kept[at].people = people;
    return true;
}

static void busy_stored(void *arg UNUSED, enum store_status status)
{
    if (status != STORE_OK)
        log_warn("busy-hour", "not stored, status=%d", (int)status);
}

static void busy_put_it(struct lobby *lobby)
{
    struct busy *b = lobby->busy;
    const struct store_busy_hour row = {
        .id = b->hour, .at_ms = clock_wall(lobby->deps.clock), .people = (int)b->seen.count};
    b->put_ms = clock_mono(lobby->deps.clock);
    if (busy_keep(b, row.id, row.people))
        store_put(lobby->deps.store, STORE_RECORD_BUSY_HOUR, &row, busy_stored, lobby);
}

static void busy_count(struct busy *b, const struct session *s)
{
    if (s->state == SESSION_IN && s->kind == PERSON_ACCOUNT)
        map_number_set(&b->seen, (uint64_t)s->person, 1);
}

/* Writes the count of the hour if it is due. Begins the next hour if it has come. Sets the timer
 * for the next look. */
static void busy_look(void *arg)
{
    struct lobby *lobby = arg;
    struct busy *b = lobby->busy;
    const int64_t hour = busy_hour_of(lobby);
    timer_set(lobby->timers, &b->timer, BUSY_LOOK_MS, busy_look, lobby);
    if (!lobby_clock_sound(lobby))
        return;
    if (b->hour != hour) {
        busy_put_it(lobby);
        map_free(&b->seen);
        b->hour = hour;
        SESSIONS_EACH (s, lobby)
            busy_count(b, s);
    } else if (clock_mono(lobby->deps.clock) - b->put_ms >= BUSY_PUT_MS) {
        busy_put_it(lobby);
    }
}

static void busy_on(struct session *s, const struct lobby_coming *coming UNUSED)
{
    busy_look(s->lobby);
    busy_count(s->lobby->busy, s);
}

/* ---- Telling ---- */

static int busy_by_time(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

/* Finds the busiest hours. `out` gets when they begin, in minutes of the local day, the earliest
 * first. Returns how many there are. */
static int busy_busiest(const struct lobby *lobby, int offset, int out[BUSY_HOURS_TOLD])
{
    const struct busy *b = lobby->busy;
    const int64_t now = busy_hour_of(lobby);
    int64_t sum[DAY_HOURS] = {0}; /* by hour of the UTC day: how many people more than one were on,
                                     summed over four weeks */
    int n = 0;
    for (int i = 0; i < HOURS; i++)
        if (b->kept[i].hour > now - HOURS && b->kept[i].hour <= now && b->kept[i].people > 1)
            sum[b->kept[i].hour % DAY_HOURS] += b->kept[i].people - 1;
    for (; n < BUSY_HOURS_TOLD; n++) {
        int best = 0;
        for (int h = 1; h < DAY_HOURS; h++)
            if (sum[h] > sum[best])
                best = h;
        if (sum[best] == 0)
            break;
        sum[best] = 0;
        out[n] = (best * 60 + offset + DAY_MINUTES) % DAY_MINUTES;
    }
    qsort(out, (size_t)n, sizeof(*out), busy_by_time);
    return n;
}

void busy_put_hours(const struct session *s, struct buf *out)
{
    int at[BUSY_HOURS_TOLD], offset = session_east(s);
    int n = busy_busiest(s->lobby, offset, at);
    if (n == 0)
        return;
    BUF_LOCAL times = {0};
    for (int i = 0; i < n; i++)
        buf_printf(&times, "%s%02d:%02d",
                   i == 0       ? ""
                   : i == n - 1 ? tr(" and ")
                                : ", ",
                   at[i] / 60, at[i] % 60);
    buf_printf(out,
               offset == 0
                   ? tr("Most people are here in the hours from %s, UTC%s. Type `set timezone +2` "
                        "for a clock 2 hours ahead.\n")
                   : tr("Most people are here in the hours from %s, UTC%s.\n"),
               buf_text(&times), offset == 0 ? "" : s->settings.timezone);
}

void busy_put(const struct session *s, struct buf *out)
{
    size_t before = out->len;
    busy_put_hours(s, out);
    const struct cup *cup = cups_next(s->lobby, false);
    if (cup) {
        BUF_LOCAL title = {0};
        ui_cup_title(&title, cup);
        buf_printf(out, tr("The next cup, %s, begins in %s: `cup %jd`.\n"), buf_text(&title),
                   SPAN(cup->start_ms - clock_wall(s->lobby->deps.clock)), cup->number);
    }
    buf_puts(out, out->len > before
                      ? tr("Meanwhile `play` and a game finds you bots to play with, and `daily` "
                           "is the deal of the day.\n")
                      : tr("`play` and a game finds you bots to play with, and `daily` is the deal "
                           "of the day.\n"));
}

/* ---- The part ---- */

static void busy_load_row(void *arg, const struct store_busy_hour *row)
{
    struct lobby *lobby = ((struct load *)arg)->errand.lobby;
    if (row->id <= busy_hour_of(lobby)) /* later hours were written while the clock was ahead */
        busy_keep(lobby->busy, row->id, row->people);
}

static void busy_load_done(void *arg, enum store_status status)
{
    if (status != STORE_OK)
        log_fatal("busy-load", "status=%d", (int)status);
    load_end(arg, status);
}

static void busy_load(struct lobby *lobby)
{
    store_list(lobby->deps.store, STORE_RECORD_BUSY_HOUR, HOURS, busy_load_row, busy_load_done,
               load_new(lobby, "busy"));
}

static void busy_end(struct lobby *lobby)
{
    map_free(&lobby->busy->seen);
}

const struct lobby_part busy_part = {LOBBY_SLOT(busy), .load = busy_load, .begin = busy_look,
                                     .end = busy_end, .on = busy_on};
