/*
 * Shipping: a second copy of the database in another place (another disk, a mounted share), which
 * is brought up to date again and again beside a running room. The copy is a database itself, and
 * is whole at every instant. Each update adds the changed pages to the copy's write-ahead log as
 * one transaction, in the form that SQLite documents (https://www.sqlite.org/fileformat2.html, "The
 * Write-Ahead Log"). SQLite then moves the pages to the copy's file. The shipper only reads the
 * database, one instant at a time, so nobody waits for it. Every function here waits.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

struct ship;

/* What a step did. */
struct ship_report {
    int64_t pages, bytes; /* written */
    /* The name under which another database in the folder is kept now; "": there was none. */
    char aside[512];
};

/* Prepares to ship the database at `path` to a file of the same name in `folder`. Opens nothing
 * yet. The caller frees the result with ship_free. */
struct ship *ship_new(const char *path, const char *folder);
/* Accepts NULL, sets NULL. */
void ship_free(struct ship **ship);

/* Brings the copy up to date and onto its disk. The folder may hold a database that is not an
 * earlier state of this one: another room's, or one from before a restore. Such a database is kept
 * under another name. Returns 1 if the copy was brought up to date, 0 if nothing had changed, or -1
 * and two sentences in `why`. After -1 the copy is as it was, and the next call tries again. Needs
 * 16 bytes of memory for each page of the database, which is 4 MiB for 1 GiB of 4 KiB pages, and a
 * few MiB besides. */
int ship_step(struct ship *ship, struct ship_report *report, char *why, size_t whycap);
