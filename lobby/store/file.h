/*
 * The database file without a store that runs on it: looked over, copied, put in place of another,
 * by cardroomctl(8). Reading is safe beside a running room, since a connection that may not write
 * neither checkpoints nor recovers. Everything here waits.
 */
#ifndef LOBBY_STORE_FILE_H
#define LOBBY_STORE_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "store.h"

struct store_file;

/* Opens `path` for reading; all that is read is of this one instant. Returns NULL and two sentences
 * in `why`: not there, not readable; damaged or no database, for which errno is EBADMSG. */
struct store_file *store_file_open(const char *path, char *why, size_t whycap);
/* Accepts NULL, sets NULL. */
void store_file_close(struct store_file **file);

/* Whether a room could open the database at `path`, or make it there, as far as that shows without
 * reading all of it. As every reader it may leave SQLite's own files. Returns 0, or -1 and two
 * sentences in `why`. */
int store_file_test(const char *path, char *why, size_t whycap);

/* Looks for everything that the database promises and does not keep: damage (SQLite's
 * integrity_check), a schema of no cardroom or of a newer one, references to nothing, chips that do
 * not add up (RK-D13), balances that are not the sum of their entries, bets of games that are over,
 * results that are not what was paid, journals with gaps, or with an end that their game does not
 * know. `fault` is told each, a sentence without a line end. Returns how many. `readable` false
 * with no fault: an older cardroom wrote it, and only the first two were looked for. */
typedef void store_fault_cb(void *arg, const char *sentence);
int store_file_check(struct store_file *file, store_fault_cb *fault, void *arg, bool *readable);
/* Every game, in order of id: its row, then its events. Only after store_file_check said
 * `readable`. */
void store_file_games(struct store_file *file, store_game_cb *game, store_event_cb *event,
                      void *arg);

/* What store_seen (store.h) noted last in it, UTC ms; 0: nothing yet. */
int64_t store_file_seen(struct store_file *file);

/* Writes a copy to `to`, which must not be there: whole, checked, mode 0600, on the disk. Returns
 * 0, or -1 and two sentences in `why`. */
int store_file_copy(struct store_file *file, const char *to, char *why, size_t whycap);
/* Puts a copy of the file in place of the database at `path`, with the owner of what is there (of
 * the folder, if there is nothing), and keeps that under the name written to `aside` ("": there was
 * nothing). Refuses while a room runs there. Returns 0, or -1 and two sentences in `why`: then
 * `path` is as it was. */
int store_file_restore(struct store_file *file, const char *path, char *aside, size_t asidecap,
                       char *why, size_t whycap);

/* Where the database at `path` was written by a newer cardroom, and the copy that was made before
 * its schema changed is there: puts that copy in place, and keeps the newer one under the name
 * written to `aside`. Only for a room that was never up: what it told people would be lost. "" in
 * `aside`: there was nothing to take back. Returns 0, or -1 and two sentences in `why`. */
int store_file_take_back(const char *path, char *aside, size_t asidecap, char *why, size_t whycap);

/* The path of a store's url ("sqlite:PATH?low=1g"), which the caller frees; NULL: it is in no file.
 */
char *store_file_path(const char *url);

#endif
