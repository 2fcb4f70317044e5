/*
 * See maintain.h. The checks are the store's and the tables' own (file.h, table_check.h).
 */
#include "maintain.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>

#include "clock.h"
#include "conf.h"
#include "file.h"
#include "local_acts.h"
#include "out.h"
#include "owner.h"
#include "server.h"
#include "span.h"
#include "table_check.h"
#include "utf8.h"
#include "xalloc.h"

enum { WHY_MAX = 512, PATH_ROOM = 4200 };

/* ---- Looking over ---- */

struct store_file *maintain_open(const char *url, struct buf *text, int *status)
{
    char why[512] = "The store has no file and no server. Write sqlite:PATH or postgresql://...";
    FREED char *path = store_file_path(url);
    struct store_file *file = NULL;
    *status = STATUS_AWAY;
    if (path) {
        file = store_file_open(path, why, sizeof(why));
        *status = !file && errno == EBADMSG ? STATUS_REFUSED : STATUS_AWAY;
    } else if (store_server_is(url)) {
        file = store_file_open_server(url, false, why, sizeof(why));
        *status = !file && errno == EINVAL ? STATUS_REFUSED : STATUS_AWAY;
    }
    if (!file)
        buf_printf(text, "%s\n", why);
    return file;
}

struct look {
    struct buf *text;
    struct act_items *items;
    struct table_check *check;
    struct store_game game; /* the game whose events are coming; id 0: none */
    int64_t same, skipped, live;
    int faults;
};

static void maintain_on_fault(void *arg, const char *sentence)
{
    struct look *look = arg;
    look->faults++;
    buf_printf(look->text, "%s\n", sentence);
    act_items_begin(look->items);
    act_items_text(look->items, "text", sentence);
}

static void maintain_game_over(struct look *look)
{
    char fault[WHY_MAX];
    const char *why;
    if (look->game.id == 0)
        return;
    switch (table_check_end(look->check, &why)) {
    case TABLE_REPLAYED: look->same++; break;
    case TABLE_SKIPPED: look->skipped++; break;
    case TABLE_DIFFERS:
        utf8_printf(fault, sizeof(fault), "Game %" PRId64 " does not replay: %s.",
                    look->game.number, why);
        maintain_on_fault(look, fault);
        break;
    }
    look->live += look->game.state == STORE_GAME_LIVE;
}

static void maintain_on_game(void *arg, const struct store_game *row)
{
    struct look *look = arg;
    maintain_game_over(look);
    look->game = *row;
    table_check_game(look->check, row);
}

static void maintain_on_event(void *arg, const struct store_event *event)
{
    struct look *look = arg;
    table_check_event(look->check, event);
}

/* Checks all that is in a database. Returns STATUS_REFUSED if there is a fault, else 0. */
static int maintain_look_over(struct store_file *file, struct buf *text, struct act_items *items)
{
    const char *path = store_file_name(file);
    struct look look = {.text = text, .items = items, .check = table_check_new()};
    bool readable;
    act_items_begin(items);
    act_items_text(items, "file", path);
    act_items_list(items, "faults");
    store_file_check(file, maintain_on_fault, &look, &readable);
    if (readable) {
        store_file_games(file, maintain_on_game, maintain_on_event, &look);
        maintain_game_over(&look);
    }
    bool whole = store_file_whole(file);
    if (!whole)
        maintain_on_fault(&look, "The server went away before everything was read.");
    table_check_free(&look.check);
    act_items_list_end(items);
    act_items_add(items, "readable=?%d replayed=%jd live=%jd skipped=%jd", readable, look.same,
                  look.live, look.skipped);
    if (!whole) {
        buf_printf(text, "%s was not looked over. Type the command again.\n", path);
    } else if (look.faults > 0) {
        buf_printf(text, "%d %s in %s. Keep the %s, and restore a backup that has none.\n",
                   look.faults, look.faults == 1 ? "fault" : "faults", path,
                   store_server_is(path) ? "database" : "file");
    } else if (!readable) {
        buf_printf(text,
                   "%s is undamaged. An older cardroom wrote it, so ledger and journals were not "
                   "looked at; %s.\n",
                   path,
                   store_server_is(path) ? "cardroomctl store migrate brings it up to date"
                                         : "the service brings it up to date when it starts");
    } else {
        buf_printf(text,
                   "%s is sound: nothing is damaged, the ledger adds up, %" PRId64
                   " %s to the same end (%" PRId64 " of them in play).\n",
                   path, look.same, look.same == 1 ? "game replays" : "games replay", look.live);
        if (look.skipped > 0) {
            buf_printf(text,
                       "Games that were not replayed, because they are frozen or have earlier "
                       "rules: %" PRId64 ".\n",
                       look.skipped);
        }
    }
    return look.faults > 0 ? STATUS_REFUSED : 0;
}

/* ---- The tasks ---- */

int maintain_check_store(const char *url, struct buf *text, struct act_items *items)
{
    int status;
    STORE_FILE_LOCAL *file = maintain_open(url, text, &status);
    return file ? maintain_look_over(file, text, items) : status;
}

/* Makes a url of what was typed, which is a path or already the url of a server. The caller frees
 * it. */
static char *maintain_url_of(const char *typed)
{
    return store_server_is(typed) ? xstrdup(typed) : xasprintf("sqlite:%s", typed);
}

int maintain_check(const struct local_call *call, struct buf *text, struct act_items *items)
{
    FREED char *url = call->argument ? maintain_url_of(call->argument) : xstrdup(call->conf->store);
    return maintain_check_store(url, text, items);
}

int maintain_backup(const struct local_call *call, struct buf *text, struct act_items *items UNUSED)
{
    const char *to = call->argument;
    char why[WHY_MAX];
    int status;
    if (store_server_is(call->conf->store)) {
        FREED char *shown = store_server_shown(call->conf->store);
        return local_refuse(
            text,
            "The database is on a server, whose own tools copy it. Type: pg_dump -Fc "
            "--enable-row-security -f %s '%s'",
            to, shown);
    }
    STORE_FILE_LOCAL *file = maintain_open(call->conf->store, text, &status);
    OWNER_LOCAL owner = {0};
    if (!file)
        return status;
    if (owner_enter(&owner, to, why, sizeof(why)) < 0 ||
        store_file_copy(file, to, why, sizeof(why)) < 0)
        return local_refuse(text, "%s", why);
    buf_printf(text, "%s is copied to %s, and the copy is undamaged.\n", store_file_name(file), to);
    return 0;
}

/* ---- Before a restore ---- */

/* Writes how many are lost, as in "12 games" or "1 game". Writes nothing if none is lost or if a
 * number is not known. */
static void maintain_put_lost(struct buf *text, int64_t have, int64_t then, const char *one,
                              const char *many)
{
    if (have >= 0 && then >= 0 && have > then)
        buf_printf(text, "%s%" PRId64 " %s", text->len > 0 ? ", " : "", have - then,
                   have - then == 1 ? one : many);
}

static void maintain_put_step(void *arg, const char *name)
{
    buf_printf(arg, "  %s\n", name);
}

/* Writes what is in the database and not in the backup. */
static void maintain_put_losses(struct store_file *backup, struct store_file *now, struct buf *text)
{
    const struct store_file_holds then = store_file_holds(backup), have = store_file_holds(now);
    BUF_LOCAL lost = {0};
    maintain_put_lost(&lost, have.games, then.games, "game", "games");
    maintain_put_lost(&lost, have.accounts, then.accounts, "account", "accounts");
    maintain_put_lost(&lost, have.entries, then.entries, "ledger entry", "ledger entries");
    maintain_put_lost(&lost, have.audit, then.audit, "line of the audit log",
                      "lines of the audit log");
    buf_puts(text, "What came after it would be lost: ");
    if (lost.len == 0)
        buf_puts(text, "no game, account, ledger entry or line of the audit log.\n");
    else
        buf_printf(text, "%s.\n", buf_text(&lost));
    if (have.erased > then.erased && then.erased >= 0)
        buf_printf(text,
                   "Accounts that were deleted since then would be back: %" PRId64
                   ". Delete them again; \"cardroomctl audit verb=delete\" lists them before you "
                   "restore.\n",
                   have.erased - then.erased);
}

static int maintain_restore_dry(struct store_file *file, const char *path, struct buf *text)
{
    char why[WHY_MAX];
    BUF_LOCAL steps = {0};
    int64_t seen_ms = store_file_seen(file);
    if (seen_ms != 0)
        buf_printf(text, "The backup is of %s UTC, %s ago.\n", SPAN_TIME(seen_ms),
                   SPAN(clock_wall(&clock_system) - seen_ms));
    struct store_file *now = store_file_open(path, why, sizeof(why));
    if (now)
        maintain_put_losses(file, now, text);
    else
        buf_printf(text, "It cannot be compared with the present database. %s\n", why);
    store_file_close(&now);
    if (store_file_steps(file, maintain_put_step, &steps, why, sizeof(why)) > 0)
        buf_printf(text, "At its start the service would bring the schema up to date:\n%s",
                   buf_text(&steps));
    buf_printf(text, "%s would be kept beside it under another name.\n", path);
    if (store_file_busy(path))
        buf_puts(text, "The service runs: stop it before you restore.\n");
    buf_puts(text, "Nothing was changed.\n");
    return 0;
}

int maintain_restore(const struct local_call *call, struct buf *text, struct act_items *items)
{
    char why[WHY_MAX], aside[PATH_ROOM];
    int status;
    if (store_server_is(call->conf->store))
        return local_refuse(
            text,
            "The database is on a server, whose own tools restore it. Stop the service, and "
            "type, with the url of the role that owns the tables: pg_restore --clean "
            "--if-exists -d URL %s",
            call->argument);
    FREED char *from = maintain_url_of(call->argument), *path = store_file_path(call->conf->store);
    STORE_FILE_LOCAL *file = maintain_open(from, text, &status);
    if (file)
        status = maintain_look_over(file, text, items);
    if (!file || status != 0)
        return status;
    if (call->dry)
        return maintain_restore_dry(file, path, text);
    OWNER_LOCAL owner = {0};
    if (owner_enter(&owner, path, why, sizeof(why)) < 0 ||
        store_file_restore(file, path, aside, sizeof(aside), why, sizeof(why)) < 0)
        return local_refuse(text, "%s", why);
    buf_printf(text, "%s is restored from %s.\n", path, store_file_name(file));
    if (aside[0])
        buf_printf(text, "What was there is kept as %s.\n", aside);
    return 0;
}

/* ---- The file, and its schema ---- */

struct status {
    struct buf *text;
    struct act_items *items;
};

static void maintain_put_size(struct buf *text, const char *name, int64_t bytes)
{
    buf_printf(text, "%s %.1f MB\n", name, (double)bytes / 1e6);
}

static void maintain_put_rows(void *arg, const char *table, int64_t rows)
{
    struct status *s = arg;
    buf_printf(s->text, "rows-%s %" PRId64 "\n", table, rows);
    act_items_begin(s->items);
    act_items_add(s->items, "name=%s rows=%jd", table, rows);
}

int maintain_status(const struct local_call *call, struct buf *text, struct act_items *items)
{
    int status;
    STORE_FILE_LOCAL *file = maintain_open(call->conf->store, text, &status);
    if (!file)
        return status;
    const char *path = store_file_name(file);
    const bool server = store_server_is(path);
    const char *backend = server ? "postgresql" : "sqlite";
    struct store_file_summary summary;
    struct store_file_size size;
    BUF_LOCAL rows = {0};
    struct status s = {&rows, items};
    /* Whether a room uses the database, as far as can be seen. */
    const bool busy = server ? store_file_rooms(file) > 0 : store_file_busy(path);
    if (!store_file_summary(file, &summary))
        return local_refuse(
            text,
            server ? "%s holds no tables of cardroom. Make them with cardroomctl store init."
                   : "%s is damaged, or is not a database of cardroom.",
            path);
    act_items_begin(items);
    act_items_add(items, "backend=%s file=%s schema=%d schema_known=%d running=?%d", backend, path,
                  summary.schema, summary.schema_known, busy);
    act_items_list(items, "tables");
    store_file_size(file, &size, maintain_put_rows, &s);
    act_items_list_end(items);
    act_items_add(items, "bytes=%jd free_bytes=%jd wal_bytes=%jd", size.bytes, size.free_bytes,
                  size.wal_bytes);
    buf_printf(text, "backend %s\nfile %s\nschema %d", backend, path, summary.schema);
    if (summary.schema == summary.schema_known)
        buf_puts(text, ", which is this program's\n");
    else
        buf_printf(text, ", this program's is %d: see \"cardroomctl store migrate --dry-run\"\n",
                   summary.schema_known);
    buf_printf(text, "running %s\n", busy ? "yes" : "no");
    maintain_put_size(text, "size", size.bytes);
    if (!server) {
        maintain_put_size(text, "free", size.free_bytes);
        maintain_put_size(text, "log", size.wal_bytes);
    }
    buf_puts(text, buf_text(&rows));
    return 0;
}

/* ---- On a server ---- */

static int maintain_prepare(const char *url, const char *role, struct buf *text)
{
    char why[WHY_MAX];
    FREED char *shown = store_server_shown(url);
    if (store_server_init(url, role, why, sizeof(why)) != 0)
        return local_refuse(text, "%s", why);
    buf_printf(text, "%s has this program's schema.%s%s%s\n", shown, role ? " The role " : "",
               role ? role : "", role ? " may do with it what a room does." : "");
    return 0;
}

int maintain_init(const struct local_call *call, struct buf *text, struct act_items *items UNUSED)
{
    const char *url = call->argument ? call->argument : call->conf->store;
    if (store_server_is(url))
        return maintain_prepare(url, call->second, text);
    return local_refuse(text, "%s",
                        call->argument
                            ? "That is not the url of a server. Write postgresql://..."
                            : "The store of the configuration is not on a server. The service "
                              "makes a file when it starts.");
}

static void maintain_on_told(void *arg UNUSED, const char *what)
{
    out_format(OUT_ANSWER, "%s\n", what);
    out_flush();
}

int maintain_copy(const struct local_call *call, struct buf *text, struct act_items *items)
{
    const char *from = call->argument, *to = call->second;
    char why[WHY_MAX];
    int status;
    OWNER_LOCAL owner = {0};
    FREED char *path = store_file_path(store_server_is(from) ? to : from);
    /* Becomes the user who owns the file, because a server on this machine may know a role by the
     * user of the process that connects. */
    if ((path && owner_enter(&owner, path, why, sizeof(why)) < 0) ||
        store_transfer(from, to, maintain_on_told, NULL, why, sizeof(why)) != 0)
        return local_refuse(text, "%s", why);
    STORE_FILE_LOCAL *file = maintain_open(to, text, &status);
    return file ? maintain_look_over(file, text, items) : STATUS_REFUSED;
}

int maintain_migrate(const struct local_call *call, struct buf *text,
                     struct act_items *items UNUSED)
{
    const char *store = call->conf->store;
    bool server = store_server_is(store);
    char why[WHY_MAX];
    BUF_LOCAL steps = {0};
    OWNER_LOCAL owner = {0};
    int status;
    STORE_FILE_LOCAL *file = maintain_open(store, text, &status);
    if (!file)
        return status;
    if (server && !call->dry)
        return maintain_prepare(store, NULL, text);
    FREED char *name = xstrdup(store_file_name(file));
    int count = store_file_steps(file, maintain_put_step, &steps, why, sizeof(why));
    store_file_close(&file); /* before the database is written */
    if (count < 0 || (count > 0 && !call->dry &&
                      (owner_enter(&owner, name, why, sizeof(why)) < 0 ||
                       store_file_migrate(name, why, sizeof(why)) < 0)))
        return local_refuse(text, "%s", why);
    if (count == 0)
        buf_printf(text, "%s has this program's schema already.\n", name);
    else if (call->dry)
        buf_printf(text, "%s lacks:\n%s%sNothing was changed.\n", name, buf_text(&steps),
                   server ? "" : "It would be copied first. ");
    else
        buf_printf(text, "%s was copied, and brought up to date by:\n%s", name, buf_text(&steps));
    return 0;
}
