/*
 * See deal.h. All that is in memory can be read again from the rows in the store. A day is read
 * when it is first looked at: at the start, at midnight, after the clock was set, or to close it.
 */
#include "deal.h"

#include <errno.h>
#include <inttypes.h>
#include <unistd.h>

#include <sodium.h>

#include "duel.h"
#include "log.h"
#include "network.h"
#include "record.h"

enum {
    ROWS_READ = 400, /* how many of the newest days are read at the start */
    TRIES_MAX = 2000000,
    SEEN_MAX = 1000000, /* how many networks and keys that saw a deal are kept */
    LOOK_MS = 60000,    /* how often the clock is read again, because somebody may set it */
    SLICE = 200,        /* how many tries of a day that ends are written at once; a pause follows */
    SLICE_MS = 50,
    DAYS = 2 /* days whose tries are in memory: today and the day before */
};

struct deals {
    /* Today and yesterday, each at its number % DAYS; last, an older day that is being closed. */
    struct deal deal[DAYS + 1];
    struct store_daily_day *row;
    int nrows;
    uint32_t drawing; /* bit day % 32: the secret of that day is being stored */
    struct timer timer;
};

int32_t deal_day_now(const struct lobby *lobby)
{
    return daily_day(clock_wall(lobby->deps.clock));
}

void deal_secret(const struct store_daily_day *row, uint8_t out[DAILY_HASH])
{
    if (!record_hex_read(row->secret, out, DAILY_HASH))
        memset(out, 0, DAILY_HASH);
}

bool deal_row_sound(const struct store_daily_day *row)
{
    uint8_t secret[DAILY_HASH], hash[DAILY_HASH];
    if (!record_hex_read(row->secret, secret, DAILY_HASH))
        return false;
    daily_commitment((int32_t)row->id, secret, hash);
    return strcmp(RECORD_HEX(hash), row->commitment) == 0;
}

const struct store_daily_day *deal_row(struct lobby *lobby, int32_t day)
{
    const struct deals *d = lobby->deals;
    for (int i = 0; i < d->nrows; i++)
        if (d->row[i].id == day)
            return &d->row[i];
    return NULL;
}

static void deal_row_keep(struct deals *d, const struct store_daily_day *row)
{
    d->row = xreallocarray(d->row, (size_t)d->nrows + 1, sizeof(*d->row));
    d->row[d->nrows++] = *row;
}

/* ---- Tries ---- */

bool deal_counted(const struct store_daily_try *play)
{
    return play->state == DAILY_OVER || play->state == DAILY_LEFT;
}

static void deal_count(struct deal *deal, const struct store_daily_try *play, int by)
{
    deal->playing += play->state == DAILY_PLAYING ? by : 0;
    if (deal_counted(play))
        daily_standing_add(&deal->standing, play->score, by);
}

const struct store_daily_try *deal_try(const struct deal *deal, int64_t account)
{
    return map_get(&deal->tries, (uint64_t)account);
}

/* Replaces what is in memory of an account's try with `play`. Ignores a later try than the one in
 * memory: only the first try of an account counts. */
static void deal_try_put(struct deal *deal, const struct store_daily_try *play)
{
    struct store_daily_try *have = map_get(&deal->tries, (uint64_t)play->account);
    if (have && have->id < play->id)
        return;
    if (have) {
        deal_count(deal, have, -1);
    } else {
        have = xmalloc(sizeof(*have));
        map_put(&deal->tries, (uint64_t)play->account, have);
    }
    *have = *play;
    deal_count(deal, have, 1);
}

static void deal_try_drop(struct deal *deal, int64_t account)
{
    FREED struct store_daily_try *have = map_remove(&deal->tries, (uint64_t)account);
    if (have)
        deal_count(deal, have, -1);
}

/* ---- Networks and keys that saw a deal (DD-D9) ---- */

enum { MARKS = 2 }; /* marks of a session: of its network and of its key */

/* A number for a network or a key, made with the secret of the day. It does not tell which network
 * or key it is, and it is the same in the next room. */
static uint64_t deal_mark(const struct deal *deal, const char *what, const void *bytes, size_t len)
{
    uint8_t secret[DAILY_HASH], hash[crypto_generichash_BYTES];
    crypto_generichash_state state;
    uint64_t mark;
    deal_secret(&deal->row, secret);
    crypto_generichash_init(&state, secret, sizeof(secret), sizeof(hash));
    crypto_generichash_update(&state, (const uint8_t *)what, strlen(what) + 1);
    crypto_generichash_update(&state, bytes, len);
    crypto_generichash_final(&state, hash, sizeof(hash));
    memcpy(&mark, hash, sizeof(mark));
    return mark | 1;
}

/* Makes the session's marks. The network's is 0 if the address is unknown or exempt by the
 * settings; the key's is 0 if the session has no key. */
static void deal_marks(const struct session *s, const struct deal *deal, uint64_t out[MARKS])
{
    const char *address = s->facts.address, *key = s->facts.fingerprint;
    struct network network;
    out[0] = out[1] = 0;
    if (network_subscriber(address, &network) &&
        !network_listed(s->lobby->deps.conf.same_address_exempt, address))
        out[0] = deal_mark(deal, "network", network.address, sizeof(network.address));
    if (key[0] != '\0')
        out[1] = deal_mark(deal, "key", key, strlen(key));
}

bool deal_seen(const struct session *s, const struct deal *deal)
{
    const int64_t account = s->kind == PERSON_ACCOUNT ? s->person : 0;
    uint64_t mark[MARKS];
    deal_marks(s, deal, mark);
    for (int i = 0; i < MARKS; i++) {
        const int64_t *first = mark[i] != 0 ? map_get(&deal->seen, mark[i]) : NULL;
        if (first && *first != account)
            return true;
    }
    return false;
}

static void deal_seen_put(struct deal *deal, uint64_t mark, int64_t account)
{
    int64_t *first = map_get(&deal->seen, mark);
    if (!first) {
        if (deal->seen.count >= SEEN_MAX)
            return;
        first = xmalloc(sizeof(*first));
        map_put(&deal->seen, mark, first);
    }
    *first = account;
}

void deal_see(struct session *s, struct deal *deal)
{
    uint64_t mark[MARKS];
    deal_marks(s, deal, mark);
    for (int i = 0; i < MARKS; i++) {
        struct store_daily_seen row = {.id = ids_next(s->lobby->deps.ids),
                                       .account = s->kind == PERSON_ACCOUNT ? s->person : 0,
                                       .at_ms = clock_wall(s->lobby->deps.clock),
                                       .day = deal->day,
                                       .mark = (int64_t)mark[i]};
        if (mark[i] == 0 || map_get(&deal->seen, mark[i]))
            continue;
        deal_seen_put(deal, mark[i], row.account);
        store_put(s->lobby->deps.store, STORE_RECORD_DAILY_SEEN, &row, NULL, NULL);
    }
}

/* ---- Reading a day ---- */

/* An errand about a day: to read it, with nothing but `row.id` set, or to store its row. */
struct day_errand {
    struct errand errand;
    struct store_daily_day row;
};

static struct deal *deal_slot_of(struct lobby *lobby, int32_t day)
{
    for (int i = 0; i <= DAYS; i++)
        if (lobby->deals->deal[i].day == day)
            return &lobby->deals->deal[i];
    return NULL;
}

static void deal_begin(struct lobby *lobby, struct deal *deal);
static void deal_secrets_draw(struct lobby *lobby);

static void deal_read_run(struct store *store, void *result)
{
    struct deal *deal = result;
    const struct store_daily_day *row;
    const struct store_daily_seen *seen;
    const struct store_daily_try *play;
    STORE_EACH_WITH (row, store, STORE_RECORD_DAILY_DAY, id, deal->day, 1)
        deal->row = *row;
    /* The newest rows come first, so the oldest of a mark overwrites the others and stays. */
    STORE_EACH_WITH (seen, store, STORE_RECORD_DAILY_SEEN, day, deal->day, STORE_SEEN_KEPT)
        deal_seen_put(deal, (uint64_t)seen->mark, seen->account);
    STORE_EACH_WITH (play, store, STORE_RECORD_DAILY_TRY, day, deal->day, TRIES_MAX)
        deal_try_put(deal, play);
}

static void deal_read_drop(void *result)
{
    struct deal *deal = result;
    map_free_all(&deal->tries);
    map_free_all(&deal->seen);
}

const struct store_reads deal_reads = {
    .size = sizeof(struct deal), .run = deal_read_run, .drop = deal_read_drop};

static void deal_read_done(void *arg, enum store_status status, void *result)
{
    struct day_errand *r = arg;
    struct lobby *lobby = r->errand.lobby;
    struct deal *deal = deal_slot_of(lobby, (int32_t)r->row.id), *read = result;
    errand_end(r);
    if (!deal)
        return;
    deal->reading = false;
    if (deal->again || status != STORE_OK) {
        deal_begin(lobby, deal);
        return;
    }
    deal_read_drop(deal);
    deal->tries = read->tries;
    deal->seen = read->seen;
    deal->standing = read->standing;
    deal->playing = read->playing;
    read->tries = read->seen = (struct map){0};
    deal->ready = true;
    deal_secrets_draw(lobby);
}

/* Reads the tries of a day, and the networks and keys that saw its deal. */
static void deal_begin(struct lobby *lobby, struct deal *deal)
{
    struct day_errand *r = errand_new(lobby, NULL, sizeof(*r));
    r->row.id = deal->day;
    deal->ready = deal->again = false;
    deal->reading = true;
    store_reads(lobby->deps.store, &deal_reads, &(struct deal){.day = deal->day}, deal_read_done,
                r);
}

static void deal_take(struct lobby *lobby, struct deal *deal, int32_t day)
{
    const struct store_daily_day *row = deal_row(lobby, day);
    deal_read_drop(deal);
    *deal = (struct deal){.day = day};
    if (row)
        deal->row = *row;
    deal_begin(lobby, deal);
}

struct deal *deal_of(struct lobby *lobby, int32_t day)
{
    struct deal *deal = deal_slot_of(lobby, day);
    return deal && deal->ready ? deal : NULL;
}

/* ---- The secrets ---- */

/* Called when the store has answered. A secret is used, and its hash is shown, only once it is
 * stored. */
static void deal_draw_stored(void *arg, enum store_status status)
{
    struct day_errand *drawn = arg;
    struct lobby *lobby = drawn->errand.lobby;
    struct deal *deal = deal_slot_of(lobby, (int32_t)drawn->row.id);
    lobby->deals->drawing &= ~(1u << drawn->row.id % 32);
    if (status == STORE_OK && !deal_row(lobby, (int32_t)drawn->row.id)) {
        deal_row_keep(lobby->deals, &drawn->row);
        if (deal)
            deal->row = drawn->row;
    }
    errand_end(drawn);
}

static void deal_secret_draw(struct lobby *lobby, int32_t day)
{
    struct day_errand *drawn = errand_new(lobby, NULL, sizeof(*drawn));
    struct store_daily_day *row = &drawn->row;
    uint8_t secret[DAILY_HASH], hash[DAILY_HASH];
    lobby->deals->drawing |= 1u << day % 32;
    if (lobby->deps.day_secret)
        lobby->deps.day_secret(lobby->deps.arg, day, secret);
    else if (getentropy(secret, sizeof(secret)) != 0)
        log_fatal("seed", "getentropy error=%s", strerror(errno));
    daily_commitment(day, secret, hash);
    row->id = day;
    row->at_ms = clock_wall(lobby->deps.clock);
    sodium_bin2hex(row->secret, sizeof(row->secret), secret, sizeof(secret));
    sodium_bin2hex(row->commitment, sizeof(row->commitment), hash, sizeof(hash));
    store_put(lobby->deps.store, STORE_RECORD_DAILY_DAY, row, deal_draw_stored, drawn);
}

/* Draws the secrets that are missing, of today and the next days. If today was played and its
 * secret is lost, no other one is drawn for it. */
static void deal_secrets_draw(struct lobby *lobby)
{
    int32_t now = deal_day_now(lobby);
    if (!lobby_clock_sound(lobby))
        return;
    for (int32_t day = now; day <= now + DEAL_AHEAD; day++) {
        const struct deal *deal = deal_of(lobby, day);
        if (deal_row(lobby, day) || (lobby->deals->drawing >> day % 32 & 1) != 0 ||
            (day == now && (!deal || deal->tries.count > 0)))
            continue;
        deal_secret_draw(lobby, day);
    }
}

/* ---- The end of a day ---- */

static bool deal_over(struct lobby *lobby, const struct deal *deal)
{
    int64_t now = clock_wall(lobby->deps.clock);
    return now >= daily_last_ms(deal->day) ||
           (now >= daily_end_ms(deal->day) && deal->ready && deal->playing == 0);
}

struct deal_standing deal_standing(struct lobby *lobby, const struct store_daily_try *play)
{
    const struct deal *deal = deal_of(lobby, (int32_t)play->day);
    struct deal_standing st = {play->place, play->tries, play->share};
    if (deal && deal_counted(play)) {
        st.place = daily_standing_better(&deal->standing, play->score) + 1;
        st.tries = deal->standing.tries;
        st.share = daily_standing_share(&deal->standing, play->score);
    }
    if (st.tries < DAILY_SHOWN_FROM)
        st.share = -1;
    return st;
}

void deal_put_place(struct buf *out, int place)
{
    int last = place % 100 / 10 == 1 ? 0 : place % 10;
    buf_printf(out,
               last == 1   ? trc("a place", "%dst")
               : last == 2 ? trc("a place", "%dnd")
               : last == 3 ? trc("a place", "%drd")
                           : trc("a place", "%dth"),
               place);
}

void deal_put_try(struct buf *out, const struct store_daily_try *play)
{
    int rest = daily_score_rest(play->score);
    BUF_LOCAL place = {0};
    if (play->state == DAILY_LEFT) {
        buf_puts(out, tr("left"));
        return;
    }
    deal_put_place(&place, daily_score_place(play->score));
    if (daily_score_place(play->score) == 1)
        buf_printf(out, trn("%s place in %d turn", "%s place in %d turns", rest), buf_text(&place),
                   rest);
    else
        buf_printf(out, trn("%s place, %d card left", "%s place, %d cards left", rest),
                   buf_text(&place), rest);
}

void deal_put_standing(struct buf *out, const struct deal_standing *st)
{
    BUF_LOCAL place = {0};
    deal_put_place(&place, st->place);
    buf_printf(out, tr("%s of %d"), buf_text(&place), st->tries);
    if (st->share >= 0)
        buf_printf(out, tr(", %d %%"), daily_percent(st->share));
}

void deal_put_note(struct session *s, int64_t number, struct buf *out)
{
    struct lobby *lobby = s->lobby;
    for (int32_t day = deal_day_now(lobby); day >= deal_day_now(lobby) - 1; day--) {
        const struct deal *deal = deal_of(lobby, day);
        const struct store_daily_try *play = deal ? deal_try(deal, s->person) : NULL;
        BUF_LOCAL line = {0};
        if (!play || play->number != number || !deal_counted(play))
            continue;
        const struct deal_standing st = deal_standing(lobby, play);
        deal_put_standing(&line, &st);
        buf_printf(
            out, tr("Your try at the deal of the day counts. Among those who have played it: %s."),
            buf_text(&line));
        if (st.share < 0) {
            buf_putc(out, ' ');
            buf_printf(out, tr("Once %d have played it, a percentage tells how many you beat."),
                       DAILY_SHOWN_FROM);
        }
        return;
    }
}

static void deal_closed_stored(void *arg, enum store_status status)
{
    struct day_errand *drawn = arg;
    struct lobby *lobby = drawn->errand.lobby;
    struct deal *deal = deal_slot_of(lobby, (int32_t)drawn->row.id);
    for (int i = 0; status == STORE_OK && i < lobby->deals->nrows; i++)
        if (lobby->deals->row[i].id == drawn->row.id)
            lobby->deals->row[i].closed = true;
    if (deal) {
        deal->closing = false;
        deal->row.closed = status == STORE_OK;
    }
    errand_end(drawn);
}

/* Stores the final places of some more tries of a day that is over. When no try is left, stores
 * that the day is closed. After a crash the same values are written again. */
static void deal_close(struct lobby *lobby, struct deal *deal)
{
    struct store_daily_try *play;
    int written = 0;
    deal->closing = true;
    for (size_t at = 0; written < SLICE && (play = map_next(&deal->tries, &at));) {
        if (!deal_counted(play) || play->tries == deal->standing.tries)
            continue;
        play->place = daily_standing_better(&deal->standing, play->score) + 1;
        play->share = daily_standing_share(&deal->standing, play->score);
        play->tries = deal->standing.tries;
        store_put(lobby->deps.store, STORE_RECORD_DAILY_TRY, play, NULL, NULL);
        written++;
    }
    if (written > 0)
        return;
    struct day_errand *drawn = errand_new(lobby, NULL, sizeof(*drawn));
    drawn->row = deal->row;
    drawn->row.closed = true;
    log_info("daily", "day=%" PRId32 " closed tries=%" PRId32, deal->day, deal->standing.tries);
    store_put(lobby->deps.store, STORE_RECORD_DAILY_DAY, &drawn->row, deal_closed_stored, drawn);
    deal->row.closed = true;
}

/* The oldest day before yesterday that is not closed yet; 0: none. */
static int32_t deal_unclosed(struct lobby *lobby)
{
    const struct deals *d = lobby->deals;
    int32_t oldest = 0;
    for (int i = 0; i < d->nrows; i++)
        if (!d->row[i].closed && d->row[i].id < deal_day_now(lobby) - 1 &&
            (oldest == 0 || d->row[i].id < oldest))
            oldest = (int32_t)d->row[i].id;
    return oldest;
}

/* ---- What is done once a minute ---- */

static void deal_look(void *arg)
{
    struct lobby *lobby = arg;
    struct deals *d = lobby->deals;
    int32_t now = deal_day_now(lobby), old = deal_unclosed(lobby);
    int64_t left = daily_end_ms(now) - clock_wall(lobby->deps.clock);
    bool busy = false;
    for (int32_t day = now - 1; day <= now; day++) {
        struct deal *deal = &d->deal[day % DAYS];
        if (deal->day != day && !deal->reading)
            deal_take(lobby, deal, day);
    }
    if (old != 0 && d->deal[DAYS].day != old && !d->deal[DAYS].reading)
        deal_take(lobby, &d->deal[DAYS], old);
    for (int i = 0; i <= DAYS; i++) {
        struct deal *deal = &d->deal[i];
        if (deal->day == 0 || deal->day >= now || !deal->ready || deal->row.id == 0 ||
            deal->row.closed || deal->playing > 0 || !deal_over(lobby, deal))
            continue;
        deal_close(lobby, deal);
        busy = true;
    }
    deal_secrets_draw(lobby);
    busy |= old != 0;
    timer_set(lobby->timers, &d->timer,
              busy             ? SLICE_MS
              : left < LOOK_MS ? left + 1
                               : LOOK_MS,
              deal_look, lobby);
}

struct deal *deal_today(struct lobby *lobby)
{
    struct deal *deal = deal_slot_of(lobby, deal_day_now(lobby));
    if (!deal) /* midnight has just passed */
        deal_look(lobby);
    return deal_of(lobby, deal_day_now(lobby));
}

const char *deal_refusal(struct lobby *lobby)
{
    const struct deal *deal = deal_today(lobby);
    if (!deal)
        return N_("The deal of the day is being made ready. Type the command again in a moment.");
    if (deal->row.id == 0 && deal->tries.count > 0)
        return N_(
            "The secret of today's deal is missing, so it cannot be played any more. Tell the "
            "staff. The next deal begins at 00:00 UTC.");
    if (deal->row.id == 0)
        return N_(
            "There is no deal today: the server could not store its secret. Try again later.");
    if (!deal_row_sound(&deal->row))
        return N_("The secret of today's deal does not fit the hash that was shown, so the deal is "
                  "not played. Tell the staff. The next deal begins at 00:00 UTC.");
    if (deal->row.closed)
        return N_("Today's deal is closed already, as the clock was set back. Tell the staff.");
    return NULL;
}

bool deal_open(struct lobby *lobby, int32_t day, int64_t account, bool secret)
{
    const struct deal *deal = deal_slot_of(lobby, day);
    if (!deal)
        return day < deal_day_now(lobby);
    const struct store_daily_try *play = account != 0 ? deal_try(deal, account) : NULL;
    return deal_over(lobby, deal) || (!secret && play && play->state != DAILY_PLAYING);
}

const char *deal_day_closed(const struct session *s, int32_t day)
{
    int64_t account = s->kind == PERSON_ACCOUNT ? s->person : 0;
    if (deal_open(s->lobby, day, account, false))
        return NULL;
    return N_("The board, records and replays of that deal are closed until its day is over and "
              "nobody plays it, at 01:00 UTC at the latest. Whoever has finished a try that counts "
              "sees them before. Type `daily` to see how you stand.");
}

const char *deal_closed(const struct session *s, const struct store_game *game)
{
    if (game->closed)
        return N_("Others still play the cards of that game, so its record and replay are closed "
                  "until every table of the cup has played them.");
    int32_t day = table_daily_of(game, NULL);
    if (day < 0)
        return duel_closed(s, -day);
    return day == 0 ? NULL : deal_day_closed(s, day);
}

/* ---- What happens elsewhere ---- */

void deal_told(struct lobby *lobby, const struct store_daily_try *play)
{
    struct deal *deal = deal_slot_of(lobby, (int32_t)play->day);
    if (!deal)
        return;
    deal->again = deal->reading;
    deal_try_put(deal, play);
}

static void deal_erased(struct lobby *lobby, int64_t account)
{
    for (int i = 0; i <= DAYS; i++) {
        lobby->deals->deal[i].again = lobby->deals->deal[i].reading;
        deal_try_drop(&lobby->deals->deal[i], account);
    }
}

static void deal_merged(struct lobby *lobby, int64_t from, const struct store_account *into)
{
    for (int i = 0; i <= DAYS; i++) {
        struct deal *deal = &lobby->deals->deal[i];
        const struct store_daily_try *theirs = deal_try(deal, from),
                                     *own = deal_try(deal, into->id);
        deal->again = deal->reading;
        if (!theirs)
            continue;
        struct store_daily_try play = *theirs;
        deal_try_drop(deal, from);
        if (own && own->id < play.id)
            continue;
        deal_try_drop(deal, into->id);
        play.account = into->id;
        memcpy(play.name, into->name, sizeof(play.name));
        deal_try_put(deal, &play);
    }
}

static void deal_renamed(struct lobby *lobby, const struct store_account *was, const char *name)
{
    for (int i = 0; i <= DAYS; i++) {
        struct store_daily_try *play = map_get(&lobby->deals->deal[i].tries, (uint64_t)was->id);
        if (play)
            utf8_copy(name, play->name, sizeof(play->name));
    }
}

/* ---- The part ---- */

static void deal_load_row(void *arg, const struct store_daily_day *row)
{
    deal_row_keep(((struct load *)arg)->errand.lobby->deals, row);
}

static void deal_load(struct lobby *lobby)
{
    store_list(lobby->deps.store, STORE_RECORD_DAILY_DAY, ROWS_READ, deal_load_row, load_end,
               load_new(lobby, "daily"));
}

static void deal_end(struct lobby *lobby)
{
    for (int i = 0; i <= DAYS; i++)
        deal_read_drop(&lobby->deals->deal[i]);
    free(lobby->deals->row);
}

const struct lobby_part deal_part = {
    LOBBY_SLOT(deals),       .load = deal_load,     .begin = deal_look,   .end = deal_end,
    .renamed = deal_renamed, .merged = deal_merged, .erased = deal_erased};
