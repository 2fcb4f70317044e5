/*
 * One text for many connections: texts that are told one after another and are the same are put
 * together, and go to the door once for up to FAN_CONNS_MAX, with the list of whom they are for.
 * What is the same is seen by the text itself, so whoever is told it in another language or layout
 * is in another group.
 *
 * What a connection is told stays in its order. Use: fan_text for each text; fan_before when a
 * connection is to be sent anything else; fan_send at the end of each turn of the loop.
 */
#ifndef ROOM_FAN_H
#define ROOM_FAN_H

#include <stddef.h>
#include <stdint.h>

#include "buf.h"

enum {
    FAN_GROUPS = 4,      /* texts that wait at once */
    FAN_TEXT_MAX = 1024, /* bytes of a text that waits; a longer one is for one reader */
    FAN_CONNS_MAX = 128  /* a group of so many does not wait for the others who hear the same */
};

/* All zero but for `send`, `push` and `arg` is empty. */
struct fan {
    /* Told of each group, the oldest first: `n` numbers of connections and the text. */
    void (*send)(void *arg, const uint64_t *conns, size_t n, const char *text);
    /* What was sent is to go on its way at once, while more is put together. NULL: it need not. */
    void (*push)(void *arg);
    void *arg;
    struct fan_group {
        struct buf conns, text;
    } group[FAN_GROUPS];
    int n;
    uint64_t sent; /* groups that were sent since the start */
};

/* The number of the newest group that a connection was put into, one for each connection; all zero
 * at first. */
struct fan_mark {
    uint64_t group;
};

/* A text for a connection: `len` bytes of `text`, which is copied. */
void fan_text(struct fan *fan, uint64_t conn, struct fan_mark *mark, const char *text, size_t len);
/* Something else is about to be sent to a connection: what waits for it goes first. */
void fan_before(struct fan *fan, const struct fan_mark *mark);
/* Sends what waits. */
void fan_send(struct fan *fan);
/* Forgets what waits: the link is gone. */
void fan_drop(struct fan *fan);
void fan_free(struct fan *fan);

#endif
