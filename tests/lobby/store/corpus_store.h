/*
 * The store of the corpus (tests/corpus/stored): games over and in play, of this schema.
 */
#pragma once

/* Makes the file from.db of it in this folder, and returns its url, which the caller frees. Its
 * audit log has texts with everything that a format could take for its own signs, and more lines
 * than are read at once. */
char *corpus_store(const char *folder);
