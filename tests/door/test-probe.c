/*
 * The probe: the measured clients, each by the bytes with which it answers questions.
 */

#include "cutap.h"
#include "telnet_bytes.h"
#include "telnet_probe.h"

#define SIZE SB NAWS "\0\120\0\030" SE

struct answer {
    const char *to; /* when we send this for the first time, the client answers */
    size_t to_len;
    const char *with;
    size_t with_len;
};

struct client {
    const char *name;
    struct answer answers[12]; /* `to` empty: it speaks first */
    bool late;                 /* the probe runs to its deadline */
    bool mute;                 /* it answers no question */
    enum telnet_mode mode;
    const char *terminal, *client, *version; /* NULL: empty */
    unsigned mtts;
    bool utf8, reader;
    unsigned columns, rows;
};
#define ANSWER(to, with)                                                                           \
    {                                                                                              \
        BYTES(to), BYTES(with)                                                                     \
    }
#define SEND            SB TTYPE "\001" SE
#define NAMES(terminal) ANSWER(SEND, SB TTYPE "\0" terminal SE)
#define TELLS_SIZE      ANSWER(DO NAWS, WILL NAWS SIZE)
#define NO_VARIABLES    ANSWER(DO ENVIRON, WONT ENVIRON)
#define WINDOW_80_24    .columns = 80, .rows = 24
#define NO_MORE         ANSWER(WILL CHARSET, DONT CHARSET), ANSWER(WILL EOR, DONT EOR)

static const struct client clients[] = {
    {.name = "TinTin++",
     .answers = {ANSWER(DO TTYPE, WILL TTYPE), TELLS_SIZE, NAMES("TINTIN++"),
                 NAMES("xterm-256color"), NAMES("MTTS 271"), NAMES("MTTS 271"),
                 ANSWER(DO ENVIRON, WILL ENVIRON),
                 ANSWER(SB ENVIRON,
                        SB ENVIRON "\0\0CLIENT_NAME\001TINTIN++" SE SB ENVIRON
                                   "\0\0CLIENT_VERSION\0012.02.20 " SE SB ENVIRON
                                   "\0\0MTTS\001783" SE SB ENVIRON "\0\0CHARSET\001UTF-8" SE),
                 ANSWER(WILL CHARSET, DO CHARSET), ANSWER(SB CHARSET, SB CHARSET "\002UTF-8" SE),
                 ANSWER(WILL EOR, DO EOR)},
     .mode = TELNET_LINE,
     .terminal = "xterm-256color",
     .client = "TINTIN++",
     .version = "2.02.20",
     .mtts = 271 | 783,
     .utf8 = true,
     WINDOW_80_24},
    {.name = "TinTin++ with a screen reader",
     .answers = {ANSWER(DO TTYPE, WILL TTYPE), TELLS_SIZE, NAMES("TINTIN++"),
                 NAMES("xterm-256color"), NAMES("MTTS 335"), NAMES("MTTS 335"), NO_VARIABLES,
                 ANSWER(WILL CHARSET, DONT CHARSET), ANSWER(WILL EOR, DO EOR)},
     .mode = TELNET_LINE,
     .terminal = "xterm-256color",
     .client = "TINTIN++",
     .mtts = 335,
     .utf8 = true,
     .reader = true,
     WINDOW_80_24},
    {.name = "tf5",
     .answers = {ANSWER(DO TTYPE, WILL TTYPE), ANSWER(DO NAWS, WILL NAWS SB NAWS "\0\117\0\024" SE),
                 NAMES("TINYFUGUE"), NAMES("ANSI-ATTR"), NAMES("ANSI"), NAMES("UNKNOWN"),
                 NAMES("UNKNOWN"), NO_VARIABLES, ANSWER(WILL CHARSET, DONT CHARSET),
                 ANSWER(WILL EOR, DO EOR)},
     .mode = TELNET_LINE,
     .terminal = "ANSI-ATTR",
     .client = "TINYFUGUE",
     .columns = 79,
     .rows = 20},
    {.name = "telnet and telnet-ssl",
     .answers = {ANSWER(DO TTYPE, WILL TTYPE), TELLS_SIZE, NAMES("XTERM-256COLOR"),
                 NAMES("XTERM-256COLOR"), ANSWER(DO ENVIRON, WILL ENVIRON),
                 ANSWER(SB ENVIRON, SB ENVIRON
                        "\0\0CLIENT_NAME\0CLIENT_VERSION\0MTTS\0CHARSET\003SCREEN_READER" SE),
                 NO_MORE},
     .mode = TELNET_CHAR,
     .terminal = "XTERM-256COLOR",
     WINDOW_80_24},
    {.name = "telnet on a dumb terminal",
     .answers = {ANSWER(DO TTYPE, WILL TTYPE), ANSWER(DO NAWS, WONT NAWS), NAMES("DUMB"),
                 NAMES("DUMB"), NO_VARIABLES, NO_MORE},
     .mode = TELNET_LINE,
     .terminal = "DUMB"},
    {.name = "plink, PuTTY",
     .answers = {ANSWER("", WILL NAWS WILL TTYPE WILL ENVIRON WILL SGA DO ECHO DO SGA),
                 ANSWER(DO NAWS, SIZE), NAMES("XTERM"), NAMES("XTERM"),
                 ANSWER(SB ENVIRON, SB ENVIRON "\0\0USER\001root" SE), NO_MORE},
     .mode = TELNET_CHAR,
     .terminal = "XTERM",
     WINDOW_80_24},
    {.name = "Mudlet with a screen reader, by variables",
     .answers = {ANSWER(DO TTYPE, WILL TTYPE), TELLS_SIZE, NAMES("MUDLET"), NAMES("ANSI-TRUECOLOR"),
                 NAMES("MTTS 2349"), NAMES("MTTS 2349"), ANSWER(DO ENVIRON, WILL ENVIRON),
                 ANSWER(
                     SB ENVIRON, SB ENVIRON
                     "\0\003SCREEN_READER\0011\0CLIENT_NAME\001MUDLET\0CLIENT_VERSION\0014.18" SE),
                 ANSWER(WILL CHARSET, DO CHARSET), ANSWER(SB CHARSET, SB CHARSET "\002UTF-8" SE),
                 ANSWER(WILL EOR, DO EOR)},
     .mode = TELNET_LINE,
     .terminal = "ANSI-TRUECOLOR",
     .client = "MUDLET",
     .version = "4.18",
     .mtts = 2349,
     .utf8 = true,
     .reader = true,
     WINDOW_80_24},
    {.name = "a client that refuses TTYPE",
     .answers = {ANSWER(DO TTYPE, WONT TTYPE), ANSWER(DO NAWS, WONT NAWS), NO_VARIABLES, NO_MORE},
     .mode = TELNET_LINE},
    {.name = "a client that answers one thing and then nothing",
     .answers = {TELLS_SIZE},
     .late = true,
     .mode = TELNET_LINE,
     WINDOW_80_24},
    {.name = "a client that never ends its names",
     .answers = {ANSWER(DO TTYPE, WILL TTYPE), NAMES("XTERM")},
     .late = true,
     .mode = TELNET_LINE,
     .terminal = "XTERM"},
    {.name = "a client that sends only what we do not know",
     .answers = {ANSWER("", WILL "\042")},
     .late = true,
     .mute = true,
     .mode = TELNET_LINE},
    {.name = "nc, silent", .late = true, .mode = TELNET_RAW},
    {.name = "nc, with a line at once", .answers = {ANSWER("", "guest\n")}, .mode = TELNET_RAW},
    {.name = "nc, with half a line",
     .answers = {ANSWER("", "gue")},
     .late = true,
     .mode = TELNET_RAW},
    {.name = "an expect script", .answers = {ANSWER("", "guest\r\nlook\r\n")}, .mode = TELNET_RAW},
};

static const char *find(const struct buf *out, size_t from, const struct answer *answer)
{
    return from + answer->to_len > out->len
               ? NULL
               : memmem(out->data + from, out->len - from, answer->to, answer->to_len);
}

/* Lets the client answer until neither has more to say. Each answer is given once; those to the
 * same question come in order. `one`: feeds byte by byte. */
static void converse(const struct client *client, struct telnet *telnet, struct telnet_probe *probe,
                     struct buf *out, bool one)
{
    bool given[12] = {false};
    size_t asked[12] = {0};
    bool any = true;

    while (any) {
        any = false;
        for (int i = 0; i < 12 && client->answers[i].to; i++) {
            const struct answer *answer = &client->answers[i];
            size_t from = 0;
            const char *at, *in = answer->with;
            size_t left = answer->with_len;

            if (given[i])
                continue;
            for (int j = 0; j < i; j++)
                if (client->answers[j].to_len == answer->to_len && answer->to_len > 0 &&
                    memcmp(client->answers[j].to, answer->to, answer->to_len) == 0)
                    from = given[j] ? asked[j] : out->len + 1;
            if (from > out->len || !(at = answer->to_len > 0 ? find(out, from, answer) : ""))
                continue;
            given[i] = true;
            any = true;
            asked[i] = answer->to_len > 0 ? (size_t)(at - out->data) + answer->to_len : 0;
            while (left > 0) {
                size_t size = one ? 1 : left;
                const char *piece = in;
                struct telnet_event event;

                in += size;
                left -= size;
                while (telnet_next(telnet, &piece, &size, &event))
                    telnet_probe_event(probe, telnet, &event);
                telnet_probe_done(probe, telnet, 1000);
                telnet_probe_again(probe, telnet);
            }
        }
    }
}

static void same(const char *found, const char *wanted)
{
    CU_ASSERT_STRING_EQUAL(found, wanted ? wanted : "");
}

/* When a client begins to talk: at once; after a line that its user typed; after the probe. */
enum begins { AT_ONCE, AFTER_A_LINE, AFTER_THE_PROBE };

static void check(const struct client *client, bool one, enum begins begins)
{
    BUF_LOCAL out = {.max = 0};
    struct telnet *telnet = telnet_new(&out);
    struct telnet_probe probe;
    size_t before;

    telnet_probe_start(&probe, telnet, 0);
    CU_ASSERT_EQUAL(probe.deadline_ms, TELNET_PROBE_MS);
    if (begins == AFTER_A_LINE) {
        telnet_probe_event(&probe, telnet,
                           &(struct telnet_event){.type = TELNET_DATA, .data = "kate\n", .len = 5});
        CU_ASSERT_TRUE(telnet_probe_done(&probe, telnet, 1));
    } else if (begins == AFTER_THE_PROBE) {
        CU_ASSERT_TRUE(telnet_probe_done(&probe, telnet, TELNET_PROBE_MS));
    }
    CU_ASSERT_EQUAL(telnet_mode(telnet), begins == AT_ONCE ? TELNET_PROBING : TELNET_RAW);
    converse(client, telnet, &probe, &out, one);
    if (begins != AT_ONCE) {
        CU_ASSERT_TRUE(telnet_probe_done(&probe, telnet, 1000));
    } else if (client->late) {
        CU_ASSERT_FALSE(telnet_probe_done(&probe, telnet, TELNET_PROBE_MS - 1));
        CU_ASSERT_EQUAL(telnet_mode(telnet), TELNET_PROBING);
        CU_ASSERT_TRUE(telnet_probe_done(&probe, telnet, TELNET_PROBE_MS));
    } else {
        CU_ASSERT_TRUE(telnet_probe_done(&probe, telnet, 1000));
    }
    CU_ASSERT_EQUAL(telnet_mode(telnet),
                    client->mute && begins != AT_ONCE ? TELNET_RAW : client->mode);
    same(probe.terminal, client->terminal);
    same(probe.client, client->client);
    same(probe.version, client->version);
    CU_ASSERT_EQUAL(probe.mtts, client->mtts);
    CU_ASSERT_EQUAL(probe.utf8, client->utf8);
    CU_ASSERT_EQUAL(probe.reader, client->reader);
    CU_ASSERT_EQUAL(probe.columns, client->columns);
    CU_ASSERT_EQUAL(probe.rows, client->rows);

    before = out.len;
    telnet_secret(telnet, true);
    telnet_prompt(telnet);
    if (client->mode == TELNET_LINE && !client->mute)
        CU_ASSERT_TRUE(out.len > before);
    if (client->mode == TELNET_RAW)
        CU_ASSERT_EQUAL(out.len, 9); /* DO TTYPE, DO NAWS, WILL MSSP, and never an IAC again */
    telnet_free(&telnet);
}

SUITE("probe", NULL, NULL);

TEST_ROWS(test_client, clients)
{
    check(CUTAP_ROW(clients), false, AT_ONCE);
    check(CUTAP_ROW(clients), false, AFTER_A_LINE);
    check(CUTAP_ROW(clients), false, AFTER_THE_PROBE);
}

SUITE("byte by byte", NULL, NULL);

TEST_ROWS(test_client_byte_by_byte, clients)
{
    check(CUTAP_ROW(clients), true, AT_ONCE);
    check(CUTAP_ROW(clients), true, AFTER_A_LINE);
    check(CUTAP_ROW(clients), true, AFTER_THE_PROBE);
}

SUITE("late", NULL, NULL);

/* The player's choice stays, unless the client refuses it. */
TEST(test_chosen, "a mode that was chosen stays")
{
    static const char names[] = WILL TTYPE SB TTYPE "\0XTERM" SE SB TTYPE "\0XTERM" SE;
    static const char refusal[] = DONT ECHO;
    BUF_LOCAL out = {.max = 0};
    struct telnet *telnet = telnet_new(&out);
    struct telnet_probe probe;
    struct telnet_event event;
    const char *in = names;
    size_t len = sizeof(names) - 1;

    telnet_probe_start(&probe, telnet, 0);
    telnet_next(telnet, &in, &len, &event);
    telnet_probe_event(&probe, telnet, &event);
    CU_ASSERT_TRUE(telnet_probe_done(&probe, telnet, TELNET_PROBE_MS));
    CU_ASSERT_EQUAL(telnet_mode(telnet), TELNET_LINE);
    telnet_probe_choose(&probe, telnet, TELNET_LINE);
    while (telnet_next(telnet, &in, &len, &event))
        telnet_probe_event(&probe, telnet, &event);
    CU_ASSERT_FALSE(telnet_probe_again(&probe, telnet));
    CU_ASSERT_EQUAL(telnet_mode(telnet), TELNET_LINE);
    telnet_probe_choose(&probe, telnet, TELNET_CHAR);
    CU_ASSERT_FALSE(telnet_probe_again(&probe, telnet));
    in = refusal;
    len = sizeof(refusal) - 1;
    while (telnet_next(telnet, &in, &len, &event))
        telnet_probe_event(&probe, telnet, &event);
    CU_ASSERT_TRUE(telnet_probe_again(&probe, telnet));
    CU_ASSERT_EQUAL(telnet_mode(telnet), TELNET_LINE);
    telnet_free(&telnet);
}
