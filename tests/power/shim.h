/*
 * A library that is preloaded into a program and stands between it and its files in one folder
 * (POWER_FOLDER). It can log what is written and synced (POWER_LOG), for images.c to make of it
 * what a power cut would leave, and it can let calls fail (POWER_FAIL), for sweep.c. Files that end
 * in -shm or .ballast are let through: SQLite rebuilds the first, and the second holds nothing.
 *
 * POWER_LOG=FILE     the log is appended to FILE
 * POWER_LIE=N        each Nth sync returns as if done, but is not in the log (1: no sync is)
 * POWER_FAIL=WHAT:N:HOW[:on]
 *     the Nth call of WHAT (open, read, write, sync, truncate, unlink) fails with HOW: EIO, ENOSPC,
 *     or short (a write of half the bytes); `on`: so do all after it. alloc.c does alloc
 * POWER_FAILED=FILE  the file that is made when a call has failed so
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- The log: a struct shim_record, the file's name in the folder, the bytes ---- */
enum shim_kind { SHIM_WRITE = 1, SHIM_TRUNCATE, SHIM_SYNC, SHIM_UNLINK };
struct shim_record {
    uint32_t kind, name_len;
    uint64_t offset; /* SHIM_TRUNCATE: the new size */
    uint64_t len;    /* of the bytes; 0 but for SHIM_WRITE */
};
