/*
 * Whether the database is still the file that the store opened, and whether a store had a database
 * there before, in a file or on a server. While a room has a file open, somebody can delete the
 * file or move another one to its place. Then nobody can find again what the room writes.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

struct presence {
    struct presence_file {
        dev_t device;
        ino_t number; /* 0: there is no such file */
    } file, log;      /* the database and its write-ahead log */
};

/* Tests whether a store may be opened at `path`. Returns 0, or -1 and sentences in `why` if the
 * file is not there, or is empty, although PATH.known says that a database was there. */
int presence_check(const char *path, char *why, size_t whycap);
/* Notes that the store has opened the file at `path`. Makes PATH.known. */
void presence_note(struct presence *presence, const char *path);
/* Whether the file at the path is still the one that was opened. */
bool presence_look(struct presence *presence, const char *path);
/* Removes the write-ahead log that a deleted file left behind. SQLite would take it for the log of
 * the next file with that name. */
void presence_clear(const struct presence *presence, const char *path);

/* Sets the file in which the functions below note which database on a server was opened last. A
 * process has one database. Without this call those functions note and check nothing. `path` must
 * live as long as the process uses the database. */
void presence_server(const char *path);
/* Tests whether the database of that name, which is empty, may be set up. Returns 0, or -1 and
 * sentences in `why` if the file names that database. */
int presence_server_check(const char *name, char *why, size_t whycap);
/* The path that presence_server was given, without its ending, which the caller frees. NULL:
 * presence_server was not called. */
char *presence_server_base(void);
/* Notes in the file that the database of that name was opened. */
void presence_server_note(const char *name);
