/*
 * What cardroomctl(8) does itself with the file of the database, whether the service runs or not:
 * backup, check, restore, size and schema.
 */
#pragma once

#include "act_items.h"
#include "buf.h"

/* Exit statuses of cardroomctl. */
enum { STATUS_REFUSED = 1, STATUS_USAGE = 2, STATUS_AWAY = 3 };

struct local_call;

/* Looks over the database of a store's url. The outcome goes to `text`, as lines for a person, and
 * to `items` (may be NULL). Returns 0, STATUS_REFUSED (something is wrong with the database) or
 * STATUS_AWAY (it cannot be read). */
int maintain_check_store(const char *url, struct buf *text, struct act_items *items);

/* The acts (local_acts.h) on the database of the configuration; a check may be of what was typed.
 * They return as maintain_check_store does; STATUS_REFUSED: something is wrong, or stands in the
 * way. */
int maintain_check(const struct local_call *call, struct buf *text, struct act_items *items);
int maintain_backup(const struct local_call *call, struct buf *text, struct act_items *items);
int maintain_restore(const struct local_call *call, struct buf *text, struct act_items *items);
int maintain_status(const struct local_call *call, struct buf *text, struct act_items *items);
int maintain_migrate(const struct local_call *call, struct buf *text, struct act_items *items);
/* Prepares the database on a server: the one that was typed, or that of the configuration. The
 * second argument is the room's role (store/server_init.h); NULL: the role of the url. */
int maintain_init(const struct local_call *call, struct buf *text, struct act_items *items);
/* Copies a store to another (store/transfer.h) and checks the copy. Writes its progress to the
 * output meanwhile. */
int maintain_copy(const struct local_call *call, struct buf *text, struct act_items *items);
