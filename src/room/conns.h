/*
 * The connections of the room by the door's number: a hash table of pointers that grows.
 */
#ifndef ROOM_CONNS_H
#define ROOM_CONNS_H

#include <stddef.h>
#include <stdint.h>

/* All zero is a valid empty table. */
struct conns {
    struct conns_entry {
        uint64_t conn;
        void *value; /* NULL: free */
    } * entry;
    size_t size, count; /* size: a power of two, or 0 */
};

void *conns_get(const struct conns *conns, uint64_t conn);
/* `value` is not NULL; `conn` must not be there. */
void conns_put(struct conns *conns, uint64_t conn, void *value);
/* Removes one and returns its value, NULL if it was not there. */
void *conns_remove(struct conns *conns, uint64_t conn);
/* Some value that is there, NULL when there is none: to empty a table. */
void *conns_any(const struct conns *conns);
void conns_free(struct conns *conns);

#endif
