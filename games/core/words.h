/*
 * A typed line cut into words: lower case, suit symbols as letters, commas as blanks.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum { WORDS_MAX = 240, WORDS_TEXT = 1200 };

struct words {
    int n;
    const char *word[WORDS_MAX + 1]; /* into text; word[n] is "" */
    char text[WORDS_TEXT];
};

/* Cuts `text`. Suit symbols, the black and the white ones, become c d h s. A blank after a plus
 * sign is dropped ("joker + 4"). False: the text is too long, or it holds bytes that no move has.
 */
bool words_split(struct words *words, const char *text);
/* Whether word `i`, from 0, is `word`. False if there is no word `i`. */
bool words_is(const struct words *words, int i, const char *word);
/* Whether the first `len` bytes of `word` are one of the words in `list`, in any case. The list has
 * blanks between its words. */
bool words_listed(const char *list, const char *word, size_t len);
/* The value of word `i` if it is one to five digits; else -1. */
int words_number(const struct words *words, int i);
