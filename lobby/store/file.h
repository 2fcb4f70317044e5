/*
 * Uses the database without opening a store: cardroomctl(8) checks it, copies it and puts another
 * one in its place. It is safe to read while a room runs, because a connection that may not write
 * neither checkpoints nor recovers. Every function here waits.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "store.h"

struct store_file;

/* Opens `path` for reading. All reads see this one instant. Returns NULL and two sentences in
 * `why` if the file is not there, cannot be read, is damaged or is not a database; in the last
 * two cases errno is EBADMSG. */
struct store_file *store_file_open(const char *path, char *why, size_t whycap);
/* Does the same with a database on a server (server.h), which may have another schema than this
 * program's. Copying and restoring such a database is left to the server's own tools. */
struct store_file *store_file_open_server(const char *url, char *why, size_t whycap);
/* The path, or the url without a password. */
const char *store_file_name(const struct store_file *file);
/* Accepts NULL, sets NULL. */
void store_file_close(struct store_file **file);
/* Declares a file that is closed wherever its block is left: `STORE_FILE_LOCAL *file =
 * store_file_open(...);`. */
#define STORE_FILE_LOCAL __attribute__((cleanup(store_file_close))) struct store_file

/* Whether a room could open the database at `path`, or make it there, as far as this can tell
 * without reading all of it. Like every reader it may leave SQLite's own files behind. Returns
 * 0, or -1 and two sentences in `why`. */
int store_file_test(const char *path, char *why, size_t whycap);

/* Looks for everything that must not be in a database: damage (SQLite's integrity_check), a
 * schema that is not cardroom's or is newer, references to nothing, chips that do not add up
 * (RK-D13), balances that are not the sum of their entries, bets of games that are over, results
 * that are not what was paid, and journals that have gaps or do not end where their game's row
 * says. Calls `fault` for each with a sentence without a line end. Returns how many there are.
 * If `readable` is false and there is no fault, an older cardroom wrote the database, and only
 * the first two were checked. */
typedef void store_fault_cb(void *arg, const char *sentence);
int store_file_check(struct store_file *file, store_fault_cb *fault, void *arg, bool *readable);
/* False: the server went away meanwhile, so the last read is not complete. */
bool store_file_whole(const struct store_file *file);
/* Calls back for every game, in the order of ids: with its row, then with its events, both of
 * the same instant. Call it only after store_file_check has said `readable`. */
void store_file_games(struct store_file *file, store_game_cb *game, store_event_cb *event,
                      void *arg);

/* What an administrator wants to know of a database, without a room. */
struct store_file_summary {
    int schema, schema_known; /* the schema of the file, and that of this program */
    int admins, staff;        /* accounts; the staff are admins and moderators */
    int bare;                 /* staff without a second factor */
    char bare_names[256];     /* the first of them, by name: "ann, bob" */
    int reports;              /* not closed */
    int64_t oldest_ms;        /* when the oldest of them was written, UTC; 0: there is none */
};
/* If an older or a newer cardroom wrote the database, only the schemas are filled in. False: the
 * database cannot be read, because it is damaged or is not one of ours. */
bool store_file_summary(struct store_file *file, struct store_file_summary *out);

/* Whether SQLite finds its pages whole (quick_check), as far as it comes in `ms`. Returns 1: they
 * are; 0: it is damaged; -1: there was no time for all. 1 for a server, which looks for itself. */
int store_file_pages(struct store_file *file, int64_t ms);

/* What a database on a server says of its standbys. Zero for a file. */
struct store_file_standbys {
    bool asked;         /* commits wait for one (synchronous_standby_names) */
    int there;          /* of those that they wait for; -1: not known */
    int following;      /* of all; -1: not known */
    int servers;        /* that the url names, the primary with them; 0: not known */
    int waiting;        /* commits of our role that wait */
    int64_t waiting_ms; /* the oldest of them */
};
void store_file_standbys(struct store_file *file, struct store_file_standbys *out);

/* How much room a database takes, and how many rows its tables have. */
struct store_file_size {
    int64_t bytes, free_bytes, wal_bytes; /* of the file, of unused space in it, of the log
                                             beside it */
};
typedef void store_count_cb(void *arg, const char *table, int64_t rows);
void store_file_size(struct store_file *file, struct store_file_size *out, store_count_cb *each,
                     void *arg);

/* Everything that is read between a call with true and one with false is of the same instant. */
void store_file_instant(struct store_file *file, bool begin);
/* Calls `each` for every entry of the ledger of ratings, oldest first; returns how many. */
struct store_rating_owned {
    struct store_rating_entry entry;
    /* The account of the entry, or the one that it became part of. 0: it became part of one that
     * was erased. */
    int64_t owner;
    bool merged; /* its account is part of another one, or may have taken in another one */
};
typedef void store_rating_owned_cb(void *arg, const struct store_rating_owned *entry);
int64_t store_file_ratings(struct store_file *file, store_rating_owned_cb *each, void *arg);
/* Calls `each` for every sum that is kept of them, without names. */
void store_file_rated(struct store_file *file, store_rated_cb *each, void *arg);

/* Figures to compare two databases by. -1: not known. */
struct store_file_holds {
    int64_t accounts, erased, games, entries, audit;
};
struct store_file_holds store_file_holds(struct store_file *file);

/* Calls `step` with the name of each step that the schema lacks. Returns how many there are, or
 * -1 and two sentences in `why`: the database is not one of ours, or a newer cardroom wrote it. */
typedef void store_step_cb(void *arg, const char *name);
int store_file_steps(struct store_file *file, store_step_cb *step, void *arg, char *why,
                     size_t whycap);
/* Brings the schema of the database at `path` up to date, as a room does at its start: an older
 * database is copied first. Refuses while a room runs there. Returns 0, or -1 and two sentences in
 * `why`. */
int store_file_migrate(const char *path, char *why, size_t whycap);
/* How many connections rooms have to a database on a server. */
int64_t store_file_rooms(struct store_file *file);
/* Whether a room seems to be running on the database at `path`. */
bool store_file_busy(const char *path);
/* The lock that a room holds while it runs. Returns a descriptor, which the caller closes, or -1
 * and two sentences in `why`. */
int store_file_lock(const char *path, char *why, size_t whycap);

/* The latest time that store_seen (store.h) has noted in it, UTC ms; 0: none yet. */
int64_t store_file_seen(struct store_file *file);

/* Writes a copy to `to`, where no file may be. The copy is whole, checked, on the disk, and has
 * mode 0600. Returns 0, or -1 and two sentences in `why`. */
int store_file_copy(struct store_file *file, const char *to, char *why, size_t whycap);
/* Puts a copy of the file in place of the database at `path`. The copy gets the owner of that
 * database, or of the folder if there is none. The old database is kept under the name written to
 * `aside` ("": there was none). Refuses while a room runs there. Returns 0, or -1 and two sentences
 * in `why`; then `path` is as it was. */
int store_file_restore(struct store_file *file, const char *path, char *aside, size_t asidecap,
                       char *why, size_t whycap);

/* Goes back to an older cardroom's database: if a newer cardroom wrote the one at `path`, and
 * the copy made before its schema changed is there, puts that copy in place and keeps the newer
 * one under the name written to `aside` ("": there was nothing to take back). Only for a room
 * that was never up: otherwise what it told people would be lost. Returns 0, or -1 and two
 * sentences in `why`. */
int store_file_take_back(const char *path, char *aside, size_t asidecap, char *why, size_t whycap);

/* The path in a store's url ("sqlite:PATH?low=1g"), which the caller frees; NULL: that store has no
 * file. */
char *store_file_path(const char *url);
