/*
 * The inside of the SQLite store: its struct and its two threads.
 */
#pragma once

#include <stdatomic.h>

#include "backend.h"
#include "db_sqlite.h"
#include "presence.h"
#include "store_sql.h"

/* The options of the url; see store_open. */
struct sqlite_settings {
    int64_t ballast, low, pages, check, sound, sync;
};

struct store_sqlite {
    struct store store;
    struct sqlite_settings settings;
    char *path;
    int lock_fd; /* holds the lock of the directory, so that only one room runs at a time */

    struct db_sqlite writer, reader;
    struct chains chains; /* the writer thread's, once it runs */
    struct pulse pulse;

    char *folder; /* of the database */
    /* The writer thread's, once it runs. The ballast is a file that takes space while the disk has
     * plenty. It is deleted when the disk is full, so that games in play can end (doc/design.md,
     * Store). */
    char *ballast; /* path of the file */
    bool held;     /* the ballast is there, or none is wanted */
    struct presence presence;
    bool gone; /* the file is gone, and no copy could be made of what was in it */
};

/* What the threads run. They own the connections meanwhile. In store_sqlite_threads.c. */
void *sqlite_threads_writer_run(void *thread);
void *sqlite_threads_reader_run(void *thread);
/* Looks how far shipping and backups have come. */
void sqlite_ship_look(struct store_sqlite *s);

/* ---- Space on the disk. In store_sqlite_space.c. ---- */
/* Sets `folder` and `ballast`, so it is called first. Uses a ballast of the size that the settings
 * ask for if it is there already, and deletes one of another size. */
void sqlite_ballast_find(struct store_sqlite *s);
/* Deletes the ballast, because a write was refused for want of space. False: there was none. */
bool sqlite_ballast_drop(struct store_sqlite *s);
/* Checks the free space: makes the ballast again if there is room, and sets `healthy`. */
void sqlite_space_look(struct store_sqlite *s);
void sqlite_health_set(struct store_sqlite *s, bool healthy);
