/*
 * The telnet engine: byte fixtures, each fed whole, split at every offset and byte by byte; the
 * password's ECHO; floods.
 */

#include "cutap.h"
#include "files.h"
#include "telnet.h"
#include "telnet_bytes.h"
#include "telnet_text.h"

static struct session {
    struct telnet *telnet;
    struct buf out;   /* to the client */
    struct buf heard; /* the events, as text; data as it came between { and } */
    bool in_data;
} s;

static void end(void)
{
    telnet_free(&s.telnet);
    buf_free(&s.out);
    buf_free(&s.heard);
}

static void start_as(bool secure)
{
    end();
    memset(&s, 0, sizeof(s));
    s.telnet = telnet_new(&s.out, secure);
}

static void start(void)
{
    start_as(false);
}

static void note(const struct telnet_event *event)
{
    if (event->type == TELNET_DATA) {
        if (!s.in_data)
            buf_puts(&s.heard, "{");
        s.in_data = true;
        buf_add(&s.heard, event->data, event->len);
        return;
    }
    if (s.in_data)
        buf_puts(&s.heard, "} ");
    s.in_data = false;
    switch (event->type) {
    case TELNET_OPTION:
        buf_printf(&s.heard, "%s%u%s%s ", event->ours ? "our" : "his", event->option,
                   event->on ? "+" : "-", event->asked ? "!" : "");
        break;
    case TELNET_TERMINAL: buf_printf(&s.heard, "term=%s ", event->text); break;
    case TELNET_TERMINAL_END: buf_puts(&s.heard, "term-end "); break;
    case TELNET_SIZE: buf_printf(&s.heard, "%ux%u ", event->columns, event->rows); break;
    case TELNET_VARIABLE: buf_printf(&s.heard, "%s=%s ", event->name, event->text); break;
    case TELNET_VARIABLE_END: buf_puts(&s.heard, "var-end "); break;
    case TELNET_GMCP: buf_printf(&s.heard, "[%.*s] ", (int)event->len, event->data); break;
    case TELNET_CHARSET: buf_puts(&s.heard, event->on ? "utf8 " : "no-utf8 "); break;
    default: buf_puts(&s.heard, "interrupt "); break;
    }
}

static void feed(const char *bytes, size_t len)
{
    struct telnet_event event;

    while (telnet_next(s.telnet, &bytes, &len, &event))
        note(&event);
}

static const char *heard(void)
{
    if (s.in_data)
        buf_puts(&s.heard, "} ");
    s.in_data = false;
    return buf_text(&s.heard);
}

static bool sent(const char *bytes, size_t len)
{
    return s.out.len == len && (len == 0 || memcmp(s.out.data, bytes, len) == 0);
}

struct fixture {
    const char *name;
    enum telnet_mode mode;
    const char *asks; /* the options that are asked for first, as bytes */
    const char *in;
    size_t in_len;
    const char *events;
    const char *out; /* what follows the bytes that mode and questions sent */
    size_t out_len;
};

static void check(const struct fixture *f, size_t first, size_t step)
{
    size_t at = 0;

    start();
    for (const char *option = f->asks; *option != '\0'; option++)
        telnet_ask(s.telnet, (uint8_t)*option);
    telnet_set_mode(s.telnet, f->mode);
    buf_clear(&s.out);
    while (at < f->in_len) {
        size_t size = at == 0 && first > 0 ? first : step;
        char *piece;

        if (size > f->in_len - at)
            size = f->in_len - at;
        piece = malloc(size); /* so that a read beyond it is seen */
        memcpy(piece, f->in + at, size);
        feed(piece, size);
        free(piece);
        at += size;
    }
    if (strncmp(heard(), f->events, strlen(f->events)) != 0 ||
        s.heard.len != strlen(f->events) + (*f->events != '\0') || !sent(f->out, f->out_len)) {
        printf("# %s, first piece %zu: heard \"%s\", sent", f->name, first, heard());
        for (size_t i = 0; i < s.out.len; i++)
            printf(" %u", (unsigned char)s.out.data[i]);
        printf("\n");
        CU_FAIL("fixture");
    }
}

SUITE("telnet", start, end);

TEST(test_fixtures, "fixtures, split at every offset")
{
    ROWS_LOCAL rows = rows_open("tests/door/telnet.txt", "fixtures");
    while (rows_next(&rows)) {
        char *const *cell = rows.cell, *asks = cell[1] + strcspn(cell[1], " ");
        struct fixture f = {.name = cell[0],
                            .mode = telnet_text_mode(cell[1]),
                            .asks = *asks ? asks + 1 : asks,
                            .in = cell[2],
                            .in_len = telnet_text(cell[2]),
                            .out = cell[4],
                            .out_len = telnet_text(cell[4])};
        asks[*asks != '\0' ? 1 + telnet_text(asks + 1) : 0] = '\0';
        rows_bytes(cell[3]);
        f.events = cell[3];
        for (size_t first = 0; first < f.in_len; first++)
            check(&f, first, f.in_len);
        check(&f, 0, 1);
    }
    CU_ASSERT_EQUAL(rows.n, 42);
}

static void expect_sent(const char *bytes, size_t len)
{
    CU_ASSERT_TRUE(sent(bytes, len));
    buf_clear(&s.out);
}

TEST(test_two_passwords_without_answers, "two passwords, a client that never answers WONT ECHO")
{
    telnet_set_mode(s.telnet, TELNET_LINE);
    expect_sent(BYTES(""));
    for (int i = 0; i < 2; i++) {
        telnet_secret(s.telnet, true);
        expect_sent(BYTES(WILL ECHO));
        feed(BYTES(DO ECHO));
        feed(BYTES("secret\r\n"));
        telnet_secret(s.telnet, false);
        expect_sent(BYTES(WONT ECHO));
        /* TinTin++ is silent here. */
    }
    CU_ASSERT_STRING_EQUAL(heard(), "{secret\nsecret\n} ");
}

TEST(test_two_passwords_late_answers, "two passwords, late answers")
{
    telnet_set_mode(s.telnet, TELNET_LINE);
    telnet_secret(s.telnet, true);
    telnet_secret(s.telnet, false);
    telnet_secret(s.telnet, true);
    expect_sent(BYTES(WILL ECHO WONT ECHO WILL ECHO));
    feed(BYTES(DO ECHO DONT ECHO DO ECHO)); /* the DONT must not show the second password */
    expect_sent(BYTES(""));
    telnet_secret(s.telnet, false);
    expect_sent(BYTES(WONT ECHO));
    /* Late or odd answers after the secret: the client is told to echo. */
    feed(BYTES(DO ECHO));
    expect_sent(BYTES(WONT ECHO));
    CU_ASSERT_STRING_EQUAL(heard(), "");
}

TEST(test_modes, "modes changed and changed back")
{
    CU_ASSERT_EQUAL(telnet_mode(s.telnet), TELNET_PROBING);
    feed(BYTES(DO ECHO DO SGA));
    expect_sent(BYTES(WILL ECHO WILL SGA));
    telnet_set_mode(s.telnet, TELNET_CHAR);
    expect_sent(BYTES("")); /* once, and no more */
    telnet_secret(s.telnet, true);
    telnet_prompt(s.telnet);
    expect_sent(BYTES(""));
    telnet_set_mode(s.telnet, TELNET_LINE);
    expect_sent(BYTES(WONT SGA WONT ECHO));
    feed(BYTES(DONT SGA DONT ECHO));
    telnet_set_mode(s.telnet, TELNET_CHAR);
    expect_sent(BYTES(WILL SGA WILL ECHO));
    /* Changed again before the client has answered: RFC 1143's queue. */
    telnet_set_mode(s.telnet, TELNET_LINE);
    expect_sent(BYTES(WONT ECHO));
    feed(BYTES(DO SGA));
    expect_sent(BYTES(WONT SGA));
    telnet_set_mode(s.telnet, TELNET_CHAR);
    expect_sent(BYTES(WILL ECHO));
    feed(BYTES(DONT SGA));
    expect_sent(BYTES(WILL SGA));
    feed(BYTES(DO SGA));
    expect_sent(BYTES(""));
    /* The answer to the WONT ECHO comes only now, so it is not a refusal. The next one would be. */
    buf_clear(&s.heard);
    feed(BYTES(DONT ECHO DO ECHO));
    expect_sent(BYTES(""));
    CU_ASSERT_STRING_EQUAL(heard(), "");
    feed(BYTES(DONT ECHO));
    expect_sent(BYTES(WONT ECHO));
    CU_ASSERT_STRING_EQUAL(heard(), "our1-! ");
}

TEST(test_prompt_marks, "prompts end with EOR, else GA")
{
    telnet_set_mode(s.telnet, TELNET_LINE);
    telnet_ask(s.telnet, TELNET_OPT_EOR);
    telnet_ask(s.telnet, TELNET_OPT_EOR);
    expect_sent(BYTES(WILL EOR));
    telnet_prompt(s.telnet);
    expect_sent(BYTES("\377\371"));
    feed(BYTES(DO EOR));
    telnet_prompt(s.telnet);
    expect_sent(BYTES("\377\357"));
}

TEST(test_write_and_raw, "IAC is doubled; raw clients never get one")
{
    telnet_write(s.telnet, BYTES("a\377b\377\377"));
    expect_sent(BYTES("a\377\377b\377\377\377\377"));
    CU_ASSERT_FALSE(telnet_spoken(s.telnet));
    telnet_set_mode(s.telnet, TELNET_RAW);
    telnet_set_mode(s.telnet, TELNET_CHAR);
    CU_ASSERT_EQUAL(telnet_mode(s.telnet), TELNET_RAW);
    telnet_secret(s.telnet, true);
    telnet_prompt(s.telnet);
    telnet_ask(s.telnet, TELNET_OPT_NAWS);
    telnet_write(s.telnet, BYTES("hi\r\n"));
    expect_sent(BYTES("hi\r\n"));
}

static size_t flood(const char *bytes, size_t len, int times)
{
    buf_clear(&s.out);
    for (int i = 0; i < times; i++)
        feed(bytes, len);
    return s.out.len;
}

TEST(test_floods, "floods are bounded")
{
    static char big[100000];
    telnet_set_mode(s.telnet, TELNET_LINE);
    for (int option = 0; option < 256; option++) {
        const char bytes[] = {'\377', '\375', (char)option, '\377', '\373', (char)option};

        feed(bytes, sizeof(bytes));
    }
    CU_ASSERT_TRUE(s.out.len <= TELNET_REPLIES_MAX * 3 + 200);
    CU_ASSERT_TRUE(flood(BYTES(IAC "\366"), 10000) <= TELNET_REPLIES_MAX * 9);
    CU_ASSERT_EQUAL(flood(BYTES(IAC "\366"), 10000), 0);
    feed(BYTES("\n")); /* who types is answered again */
    CU_ASSERT_EQUAL(flood(BYTES(IAC "\366"), 1), 9);
    CU_ASSERT_TRUE(flood(BYTES(WILL NAWS WONT NAWS), 10000) <= TELNET_REPLIES_MAX * 3);
    CU_ASSERT_TRUE(flood(BYTES(WILL ENVIRON WONT ENVIRON), 10000) <= TELNET_REPLIES_MAX * 3 + 200);
    feed(BYTES("\n"));
    CU_ASSERT_TRUE(flood(BYTES(WILL TTYPE SB TTYPE "\0a" SE SB TTYPE "\0b" SE), 10000) <= 100);

    /* A client with ever new names. */
    start();
    feed(BYTES(WILL TTYPE));
    buf_clear(&s.out);
    buf_clear(&s.heard);
    for (char c = 'a'; c <= 'z'; c++) {
        char name[] = SB TTYPE "\0?" SE;

        *strchr(name + 4, '?') = c;
        feed(name, sizeof(name) - 1);
    }
    CU_ASSERT_STRING_EQUAL(heard(),
                           "term=a term=b term=c term=d term=e term=f term=g term=h term-end ");
    CU_ASSERT_EQUAL(s.out.len, 7 * (sizeof(SB TTYPE "\001" SE) - 1));

    /* A subnegotiation without end, and one that is too long; then all goes on. */
    start();
    telnet_set_mode(s.telnet, TELNET_LINE);
    telnet_ask(s.telnet, TELNET_OPT_TTYPE);
    feed(BYTES(WILL TTYPE SB TTYPE "\0"));
    memset(big, 'x', sizeof(big));
    CU_ASSERT_FALSE(telnet_sub_endless(s.telnet));
    feed(big, sizeof(big));
    CU_ASSERT_TRUE(telnet_sub_endless(s.telnet));
    feed(BYTES(SE "hello\n" SB TTYPE "\0xterm" SE));
    CU_ASSERT_FALSE(telnet_sub_endless(s.telnet));
    CU_ASSERT_STRING_EQUAL(heard(), "his24+ {hello\n} term=xterm ");

    /* Empty subnegotiations, which overflowed the stack of another engine. */
    start();
    telnet_ask(s.telnet, TELNET_OPT_NEW_ENVIRON);
    feed(BYTES(WILL ENVIRON));
    for (size_t i = 0; i + 6 <= sizeof(big); i += 6)
        memcpy(big + i, SB ENVIRON "\0" SE, 6);
    buf_clear(&s.heard);
    feed(big, sizeof(big) / 6 * 6);
    CU_ASSERT_EQUAL(s.heard.len, TELNET_SUBS_MAX * strlen("var-end "));
    CU_ASSERT_TRUE(s.out.len < 200);

    /* GMCP goes on as long as the connection. A message of more than 4 KB is dropped. */
    start();
    telnet_ask(s.telnet, TELNET_OPT_GMCP);
    feed(BYTES(DO GMCP));
    buf_clear(&s.heard);
    for (int i = 0; i < 1000; i++)
        feed(BYTES(SB GMCP "Core.Ping" SE));
    CU_ASSERT_EQUAL(s.heard.len, 1000 * strlen("[Core.Ping] "));
    buf_clear(&s.heard);
    memset(big, 'x', sizeof(big));
    feed(BYTES(SB GMCP));
    feed(big, TELNET_SUB_MAX);
    feed(BYTES(SE));
    CU_ASSERT_EQUAL(s.heard.len, TELNET_SUB_MAX + strlen("[] "));
    buf_clear(&s.heard);
    feed(BYTES(SB GMCP));
    feed(big, TELNET_SUB_MAX + 1);
    feed(BYTES(SE SB GMCP "z" SE));
    CU_ASSERT_STRING_EQUAL(heard(), "[z] ");

    /* Resizes are never too many: people drag windows. */
    start();
    feed(BYTES(WILL NAWS));
    buf_clear(&s.heard);
    for (int i = 0; i < 1000; i++)
        feed(BYTES(SB NAWS "\0\120\0\030" SE));
    CU_ASSERT_EQUAL(s.heard.len, 1000 * strlen("80x24 "));
}

TEST(test_secure, "compression is not offered over TLS")
{
    for (int secure = 0; secure < 2; secure++) {
        start_as(secure);
        telnet_ask(s.telnet, TELNET_OPT_COMPRESS2);
        feed(BYTES(DO MCCP2));
        if (secure)
            expect_sent(BYTES(WONT MCCP2));
        else
            expect_sent(BYTES(WILL MCCP2 SB MCCP2 SE));
        CU_ASSERT_STRING_EQUAL(heard(), secure ? "" : "our86+ ");
    }
}

/* MSSP: variables once, without the bytes that values may not hold. */
TEST(test_mssp, "MSSP")
{
    static const char lines[] = "NAME\tCards \001\002\377\303\251\nPLAYERS\t3\n";
    static const char told[] = SB MSSP "\001NAME\002Cards \303\251\001PLAYERS\0023" SE;
    telnet_mssp(s.telnet, lines); /* nobody has asked */
    CU_ASSERT_EQUAL(s.out.len, 0);
    telnet_ask(s.telnet, TELNET_OPT_MSSP);
    expect_sent(BYTES(WILL MSSP));
    feed(BYTES(DO MSSP));
    CU_ASSERT_STRING_EQUAL(heard(), "our70+ ");
    telnet_mssp(s.telnet, lines);
    expect_sent(BYTES(told));
    feed(BYTES(DONT MSSP DO MSSP));
    CU_ASSERT_TRUE(sent(BYTES(WONT MSSP WILL MSSP)));
    telnet_mssp(s.telnet, lines);
    CU_ASSERT_EQUAL(s.out.len, 6);
}
