/*
 * MCCP2: compressed bytes come out as they went in, each flush whole. The stream begins and ends at
 * exact bytes.
 */
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "cutap.h"
#include "mccp.h"
#include "telnet.h"

enum { EVENTS = 300, EVENT_MAX = 9000 };

/* Inflates what is there; returns the bytes of it that were taken. */
static size_t unpack(z_stream *stream, const char *data, size_t len, struct buf *out, bool *ended)
{
    unsigned char piece[700];
    int rc = Z_OK;

    stream->next_in = (unsigned char *)data;
    stream->avail_in = (unsigned)len;
    do {
        stream->next_out = piece;
        stream->avail_out = sizeof(piece);
        rc = inflate(stream, Z_SYNC_FLUSH);
        buf_add(out, piece, sizeof(piece) - stream->avail_out);
    } while (rc == Z_OK && (stream->avail_in > 0 || stream->avail_out == 0));
    *ended = rc == Z_STREAM_END;
    CU_ASSERT(rc == Z_OK || rc == Z_STREAM_END || rc == Z_BUF_ERROR);
    return len - stream->avail_in;
}

SUITE("mccp", NULL, NULL);

TEST(test_round_trip, "round trip")
{
    struct mccp *mccp = mccp_new();
    BUF_LOCAL packed = {0}, plain = {0};
    z_stream stream = {0};
    char event[EVENT_MAX];
    bool ended;
    size_t sent = 0, came = 0;

    srand(5);
    CU_ASSERT_EQUAL_FATAL(inflateInit2(&stream, 12), Z_OK);
    for (int i = 0; i < EVENTS; i++) {
        size_t len = (size_t)rand() % (i % 10 == 0 ? EVENT_MAX : 200);

        for (size_t j = 0; j < len; j++)
            event[j] = (char)(i % 3 == 0 ? rand() : "the card room "[j % 14]);
        mccp_write(mccp, event, len, &packed);
        unpack(&stream, buf_text(&packed), packed.len, &plain, &ended);
        CU_ASSERT_FALSE(ended);
        /* All of it is there, without waiting for more. */
        CU_ASSERT_EQUAL(plain.len, len);
        CU_ASSERT(plain.len == 0 || memcmp(plain.data, event, len) == 0);
        if (i % 3 != 0) {
            sent += len;
            came += packed.len;
        }
        buf_clear(&packed);
        buf_clear(&plain);
    }
    CU_ASSERT(came < sent / 4);
    mccp_end(mccp, "bye", 3, &packed);
    size_t taken = unpack(&stream, packed.data, packed.len, &plain, &ended);
    CU_ASSERT_TRUE(ended);
    CU_ASSERT_EQUAL(taken, packed.len);
    CU_ASSERT_STRING_EQUAL(buf_text(&plain), "bye");
    inflateEnd(&stream);
    mccp_free(&mccp);
}

static bool next_is(struct telnet *telnet, const char **in, size_t *len, bool on)
{
    struct telnet_event event;

    return telnet_next(telnet, in, len, &event) && event.type == TELNET_OPTION &&
           event.option == TELNET_OPT_COMPRESS2 && event.ours && event.on == on;
}

/* The engine: the plain part ends with IAC SB 86 IAC SE, and compression begins once. */
TEST(test_agreed, "agreed, ended, and not again")
{
    static const char heard[] = "\377\375\126\377\376\126\377\375\126";
    BUF_LOCAL out = {0};
    struct telnet *telnet = telnet_new(&out);
    const char *in = heard;
    size_t len = sizeof(heard) - 1;
    struct telnet_event event;

    telnet_ask(telnet, TELNET_OPT_COMPRESS2);
    CU_ASSERT(out.len == 3 && memcmp(out.data, "\377\373\126", 3) == 0);
    buf_clear(&out);
    CU_ASSERT_TRUE(next_is(telnet, &in, &len, true));
    CU_ASSERT(out.len == 5 && memcmp(out.data, "\377\372\126\377\360", 5) == 0);
    buf_clear(&out);
    CU_ASSERT_TRUE(next_is(telnet, &in, &len, false));
    CU_ASSERT(out.len == 3 && memcmp(out.data, "\377\374\126", 3) == 0);
    buf_clear(&out);
    CU_ASSERT_FALSE(telnet_next(telnet, &in, &len, &event));
    CU_ASSERT(out.len == 3 && memcmp(out.data, "\377\374\126", 3) == 0);
    telnet_free(&telnet);
}

/* Over TLS compression is neither offered nor given. */
TEST(test_secure, "not over TLS")
{
    static const char heard[] = "\377\375\126";
    BUF_LOCAL out = {0};
    struct telnet *telnet = telnet_new(&out);
    const char *in = heard;
    size_t len = sizeof(heard) - 1;
    struct telnet_event event;

    telnet_set_secure(telnet);
    telnet_ask(telnet, TELNET_OPT_COMPRESS2);
    CU_ASSERT_EQUAL(out.len, 0);
    CU_ASSERT_FALSE(telnet_next(telnet, &in, &len, &event));
    CU_ASSERT(out.len == 3 && memcmp(out.data, "\377\374\126", 3) == 0);
    telnet_free(&telnet);
}
