/*
 * The door of another node that was taken over. It has the node's certificate and a link to the
 * room, and says as much as the room takes, for SECONDS. When it is thrown out, it comes again. It
 * is node 2, at 127.1.0.2.
 *
 *   badnode KIND PORT CERTIFICATE AUTHORITY SECONDS
 *
 * KIND is one of these:
 *   opens   connections that open and go
 *   lines   a hundred connections that type
 *   logins  wrong passwords of a name that has an account
 *   junk    bytes that are not frames
 * Prints one line of JSON: how often it came in, and how many frames it sent.
 */
#include <arpa/inet.h>
#include <err.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <openssl/ssl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "message.h"

enum kind { OPENS, LINES, LOGINS, JUNK, KINDS };
static const char *const kind_names[KINDS] = {"opens", "lines", "logins", "junk"};
enum { NODE = 2, CONNS = 100, FULL = 60000, AGAIN_US = 2000, PATIENCE_MS = 2000 };

struct badnode {
    enum kind kind;
    struct sockaddr_in from, to;
    SSL_CTX *context;
    uint64_t opened, command; /* numbers given so far */
    long connects, frames;
    time_t until;
};

static void badnode_open(struct badnode *node, struct buf *frames)
{
    const struct link_open open = {.conn = (uint64_t)NODE << 56 | ++node->opened,
                                   .secure = 1,
                                   .utf8 = 1,
                                   .columns = 80,
                                   .rows = 24,
                                   .opened_ms = 1,
                                   .address = "192.0.2.9"};
    link_encode_open(frames, &open);
}

/* What is said next. The first of a link opens its connections. */
static void badnode_says(struct badnode *node, struct buf *frames, bool first)
{
    static const char junk[] = "\xff\xff\xff\xff\xff\xff";
    buf_clear(frames);
    if (first) {
        link_encode(frames, LINK_HELLO, (uint64_t)LINK_VERSION, "badnode");
        link_encode(frames, LINK_SYNCED);
        for (int i = 0; i < CONNS; i++)
            badnode_open(node, frames);
    }
    uint64_t last = (uint64_t)NODE << 56 | node->opened;
    while (frames->len < FULL) {
        uint64_t conn = last - node->frames++ % CONNS;
        if (node->kind == OPENS) {
            badnode_open(node, frames);
            link_encode(frames, LINK_GONE, ((uint64_t)NODE << 56 | node->opened) - CONNS, "over");
        } else if (node->kind == LINES) {
            node->command++;
            link_encode(frames, LINK_LINE, conn, node->command, node->command,
                        node->command <= CONNS ? "guest" : "shout hello");
        } else if (node->kind == LOGINS) {
            conn = (uint64_t)NODE << 56 | ++node->opened;
            link_encode(frames, LINK_AUTH, conn, (uint64_t)3, "keyeda", "192.0.2.9", "", "", "no");
        } else {
            buf_add(frames, junk, sizeof(junk) - 1);
        }
    }
}

/* Says it all, and drops what comes meanwhile. False: the link is over. */
static bool badnode_floods(SSL *ssl, const struct buf *frames)
{
    static char dropped[65536];
    struct pollfd p = {.fd = SSL_get_fd(ssl)};
    for (size_t sent = 0; sent < frames->len;) {
        int n;
        while ((n = SSL_read(ssl, dropped, sizeof(dropped))) > 0) {
        }
        if (SSL_get_error(ssl, n) != SSL_ERROR_WANT_READ)
            return false;
        n = SSL_write(ssl, frames->data + sent, (int)(frames->len - sent));
        if (n > 0) {
            sent += (size_t)n;
            continue;
        }
        int why = SSL_get_error(ssl, n);
        p.events = why == SSL_ERROR_WANT_WRITE ? POLLIN | POLLOUT : POLLIN;
        if ((why != SSL_ERROR_WANT_WRITE && why != SSL_ERROR_WANT_READ) ||
            poll(&p, 1, PATIENCE_MS) < 0)
            return false;
    }
    return true;
}

/* A link to the room, until it ends it or the time is over. */
static void badnode_links(struct badnode *node)
{
    const int one = 1;
    char answer[128] = "", says[64];
    BUF_LOCAL frames = {0};
    SSL *ssl = SSL_new(node->context);
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof(one));
    snprintf(says, sizeof(says), "cardroom-peer 1 cardroom %d door %d\n", NODE, (int)getpid());
    bool in = bind(fd, (const struct sockaddr *)&node->from, sizeof(node->from)) == 0 &&
              connect(fd, (const struct sockaddr *)&node->to, sizeof(node->to)) == 0 &&
              SSL_set_fd(ssl, fd) == 1 && SSL_connect(ssl) == 1 &&
              SSL_write(ssl, says, (int)strlen(says)) > 0 &&
              SSL_read(ssl, answer, sizeof(answer) - 1) > 0 && strstr(answer, " yes ");
    if (in) {
        fcntl(fd, F_SETFL, O_NONBLOCK);
        node->connects++;
        node->command = 0;
        badnode_says(node, &frames, true);
        while (badnode_floods(ssl, &frames) && time(NULL) < node->until)
            badnode_says(node, &frames, false);
    }
    SSL_free(ssl);
    close(fd);
}

int main(int argc, char **argv)
{
    struct badnode node = {.kind = KINDS, .from.sin_family = AF_INET, .to.sin_family = AF_INET};
    for (int i = 0; i < KINDS && argc == 6; i++)
        if (strcmp(argv[1], kind_names[i]) == 0)
            node.kind = (enum kind)i;
    if (node.kind == KINDS)
        errx(2, "opens|lines|logins|junk PORT CERTIFICATE AUTHORITY SECONDS");
    signal(SIGPIPE, SIG_IGN);
    node.from.sin_addr.s_addr = htonl(0x7f010002U);
    node.to.sin_addr.s_addr = htonl(0x7f010001U);
    node.to.sin_port = htons((uint16_t)atoi(argv[2]));
    node.until = time(NULL) + atoi(argv[5]);
    node.context = SSL_CTX_new(TLS_client_method());
    if (!node.context || SSL_CTX_use_certificate_chain_file(node.context, argv[3]) != 1 ||
        SSL_CTX_use_PrivateKey_file(node.context, argv[3], SSL_FILETYPE_PEM) != 1 ||
        SSL_CTX_load_verify_locations(node.context, argv[4], NULL) != 1)
        errx(2, "no certificate");
    SSL_CTX_set_mode(node.context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_AUTO_RETRY);
    while (time(NULL) < node.until) {
        badnode_links(&node);
        usleep(AGAIN_US);
    }
    printf("{\"kind\":\"%s\",\"connects\":%ld,\"frames\":%ld}\n", kind_names[node.kind],
           node.connects, node.frames);
    SSL_CTX_free(node.context);
    return node.connects > 0 ? 0 : 1;
}
