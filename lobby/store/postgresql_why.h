/*
 * Why a connection to PostgreSQL could not be made, in two sentences: what is wrong, and what to
 * do.
 */
#pragma once

#include <stddef.h>

#include <libpq-fe.h>

/* What was tried: the words and values for PQconnectdbParams, and the name of the server for
 * people. `word` NULL: trying again would not tell more. */
struct postgresql_tried {
    const char *const *word, *const *value;
    int expand; /* as PQconnectdbParams has it */
    const char *name;
};

/* Explains a failed connection, of which libpq says `message`, a line for each host. May try
 * again, once or twice and for some seconds, to learn more. Sets errno: EAGAIN if it may pass
 * without a change of settings (the server does not answer, is starting, has no connection left,
 * or is a standby), else EPERM. */
void postgresql_explain(const struct postgresql_tried *tried, const PGconn *failed,
                        const char *message, char *why, size_t whycap);
