/*
 * Why a connection to PostgreSQL could not be made, in two sentences: what is wrong, and what to
 * do.
 */
#pragma once

#include <stddef.h>

#include <libpq-fe.h>

/* How the connection was tried. */
struct postgresql_tried {
    /* Keywords and values for PQconnectdbParams. `word` NULL: trying again would not tell more. */
    const char *const *word, *const *value;
    int expand;       /* expand_dbname of PQconnectdbParams */
    const char *name; /* what people call the server */
};

/* Explains in `why` a failed connection, of which libpq says `message`, a line for each host. May
 * try again, once or twice and for some seconds, to learn more. Sets errno to EAGAIN if the failure
 * may pass without a change of settings, for example because the server does not answer, is
 * starting, breaks off, has no connection left, or is a standby. Else sets errno to EPERM. */
void postgresql_explain(const struct postgresql_tried *tried, const PGconn *failed,
                        const char *message, char *why, size_t whycap);
