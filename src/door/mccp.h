/*
 * MCCP2 (mudstandards.org/mud/mccp2): the output to a client becomes one zlib stream (RFC 1950)
 * that begins after IAC SB 86 IAC SE and is ended in order. Each connection keeps the last 2 KB
 * that it was sent, as later bytes may refer back to them. The compressor, 38 KB, is shared by all
 * connections.
 */
#pragma once

#include <stddef.h>

#include "buf.h"

enum { MCCP_KEPT = 2048 };

struct mccp;

struct mccp *mccp_new(void);
/* Accepts NULL, sets NULL. */
void mccp_free(struct mccp **mccp);
/* Appends `data` compressed, followed by a sync flush, so that the client can show all of it. Call
 * this once for all that belongs together. If there is no data, appends nothing. */
void mccp_write(struct mccp *mccp, const char *data, size_t len, struct buf *out);
/* Does the same and ends the stream: what follows is plain again. */
void mccp_end(struct mccp *mccp, const char *data, size_t len, struct buf *out);
