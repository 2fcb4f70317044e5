/*
 * The store in one SQLite file, with two threads. The writer owns the only connection that writes,
 * and puts everything that is queued into one transaction, without requests that are refused. The
 * reader owns a read-only connection. A write is reported as done when its transaction is on the
 * disk.
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>

#include "closed.h"
#include "log.h"
#include "migrate.h"
#include "options.h"
#include "store_sqlite.h"
#include "utf8.h"
#include "xalloc.h"

static struct store_sqlite *sqlite_of(struct store *store)
{
    return (struct store_sqlite *)store;
}

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
    .write = sqlite_threads_writer_run,
    .read = sqlite_threads_reader_run,
    .healthy = backend_healthy,
    .pulse = sqlite_pulse,
};
