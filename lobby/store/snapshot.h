/*
 * The pages of a database at one instant. They are read one after another, while others write the
 * database. SQLite's own way to get them (sqlite3_serialize) needs memory for all of them at once.
 * Everything here waits.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#include <sqlite3.h>

enum { LOG_HEADER = 32, FRAME_HEADER = 24 }; /* bytes in a write-ahead log */
struct snapshot {
    uint32_t page_size, pages; /* bytes of a page, and how many pages there are */
    /* Changes with each commit of another connection, as `PRAGMA data_version` does. It may be the
     * version of an instant before this one. */
    int64_t version;
    /* What follows is for the functions below. */
    sqlite3 *handle;
    sqlite3_file *file, *log; /* `log` NULL: all pages are in the file */
    struct snapshot_frame *frame;
    size_t frames;
};

/* Takes the present instant and begins a transaction of `handle`, which nobody else may use
 * meanwhile. Until snapshot_end SQLite cannot begin the log of the database anew, so the log grows
 * by all that is written. Needs 8 bytes of memory for each page in the log. Returns an SQLite
 * result code. The caller has to call snapshot_end in any case. */
int snapshot_begin(struct snapshot *snapshot, sqlite3 *handle);
/* Reads the page of that number, from 1 on, to `out`, which has room for page_size bytes. Returns
 * an SQLite result code. */
int snapshot_page(const struct snapshot *snapshot, uint32_t number, uint8_t *out);
/* Ends the transaction and frees what the members point to, but leaves `handle` open. */
void snapshot_end(struct snapshot *snapshot);
