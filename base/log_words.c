/*
 * See log_words.h.
 */
#include "log_words.h"

#include <stdbool.h>
#include <string.h>

/* The length of the key that begins here; 0: no key begins here. */
static size_t log_words_key(const char *at)
{
    size_t len = strspn(at, "abcdefghijklmnopqrstuvwxyz0123456789_-");
    return len > 0 && at[len] == '=' ? len : 0;
}

/* The blank before the next key, or the end. */
static const char *log_words_end(const char *at)
{
    const char *blank = strchr(at, ' ');
    while (blank && log_words_key(blank + 1) == 0)
        blank = strchr(blank + 1, ' ');
    return blank ? blank : at + strlen(at);
}

/* The quote that ends a value, before a key or the end. NULL: there is none. */
static const char *log_words_quote(const char *at)
{
    const char *quote = strchr(at, '"');
    while (quote && quote[1] != '\0' && (quote[1] != ' ' || log_words_key(quote + 2) == 0))
        quote = strchr(quote + 1, '"');
    return quote;
}

static size_t log_words_put(struct log_word out[LOG_WORDS_MAX], size_t n, struct log_word word)
{
    size_t i = 0;
    while (i < n &&
           (out[i].keylen != word.keylen || memcmp(out[i].key, word.key, word.keylen) != 0))
        i++;
    if (i < LOG_WORDS_MAX)
        out[i] = word;
    return i == n && n < LOG_WORDS_MAX ? n + 1 : n;
}

size_t log_words(const char *text, struct log_word out[LOG_WORDS_MAX])
{
    size_t n = 0;
    for (const char *at = text + strspn(text, " "); *at; at += strspn(at, " ")) {
        struct log_word word = {.key = at, .keylen = log_words_key(at)};
        const char *value = at + word.keylen + (word.keylen > 0);
        const char *end = word.keylen > 0 && *value == '"' ? log_words_quote(value + 1) : NULL;
        const bool quoted = end;
        if (quoted)
            value++;
        else
            end = log_words_end(value);
        word.value = value;
        word.len = (size_t)(end - value);
        n = log_words_put(out, n, word);
        at = end + quoted;
    }
    return n;
}
