/*
 * Opens the database of a store's url for reading: a file, or a database on a server.
 */
#pragma once

#include "buf.h"
#include "file.h"

/* Declares a database that is closed wherever its block is left: `STORED_LOCAL *file =
 * stored_open(...);`. */
#define STORED_LOCAL __attribute__((cleanup(store_file_close))) struct store_file
/* NULL: `text` gets a sentence or two that say why, and `status` the exit status. */
struct store_file *stored_open(const char *url, struct buf *text, int *status);
