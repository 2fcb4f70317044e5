/*
 * Files of tests: folders of their own, and files of the sources.
 */
#ifndef TESTS_LIB_FILES_H
#define TESTS_LIB_FILES_H

/* A fresh folder in `base` (NULL: $TMPDIR, or /tmp), which everybody may enter. A test that gets
 * none ends with 99. */
char *folder_make(const char *base);
/* Removes it with all that is in it, frees the name and sets it to NULL. */
void folder_remove(char **folder);
/* Writes a file anew. */
void file_put(const char *path, const char *text);
/* The path of a file below the top of the sources, and its text: NULL if it is not there. To be
 * freed. */
char *source_path(const char *format, ...) __attribute__((format(printf, 1, 2)));
char *source_text(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
