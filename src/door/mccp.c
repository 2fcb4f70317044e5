/*
 * MCCP2 by zlib. See mccp.h.
 */
#include "mccp.h"

#include <stdlib.h>
#include <zlib.h>

#include "log.h"
#include "xalloc.h"

enum { WINDOW_BITS = 12, MEMORY_LEVEL = 5, AT_ONCE = 4096 };

struct mccp {
    z_stream stream;
};

struct mccp *mccp_new(void)
{
    struct mccp *mccp = xcalloc(1, sizeof *mccp);

    if (deflateInit2(&mccp->stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, WINDOW_BITS, MEMORY_LEVEL,
                     Z_DEFAULT_STRATEGY) != Z_OK)
        log_fatal("mccp", "error=\"out of memory\"");
    return mccp;
}

void mccp_free(struct mccp **mccpp)
{
    struct mccp *mccp = *mccpp;

    *mccpp = NULL;
    if (mccp == NULL)
        return;
    deflateEnd(&mccp->stream);
    free(mccp);
}

static void compress_all(struct mccp *mccp, const char *data, size_t len, int flush,
                         struct buf *out)
{
    z_stream *stream = &mccp->stream;
    unsigned char piece[AT_ONCE];

    stream->next_in = (unsigned char *)data;
    stream->avail_in = (unsigned)len;
    do {
        stream->next_out = piece;
        stream->avail_out = sizeof piece;
        deflate(stream, flush);
        buf_add(out, piece, sizeof piece - stream->avail_out);
    } while (stream->avail_out == 0);
}

void mccp_write(struct mccp *mccp, const char *data, size_t len, struct buf *out)
{
    if (len > 0)
        compress_all(mccp, data, len, Z_SYNC_FLUSH, out);
}

void mccp_end(struct mccp *mccp, const char *data, size_t len, struct buf *out)
{
    compress_all(mccp, data, len, Z_FINISH, out);
}
