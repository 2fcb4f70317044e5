/*
 * `cardroomctl account export`: makes one JSON document of the pages in which the room tells
 * what it keeps about a person.
 */
#pragma once

#include <jansson.h>

/* Asks the room for the page that begins at `place` ("": the first). Returns its object, which the
 * caller releases. NULL: there is no page, the person has been told why, and `status` is the exit
 * status. */
typedef json_t *exporting_page(void *arg, const char *place, int *status);

/* Writes the document to `file`, which others cannot read (mode 0600); NULL: to the output. Nothing
 * is written until all pages are there, and what `file` held stays until the new document is whole
 * and on the disk. `name`: whose it is. Returns the exit status. */
int exporting_run(const char *file, const char *name, exporting_page *page, void *arg);
