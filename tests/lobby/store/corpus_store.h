/*
 * The store of the corpus (tests/corpus/stored): games over and in play, of this schema.
 */
#pragma once

/* Makes from it the file from.db in this folder, and returns its url, which the caller frees. Its
 * audit log has texts with every character that may be a sign of a format, and more lines than are
 * read at once. */
char *corpus_store(const char *folder);
