/*
 * Takes the text of a log line (log.h) apart into words, for programs. A word is `key=value`. A
 * value may hold blanks: it ends at the next key or, if it is in quotes, at the quote before the
 * next key.
 */
#pragma once

#include <stddef.h>

enum { LOG_WORDS_MAX = 24 };
struct log_word {
    const char *key, *value; /* in the text, without a NUL */
    size_t keylen, len;      /* of the key (0: the words before the first key) and of the value */
};

/* Writes the words of a text to `out` and returns how many it wrote. Keeps only the first
 * LOG_WORDS_MAX different keys. Of words with the same key it keeps only the last, because text
 * that a stranger chose stands before our own words. */
size_t log_words(const char *text, struct log_word out[LOG_WORDS_MAX]);
