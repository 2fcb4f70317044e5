/*
 * What goes to a client compressed (MCCP2) comes out of zlib as it went in, and each piece at once.
 * The input: pieces, each a byte of length, in units of 16, and its bytes.
 */
#include <zlib.h>

#include "fuzz.h"
#include "mccp.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, size};
    struct mccp *mccp = mccp_new();
    BUF_LOCAL out = {0};
    z_stream zlib = {0};
    uint8_t plain[16 * 256];

    FUZZ_CHECK(inflateInit2(&zlib, 12) == Z_OK, "no zlib");
    for (bool end = false; !end;) {
        size_t most = (size_t)fuzz_byte(&in) * 16;
        const struct fuzz_input next = fuzz_piece(&in, most);

        end = in.size == 0;
        buf_clear(&out);
        mccp_write(mccp, (const char *)next.data, next.size, end, &out);
        zlib.next_in = (Bytef *)out.data;
        zlib.avail_in = (uInt)out.len;
        zlib.next_out = plain;
        zlib.avail_out = sizeof(plain);
        if (out.len > 0) {
            int rc = inflate(&zlib, Z_SYNC_FLUSH);

            FUZZ_CHECK(rc == (end ? Z_STREAM_END : Z_OK), "no stream of zlib");
        }
        FUZZ_CHECK(sizeof(plain) - zlib.avail_out == next.size &&
                       (next.size == 0 || memcmp(plain, next.data, next.size) == 0),
                   "other bytes come out");
    }
    inflateEnd(&zlib);
    mccp_free(&mccp);
    return 0;
}
