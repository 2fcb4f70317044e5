/*
 * Who is on, sorted by name in any case. It serves to find somebody, to draw up a list of names and
 * to give a guest a number, all without looking at everybody.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

struct session;

/* All zero is an empty one. */
struct roster {
    struct session **at; /* sorted by name */
    uint64_t *front;     /* the front of the name of each */
    size_t n, size;
    size_t guests;   /* how many of them are guests */
    uint64_t *taken; /* bit by bit, from 1 on: the number belongs to a guest */
    size_t words;
};

/* The session's name and kind must stay as they are until it is removed. */
void roster_add(struct roster *roster, struct session *session);
void roster_remove(struct roster *roster, const struct session *session);
/* How many people have a name that begins with `start` ("": all), in any case. *first points to
 * them, sorted by name, until the next roster_add or roster_remove. If `start` is somebody's whole
 * name, they come first. */
size_t roster_range(const struct roster *roster, const char *start, struct session *const **first);
/* The lowest number that no guest has. Guests are called guest1, guest2 and so on. */
int roster_guest_number(const struct roster *roster);
void roster_free(struct roster *roster);
