/*
 * The messages between door and room: what is written is what is read, and nothing else is.
 */

#include "cutap.h"
#include "message.h"
#include "xalloc.h"

enum { SAMPLES = 24 };

static const struct link_open an_open = {.conn = 0x0102030405060708,
                                         .transport = CLIENT_SSH,
                                         .input = CLIENT_CHAR,
                                         .secure = 1,
                                         .utf8 = 1,
                                         .columns = 132,
                                         .rows = 50,
                                         .colours = 256,
                                         .pty = 1,
                                         .opened_ms = 1767225600123,
                                         .address = "2001:db8::1",
                                         .terminal = "xterm-256color",
                                         .user = "kate",
                                         .method = "key",
                                         .fingerprint = "SHA256:abc",
                                         .key = "ssh-ed25519 AAAA",
                                         .command = "",
                                         .language = "es_AR.UTF-8",
                                         .ticket = "a\0b",
                                         .ticket_len = 3};

/* One message of every type, one after another. `start` gets where each begins. */
#define SAMPLE(encode, ...)                                                                        \
    do {                                                                                           \
        start[n++] = out->len;                                                                     \
        CU_ASSERT(encode(out, __VA_ARGS__));                                                       \
    } while (0)
static void all_samples(struct buf *out, size_t start[SAMPLES + 1])
{
    const uint64_t conn = UINT64_C(0xfffefdfcfbfaf9f8);
    uint64_t conns[2] = {1, conn};
    int n = 0;
    SAMPLE(link_encode, LINK_HELLO, (uint64_t)LINK_VERSION, "cardroom");
    SAMPLE(link_encode_open, &an_open);
    SAMPLE(link_encode, LINK_LINE, conn, (uint64_t)7, (uint64_t)5, "play r3");
    SAMPLE(link_encode, LINK_SIZE, conn, (uint64_t)80, (uint64_t)65535);
    SAMPLE(link_encode, LINK_GONE, conn, "closed");
    SAMPLE(link_encode, LINK_AUTH, conn, (uint64_t)3, "kate", "192.0.2.1", "", "", "h\xc3\xa9llo");
    SAMPLE(link_encode, LINK_FINISH, conn, (uint64_t)UINT32_MAX, "pl");
    SAMPLE(link_encode, LINK_SYNCED);
    SAMPLE(link_encode, LINK_INTERRUPT, conn, (uint64_t)2);
    SAMPLE(link_encode, LINK_TEXT, conn, "\037bTable 12\x1fn\n");
    SAMPLE(link_encode, LINK_PROMPT, conn, "Name: ", (uint64_t)0);
    SAMPLE(link_encode, LINK_BELL, conn);
    SAMPLE(link_encode, LINK_CLOSE, conn, (uint64_t)1);
    SAMPLE(link_encode, LINK_TICKET, conn, (const void *)"\0\xff\0", (size_t)3);
    SAMPLE(link_encode, LINK_DONE, conn, UINT64_MAX);
    SAMPLE(link_encode, LINK_AUTH_REPLY, conn, (uint64_t)1, (uint64_t)3, "");
    SAMPLE(link_encode, LINK_MANY, (const void *)conns, sizeof(conns), "hello\n");
    SAMPLE(link_encode, LINK_BANS, "192.0.2.0/24\t0\tspam\n");
    SAMPLE(link_encode, LINK_SET, conn, "colour", "off");
    SAMPLE(link_encode, LINK_FINISHED, conn, (uint64_t)9, "play 3\n");
    SAMPLE(link_encode, LINK_LIMITS, "max-connections 20\n");
    SAMPLE(link_encode, LINK_FIGURES, "moves 12\n");
    SAMPLE(link_encode, LINK_KEY, conn, (uint64_t)8, (uint64_t)7, (uint64_t)UINT32_MAX,
           (uint64_t)PRESS_CLICK, (uint64_t)65535, (uint64_t)2);
    SAMPLE(link_encode, LINK_KEYS, conn, (uint64_t)7, (uint64_t)9, "0dp");
    start[n] = out->len;
    CU_ASSERT_EQUAL(n, SAMPLES);
}

static bool text_is(const struct link_field *field, const char *text)
{
    return field->len == strlen(text) && memcmp(field->data, text, field->len) == 0;
}

SUITE("message", NULL, NULL);

TEST(test_round_trip, "round trip of every type")
{
    BUF_LOCAL buf = {0};
    size_t start[SAMPLES + 1];
    struct link_message m[SAMPLES];
    all_samples(&buf, start);
    for (int i = 0; i < SAMPLES; i++) {
        CU_ASSERT_EQUAL(link_decode(buf.data + start[i], buf.len - start[i], &m[i]),
                        (long)(start[i + 1] - start[i]));
        CU_ASSERT_STRING_NOT_EQUAL(link_type_name(m[i].type), "?");
    }
    CU_ASSERT_STRING_EQUAL(link_type_name(0), "?");
    const uint64_t conn = UINT64_C(0xfffefdfcfbfaf9f8);
    CU_ASSERT(m[0].type == LINK_HELLO && m[0].conn == 0 && m[0].nfields == 2);
    CU_ASSERT(m[0].field[0].number == LINK_VERSION && text_is(&m[0].field[1], "cardroom"));
    CU_ASSERT(m[2].conn == conn && m[2].field[0].number == 7 && m[2].field[1].number == 5 &&
              text_is(&m[2].field[2], "play r3"));
    CU_ASSERT(m[3].field[0].number == 80 && m[3].field[1].number == 65535);
    CU_ASSERT(text_is(&m[5].field[1], "kate") && text_is(&m[5].field[5], "h\xc3\xa9llo"));
    CU_ASSERT(m[6].field[0].number == UINT32_MAX);
    CU_ASSERT(m[7].nfields == 0 && m[11].nfields == 0 && m[11].conn == conn);
    CU_ASSERT(m[13].field[0].len == 3 && memcmp(m[13].field[0].data, "\0\xff\0", 3) == 0);
    CU_ASSERT(m[14].field[0].number == UINT64_MAX);
    CU_ASSERT(m[16].conn == 0 && m[16].field[0].len == 16 && text_is(&m[16].field[1], "hello\n"));
}

/* Whether an opening that was written is read. */
static bool opens(const struct link_open *open)
{
    BUF_LOCAL buf = {0}, store = {0};
    struct link_open got;
    struct link_message m;
    CU_ASSERT(link_encode_open(&buf, open));
    CU_ASSERT(link_decode(buf.data, buf.len, &m) > 0);
    return link_decode_open(&m, &got, &store);
}

/* A way of coming in that does not exist, and a flag that is neither yes nor no. */
TEST(test_wrong_open, "openings that there are not")
{
    const uint8_t transports[] = {0, CLIENT_TRANSPORTS + 1, CLIENT_SSH, CLIENT_SSH};
    const uint8_t inputs[] = {CLIENT_RAW, CLIENT_RAW, 99, CLIENT_CHAR};
    for (int i = 0; i < 4; i++) {
        struct link_open open = an_open;
        open.transport = transports[i];
        open.input = inputs[i];
        CU_ASSERT_EQUAL(opens(&open), i == 3);
        open = an_open;
        *(uint8_t *[]){&open.secure, &open.utf8, &open.reader, &open.pty}[i] = 2;
        CU_ASSERT_FALSE(opens(&open));
    }
}

TEST(test_bytes_are_little_endian, "bytes are little endian")
{
    BUF_LOCAL buf = {0};
    CU_ASSERT(link_encode(&buf, LINK_CLOSE, UINT64_C(0x0102030405060708), (uint64_t)0x0a0b0c0d));
    static const char want[] = "\x0d\0\0\0\x2b\x08\x07\x06\x05\x04\x03\x02\x01\x0d\x0c\x0b\x0a";
    CU_ASSERT_EQUAL(buf.len, sizeof(want) - 1);
    CU_ASSERT(memcmp(buf.data, want, sizeof(want) - 1) == 0);
}

TEST(test_open, "open")
{
    BUF_LOCAL buf = {0}, store = {0};
    struct link_message m;
    struct link_open got;
    CU_ASSERT(link_encode_open(&buf, &an_open));
    CU_ASSERT(link_decode(buf.data, buf.len, &m) > 0);
    CU_ASSERT_FATAL(link_decode_open(&m, &got, &store));
    CU_ASSERT(got.conn == an_open.conn && got.transport == CLIENT_SSH && got.input == CLIENT_CHAR &&
              got.secure == 1 && got.utf8 == 1 && got.reader == 0 && got.columns == 132 &&
              got.rows == 50 && got.colours == 256 && got.pty == 1 &&
              got.opened_ms == an_open.opened_ms);
    CU_ASSERT_STRING_EQUAL(got.address, an_open.address);
    CU_ASSERT_STRING_EQUAL(got.terminal, an_open.terminal);
    CU_ASSERT_STRING_EQUAL(got.user, an_open.user);
    CU_ASSERT_STRING_EQUAL(got.method, an_open.method);
    CU_ASSERT_STRING_EQUAL(got.fingerprint, an_open.fingerprint);
    CU_ASSERT_STRING_EQUAL(got.key, an_open.key);
    CU_ASSERT_STRING_EQUAL(got.command, an_open.command);
    CU_ASSERT_STRING_EQUAL(got.language, an_open.language);
    CU_ASSERT(got.ticket_len == 3 && memcmp(got.ticket, "a\0b", 3) == 0);

    buf_clear(&buf);
    CU_ASSERT(link_encode(&buf, LINK_SYNCED));
    CU_ASSERT(link_decode(buf.data, buf.len, &m) > 0);
    CU_ASSERT_FALSE(link_decode_open(&m, &got, &store));
}

/* A frame that is not whole yet asks for more, whatever its cut; each copy has its exact size, so
 * that a sanitizer sees a read after it. */
TEST(test_every_cut_waits, "every cut waits for more")
{
    BUF_LOCAL buf = {0};
    size_t start[SAMPLES + 1];
    struct link_message m;
    all_samples(&buf, start);
    for (int i = 0; i < SAMPLES; i++) {
        for (size_t len = 0; len < start[i + 1] - start[i]; len++) {
            FREED char *copy = malloc(len ? len : 1);
            memcpy(copy, buf.data + start[i], len);
            CU_ASSERT_EQUAL(link_decode(copy, len, &m), 0);
        }
    }
}

/* A frame whose length says less or more than its fields need is broken. */
TEST(test_wrong_lengths, "wrong lengths")
{
    BUF_LOCAL buf = {0};
    size_t start[SAMPLES + 1];
    struct link_message m;
    all_samples(&buf, start);
    for (int i = 0; i < SAMPLES; i++) {
        size_t whole = start[i + 1] - start[i] - 4;
        for (size_t says = 1; says < whole; says++) {
            FREED char *copy = malloc(says + 4);
            memcpy(copy, buf.data + start[i], says + 4);
            copy[0] = (char)says;
            copy[1] = (char)(says >> 8);
            CU_ASSERT_EQUAL(link_decode(copy, says + 4, &m), -1);
        }
        FREED char *longer = calloc(1, whole + 5);
        memcpy(longer, buf.data + start[i], whole + 4);
        longer[0] = (char)(whole + 1);
        longer[1] = (char)((whole + 1) >> 8);
        CU_ASSERT_EQUAL(link_decode(longer, whole + 5, &m), -1);
    }
    CU_ASSERT_EQUAL(link_decode("\0\0\0\0", 4, &m), -1);
    CU_ASSERT_EQUAL(link_decode("\xff\xff\xff\xff", 4, &m), -1);
    CU_ASSERT_EQUAL(link_decode("\x01\x00\x01\x00", 4, &m), -1); /* one more than the most */
    CU_ASSERT_EQUAL(link_decode("\x00\x00\x01\x00", 4, &m), 0);
    CU_ASSERT_EQUAL(link_decode("\x01\0\0\0\x63", 5, &m), -1); /* no such type */
    /* a text that claims to be longer than its frame, up to wrapping around */
    char bans[] = "\x06\0\0\0\x30\x02\0\0\0a";
    CU_ASSERT_EQUAL(link_decode(bans, 10, &m), -1);
    memset(bans + 5, 0xff, 4);
    CU_ASSERT_EQUAL(link_decode(bans, 10, &m), -1);
}

TEST(test_text_is_clean_utf8, "text is UTF-8 without NUL")
{
    struct link_message m;
    BUF_LOCAL buf = {0};
    CU_ASSERT_EQUAL(link_decode("\x06\0\0\0\x30\x01\0\0\0a", 10, &m), 10);
    CU_ASSERT_EQUAL(link_decode("\x06\0\0\0\x30\x01\0\0\0\0", 10, &m), -1);
    CU_ASSERT_EQUAL(link_decode("\x06\0\0\0\x30\x01\0\0\0\xc3", 10, &m), -1);
    /* If a text is not valid UTF-8, whoever waits for it gets the part that is. */
    CU_ASSERT(link_encode(&buf, LINK_BANS, "\xc3("));
    CU_ASSERT_EQUAL(link_decode(buf.data, buf.len, &m), (long)buf.len);
    CU_ASSERT(text_is(&m.field[0], "\xef\xbf\xbd("));
    buf_clear(&buf);
    CU_ASSERT(link_encode(&buf, LINK_AUTH, (uint64_t)7, (uint64_t)3, "k\xff", "192.0.2.1",
                          "\x80\x80", "key", "\xf0\x9f\x82"));
    CU_ASSERT_EQUAL(link_decode(buf.data, buf.len, &m), (long)buf.len);
    CU_ASSERT(text_is(&m.field[1], "k\xef\xbf\xbd") && text_is(&m.field[2], "192.0.2.1"));
    CU_ASSERT(text_is(&m.field[3], "\xef\xbf\xbd\xef\xbf\xbd") && text_is(&m.field[4], "key"));
    CU_ASSERT(text_is(&m.field[5], "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd"));
}

TEST(test_refused_adds_nothing, "what is refused adds nothing")
{
    BUF_LOCAL buf = {0}, small = {.max = 20};
    FREED char *big = xcalloc(1, LINK_FRAME_MAX + 2);
    memset(big, 'x', LINK_FRAME_MAX + 1);
    CU_ASSERT_FALSE(link_encode(&buf, LINK_TEXT, (uint64_t)1, big));
    big[LINK_FRAME_MAX] = 0; /* a field that is as long as a whole frame */
    CU_ASSERT_FALSE(link_encode(&buf, LINK_BANS, big));
    CU_ASSERT_FALSE(link_encode(&buf, LINK_BELL + 100, (uint64_t)1));
    CU_ASSERT_FALSE(link_encode(&buf, LINK_SIZE, (uint64_t)1, (uint64_t)65536, (uint64_t)1));
    CU_ASSERT_EQUAL(buf.len, 0);
    big[LINK_FRAME_MAX - 5] = 0; /* type and length of the text: the greatest that fits */
    struct link_message m;
    CU_ASSERT(link_encode(&buf, LINK_BANS, big));
    CU_ASSERT_EQUAL(link_decode(buf.data, buf.len, &m), LINK_FRAME_MAX + 4);
    CU_ASSERT(link_encode(&small, LINK_BELL, (uint64_t)1));
    CU_ASSERT_FALSE(link_encode(&small, LINK_BELL, (uint64_t)1));
    CU_ASSERT(small.len == 13 && small.overflow);
}
