/*
 * The patterns of sieve.h, and the folded text that they run over. Only sieve.c needs this.
 */
#ifndef LOBBY_PEOPLE_SIEVE_PATTERN_H
#define LOBBY_PEOPLE_SIEVE_PATTERN_H

#include "sieve.h"

enum { SIEVE_FOLD_MAX = 24 }; /* what one character folds to, at most */

struct sieve_text {
    struct sieve_char {
        uint32_t c;
        size_t start, end; /* of the bytes that it was made of */
        bool odd;          /* a digit, a capital within a word, or beyond ASCII */
    } * at;
    size_t n, size;
    const char *own; /* a host that is no link; may be NULL */
};

/* Folds one character. Returns how many it becomes. */
int sieve_fold_one(int32_t c, uint32_t out[SIEVE_FOLD_MAX]);
/* Whether it is a letter or a digit. */
bool sieve_is_word(uint32_t c);
/* Marks the bytes of these characters; `mark` may be NULL. */
void sieve_mark(const struct sieve_text *text, size_t from, size_t to, uint8_t *mark);

struct sieve_pattern;
/* Of `len` bytes. NULL: `why` says what is wrong. */
struct sieve_pattern *sieve_pattern_new(const char *pattern, size_t len, char *why, size_t cap);
void sieve_pattern_free(struct sieve_pattern **pattern);
/* As sieve_find. */
bool sieve_pattern_find(const struct sieve_pattern *pattern, const struct sieve_text *text,
                        uint8_t *mark, int64_t *steps);

#endif
