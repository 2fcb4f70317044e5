/*
 * MCCP2 (mudstandards.org/mud/mccp2): what goes to the client as one zlib stream (RFC 1950), from
 * behind IAC SB 86 IAC SE to its orderly end. A connection keeps the last 2 KB that it was sent, to
 * which the next bytes may refer back; the compressor, 38 KB, is one for all of them.
 */
#ifndef DOOR_MCCP_H
#define DOOR_MCCP_H

#include <stddef.h>

#include "buf.h"

enum { MCCP_KEPT = 2048 };

struct mccp;

struct mccp *mccp_new(void);
/* Accepts NULL, sets NULL. */
void mccp_free(struct mccp **mccp);
/* Appends `data` compressed, up to a sync flush, so that the client can show all of it: call it
 * once for all that belongs together. Nothing for no data. */
void mccp_write(struct mccp *mccp, const char *data, size_t len, struct buf *out);
/* The same, and the end of the stream: what follows is plain again. */
void mccp_end(struct mccp *mccp, const char *data, size_t len, struct buf *out);

#endif
