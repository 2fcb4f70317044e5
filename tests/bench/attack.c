/*
 * Attackers of one port. Those of telnet over TLS, of the page for browsers and of ssh let the
 * server compute, and spend as little as they can themselves. There is a process for each of
 * ADDRESSES addresses, 127.9.0.1 and on. It comes back when it is thrown out.
 *
 *   attack KIND PORT ADDRESSES [BYTES_A_SECOND]
 *
 * KIND, for telnet over TLS:
 *   hello    one recorded hello sent again and again, each on a connection that is closed when the
 *            answer has begun
 *   ffdhe    the same with a group of 8,192 bits and no other
 *   keys     changes of keys (RFC 8446 4.6.3) as fast as they are taken
 *   bytes    a record for each byte
 * for browsers:
 *   head     a head that does not end, byte by byte
 *   upgrade  handshakes
 *   frames   texts of one byte
 * for ssh:
 *   sign     requests to log in with wrong signatures, those of tests/lib/wrongkey.c in turn,
 *            BYTES_A_SECOND of them at each address; nothing is read
 * for telnet:
 *   hostile  the addresses take turns at four things. One asks for long pages and never reads
 *            one. One sends a byte now and then, and ends a line after 400 of them. One connects,
 *            sends some junk and resets the connection. One sends lines as fast as they are taken.
 *
 * On SIGTERM the program ends the attackers and prints one line of JSON: how often they came in,
 * and how many records they sent.
 */
#include <err.h>
#include <errno.h>
#include <openssl/ssl.h>
#include <poll.h>
#include <signal.h>
#include <sodium.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>

#include "loopback.h"
#include "rawssh.h"
#include "stopwatch.h"
#include "wrongkey.h"

enum kind {
    HELLO,
    FFDHE,
    KEYS,
    BYTES,
    HEAD,
    UPGRADE,
    FRAMES,
    SIGN,
    HOSTILE,
    KINDS,
    /* the four of HOSTILE */
    DEAF = HOSTILE,
    SLOW,
    FICKLE,
    FLOODER
};
static const char *const kind_names[KINDS] = {"hello",   "ffdhe",  "keys", "bytes",  "head",
                                              "upgrade", "frames", "sign", "hostile"};
enum {
    HELLO_MAX = 4096,
    ADDRESSES_MAX = 1000,
    PATIENCE_S = 5,
    WINDOW = 4096,
    SLOW_US = 50000,
    SEALED = 40 /* bytes around a request */
};

/* Shared by the processes. */
struct tally {
    long connects, records;
};

struct attacker {
    enum kind kind;
    uint32_t address;
    int port;
    double rate; /* bytes a second */
    SSL_CTX *context;
    unsigned char hello[HELLO_MAX];
    size_t hello_len;
    struct buf requests[WRONG_KINDS];
    struct tally *tally;
};

/* How long an attacker waits before it comes back. */
static useconds_t again_us(enum kind kind)
{
    return kind < SIGN ? 2000 : kind == FICKLE ? 10000 : 20000;
}

static void record(const struct attacker *a)
{
    __atomic_add_fetch(&a->tally->records, 1, __ATOMIC_RELAXED);
}

/* -1: the server takes no more now; try again a moment later. */
static int dial(const struct attacker *a)
{
    int fd = loopback_dial(a->address, a->port, PATIENCE_S);
    if (fd >= 0)
        __atomic_add_fetch(&a->tally->connects, 1, __ATOMIC_RELAXED);
    return fd;
}

static void hang_up(int fd)
{
    const struct linger now = {1, 0};
    setsockopt(fd, SOL_SOCKET, SO_LINGER, &now, sizeof(now));
    close(fd);
}

/* Records what a client says first, for saying it again and again. */
static void hello_record(struct attacker *a)
{
    SSL *ssl = SSL_new(a->context);
    BIO *in = BIO_new(BIO_s_mem()), *out = BIO_new(BIO_s_mem());
    SSL_set_bio(ssl, in, out);
    SSL_connect(ssl);
    int len = BIO_read(out, a->hello, sizeof(a->hello));
    if (len <= 0)
        errx(2, "no hello");
    a->hello_len = (size_t)len;
    SSL_free(ssl);
}

static void say_hello(const struct attacker *a, int fd)
{
    char answer[512];
    if (send(fd, a->hello, a->hello_len, MSG_NOSIGNAL) == (ssize_t)a->hello_len &&
        recv(fd, answer, sizeof(answer), 0) > 0)
        record(a);
}

static void flood(const struct attacker *a, int fd)
{
    SSL *ssl = SSL_new(a->context);
    SSL_set_fd(ssl, fd);
    bool on = SSL_connect(ssl) == 1;
    while (on) {
        on = a->kind == BYTES ? SSL_write(ssl, "x", 1) == 1
                              : SSL_key_update(ssl, SSL_KEY_UPDATE_NOT_REQUESTED) == 1 &&
                                    SSL_do_handshake(ssl) == 1;
        if (on)
            record(a);
    }
    SSL_free(ssl);
}

static bool put(const struct attacker *a, int fd, const char *bytes, size_t len)
{
    if (send(fd, bytes, len, MSG_NOSIGNAL) != (ssize_t)len)
        return false;
    record(a);
    return true;
}

static void browse(const struct attacker *a, int fd)
{
    static const char head[] = "GET / HTTP/1.1\r\nX: ", frame[] = {'\x81', '\x81', 1, 1, 1, 1, 'y'};
    static const char handshake[] = "GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                                    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    char answer[512];
    bool on = a->kind == HEAD
                  ? put(a, fd, head, sizeof(head) - 1)
                  : put(a, fd, handshake, sizeof(handshake) - 1) && recv(fd, answer, 512, 0) > 0;
    while (on && a->kind != UPGRADE)
        on = a->kind == HEAD ? put(a, fd, "x", 1) : put(a, fd, frame, sizeof(frame));
}

/* Attacks the port of ssh, and closes the connection. */
static void sign(const struct attacker *a, int fd)
{
    static int64_t due;
    static int kind;
    struct rawssh *ssh = rawssh_over(fd, NULL);
    bool in = ssh && rawssh_service(ssh);
    while (in) {
        const struct buf *request = &a->requests[kind++ % WRONG_KINDS];
        int64_t now = stopwatch_us();
        in = rawssh_send(ssh, request);
        if (!in)
            break;
        record(a);
        due = (due > now ? due : now) + (int64_t)((double)(request->len + SEALED) * 1e6 / a->rate);
        if (due > now)
            usleep((useconds_t)(due - now));
    }
    rawssh_free(&ssh);
}

/* Reads what has come. False: the connection is over. */
static bool drained(int fd)
{
    char bytes[16384];
    ssize_t got;
    do
        got = recv(fd, bytes, sizeof(bytes), MSG_DONTWAIT);
    while (got > 0);
    return got < 0 && errno == EAGAIN;
}

/* Attacks the port of telnet until the connection is over. */
static void pester(const struct attacker *a, int fd)
{
    static const char pages[] = "help commands\r\ntables\r\nwho\r\n",
                      lines[] = "say cards cards cards\r\nwho\r\nlook\r\nnonsense\r\n\r\n";
    const int window = WINDOW;
    if (a->kind == DEAF)
        setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &window, sizeof(window));
    for (int at = 0;; at++) {
        struct pollfd ready = {.fd = fd, .events = a->kind == DEAF ? POLLOUT : POLLIN | POLLOUT};
        if (a->kind == SLOW)
            usleep(SLOW_US);
        else
            poll(&ready, 1, -1);
        if (a->kind != DEAF && !drained(fd))
            return;
        const char *text = a->kind == SLOW   ? (at % 400 == 399 ? "\n" : "x")
                           : at == 0         ? "guest\r\n"
                           : a->kind == DEAF ? pages
                                             : lines;
        ssize_t sent = send(fd, text, strlen(text), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0 && errno != EAGAIN)
            return;
        if (sent > 0)
            record(a);
    }
}

static _Noreturn void attack(const struct attacker *a, pid_t parent)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) /* which was ended before that */
        _exit(0);
    for (;; usleep(again_us(a->kind))) {
        int fd = dial(a);
        if (fd < 0)
            continue;
        if (a->kind == SIGN) {
            sign(a, fd);
            continue;
        }
        if (a->kind == HELLO || a->kind == FFDHE)
            say_hello(a, fd);
        else if (a->kind == FICKLE)
            put(a, fd, "\xff\xfa\x18 junk \x1b[", 11);
        else if (a->kind >= DEAF)
            pester(a, fd);
        else if (a->kind >= HEAD)
            browse(a, fd);
        else
            flood(a, fd);
        hang_up(fd);
    }
}

int main(int argc, char **argv)
{
    struct attacker a = {.kind = KINDS, .rate = argc > 4 ? atof(argv[4]) : 500000};
    pid_t pids[ADDRESSES_MAX];
    int addresses = argc > 3 ? atoi(argv[3]) : 0, ended;
    sigset_t end;
    for (int i = 0; i < KINDS && argc > 3; i++)
        if (strcmp(argv[1], kind_names[i]) == 0)
            a.kind = (enum kind)i;
    if (a.kind == KINDS || addresses < 1 || addresses > ADDRESSES_MAX || a.rate < 1)
        errx(2, "hello|ffdhe|keys|bytes|head|upgrade|frames|sign|hostile PORT ADDRESSES "
                "[BYTES_A_SECOND]");
    const enum kind kind = a.kind;
    signal(SIGPIPE, SIG_IGN);
    sigemptyset(&end);
    sigaddset(&end, SIGTERM);
    sigprocmask(SIG_BLOCK, &end, NULL);
    a.port = atoi(argv[2]);
    a.context = SSL_CTX_new(TLS_client_method());
    a.tally =
        mmap(NULL, sizeof(*a.tally), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (!a.context || a.tally == MAP_FAILED || sodium_init() < 0 ||
        (kind == FFDHE && SSL_CTX_set1_groups_list(a.context, "ffdhe8192") != 1))
        errx(2, "OpenSSL cannot do that");
    hello_record(&a);
    for (int i = 0; i < WRONG_KINDS && kind == SIGN; i++)
        wrong_request(&a.requests[i], (enum wrong_kind)i, "keyeda"); /* who has an account */
    const pid_t parent = getpid();
    for (int i = 0; i < addresses; i++) {
        a.address = 0x7f090000U + (unsigned)i + 1;
        a.kind = kind == HOSTILE ? (enum kind)(DEAF + i % 4) : kind;
        pids[i] = fork();
        if (pids[i] == 0)
            attack(&a, parent);
    }
    sigwait(&end, &ended);
    for (int i = 0; i < addresses; i++) {
        kill(pids[i], SIGKILL);
        waitpid(pids[i], NULL, 0);
    }
    printf("{\"kind\":\"%s\",\"addresses\":%d,\"connects\":%ld,\"records\":%ld}\n",
           kind_names[kind], addresses, a.tally->connects, a.tally->records);
    SSL_CTX_free(a.context);
    return 0;
}
