/*
 * The probe: the measured clients, each by the bytes with which it answers questions.
 */

#include "cutap.h"
#include "files.h"
#include "telnet_bytes.h"
#include "telnet_probe.h"
#include "telnet_text.h"
#include "xalloc.h"

struct answer {
    const char *to; /* when we send this for the first time, the client answers */
    size_t to_len;
    const char *with;
    size_t with_len;
};

static struct client {
    const char *name, *mode, *knows; /* as telnet.txt has them */
    struct answer answers[12];       /* `to` empty: it speaks first */
    int n;
} clients[20];
static struct rows rows;

static int read_clients(void)
{
    struct client *c = NULL;
    for (rows = rows_open("tests/door/telnet.txt", "clients"); rows_next(&rows);) {
        char *const *cell = rows.cell;
        if (strcmp(cell[0], "client") == 0) {
            c = c ? c + 1 : clients;
            *c = (struct client){.name = cell[1], .mode = cell[2], .knows = cell[3]};
        } else if (c) {
            c->answers[c->n++] =
                (struct answer){cell[0], telnet_text(cell[0]), cell[1], telnet_text(cell[1])};
        }
    }
    return c == clients + 14 ? 0 : -1;
}

static int forget_clients(void)
{
    rows_close(&rows);
    return 0;
}

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
        for (int i = 0; i < client->n; i++) {
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

/* When a client begins to talk: at once; after a line that its user typed; after the probe. */
enum begins { AT_ONCE, AFTER_A_LINE, AFTER_THE_PROBE };

static void check(const struct client *client, bool one, enum begins begins)
{
    BUF_LOCAL out = {.max = 0};
    struct telnet *telnet = telnet_new(&out, false);
    struct telnet_probe probe;
    size_t before;
    bool mute = strstr(client->mode, "mute");
    enum telnet_mode mode = telnet_text_mode(client->mode);

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
    } else if (strstr(client->mode, "late")) {
        CU_ASSERT_FALSE(telnet_probe_done(&probe, telnet, TELNET_PROBE_MS - 1));
        CU_ASSERT_EQUAL(telnet_mode(telnet), TELNET_PROBING);
        CU_ASSERT_TRUE(telnet_probe_done(&probe, telnet, TELNET_PROBE_MS));
    } else {
        CU_ASSERT_TRUE(telnet_probe_done(&probe, telnet, 1000));
    }
    CU_ASSERT_EQUAL(telnet_mode(telnet), mute && begins != AT_ONCE ? TELNET_RAW : mode);
    FREED char *knows = xasprintf("%s, %s, %u,%s%s %ux%u", probe.terminal, probe.client, probe.mtts,
                                  probe.utf8 ? " utf8" : "", probe.reader ? " reader" : "",
                                  probe.columns, probe.rows);
    if (strcmp(knows, client->knows) != 0)
        printf("# %s: %s\n", client->name, knows);
    CU_ASSERT_STRING_EQUAL(knows, client->knows);

    before = out.len;
    telnet_secret(telnet, true);
    telnet_prompt(telnet);
    if (mode == TELNET_LINE && !mute)
        CU_ASSERT_TRUE(out.len > before);
    if (mode == TELNET_RAW)
        CU_ASSERT_EQUAL(out.len, 9); /* DO TTYPE, DO NAWS, WILL MSSP, and never an IAC again */
    telnet_free(&telnet);
}

SUITE_ONCE("probe", read_clients, forget_clients);

TEST(test_clients, "the measured clients")
{
    for (const struct client *c = clients; c->name; c++)
        for (int begins = AT_ONCE; begins <= AFTER_THE_PROBE; begins++) {
            check(c, false, (enum begins)begins);
            check(c, true, (enum begins)begins);
        }
}

SUITE("late", NULL, NULL);

/* The player's choice stays, unless the client refuses it. */
TEST(test_chosen, "a mode that was chosen stays")
{
    static const char names[] = WILL TTYPE SB TTYPE "\0XTERM" SE SB TTYPE "\0XTERM" SE;
    static const char refusal[] = DONT ECHO;
    BUF_LOCAL out = {.max = 0};
    struct telnet *telnet = telnet_new(&out, false);
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
