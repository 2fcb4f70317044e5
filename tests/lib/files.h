/*
 * Files for tests: fresh folders, and the files of the sources.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* A fresh folder in `base` (NULL: $TMPDIR, or /tmp), which everybody may enter. If it cannot be
 * made, the test ends with status 99. */
char *folder_make(const char *base);
/* Removes it with all that is in it, frees the name and sets it to NULL. */
void folder_remove(char **folder);
/* Declares a folder that is removed where its block is left: `FOLDER_LOCAL *folder =
 * folder_make(NULL);`. */
#define FOLDER_LOCAL __attribute__((cleanup(folder_remove))) char
/* Makes a file, or overwrites it, with this text. */
void file_put(const char *path, const char *text);
/* The text of a file, which the caller frees; NULL: there is no such file. */
char *file_text(const char *path);
/* The path of a file, named from the top of the sources, and its text (NULL: there is no such
 * file). The caller frees both. */
char *source_path(const char *format, ...) PRINTF(1, 2);
char *source_text(const char *format, ...) PRINTF(1, 2);

/* The rows of a file: its lines that are not empty and do not begin with "#". A row has up to five
 * cells, with " => " between them. A line "== PART" begins a part of the file. */
struct rows {
    char *text, *next;
    char *cell[5]; /* of the row that was read last; "": it has no such cell */
    int n;         /* how many rows were read */
};
/* Begins to read a part of the file, named from the top of the sources. `part` NULL: what is before
 * the first part. If there is no such file or part, the test ends with status 99. */
struct rows rows_open(const char *file, const char *part);
/* Reads the next row into `cell`. False: there is none. */
bool rows_next(struct rows *rows);
/* Replaces a cell by the bytes that it stands for: ^X is Ctrl-X, ^[ is Esc, ^? is DEL, ^@ is NUL,
 * \x.. is a byte, and a \ before ^ or \ means that sign itself. Returns how many bytes these are.
 */
size_t rows_bytes(char *cell);
void rows_close(struct rows *rows);
/* Declares rows that are closed where their block is left: `ROWS_LOCAL rows =
 * rows_open("tests/x.txt", NULL);`. */
#define ROWS_LOCAL __attribute__((cleanup(rows_close))) struct rows
