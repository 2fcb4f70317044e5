/*
 * What cardroomctl(8) does itself with the database, whether the service runs or not: backup,
 * check, restore, size and schema.
 */
#pragma once

#include "file.h"
#include "local_acts.h"

/* Opens the database of a store's url for reading: a file, or a database on a server. NULL: it
 * cannot be opened, `text` has a sentence or two that say why, and `status` is the exit status. */
struct store_file *maintain_open(const char *url, struct buf *text, int *status);
/* Checks the database of a store's url. The outcome goes to `text`, as lines for a person, and to
 * `items`. Returns 0, STATUS_REFUSED (something is wrong with the database) or STATUS_AWAY (it
 * cannot be read). */
int maintain_check_store(const char *url, struct buf *text, struct act_items *items);

/* ---- rerate.c ---- */
/* Checks whether the ledger of ratings of a store's database adds up, and whether every rated game
 * has its entries. `replays`: also replays every ranked game from its journal and rates it anew, in
 * the order of the ledger. Changes nothing, and the service may run. `text` gets a line for each
 * fault, and then a sentence; `items` gets the faults and the counts. Returns the exit status.
 * STATUS_REFUSED: there is a fault. */
int rerate_run(bool replays, const char *url, struct buf *text, struct act_items *items);
