/*
 * The pages of a database at one instant, read one after another while others write it. SQLite's
 * own way to get them (sqlite3_serialize) needs memory for all of them at once. Everything here
 * waits.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#include <sqlite3.h>

struct snapshot {
    uint32_t page_size, pages;
    /* Changes with each commit of another connection, as `PRAGMA data_version` does. May be that
     * of an instant before this one. */
    int64_t version;
    /* its own */
    sqlite3 *handle;
    sqlite3_file *file, *log; /* `log` NULL: all pages are in the file */
    struct snapshot_frame *frame;
    size_t frames;
};

/* Begins a transaction of `handle`, which no other one may use, and takes the present instant.
 * Until snapshot_end the log of the database cannot be begun anew, so it grows by what is written.
 * Needs 8 bytes of memory for each page in the log. Returns an SQLite result code; snapshot_end is
 * due in any case. */
int snapshot_begin(struct snapshot *snapshot, sqlite3 *handle);
/* Reads the page of that number, from 1 on, to `out`, which has room for page_size bytes. Returns
 * an SQLite result code. */
int snapshot_page(const struct snapshot *snapshot, uint32_t number, uint8_t *out);
void snapshot_end(struct snapshot *snapshot);
