/*
 * Why a connection to PostgreSQL could not be made, in two sentences: what is wrong, and what to
 * do.
 */
#ifndef LOBBY_STORE_POSTGRESQL_WHY_H
#define LOBBY_STORE_POSTGRESQL_WHY_H

#include <stddef.h>

#include <libpq-fe.h>

/* What was tried: the words and values of PQconnectdbParams, and the name of the server for people.
 * `word` NULL: nothing more can be heard. */
struct postgresql_tried {
    const char *const *word, *const *value;
    int expand; /* as PQconnectdbParams has it */
    const char *name;
};

/* Explains a connection that failed, of which libpq says `message`: a line a host. May try again,
 * once or twice and for some seconds, to hear more. Sets errno: EAGAIN where it may pass without
 * anybody changing the settings (the server does not answer, starts, has no connection left, is a
 * standby), else EPERM. */
void postgresql_explain(const struct postgresql_tried *tried, const PGconn *failed,
                        const char *message, char *why, size_t whycap);

#endif
