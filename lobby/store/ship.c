/*
 * See ship.h. A digest of each page tells which pages the copy does not have yet. After any trouble
 * the shipper forgets everything about the copy, and reads it again from its file.
 */
#include "ship.h"

#include <endian.h>
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sodium.h>

#include "closed.h"
#include "db_sqlite.h"
#include "durable.h"
#include "snapshot.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    DIGEST = 16,            /* bytes */
    LOG_MAGIC = 0x377f0682, /* checksums of little-endian words */
    LOG_VERSION = 3007000,
    LOG_MOST = 32 << 20, /* bytes; when the log is longer, SQLite moves it into the copy's file */
    PAGE_SIZE_AT = 16    /* offset in the header of a database */
};

struct ship {
    char *path, *folder, *copy, *log;
    /* what is shipped */
    struct db_sqlite source;
    struct stat source_is;
    /* The version that was shipped last; -1: nothing yet. */
    int64_t version;
    /* the copy */
    int lock;
    bool known; /* the digests match the copy */
    uint32_t page_size, pages;
    uint8_t (*digest)[DIGEST];
    int log_fd;
    struct stat log_is;
    off_t log_len;
    uint32_t salt[2], sum[2]; /* of the log: its salts, and the checksum of all frames so far */
    char *why;
    size_t whycap;
};

static int ship_no_writing(struct ship *ship, const char *what)
{
    return utf8_fail(ship->why, ship->whycap,
                     "%s cannot be written: %s. See whether its disk is there and has room.", what,
                     strerror(errno));
}

static int ship_no_reading(struct ship *ship, int rc)
{
    return utf8_fail(ship->why, ship->whycap, "%s could not be read: %s. It is tried again.",
                     ship->path, sqlite3_errstr(rc));
}

struct ship *ship_new(const char *path, const char *folder)
{
    struct ship *ship = xcalloc(1, sizeof(*ship));
    FREED char *name = xstrdup(path);
    ship->path = xstrdup(path);
    ship->folder = xstrdup(folder);
    ship->copy = xasprintf("%s/%s", folder, basename(name));
    ship->log = xasprintf("%s-wal", ship->copy);
    ship->lock = ship->log_fd = -1;
    return ship;
}

static void ship_copy_forget(struct ship *ship)
{
    closed_fd(&ship->log_fd);
    closed_fd(&ship->lock);
    ship->lock = ship->log_fd = -1;
    free(ship->digest);
    ship->digest = NULL;
    ship->pages = 0;
    ship->known = false;
}

void ship_free(struct ship **shipp)
{
    struct ship *ship = *shipp;
    *shipp = NULL;
    if (!ship)
        return;
    ship_copy_forget(ship);
    db_sqlite_close(&ship->source);
    free(ship->path);
    free(ship->folder);
    free(ship->copy);
    free(ship->log);
    free(ship);
}

static bool ship_same_file(const struct stat *a, const struct stat *b)
{
    return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

/* ---- The database that is shipped ---- */

/* Opens the database, and opens it anew after a restore: a restored database has the same name but
 * is another file. The copy then has to be examined anew. */
static int ship_source_ready(struct ship *ship)
{
    struct stat now;
    if (stat(ship->path, &now) != 0)
        return utf8_fail(ship->why, ship->whycap,
                         "%s cannot be read: %s. Start or restore the service there.", ship->path,
                         strerror(errno));
    if (ship->source.handle && ship_same_file(&now, &ship->source_is))
        return 0;
    char reason[256];
    db_sqlite_close(&ship->source);
    ship_copy_forget(ship);
    if (db_sqlite_open(&ship->source, ship->path, false, reason, sizeof(reason)) != 0)
        return utf8_fail(ship->why, ship->whycap,
                         "%s See whether that is the database of the service.", reason);
    if (db_sqlite_number(ship->source.handle, "SELECT value FROM meta WHERE name = 'epoch'", -1) <
        0)
        return utf8_fail(ship->why, ship->whycap,
                         "%s is not a database of cardroom. It is looked at again.", ship->path);
    ship->source_is = now;
    return 0;
}

/* ---- The copy: what is there ---- */

static int ship_copy_lock(struct ship *ship)
{
    struct stat here, there;
    FREED char *name = xstrdup(ship->path), *path = xasprintf("%s.ship-lock", ship->copy);
    bool same = stat(dirname(name), &here) == 0 && stat(ship->folder, &there) == 0 &&
                ship_same_file(&here, &there);
    if (same)
        return utf8_fail(ship->why, ship->whycap,
                         "%s is where the database itself is. Name another place.", ship->folder);
    ship->lock = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (ship->lock < 0)
        return ship_no_writing(ship, ship->folder);
    if (flock(ship->lock, LOCK_EX | LOCK_NB) != 0)
        return utf8_fail(ship->why, ship->whycap,
                         "%s is shipped to already. Stop that first, or name another place.",
                         ship->folder);
    return 0;
}

/* Whether the copy is an earlier state of the source: the source has all of its secrets, and has
 * come at least as far. */
static bool ship_is_earlier(sqlite3 *copy, sqlite3 *source)
{
    static const char *const growing[] = {
        "PRAGMA user_version", "SELECT value FROM meta WHERE name = 'epoch'",
        "SELECT coalesce(max(id), 0) FROM game", "SELECT coalesce(max(id), 0) FROM audit",
        "SELECT count(*) FROM entry"};
    static const char secrets[] = "SELECT name, value FROM secret",
                      secret[] = "SELECT 1 FROM secret WHERE name = ? AND value = ?";
    sqlite3_stmt *theirs = NULL, *ours = NULL;
    bool earlier = true;
    for (size_t i = 0; earlier && i < sizeof(growing) / sizeof(growing[0]); i++)
        earlier = db_sqlite_number(copy, growing[i], INT64_MAX) <=
                  db_sqlite_number(source, growing[i], -1);
    earlier = earlier && sqlite3_prepare_v2(copy, secrets, -1, &theirs, NULL) == SQLITE_OK &&
              sqlite3_prepare_v2(source, secret, -1, &ours, NULL) == SQLITE_OK;
    while (earlier && sqlite3_step(theirs) == SQLITE_ROW) {
        sqlite3_bind_value(ours, 1, sqlite3_column_value(theirs, 0));
        sqlite3_bind_value(ours, 2, sqlite3_column_value(theirs, 1));
        earlier = sqlite3_step(ours) == SQLITE_ROW;
        sqlite3_reset(ours);
    }
    sqlite3_finalize(theirs);
    sqlite3_finalize(ours);
    return earlier;
}

/* Lets SQLite move the log into the copy's file. Locks everybody else out of the copy, so that
 * SQLite needs no shared memory, which a mounted share may not offer. `ours`: the copy is an
 * earlier state of the shipped database. */
static int ship_copy_settle(struct ship *ship, bool *ours)
{
    sqlite3 *copy = NULL;
    int rc = sqlite3_open_v2(ship->copy, &copy, SQLITE_OPEN_READWRITE, NULL), result = 0;
    if (rc == SQLITE_OK)
        rc = sqlite3_exec(copy, "PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL", NULL,
                          NULL, NULL);
    if (rc == SQLITE_OK)
        rc = sqlite3_wal_checkpoint_v2(copy, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
    *ours = rc == SQLITE_OK && ship_is_earlier(copy, ship->source.handle);
    if (rc != SQLITE_OK && rc != SQLITE_NOTADB && rc != SQLITE_CORRUPT)
        result = utf8_fail(ship->why, ship->whycap,
                           "%s cannot be brought up to date: %s. See whether it is in use, and "
                           "whether its disk is there and has room.",
                           ship->copy, sqlite3_errmsg(copy));
    sqlite3_close(copy);
    return result;
}

static int ship_copy_set_aside(struct ship *ship, struct ship_report *report)
{
    if (durable_name_aside(ship->copy, report->aside, sizeof(report->aside)) &&
        unlink(ship->copy) == 0)
        return 0;
    report->aside[0] = '\0';
    return ship_no_writing(ship, ship->folder);
}

static void ship_digest_of(uint8_t out[DIGEST], const void *page, size_t size)
{
    crypto_generichash(out, DIGEST, page, size, NULL, 0);
}

/* Computes the digests of the copy's file. False with errno: it cannot be read. */
static bool ship_copy_digest(struct ship *ship)
{
    uint8_t header[100];
    struct stat file;
    FD_LOCAL fd = open(ship->copy, O_RDONLY | O_CLOEXEC);
    bool done =
        fd >= 0 && fstat(fd, &file) == 0 && pread(fd, header, sizeof(header), 0) == sizeof(header);
    if (done) {
        uint32_t size = (uint32_t)header[PAGE_SIZE_AT] << 8 | header[PAGE_SIZE_AT + 1];
        ship->page_size = size == 1 ? 65536 : size;
        ship->pages = (uint32_t)(file.st_size / ship->page_size);
        ship->digest = xcalloc(ship->pages, DIGEST);
        FREED uint8_t *page = xcalloc(1, ship->page_size);
        for (uint32_t i = 0; done && i < ship->pages; i++) {
            done = pread(fd, page, ship->page_size, (off_t)i * ship->page_size) ==
                   (ssize_t)ship->page_size;
            ship_digest_of(ship->digest[i], page, ship->page_size);
        }
    }
    return done;
}

/* Examines what is in the folder, unless the digests are known already. Sets aside a database that
 * is not an earlier state of the source. */
static int ship_copy_ready(struct ship *ship, struct ship_report *report)
{
    if (ship->known)
        return 0;
    if (ship_copy_lock(ship) < 0)
        return -1;
    if (access(ship->copy, F_OK) == 0) {
        bool ours;
        if (ship_copy_settle(ship, &ours) < 0 || (!ours && ship_copy_set_aside(ship, report) < 0))
            return -1;
        if (ours && !ship_copy_digest(ship))
            return utf8_fail(ship->why, ship->whycap,
                             "%s cannot be read: %s. See whether its disk is there.", ship->copy,
                             strerror(errno));
    }
    ship->known = true;
    return 0;
}

/* ---- The copy: writing ---- */

static int ship_page(struct ship *ship, const struct snapshot *source, uint32_t number,
                     uint8_t *out)
{
    int rc = snapshot_page(source, number, out);
    return rc == SQLITE_OK ? 0 : ship_no_reading(ship, rc);
}

/* Makes a copy of the whole database. The copy gets its name only once it is on the disk. Before
 * that, a log of another database is deleted. */
static int ship_copy_begin(struct ship *ship, const struct snapshot *source)
{
    FREED char *part = xasprintf("%s.part", ship->copy);
    unlink(part); /* a file left by a run that was interrupted */
    free(ship->digest);
    ship->page_size = source->page_size;
    ship->pages = source->pages;
    ship->digest = xcalloc(ship->pages, DIGEST);
    FD_LOCAL fd = open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    const size_t size = source->page_size;
    FREED uint8_t *page = xcalloc(1, size);
    int rc = fd < 0 ? ship_no_writing(ship, ship->copy) : 0;
    for (uint32_t i = 0; rc == 0 && i < source->pages; i++) {
        rc = ship_page(ship, source, i + 1, page);
        if (rc == 0 && !durable_write_all(fd, page, size))
            rc = ship_no_writing(ship, ship->copy);
        ship_digest_of(ship->digest[i], page, size);
    }
    if (rc == 0 && (fsync(fd) != 0 || (unlink(ship->log) != 0 && errno != ENOENT) ||
                    durable_rename(part, ship->copy) != 0))
        rc = ship_no_writing(ship, ship->copy);
    if (rc < 0)
        unlink(part);
    return rc;
}

static void ship_put32(uint8_t *out, uint32_t value)
{
    value = htobe32(value);
    memcpy(out, &value, sizeof(value));
}

/* SQLite's checksum, over a multiple of 8 bytes. */
static void ship_sum_add(uint32_t sum[2], const uint8_t *bytes, size_t len)
{
    for (size_t i = 0; i < len; i += 8) {
        uint32_t word[2];
        memcpy(word, bytes + i, sizeof(word));
        sum[0] += le32toh(word[0]) + sum[1];
        sum[1] += le32toh(word[1]) + sum[0];
    }
}

/* Begins a log. SQLite has moved the last one into the copy's file. */
static bool ship_log_begin(struct ship *ship)
{
    uint8_t header[LOG_HEADER];
    ship->log_fd = open(ship->log, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (ship->log_fd < 0)
        return false;
    ship->salt[0] = randombytes_random();
    ship->salt[1] = randombytes_random();
    const uint32_t words[] = {LOG_MAGIC, LOG_VERSION,   ship->page_size,
                              0,         ship->salt[0], ship->salt[1]};
    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        ship_put32(header + 4 * i, words[i]);
    ship->sum[0] = ship->sum[1] = 0;
    ship_sum_add(ship->sum, header, 24);
    ship_put32(header + 24, ship->sum[0]);
    ship_put32(header + 28, ship->sum[1]);
    ship->log_len = sizeof(header);
    return durable_write_all(ship->log_fd, header, sizeof(header)) &&
           durable_sync_folder(ship->copy) == 0 && fstat(ship->log_fd, &ship->log_is) == 0;
}

/* Whether the log is as we left it. Whoever opens the copy for writing moves the log into the
 * copy's file. */
static bool ship_log_is_ours(struct ship *ship)
{
    struct stat now;
    return stat(ship->log, &now) == 0 && ship_same_file(&now, &ship->log_is) &&
           now.st_size == ship->log_len;
}

/* Writes a frame. `commit`: the number of pages of the database for the last frame of a
 * transaction, else 0. */
static bool ship_log_frame(struct ship *ship, uint32_t number, const uint8_t *page, uint32_t commit)
{
    size_t len = FRAME_HEADER + ship->page_size;
    FREED uint8_t *frame = xcalloc(1, len);
    const uint32_t words[] = {number, commit, ship->salt[0], ship->salt[1]};
    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        ship_put32(frame + 4 * i, words[i]);
    memcpy(frame + FRAME_HEADER, page, ship->page_size);
    ship_sum_add(ship->sum, frame, 8);
    ship_sum_add(ship->sum, page, ship->page_size);
    ship_put32(frame + 16, ship->sum[0]);
    ship_put32(frame + 20, ship->sum[1]);
    bool done = durable_write_all(ship->log_fd, frame, len);
    ship->log_len += (off_t)len;
    return done;
}

/* Writes a frame for each page that differs. The last frame is the commit. Which page is the last
 * to differ is known only at the end, so each page waits in `last` for the next one. `page` and
 * `last` have room for a page each. Returns the number of frames, or -1. */
static int64_t ship_copy_write_changed(struct ship *ship, const struct snapshot *source,
                                       uint8_t *page, uint8_t *last)
{
    uint32_t waits = 0; /* the number of the page in `last` */
    int64_t count = 0;
    bool done = true;
    for (uint32_t i = 0; done && i < source->pages; i++) {
        uint8_t digest[DIGEST];
        if (ship_page(ship, source, i + 1, page) < 0)
            return -1;
        ship_digest_of(digest, page, source->page_size);
        if (i < ship->pages && memcmp(digest, ship->digest[i], DIGEST) == 0)
            continue;
        memcpy(ship->digest[i], digest, DIGEST);
        done = ship->log_fd >= 0 || ship_log_begin(ship);
        done = done && (!waits || ship_log_frame(ship, waits, last, 0));
        memcpy(last, page, source->page_size);
        waits = i + 1;
        count++;
    }
    if (done && count == 0 && source->pages != ship->pages) {
        /* The database only has fewer pages. A frame of its first page tells their number. */
        if (ship_page(ship, source, 1, last) < 0)
            return -1;
        done = ship->log_fd >= 0 || ship_log_begin(ship);
        waits = 1;
        count = 1;
    }
    if (done && waits)
        done = ship_log_frame(ship, waits, last, source->pages) && fdatasync(ship->log_fd) == 0;
    return done ? count : ship_no_writing(ship, ship->log);
}

/* Adds the pages that differ to the copy's log, as one transaction. 1: some differed; 0: none; -1:
 * it failed. */
static int ship_copy_add(struct ship *ship, const struct snapshot *source,
                         struct ship_report *report)
{
    FREED uint8_t *page = xcalloc(2, source->page_size);
    if (source->pages > ship->pages)
        ship->digest = xreallocarray(ship->digest, source->pages, DIGEST);
    int64_t count = ship_copy_write_changed(ship, source, page, page + source->page_size);
    if (count < 0)
        return -1;
    ship->pages = source->pages;
    report->pages = count;
    report->bytes = count * (ship->page_size + FRAME_HEADER);
    return count > 0;
}

static int ship_copy_bring(struct ship *ship, const struct snapshot *source,
                           struct ship_report *report)
{
    if (ship->pages > 0 && ship->page_size == source->page_size)
        return ship_copy_add(ship, source, report);
    if ((ship->pages > 0 && ship_copy_set_aside(ship, report) < 0) ||
        ship_copy_begin(ship, source) < 0)
        return -1;
    report->pages = ship->pages;
    report->bytes = (int64_t)ship->pages * ship->page_size;
    return 1;
}

/* ---- A step ---- */

static int ship_step_it(struct ship *ship, struct ship_report *report)
{
    struct snapshot source;
    if (ship_source_ready(ship) < 0)
        return -1;
    if (ship->log_fd >= 0 && (ship->log_len > LOG_MOST || !ship_log_is_ours(ship)))
        ship_copy_forget(ship);
    bool was_known = ship->known;
    if (ship_copy_ready(ship, report) < 0)
        return -1;
    if (!was_known)
        ship->version = -1;
    int rc = snapshot_begin(&source, ship->source.handle), result = 0;
    if (rc != SQLITE_OK)
        result = ship_no_reading(ship, rc);
    else if (source.version != ship->version)
        result = ship_copy_bring(ship, &source, report);
    if (result >= 0)
        ship->version = source.version;
    snapshot_end(&source);
    return result;
}

int ship_step(struct ship *ship, struct ship_report *report, char *why, size_t whycap)
{
    *report = (struct ship_report){0};
    ship->why = why;
    ship->whycap = whycap;
    int rc = ship_step_it(ship, report);
    if (rc < 0) {
        ship_copy_forget(ship);
        db_sqlite_close(&ship->source);
    }
    return rc;
}
