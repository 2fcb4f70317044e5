/*
 * The store of a play, of the kind that the variable STORE names (`make check STORE=postgresql`).
 * Without STORE it is SQLite on files in memory (store_fresh.h). If there can be no store of this
 * kind, the process ends with status 99.
 */
#pragma once

#include "cutap.h"
#include "store.h"

/* Opens a fresh and empty store. Ends the process with status 99 if that fails. */
struct store *play_store_open(const struct clock *clock);
/* Whether these bytes stand anywhere in the files of the present store: 1 or 0; -1: the store has
 * no files of its own. */
int play_store_holds(const char *text);
/* Whether STORE asks for PostgreSQL. */
bool play_store_on_server(void);
/* Whether the store owes answers that store_wait can wait for. */
bool play_store_owes(const struct store *store);
/* Opens the store again, as a new room finds it after the old room has died. The old room must have
 * been freed. */
struct store *play_store_again(struct store **store, const struct clock *clock);
