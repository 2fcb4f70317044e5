/*
 * How a backup (data/backup/cardroom-backup) tells how it went: in a file beside the database. Its
 * line `good SECONDS` says when the last good backup was finished, in seconds since 1970. A good
 * backup is whole and where it belongs. Its other line is `last ok` or `last failed`.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* Reads the file of the database at `path`: PATH.backed-up. Returns how long ago the last good
 * backup was finished, in ms; -1: nobody makes backups, or none was good. `failed` gets whether the
 * last backup failed. Waits. */
int64_t backed_ago_ms(const char *path, bool *failed);
