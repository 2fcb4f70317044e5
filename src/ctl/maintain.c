/*
 * See maintain.h. The checks are the store's and the tables' own (store/file.h, table_check.h).
 */
#include "maintain.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>

#include "file.h"
#include "owner.h"
#include "table_check.h"
#include "utf8.h"

enum { WHY_MAX = 512, PATH_ROOM = 4200 };

/* ---- Looking over ---- */

struct look {
    struct buf *text;
    struct act_items *items;
    struct table_check *check;
    struct store_game game; /* whose events are coming; id 0: none */
    int64_t same, skipped, live;
    int faults;
};

static void on_fault(void *arg, const char *sentence)
{
    struct look *look = arg;
    look->faults++;
    buf_printf(look->text, "%s\n", sentence);
    act_items_begin(look->items);
    act_items_text(look->items, "text", sentence);
}

static void game_over(struct look *look)
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
        on_fault(look, fault);
        break;
    }
    look->live += look->game.state == STORE_GAME_LIVE;
}

static void on_game(void *arg, const struct store_game *row)
{
    struct look *look = arg;
    game_over(look);
    look->game = *row;
    table_check_game(look->check, row);
}

static void on_event(void *arg, int32_t seq, const struct store_event *event)
{
    struct look *look = arg;
    table_check_event(look->check, seq, event);
}

/* Checks all that is in a database. Returns the number of faults. */
static int look_over(struct store_file *file, const char *path, struct buf *text,
                     struct act_items *items)
{
    struct look look = {.text = text, .items = items, .check = table_check_new()};
    bool readable;
    act_items_begin(items);
    act_items_text(items, "file", path);
    act_items_list(items, "faults");
    store_file_check(file, on_fault, &look, &readable);
    if (readable) {
        store_file_games(file, on_game, on_event, &look);
        game_over(&look);
    }
    table_check_free(&look.check);
    act_items_list_end(items);
    act_items_flag(items, "readable", readable);
    act_items_number(items, "replayed", look.same);
    act_items_number(items, "live", look.live);
    act_items_number(items, "skipped", look.skipped);
    if (look.faults > 0) {
        buf_printf(text, "%d %s in %s. Keep the file, and restore a backup that has none.\n",
                   look.faults, look.faults == 1 ? "fault" : "faults", path);
    } else if (!readable) {
        buf_printf(text,
                   "%s is undamaged. An older cardroom wrote it, so ledger and journals were not "
                   "looked at; the service brings it up to date when it starts.\n",
                   path);
    } else {
        buf_printf(text,
                   "%s is sound: nothing is damaged, the ledger adds up, %" PRId64
                   " %s to the same end (%" PRId64 " of them in play).\n",
                   path, look.same, look.same == 1 ? "game replays" : "games replay", look.live);
        if (look.skipped > 0) {
            buf_printf(text, "Not replayed, as of earlier rules or frozen: %" PRId64 ".\n",
                       look.skipped);
        }
    }
    return look.faults;
}

/* ---- The tasks ---- */

static int check(struct store_file *file, const char *path, struct buf *text,
                 struct act_items *items)
{
    return look_over(file, path, text, items) ? STATUS_REFUSED : 0;
}

static int backup(struct store_file *file, const char *path, const char *to, struct buf *text)
{
    char why[WHY_MAX];
    struct owner owner;
    int result = owner_enter(&owner, to, why, sizeof(why));
    if (result == 0) {
        result = store_file_copy(file, to, why, sizeof(why));
        owner_leave(&owner);
    }
    if (result < 0) {
        buf_printf(text, "%s\n", why);
        return STATUS_REFUSED;
    }
    buf_printf(text, "%s is copied to %s, and the copy is undamaged.\n", path, to);
    return 0;
}

static int restore(struct store_file *file, const char *from, const char *path, struct buf *text)
{
    char why[WHY_MAX], aside[PATH_ROOM];
    struct owner owner;
    if (look_over(file, from, text, NULL) > 0)
        return STATUS_REFUSED;
    int result = owner_enter(&owner, path, why, sizeof(why));
    if (result == 0) {
        result = store_file_restore(file, path, aside, sizeof(aside), why, sizeof(why));
        owner_leave(&owner);
    }
    if (result < 0) {
        buf_printf(text, "%s\n", why);
        return STATUS_REFUSED;
    }
    buf_printf(text, "%s is restored from %s.\n", path, from);
    if (aside[0])
        buf_printf(text, "What was there is kept as %s.\n", aside);
    return 0;
}

int maintain(enum maintain_task task, const char *store, const char *file, struct buf *text,
             struct act_items *items)
{
    char why[WHY_MAX];
    char *path = store ? store_file_path(store) : NULL;
    int status = STATUS_AWAY;
    const char *from = task != MAINTAIN_BACKUP && file ? file : path;
    if (!path && (task != MAINTAIN_CHECK || !file)) {
        buf_printf(text, "The store is in memory only. There is no file.\n");
        return STATUS_AWAY;
    }
    struct store_file *opened = store_file_open(from, why, sizeof(why));
    if (!opened) {
        status = errno == EBADMSG ? STATUS_REFUSED : STATUS_AWAY;
        buf_printf(text, "%s\n", why);
    } else if (task == MAINTAIN_BACKUP) {
        status = backup(opened, path, file, text);
    } else if (task == MAINTAIN_RESTORE) {
        status = restore(opened, from, path, text);
    } else {
        status = check(opened, from, text, items);
    }
    store_file_close(&opened);
    free(path);
    return status;
}
