/*
 * MCCP2 (mudstandards.org/mud/mccp2): the output to a client becomes one zlib stream (RFC 1950),
 * which begins after IAC SB 86 IAC SE and has a proper end. Each connection keeps the last 2 KB
 * that it was sent, because later bytes may refer back to them. The compressor, 38 KB, is shared by
 * all connections.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

enum { MCCP_KEPT = 2048 }; /* bytes */

struct mccp;

struct mccp *mccp_new(void);
/* Accepts NULL, sets NULL. */
void mccp_free(struct mccp **mccp);
/* Appends `data` compressed, with a sync flush after it, so that the client can show all of it.
 * Call this once for all that belongs together. `last`: also ends the stream, and what follows is
 * plain again. Without data, appends nothing unless it is the last. */
void mccp_write(struct mccp *mccp, const char *data, size_t len, bool last, struct buf *out);
