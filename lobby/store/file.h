/*
 * Uses a database without opening a store, for cardroomctl(8), which checks databases, copies them
 * and puts others in their place. It is safe to read a database while a room runs, because a
 * connection that may not write neither checkpoints nor recovers. Every function here waits.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "store.h"

struct store_file;

/* Opens `path` for reading. The caller closes it with store_file_close. Each read sees an instant
 * of its own (but see store_file_instant). Returns NULL and two sentences in `why` if the file is
 * not there, cannot be read, is damaged or is not a database. In the last two cases errno is
 * EBADMSG. */
struct store_file *store_file_open(const char *path, char *why, size_t whycap);
/* Opens a database on a server (server.h) in the same way. It may have another schema than this
 * program's. Such a database is copied and restored with the server's own tools, not here. The
 * role needs only to read it. If `adds`, a role that may not add to its tables, as a room does, is
 * refused. */
struct store_file *store_file_open_server(const char *url, bool adds, char *why, size_t whycap);
/* The path, or the name of the database on a server. It lives as long as `file`. */
const char *store_file_name(const struct store_file *file);
/* Accepts NULL, sets NULL. */
void store_file_close(struct store_file **file);
/* Declares a file that is closed wherever its block is left: `STORE_FILE_LOCAL *file =
 * store_file_open(...);`. */
#define STORE_FILE_LOCAL __attribute__((cleanup(store_file_close))) struct store_file

/* Tests whether a room could open the database at `path`, or make one there. Does not read all of
 * the database. Like every reader it may leave SQLite's own files behind. Returns 0, or -1 and two
 * sentences in `why`. */
int store_file_test(const char *path, char *why, size_t whycap);

/* `sentence` has no line end. */
typedef void store_fault_cb(void *arg, const char *sentence);
/* Looks for everything that must not be in a database: damage (SQLite's integrity_check), a
 * schema that is not cardroom's or is newer, references to nothing, chips that do not add up
 * (RK-D13), balances that are not the sum of their entries, bets of games that are over, results
 * that are not what was paid, and journals that have gaps or do not end where their game's row
 * says. Calls `fault` for each. Returns how many there are. If `readable` is false and there is no
 * fault, an older cardroom wrote the database, and only damage and the schema were checked. */
int store_file_check(struct store_file *file, store_fault_cb *fault, void *arg, bool *readable);
/* False: the server went away during the last read, so what was read is not complete. */
bool store_file_whole(const struct store_file *file);
/* Calls `game` for every game, in the order of ids, then `event` (NULL: they are not read) for its
 * events. Both are of the same instant. Call it only if the database has this program's
 * schema, as store_file_check (`readable`) and store_file_summary tell. */
void store_file_games(struct store_file *file, store_game_cb *game, store_event_cb *event,
                      void *arg);

/* What an administrator wants to know of a database, without a room. */
struct store_file_summary {
    int schema, schema_known; /* the schema of the database, and that of this program */
    int admins, staff;        /* accounts; the staff are admins and moderators */
    int bare;                 /* staff without a second factor */
    char bare_names[256];     /* the first of them, by name: "ann, bob" */
    int reports;              /* not closed */
    int64_t oldest_ms;        /* when the oldest of those reports was written, UTC; 0: none */
};
/* If an older or a newer cardroom wrote the database, only the schemas are filled in. False: the
 * database cannot be read, because it is damaged or is not one of ours. */
bool store_file_summary(struct store_file *file, struct store_file_summary *out);

/* Whether SQLite finds the pages of the database whole (quick_check). Returns 1 if they are, 0 if
 * the database is damaged, -1 if `ms` was not enough for all pages. For a server, which looks for
 * itself, always 1. */
int store_file_pages(struct store_file *file, int64_t ms);

/* What a database on a server says of its standbys. */
struct store_file_standbys {
    bool asked;         /* commits wait for a standby (synchronous_standby_names) */
    int there;          /* standbys that commits wait for and that are there; -1: not known */
    int following;      /* all standbys that are there; -1: not known */
    int servers;        /* named in the url, including the primary; 0: not known */
    int waiting;        /* commits of our role that wait; -1: not known */
    int64_t waiting_ms; /* for how long the oldest of them has waited; -1: not known */
};
/* Fills in zeros for a file. */
void store_file_standbys(struct store_file *file, struct store_file_standbys *out);

/* How much room a database takes. */
struct store_file_size {
    /* Of the file, of unused space in it, and of the log beside it. */
    int64_t bytes, free_bytes, wal_bytes;
};
typedef void store_count_cb(void *arg, const char *table, int64_t rows);
/* Fills in `out`, and calls `each` with the number of rows of each table that may grow large. */
void store_file_size(struct store_file *file, struct store_file_size *out, store_count_cb *each,
                     void *arg);

/* Everything that is read between a call with true and one with false is of the same instant. */
void store_file_instant(struct store_file *file, bool begin);
/* An entry of the ledger of ratings. */
struct store_rating_owned {
    struct store_rating_entry entry;
    /* The account of the entry, or the account that this one became part of; 0: the entry's account
     * had become part of one that was erased, and was deleted with it. */
    int64_t owner;
    bool merged; /* the entry's account is part of another one, or may have taken in another one */
};
typedef void store_rating_owned_cb(void *arg, const struct store_rating_owned *entry);
/* Calls `each` for every entry of the ledger of ratings, oldest first. Returns how many. */
int64_t store_file_ratings(struct store_file *file, store_rating_owned_cb *each, void *arg);
/* Calls `each` for every sum of ratings that the database keeps, without names. */
void store_file_rated(struct store_file *file, store_rated_cb *each, void *arg);

/* Figures to compare two databases by. -1: not known. */
struct store_file_holds {
    /* `accounts` includes `erased`. `games` is the highest number that a game has had. `entries`
     * are those of accounts in the ledger, and `audit` counts the lines of the audit log. */
    int64_t accounts, erased, games, entries, audit;
};
struct store_file_holds store_file_holds(struct store_file *file);

typedef void store_step_cb(void *arg, const char *name);
/* Calls `step` with the name of each step that the schema lacks. Returns how many there are, or
 * -1 and two sentences in `why`: the database is not one of ours, or a newer cardroom wrote it. */
int store_file_steps(struct store_file *file, store_step_cb *step, void *arg, char *why,
                     size_t whycap);
/* Brings the schema of the database at `path` up to date, as a room does at its start. An older
 * database is copied first. Refuses while a room runs there. Returns 0, or -1 and two sentences in
 * `why`. */
int store_file_migrate(const char *path, char *why, size_t whycap);
/* How many connections rooms have to a database on a server. */
int64_t store_file_rooms(struct store_file *file);
/* Whether a room seems to be running on the database at `path`. */
bool store_file_busy(const char *path);
/* Takes the lock that a room holds while it runs. Returns a descriptor, which the caller closes to
 * give the lock back, or -1 and two sentences in `why`. */
int store_file_lock(const char *path, char *why, size_t whycap);

/* The time that store_seen (store.h) noted last, UTC ms; 0: never. */
int64_t store_file_seen(struct store_file *file);

/* Writes a copy of the database to `to`, where no file may be. When this returns, the copy is
 * whole, checked and on the disk. It has mode 0600. Returns 0, or -1 and two sentences in `why`. */
int store_file_copy(struct store_file *file, const char *to, char *why, size_t whycap);
/* Puts a copy of the file in place of the database at `path`. The copy gets the owner of that
 * database, or of the folder if there is no database. The old database is kept under the name that
 * is written to `aside` ("": there was no database). Refuses while a room runs there. Returns 0, or
 * -1 and two sentences in `why`; then `path` is as it was. */
int store_file_restore(struct store_file *file, const char *path, char *aside, size_t asidecap,
                       char *why, size_t whycap);

/* If a newer cardroom wrote the database at `path`, puts the copy in its place that was made before
 * the schema changed. Keeps the newer database under the name that is written to `aside` ("": there
 * was nothing to take back). Use this only if the newer room was never up, because otherwise what
 * it told people would be lost. Returns 0, or -1 and two sentences in `why`, also if that copy is
 * not there. */
int store_file_take_back(const char *path, char *aside, size_t asidecap, char *why, size_t whycap);

/* The path in the url of a store ("sqlite:PATH?low=1g"), which the caller frees. NULL: that store
 * has no file. */
char *store_file_path(const char *url);

/* ---- From one kind of store to the other. In transfer.c. ---- */
/* `what` says what goes on, in a sentence or a part of one. */
typedef void store_progress_cb(void *arg, const char *what);

/* Copies a whole store into another one: from a SQLite file to a PostgreSQL server, or back. No
 * room may run on either. A copy of millions of rows takes minutes. `from` and `to` are urls, one
 * of a file and one of a server. A target file must not exist. A target on a server is a database
 * without tables, or one that store_server_init has made ready and no room has used. A copy that
 * was interrupted goes on where it ended if its source has not changed. At the end all rows of both
 * are compared, and so are the sums of each account's entries. The source is never changed. Waits.
 * Returns 0, or -1 and two sentences in `why`. */
int store_transfer(const char *from, const char *to, store_progress_cb *progress, void *arg,
                   char *why, size_t whycap);
