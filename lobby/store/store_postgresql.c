/*
 * The store in PostgreSQL. Two lanes write and one thread reads, each over a connection of its own.
 * A lane puts everything that is queued into one transaction, without requests that are refused. A
 * write is reported as done when its commit has been answered. A connection that breaks is made
 * again. Then the lane finds out whether the batch that was under way was written, and if not
 * writes it again.
 *
 * Each batch writes its number into the row of its lane, in the same transaction, if the row has
 * this room's epoch. After a connection is lost, the lane first makes another write to that row and
 * waits for it. The old connection's transaction held the row, so it is over by then, and the
 * number in the row says whether its batch was written. That will not change any more: a commit
 * that waits for a standby can be seen before it is replicated, but the lane's write is replicated
 * after it.
 */
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <poll.h>
#include <sodium.h>
#include <stddef.h>
#include <string.h>
#include <sys/eventfd.h>

#include "backend.h"
#include "clock.h"
#include "closed.h"
#include "db_postgresql.h"
#include "log.h"
#include "postgresql_spare.h"
#include "presence.h"
#include "statement.h"
#include "store_sql.h"
#include "utf8.h"
#include "xalloc.h"

enum { CLOCKS_MS = 10000 }; /* if clocks differ by more, the log says so */
enum { BACKOFF_LEAST_MS = 50, BACKOFF_MOST_MS = 2000, LOOK_EACH_MS = 60000 };
enum { ASKED_AHEAD = 64 }; /* the most reads in one round trip */

/* The lanes that write. A request that only adds events to a game's journal goes to the lane of the
 * game. All other writes go to the first lane, so they touch accounts, tables and boards in one
 * order. */
enum { LANES = STORE_CONNECTIONS - 1, LANE_READER = LANES, GAME_SLOTS = 4096 };

struct store_postgresql;
struct postgresql_lane {
    struct store_postgresql *store;
    int number;
    struct db_postgresql db;
    struct pulse pulse;
    atomic_bool away; /* the server does not answer, or not yet again */
    int64_t batch;    /* the number of the last batch that was written */
    int64_t written;  /* the same number as the database told it after the last reconnection */
    /* How many requests were given to the lane, and how many of them are done. The loop alone
     * counts `given`. `done_lock` guards `done`. */
    int64_t given, done;
    int64_t last[GAME_SLOTS]; /* `given` after the last request about a game of this slot */
};

struct store_postgresql {
    struct store store;
    struct postgresql_url *url;
    int stop_fd;                                    /* readable when the store closes */
    struct postgresql_lane lane[STORE_CONNECTIONS]; /* the last one reads */
    /* Guards `done` of all lanes, and the members from here to `reconnects`. */
    pthread_mutex_t done_lock;
    pthread_cond_t done_changed;
    int lanes_away;
    /* Since when at least one lane is away (monotonic), and how long that had been so before, in
     * all. */
    int64_t away_since_ms, away_ms;
    int64_t reconnects;
    atomic_bool fenced;           /* another room has taken the database over */
    atomic_bool full;             /* the server had no space for the last write */
    _Atomic int64_t fenced_count; /* writes that got STORE_FENCED, because of `fenced` or not */
};

static struct store_postgresql *postgresql_of(struct store *store)
{
    return (struct store_postgresql *)store;
}

/* ---- Health ---- */

/* Tells the loop when the store becomes healthy or stops being so. */
static void postgresql_health_look(struct store_postgresql *s)
{
    bool healthy = !atomic_load(&s->fenced) && !atomic_load(&s->full);
    for (int at = 0; at < STORE_CONNECTIONS; at++)
        healthy = healthy && !atomic_load(&s->lane[at].away);
    if (backend_health_set(&s->store, healthy))
        log_warn("store-health", "healthy=%s", healthy ? "yes" : "no");
}

static void postgresql_away_set(struct postgresql_lane *lane, bool away)
{
    struct store_postgresql *s = lane->store;
    int64_t now = clock_mono(&clock_system);
    if (atomic_exchange(&lane->away, away) == away)
        return;
    pthread_mutex_lock(&s->done_lock);
    if (away) {
        s->away_since_ms = s->lanes_away > 0 ? s->away_since_ms : now;
        s->lanes_away++;
    } else {
        s->reconnects++;
        s->lanes_away--;
        s->away_ms += s->lanes_away == 0 ? now - s->away_since_ms : 0;
    }
    pthread_mutex_unlock(&s->done_lock);
    postgresql_health_look(s);
}

static void postgresql_fence(struct store_postgresql *s)
{
    if (!atomic_exchange(&s->fenced, true))
        log_error("store-fenced",
                  "another room has taken the database over: epoch=%" PRId64 " writes no more",
                  s->store.epoch);
    postgresql_health_look(s);
}

/* ---- Being away ---- */

/* Waits longer each time, and never exactly as long as others do. False: the store is closing. */
static bool postgresql_pause_for(const struct postgresql_lane *lane, int *tries)
{
    int64_t most = (int64_t)BACKOFF_LEAST_MS << (*tries < 6 ? *tries : 6);
    most = most < BACKOFF_MOST_MS ? most : BACKOFF_MOST_MS;
    ++*tries;
    struct pollfd stop = {.fd = lane->store->stop_fd, .events = POLLIN};
    return poll(&stop, 1, (int)(most / 2 + randombytes_uniform((uint32_t)most / 2 + 1))) == 0;
}

/* Makes a write to the lane's row, and waits until it is committed. For a lane that writes,
 * STORE_NONE: the database is no longer this room's. */
static enum store_status postgresql_barrier(struct postgresql_lane *lane)
{
    struct db *db = &lane->db.db;
    lane->db.ahead = false;
    /* this is a commit, too, and somebody may stop its wait for a standby */
    lane->db.sent_commit = true;
    lane->db.warned = false;
    enum store_status status = db_change_some(
        db,
        "UPDATE writer SET barrier = CASE WHEN ?2 = 0 OR epoch = ?2 THEN barrier + 1 END"
        " WHERE lane = ?1",
        lane->number, lane->number == LANE_READER ? 0 : lane->store->store.epoch);
    return lane->db.warned ? STORE_REFUSED : status;
}

/* Asks, after the barrier, how many batches of the lane were written. If another room has opened
 * the database, perhaps since the barrier, the lane's row belongs to that room, and `opening` has
 * what was written before. If the database lacks batches that were reported as done, it has gone
 * back, to a standby that did not have them or to a backup. What is in memory is of no use then,
 * and the process ends. */
static void postgresql_written_look(struct postgresql_lane *lane)
{
    lane->written =
        db_number(&lane->db.db,
                  "SELECT coalesce((SELECT CASE WHEN ?1 = 0 THEN batch_0 ELSE batch_1 END FROM"
                  " opening WHERE epoch > ?2 ORDER BY epoch LIMIT 1),"
                  " (SELECT batch FROM writer WHERE lane = ?1))",
                  lane->number, lane->store->store.epoch);
    if (lane->db.trouble == DB_SOUND && lane->written < lane->batch)
        log_fatal("store-went-back",
                  "connection=\"%s\" written=%" PRId64 " told=%" PRId64
                  ": the database lacks what it had committed",
                  lane->db.name, lane->written, lane->batch);
}

/* Makes the connection again, however long that takes. False: the store is closing and the
 * server is away. */
static bool postgresql_reconnect(struct postgresql_lane *lane)
{
    char why[512] = "", told[512] = "";
    int tries = 0;
    int64_t since = clock_mono(&clock_system);
    db_postgresql_lose(&lane->db);
    postgresql_away_set(lane, true);
    for (;;) {
        PGconn *conn = postgresql_connect(lane->store->url, why, sizeof(why));
        if (conn) {
            db_postgresql_use(&lane->db, conn);
            enum store_status status = postgresql_barrier(lane);
            if (lane->db.trouble == DB_SOUND && lane->number != LANE_READER)
                postgresql_written_look(lane);
            if (lane->db.trouble == DB_SOUND && (status == STORE_OK || status == STORE_NONE)) {
                if (status == STORE_NONE)
                    postgresql_fence(lane->store);
                log_info("store-returned", "connection=\"%s\" after_ms=%" PRId64, lane->db.name,
                         clock_mono(&clock_system) - since);
                postgresql_away_set(lane, false);
                return true;
            }
            if (db_postgresql_lent(&lane->db))
                postgresql_lent(lane->store->url, why, sizeof(why));
            db_postgresql_lose(&lane->db);
        }
        if (strcmp(why, told) != 0) {
            utf8_copy(why, told, sizeof(told));
            log_warn("store-away", "connection=\"%s\" error=\"%s\"", lane->db.name, why);
        }
        if (!postgresql_pause_for(lane, &tries))
            return false;
    }
}

/* ---- Writing ---- */

enum outcome {
    BATCH_WRITTEN,
    BATCH_REFUSED, /* one of its requests was refused, and it was tried `ahead` */
    BATCH_FULL,    /* the server has no space */
    BATCH_FENCED,  /* another room has the database */
    BATCH_AGAIN,   /* the server gave it up for a reason that will pass */
    BATCH_LOST,    /* the connection was lost before the commit */
    BATCH_IN_DOUBT /* it may be written or not (db_postgresql_in_doubt) */
};

static enum store_status postgresql_request_try(struct postgresql_lane *lane,
                                                struct request *request)
{
    request->pruned = (struct store_pruned){0};
    if (request->kind == REQUEST_PRUNE)
        request->status = sql_prune(&lane->db.db, request);
    else
        sql_write(&lane->db.db, request, lane->store->store.epoch);
    return request->status;
}

/* Carries out a request of a batch in a savepoint, so that its failure does not undo the others. */
static enum store_status postgresql_request_apart(struct postgresql_lane *lane,
                                                  struct request *request)
{
    const struct postgresql_numbers numbers = lane->db.numbers;
    db_change(&lane->db.db, "SAVEPOINT request");
    enum store_status status = postgresql_request_try(lane, request);
    if (lane->db.trouble != DB_SOUND || status == STORE_FULL)
        return status;
    if (status != STORE_OK) {
        db_change(&lane->db.db, "ROLLBACK TO SAVEPOINT request");
        lane->db.numbers = numbers;
    }
    db_change(&lane->db.db, "RELEASE SAVEPOINT request");
    return STORE_OK;
}

/* Carries out a batch as one transaction. `ahead`: nobody waits for the answer of each statement;
 * else each request is in a savepoint. In all cases but BATCH_WRITTEN and BATCH_IN_DOUBT, nothing
 * of the batch is written. */
static enum outcome postgresql_batch_try(struct postgresql_lane *lane, struct request *first,
                                         bool ahead)
{
    struct db_postgresql *db = &lane->db;
    db_postgresql_begin(db, "BEGIN", ahead);
    enum store_status status = db_change(
        &db->db, "UPDATE writer SET batch = CASE WHEN epoch = ?2 THEN ?3 END WHERE lane = ?1",
        lane->number, lane->store->store.epoch, lane->batch + 1);
    if (status != STORE_OK && db->trouble == DB_SOUND)
        return status == STORE_FULL ? BATCH_FULL : BATCH_FENCED;
    for (struct request *request = first; request && db->trouble == DB_SOUND && status == STORE_OK;
         request = request->next)
        status =
            ahead ? postgresql_request_try(lane, request) : postgresql_request_apart(lane, request);
    if (db->trouble == DB_SOUND && status == STORE_FULL)
        return BATCH_FULL;
    if (db->trouble == DB_SOUND && status != STORE_OK)
        return BATCH_REFUSED;
    return db_postgresql_commit(db)     ? BATCH_WRITTEN
           : db_postgresql_in_doubt(db) ? BATCH_IN_DOUBT
           : db->trouble == DB_AGAIN    ? BATCH_AGAIN
           : db->trouble == DB_LOST     ? BATCH_LOST
           : db->refused == STORE_FULL  ? BATCH_FULL
                                        : BATCH_REFUSED;
}

static void postgresql_batch_write(struct postgresql_lane *lane, struct request *first);

/* There is no space: tries each request by itself, so that a small one, or one that frees space,
 * is not refused because of a big one. */
static void postgresql_batch_full(struct postgresql_lane *lane, struct request *first)
{
    atomic_store(&lane->store->full, true);
    postgresql_health_look(lane->store);
    if (!first->next) {
        backend_batch_end(first, STORE_FULL);
        return;
    }
    for (struct request *request = first; request; request = request->next) {
        struct request *rest = request->next;
        request->next = NULL;
        postgresql_batch_write(lane, request);
        request->next = rest;
    }
}

/* Writes a batch, however often that has to be tried. Few requests are refused, so a batch is first
 * tried ahead, in one round trip. */
static void postgresql_batch_write(struct postgresql_lane *lane, struct request *first)
{
    struct store_postgresql *s = lane->store;
    bool ahead = first->kind != REQUEST_PRUNE, in_doubt = false;
    const struct postgresql_numbers numbers = lane->db.numbers;
    int tries = 0, losses = 0;
    for (;;) {
        if (!lane->db.conn && !postgresql_reconnect(lane)) {
            log_error("store-unwritten", "connection=\"%s\" in_doubt=%d", lane->db.name, in_doubt);
            backend_batch_end(first, STORE_REFUSED);
            return;
        }
        if (in_doubt && lane->written == lane->batch + 1) {
            lane->batch++;
            return;
        }
        in_doubt = false;
        if (atomic_load(&s->fenced)) {
            backend_batch_end(first, STORE_FENCED);
            return;
        }
        lane->db.numbers = numbers; /* of a try that was not written */
        enum outcome outcome = postgresql_batch_try(lane, first, ahead);
        if (outcome == BATCH_WRITTEN) {
            lane->batch++;
            atomic_store(&s->full, false);
            return;
        }
        in_doubt = outcome == BATCH_IN_DOUBT;
        if (outcome == BATCH_LOST || outcome == BATCH_IN_DOUBT) {
            db_postgresql_lose(&lane->db);
            /* The first time this connects again at once. Afterwards it waits, because something
             * that lets us in may break each connection. */
            if (losses++ > 0)
                postgresql_pause_for(lane, &tries);
            continue;
        }
        db_postgresql_rollback(&lane->db);
        if (outcome == BATCH_FENCED) {
            postgresql_fence(s);
        } else if (outcome == BATCH_FULL) {
            lane->db.numbers = numbers;
            postgresql_batch_full(lane, first);
            return;
        } else if (outcome == BATCH_AGAIN) {
            postgresql_pause_for(lane, &tries);
        } else if (!ahead) {
            log_fatal("store-refused", "status=%d, and no request", (int)lane->db.refused);
        }
        ahead = ahead && outcome != BATCH_REFUSED;
    }
}

static void postgresql_done_add(struct postgresql_lane *lane, int count)
{
    struct store_postgresql *s = lane->store;
    pthread_mutex_lock(&s->done_lock);
    lane->done += count;
    pthread_cond_broadcast(&s->done_changed);
    pthread_mutex_unlock(&s->done_lock);
}

/* Cuts a batch off the list, before the first request that has to wait for the other lane. If the
 * list begins with that request, waits. Returns the rest. */
static struct request *postgresql_batch_cut(struct postgresql_lane *lane, struct request *first)
{
    struct store_postgresql *s = lane->store;
    const struct postgresql_lane *other = &s->lane[1 - lane->number];
    struct request *rest = backend_batch_cut(first), *last = first;
    pthread_mutex_lock(&s->done_lock);
    while (other->done < first->after)
        pthread_cond_wait(&s->done_changed, &s->done_lock);
    int64_t done = other->done;
    pthread_mutex_unlock(&s->done_lock);
    while (last->next && last->next->after <= done)
        last = last->next;
    struct request *late = last->next;
    if (!late)
        return rest;
    last->next = NULL;
    for (last = late; last->next;)
        last = last->next;
    last->next = rest;
    return late;
}

/* What the threads that write run. Like the one that reads, they own their connections meanwhile.
 * They end when everything that was submitted is carried out, or when the store closes and the
 * server has not answered for a while. */
static void *postgresql_writer_run(void *arg)
{
    struct store_thread *thread = arg;
    struct store_postgresql *s = (struct store_postgresql *)thread->store;
    struct postgresql_lane *lane = &s->lane[thread->number];
    struct request *batch;
    while ((batch = inbox_take(&thread->requests, INT_MAX, -1))) {
        while (batch) {
            struct request *rest = postgresql_batch_cut(lane, batch);
            backend_pulse_begin(&lane->pulse);
            postgresql_batch_write(lane, batch);
            backend_pulse_end(&lane->pulse);
            postgresql_health_look(s);
            for (const struct request *at = batch; at; at = at->next)
                atomic_fetch_add(&s->fenced_count, at->status == STORE_FENCED);
            postgresql_done_add(lane, backend_batch_tell(&s->store, batch));
            batch = rest;
        }
    }
    return NULL;
}

/* ---- Reading ---- */

static void postgresql_reading_begin(struct postgresql_lane *lane)
{
    db_postgresql_begin(&lane->db, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", false);
}

/* Carries out a read. False: the read has to be tried again, and none of its rows was passed on. */
static bool postgresql_request_read(struct postgresql_lane *lane, struct request *request,
                                    struct reply_batch *out)
{
    if (out->count > 0)
        reply_batch_flush(out);
    out->hold = request_is_composed(request);
    enum store_status status = sql_read(&lane->db.db, request, out);
    if (lane->db.trouble == DB_LOST || lane->db.trouble == DB_AGAIN) {
        reply_batch_drop(out);
        return false;
    }
    if (lane->db.trouble == DB_UNDONE) { /* it has text that no database can hold */
        db_postgresql_rollback(&lane->db);
        postgresql_reading_begin(lane);
        status = STORE_NONE;
    }
    reply_batch_put(out, reply_done(request, status));
    return true;
}

/* Asks the short reads at the head of the list in one round trip: a login reads a dozen short
 * lists, and after a change of rooms everybody's are read. Returns how many reads that are. Each of
 * them is then read like any other. */
static int postgresql_asked_ahead(struct postgresql_lane *lane, struct request *request,
                                  struct reply_batch *out)
{
    int count = 0;
    if (lane->store->store.replies.stopped)
        return 0;
    lane->db.asking = true;
    for (; request && request_is_short(request) && count < ASKED_AHEAD;
         request = request->next, count++)
        sql_read(&lane->db.db, request, out);
    db_postgresql_asked(&lane->db);
    if (lane->db.trouble == DB_UNDONE) { /* one of them has text that no database can hold */
        db_postgresql_rollback(&lane->db);
        postgresql_reading_begin(lane);
    }
    return count;
}

/* Carries out reads in one transaction. Returns those that are left because they have to be tried
 * again. */
static struct request *postgresql_requests_read(struct postgresql_lane *lane,
                                                struct request *request, struct reply_batch *out)
{
    int asked = 0, done = 0;
    postgresql_reading_begin(lane);
    while (request) {
        struct request *next = request->next;
        if (asked == 0)
            asked = postgresql_asked_ahead(lane, request, out);
        asked -= asked > 0;
        if (!postgresql_request_read(lane, request, out))
            break;
        request = next;
        done++;
        if (out->count >= SQL_TOLD)
            reply_batch_flush(out);
    }
    reply_batch_flush(out);
    postgresql_done_add(lane, done);
    db_postgresql_forget(&lane->db);
    if (lane->db.trouble == DB_LOST)
        db_postgresql_lose(&lane->db);
    else
        db_postgresql_rollback(&lane->db);
    return request;
}

/* Reads what only the figures of the server need. Nobody waits for it. */
static void postgresql_server_look(struct postgresql_lane *lane)
{
    lane->db.ahead = false;
    struct query query =
        query_open(&lane->db.db, "SELECT pg_database_size(current_database()), (" SQL_SYNCHRONOUS
                                 ") = 1 AND (" SQL_STANDBYS ") > 0");
    bool there = query_row(&query);
    int64_t size = there ? column_int(&query) : 0;
    int synchronous = there && column_int(&query) != 0;
    query_close(&query);
    if (!there || lane->db.trouble != DB_SOUND)
        return;
    FREED char *base = presence_server_base();
    backend_backed_look(&lane->store->store, base);
    lane->store->store.looked.size = size;
    lane->store->store.looked.synchronous = synchronous;
}

static void *postgresql_reader_run(void *arg)
{
    struct store_thread *thread = arg;
    struct store_postgresql *s = (struct store_postgresql *)thread->store;
    struct postgresql_lane *lane = &s->lane[LANE_READER];
    struct reply_batch out = {.queue = &s->store.replies};
    int64_t look_at = 0;
    for (;;) {
        int64_t now = clock_mono(&clock_system);
        struct request *request =
            inbox_take(&thread->requests, INT_MAX, look_at > now ? (int)(look_at - now) : 0);
        if (!request && inbox_ended(&thread->requests))
            return NULL;
        int tries = 0, losses = 0;
        while (request) {
            if (!lane->db.conn && !postgresql_reconnect(lane)) {
                reply_batch_put(&out, reply_done(request, STORE_REFUSED));
                request = request->next;
                postgresql_done_add(lane, 1);
                continue;
            }
            request = postgresql_requests_read(lane, request, &out);
            if (request && (lane->db.conn || losses++ > 0))
                postgresql_pause_for(lane, &tries);
        }
        reply_batch_flush(&out);
        if (clock_mono(&clock_system) >= look_at) {
            if (lane->db.conn && lane->db.trouble == DB_SOUND)
                postgresql_server_look(lane);
            look_at = clock_mono(&clock_system) + LOOK_EACH_MS;
        }
    }
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
    PGconn *conn[STORE_CONNECTIONS];
    if (postgresql_spares_make(s->url, why, whycap) != 0) {
        postgresql_spares_drop();
        return -1;
    }
    for (int at = 0; at < STORE_CONNECTIONS; at++)
        conn[at] = postgresql_spare_take(at);
    postgresql_clocks_compare(conn[0], postgresql_url_name(s->url));
    const bool lent = postgresql_same(conn[0], conn[1]);
    for (int at = 0; at < STORE_CONNECTIONS; at++)
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
    for (int at = 0; at < STORE_CONNECTIONS; at++)
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
    for (int at = 0; at < STORE_CONNECTIONS; at++)
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
    for (int at = 0; at < STORE_CONNECTIONS; at++)
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
    for (int at = 0; at < STORE_CONNECTIONS; at++)
        out->waiting[at] = (int)(s->lane[at].given - s->lane[at].done);
    pthread_mutex_unlock(&s->done_lock);
    for (int at = 0; at < STORE_CONNECTIONS; at++) {
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

static void postgresql_pulse(struct store *store, struct store_pulse *out)
{
    struct store_postgresql *s = postgresql_of(store);
    for (int at = 0; at < LANES; at++)
        backend_pulse_add(&s->lane[at].pulse, out);
    postgresql_server_pulse(s, &out->server);
}

const struct backend store_postgresql_backend = {
    .size = sizeof(struct store_postgresql),
    .threads = STORE_CONNECTIONS,
    .open = postgresql_open,
    .close = postgresql_close,
    .submit = backend_submit,
    .thread_of = postgresql_lane_of,
    .write = postgresql_writer_run,
    .read = postgresql_reader_run,
    .healthy = backend_healthy,
    .pulse = postgresql_pulse,
};
