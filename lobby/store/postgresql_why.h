/*
 * Why a connection to PostgreSQL could not be made, in two sentences: what is wrong, and what to
 * do.
 */
#pragma once

#include <stddef.h>

#include <libpq-fe.h>

enum { POSTGRESQL_WORDS = 64 };
/* What a connection is made with. */
struct postgresql_words {
    /* Keywords and values for PQconnectdbParams; NULL after the last. There is always room for two
     * more and the NULL. */
    const char *word[POSTGRESQL_WORDS], *value[POSTGRESQL_WORDS];
    int expand; /* whether one of the values is the url itself, which libpq has to expand */
    /* Values point to these. Whoever makes the words frees them. */
    char *item[3];
    int items;
    PQconninfoOption *options;
};

/* Says in `why` for what reason a connection failed. `name`: what people call the server.
 * `message`: what libpq says, a line for each host. `tried`: what the connection was made with;
 * NULL: trying again would not tell more. May try again, once or twice and for some seconds, to
 * learn more. Sets errno to EAGAIN if the failure may pass without a change of settings, for
 * example because the server does not answer, is starting, breaks off, has no connection left, or
 * is a standby. Else sets errno to EPERM. */
void postgresql_explain(const struct postgresql_words *tried, const char *name,
                        const PGconn *failed, const char *message, char *why, size_t whycap);
