/*
 * Files that are there whole or not at all, whenever the process or the machine stops.
 */
#ifndef BASE_DURABLE_H
#define BASE_DURABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* Writes a file under the name PATH.new, syncs it and gives it its name, durably; what an attempt
 * left that was cut off goes. No link is followed at either name. `mode` is the file's, whatever
 * the umask. `replace` false: EEXIST if there is a file of that name, which stays. Returns 0, or -1
 * with errno; then nothing of it is left. */
int durable_write(const char *path, const void *data, size_t len, mode_t mode, bool replace);
/* Makes durable what was renamed, linked or removed in the folder of `path`. Returns 0, or -1 with
 * errno. */
int durable_sync_folder(const char *path);

#endif
