/*
 * MCCP2 by zlib. See mccp.h.
 */
#include "mccp.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "log.h"
#include "xalloc.h"

enum {
    WINDOW_BITS = 12, /* the window that the stream's head names; we refer back no further */
    MEMORY_LEVEL = 5,
    AT_ONCE = 4096,
    CMF = (WINDOW_BITS - 8) << 4 | Z_DEFLATED, /* the two bytes of the head (RFC 1950) */
    FLG = 31 - CMF * 256 % 31
};

struct mccp {
    uint32_t sum; /* checksum of all that was sent, for the end of the stream */
    uint16_t len; /* of `kept` */
    bool begun;
    unsigned char kept[MCCP_KEPT]; /* the newest bytes that were sent */
};

/* The one compressor of the process. A sync flush ends at a whole byte, and the next block depends
 * only on the text before it. So each piece may come from a compressor that was reset and was given
 * the text before the piece as its dictionary. */
static z_stream compressor;
static bool made;

struct mccp *mccp_new(void)
{
    struct mccp *mccp = xcalloc(1, sizeof(*mccp));

    mccp->sum = (uint32_t)adler32(0, NULL, 0);
    return mccp;
}

void mccp_free(struct mccp **mccp)
{
    if (*mccp)
        explicit_bzero(*mccp, sizeof(**mccp));
    free(*mccp);
    *mccp = NULL;
}

void mccp_write(struct mccp *mccp, const char *data, size_t len, bool last, struct buf *out)
{
    unsigned char piece[AT_ONCE];

    if (len == 0 && !last)
        return;
    if (!mccp->begun) {
        buf_putc(out, (char)CMF);
        buf_putc(out, (char)FLG);
        mccp->begun = true;
    }
    int rc = made ? deflateReset(&compressor)
                  : deflateInit2(&compressor, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -WINDOW_BITS,
                                 MEMORY_LEVEL, Z_DEFAULT_STRATEGY);

    if (rc != Z_OK ||
        (mccp->len > 0 && deflateSetDictionary(&compressor, mccp->kept, mccp->len) != Z_OK))
        log_fatal("mccp", "error=\"out of memory\"");
    made = true;
    compressor.next_in = (unsigned char *)data;
    compressor.avail_in = (unsigned)len;
    do {
        compressor.next_out = piece;
        compressor.avail_out = sizeof(piece);
        deflate(&compressor, last ? Z_FINISH : Z_SYNC_FLUSH);
        buf_add(out, piece, sizeof(piece) - compressor.avail_out);
    } while (compressor.avail_out == 0);
    if (len > 0)
        mccp->sum = (uint32_t)adler32(mccp->sum, (const unsigned char *)data, (unsigned)len);
    for (int shift = 24; last && shift >= 0; shift -= 8)
        buf_putc(out, (char)(mccp->sum >> shift & 0xff));
    /* Keeps the newest bytes. */
    size_t fresh = len < MCCP_KEPT ? len : MCCP_KEPT;
    size_t old = mccp->len + fresh > MCCP_KEPT ? MCCP_KEPT - fresh : mccp->len;
    memmove(mccp->kept, mccp->kept + mccp->len - old, old);
    if (fresh > 0)
        memcpy(mccp->kept + old, data + len - fresh, fresh);
    mccp->len = (uint16_t)(old + fresh);
}
