/*
 * What the lobby's command asks of a ban before it is confirmed. The acts are in sanction.c.
 */
#ifndef LOBBY_STAFF_SANCTION_H
#define LOBBY_STAFF_SANCTION_H

#include <stdbool.h>

/* Whether `what`, as it is typed behind `ban`, needs the word  everybody  and has it not. */
bool sanction_wide(const char *what);

#endif
