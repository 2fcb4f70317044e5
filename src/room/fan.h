/*
 * Sends one text to many connections. Connections that are told the same text, one after another,
 * become a group. The text goes to the door once for the whole group, with the list of up to
 * FAN_CONNS_MAX connections. The fan compares the texts themselves, so people who get another
 * language or layout are in another group.
 *
 * Each connection gets its texts in order. Call fan_text for each text, fan_before when anything
 * else is to be sent to a connection, and fan_send at the end of each turn of the loop.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "buf.h"

enum {
    FAN_GROUPS = 4, /* how many texts may wait at once */
    /* Bytes of a text that waits; a longer one is sent at once, to one reader. */
    FAN_TEXT_MAX = 1024,
    /* A group of this many connections is sent at once. */
    FAN_CONNS_MAX = 128
};

/* An empty fan is all zero except for `send`, `push` and `arg`. */
struct fan {
    /* Called for each group, the oldest first: `n` numbers of connections and the text. */
    void (*send)(void *arg, const uint64_t *conns, size_t n, const char *text);
    /* Called when a full group was sent, which should go out while the next one is put together. */
    void (*push)(void *arg);
    void *arg;
    struct fan_group {
        struct buf conns, text;
    } group[FAN_GROUPS];
    int n;
    uint64_t sent; /* groups that were sent or dropped since the start */
};

/* Adds a text for a connection: `len` bytes of `text`, which is copied. `mark` is the connection's
 * own, 0 at first: the number of the newest group that it was put into. */
void fan_text(struct fan *fan, uint64_t conn, uint64_t *mark, const char *text, size_t len);
/* Call it before anything else is sent to a connection: if a text waits for it, sends all groups.
 */
void fan_before(struct fan *fan, uint64_t mark);
/* Sends what waits. */
void fan_send(struct fan *fan);
/* Forgets what waits: the link is gone. */
void fan_drop(struct fan *fan);
void fan_free(struct fan *fan);
