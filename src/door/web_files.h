/*
 * The files of the page, as the door has them in memory. The supervisor reads them and hands them
 * over; they are compressed once. The page itself is also found under the paths of links that
 * people are sent (a code, a replay, a board...); its script knows what to show.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

struct web_files;

/* Bytes of all files together, as they are handed over. */
enum { WEB_FILES_BYTES_MAX = 1024 * 1024 };

struct web_file {
    const char *type; /* the value of Content-Type */
    char *path;
    char *bytes, *packed; /* packed: by gzip; NULL: that would not be smaller */
    size_t len, packed_len;
    char tag[24]; /* the value of ETag */
};

/* Takes files as they are handed over: "NAME LENGTH\n" and the bytes, one after the other. Leaves
 * out files whose ending it does not know and those after the 32nd, and stops where the bytes are
 * not in that form. */
struct web_files *web_files_new(const char *bytes, size_t len);
/* Accepts NULL, sets NULL. */
void web_files_free(struct web_files **files);

/* The file for the path of a request; NULL: there is none. */
const struct web_file *web_files_find(const struct web_files *files, const char *path);
