/*
 * `cardroomctl account export`: makes one JSON document of the pages in which the room tells what
 * it keeps about a person.
 */
#pragma once

#include <jansson.h>

/* Writes the document to the file that the request's member "file" names (mode 0600), or to
 * standard output if there is none. Writes nothing until all pages are there. What the file held
 * stays until the new document is whole and on the disk. `request` is the request as it was typed.
 * It is sent anew for each page to the room whose control socket is at `path`, and its members
 * "file" and "format" change. Returns the exit status. */
int exporting_run(const char *path, json_t *request);
