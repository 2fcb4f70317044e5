/*
 * `cardroomctl account export`: makes one JSON document of the pages in which the room tells
 * what it keeps about a person.
 */
#pragma once

#include <jansson.h>

/* Writes the document to `file`, which others cannot read (mode 0600); NULL: to the output. Nothing
 * is written until all pages are there, and what `file` held stays until the new document is whole
 * and on the disk. `request`: that of the person, for the room at `path`. Returns the exit status.
 */
int exporting_run(const char *file, const char *path, json_t *request);
