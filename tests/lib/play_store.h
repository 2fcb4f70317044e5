/*
 * The store of a play: SQLite on files in memory (store_fresh.h), or for a program that asks for it
 * the kind that the variable STORE names (`make check STORE=postgresql`).
 */
#ifndef TESTS_LOBBY_PLAY_STORE_H
#define TESTS_LOBBY_PLAY_STORE_H

#include <stdbool.h>

#include "store.h"

/* Takes the kind from STORE: "" or sqlite, postgresql. Ends the process with status 99
 * where nothing can be played so. */
void play_store_choose(void);
/* Ends what was begun for the store; the program plays nothing more. */
void play_store_end(void);

/* A fresh and empty store. NULL, and a sentence in `why`. */
struct store *play_store_open(const struct clock *clock, char *why, size_t whycap);
/* Whether these bytes stand anywhere in the files of the present store: 1, 0, or -1 where it is in
 * no files of its own. */
int play_store_holds(const char *text);
/* Whether STORE asks for PostgreSQL. */
bool play_store_on_server(void);
/* Whether there are answers to wait for (store_wait). */
bool play_store_owes(const struct store *store);
/* The store as a new room finds it after the old room has died, which must be gone already.
 * NULL, and a sentence in `why`. */
struct store *play_store_again(struct store **store, const struct clock *clock, char *why,
                               size_t whycap);

#endif
