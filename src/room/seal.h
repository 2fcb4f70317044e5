/*
 * A ticket is what a room remembers of a connection. The door keeps it and gives it back to the
 * next room. It is sealed, and bound to its connection and to the time: a door can neither make
 * one, nor read one, nor give it to somebody else, nor keep one for later. So the room has to seal
 * every ticket anew well within TICKET_HOLDS_MS, even if nothing has changed.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

enum {
    TICKET_KEY = 32,
    TICKET_START = 16,
    TICKET_HOLDS_MS = 30 * 60 * 1000,
    TICKET_SKEW_MS = 5 * 60 * 1000 /* the difference between the clocks of two machines */
};

/* The sealer of one process. A copy of it would use nonces again. */
struct ticket_sealer {
    uint8_t key[TICKET_KEY];
    uint8_t start[TICKET_START]; /* random bytes that begin each nonce */
    uint8_t subkey[TICKET_KEY];  /* made from the key and `start` */
    uint64_t sealed;             /* how many so far; the last bytes of a nonce */
};

/* Starts the sealer; `sealer->key` is set already, to store_secret's "ticket". */
void ticket_sealer_start(struct ticket_sealer *sealer);
/* Adds the sealed bytes to `out`. `now_ms` is the time by a clock that all rooms of the lobby
 * share. */
void ticket_seal(struct ticket_sealer *sealer, uint64_t conn, int64_t now_ms, const char *text,
                 struct buf *out);
/* Adds the text that was sealed to `text`. False: adds nothing, because this is not a ticket of
 * ours for this connection, or it has expired. `skew_ms`: by how much the clock by which it was
 * sealed may differ from ours. */
bool ticket_open(const uint8_t key[TICKET_KEY], uint64_t conn, int64_t now_ms, int64_t skew_ms,
                 const char *sealed, size_t len, struct buf *text);
