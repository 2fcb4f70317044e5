/*
 * Files that are either complete or not there at all, even if the process or the machine stops in
 * the middle of writing.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* Writes `len` bytes to a file PATH.new, syncs it, renames it to PATH and syncs the folder. First
 * removes a PATH.new that an interrupted attempt left. Follows no link at either name. The file
 * gets `mode`, whatever the umask is. If `replace` is false and PATH exists, it stays, and errno is
 * EEXIST. Returns 0, or -1 with errno. After -1 PATH is as it was, unless the disk failed to sync
 * the folder. */
int durable_write(const char *path, const void *data, size_t len, mode_t mode, bool replace);
/* Writes all of `len` bytes to a descriptor that blocks. False: it could not, with errno. */
bool durable_write_all(int fd, const void *data, size_t len);
/* Renames a file, and syncs the folder of its new name. Returns 0, or -1 with errno. After -1
 * nothing was renamed, unless the disk failed to sync the folder. */
int durable_rename(const char *from, const char *to);
/* Syncs the folder of `path`, so that earlier renames, links and removals in it are durable.
 * Returns 0, or -1 with errno. */
int durable_sync_folder(const char *path);
/* Gives a file a second name, a hard link PATH.before-TIME, with a number after it if that name is
 * taken. `aside` (`cap` bytes) gets the name. False: it failed, with errno. */
bool durable_name_aside(const char *path, char *aside, size_t cap);
