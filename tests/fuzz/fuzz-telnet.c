/*
 * The telnet engine and its probe. The input: a byte of choices (bits 0-1: the mode that is set
 * after the first line, 2: whether the client is probed, 3: an encrypted connection, 4-7: into what
 * pieces the rest is cut), then what the client sends. Typed digits make the server say something.
 */
#include "fuzz.h"
#include "telnet.h"
#include "telnet_probe.h"

struct state {
    struct buf out;
    struct telnet *telnet;
    struct telnet_probe probe;
    bool probed, compressed;
    size_t lines, said, fed;
};

static bool plain(const char *text)
{
    size_t n = 0;

    for (; text[n] != '\0'; n++)
        if (text[n] < 0x20 || text[n] > 0x7e)
            return false;
    return n <= TELNET_TEXT_MAX;
}

static void say(struct state *s, char digit)
{
    size_t before = s->out.len;

    switch (digit) {
    case '0': telnet_write(s->telnet, "a \xff byte\r\n", 10); break;
    case '1': telnet_prompt(s->telnet); break;
    case '2': telnet_secret(s->telnet, true); break;
    case '3': telnet_secret(s->telnet, false); break;
    case '4': telnet_set_mode(s->telnet, TELNET_CHAR); break;
    case '5': telnet_set_mode(s->telnet, TELNET_LINE); break;
    case '6': telnet_ask(s->telnet, TELNET_OPT_GMCP); break;
    case '7': telnet_ask(s->telnet, TELNET_OPT_NEW_ENVIRON); break;
    case '8': telnet_gmcp(s->telnet, "Core.Ping", 9); break;
    case '9': telnet_ask(s->telnet, TELNET_OPT_COMPRESS2); break;
    default: break;
    }
    s->said += s->out.len - before;
}

static void check_event(struct state *s, const struct telnet_event *e)
{
    switch (e->type) {
    case TELNET_DATA:
        FUZZ_CHECK(e->len > 0, "data without a byte");
        FUZZ_CHECK(!memchr(e->data, 0, e->len), "data holds a NUL");
        for (size_t i = 0; i < e->len; i++)
            s->lines += e->data[i] == '\n';
        break;
    case TELNET_OPTION:
        if (e->option == TELNET_OPT_COMPRESS2 && e->on && e->ours) {
            FUZZ_CHECK(!s->compressed, "compression begins twice");
            s->compressed = true;
        }
        break;
    case TELNET_TERMINAL: FUZZ_CHECK(plain(e->text), "a terminal's name"); break;
    case TELNET_VARIABLE: FUZZ_CHECK(plain(e->name) && plain(e->text), "a variable's text"); break;
    case TELNET_GMCP: FUZZ_CHECK(e->len <= TELNET_SUB_MAX, "a message beyond the limit"); break;
    default: break;
    }
}

static void feed(struct state *s, const char *in, size_t len)
{
    const size_t fed = len;
    struct telnet_event e;

    while (telnet_next(s->telnet, &in, &len, &e)) {
        check_event(s, &e);
        if (s->probed)
            telnet_probe_event(&s->probe, s->telnet, &e);
        if (e.type == TELNET_OPTION && e.option == TELNET_OPT_MSSP && e.ours && e.on) {
            size_t before = s->out.len;

            telnet_mssp(s->telnet, "NAME\tFuzz\nPLAYERS\t2\n");
            s->said += s->out.len - before;
        }
        if (e.type == TELNET_DATA)
            for (size_t i = 0; i < e.len; i++)
                say(s, e.data[i]);
    }
    FUZZ_CHECK(len == 0, "input is left over");
    /* Lines allow new answers, but an answer is never much larger than its question. */
    s->fed += fed;
    FUZZ_CHECK(s->out.len <= s->said + 4 * s->fed + 400 &&
                   s->out.len <= s->said + (s->lines + 2) * TELNET_REPLIES_MAX * 32 + 8192,
               "too many answers");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, size};
    struct state s = {.said = 0};
    uint8_t choice = fuzz_byte(&in);
    size_t piece = choice >> 4 == 0 ? in.size : (size_t)(choice >> 4);

    s.telnet = telnet_new(&s.out, choice >> 3 & 1);
    s.probed = choice >> 2 & 1;
    if (s.probed)
        telnet_probe_start(&s.probe, s.telnet, 0);
    while (in.size > 0) {
        struct fuzz_input next = fuzz_piece(&in, piece);

        feed(&s, (const char *)next.data, next.size);
        if (s.probed) {
            telnet_probe_done(&s.probe, s.telnet, 100);
            if (telnet_probe_again(&s.probe, s.telnet))
                FUZZ_CHECK(telnet_mode(s.telnet) != TELNET_RAW, "what spoke telnet does not");
        } else if (s.lines > 0 && telnet_mode(s.telnet) == TELNET_PROBING)
            telnet_set_mode(s.telnet, (enum telnet_mode)(choice & 3));
    }
    if (s.probed) {
        FUZZ_CHECK(telnet_probe_done(&s.probe, s.telnet, TELNET_PROBE_MS + 1),
                   "the probe does not end");
        FUZZ_CHECK(plain(s.probe.terminal) && plain(s.probe.client), "what the probe learnt");
    }
    telnet_free(&s.telnet);
    buf_free(&s.out);
    return 0;
}
