/*
 * What the lobby's command checks about a ban before it is confirmed. The acts are in sanction.c.
 */
#ifndef LOBBY_STAFF_SANCTION_H
#define LOBBY_STAFF_SANCTION_H

#include <stdbool.h>

/* Whether `what`, as typed after `ban`, needs the word `everybody` and lacks it. */
bool sanction_wide(const char *what);

#endif
