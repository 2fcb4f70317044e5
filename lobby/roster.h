/*
 * Who is on, by name in any case: so that somebody is found, and a list of names drawn up, without
 * a look at everybody.
 */
#ifndef LOBBY_ROSTER_H
#define LOBBY_ROSTER_H

#include <stddef.h>

struct session;

/* Zero is an empty one. */
struct roster {
    struct session **at; /* by name */
    size_t n, size;
};

/* The session's name must stay as it is until it is removed. */
void roster_add(struct roster *roster, struct session *session);
void roster_remove(struct roster *roster, const struct session *session);
/* How many there are whose name begins with `start` ("": all), in any case; in *first they stand by
 * name until the next roster_add or roster_remove. One whose whole name it is comes first. */
size_t roster_range(const struct roster *roster, const char *start, struct session *const **first);
void roster_free(struct roster *roster);

#endif
