/*
 * Why a connection to PostgreSQL could not be made, in two sentences: what is wrong, and what to
 * do.
 */
#pragma once

#include <stddef.h>

#include <libpq-fe.h>

enum { POSTGRESQL_WORDS = 64 };
/* Keywords and values for PQconnectdbParams. Three more have room. */
struct postgresql_words {
    const char *word[POSTGRESQL_WORDS], *value[POSTGRESQL_WORDS];
    int expand; /* whether one of the values is the url itself, which libpq has to expand */
    char *item[3];
    int items;
    PQconninfoOption *options;
};

/* Explains in `why` a failed connection to what people call `name`, of which libpq says `message`,
 * a line for each host. `tried`: how it was tried; NULL: trying again would not tell more. May try
 * again, once or twice and for some seconds, to learn more. Sets errno to EAGAIN if the failure
 * may pass without a change of settings, for example because the server does not answer, is
 * starting, breaks off, has no connection left, or is a standby. Else sets errno to EPERM. */
void postgresql_explain(const struct postgresql_words *tried, const char *name,
                        const PGconn *failed, const char *message, char *why, size_t whycap);
