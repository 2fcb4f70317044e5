/*
 * Cuts typed text into words. The various ways to type a suit or a plus sign are made the same
 * here, so that no parser has to know about them.
 */
#include "words.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const struct {
    const char *bytes;
    char letter;
} symbol[] = {{"\u2660", 's'}, {"\u2664", 's'}, {"\u2665", 'h'}, {"\u2661", 'h'}, {"\u2666", 'd'},
              {"\u2662", 'd'}, {"\u2663", 'c'}, {"\u2667", 'c'}, {"\ufe0f", 0},   {"\ufe0e", 0}};

/* The length of the symbol at `s`, 0 if there is none; `letter` is what replaces it, 0 for a symbol
 * that is dropped. */
static size_t words_symbol_at(const char *s, char *letter)
{
    for (size_t i = 0; i < sizeof(symbol) / sizeof(symbol[0]); i++) {
        size_t n = strlen(symbol[i].bytes);

        if (strncmp(s, symbol[i].bytes, n) == 0) {
            *letter = symbol[i].letter;
            return n;
        }
    }
    return 0;
}

/* Copies the text in lower case, with letters for symbols; false if it does not fit or has bytes
 * that no move has. */
static bool words_fold(char *out, const char *text)
{
    char *end = out + WORDS_TEXT - 1;
    char *start = out;

    while (*text != '\0') {
        unsigned char c = (unsigned char)*text;
        char letter = 0;
        size_t n = 1;

        if (c >= 0x80) {
            n = words_symbol_at(text, &letter);
            if (n == 0)
                return false;
        } else if (c == '\t' || c == ',' || c == '\r' || c == '\n') {
            letter = ' ';
        } else if (c < ' ' || c == 0x7f) {
            return false;
        } else {
            letter = (char)(c >= 'A' && c <= 'Z' ? c + 'a' - 'A' : c);
        }
        text += n;
        if (letter == 0 || (letter == ' ' && out > start && out[-1] == '+'))
            continue;
        if (out == end)
            return false;
        *out++ = letter;
    }
    *out = '\0';
    return true;
}

bool words_split(struct words *words, const char *text)
{
    char *p = words->text;

    words->n = 0;
    words->word[0] = "";
    if (!words_fold(words->text, text))
        return false;
    for (;;) {
        while (*p == ' ')
            *p++ = '\0';
        if (*p == '\0')
            break;
        if (words->n == WORDS_MAX)
            return false;
        words->word[words->n++] = p;
        while (*p != '\0' && *p != ' ')
            p++;
    }
    words->word[words->n] = "";
    return true;
}

bool words_is(const struct words *words, int i, const char *word)
{
    return i < words->n && strcmp(words->word[i], word) == 0;
}

bool words_listed(const char *list, const char *word, size_t len)
{
    /* Each typed line is compared with some 25 lists of a word or two. For those, loops are faster
     * than strcspn. */
    while (*list != '\0') {
        size_t n = 0;
        while (list[n] != '\0' && list[n] != ' ')
            n++;
        if (n == len && ((list[0] ^ word[0]) & ~0x20) == 0 && strncasecmp(list, word, len) == 0)
            return true;
        for (list += n; *list == ' ';)
            list++;
    }
    return false;
}

int words_number(const struct words *words, int i)
{
    if (i >= words->n)
        return -1;
    size_t digits = strspn(words->word[i], "0123456789");
    return digits <= 5 && words->word[i][digits] == '\0' ? atoi(words->word[i]) : -1;
}
