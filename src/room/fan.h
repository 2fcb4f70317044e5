/*
 * One text for many connections. Texts that are told one after another and are the same are put
 * together as a group. A group goes to the door once, for up to FAN_CONNS_MAX connections, with the
 * list of them. The fan compares the texts themselves, so people who get another language or layout
 * are in another group.
 *
 * Each connection is told its texts in order. Use: fan_text for each text; fan_before when a
 * connection is to be sent anything else; fan_send at the end of each turn of the loop.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "buf.h"

enum {
    FAN_GROUPS = 4, /* texts that wait at once */
    /* Bytes of a text that waits; a longer one is sent at once, to one reader. */
    FAN_TEXT_MAX = 1024,
    /* A group of this many is sent without waiting for others who hear the same. */
    FAN_CONNS_MAX = 128
};

/* An empty fan is all zero except for `send`, `push` and `arg`. */
struct fan {
    /* Called for each group, the oldest first: `n` numbers of connections and the text. */
    void (*send)(void *arg, const uint64_t *conns, size_t n, const char *text);
    /* Called when what was sent has to go out at once, while more is put together. NULL: there is
     * no need. */
    void (*push)(void *arg);
    void *arg;
    struct fan_group {
        struct buf conns, text;
    } group[FAN_GROUPS];
    int n;
    uint64_t sent; /* groups that were sent since the start */
};

/* The number of the newest group that a connection was put into. Each connection has a mark, all
 * zero at first. */
struct fan_mark {
    uint64_t group;
};

/* Adds a text for a connection: `len` bytes of `text`, which is copied. */
void fan_text(struct fan *fan, uint64_t conn, struct fan_mark *mark, const char *text, size_t len);
/* Call it before anything else is sent to a connection: sends what waits for it. */
void fan_before(struct fan *fan, const struct fan_mark *mark);
/* Sends what waits. */
void fan_send(struct fan *fan);
/* Forgets what waits: the link is gone. */
void fan_drop(struct fan *fan);
void fan_free(struct fan *fan);
