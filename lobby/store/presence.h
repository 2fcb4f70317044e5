/*
 * Whether the database is still the file that the store opened, and whether there was one before,
 * as a file or on a server. A file can be deleted, or another one can be moved to its place, while
 * a room has it open. Then nobody can find again what the room writes.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

struct presence {
    char *path;
    struct presence_file {
        dev_t device;
        ino_t number; /* 0: there is none */
    } file, log;      /* the database and its write-ahead log */
};

/* Whether a store may be opened at `path`. Returns 0, or -1 and sentences in `why`: the file is
 * not there, or is empty, although PATH.known says that there was one. */
int presence_check(const char *path, char *why, size_t whycap);
/* The store has opened the file. Makes PATH.known. */
void presence_note(struct presence *presence, const char *path);
/* Whether the file at the path is still the one that was opened. */
bool presence_look(struct presence *presence);
/* Removes the write-ahead log that the file left behind when it was deleted: SQLite would take
 * it for the log of the next file with that name. */
void presence_clear(const struct presence *presence);
void presence_free(struct presence *presence);

/* The same for a database on a server: the file at `path` names the one that this process last
 * opened. A process has one database; without this call nothing is noted or checked. `path` must
 * outlive it. */
void presence_server(const char *path);
/* The database of that name is empty. Returns 0 if it may be begun; -1 and sentences in `why` if
 * the file names it. */
int presence_server_check(const char *name, char *why, size_t whycap);
/* The path of that call, without its ending; NULL: there was none. The caller frees it. */
char *presence_server_base(void);
/* It was opened. */
void presence_server_note(const char *name);
