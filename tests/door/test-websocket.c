/*
 * Heads of HTTP and frames of WebSockets, without a socket: hand-made bytes, whole and in pieces.
 */

#include "cutap.h"
#include "files.h"
#include "http.h"
#include "websocket.h"

/* ---- Heads ---- */

#define HEAD "GET /r/7?x=1 HTTP/1.1\r\nHost: a.example:8080\r\n"

static enum http_status read_head(const char *text, struct http_head *head)
{
    static char bytes[20000];
    const char *why = NULL;
    size_t len = strlen(text);

    memcpy(bytes, text, len + 1);
    int end = http_head_end(bytes, len);
    CU_ASSERT_EQUAL(end, (int)len);
    enum http_status status = http_head_read(bytes, len, head, &why);
    CU_ASSERT(status == HTTP_OK || why);
    return status;
}

SUITE("heads", NULL, NULL);

TEST(test_head, "a head")
{
    struct http_head head;

    CU_ASSERT_EQUAL(read_head(HEAD "accept-ENCODING:  br, gzip;q=0.5 \t\r\nX-Forwarded-For: 1\r\n"
                                   "X-Forwarded-For: 2\r\nX-Empty:\r\nContent-Length: 0\r\n\r\n",
                              &head),
                    HTTP_OK);
    CU_ASSERT_STRING_EQUAL(head.path, "/r/7");
    CU_ASSERT_FALSE(head.head);
    CU_ASSERT_STRING_EQUAL(head.field[HTTP_HOST], "a.example:8080");
    CU_ASSERT_STRING_EQUAL(head.field[HTTP_ACCEPT_ENCODING], "br, gzip;q=0.5");
    CU_ASSERT_STRING_EQUAL(head.field[HTTP_FORWARDED_FOR], "2");
    CU_ASSERT_PTR_NULL(head.field[HTTP_ORIGIN]);
    CU_ASSERT_EQUAL(read_head("HEAD / HTTP/1.0\r\nHost: a\r\n\r\n", &head), HTTP_OK);
    CU_ASSERT_TRUE(head.head);
    CU_ASSERT_EQUAL(read_head("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n", &head),
                    HTTP_METHOD);
}

TEST(test_bad_heads, "heads that are refused")
{
    ROWS_LOCAL rows = rows_open("tests/door/bad-heads.txt", NULL);
    struct http_head head;
    char zero[] = HEAD "Zero: a_b\r\n\r\n";
    const char *why;

    while (rows_next(&rows)) {
        rows_bytes(rows.cell[0]);
        if (read_head(rows.cell[0], &head) != HTTP_BAD) {
            printf("# %s\n", rows.cell[0]);
            CU_FAIL("taken");
        }
    }
    CU_ASSERT_EQUAL(rows.n, 21);
    *strchr(zero, '_') = '\0';
    CU_ASSERT_EQUAL(http_head_read(zero, sizeof(zero) - 1, &head, &why), HTTP_BAD);
}

TEST(test_head_end, "where a head ends")
{
    CU_ASSERT_EQUAL(http_head_end("GET / HTTP/1.1\r\nHost: a\r\n\r\nmore", 31), 27);
    CU_ASSERT_EQUAL(http_head_end("GET / HTTP/1.1\r\nHost: a\r\n\r", 26), 0);
    CU_ASSERT_EQUAL(http_head_end("GET / HTTP/1.1\nHost: a\n\n", 24), -1);
    CU_ASSERT_EQUAL(http_head_end("\n", 1), -1);
    CU_ASSERT_EQUAL(http_head_end("", 0), 0);
}

TEST(test_words, "words of a list")
{
    CU_ASSERT_TRUE(http_has_word("keep-alive, Upgrade", "upgrade"));
    CU_ASSERT_TRUE(http_has_word("gzip", "gzip"));
    CU_ASSERT_TRUE(http_has_word("br;q=1, gzip;q=0.01", "gzip"));
    CU_ASSERT_FALSE(http_has_word("br, gzip;q=0", "gzip"));
    CU_ASSERT_FALSE(http_has_word("gzip;q=0.000, br", "gzip"));
    CU_ASSERT_FALSE(http_has_word("xgzip, gzipx", "gzip"));
    CU_ASSERT_FALSE(http_has_word(NULL, "gzip"));
    CU_ASSERT_FALSE(http_has_word(" ,, ", "gzip"));
}

/* ---- Frames ---- */

enum { CONTINUED, TEXT, BINARY, CLOSE = 8, PING, PONG, LAST = 0x80 };

/* Appends a frame of a client. */
static void put_frame(struct buf *out, int first, const char *data, size_t len)
{
    static const char mask[] = {0x11, 0x22, 0x33, 0x44};

    buf_putc(out, (char)first);
    if (len < 126) {
        buf_putc(out, (char)(0x80 | len));
    } else if (len < 65536) {
        buf_putc(out, (char)(0x80 | 126));
        buf_putc(out, (char)(len >> 8));
        buf_putc(out, (char)len);
    } else {
        buf_putc(out, (char)(0x80 | 127));
        for (int i = 7; i >= 0; i--)
            buf_putc(out, (char)((unsigned long long)len >> (8 * i)));
    }
    buf_add(out, mask, sizeof(mask));
    for (size_t i = 0; i < len; i++)
        buf_putc(out, (char)(data[i] ^ mask[i % 4]));
}

static void put(struct buf *out, int first, const char *text)
{
    put_frame(out, first, text, strlen(text));
}

/* What came of the frames: the bytes of binary messages, and texts as "text(...)". `step`: how many
 * bytes go in at a time. */
static const char *came_of(const struct buf *in, size_t step, struct buf *out,
                           struct websocket **ws)
{
    static struct buf all;
    struct websocket_message message;

    buf_clear(&all);
    buf_clear(out);
    *ws = websocket_new(out);
    for (size_t at = 0; at < in->len; at += step) {
        const char *bytes = in->data + at;
        size_t len = in->len - at < step ? in->len - at : step;
        while (websocket_next(*ws, &bytes, &len, &message))
            buf_printf(&all, message.text ? "text(%.*s)" : "%.*s", (int)message.len, message.data);
        CU_ASSERT(len == 0 || websocket_ended(*ws));
    }
    return buf_text(&all);
}

SUITE("frames", NULL, NULL);

TEST(test_frames, "frames, whole and in pieces")
{
    BUF_LOCAL in = {0}, out = {0};
    struct websocket *ws;

    put(&in, BINARY, "he");
    put(&in, LAST | PING, "p");
    put(&in, LAST | CONTINUED, "llo\n");
    put(&in, TEXT, "Core.");
    put(&in, LAST | PING, "");
    put(&in, CONTINUED, "");
    put(&in, LAST | CONTINUED, "Ping \303\251");
    put(&in, LAST | BINARY, "");
    put(&in, LAST | PONG, "nobody asked");
    put(&in, LAST | TEXT, "");
    put(&in, LAST | CLOSE, "\x03\xe8");
    put(&in, LAST | BINARY, "too late");
    for (size_t step = 1; step <= in.len; step++) {
        const char *came = came_of(&in, step, &out, &ws);
        CU_ASSERT_STRING_EQUAL(came, "hello\ntext(Core.Ping \303\251)text()");
        CU_ASSERT_EQUAL(out.len, 5);
        CU_ASSERT_EQUAL(memcmp(out.data, "\x8a\1p\x8a\0", 5), 0);
        CU_ASSERT_TRUE(websocket_ended(ws));
        CU_ASSERT_PTR_NULL(websocket_fault(ws));
        websocket_free(&ws);
    }
}

/* The code with which a broken client is told goodbye; 0: it was not. */
static int code_of(const struct buf *out)
{
    return out->len >= 4 && (unsigned char)out->data[out->len - 4] == (LAST | CLOSE)
               ? (unsigned char)out->data[out->len - 2] << 8 |
                     (unsigned char)out->data[out->len - 1]
               : 0;
}

static void fails(struct buf *in, int code)
{
    BUF_LOCAL out = {0};

    for (size_t step = 1; step <= in->len && step < 40; step++) {
        struct websocket *ws;
        came_of(in, step, &out, &ws);
        CU_ASSERT_EQUAL(code_of(&out), code);
        CU_ASSERT_EQUAL(websocket_ended(ws), code != 0);
        CU_ASSERT_EQUAL(!websocket_fault(ws), code == 0);
        websocket_free(&ws);
    }
    buf_clear(in);
}

TEST(test_bad_frames, "frames that end a connection")
{
    static const struct {
        int first;
        const char *text;
        int code;
    } bad[] = {
        {LAST | 0x40 | BINARY, "reserved bit", WEBSOCKET_PROTOCOL},
        {LAST | 3, "reserved kind", WEBSOCKET_PROTOCOL},
        {LAST | 11, "reserved control", WEBSOCKET_PROTOCOL},
        {LAST | CONTINUED, "of nothing", WEBSOCKET_PROTOCOL},
        {PING, "fragment", WEBSOCKET_PROTOCOL},
        {LAST | CLOSE, "\3", WEBSOCKET_PROTOCOL},
        {LAST | CLOSE, "\3\3551005 is not to be said", WEBSOCKET_PROTOCOL},
        {LAST | CLOSE, "\3\xe8\xff", WEBSOCKET_NOT_UTF8},
        {LAST | TEXT, "\303", WEBSOCKET_NOT_UTF8},
        {LAST | TEXT, "\355\240\200", WEBSOCKET_NOT_UTF8}, /* half of a surrogate pair */
    };
    static char big[WEBSOCKET_BINARY_MAX + 1];
    BUF_LOCAL in = {0};

    memset(big, 'x', sizeof(big));
    buf_add(&in, "\x82\2hi", 4); /* without a mask */
    fails(&in, WEBSOCKET_PROTOCOL);
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        put(&in, bad[i].first, bad[i].text);
        fails(&in, bad[i].code);
    }
    put(&in, BINARY, "begun");
    put(&in, LAST | BINARY, "begun again");
    fails(&in, WEBSOCKET_PROTOCOL);
    put_frame(&in, LAST | PING, big, 126);
    fails(&in, WEBSOCKET_PROTOCOL);
    put_frame(&in, LAST | PING, big, 125);
    fails(&in, 0);
    /* Lengths: of 2^63, which is no length, and one less; one in more bytes than it needs. */
    buf_add(&in, "\x82\xff\x80\0\0\0\0\0\0\0mask", 14);
    fails(&in, WEBSOCKET_PROTOCOL);
    buf_add(&in, "\x82\xff\x7f\xff\xff\xff\xff\xff\xff\xffmaskx", 15);
    fails(&in, WEBSOCKET_TOO_BIG);
    buf_add(&in, "\x82\xfe\0\5mask.....", 13);
    fails(&in, WEBSOCKET_PROTOCOL);
    put_frame(&in, LAST | BINARY, big, WEBSOCKET_BINARY_MAX + 1);
    fails(&in, WEBSOCKET_TOO_BIG);
    put_frame(&in, LAST | TEXT, big, WEBSOCKET_TEXT_MAX);
    fails(&in, 0);
    put_frame(&in, LAST | TEXT, big, WEBSOCKET_TEXT_MAX + 1);
    fails(&in, WEBSOCKET_TOO_BIG);
    put_frame(&in, TEXT, big, WEBSOCKET_TEXT_MAX);
    put(&in, LAST | CONTINUED, "x");
    fails(&in, WEBSOCKET_TOO_BIG);
}

TEST(test_out, "what is sent")
{
    static char big[70000];
    BUF_LOCAL out = {0};
    struct websocket *ws = websocket_new(&out);

    websocket_send(ws, true, "Core.Ping", 9);
    CU_ASSERT_EQUAL(memcmp(out.data, "\x81\011Core.Ping", 11), 0);
    buf_clear(&out);
    websocket_send(ws, false, big, 126);
    CU_ASSERT_EQUAL(out.len, 130);
    CU_ASSERT_EQUAL(memcmp(out.data, "\x82\x7e\0\x7e\0", 5), 0);
    buf_clear(&out);
    websocket_send(ws, false, big, sizeof(big));
    CU_ASSERT_EQUAL(memcmp(out.data, "\x82\x7f\0\0\0\0\0\1\x11\x70\0", 11), 0);
    buf_clear(&out);
    websocket_close(ws, WEBSOCKET_AWAY);
    websocket_close(ws, WEBSOCKET_DONE);
    websocket_send(ws, false, "late", 4);
    CU_ASSERT_EQUAL(out.len, 4);
    CU_ASSERT_EQUAL(memcmp(out.data, "\x88\2\3\xe9", 4), 0);
    websocket_free(&ws);
}

/* The client's own reason comes back (RFC 6455 section 5.5.1). */
TEST(test_goodbye, "goodbyes")
{
    static const char *const said[] = {"\3\xe9", "\x0f\xa0", ""};
    static const int answered[] = {1001, 4000, WEBSOCKET_DONE};
    BUF_LOCAL in = {0}, out = {0};

    for (size_t i = 0; i < sizeof(said) / sizeof(said[0]); i++) {
        struct websocket *ws;
        put(&in, LAST | CLOSE, said[i]);
        came_of(&in, in.len, &out, &ws);
        websocket_close(ws, WEBSOCKET_DONE);
        CU_ASSERT_EQUAL(code_of(&out), answered[i]);
        websocket_free(&ws);
        buf_clear(&in);
    }
}

/* The example of RFC 6455 section 1.3. */
TEST(test_accept, "the answer to a key")
{
    char answer[WEBSOCKET_KEY_MAX];

    CU_ASSERT_TRUE(websocket_accept("dGhlIHNhbXBsZSBub25jZQ==", answer));
    CU_ASSERT_STRING_EQUAL(answer, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    CU_ASSERT_FALSE(websocket_accept("", answer));
    CU_ASSERT_FALSE(websocket_accept("dGhlIHNhbXBsZSBub25jZQ", answer));
    CU_ASSERT_FALSE(websocket_accept("dGhlIHNhbXBsZSBub25jZQ=!", answer));
    CU_ASSERT_FALSE(websocket_accept("dGhlIHNhbXBsZSBub!5jZQ==", answer));
}
