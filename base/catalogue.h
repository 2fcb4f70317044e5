/*
 * A catalogue of messages that is built in, as msgfmt writes it (the .mo format of GNU gettext).
 * Lookups use binary search. libc's gettext() will not do: it takes the language from the process's
 * locale, which has to be installed on the machine. Here every session has its own language.
 */
#pragma once

struct catalogue {
    const char *name;          /* of the language: "es" */
    const unsigned char *data; /* NULL: English, the language of the sources */
    int (*form)(long long n);  /* which plural form goes with n, from 0 */
};

/* In catalogue.c, which the build makes from po/. The first is English. */
extern const struct catalogue catalogues[];
extern const int catalogues_count;

/* The translation of `key` ("text", or "context\004text"). For a text with plural forms it is the
 * form for `n`. For a text without any pass -1. NULL: there is no translation. Static. Not for
 * English. */
const char *catalogue_find(const struct catalogue *catalogue, const char *key, long long n);
