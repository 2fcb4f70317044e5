/*
 * Who is on, by name in any case: so that somebody is found, a list of names drawn up, and a guest
 * given a number, without a look at everybody.
 */
#ifndef LOBBY_SESSION_ROSTER_H
#define LOBBY_SESSION_ROSTER_H

#include <stddef.h>
#include <stdint.h>

struct session;

/* Zero is an empty one. */
struct roster {
    struct session **at; /* by name */
    uint64_t *front;     /* of the name of each */
    size_t n, size;
    size_t guests;   /* of them */
    uint64_t *taken; /* a bit for each number that a guest has, from 1 on */
    size_t words;
};

/* The session's name and kind must stay as they are until it is removed. */
void roster_add(struct roster *roster, struct session *session);
void roster_remove(struct roster *roster, const struct session *session);
/* How many there are whose name begins with `start` ("": all), in any case; in *first they stand by
 * name until the next roster_add or roster_remove. One whose whole name it is comes first. */
size_t roster_range(const struct roster *roster, const char *start, struct session *const **first);
/* The lowest number that no guest has: theirs are called guest1, guest2 and so on. */
int roster_guest_number(const struct roster *roster);
void roster_free(struct roster *roster);

#endif
