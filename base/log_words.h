/*
 * The words of a log line (log.h) for programs: `key=value`, where a value with blanks is in quotes
 * or stands last.
 */
#pragma once

#include <stddef.h>

enum { LOG_WORDS_MAX = 24 };
struct log_word {
    const char *key, *value; /* into the text; an empty key: words before the first key */
    size_t keylen, len;
};

/* Takes a text apart. If several words have the same key, only the last is kept, because what a
 * stranger chose stands before it. Returns how many there are, LOG_WORDS_MAX at most; the rest is
 * left out. */
size_t log_words(const char *text, struct log_word out[LOG_WORDS_MAX]);
