/*
 * The door for browsers over real sockets: files, handshakes, the three subprotocols, and what is
 * refused.
 */
#include <sys/socket.h>
#include <unistd.h>

#include "buf.h"
#include "closed.h"
#include "cutap.h"
#include "doorlab.h"
#include "files.h"
#include "http.h"
#include "websocket.h"

enum { PATIENCE_S = 300, SEEN_MAX = 32768, LAST = 0x80, TEXT = 1, BINARY = 2, CLOSE = 8, PING = 9 };

#define KEY       "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
#define WEBSOCKET "Upgrade: websocket\r\nConnection: Upgrade\r\n"
#define V13       "Sec-WebSocket-Version: 13\r\n"
#define UPGRADE   WEBSOCKET V13 KEY
#define SOCKET    "GET /socket HTTP/1.1\r\nHost: lab\r\n" UPGRADE

static struct doorlab lab;
static char seen[SEEN_MAX];

static void start_bare(const char *limits, const char *bans)
{
    lab = (struct doorlab){.web = true, .web_origins = "https://friend.example"};
    CU_ASSERT_TRUE_FATAL(doorlab_start(&lab, limits, bans));
}

static void start(const char *limits, const char *bans)
{
    static const char page[] = "<!DOCTYPE html><title>Lab</title>";
    BUF_LOCAL files = {0};

    start_bare(limits, bans);
    buf_printf(&files, "index.html %zu\n%s", strlen(page), page);
    buf_printf(&files, "cardroom.js 2000\n%02000d", 0);
    buf_puts(&files, "secret.key 2\nno");
    buf_puts(&files, "robots.txt 4\nall\n");
    CU_ASSERT_TRUE_FATAL(doorlab_pages(&lab, buf_text(&files)));
}

static void begin(void)
{
    start("limit-exempt 127.0.0.0/8", NULL);
}

static void stop(void)
{
    CU_ASSERT_TRUE(doorlab_stop(&lab));
}

static void type(int fd, const char *bytes, size_t len)
{
    CU_ASSERT_EQUAL(send(fd, bytes, len, MSG_NOSIGNAL), (ssize_t)len);
}

static int dial(const char *text)
{
    int fd = doorlab_connect(lab.web_port, PATIENCE_S);

    type(fd, text, strlen(text));
    return fd;
}

#define EXPECT(fd, text) DOORLAB_SAW(doorlab_expect(fd, text, seen, sizeof(seen)), text, seen)
#define SEEN(text)       CU_ASSERT_PTR_NOT_NULL(strstr(seen, text))

/* The whole answer to a request, after which the connection ends. */
static const char *ask(const char *request)
{
    FD_LOCAL fd = dial(request);

    CU_ASSERT_FALSE(doorlab_expect(fd, "\n\nnever\n\n", seen, sizeof(seen)));
    return seen;
}

static void expect_answer(const char *request, const char *begins, const char *holds)
{
    const char *answer = ask(request);
    bool same = strncmp(answer, begins, strlen(begins)) == 0 && strstr(answer, holds);

    CU_ASSERT_TRUE(same);
    if (!same)
        printf("# %.200s\n# answer: %s\n", request, answer);
}

#define GET(path) "GET " path " HTTP/1.1\r\nHost: lab\r\n"
#define OK        "HTTP/1.1 200 OK\r\n"
#define MISSING   "HTTP/1.1 404 Not Found\r\n"
#define BAD       "HTTP/1.1 400 Bad Request\r\n"
#define REFUSED   "HTTP/1.1 403 Forbidden\r\n"

SUITE("files", begin, stop);

/* ---- Files ---- */

TEST(test_files, "files and paths")
{
    static const char *const shown[] = {GET("/"),       GET("/k7m2qd"), GET("/r/12"),
                                        GET("/cup/3"),  GET("/daily"),  GET("/top/last-one"),
                                        GET("/?from=x")};
    ROWS_LOCAL none = rows_open("tests/door/nothing.txt", NULL);
    char request[200];

    for (size_t i = 0; i < sizeof(shown) / sizeof(shown[0]); i++) {
        snprintf(request, sizeof(request), "%s\r\n", shown[i]);
        expect_answer(request, OK, "\r\n\r\n<!DOCTYPE html>");
    }
    while (rows_next(&none)) {
        snprintf(request, sizeof(request), GET("%s") "\r\n", none.cell[0]);
        expect_answer(request, MISSING, "\r\n\r\nThere is nothing at this address.\n");
    }
    expect_answer(GET("/robots.txt") "\r\n", OK, "Content-Length: 4\r\n\r\nall\n");
    expect_answer(GET("/") "\r\n", OK, "\r\nContent-Type: text/html; charset=utf-8\r\n");
    static const char *const headers[] = {
        "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src "
        "'self'; connect-src 'self'; ",
        "; frame-ancestors 'none'\r\n",
        "X-Content-Type-Options: nosniff\r\n",
        "Referrer-Policy: no-referrer\r\n",
        "Connection: close\r\n",
        "Date: "};
    for (size_t i = 0; i < sizeof(headers) / sizeof(headers[0]); i++)
        SEEN(headers[i]);
    ask("HEAD /cardroom.js HTTP/1.1\r\nHost: lab\r\n\r\n");
    SEEN("Content-Length: 2000\r\n");
    CU_ASSERT_STRING_EQUAL(strstr(seen, "\r\n\r\n"), "\r\n\r\n");
}

TEST(test_tags, "tags and compression")
{
    char request[400], tag[40];

    ask(GET("/cardroom.js") "Accept-Encoding: gzip, br\r\n\r\n");
    SEEN("Content-Encoding: gzip\r\n");
    SEEN("Vary: Accept-Encoding\r\n");
    const char *at = strstr(seen, "ETag: ");
    CU_ASSERT_PTR_NOT_NULL_FATAL(at);
    snprintf(tag, sizeof(tag), "%.*s", (int)strcspn(at + 6, "\r"), at + 6);
    snprintf(request, sizeof(request), GET("/cardroom.js") "If-None-Match: \"x\", %s\r\n\r\n", tag);
    expect_answer(request, "HTTP/1.1 304 Not Modified\r\n", tag);
    CU_ASSERT_STRING_EQUAL(strstr(seen, "\r\n\r\n"), "\r\n\r\n");
    /* Files that change have another tag. */
    CU_ASSERT_TRUE(doorlab_pages(&lab, "cardroom.js 3\nnew"));
    snprintf(request, sizeof(request), GET("/cardroom.js") "If-None-Match: %s\r\n\r\n", tag);
    for (int i = 0; i < 100 && strstr(ask(request), " 304 "); i++)
        ; /* the word has not been read yet */
    expect_answer(request, OK, "\r\n\r\nnew");
    expect_answer(GET("/") "\r\n", MISSING, "");
}

TEST(test_bad_requests, "requests that are refused")
{
    BUF_LOCAL head = {0};

    expect_answer("POST / HTTP/1.1\r\nHost: lab\r\nContent-Length: 14\r\n\r\nguest\r\nhello\r\n",
                  "HTTP/1.1 405 Method Not Allowed\r\n", "\r\nAllow: GET, HEAD\r\n");
    expect_answer("GET / HTTP/1.1\r\nHost: lab\r\nContent-Length: 1\r\n\r\nx", BAD, "no body");
    expect_answer("GET / HTTP/1.1\r\nHost: lab\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", BAD,
                  "");
    expect_answer("GET / HTTP/1.1\r\n\r\n", BAD, "which host");
    expect_answer("GET /a b HTTP/1.1\r\nHost: lab\r\n\r\n", BAD, "");
    expect_answer("GET / HTTP/1.1\nHost: lab\n\n", BAD, "CR LF");
    expect_answer("hello there\r\n\r\n", BAD, "not a request");
    /* One request a connection: what follows is not read. */
    ask(GET("/robots.txt") "\r\n" GET("/cardroom.js") "\r\n");
    CU_ASSERT_PTR_NULL(strstr(strstr(seen, "200 OK") + 1, "200 OK"));
    /* A head of 8 KiB is taken, one of a byte more is not. */
    buf_puts(&head, GET("/robots.txt") "X: ");
    while (head.len < HTTP_HEAD_MAX - 4)
        buf_putc(&head, 'x');
    buf_puts(&head, "\r\n\r\n");
    CU_ASSERT_EQUAL(head.len, HTTP_HEAD_MAX);
    expect_answer(buf_text(&head), OK, "all\n");
    head.data[head.len - 4] = 'x';
    head.len -= 3;
    buf_puts(&head, "\r\n\r\n");
    CU_ASSERT_EQUAL(head.len, HTTP_HEAD_MAX + 1);
    expect_answer(buf_text(&head), "HTTP/1.1 431 ", "at most 8 KiB");
}

/* Half a head, and none at all. */
TEST(test_late, "heads that do not come")
{
    FD_LOCAL silent = doorlab_connect(lab.web_port, PATIENCE_S);
    expect_answer("GET / HTTP/1.1\r\nHost: l", "HTTP/1.1 408 Request Timeout\r\n", "in time");
    CU_ASSERT_FALSE(doorlab_expect(silent, "x", seen, sizeof(seen)));
    CU_ASSERT_STRING_EQUAL(seen, "");
}

/* Other protocols are told where they belong. */
TEST(test_foreign, "other protocols")
{
    static const char *const sent[] = {"SSH-2.0-x\r\n", "\x16\x03\x01\x02", "\xff\xfb\x1f"};
    static const char *const told[] = {"SSH", "TLS", "telnet"};
    char want[40];

    int fd = dial(SOCKET "\r\n");
    EXPECT(fd, "lab> "); /* the room is there, and has told its ports */
    close(fd);
    for (size_t i = 0; i < sizeof(sent) / sizeof(sent[0]); i++) {
        snprintf(want, sizeof(want), "This port isn't for %s.", told[i]);
        expect_answer(sent[i], want, "telnet 4000, SSH 4022, HTTP http://lab:8080.");
    }
}

SUITE("sockets", begin, stop);

/* ---- Handshakes ---- */

#define GUEST "Sec-WebSocket-Protocol: gmcp.mudstandards.org\r\n"

TEST(test_handshake, "handshakes")
{
    int fd = dial(SOCKET "Origin: http://lab\r\nSec-WebSocket-Protocol: x, gmcp.mudstandards.org, "
                         "terminal.mudstandards.org\r\n\r\n");
    EXPECT(fd, "lab> ");
    SEEN("HTTP/1.1 101 Switching Protocols\r\n");
    SEEN("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n");
    SEEN("Sec-WebSocket-Protocol: gmcp.mudstandards.org\r\n");
    close(fd);
    fd = dial(SOCKET "\r\n");
    EXPECT(fd, "80x24 input 3 utf8 1 colours 256");
    CU_ASSERT_PTR_NULL(strstr(seen, "Sec-WebSocket-Protocol"));
    close(fd);
}

TEST(test_bad_handshakes, "handshakes that are refused")
{
    expect_answer(GET("/socket") "\r\n", "HTTP/1.1 426 Upgrade Required\r\n",
                  "\r\nUpgrade: websocket");
    expect_answer(GET("/socket") "Upgrade: websocket\r\nConnection: close\r\n" V13 KEY "\r\n", BAD,
                  "RFC 6455");
    expect_answer(GET("/socket") "Upgrade: websocket\r\nConnection: Upgrade, close\r\n" V13 KEY
                                 "\r\n",
                  BAD, "RFC 6455");
    expect_answer(GET("/socket") "Upgrade: h2c\r\nConnection: Upgrade\r\n" V13 KEY "\r\n", BAD,
                  "RFC 6455");
    expect_answer(GET("/socket") WEBSOCKET "Sec-WebSocket-Version: 12\r\n" KEY "\r\n",
                  "HTTP/1.1 426 ", "\r\nSec-WebSocket-Version: 13\r\n");
    expect_answer(GET("/socket") WEBSOCKET V13 "\r\n", BAD, "key");
    expect_answer(GET("/socket") WEBSOCKET V13 "Sec-WebSocket-Key: short\r\n\r\n", BAD, "key");
    expect_answer(SOCKET "Sec-WebSocket-Protocol: json.mudstandards.org, chat\r\n\r\n", BAD,
                  "speaks the protocols");
    expect_answer("HEAD /socket HTTP/1.1\r\nHost: lab\r\n" UPGRADE "\r\n", BAD, "");
    /* Elsewhere it is a request as any other. */
    expect_answer(GET("/robots.txt") UPGRADE "\r\n", OK, "all\n");
}

TEST(test_origin, "origins")
{
    static const char *const others[] = {"http://evil.example", "null",
                                         "http://lab:81",       "https://friend.example.evil",
                                         "http://xlab",         ""};
    static const char *const ours[] = {"http://lab", "https://LAB", "https://friend.example"};
    char request[600];

    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++) {
        snprintf(request, sizeof(request), SOCKET "Origin: %s\r\n\r\n", others[i]);
        expect_answer(request, REFUSED, "another site");
    }
    for (size_t i = 0; i < sizeof(ours) / sizeof(ours[0]); i++) {
        snprintf(request, sizeof(request), SOCKET "Origin: %s\r\n\r\n", ours[i]);
        FD_LOCAL fd = dial(request);
        EXPECT(fd, "101 Switching");
    }
}

/* ---- Subprotocols ---- */

static void say(int fd, int kind, const char *text)
{
    static const char mask[] = {1, 2, 3, 4};
    char bytes[200];
    size_t len = strlen(text);

    bytes[0] = (char)(LAST | kind);
    bytes[1] = (char)(LAST | len);
    memcpy(bytes + 2, mask, 4);
    for (size_t i = 0; i < len; i++)
        bytes[6 + i] = (char)(text[i] ^ mask[i % 4]);
    type(fd, bytes, len + 6);
}

TEST(test_gmcp, "gmcp")
{
    FD_LOCAL fd = dial(SOCKET GUEST "Accept-Language: es-AR, en;q=0.5\r\n\r\n");
    EXPECT(fd, "lab> ");
    SEEN("80x24 input 2 utf8 1 colours 256  on browser");
    say(fd, BINARY, "cards\r\n");
    EXPECT(fd, "said cards");
    say(fd, TEXT, "Core.Supports.Set [\"Cards 1\"]");
    EXPECT(fd, "Lab.Heard \"Core.Supports.Set [\"Cards 1\"]\"");
    say(fd, PING, "there?");
    EXPECT(fd, "\x8a\x06there?");
    say(fd, BINARY, "password\n");
    EXPECT(fd, "Password: ");
    CU_ASSERT_PTR_NULL(strstr(seen, "will appear on your screen"));
    /* The room keeps its people over a restart, and what they announced. */
    doorlab_room_kill(&lab);
    EXPECT(fd, "La sala está volviendo");
    CU_ASSERT_TRUE(doorlab_room(&lab, NULL));
    EXPECT(fd, "Lab.Heard \"Core.Supports.Set");
    say(fd, BINARY, "quit\n");
    EXPECT(fd, "\x88\x02\x03\xe9");
    SEEN("bye");
    close(fd);
    /* Line by line, and the last line without its end. */
    fd = dial(SOCKET GUEST "\r\n");
    say(fd, BINARY, "one\ntw");
    say(fd, BINARY, "o\nthree");
    say(fd, CLOSE, "");
    EXPECT(fd, "\x88\x02\x03\xe8");
    SEEN("said two");
    SEEN("said three");
}

/* The whole of telnet, options and all, with a terminal's name and size. */
TEST(test_telnet, "telnet")
{
    FD_LOCAL fd = dial(SOCKET "Sec-WebSocket-Protocol: telnet.mudstandards.org\r\n\r\n");
    EXPECT(fd, "\xff\xfd\x18"); /* DO TTYPE */
    say(fd, BINARY, "\xff\xfc\x18\xff\xfc\x1f\xff\xfc\x27\xff\xfe\x01");
    say(fd, BINARY, "cards\r\n");
    EXPECT(fd, "said cards");
    say(fd, TEXT, "Core.Ping");
    EXPECT(fd, "\x88\x02\x03\xeb"); /* 1003 */
}

TEST(test_terminal, "terminal")
{
    FD_LOCAL fd = dial(SOCKET "Sec-WebSocket-Protocol: terminal.mudstandards.org\r\n\r\n");
    EXPECT(fd, "lab> ");
    say(fd, BINARY, "carts\x7f\x7f");
    say(fd, BINARY, "ds\r");
    EXPECT(fd, "said cards");
    say(fd, BINARY | 0x40, "reserved");
    EXPECT(fd, "\x88\x02\x03\xea"); /* 1002 */
}

/* What is over at the end of a door is told as "come back". */
TEST(test_stop, "the end of a door")
{
    FD_LOCAL fd = dial(SOCKET GUEST "\r\n");
    EXPECT(fd, "lab> ");
    CU_ASSERT_TRUE(doorlab_word(&lab, "stop"));
    EXPECT(fd, "\x88\x02\x03\xe9"); /* 1001 */
    SEEN("The room closes for a while.");
}

/* ---- Floods ---- */

TEST(test_floods, "pings and messages of a byte")
{
    enum { PINGS = 100000, PING_BYTES = 6, PONG_BYTES = 2, LETTERS = 3000 };
    static char bytes[PINGS * PING_BYTES];

    FD_LOCAL fd = dial(SOCKET GUEST "\r\n");
    EXPECT(fd, "lab> ");
    for (size_t i = 0; i < PINGS; i++)
        memcpy(bytes + i * PING_BYTES, "\x89\x80\1\2\3\4", PING_BYTES);
    if (fork() == 0) { /* while its parent reads the answers */
        type(fd, bytes, sizeof(bytes));
        for (int i = 0; i < LETTERS; i++)
            say(fd, BINARY, i % 100 < 99 ? "x" : "\n");
        say(fd, BINARY, "over\n");
        _exit(0);
    }
    for (size_t left = PINGS * PONG_BYTES; left > 0;) {
        ssize_t got = recv(fd, seen, left < SEEN_MAX ? left : SEEN_MAX, 0);
        CU_ASSERT_FATAL(got > 0);
        left -= (size_t)got;
    }
    EXPECT(fd, "said over");
}

/* ---- Who asks ---- */

#define FOR(addresses) "X-Forwarded-For: " addresses "\r\n"

/* Somebody who plays, and whether the room takes them for encrypted. */
static void expect_secure(const char *proxy, const char *fields, bool secure)
{
    char request[600];

    snprintf(request, sizeof(request), "%s" SOCKET GUEST "%s\r\n", proxy, fields);
    FD_LOCAL fd = dial(request);
    say(fd, BINARY, "secure\n");
    EXPECT(fd, secure ? "secure 1" : "secure 0");
}

static const char bans[] = "192.0.2.7\t0\tShouting\n2001:db8::/64\t0\tShouting\n";

SUITE("people", NULL, stop);

TEST(test_proxy, "for whom a proxy asks")
{
    start("proxy-from 127.0.0.1", bans);
    expect_secure("", FOR("192.0.2.8"), false); /* the door knows the bans now */
    expect_secure("", FOR("192.0.2.8") "X-Forwarded-Proto: https\r\n", true);
    expect_secure("", FOR("192.0.2.8") "X-Forwarded-Proto: http\r\n", false);
    expect_answer(GET("/") FOR("192.0.2.7") "\r\n", REFUSED, "Shouting");
    expect_answer(SOCKET FOR("2001:db8::9") "\r\n", REFUSED, "Shouting");
    /* The last address that is no proxy of ours counts. Anybody can have written what is before it.
     */
    expect_answer(GET("/") FOR("192.0.2.7, 192.0.2.8") "\r\n", OK, "");
    expect_answer(GET("/") FOR("192.0.2.8,192.0.2.7 , 127.0.0.1") "\r\n", REFUSED, "");
    expect_answer(GET("/") FOR("192.0.2.7") FOR("192.0.2.8") "\r\n", OK, "");
    expect_answer(GET("/") FOR("192.0.2.8") FOR("192.0.2.7") "\r\n", REFUSED, "");
    /* Without one that can be read, it is the proxy's own request. */
    expect_answer(GET("/") "\r\n", OK, "");
    expect_answer(GET("/") FOR("192.0.2.7, unknown") "\r\n", OK, "");
    expect_answer(GET("/") FOR(",") "\r\n", OK, "");
}

/* The PROXY protocol in front of HTTP: then what the head says is the client's own word. */
TEST(test_proxy_header, "a proxy with a header")
{
    start("proxy-from 127.0.0.1", bans);
    expect_secure("", FOR("192.0.2.8"), false);
    expect_answer("PROXY TCP4 192.0.2.7 192.0.2.1 1 2\r\n" GET("/") "\r\n", REFUSED, "Shouting");
    expect_answer("PROXY TCP4 192.0.2.8 192.0.2.1 1 2\r\n" GET("/") FOR("192.0.2.7") "\r\n", OK,
                  "");
    expect_secure("PROXY TCP4 192.0.2.8 192.0.2.1 1 2\r\n", "X-Forwarded-Proto: https\r\n", false);
    expect_answer("POST / HTTP/1.1\r\nHost: lab\r\n\r\n", "HTTP/1.1 405 ", "");
    expect_answer("GET / HTTP/1.1\r\nHost: l", "HTTP/1.1 408 ", "");
}

/* From elsewhere nobody can say who they are. */
TEST(test_forged, "who is no proxy")
{
    start("proxy-from 192.0.2.0/24 limit-exempt 127.0.0.0/8", bans);
    expect_secure("", FOR("192.0.2.7") "X-Forwarded-Proto: https\r\n", false);
    expect_answer(GET("/") FOR("192.0.2.7") "\r\n", OK, "");
    expect_answer("PROXY TCP4 192.0.2.8 192.0.2.1 1 2\r\n" GET("/") "\r\n", BAD, "");
}

/* A door that was started for somebody who waits at the port may be asked before it has the files.
 */
TEST(test_early, "a request before the files are there")
{
    start_bare("limit-exempt 127.0.0.0/8", NULL);
    expect_answer(GET("/") "\r\n", "HTTP/1.1 503 Service Unavailable\r\n",
                  "\r\nRetry-After: 1\r\n");
    CU_ASSERT_TRUE(doorlab_pages(&lab, "robots.txt 4\nall\n"));
    for (int i = 0; i < 1000 && !strstr(ask(GET("/robots.txt") "\r\n"), OK); i++)
        SEEN(" 503 ");
    SEEN(OK);
}

/* Asks until somebody is turned away. */
static void expect_busy(const char *request)
{
    for (int i = 0; i < 1000 && !strstr(ask(request), " 503 "); i++)
        SEEN(OK);
    SEEN("HTTP/1.1 503 Service Unavailable\r\n");
    SEEN("\r\nRetry-After: 5\r\n");
}

/* Nobody else may come in while somebody of this address has not logged in. */
TEST(test_turned_away, "who is turned away")
{
    start("max-unauthenticated-per-address 1", NULL);
    FD_LOCAL fd = dial(SOCKET GUEST "\r\n");
    EXPECT(fd, "lab> ");
    expect_busy(GET("/robots.txt") "\r\n");
    close(fd);
    stop();
    start("proxy-from 127.0.0.1 max-unauthenticated-per-address 1", NULL);
    fd = dial(SOCKET GUEST FOR("192.0.2.7") "\r\n");
    EXPECT(fd, "lab> ");
    expect_busy(GET("/robots.txt") FOR("192.0.2.7") "\r\n");
    expect_answer(GET("/robots.txt") FOR("192.0.2.8") "\r\n", OK, "");
}
