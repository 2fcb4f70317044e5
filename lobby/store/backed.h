/*
 * How a backup (data/backup/cardroom-backup) tells how it went: in a file beside the database, of
 * lines `good SECONDS`, when the last one that is whole and where it belongs was finished (since
 * 1970), and `last ok` or `last failed`.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* Reads the file of the database at `path`: PATH.backed-up. Returns how long ago the last good
 * backup was finished, in ms; -1: nobody makes backups, or none was good. `failed`: the last one
 * was not. Waits. */
int64_t backed_ago_ms(const char *path, bool *failed);
