/*
 * Catalogues of messages that are built in, as msgfmt writes them (the .mo format of GNU gettext).
 * We cannot use libc's gettext(), because it takes the language from the process's locale, which
 * has to be installed on the machine. Here every session has its own language.
 */
#pragma once

struct catalogue {
    const char *name;          /* of the language: "es" */
    const unsigned char *data; /* the .mo file; NULL: English, the language of the sources */
    int (*form)(long long n);  /* which plural form goes with n, counted from 0 */
};

/* All languages. The first is English. They are in catalogue.c, which the build makes from po/. */
extern const struct catalogue catalogues[];
extern const int catalogues_count;
