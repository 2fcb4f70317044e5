/*
 * Attackers of the port of telnet over TLS, or of that for browsers, who spend as little as they
 * can and have the server compute. Each of ADDRESSES (127.9.0.1 and on) is a process of its own
 * that comes back at once when it is thrown out, for SECONDS.
 *
 *   attack KIND PORT ADDRESSES SECONDS
 *
 * KIND is one of these:
 *   hello    one recorded hello sent again and again, each on a connection that is closed when the
 *            answer has begun
 *   ffdhe    the same with a group of 8,192 bits and no other
 *   keys     changes of keys (RFC 8446 4.6.3) as fast as they are taken
 *   bytes    a record for each byte
 * or, for browsers:
 *   head     a head that does not end, byte by byte
 *   upgrade  handshakes
 *   frames   texts of one byte
 * Prints one line of JSON: how often they came in, and how many records they sent.
 */
#include <err.h>
#include <openssl/ssl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>

#include "loopback.h"

enum kind { HELLO, FFDHE, KEYS, BYTES, HEAD, UPGRADE, FRAMES, KINDS };
static const char *const kind_names[KINDS] = {"hello", "ffdhe",   "keys",  "bytes",
                                              "head",  "upgrade", "frames"};
enum { HELLO_MAX = 4096, ADDRESSES_MAX = 250, AGAIN_US = 2000, PATIENCE_S = 2 };

/* Shared by the processes. */
struct tally {
    long connects, records;
};

struct attacker {
    enum kind kind;
    uint32_t address;
    int port;
    SSL_CTX *context;
    unsigned char hello[HELLO_MAX];
    size_t hello_len;
    struct tally *tally;
};

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
        __atomic_add_fetch(&a->tally->records, 1, __ATOMIC_RELAXED);
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
            __atomic_add_fetch(&a->tally->records, 1, __ATOMIC_RELAXED);
    }
    SSL_free(ssl);
}

static bool put(const struct attacker *a, int fd, const char *bytes, size_t len)
{
    if (send(fd, bytes, len, MSG_NOSIGNAL) != (ssize_t)len)
        return false;
    __atomic_add_fetch(&a->tally->records, 1, __ATOMIC_RELAXED);
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

static _Noreturn void attack(const struct attacker *a, pid_t parent)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) /* which was ended before that */
        _exit(0);
    for (;;) {
        int fd = dial(a);
        if (fd >= 0) {
            if (a->kind == HELLO || a->kind == FFDHE)
                say_hello(a, fd);
            else if (a->kind >= HEAD)
                browse(a, fd);
            else
                flood(a, fd);
            hang_up(fd);
        }
        usleep(AGAIN_US);
    }
}

int main(int argc, char **argv)
{
    struct attacker a = {.kind = KINDS};
    pid_t pids[ADDRESSES_MAX];
    int addresses = argc == 5 ? atoi(argv[3]) : 0, seconds = argc == 5 ? atoi(argv[4]) : 0;
    for (int i = 0; i < KINDS && argc == 5; i++)
        if (strcmp(argv[1], kind_names[i]) == 0)
            a.kind = (enum kind)i;
    if (a.kind == KINDS || addresses < 1 || addresses > ADDRESSES_MAX || seconds < 1)
        errx(2, "hello|ffdhe|keys|bytes|head|upgrade|frames PORT ADDRESSES SECONDS");
    signal(SIGPIPE, SIG_IGN);
    a.port = atoi(argv[2]);
    a.context = SSL_CTX_new(TLS_client_method());
    a.tally =
        mmap(NULL, sizeof(*a.tally), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (!a.context || a.tally == MAP_FAILED ||
        (a.kind == FFDHE && SSL_CTX_set1_groups_list(a.context, "ffdhe8192") != 1))
        errx(2, "OpenSSL cannot do that");
    hello_record(&a);
    const pid_t parent = getpid();
    for (int i = 0; i < addresses; i++) {
        a.address = 0x7f090000U + (unsigned)i + 1;
        pids[i] = fork();
        if (pids[i] == 0)
            attack(&a, parent);
    }
    sleep((unsigned)seconds);
    for (int i = 0; i < addresses; i++) {
        kill(pids[i], SIGKILL);
        waitpid(pids[i], NULL, 0);
    }
    printf("{\"kind\":\"%s\",\"addresses\":%d,\"connects\":%ld,\"records\":%ld}\n",
           kind_names[a.kind], addresses, a.tally->connects, a.tally->records);
    SSL_CTX_free(a.context);
    return 0;
}
