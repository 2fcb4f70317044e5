/*
 * TLS under clients that make us compute, or that send many bytes with little in them. Some tests
 * use a whole door over real sockets. What a turn of the loop may take is tested with one stream
 * and no door.
 */
#include <event2/event.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include "clock.h"
#include "config.h"
#include "cutap.h"
#include "doorlab.h"
#include "expiry.h"
#include "hub.h"
#include "labnodes.h"
#include "stream.h"
#include "tls.h"
#include "xalloc.h"

enum { PATIENCE_S = 300, SEEN_MAX = 8192, YEAR_S = 365 * 86400, RECORD_MAX = 16384 + 512 };

static char *pem;
static char seen[SEEN_MAX];

/* ---- A client ---- */

struct client {
    SSL_CTX *context;
    SSL *ssl;
    int fd, tickets;
};

static int on_ticket(SSL *ssl, SSL_SESSION *session UNUSED)
{
    struct client *c = SSL_get_app_data(ssl);
    c->tickets++;
    return 0;
}

static void client_init(struct client *c, int fd)
{
    *c = (struct client){.fd = fd, .context = SSL_CTX_new(TLS_client_method())};
    CU_ASSERT_PTR_NOT_NULL_FATAL(c->context);
    SSL_CTX_set_session_cache_mode(c->context, SSL_SESS_CACHE_CLIENT);
    SSL_CTX_sess_set_new_cb(c->context, on_ticket);
    c->ssl = SSL_new(c->context);
    SSL_set_app_data(c->ssl, c);
    SSL_set_fd(c->ssl, fd);
}

static void client_free(struct client *c)
{
    if (!c->ssl)
        return;
    SSL_free(c->ssl);
    SSL_CTX_free(c->context);
    close(c->fd);
    c->ssl = NULL;
}

static ssize_t client_read(void *c, char *bytes, size_t cap)
{
    return SSL_read(((struct client *)c)->ssl, bytes, (int)cap);
}

static bool expect(struct client *c, const char *text)
{
    return doorlab_expect_from(client_read, c, text, seen, sizeof(seen));
}

#define EXPECT(c, text) DOORLAB_SAW(expect(c, text), text, seen)

static void type(struct client *c, const char *text)
{
    CU_ASSERT_EQUAL(SSL_write(c->ssl, text, (int)strlen(text)), (int)strlen(text));
}

static bool key_update(struct client *c)
{
    return SSL_key_update(c->ssl, SSL_KEY_UPDATE_NOT_REQUESTED) == 1 &&
           SSL_do_handshake(c->ssl) == 1;
}

/* ---- A door ---- */

static struct doorlab lab;
static struct client c; /* who comes, in most tests */

static void start(const char *limits)
{
    lab.tls_pem = pem;
    CU_ASSERT_TRUE_FATAL(doorlab_start(&lab, limits, NULL));
}

static void begin(void)
{
    start("limit-exempt 127.0.0.0/8");
}

static void stop(void)
{
    client_free(&c);
    if (lab.door > 0)
        CU_ASSERT_TRUE(doorlab_stop(&lab));
}

static void dial(struct client *who)
{
    client_init(who, doorlab_connect(lab.tls_port, PATIENCE_S));
}

static void connect_to(struct client *who, int port)
{
    client_init(who, doorlab_connect(port, PATIENCE_S));
    CU_ASSERT_EQUAL_FATAL(SSL_connect(who->ssl), 1);
}

/* Somebody who came in and was greeted. */
static void enter(struct client *who)
{
    connect_to(who, lab.tls_port);
    EXPECT(who, "lab> ");
}

SUITE("door", begin, stop);

TEST(test_serves, "a client of today is served")
{
    enter(&c);
    CU_ASSERT_EQUAL(SSL_version(c.ssl), TLS1_3_VERSION);
    type(&c, "cards\r\n");
    EXPECT(&c, "said cards");
    /* More than a turn takes, and more than one record. */
    type(&c, "flood\r\n");
    for (bool over = false; !over;) {
        over = expect(&c, "end of flood");
        CU_ASSERT_TRUE_FATAL(over || strlen(seen) + 1 == sizeof(seen));
    }
    CU_ASSERT_EQUAL(c.tickets, 0);
    type(&c, "quit\r\n");
    EXPECT(&c, "bye");
    CU_ASSERT_EQUAL(SSL_read(c.ssl, seen, sizeof(seen)), 0);
    CU_ASSERT_EQUAL(SSL_get_shutdown(c.ssl) & SSL_RECEIVED_SHUTDOWN, SSL_RECEIVED_SHUTDOWN);
}

#ifdef HAVE_WSLAY
/* A head for browsers that comes in pieces, one of 8 KiB, and a WebSocket. */
TEST(test_web, "browsers")
{
    static const char socket[] =
        "GET /socket HTTP/1.1\r\nHost: lab\r\nOrigin: https://lab\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: "
        "gmcp.mudstandards.org\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    static const char secure[] = "\x82\x87\0\0\0\0secure\n";
    char head[8193] = "GET / HTTP/1.1\r\nHost: lab\r\nX: ";
    stop();
    lab.web = true;
    begin();
    CU_ASSERT_TRUE(doorlab_pages(&lab, "robots.txt 4\nall\n"));
    connect_to(&c, lab.web_tls_port);
    for (const char *at = "GET /nothing HTTP/1.1\r\nHost: lab\r\n\r\n"; *at != '\0'; at++)
        CU_ASSERT_EQUAL(SSL_write(c.ssl, at, 1), 1);
    EXPECT(&c, "\r\n\r\nThere is nothing at this address.\n");
    CU_ASSERT_EQUAL(SSL_read(c.ssl, seen, sizeof(seen)), 0);
    CU_ASSERT_EQUAL(SSL_get_shutdown(c.ssl) & SSL_RECEIVED_SHUTDOWN, SSL_RECEIVED_SHUTDOWN);
    client_free(&c);
    connect_to(&c, lab.web_tls_port);
    for (size_t i = strlen(head); i < 8188; i++)
        head[i] = 'x';
    strcpy(head + 8188, "\r\n\r\n");
    type(&c, head);
    EXPECT(&c, "404 Not Found");
    client_free(&c);
    connect_to(&c, lab.web_tls_port);
    type(&c, socket);
    EXPECT(&c, "lab> ");
    CU_ASSERT_EQUAL(SSL_write(c.ssl, secure, sizeof(secure) - 1), (int)sizeof(secure) - 1);
    EXPECT(&c, "secure 1");
    client_free(&c);
    int fd = doorlab_connect(lab.web_tls_port, PATIENCE_S);
    CU_ASSERT_EQUAL(send(fd, "GET / HTTP/1.1\r\n\r\n", 18, MSG_NOSIGNAL), 18);
    CU_ASSERT_TRUE(doorlab_expect(fd, "This port isn't for HTTP.", seen, sizeof(seen)));
    close(fd);
    lab.web = false;
}
#endif

/* Whether the door agrees to what the client wants, and to nothing else. */
static bool agrees(int version, const char *groups, const char *ciphers)
{
    dial(&c);
    SSL_set_max_proto_version(c.ssl, version);
    if (groups)
        CU_ASSERT_EQUAL_FATAL(SSL_set1_groups_list(c.ssl, groups), 1);
    if (ciphers)
        CU_ASSERT_EQUAL_FATAL(SSL_set_cipher_list(c.ssl, ciphers), 1);
    bool agreed = SSL_connect(c.ssl) == 1;
    client_free(&c);
    return agreed;
}

TEST(test_choice, "two curves and the best ciphers")
{
    CU_ASSERT_TRUE(agrees(TLS1_3_VERSION, "X25519", NULL));
    CU_ASSERT_TRUE(agrees(TLS1_3_VERSION, "P-256", NULL));
    CU_ASSERT_FALSE(agrees(TLS1_3_VERSION, "P-384", NULL));
    CU_ASSERT_FALSE(agrees(TLS1_3_VERSION, "P-521", NULL));
    CU_ASSERT_FALSE(agrees(TLS1_3_VERSION, "X448", NULL));
    CU_ASSERT_FALSE(agrees(TLS1_3_VERSION, "ffdhe2048", NULL));
    CU_ASSERT_FALSE(agrees(TLS1_3_VERSION, "ffdhe8192", NULL));
    CU_ASSERT_TRUE(agrees(TLS1_2_VERSION, "P-256", NULL));
    CU_ASSERT_FALSE(agrees(TLS1_2_VERSION, "P-521", NULL));
    CU_ASSERT_TRUE(agrees(TLS1_2_VERSION, NULL, "ECDHE-ECDSA-AES128-GCM-SHA256"));
    CU_ASSERT_FALSE(agrees(TLS1_2_VERSION, NULL, "ECDHE-ECDSA-AES128-SHA"));
}

/* RFC 8446 4.6.3: keys may change, but nobody needs that often. */
TEST(test_key_updates, "keys change seldom (RFC 8446 4.6.3)")
{
    struct client few, many;
    bool alive = true;

    enter(&few);
    for (int i = 0; i < STREAM_DATALESS; i++)
        CU_ASSERT_TRUE(key_update(&few));
    type(&few, "cards\r\n");
    EXPECT(&few, "said cards");
    enter(&many);
    for (int i = 0; i < STREAM_DATALESS + 1; i++)
        CU_ASSERT_TRUE(key_update(&many));
    /* Nothing that is typed after that is answered. */
    alive = SSL_write(many.ssl, "cards\r\n", 7) == 7 && expect(&many, "said cards");
    CU_ASSERT_FALSE(alive);
    type(&few, "keep on\r\n");
    EXPECT(&few, "said keep on");
    client_free(&few);
    client_free(&many);
}

TEST(test_renegotiation, "no renegotiation")
{
    dial(&c);
    SSL_set_max_proto_version(c.ssl, TLS1_2_VERSION);
    CU_ASSERT_EQUAL_FATAL(SSL_connect(c.ssl), 1);
    CU_ASSERT_EQUAL(SSL_get_secure_renegotiation_support(c.ssl), 1);
    CU_ASSERT_TRUE(SSL_renegotiate(c.ssl) != 1 || SSL_do_handshake(c.ssl) != 1);
}

/* A hello in pieces that never ends, and a client that goes away in the middle of it. */
TEST(test_handshake_without_end, "a handshake without an end")
{
    /* A record of 16,384 bytes each, which are the start of a hello of 65,535 or more. */
    static unsigned char record[5 + 16384] = {22, 3, 1, 0x40, 0, 1, 0, 0xff, 0xff};
    ssize_t sent = 1;

    enter(&c);
    int gone = doorlab_connect(lab.tls_port, PATIENCE_S);
    CU_ASSERT_EQUAL(send(gone, record, 100, MSG_NOSIGNAL), 100);
    close(gone);
    int endless = doorlab_connect(lab.tls_port, PATIENCE_S);
    for (int i = 0; i < 16 && sent > 0; i++)
        sent = send(endless, record, sizeof(record), MSG_NOSIGNAL);
    while (recv(endless, seen, sizeof(seen), 0) > 0)
        ;
    close(endless);
    type(&c, "cards\r\n");
    EXPECT(&c, "said cards");
}

/* Doors that stop while handshakes are under way, as those of an upgrade do. */
TEST(test_stop_in_handshake, "a door that stops in handshakes")
{
    enum { CLIENTS = 8 };
    int fds[CLIENTS];
    unsigned char hello[] = {22, 3, 1, 0, 100, 1, 0, 0, 96};

    for (int i = 0; i < CLIENTS; i++) {
        fds[i] = doorlab_connect(lab.tls_port, PATIENCE_S);
        CU_ASSERT_EQUAL(send(fds[i], hello, sizeof(hello), MSG_NOSIGNAL), (ssize_t)sizeof(hello));
    }
    stop();
    for (int i = 0; i < CLIENTS; i++)
        close(fds[i]);
}

/* A client that does not speak TLS is told so in plain bytes. */
TEST(test_plain, "a client without TLS")
{
    static const char *const sent[] = {"POST / HTTP/1.1\r\n\r\nguest\r\n", "SSH-2.0-x\r\n",
                                       "\xff\xfb\x1f", "guest\r\n"};
    static const char *const told[] = {"HTTP", "SSH", "telnet", "telnet"};
    char want[40];

    for (size_t i = 0; i < sizeof(sent) / sizeof(sent[0]); i++) {
        int fd = doorlab_connect(lab.tls_port, PATIENCE_S);
        CU_ASSERT_EQUAL(send(fd, sent[i], strlen(sent[i]), MSG_NOSIGNAL), (ssize_t)strlen(sent[i]));
        snprintf(want, sizeof(want), "This port isn't for %s.", told[i]);
        CU_ASSERT_TRUE(doorlab_expect(fd, want, seen, sizeof(seen)));
        CU_ASSERT_FALSE(doorlab_expect(fd, "never", seen, sizeof(seen)));
        close(fd);
    }
}

SUITE("limits", NULL, stop);

/* A client that sends a record for each key sends 23 bytes for one. It is slowed down like a client
 * that sends as many bytes of text. */
TEST(test_bytes_of_the_wire_count, "the bytes of the wire count")
{
    start("line-rate 1 line-burst 2");
    enter(&c);
    for (int i = 0; i < 400; i++)
        type(&c, "x");
    type(&c, "\r\n");
    EXPECT(&c, "Your lines come in faster than the room can read them");
}

/* ---- One stream ---- */

static struct one {
    struct event_base *base;
    struct hub *hub;
    struct stream_tls *tls;
    struct stream *stream;
    bool up, marked;
    size_t came, read;
    struct client client;
} one;

static void on_up(void *arg)
{
    struct one *its = arg;
    its->up = true;
}

static void on_turn(void *arg)
{
    struct one *its = arg;
    its->marked = true;
}

static void on_charge(void *arg, size_t bytes)
{
    struct one *its = arg;
    its->came += bytes;
}

static void on_came(void *arg, char *bytes UNUSED, size_t len)
{
    struct one *its = arg;
    its->read += len;
}

static const struct stream_events events = {
    .up = on_up, .charge = on_charge, .came = on_came, .ended = on_turn, .turn = on_turn};

static void one_accept(struct one *its, int fd)
{
    its->stream = stream_new(its->hub, its->tls, fd);
    stream_tell(its->stream, &events, its);
    stream_read(its->stream, true);
}

/* A stream and a client in one process, after the handshake. Neither waits. */
static void one_dial(struct one *its)
{
    int fd[2], large = 1 << 20;

    CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, fd),
                          0);
    setsockopt(fd[1], SOL_SOCKET, SO_SNDBUF, &large, sizeof(large));
    one_accept(its, fd[0]);
    client_init(&its->client, fd[1]);
    while (!its->up && !its->marked) {
        SSL_connect(its->client.ssl);
        event_base_loop(its->base, EVLOOP_ONCE);
    }
    CU_ASSERT_FALSE_FATAL(its->marked);
    CU_ASSERT_EQUAL_FATAL(SSL_connect(its->client.ssl), 1);
    CU_ASSERT_EQUAL(its->came, 0);
}

static void one_begin(void)
{
    char why[200];

    one = (struct one){.base = event_base_new()};
    const struct hub_deps deps = {.base = one.base, .clock = &clock_system};
    one.hub = hub_new(&deps);
    one.tls = stream_tls_new(one.hub, pem, why, sizeof(why));
    CU_ASSERT_PTR_NOT_NULL_FATAL(one.tls);
    one_dial(&one);
}

static void one_end(void)
{
    stream_free(&one.stream);
    event_base_loop(one.base, EVLOOP_ONCE | EVLOOP_NONBLOCK);
    stream_tls_free(&one.tls);
    hub_free(&one.hub);
    event_base_free(one.base);
    client_free(&one.client);
}

/* Lets the loop go on in one and the same turn: a turn ends only when a test calls stream_turn. */
static void loops(void)
{
    for (int i = 0; i < 50; i++)
        event_base_loop(one.base, EVLOOP_ONCE | EVLOOP_NONBLOCK);
}

SUITE("stream", one_begin, one_end);

TEST(test_turn, "so many bytes in a turn")
{
    static char much[16384];
    for (int i = 0; i < 6; i++)
        CU_ASSERT_EQUAL(SSL_write(one.client.ssl, much, sizeof(much)), (int)sizeof(much));
    loops();
    CU_ASSERT(one.came > 0 && one.came < STREAM_TURN_BYTES + RECORD_MAX);
    for (int i = 0; i < 100 && one.read < 6 * sizeof(much); i++) {
        size_t before = one.came;
        CU_ASSERT_PTR_NULL(stream_turn(one.stream));
        loops();
        CU_ASSERT(one.came - before < STREAM_TURN_BYTES + RECORD_MAX);
    }
    CU_ASSERT_EQUAL(one.read, 6 * sizeof(much));
    CU_ASSERT(one.came > one.read);
}

/* A record for each byte: what is read in a turn, and what it is charged, goes by the reads. */
TEST(test_record_a_byte, "a record for each byte")
{
    enum { FLOOD = 1000 };
    for (int i = 0; i < FLOOD; i++)
        CU_ASSERT_EQUAL_FATAL(SSL_write(one.client.ssl, "x", 1), 1);
    loops();
    CU_ASSERT(one.read > 0 && one.read <= STREAM_TURN_BYTES / STREAM_READ_BYTES);
    CU_ASSERT(one.came >= one.read * STREAM_READ_BYTES);
    for (int i = 0; i < FLOOD && one.read < FLOOD; i++) {
        CU_ASSERT_PTR_NULL(stream_turn(one.stream));
        loops();
    }
    CU_ASSERT_EQUAL(one.read, FLOOD);
}

/* These records once held the loop for four seconds. A turn now takes one of them, and a connection
 * few in all. */
TEST(test_flood_of_key_updates, "a flood of changes of keys")
{
    enum { FLOOD = 2000 };
    for (int i = 0; i < FLOOD; i++)
        CU_ASSERT_TRUE_FATAL(key_update(&one.client));
    event_base_loop(one.base, EVLOOP_ONCE);
    size_t record = one.came;
    CU_ASSERT(record > 0 && record <= 2 * STREAM_READ_BYTES);
    CU_ASSERT_PTR_NULL(stream_turn(one.stream));
    loops();
    CU_ASSERT_EQUAL(one.came, (STREAM_DATALESS + 1) * record);
    CU_ASSERT_PTR_NOT_NULL(stream_turn(one.stream));
}

static bool served_with(SSL *ssl, const char *with)
{
    BIO *bio = BIO_new_mem_buf(with, -1);
    X509 *certificate = PEM_read_bio_X509(bio, NULL, NULL, NULL);
    X509 *shown = SSL_get1_peer_certificate(ssl);
    bool same = shown && X509_cmp(certificate, shown) == 0;

    X509_free(certificate);
    X509_free(shown);
    BIO_free(bio);
    return same;
}

/* Another certificate is for later connections; text that is not a certificate changes nothing. */
TEST(test_renew, "another certificate")
{
    char *fresh = labnodes_alone(YEAR_S), why[200], answer[8];

    CU_ASSERT_TRUE(served_with(one.client.ssl, pem));
    CU_ASSERT_FALSE(stream_tls_renew(one.tls, "rubbish", why, sizeof(why)));
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "holds no certificate"));
    CU_ASSERT_TRUE(stream_tls_renew(one.tls, fresh, why, sizeof(why)));
    CU_ASSERT_EQUAL(SSL_write(one.client.ssl, "cards", 5), 5);
    stream_send(one.stream, "played", 6);
    loops();
    CU_ASSERT_EQUAL(one.read, 5);
    CU_ASSERT_EQUAL(SSL_read(one.client.ssl, answer, sizeof(answer)), 6);
    struct one later = {.base = one.base, .hub = one.hub, .tls = one.tls};
    one_dial(&later);
    CU_ASSERT_TRUE(served_with(later.client.ssl, fresh));
    stream_free(&later.stream);
    client_free(&later.client);
    free(fresh);
}

/* Whoever goes while the thread has their handshake is freed when that is over. */
TEST(test_dropped, "gone in the handshake")
{
    struct one gone = {.hub = one.hub, .tls = one.tls};
    for (int i = 0; i < 200; i++) {
        int fd[2];
        CU_ASSERT_EQUAL_FATAL(
            socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, fd), 0);
        one_accept(&gone, fd[0]);
        client_init(&c, fd[1]);
        SSL_connect(c.ssl);
        event_base_loop(one.base, EVLOOP_ONCE | EVLOOP_NONBLOCK);
        stream_free(&gone.stream);
        client_free(&c);
    }
    CU_ASSERT(!gone.up && !gone.marked);
}

/* ---- When a certificate ends ---- */

SUITE("expiry", NULL, NULL);

TEST(test_until, "when it ends")
{
    enum { DAY_S = 86400 };
    FREED char *soon = labnodes_alone(5 * DAY_S), *both = NULL;
    int64_t now = clock_wall(&clock_system), until = tls_until(soon);

    CU_ASSERT(until > now + 4 * DAY_S * 1000LL && until < now + 6 * DAY_S * 1000LL);
    /* In a chain, the certificate that ends first counts. */
    CU_ASSERT_FATAL(asprintf(&both, "%s%s", pem, soon) > 0);
    CU_ASSERT_EQUAL(tls_until(both), until);
    CU_ASSERT_EQUAL(tls_until("rubbish"), 0);
}

/* A warning a day from 14 days on, until it is renewed. */
TEST(test_warnings, "warnings before it ends")
{
    const int64_t hour = 3600 * 1000, day = 24 * hour, start = 1000 * day;
    struct expiry expiry = {.until_ms = start + 90 * day}, none = {0};
    int told = 0;

    for (int64_t now = start; now < start + 93 * day; now += hour) {
        bool warns = expiry_warns(&expiry, now);
        int64_t left = expiry.until_ms - now;
        told += warns;
        CU_ASSERT_FALSE(expiry_warns(&none, now));
        CU_ASSERT(!warns || left < EXPIRY_WARN_DAYS * day);
        CU_ASSERT_EQUAL(expiry_days(&expiry, now), left > 0 ? left / day : 0);
        if (left == EXPIRY_WARN_DAYS * day - hour)
            CU_ASSERT_TRUE(warns);
    }
    CU_ASSERT_EQUAL(told, EXPIRY_WARN_DAYS + 3);
    expiry = (struct expiry){.until_ms = start + 190 * day};
    CU_ASSERT_FALSE(expiry_warns(&expiry, start + 93 * day));
}

CUTAP_MAIN(argc, argv)
{
    signal(SIGPIPE, SIG_IGN);
    pem = labnodes_alone(YEAR_S);
    int status = cutap_run(CUTAP_SUITES);
    free(pem);
    return status;
}
