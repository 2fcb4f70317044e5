/*
 * What cardroomctl(8) does itself with the file of the database, whether the service runs or not:
 * backup, check, restore, size and schema.
 */
#pragma once

#include "act_items.h"
#include "buf.h"

/* Exit statuses of cardroomctl. */
enum { STATUS_REFUSED = 1, STATUS_USAGE = 2, STATUS_AWAY = 3 };

enum maintain_task {
    MAINTAIN_NOTHING,
    MAINTAIN_BACKUP,
    MAINTAIN_CHECK,
    MAINTAIN_RESTORE,
    MAINTAIN_RESTORE_DRY, /* says what a restore would do */
    MAINTAIN_STATUS,
    MAINTAIN_MIGRATE,
    MAINTAIN_MIGRATE_DRY
};

/* Carries out a task. `store` is that of the configuration; NULL: the configuration was not read,
 * for a check of `file`. `file` is what was typed; NULL: nothing. The outcome goes to `text`, as
 * lines for a person; that of a check or a status also goes to `items` (may be NULL). Returns 0,
 * STATUS_REFUSED (something is wrong with the database or stands in the way) or STATUS_AWAY (the
 * file cannot be read). */
int maintain_run(enum maintain_task task, const char *store, const char *file, struct buf *text,
                 struct act_items *items);
/* Prepares the database on a server that `url` names, or `store` if `url` is NULL. `role` is the
 * room's (store/server_init.h); NULL: the role of the url. Returns what maintain does. */
int maintain_init(const char *store, const char *url, const char *role, struct buf *text);
/* Copies a store to another (store/transfer.h) and checks the copy. Writes its progress to the
 * output meanwhile. */
int maintain_copy(const char *from, const char *to, struct buf *text);
