/*
 * The store in PostgreSQL. Two lanes write and one thread reads, each over a connection of its own.
 * A lane puts everything that is queued into one transaction, without requests that are refused. A
 * write is reported as done when its commit has been answered. A connection that breaks is made
 * again. Then the lane finds out whether the batch that was under way was written, and if not
 * writes it again (store_postgresql_threads.c).
 */
#include "store_postgresql.h"

#include <errno.h>
#include <inttypes.h>
#include <stddef.h>
#include <string.h>
#include <sys/eventfd.h>

#include "clock.h"
#include "closed.h"
#include "log.h"
#include "postgresql_spare.h"
#include "statement.h"
#include "utf8.h"
#include "xalloc.h"

enum { CLOCKS_MS = 10000 }; /* if clocks differ by more, the log says so */

static struct store_postgresql *postgresql_of(struct store *store)
{
    return (struct store_postgresql *)store;
}

/* ---- Opening ---- */

static void postgresql_clocks_compare(PGconn *conn, const char *name)
{
    int64_t theirs = statement_count(
        conn, &STATEMENT("SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint"));
    int64_t off = theirs - clock_wall(&clock_system);
    if (theirs > 0 && (off > CLOCKS_MS || off < -CLOCKS_MS))
        log_warn("store-clock",
                 "The clock of %s and that of this machine differ by %" PRId64
                 " s. Have both set by NTP.",
                 name, off / 1000);
}

/* Takes over the database, on the first lane's connection: afterwards no other room's batch is
 * written. A batch that is under way holds the row of its lane, so this waits until that batch
 * ends. */
static int postgresql_database_take(struct store_postgresql *s, char *why, size_t whycap)
{
    struct db_postgresql *lane = &s->lane[0].db;
    struct db *db = &lane->db;
    db_postgresql_begin(lane, "BEGIN", false);
    s->store.epoch =
        db_number(db, "UPDATE meta SET value = value + 1 WHERE name = 'epoch' RETURNING value");
    for (int at = 0; at < LANES; at++)
        s->lane[at].batch = db_number(
            db, "UPDATE writer SET epoch = ? WHERE lane = ? AND epoch < ? RETURNING batch",
            s->store.epoch, at, s->store.epoch);
    db_change(db, "INSERT INTO opening (epoch, batch_0, batch_1) VALUES (?, ?, ?)", s->store.epoch,
              s->lane[0].batch, s->lane[1].batch);
    db_change(db, "UPDATE game SET epoch = ? WHERE state = " SQL_GAME_LIVE " OR open_vote = 1",
              s->store.epoch);
    sql_secrets(db, s->store.secret);
    if (!db_postgresql_commit(lane) || s->store.epoch == 0) {
        errno = EAGAIN;
        return utf8_fail(why, whycap, "%s could not be taken over%s. Start again in a moment.",
                         postgresql_url_name(s->url),
                         lane->refused == STORE_FULL ? ", as it has no space left" : "");
    }
    s->store.past = sql_past(db);
    /* Only the first lane gives numbers. */
    lane->numbers.game =
        db_number(db, "SELECT greatest(coalesce((SELECT max(number) FROM game), 0),"
                      " value) FROM meta WHERE name = 'game_number'");
    lane->numbers.system = s->store.epoch << 32;
    if (lane->trouble == DB_SOUND)
        return 0;
    errno = EAGAIN;
    return utf8_fail(why, whycap, "%s broke off. Start again in a moment.",
                     postgresql_url_name(s->url));
}

/* Gives the lanes their connections, which were made ahead if the room has followed another one. */
static int postgresql_lanes_connect(struct store_postgresql *s, char *why, size_t whycap)
{
    PGconn *conn[POSTGRESQL_SPARES];
    _Static_assert(POSTGRESQL_SPARES == LANE_READER + 1, "one for each lane");
    if (postgresql_spares_make(s->url, why, whycap) != 0) {
        postgresql_spares_drop();
        return -1;
    }
    for (int at = 0; at <= LANE_READER; at++)
        conn[at] = postgresql_spare_take(at);
    postgresql_clocks_compare(conn[0], postgresql_url_name(s->url));
    const bool lent = postgresql_same(conn[0], conn[1]);
    for (int at = 0; at <= LANE_READER; at++)
        db_postgresql_use(&s->lane[at].db, conn[at]);
    if (lent)
        postgresql_lent(s->url, why, whycap);
    return lent ? -1 : 0;
}

static void postgresql_lane_init(struct store_postgresql *s, int at)
{
    struct postgresql_lane *lane = &s->lane[at];
    lane->store = s;
    lane->number = at;
    utf8_printf(lane->db.name, sizeof(lane->db.name), at == LANE_READER ? "reader" : "writer %d",
                at + 1);
    lane->db.db.own = &postgresql_own;
    lane->db.stop_fd = s->stop_fd;
}

/* Frees what a store has, even if it is only half open. */
static void postgresql_release(struct store_postgresql *s)
{
    for (int at = 0; at <= LANE_READER; at++)
        db_postgresql_close(&s->lane[at].db);
    pthread_mutex_destroy(&s->done_lock);
    pthread_cond_destroy(&s->done_changed);
    postgresql_url_free(&s->url);
    closed_fd(&s->stop_fd);
}

static int postgresql_open(struct store *store, const char *url, char *why, size_t whycap)
{
    struct store_postgresql *s = postgresql_of(store);
    s->stop_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    pthread_mutex_init(&s->done_lock, NULL);
    pthread_cond_init(&s->done_changed, NULL);
    for (int at = 0; at <= LANE_READER; at++)
        postgresql_lane_init(s, at);
    if (s->stop_fd < 0) {
        utf8_printf(why, whycap, "No descriptor is left for the store: %s.", strerror(errno));
        goto failed;
    }
    char *whole =
        xasprintf("postgresql:%s", strchr(url, ':') + 1); /* it may begin with postgres: */
    s->url = postgresql_url_new(whole, why, whycap);
    xalloc_wipe(&whole);
    errno = EINVAL;
    for (int at = 0; at <= LANE_READER; at++)
        s->lane[at].db.url = s->url;
    if (!s->url || postgresql_lanes_connect(s, why, whycap) != 0 ||
        postgresql_database_take(s, why, whycap) != 0)
        goto failed;
    log_info("store-open", "path=%s epoch=%" PRId64, postgresql_url_name(s->url), s->store.epoch);
    return 0;
failed:;
    int error = errno;
    postgresql_release(s);
    errno = error;
    return -1;
}

static void postgresql_server_pulse(struct store_postgresql *s, struct store_server_pulse *out)
{
    out->is = true;
    out->fenced = atomic_load(&s->fenced_count);
    out->synchronous = (int)s->store.looked.synchronous;
    pthread_mutex_lock(&s->done_lock);
    out->reconnects = s->reconnects;
    out->away_ms = s->away_ms;
    if (s->lanes_away > 0)
        out->away_ms += clock_mono(&clock_system) - s->away_since_ms;
    for (int at = 0; at <= LANE_READER; at++)
        out->waiting[at] = (int)(s->lane[at].given - s->lane[at].done);
    pthread_mutex_unlock(&s->done_lock);
    for (int at = 0; at <= LANE_READER; at++) {
        struct db_postgresql *db = &s->lane[at].db;
        int deepest = atomic_exchange_explicit(&db->deepest, 0, memory_order_relaxed);
        out->depth += atomic_load_explicit(&db->depth, memory_order_relaxed);
        out->deepest = deepest > out->deepest ? deepest : out->deepest;
    }
}

static void postgresql_close(struct store *store)
{
    struct store_postgresql *s = postgresql_of(store);
    eventfd_write(s->stop_fd, 1);
    backend_threads_end(store);
    postgresql_server_pulse(s, store->last);
    postgresql_release(s);
}

/* ---- Requests ---- */

/* Whether a request only appends events. */
static bool postgresql_is_plain(const struct request *request)
{
    return request->kind == REQUEST_GAME_APPEND && !request->attached && !request->game &&
           !request->table && !request->audit && request->nentries == 0 &&
           request->append->nratings == 0;
}

/* Chooses the lane of a write, and notes what the other lane has to do before it: everything
 * about the same game. */
static int postgresql_lane_of(struct store *store, struct request *request)
{
    struct store_postgresql *s = postgresql_of(store);
    if (!request_is_write(request)) {
        s->lane[LANE_READER].given++;
        return LANE_READER;
    }
    int64_t game = request->kind == REQUEST_GAME_APPEND  ? request->append->game
                   : request->kind == REQUEST_GAME_START ? request->game->id
                                                         : 0;
    unsigned slot = (unsigned)(((uint64_t)game * UINT64_C(0x9E3779B97F4A7C15)) >> 32);
    int at = postgresql_is_plain(request) ? (int)(slot % LANES) : 0;
    struct postgresql_lane *lane = &s->lane[at], *other = &s->lane[1 - at];
    lane->given++;
    if (game == 0)
        return at;
    slot = slot / LANES % GAME_SLOTS;
    request->after = other->last[slot];
    lane->last[slot] = lane->given;
    return at;
}

_Static_assert(STORE_CONNECTIONS == LANE_READER + 1, "what store.h says of them");

static void postgresql_pulse(struct store *store, struct store_pulse *out)
{
    struct store_postgresql *s = postgresql_of(store);
    for (int at = 0; at < LANES; at++)
        backend_pulse_add(&s->lane[at].pulse, out);
    postgresql_server_pulse(s, &out->server);
}

const struct backend store_postgresql_backend = {
    .size = sizeof(struct store_postgresql),
    .threads = LANES + 1,
    .open = postgresql_open,
    .close = postgresql_close,
    .submit = backend_submit,
    .thread_of = postgresql_lane_of,
    .write = postgresql_threads_writer_run,
    .read = postgresql_threads_reader_run,
    .healthy = backend_healthy,
    .pulse = postgresql_pulse,
};
