/*
 * Opens the database of a store's url for reading: a file, or a database on a server.
 */
#pragma once

#include "buf.h"
#include "file.h"

/* NULL: `text` gets a sentence or two that say why, and `status` the exit status. */
struct store_file *stored_open(const char *url, struct buf *text, int *status);
