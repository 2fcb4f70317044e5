/*
 * Shipping: a second copy of the database in another place (another disk, a mounted share), brought
 * up to date again and again beside a running room. The copy is a database itself, whole at every
 * instant: changed pages are added to its write-ahead log in the form that SQLite documents
 * (https://www.sqlite.org/fileformat2.html, "The Write-Ahead Log"), one transaction each time, and
 * SQLite moves them to its file. The database is only read, an instant at a time, so nobody waits.
 * Everything here waits.
 */
#ifndef LOBBY_STORE_SHIP_H
#define LOBBY_STORE_SHIP_H

#include <stddef.h>
#include <stdint.h>

struct ship;

/* What a step did. */
struct ship_report {
    int64_t pages, bytes; /* written */
    char aside[512];      /* the name under which another database was kept; "": none was there */
};

/* Ships the database at `path` to a file of the same name in `folder`. Nothing is opened yet. */
struct ship *ship_new(const char *path, const char *folder);
/* Accepts NULL, sets NULL. */
void ship_free(struct ship **ship);

/* Brings the copy up to date and on its disk. What is in the folder and is no earlier state of this
 * database (another room's, or what was there before a restore) is kept under another name.
 * Returns 1: done, 0: nothing has changed, -1: not now, and two sentences in `why`; the copy is as
 * it was then, and the next call tries again. Needs memory for the whole database. */
int ship_step(struct ship *ship, struct ship_report *report, char *why, size_t whycap);

#endif
