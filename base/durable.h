/*
 * Files that are either complete or not there at all, whenever the process or the machine stops.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* Writes a file as PATH.new, syncs it and renames it to its name, durably. Removes a PATH.new that
 * an interrupted attempt left. No link is followed at either name. The file gets `mode`, whatever
 * the umask is. With `replace` false, a file of that name stays, and errno is EEXIST. Returns
 * 0, or -1 with errno. After -1 PATH is as it was, unless only its folder could not be synced. */
int durable_write(const char *path, const void *data, size_t len, mode_t mode, bool replace);
/* Makes earlier renames, links and removals in the folder of `path` durable. Returns 0, or -1 with
 * errno. */
int durable_sync_folder(const char *path);
/* Gives a file a second name as a hard link: PATH.before-TIME, with a number after it if that name
 * is taken. `aside` gets the name. Returns false with errno. */
bool durable_name_aside(const char *path, char *aside, size_t cap);
