/*
 * A catalogue of messages as msgfmt writes it (the .mo format of GNU gettext), in memory: looked up
 * by binary search, each number in it checked before it is used. Why not libc's gettext(): it
 * takes the language from the process's locale, which has to be installed on the machine, and here
 * every session has its own.
 */
#ifndef BASE_CATALOGUE_H
#define BASE_CATALOGUE_H

#include <stddef.h>

struct catalogue {
    const char *name; /* of the language: "es" */
    const unsigned char *data;
    size_t size; /* 0: English, which is the sources' own */
};

/* catalogue.c: made at build time from po/; the first is English. */
extern const struct catalogue catalogues[];
extern const int catalogues_count;

/* The translation of `key` ("text", or "context\004text"), of a text with plural forms the one for
 * `n` (-1: the text has none). NULL: there is none. Lives as long as the data. */
const char *catalogue_find(const struct catalogue *catalogue, const char *key, long long n);
/* Which of the forms of a text is for `n`, by the catalogue's own rule (Plural-Forms); -1: there is
 * no rule, or it cannot be read. */
int catalogue_plural(const struct catalogue *catalogue, long long n);

#endif
