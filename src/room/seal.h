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
    TICKET_SKEW_MS = 5 * 60 * 1000 /* how much the clocks of two machines may differ */
};

/* The sealer of one process. A copy of it would use nonces again. */
struct ticket_sealer {
    uint8_t key[TICKET_KEY];
    uint8_t start[TICKET_START]; /* random bytes that begin each nonce */
    uint8_t subkey[TICKET_KEY];  /* made from the key and `start` */
    uint64_t sealed;             /* how many tickets so far; ends each nonce */
};

/* Starts the sealer. The caller has set `sealer->key` to the secret "ticket" of the store. */
void ticket_sealer_start(struct ticket_sealer *sealer);
/* Seals `text` for the connection `conn` and adds the ticket to `out`. `now_ms` is the time by a
 * clock that all rooms of the lobby share (room_ticket_ms). */
void ticket_seal(struct ticket_sealer *sealer, uint64_t conn, int64_t now_ms, const char *text,
                 struct buf *out);
/* Opens a ticket and adds its text to `text`. `skew_ms`: by how much the clock of its sealer may
 * differ from ours. False: this is not a ticket of ours for this connection, or it has expired;
 * nothing is added. */
bool ticket_open(const uint8_t key[TICKET_KEY], uint64_t conn, int64_t now_ms, int64_t skew_ms,
                 const char *sealed, size_t len, struct buf *text);
