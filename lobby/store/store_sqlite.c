/*
 * The store in one SQLite file, with two threads. The writer owns the only connection that writes,
 * and puts everything that is queued into one transaction, without requests that are refused. The
 * reader owns a read-only connection. A write is reported as done when its transaction is on the
 * disk.
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <libgen.h>
#include <limits.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "backend.h"
#include "closed.h"
#include "db_sqlite.h"
#include "log.h"
#include "migrate.h"
#include "options.h"
#include "presence.h"
#include "shipped.h"
#include "store_sql.h"
#include "utf8.h"
#include "xalloc.h"

/* The options of the url; see store_open. */
struct sqlite_settings {
    int64_t ballast, low, pages, check, sound, sync;
};

struct store_sqlite {
    struct store store;
    struct sqlite_settings settings;
    char *path;
    int lock_fd; /* holds the lock of the directory, so that only one room runs at a time */

    struct db_sqlite writer, reader;
    struct chains chains; /* the writer thread's, once it runs */
    struct pulse pulse;

    char *folder; /* of the database */
    /* The writer thread's, once it runs. The ballast is a file that takes space while the disk has
     * plenty. It is deleted when the disk is full, so that games in play can end (doc/design.md,
     * Store). */
    char *ballast; /* path of the file */
    bool held;     /* the ballast is there, or none is wanted */
    struct presence presence;
    bool gone; /* the file is gone, and no copy could be made of what was in it */
};

static struct store_sqlite *sqlite_of(struct store *store)
{
    return (struct store_sqlite *)store;
}

/* ---- Space on the disk ---- */

/* Sets the limit of pages, if the url has one. It stands for a disk of that size, which also holds
 * the ballast. */
static void sqlite_space_limit(struct store_sqlite *s)
{
    if (s->settings.pages == 0)
        return;
    int64_t size = db_number(&s->writer.db, "PRAGMA page_size");
    int64_t ballast = s->held ? s->settings.ballast / size : 0;
    char sql[64];
    utf8_printf(sql, sizeof(sql), "PRAGMA max_page_count = %" PRId64, s->settings.pages - ballast);
    sqlite3_exec(s->writer.handle, sql, NULL, NULL, NULL);
}

/* How many bytes may still be written to the disk; 0: the system does not say. */
static int64_t sqlite_space_room(struct store_sqlite *s)
{
    struct statvfs disk;
    if (statvfs(s->folder, &disk) != 0) {
        log_error("store-space", "directory=%s error=\"%s\"", s->folder, strerror(errno));
        return 0;
    }
    int64_t left = (int64_t)disk.f_bavail * (int64_t)disk.f_frsize;
    if (s->settings.pages == 0)
        return left;
    int64_t free_pages = db_number(&s->writer.db, "PRAGMA max_page_count") -
                         db_number(&s->writer.db, "PRAGMA page_count") +
                         db_number(&s->writer.db, "PRAGMA freelist_count");
    int64_t limit = free_pages * db_number(&s->writer.db, "PRAGMA page_size");
    return limit < left ? limit : left;
}

static int64_t sqlite_space_file_size(const char *path)
{
    struct stat file;
    return stat(path, &file) == 0 ? (int64_t)file.st_size : 0;
}

/* Sets `folder` and `ballast`, so it is called first. Uses a ballast of the size that the settings
 * ask for if it is there already, and deletes one of another size. */
static void sqlite_ballast_find(struct store_sqlite *s)
{
    FREED char *copy = xstrdup(s->path);
    s->folder = xstrdup(dirname(copy)); /* dirname may change its argument */
    s->ballast = xasprintf("%s.ballast", s->path);
    struct stat there;
    bool usable = stat(s->ballast, &there) == 0 && there.st_size == s->settings.ballast;
    if (!usable)
        unlink(s->ballast);
    s->held = usable || s->settings.ballast == 0;
}

/* Deletes the ballast, because a write was refused for want of space. False: there was none. */
static bool sqlite_ballast_drop(struct store_sqlite *s)
{
    if (!s->held || s->settings.ballast == 0)
        return false;
    s->held = false;
    if (unlink(s->ballast) != 0)
        return false;
    log_warn("store-ballast", "given back, the disk is full");
    sqlite_space_limit(s);
    return true;
}

static void sqlite_health_set(struct store_sqlite *s, bool healthy)
{
    if (backend_health_set(&s->store, healthy))
        log_warn("store-space", "healthy=%s", healthy ? "yes" : "no");
}

/* Makes the ballast again as soon as there is room for it besides the bytes of `low`. Notes how
 * much room is left, and whether that is enough (`healthy`). */
static void sqlite_space_look(struct store_sqlite *s)
{
    /* somebody who needed room may have deleted it */
    if (s->settings.ballast > 0 && access(s->ballast, F_OK) != 0 && errno == ENOENT)
        s->held = false;
    if (!s->held && sqlite_space_room(s) >= s->settings.low + s->settings.ballast) {
        FD_LOCAL fd = open(s->ballast, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
        s->held = fd >= 0 && posix_fallocate(fd, 0, s->settings.ballast) == 0;
        if (fd >= 0 && !s->held)
            unlink(s->ballast);
        sqlite_space_limit(s);
    }
    int64_t left = sqlite_space_room(s);
    sqlite_health_set(s, s->held && left >= s->settings.low);
    FREED char *log = xasprintf("%s-wal", s->path);
    s->store.looked.left = left;
    s->store.looked.size = sqlite_space_file_size(s->path) + sqlite_space_file_size(log);
}

/* Looks how far shipping and backups have come. */
static void sqlite_ship_look(struct store_sqlite *s)
{
    s->store.looked.ship_ms = shipped_behind_ms(s->path);
    backend_backed_look(&s->store, s->path);
}

/* ---- The writer ---- */

/* Carries out a request of a batch in a savepoint, so that its failure does not undo the others. */
static enum store_status sqlite_request_apart(struct store_sqlite *s, struct request *request)
{
    size_t mark = s->chains.nundo;
    db_change(&s->writer.db, "SAVEPOINT request");
    enum store_status status = sql_write(&s->writer.db, request, s->store.epoch);
    if (status == STORE_FULL)
        return status;
    if (status != STORE_OK) {
        db_change(&s->writer.db, "ROLLBACK TO request");
        chains_undo(&s->chains, mark);
    }
    db_change(&s->writer.db, "RELEASE request");
    return STORE_OK;
}

/* Carries out a batch as one transaction. Other than STORE_OK: the batch was rolled back and
 * nothing is written, because there was no space (STORE_FULL), or because a request was refused and
 * was not kept `apart` from the others. */
static enum store_status sqlite_batch_try(struct store_sqlite *s, struct request *first, bool apart)
{
    enum store_status status = db_change(&s->writer.db, "BEGIN IMMEDIATE");
    for (struct request *request = first; status == STORE_OK && request; request = request->next)
        status = apart ? sqlite_request_apart(s, request)
                       : sql_write(&s->writer.db, request, s->store.epoch);
    if (status == STORE_OK) {
        status = db_change(&s->writer.db, "COMMIT");
        if (status != STORE_OK && status != STORE_FULL)
            log_fatal("store-commit", "status=%d", status);
    }
    if (status == STORE_OK) {
        chains_commit(&s->chains);
    } else {
        db_sqlite_rollback(&s->writer);
        chains_undo(&s->chains, 0);
    }
    return status;
}

/* Writes a batch. Few requests are refused, and savepoints are a quarter of what a move costs here,
 * so they are made only after a request was refused. If the disk is full, the ballast is deleted,
 * once. If that does not help, each request is tried alone, so that a small one, or one that frees
 * space, is not refused because of a big one. */
static void sqlite_batch_write(struct store_sqlite *s, struct request *first)
{
    enum store_status status = sqlite_batch_try(s, first, false);
    if (status != STORE_OK && status != STORE_FULL)
        status = sqlite_batch_try(s, first, true);
    if (status != STORE_FULL)
        return;
    sqlite_health_set(s, false);
    if (sqlite_ballast_drop(s) && sqlite_batch_try(s, first, true) != STORE_FULL)
        return;
    for (struct request *request = first; request; request = request->next) {
        struct request *rest = request->next;
        request->next = NULL;
        if (sqlite_batch_try(s, request, true) == STORE_FULL)
            request->status = STORE_FULL;
        request->next = rest;
    }
}

/* Carries out a slice of the pruning, apart from everything else; see store_sql_prune.c. */
static void sqlite_prune_write(struct store_sqlite *s, struct request *request)
{
    db_change(&s->writer.db, "PRAGMA foreign_keys = OFF");
    enum store_status status = db_change(&s->writer.db, "BEGIN IMMEDIATE");
    if (status == STORE_OK)
        status = sql_prune(&s->writer.db, request);
    if (status == STORE_OK)
        status = db_change(&s->writer.db, "COMMIT");
    if (status != STORE_OK && status != STORE_FULL)
        log_fatal("store-prune", "status=%d", status);
    if (status != STORE_OK)
        db_sqlite_rollback(&s->writer);
    db_change(&s->writer.db, "PRAGMA foreign_keys = ON");
    request->status = status;
}

/* Looks whether the file is still there. If it was deleted, everything would be lost when the room
 * ends. So the room copies the file first, and ends then, because the person who starts the next
 * room has to know. If the copy cannot be made (`gone`), it is tried again with each look, and
 * writes are refused until then: what the room would say is stored could be lost. */
static void sqlite_file_look(struct store_sqlite *s)
{
    s->gone = !presence_look(&s->presence, s->path);
    if (!s->gone)
        return;
    FREED char *rescued = xasprintf("%s.rescued", s->path);
    if (db_sqlite_copy(s->writer.handle, rescued) == 0) {
        presence_clear(&s->presence, s->path);
        log_fatal("store-gone", "path=%s rescued=%s", s->path, rescued);
    }
    log_error("store-gone", "path=%s error=\"no copy at %s\"", s->path, rescued);
    sqlite_health_set(s, false);
}

static void *sqlite_writer_run(void *arg)
{
    struct store_thread *thread = arg;
    struct store_sqlite *s = (struct store_sqlite *)thread->store;
    int64_t look_at = clock_mono(&clock_system) + s->settings.check;
    for (;;) {
        int64_t wait = look_at - clock_mono(&clock_system);
        struct request *batch = inbox_take(&thread->requests, INT_MAX, wait > 0 ? (int)wait : 0);
        if (!batch && inbox_ended(&thread->requests)) {
            sqlite_file_look(s);
            return NULL;
        }
        while (batch) {
            struct request *rest = backend_batch_cut(batch);
            backend_pulse_begin(&s->pulse);
            if (s->gone)
                backend_batch_end(batch, STORE_FULL);
            else if (batch->kind == REQUEST_PRUNE)
                sqlite_prune_write(s, batch);
            else
                sqlite_batch_write(s, batch);
            backend_pulse_end(&s->pulse);
            backend_batch_tell(&s->store, batch);
            batch = rest;
        }
        /* Everything that was committed has been reported, so nobody waits for the checkpoint. The
         * checkpoint is not a batch, but a disk that hangs during it shows in the pulse in the same
         * way. */
        backend_pulse_begin(&s->pulse);
        db_sqlite_checkpoint(&s->writer);
        atomic_store(&s->pulse.begun_us, 0);
        if (clock_mono(&clock_system) >= look_at) {
            sqlite_file_look(s);
            if (!s->gone)
                sqlite_space_look(s);
            sqlite_ship_look(s);
            look_at = clock_mono(&clock_system) + s->settings.check;
        }
    }
}

/* ---- The reader ---- */

static void *sqlite_reader_run(void *arg)
{
    struct store_thread *thread = arg;
    struct store_sqlite *s = (struct store_sqlite *)thread->store;
    struct request *request;
    while ((request = inbox_take(&thread->requests, INT_MAX, -1))) {
        /* All requests that waited were made before now, so they may share one transaction. */
        struct reply_batch out = {.queue = &s->store.replies};
        db_change(&s->reader.db, "BEGIN");
        for (struct request *next; request; request = next) {
            next = request->next;
            enum store_status status = sql_read(&s->reader.db, request, &out);
            reply_batch_put(&out, reply_done(request, status));
            if (out.count >= SQL_TOLD)
                reply_batch_flush(&out);
        }
        reply_batch_flush(&out);
        db_change(&s->reader.db, "COMMIT");
    }
    return NULL;
}

/* ---- Opening ---- */

#define SETTING(field, kind, def_, min_, max_)                                                     \
    {                                                                                              \
        .name = #field, .type = kind, .offset = offsetof(struct sqlite_settings, field),           \
        .def = def_, .min = min_, .max = max_                                                      \
    }
static const struct option_row settings_table[] = {
    SETTING(ballast, OPTION_SIZE, "64m", 0, INT64_C(1) << 40),
    SETTING(low, OPTION_SIZE, "256m", 0, INT64_C(1) << 50),
    SETTING(pages, OPTION_NUMBER, "0", 0, INT32_MAX),
    SETTING(check, OPTION_NUMBER, "10000", 1, 3600000),
    SETTING(sound, OPTION_NUMBER, "0", 0, 1),
    SETTING(sync, OPTION_NUMBER, "1", 0, 1),
    {0},
};

/* Takes "PATH?name=value&name=value" apart. */
static int sqlite_path_parse(struct store_sqlite *s, const char *text, char *why, size_t whycap)
{
    options_default(settings_table, &s->settings);
    s->path = xstrdup(text);
    char *options = strchr(s->path, '?');
    if (options)
        *options++ = '\0';
    if (s->path[0] == '\0')
        return utf8_fail(why, whycap, "The store has no path. Write sqlite:PATH.");
    for (char *option; (option = strsep(&options, "&"));) {
        char *value = strchr(option, '=');
        if (value)
            *value++ = '\0';
        if (options_set(settings_table, &s->settings, option, value ? value : "", why, whycap))
            return -1;
    }
    return 0;
}

/* Locks the directory, so that the lock holds even if the file is deleted or replaced. */
static int sqlite_directory_lock(struct store_sqlite *s, char *why, size_t whycap)
{
    s->lock_fd = open(s->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (s->lock_fd < 0)
        return utf8_fail(why, whycap, "%s cannot be opened: %s.", s->folder, strerror(errno));
    if (flock(s->lock_fd, LOCK_EX | LOCK_NB) != 0) {
        errno = EBUSY;
        return utf8_fail(
            why, whycap,
            "Another cardroom uses %s. Stop it first, or give this one another directory.",
            s->folder);
    }
    return 0;
}

static int sqlite_file_check(struct store_sqlite *s, char *why, size_t whycap)
{
    if (s->settings.sync == 0)
        db_change(&s->writer.db, "PRAGMA synchronous = OFF");
    if (s->settings.sound == 0 && !db_sqlite_sound(&s->writer))
        return utf8_fail(why, whycap,
                         "%s is damaged. Restore it from a backup, and keep the damaged file.",
                         s->path);
    if (migrate_run(s->writer.handle, s->path, store_schema, store_schema_count, why, whycap) != 0)
        return -1;
    int64_t sum = db_number(&s->writer.db, "SELECT coalesce(sum(chips), 0) FROM account");
    if (sum != 0)
        return utf8_fail(why, whycap,
                         "The chips in %s do not add up: their sum is %" PRId64
                         " instead of 0. Restore it from a backup, and keep this file.",
                         s->path, sum);
    return 0;
}

static enum store_status sqlite_epoch_try(struct store_sqlite *s)
{
    static const char *const steps[] = {
        "UPDATE meta SET value = value + 1 WHERE name = 'epoch'",
        "UPDATE game SET epoch = (SELECT value FROM meta WHERE name = 'epoch')"
        " WHERE state = " SQL_GAME_LIVE " OR open_vote = 1",
        "UPDATE game SET last = t.n FROM " SQL_TAIL_ENDS
        " AS t WHERE t.game = game.id AND game.last <> t.n"};
    struct db *db = &s->writer.db;
    enum store_status status = db_change(db, "BEGIN IMMEDIATE");
    for (size_t i = 0; status == STORE_OK && i < sizeof(steps) / sizeof(steps[0]); i++)
        status = db_change(db, steps[i]);
    if (status == STORE_OK)
        status = sql_secrets(db, s->store.secret);
    if (status == STORE_OK)
        status = db_change(db, "COMMIT");
    if (status != STORE_OK)
        db_sqlite_rollback(&s->writer);
    return status;
}

/* Raises the epoch, makes the open games this room's, and corrects what their rows say of their
 * journals. */
static int sqlite_epoch_raise(struct store_sqlite *s, char *why, size_t whycap)
{
    enum store_status status = sqlite_epoch_try(s);
    if (status == STORE_FULL && sqlite_ballast_drop(s))
        status = sqlite_epoch_try(s);
    if (status != STORE_OK)
        return utf8_fail(why, whycap, "There is no space left for %s. Make room and start again.",
                         s->path);
    struct db *db = &s->writer.db;
    s->store.epoch = db_number(db, "SELECT value FROM meta WHERE name = 'epoch'");
    chains_init(&s->chains, db_number(db, "SELECT coalesce(max(n), 0) FROM journal"));
    s->writer.chains = &s->chains;
    s->store.past = sql_past(db);
    return 0;
}

/* Frees what a store has, even if it is only half open. */
static void sqlite_release(struct store_sqlite *s)
{
    /* The reader is closed first, so that closing the writer makes the last checkpoint. */
    db_sqlite_close(&s->reader);
    db_sqlite_close(&s->writer);
    chains_free(&s->chains);
    free(s->folder);
    free(s->ballast);
    closed_fd(&s->lock_fd);
    free(s->path);
}

static int sqlite_open(struct store *store, const char *url, char *why, size_t whycap)
{
    struct store_sqlite *s = sqlite_of(store);
    s->lock_fd = -1;
    if (sqlite_path_parse(s, strchr(url, ':') + 1, why, whycap) != 0)
        goto failed;
    sqlite_ballast_find(s);
    if (sqlite_directory_lock(s, why, whycap) != 0 || presence_check(s->path, why, whycap) != 0 ||
        db_sqlite_open(&s->writer, s->path, true, why, whycap) != 0 ||
        sqlite_file_check(s, why, whycap) != 0)
        goto failed;
    sqlite_space_look(s);
    sqlite_ship_look(s);
    if (sqlite_epoch_raise(s, why, whycap) != 0 ||
        db_sqlite_open(&s->reader, s->path, false, why, whycap) != 0)
        goto failed;
    presence_note(&s->presence, s->path);
    log_info("store-open", "path=%s epoch=%" PRId64, s->path, s->store.epoch);
    return 0;
failed:
    sqlite_release(s);
    return -1;
}

static void sqlite_close(struct store *store)
{
    backend_threads_end(store);
    sqlite_release(sqlite_of(store));
}

static int sqlite_thread_of(struct store *store UNUSED, struct request *request)
{
    return request_is_write(request) ? 0 : 1;
}

static void sqlite_pulse(struct store *store, struct store_pulse *out)
{
    backend_pulse_add(&sqlite_of(store)->pulse, out);
}

const struct backend store_sqlite_backend = {
    .size = sizeof(struct store_sqlite),
    .threads = 2,
    .open = sqlite_open,
    .close = sqlite_close,
    .submit = backend_submit,
    .thread_of = sqlite_thread_of,
    .write = sqlite_writer_run,
    .read = sqlite_reader_run,
    .healthy = backend_healthy,
    .pulse = sqlite_pulse,
};
