/*
 * See duel.h. What is in memory follows from the rows of the store.
 */
#include "duel.h"

#include <inttypes.h>
#include <strings.h>

#include <sodium.h>

#include "deal.h"
#include "log.h"
#include "span.h"

enum {
    ROWS_READ = 100000,
    LOOK_MS = 60000,
    KEPT_MS = 7 * 24 * 3600000, /* how long after it was made a duel stays in memory at least */
    SIDES = 2
};

struct duels {
    TAILQ_HEAD(duel_list, duel) list; /* the newest first */
    int64_t number_last;
    struct timer timer;
};

int64_t duel_ends_ms(const struct duel *duel)
{
    return duel->row.at_ms + DUEL_MS;
}

int64_t duel_last_ms(const struct duel *duel)
{
    return duel_ends_ms(duel) + DAILY_GRACE_MS;
}

int duel_side(const struct duel *duel, int64_t account)
{
    return duel->row.account == account ? 0 : duel->row.other == account ? 1 : -1;
}

const char *duel_name(const struct duel *duel, int side)
{
    return side == 0 ? duel->row.name : duel->row.other_name;
}

static bool duel_side_over(const struct duel *duel, int side)
{
    const struct store_daily_try *play = &duel->side[side];
    return play->id != 0 && play->state != DAILY_PLAYING;
}

/* Whether the side has a score. */
static bool duel_side_counts(const struct duel *duel, int side)
{
    return duel->side[side].id != 0 && deal_counted(&duel->side[side]);
}

/* ---- The duels in memory ---- */

struct duel *duel_numbered(const struct lobby *lobby, int64_t number)
{
    struct duel *duel = TAILQ_FIRST(&lobby->duels->list);
    while (duel && duel->row.number != number)
        duel = TAILQ_NEXT(duel, link);
    return duel;
}

static void duel_drop(struct lobby *lobby, struct duel *duel)
{
    TAILQ_REMOVE(&lobby->duels->list, duel, link);
    free(duel);
}

static struct duel *duel_put(struct lobby *lobby, const struct store_duel *row)
{
    struct duels *d = lobby->duels;
    struct duel *duel = xcalloc(1, sizeof(*duel)), *older = TAILQ_FIRST(&d->list);
    duel->row = *row;
    if (row->number > d->number_last)
        d->number_last = row->number;
    while (older && older->row.number > row->number)
        older = TAILQ_NEXT(older, link);
    if (older)
        TAILQ_INSERT_BEFORE(older, duel, link);
    else
        TAILQ_INSERT_TAIL(&d->list, duel, link);
    return duel;
}

const struct duel *duel_next(const struct lobby *lobby, int64_t account, const struct duel *after)
{
    const struct duel *duel = after ? TAILQ_NEXT(after, link) : TAILQ_FIRST(&lobby->duels->list);
    while (duel && duel_side(duel, account) < 0)
        duel = TAILQ_NEXT(duel, link);
    return duel;
}

struct duel *duel_open(struct lobby *lobby, int64_t account, const char *name)
{
    struct duel *found = NULL, *duel;
    TAILQ_FOREACH (duel, &lobby->duels->list, link) {
        int side = duel_side(duel, account);
        if (side < 0 || duel->row.state != STORE_DUEL_OPEN ||
            (name && strcasecmp(duel_name(duel, 1 - side), name) != 0))
            continue;
        if (duel->side[side].id == 0 && !duel->changing)
            return duel;
        found = found && !found->changing ? found : duel;
    }
    return found;
}

int duel_count(const struct lobby *lobby, int64_t account)
{
    const struct duel *duel;
    int n = 0;
    TAILQ_FOREACH (duel, &lobby->duels->list, link)
        n += duel->row.state == STORE_DUEL_OPEN && duel_side(duel, account) >= 0;
    return n;
}

void duel_make(struct session *from, const struct session *to, const struct game_rules *rules,
               struct store_duel *out)
{
    struct lobby *lobby = from->lobby;
    uint8_t secret[DAILY_HASH];
    int64_t now = clock_wall(lobby->deps.clock);
    *out = (struct store_duel){.id = ids_next(lobby->deps.ids),
                               .account = from->person,
                               .at_ms = now,
                               .other = to ? to->person : 0,
                               .number = (now - daily_begin_ms(DAILY_FIRST)) / 1000};
    if (out->number <= lobby->duels->number_last)
        out->number = lobby->duels->number_last + 1;
    lobby->duels->number_last = out->number;
    utf8_copy(from->name, out->name, sizeof(out->name));
    utf8_copy(to ? to->name : DUEL_ANYBODY, out->other_name, sizeof(out->other_name));
    utf8_copy(rules->id, out->board, sizeof(out->board));
    if (lobby->deps.day_secret)
        lobby->deps.day_secret(lobby->deps.arg, (int32_t)out->number, secret);
    else
        randombytes_buf(secret, sizeof(secret));
    sodium_bin2hex(out->secret, sizeof(out->secret), secret, sizeof(secret));
    duel_put(lobby, out)->changing = true;
}

void duel_asked(struct lobby *lobby, int64_t number, bool stored)
{
    struct duel *duel = duel_numbered(lobby, number);
    if (duel && stored)
        duel->changing = false;
    else if (duel)
        duel_drop(lobby, duel);
}

void duel_seed(const struct duel *duel, uint8_t out[DAILY_HASH])
{
    char text[128];
    size_t len = utf8_printf(text, sizeof(text), "cardroom duel %" PRId64 " %s", duel->row.number,
                             duel->row.secret);
    crypto_generichash(out, DAILY_HASH, (const uint8_t *)text, len, NULL, 0);
}

/* ---- Words ---- */

static const char *duel_title_of(const struct duel *duel)
{
    const struct game_rules *rules = game_find(duel->row.board);
    return rules ? rules->title : duel->row.board;
}

static void duel_put_over(const struct duel *duel, int side, struct buf *out)
{
    const char *name = duel_name(duel, 1 - side);
    if (duel->row.state == STORE_DUEL_DECLINED) {
        buf_printf(out, tr("The duel with %s at %s was declined."), name, duel_title_of(duel));
        return;
    }
    if (!duel_side_counts(duel, 0) || !duel_side_counts(duel, 1)) {
        buf_printf(out,
                   duel_side_counts(duel, side)
                       ? tr("The duel with %s at %s is over. They have not played, so nobody wins.")
                   : duel_side_counts(duel, 1 - side)
                       ? tr("The duel with %s at %s is over. You have not played, so nobody wins.")
                       : tr("The duel with %s at %s is over. Neither has played, so nobody wins."),
                   name, duel_title_of(duel));
        return;
    }
    BUF_LOCAL own = {0}, other = {0};
    int64_t behind = duel->side[side].score - duel->side[1 - side].score;
    deal_put_try(&own, &duel->side[side]);
    deal_put_try(&other, &duel->side[1 - side]);
    buf_printf(out,
               behind < 0    ? tr("You have won the duel with %s at %s. You: %s; %s: %s.")
               : behind == 0 ? tr("The duel with %s at %s is a draw. You: %s; %s: %s.")
                             : tr("You have lost the duel with %s at %s. You: %s; %s: %s."),
               name, duel_title_of(duel), buf_text(&own), name, buf_text(&other));
    buf_printf(out, tr(" Type `replay %jd` or `replay %jd` to see every card."),
               duel->side[side].number, duel->side[1 - side].number);
}

void duel_put_state(const struct session *s, const struct duel *duel, struct buf *out)
{
    int side = duel_side(duel, s->person);
    const char *name = duel_name(duel, 1 - side);
    if (duel->row.state != STORE_DUEL_OPEN) {
        duel_put_over(duel, side, out);
        return;
    }
    int64_t now = clock_wall(s->lobby->deps.clock);
    const char *left = SPAN(duel_ends_ms(duel) > now ? duel_ends_ms(duel) - now : 0);
    if (duel_side_over(duel, side))
        buf_printf(out, tr("You have played the duel with %s at %s. They have %s for it."), name,
                   duel_title_of(duel), left);
    else if (duel->side[side].id != 0)
        buf_printf(out, tr("You are playing the duel with %s at %s."), name, duel_title_of(duel));
    else
        buf_printf(out,
                   tr("The duel with %s at %s waits for you. Type `duel play %s` within %s, or "
                      "`duel decline %s`."),
                   name, duel_title_of(duel), name, left, name);
}

const char *duel_closed(const struct session *s, int64_t number)
{
    const struct duel *duel = duel_numbered(s->lobby, number);
    int side = duel ? duel_side(duel, s->person) : -1;
    if (!duel || duel->row.state != STORE_DUEL_OPEN || (side >= 0 && duel_side_over(duel, side)))
        return NULL;
    return N_(
        "The games of that duel are closed until it is over. Whoever has played their side of it "
        "sees them before.");
}

/* ---- The end ---- */

static void duel_look(void *arg);

static void duel_stored(void *arg UNUSED, enum store_status status)
{
    if (status != STORE_OK)
        log_warn("duel", "not stored, status=%d", (int)status);
}

/* The session of a side who is on and has not been told the end; NULL: there is none. */
static struct session *duel_untold(struct lobby *lobby, const struct duel *duel, int side)
{
    struct session *s = lobby_by_person(lobby, side == 0 ? duel->row.account : duel->row.other);
    return s && s->state == SESSION_IN && (duel->row.told >> side & 1) == 0 ? s : NULL;
}

/* Tells the end of the duel to those who are on and do not know it yet. */
static void duel_tell_end(struct lobby *lobby, struct duel *duel)
{
    for (int side = 0; side < SIDES; side++) {
        struct session *s = duel_untold(lobby, duel, side);
        if (!s)
            continue;
        SESSION_SPEAKS(s);
        BUF_LOCAL text = {0};
        duel_put_over(duel, side, &text);
        session_ring(s);
        session_say(s, "%s", buf_text(&text));
        duel->row.told |= 1 << side;
    }
    duel->ends = false;
    store_put(lobby->deps.store, STORE_RECORD_DUEL, &duel->row, duel_stored, lobby);
}

/* Has duel_look tell and store the end soon. The batch that ends a side calls this before it tells
 * its last move, and the end of the game says how the duel ended (duel_put_note). */
static void duel_end_soon(struct lobby *lobby, struct duel *duel)
{
    duel->ends = true;
    timer_set(lobby->timers, &lobby->duels->timer, 0, duel_look, lobby);
}

/* Ends the duel if both sides are over or its time is up. */
static void duel_settle(struct lobby *lobby, struct duel *duel)
{
    int64_t now = clock_wall(lobby->deps.clock);
    bool playing = false, both = true;
    if (duel->row.state != STORE_DUEL_OPEN || duel->changing)
        return;
    for (int side = 0; side < SIDES; side++) {
        both = both && duel_side_over(duel, side);
        playing |= duel->side[side].id != 0 && !duel_side_over(duel, side);
    }
    /* A side that is still being played may go on until a while after the duel's last moment. */
    if (!both && (playing || now < duel_ends_ms(duel)) && now < duel_last_ms(duel) + LOOK_MS)
        return;
    duel->row.state = STORE_DUEL_OVER;
    duel_end_soon(lobby, duel);
}

void duel_put_note(struct session *s, int64_t number, struct buf *out)
{
    struct duel *duel = duel_numbered(s->lobby, number);
    int side = duel ? duel_side(duel, s->person) : -1;
    if (side < 0)
        return;
    duel_put_state(s, duel, out);
    if (duel->row.state != STORE_DUEL_OPEN && (duel->row.told >> side & 1) == 0) {
        duel->row.told |= 1 << side;
        duel_end_soon(s->lobby, duel);
    }
}

void duel_declining(struct duel *duel, int64_t account, struct store_duel *out)
{
    *out = duel->row;
    out->state = STORE_DUEL_DECLINED;
    out->told |= 1 << duel_side(duel, account);
    duel->changing = true;
}

void duel_declined(struct lobby *lobby, const struct store_duel *row, bool stored)
{
    struct duel *duel = duel_numbered(lobby, row->number);
    if (!duel)
        return;
    duel->changing = false;
    if (!stored || duel->row.state != STORE_DUEL_OPEN)
        return;
    duel->row.state = row->state;
    duel->row.told |= row->told;
    duel_tell_end(lobby, duel);
}

/* Whether the duel is over and old, and nobody has to be told any more. */
static bool duel_forgettable(const struct lobby *lobby, const struct store_duel *row)
{
    int sides = row->other != 0 ? 3 : 1;
    return row->state != STORE_DUEL_OPEN && (row->told & sides) == sides &&
           clock_wall(lobby->deps.clock) - row->at_ms > KEPT_MS;
}

static void duel_look(void *arg)
{
    struct lobby *lobby = arg;
    struct duels *d = lobby->duels;
    for (struct duel *duel = TAILQ_LAST(&d->list, duel_list), *newer; duel; duel = newer) {
        newer = TAILQ_PREV(duel, duel_list, link);
        duel_settle(lobby, duel);
        /* somebody is untold if the room died before it told them */
        if (duel->row.state != STORE_DUEL_OPEN &&
            (duel->ends || duel_untold(lobby, duel, 0) || duel_untold(lobby, duel, 1)))
            duel_tell_end(lobby, duel);
        if (duel_forgettable(lobby, &duel->row))
            duel_drop(lobby, duel);
    }
    timer_set(lobby->timers, &d->timer, LOOK_MS, duel_look, lobby);
}

void duel_told(struct lobby *lobby, const struct store_daily_try *play)
{
    struct duel *duel = duel_numbered(lobby, -play->day);
    int side = duel ? duel_side(duel, play->account) : -1;
    if (side < 0 || (duel->side[side].id != 0 && duel->side[side].id != play->id))
        return;
    duel->side[side] = *play;
    duel_settle(lobby, duel);
}

void duel_missed(struct session *s)
{
    struct lobby *lobby = s->lobby;
    struct duel *duel;
    SESSION_SPEAKS(s);
    TAILQ_FOREACH (duel, &lobby->duels->list, link) {
        int side = duel_side(duel, s->person);
        bool waits = duel->row.state == STORE_DUEL_OPEN && side >= 0 && duel->side[side].id == 0;
        if (waits) {
            BUF_LOCAL text = {0};
            duel_put_state(s, duel, &text);
            session_say(s, "%s", buf_text(&text));
        } else if (side >= 0 && duel->row.state != STORE_DUEL_OPEN &&
                   (duel->row.told >> side & 1) == 0) {
            duel_tell_end(lobby, duel);
        }
    }
}

/* ---- Accounts ---- */

static void duel_erased(struct lobby *lobby, int64_t account)
{
    for (struct duel *duel = TAILQ_FIRST(&lobby->duels->list), *older; duel; duel = older) {
        older = TAILQ_NEXT(duel, link);
        if (duel_side(duel, account) >= 0)
            duel_drop(lobby, duel);
    }
}

static void duel_merged(struct lobby *lobby, int64_t from, const struct store_account *into)
{
    for (struct duel *duel = TAILQ_FIRST(&lobby->duels->list), *older; duel; duel = older) {
        int side = duel_side(duel, from);
        older = TAILQ_NEXT(duel, link);
        if (side < 0)
            continue;
        if (duel_side(duel, into->id) >= 0) { /* both sides would be one person */
            duel->row.account = duel->row.other = into->id;
            duel->row.state = STORE_DUEL_DECLINED;
            duel->row.told = 3;
            store_put(lobby->deps.store, STORE_RECORD_DUEL, &duel->row, duel_stored, lobby);
            duel_drop(lobby, duel);
            continue;
        }
        *(side == 0 ? &duel->row.account : &duel->row.other) = into->id;
        duel->side[side].account = into->id;
        memcpy(side == 0 ? duel->row.name : duel->row.other_name, into->name,
               sizeof(duel->row.name));
    }
}

static void duel_renamed(struct lobby *lobby, const struct store_account *was, const char *name)
{
    struct duel *duel;
    TAILQ_FOREACH (duel, &lobby->duels->list, link) {
        int side = duel_side(duel, was->id);
        if (side >= 0)
            utf8_copy(name, side == 0 ? duel->row.name : duel->row.other_name,
                      sizeof(duel->row.name));
    }
}

/* ---- The part ---- */

static void duel_load_row(void *arg, const struct store_duel *row)
{
    struct lobby *lobby = ((struct load *)arg)->errand.lobby;
    if (row->number > lobby->duels->number_last)
        lobby->duels->number_last = row->number;
    if (row->account != row->other && !duel_forgettable(lobby, row))
        duel_put(lobby, row);
}

static void duel_load_try(void *arg, const struct store_daily_try *play)
{
    struct duel *duel = duel_numbered(((struct load *)arg)->errand.lobby, -play->day);
    int side = duel ? duel_side(duel, play->account) : -1;
    if (side >= 0)
        duel->side[side] = *play;
}

static void duel_tries_done(void *arg, enum store_status status)
{
    if (status != STORE_OK)
        log_error("duel", "tries status=%d", (int)status);
    load_end(arg, STORE_OK);
}

static void duel_rows_done(void *arg, enum store_status status)
{
    struct lobby *lobby = ((struct load *)arg)->errand.lobby;
    const struct duel *duel;
    if (status != STORE_OK)
        log_error("duel", "duels status=%d", (int)status);
    TAILQ_FOREACH (duel, &lobby->duels->list, link)
        store_list_with(lobby->deps.store, STORE_RECORD_DAILY_TRY, day, -duel->row.number, SIDES,
                        duel_load_try, duel_tries_done, load_new(lobby, "duels"));
    load_end(arg, STORE_OK);
}

static void duel_load(struct lobby *lobby)
{
    TAILQ_INIT(&lobby->duels->list);
    store_list_of(lobby->deps.store, STORE_RECORD_DUEL, 0, ROWS_READ, duel_load_row, duel_rows_done,
                  load_new(lobby, "duels"));
}

static void duel_end(struct lobby *lobby)
{
    for (struct duel *duel; (duel = TAILQ_FIRST(&lobby->duels->list));)
        duel_drop(lobby, duel);
}

const struct lobby_part duel_part = {
    LOBBY_SLOT(duels),       .load = duel_load,     .begin = duel_look,   .end = duel_end,
    .renamed = duel_renamed, .merged = duel_merged, .erased = duel_erased};
