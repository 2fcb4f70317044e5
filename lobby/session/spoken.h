/*
 * Commands that people may also type in their own language. The catalogue has the words: a
 * command's translation in the context "typed" is a list of words with blanks between them.
 */
#pragma once

#include <stddef.h>

/* The command that the first word of a line means in the current language (tongue.h); NULL: none.
 * `len` gets the length of the word. */
const char *spoken_word(const char *line, size_t *len);
