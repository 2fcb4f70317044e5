/*
 * Who is on, sorted by name in any case. With it the lobby finds somebody, draws up a list of names
 * and gives a guest a number without looking at everybody.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

struct session;

/* All zeros: an empty roster. */
struct roster {
    struct session **at; /* sorted by name */
    uint64_t *front;     /* the first eight bytes of each name (roster.c) */
    size_t n, size;      /* how many there are; how many there is room for */
    size_t guests;       /* how many of them are guests */
    uint64_t *taken;     /* bit i: somebody has the name of guest i + 1 */
    size_t words;        /* how many words `taken` has */
};

/* Adds a session, whose name and kind must stay as they are until it is removed. */
void roster_add(struct roster *roster, struct session *session);
/* Removes a session, if it is there. */
void roster_remove(struct roster *roster, const struct session *session);
/* Finds the people whose names begin with `start` ("": all), in any case. Returns how many there
 * are. *first points to them, sorted by name, and is valid until the next roster_add or
 * roster_remove. If `start` is somebody's whole name, they come first. */
size_t roster_range(const struct roster *roster, const char *start, struct session *const **first);
/* The lowest number that no guest has, from 1. Guests are called guest1, guest2 and so on. */
int roster_guest_number(const struct roster *roster);
void roster_free(struct roster *roster);
