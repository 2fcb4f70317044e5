/*
 * A catalogue of messages in memory, as msgfmt writes it (the .mo format of GNU gettext). Lookups
 * use binary search, and each number in the catalogue is checked before it is used. libc's
 * gettext() will not do: it takes the language from the process's locale, which has to be installed
 * on the machine. Here every session has its own language.
 */
#pragma once

#include <stddef.h>

struct catalogue {
    const char *name; /* of the language: "es" */
    const unsigned char *data;
    size_t size; /* 0: English, the language of the sources */
};

/* In catalogue.c, which the build makes from po/. The first is English. */
extern const struct catalogue catalogues[];
extern const int catalogues_count;

/* The translation of `key` ("text", or "context\004text"). For a text with plural forms it is the
 * form for `n`. For a text without any pass -1. NULL: there is no translation. The result lives as
 * long as the data. */
const char *catalogue_find(const struct catalogue *catalogue, const char *key, long long n);
/* Which plural form goes with `n`, by the catalogue's own rule (Plural-Forms); -1: there is no
 * rule, or it cannot be read. */
int catalogue_plural(const struct catalogue *catalogue, long long n);
