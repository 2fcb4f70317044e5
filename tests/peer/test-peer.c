/*
 * The peer as its supervisor and as other nodes see it: who gets a link and who does not, what goes
 * over one, and what strangers can do. The peer runs in a process of its own; both sides of it are
 * played here, with OpenSSL.
 */
#include <errno.h>
#include <netinet/in.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "child_word.h"
#include "clock.h"
#include "closed.h"
#include "conf.h"
#include "cutap.h"
#include "labnodes.h"
#include "log.h"
#include "loopback.h"
#include "peer.h"
#include "peer_splice.h"
#include "peer_tls.h"
#include "xalloc.h"

enum { WAIT_MS = 30000, BULK = 3 * 1024 * 1024 };

static struct {
    struct labnodes authority, other;
    char *pem[4]; /* of nodes 1 to 3; 1 is the peer under test */
    struct conf conf;
    int words, port; /* port: of the peer */
    int from;        /* the last byte of the address from which the other node comes */
    int listening;   /* as node 2 */
    bool heard;      /* whether word_of found one */
    char log[32];    /* of the peer */
    pid_t pid;
} lab;

/* ---- Words, sockets ---- */

static bool readable(int fd, int64_t until)
{
    struct pollfd p = {.fd = fd, .events = POLLIN};
    int64_t left = until - clock_mono(&clock_system);
    return left > 0 && poll(&p, 1, (int)left) == 1;
}

/* The next word with this beginning; "alive" and others are skipped. "": none comes. */
static const char *word_of(const char *name)
{
    static char word[CHILD_WORD_MAX];
    const char *rest;
    int passed;
    int64_t until = clock_mono(&clock_system) + WAIT_MS;
    while ((lab.heard = readable(lab.words, until)) &&
           (lab.heard = child_word_receive(lab.words, word, &passed) > 0))
        if (child_word_is(word, name, &rest))
            return rest;
    return "";
}

static void patient(int fd)
{
    const struct timeval wait = {WAIT_MS / 1000, 0};
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &wait, sizeof(wait));
    setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &wait, sizeof(wait));
}

/* Connects to the peer from 127.0.0.`last`. */
static int dialled_from(int last)
{
    struct sockaddr_in own = {.sin_family = AF_INET,
                              .sin_addr.s_addr = htonl(INADDR_LOOPBACK - 1 + (unsigned)last)};
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)lab.port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    CU_ASSERT_EQUAL_FATAL(bind(fd, (struct sockaddr *)&own, sizeof(own)), 0);
    CU_ASSERT_EQUAL_FATAL(connect(fd, (struct sockaddr *)&to, sizeof(to)), 0);
    patient(fd);
    return fd;
}

static int dialled(void)
{
    return dialled_from(lab.from);
}

/* Whether the other side ends the connection. */
static bool ends(int fd)
{
    char bytes[256];
    ssize_t got;
    while ((got = recv(fd, bytes, sizeof(bytes), 0)) > 0) {
    }
    return got == 0 || errno == ECONNRESET;
}

/* ---- Another node ---- */

/* TLS over a socket, with that certificate (NULL: none); it knows our authority. */
static SSL *ssl_over(int fd, const char *pem)
{
    SSL_CTX *context = SSL_CTX_new(TLS_method());
    BIO *bio = BIO_new_mem_buf(pem ? pem : "", -1);
    X509 *own = PEM_read_bio_X509(bio, NULL, NULL, NULL);
    EVP_PKEY *key = PEM_read_bio_PrivateKey(bio, NULL, NULL, NULL);
    BIO *root = BIO_new_mem_buf(lab.authority.pem, -1);
    X509 *trusted = PEM_read_bio_X509(root, NULL, NULL, NULL);
    X509_STORE_add_cert(SSL_CTX_get_cert_store(context), trusted);
    if (pem) {
        SSL_CTX_use_certificate(context, own);
        SSL_CTX_use_PrivateKey(context, key);
    }
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, NULL);
    X509_free(own);
    X509_free(trusted);
    EVP_PKEY_free(key);
    BIO_free(bio);
    BIO_free(root);
    SSL *ssl = SSL_new(context);
    SSL_CTX_free(context);
    SSL_set_fd(ssl, fd);
    return ssl;
}

/* Connects with TLS, as a node that has that certificate (NULL: none), and sends the first line
 * `says`. `answer` gets the peer's line; "": the peer hung up. */
static SSL *comes(const char *pem, int highest, const char *says, char *answer, size_t cap)
{
    SSL *ssl = ssl_over(dialled(), pem);
    int got = 0;
    SSL_set_max_proto_version(ssl, highest);
    answer[0] = '\0';
    if (SSL_connect(ssl) == 1 && SSL_write(ssl, says, (int)strlen(says)) > 0) {
        size_t len = 0;
        while (len + 1 < cap && (got = SSL_read(ssl, answer + len, 1)) == 1)
            if (answer[len++] == '\n')
                break;
        answer[len] = '\0';
    }
    ERR_clear_error();
    return ssl;
}

static void goes(SSL *ssl)
{
    close(SSL_get_fd(ssl));
    SSL_free(ssl);
}

/* Does the same, and asserts that the peer refuses with `words`; "": that it hangs up. */
static void is_refused(const char *pem, int highest, const char *says, const char *words)
{
    char answer[256];
    SSL *ssl = comes(pem, highest, says, answer, sizeof(answer));
    bool as_told = words[0] ? !!strstr(answer, words) : answer[0] == '\0';
    if (!as_told)
        printf("# for \"%s\" it said: %s\n", says, answer);
    CU_ASSERT_TRUE(as_told);
    goes(ssl);
}

static void refuses_2(const char *says, const char *words)
{
    is_refused(lab.pem[2], TLS1_3_VERSION, says, words);
}

/* Node 2 comes with the line `says`. Asserts that the supervisor hears the word `word_is` with
 * `asked` after the token. Answers it with `answered` after the token. `fd` gets our room's end. */
static SSL *let_in(const char *says, const char *word_is, const char *asked, const char *answered,
                   int *fd)
{
    char answer[128], wanted[160], word[CHILD_WORD_MAX];
    unsigned long long token = 0;
    int pair[2], rest = 0;
    SSL *ssl = ssl_over(dialled(), lab.pem[2]);
    CU_ASSERT_EQUAL_FATAL(SSL_connect(ssl), 1);
    CU_ASSERT(SSL_write(ssl, says, (int)strlen(says)) > 0);
    const char *heard = word_of(word_is);
    CU_ASSERT_EQUAL(sscanf(heard, "%llu%n", &token, &rest), 1);
    CU_ASSERT_STRING_EQUAL(heard + rest, asked);
    CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair), 0);
    snprintf(word, sizeof(word), "%s %llu%s", word_is, token, answered);
    CU_ASSERT_EQUAL(child_word_send(lab.words, word, pair[1]), 0);
    close(pair[1]);
    int len = SSL_read(ssl, answer, sizeof(answer) - 1);
    answer[len > 0 ? len : 0] = '\0';
    snprintf(wanted, sizeof(wanted), "cardroom-peer 1 yes%s\n", answered[0] ? answered : " staff");
    CU_ASSERT_STRING_EQUAL(answer, wanted);
    patient(pair[0]);
    *fd = pair[0];
    return ssl;
}

/* Node 2 comes and gets a link. */
static SSL *linked(int *fd)
{
    return let_in("cardroom-peer 1 lab 2 door 77\n", "door", " 2 77", " 5-1 failed", fd);
}

/* Node 2 comes for its staff, and is given a channel. */
static SSL *channelled(int *fd)
{
    return let_in("cardroom-peer 1 lab 2 staff -\n", "staff", " 2", "", fd);
}

/* Node 2 gets a link, and leaves. */
static void link_comes_and_goes(void)
{
    int room;
    SSL *ssl = linked(&room);
    close(room);
    goes(ssl);
}

/* ---- The lab ---- */

static void lab_free(void)
{
    for (int i = 1; i < 4; i++)
        free(lab.pem[i]);
    labnodes_free(&lab.authority);
    labnodes_free(&lab.other);
    conf_free(&lab.conf);
}

static void peer_process(int control, int listening)
{
    char *pem = malloc(65536);
    snprintf(pem, 65536, "%s%s%s", lab.pem[1], PEER_TLS_AUTHORITY, lab.authority.pem);
    log_open("peer", getenv("PEER_LOG") ? "stderr" : lab.log, LOG_LEVEL_INFO);
    const struct peer_config config = {
        .sockets = &listening, .nsockets = 1, .tls = pem, .control = control, .conf = &lab.conf};
    int status = peer_run(&config);
    free(pem);
    lab_free();
    log_close();
    exit(status);
}

static int set_up(void)
{
    signal(SIGPIPE, SIG_IGN);
    BUF_LOCAL errors = {0};
    char path[] = "/tmp/test-peer-XXXXXX";
    int pair[2], port = 0;
    lab.authority = labnodes_new();
    lab.other = labnodes_new();
    for (int i = 1; i < 4; i++) {
        char name[32];
        snprintf(name, sizeof(name), "cardroom-node-%d", i);
        lab.pem[i] = labnodes_sign(&lab.authority, name, i == 2 ? 20 * 86400 + 3600 : 3600);
    }
    lab.from = 1;
    snprintf(lab.log, sizeof(lab.log), "/tmp/test-peer-log-%d", (int)getpid());
    int own = loopback_listen(&lab.port);
    lab.listening = loopback_listen(&port);
    int fd = mkstemp(path);
    dprintf(fd,
            "node 1\ncluster-name lab\npeer 1=127.0.0.1:%d 2=127.0.0.1:%d 3=127.0.0.3:1\n"
            "peer-certificate x\npeer-ca x\n",
            lab.port, port);
    close(fd);
    int loaded = conf_load(&lab.conf, path, &errors);
    unlink(path);
    printf("%s", buf_text(&errors));
    if (own < 0 || lab.listening < 0 || loaded < 0 || child_word_pair(pair) < 0)
        return -1;
    fflush(stdout);
    lab.pid = fork();
    if (lab.pid == 0) {
        close(pair[0]);
        close(lab.listening);
        peer_process(pair[1], own);
    }
    close(pair[1]);
    close(own);
    lab.words = pair[0];
    return strcmp(word_of("up"), "") == 0 ? 0 : -1;
}

static int tear_down(void)
{
    close(lab.words);
    close(lab.listening);
    unlink(lab.log);
    lab_free();
    return 0;
}

/* ---- Tests ---- */

SUITE_ONCE("peer", set_up, tear_down);

/* The next figures that have this line; false: it does not come. */
static bool figure_comes(const char *line)
{
    struct child_word_lines lines = {0};
    bool comes = false;
    for (const char *rest; !comes && (rest = word_of("figures")) && lab.heard;)
        comes = child_word_lines_take(&lines, rest) && strstr(buf_text(&lines.now), line);
    if (!comes)
        printf("# no \"%s\" in:\n# %s\n", line, buf_text(&lines.now));
    child_word_lines_free(&lines);
    return comes;
}

/* What the peer tells about the links: one with a node, then one that broke. */
TEST(test_figures, "its figures")
{
    char bytes[16];
    int fd;
    SSL *ssl = linked(&fd);
    CU_ASSERT_TRUE(figure_comes("peer-link-up{node=\"2\"} 1\npeer-link-sent-bytes{node=\"2\"} 0\n"
                                "peer-link-received-bytes{node=\"2\"} 0\n"
                                "peer-link-waiting-bytes{node=\"2\"} 0\n"
                                "peer-link-breaks{node=\"2\"} 0\n"
                                "peer-link-up{node=\"3\"} 0\n"));
    CU_ASSERT_EQUAL(SSL_write(ssl, "hello", 5), 5);
    CU_ASSERT_EQUAL(recv(fd, bytes, sizeof(bytes), 0), 5);
    CU_ASSERT_EQUAL(send(fd, "you", 3, MSG_NOSIGNAL), 3);
    CU_ASSERT_EQUAL(SSL_read(ssl, bytes, sizeof(bytes)), 3);
    goes(ssl);
    CU_ASSERT(ends(fd));
    close(fd);
    CU_ASSERT_TRUE(figure_comes("peer-certificate-days{node=\"1\"} 0\n"
                                "peer-certificate-days{node=\"2\"} 20\n"
                                "peer-link-up{node=\"2\"} 0\npeer-link-sent-bytes{node=\"2\"} 3\n"
                                "peer-link-received-bytes{node=\"2\"} 5\n"
                                "peer-link-waiting-bytes{node=\"2\"} 0\n"
                                "peer-link-breaks{node=\"2\"} 1\n"));
}

TEST(test_link, "a link of another node")
{
    static char bulk[BULK], back[BULK];
    char bytes[16];
    int fd;
    SSL *ssl = linked(&fd);
    CU_ASSERT_EQUAL(SSL_write(ssl, "hello", 5), 5);
    CU_ASSERT_EQUAL(recv(fd, bytes, sizeof(bytes), 0), 5);
    /* More than any buffer holds goes through, while the other side writes nothing. */
    for (size_t i = 0; i < sizeof(bulk); i++)
        bulk[i] = (char)(i * 7 + i / 251);
    fflush(stdout);
    pid_t writer = fork();
    if (writer == 0) {
        for (size_t at = 0; at < sizeof(bulk);) {
            ssize_t sent = send(fd, bulk + at, sizeof(bulk) - at, MSG_NOSIGNAL);
            if (sent <= 0)
                _exit(1);
            at += (size_t)sent;
        }
        _exit(0);
    }
    size_t got = 0;
    for (int n;
         got < sizeof(back) && (n = SSL_read(ssl, back + got, (int)(sizeof(back) - got))) > 0;)
        got += (size_t)n;
    CU_ASSERT_EQUAL(got, sizeof(back));
    CU_ASSERT_EQUAL(memcmp(bulk, back, sizeof(back)), 0);
    waitpid(writer, NULL, 0);
    /* What the room said last arrives before the end. */
    CU_ASSERT_EQUAL(send(fd, "last", 4, MSG_NOSIGNAL), 4);
    close(fd);
    CU_ASSERT_EQUAL(SSL_read(ssl, bytes, sizeof(bytes)), 4);
    CU_ASSERT(SSL_read(ssl, bytes, sizeof(bytes)) <= 0);
    goes(ssl);
}

/* A node that does not read: what waits for it is bounded, and who writes to it waits. */
TEST(test_slow, "a node that does not read")
{
    static const char bytes[4096];
    int fd, other;
    SSL *ssl = linked(&fd);
    size_t sent = 0;
    ssize_t n = 0;
    struct pollfd p = {.fd = fd, .events = POLLOUT};
    while (sent < 64 * BULK && poll(&p, 1, 500) == 1 &&
           (n = send(fd, bytes, sizeof(bytes), MSG_DONTWAIT | MSG_NOSIGNAL)) > 0)
        sent += (size_t)n;
    CU_ASSERT(sent < 64 * BULK);
    /* Another link takes its place, because a node has only one. */
    SSL *second = linked(&other);
    CU_ASSERT(ends(fd));
    char word[8];
    CU_ASSERT_EQUAL(send(other, "on", 2, MSG_NOSIGNAL), 2);
    CU_ASSERT_EQUAL(SSL_read(second, word, sizeof(word)), 2);
    close(fd);
    close(other);
    goes(ssl);
    goes(second);
}

/* A number of channels for the staff may exist beside the door's link. What a node says about who
 * leads is handed on unchanged, with the number that its certificate names. */
TEST(test_rooms, "channels of rooms, and who leads")
{
    int door, staff[PEER_STAFF_MAX];
    char bytes[16], answer[128];
    SSL *link = linked(&door), *channel[PEER_STAFF_MAX];
    for (int i = 0; i < PEER_STAFF_MAX; i++)
        channel[i] = channelled(&staff[i]);
    refuses_2("cardroom-peer 1 lab 2 staff -\n", "");
    CU_ASSERT_EQUAL(SSL_write(channel[0], "acts", 4), 4);
    CU_ASSERT_EQUAL(recv(staff[0], bytes, sizeof(bytes), 0), 4);
    CU_ASSERT_EQUAL(send(staff[0], "done", 4, MSG_NOSIGNAL), 4);
    CU_ASSERT_EQUAL(SSL_read(channel[0], bytes, sizeof(bytes)), 4);
    CU_ASSERT_EQUAL(SSL_write(link, "hello", 5), 5);
    CU_ASSERT_EQUAL(recv(door, bytes, sizeof(bytes), 0), 5);
    SSL *news = comes(lab.pem[2], TLS1_3_VERSION, "cardroom-peer 1 lab 2 leads 17 5ea1\n", answer,
                      sizeof(answer));
    CU_ASSERT_STRING_EQUAL(word_of("leads"), "2 17 5ea1");
    CU_ASSERT_STRING_EQUAL(answer, "cardroom-peer 1 yes heard\n");
    goes(news);
    refuses_2("cardroom-peer 1 lab 3 leads 17 5ea1\n",
              "no its certificate is that of another node");
    for (int i = 0; i < PEER_STAFF_MAX; i++) {
        close(staff[i]);
        goes(channel[i]);
    }
    close(door);
    goes(link);
}

#define SAYS(node) "cardroom-peer 1 lab " node " door 77\n"
TEST(test_refused, "who gets none")
{
    FREED char *expired = labnodes_sign(&lab.authority, "cardroom-node-2", -3600);
    FREED char *unknown = labnodes_sign(&lab.authority, "cardroom-node-9", 3600);
    FREED char *foreign = labnodes_sign(&lab.other, "cardroom-node-2", 3600);
    is_refused(foreign, TLS1_3_VERSION, SAYS("2"), "");
    is_refused(expired, TLS1_3_VERSION, SAYS("2"), "");
    is_refused(unknown, TLS1_3_VERSION, SAYS("2"), "");
    is_refused(NULL, TLS1_3_VERSION, SAYS("2"), "");
    is_refused(lab.pem[2], TLS1_2_VERSION, SAYS("2"), "");
    /* A node speaks for itself alone, and nobody for us. */
    refuses_2(SAYS("3"), "no its certificate is that of another node");
    refuses_2(SAYS("1"), "no its certificate is that of another node");
    is_refused(lab.pem[1], TLS1_3_VERSION, SAYS("1"), "");
    refuses_2("cardroom-peer 1 elsewhere 2 door 77\n", "no it belongs to another cluster");
    refuses_2("cardroom-peer 0 lab 2 door 77\n", "no this version");
    refuses_2("cardroom-peer 1 lab 2 window 77\n", "");
    refuses_2("POST / HTTP/1.1\r\n\r\n", "");
    /* A later version speaks ours, too. */
    char answer[128], word[CHILD_WORD_MAX];
    unsigned long long token = 0;
    fflush(stdout);
    pid_t pid = fork();
    if (pid == 0) {
        SSL *ssl = comes(lab.pem[2], TLS1_3_VERSION, "cardroom-peer 2 lab 2 door 77\n", answer,
                         sizeof(answer));
        goes(ssl);
        _exit(strcmp(answer, "cardroom-peer 1 no node 1 does not lead\n") == 0 ? 0 : 1);
    }
    int status = -1;
    CU_ASSERT_EQUAL(sscanf(word_of("door"), "%llu", &token), 1);
    snprintf(word, sizeof(word), "refuse %llu node 1 does not lead", token);
    CU_ASSERT_EQUAL(child_word_send(lab.words, word, -1), 0);
    CU_ASSERT(waitpid(pid, &status, 0) == pid && status == 0);
}

/* Somebody who says nothing, or does not speak TLS, takes one of few places for a few seconds. */
TEST(test_strangers, "strangers")
{
    int fd[2 * PEER_STRANGERS_ADDRESS], n = 2 * PEER_STRANGERS_ADDRESS, over = 0, later;
    for (int i = 0; i < n; i++)
        fd[i] = dialled();
    /* Connections beyond the limit are closed at once. */
    struct pollfd p[2 * PEER_STRANGERS_ADDRESS];
    int64_t until = clock_mono(&clock_system) + WAIT_MS;
    while (over < PEER_STRANGERS_ADDRESS && clock_mono(&clock_system) < until) {
        over = 0;
        for (int i = 0; i < n; i++)
            p[i] = (struct pollfd){.fd = fd[i], .events = POLLIN};
        poll(p, (nfds_t)n, 1000);
        for (int i = 0; i < n; i++)
            over += (p[i].revents & (POLLIN | POLLHUP)) != 0;
    }
    /* one more if the connection of an earlier test still has its place */
    CU_ASSERT(over == PEER_STRANGERS_ADDRESS || over == PEER_STRANGERS_ADDRESS + 1);
    CU_ASSERT_EQUAL(send(fd[0], "\x16\x03", 2, MSG_NOSIGNAL), 2); /* and then nothing more */
    for (int i = 0; i < n; i++) {
        CU_ASSERT(ends(fd[i])); /* after PEER_SHAKE_MS */
        close(fd[i]);
    }
    later = dialled();
    CU_ASSERT(send(later, "not TLS at all, but long enough for a record\n", 45, MSG_NOSIGNAL) > 0);
    CU_ASSERT(ends(later));
    close(later);
    link_comes_and_goes();
}

/* Idle strangers, as many as four addresses and more may have, keep no node away: neither one from
 * an address of `peer` nor one that comes from elsewhere. */
TEST(test_idle, "idle strangers")
{
    enum { ADDRESSES = 6, ALL = ADDRESSES * PEER_STRANGERS_ADDRESS };
    int fd[ALL];
    for (int i = 0; i < ALL; i++)
        fd[i] = dialled_from(2 + i / PEER_STRANGERS_ADDRESS);
    for (lab.from = 1; lab.from < 100; lab.from += 98)
        link_comes_and_goes();
    lab.from = 1;
    for (int i = 0; i < ALL; i++)
        close(fd[i]);
}

/* A client that speaks something else is told what the port is for. */
TEST(test_foreign, "other protocols")
{
    static const char *const said[] = {"GET / HTTP/1.1\r\n\r\n",
                                       "POST / HTTP/1.1\r\nHost: x\r\n\r\n" SAYS("2"),
                                       "SSH-2.0-x\r\n",
                                       "guest\r\n",
                                       "\xff\xfb\x1f\xff\xfb\x18",
                                       ""};
    for (size_t i = 0; i < sizeof(said) / sizeof(said[0]); i++) {
        char told[128] = "";
        FD_LOCAL fd = dialled();
        CU_ASSERT(send(fd, said[i], strlen(said[i]), MSG_NOSIGNAL) >= 0);
        CU_ASSERT(recv(fd, told, sizeof(told) - 1, MSG_WAITALL) > 0);
        CU_ASSERT_STRING_EQUAL(told, "This port is for the machines of a cluster alone.\r\n");
    }
}

/* A node whose links break one after the other gets the next ones later. */
TEST(test_breaks, "links that break")
{
    enum { MORE = 2 };
    const int64_t began = clock_mono(&clock_system);
    for (int i = 0; i < PEER_LINKS_BURST + MORE; i++)
        link_comes_and_goes();
    CU_ASSERT(clock_mono(&clock_system) - began >= (MORE - 1) * PEER_LINK_MS);
}

/* Plays the node that leads: the peer comes. NULL: the handshake fails. */
static SSL *awaited(const char *pem, char *line, size_t cap)
{
    line[0] = '\0';
    CU_ASSERT_FATAL(readable(lab.listening, clock_mono(&clock_system) + WAIT_MS));
    int fd = accept(lab.listening, NULL, NULL);
    patient(fd);
    SSL *ssl = ssl_over(fd, pem);
    int got = SSL_accept(ssl) == 1 ? SSL_read(ssl, line, (int)cap - 1) : 0;
    line[got > 0 ? got : 0] = '\0';
    ERR_clear_error();
    return ssl;
}

TEST(test_ours, "a link of ours")
{
    char line[256], word[CHILD_WORD_MAX], bytes[16];
    int pair[2];
    CU_ASSERT_EQUAL(child_word_send(lab.words, "link 9 2 123", -1), 0);
    /* Somebody else is at that address: the peer says nothing to them and tries again. */
    SSL *ssl = awaited(lab.pem[3], line, sizeof(line));
    CU_ASSERT_STRING_EQUAL(line, "");
    goes(ssl);
    ssl = awaited(lab.pem[2], line, sizeof(line));
    CU_ASSERT_STRING_EQUAL(line, "cardroom-peer 1 lab 1 door 123\n");
    CU_ASSERT(SSL_write(ssl, "cardroom-peer 1 no node 2 does not lead\n", 40) > 0);
    goes(ssl);
    ssl = awaited(lab.pem[2], line, sizeof(line));
    CU_ASSERT_STRING_EQUAL(line, "cardroom-peer 1 lab 1 door 123\n");
    /* The other node's room may take a while until it leads. */
    CU_ASSERT_FALSE(readable(SSL_get_fd(ssl), clock_mono(&clock_system) + PEER_SHAKE_MS + 500));
    CU_ASSERT(SSL_write(ssl, "cardroom-peer 1 yes 8-2\nfirst", 29) > 0);
    CU_ASSERT_STRING_EQUAL(word_of("linked"), "9 8-2");
    CU_ASSERT_EQUAL_FATAL(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair), 0);
    snprintf(word, sizeof(word), "splice 9");
    CU_ASSERT_EQUAL(child_word_send(lab.words, word, pair[1]), 0);
    close(pair[1]);
    patient(pair[0]);
    CU_ASSERT_EQUAL(recv(pair[0], bytes, sizeof(bytes), 0), 5); /* what came after the line */
    CU_ASSERT_EQUAL(send(pair[0], "line", 4, MSG_NOSIGNAL), 4);
    CU_ASSERT_EQUAL(SSL_read(ssl, bytes, sizeof(bytes)), 4);
    goes(ssl);
    CU_ASSERT(ends(pair[0]));
    CU_ASSERT_STRING_EQUAL(word_of("lost"), "9");
    close(pair[0]);
}

/* Certificates that cannot be used leave the old ones in force; good ones replace them. */
TEST(test_reload, "other certificates")
{
    FILE *file = tmpfile();
    fputs("nothing", file);
    fflush(file);
    CU_ASSERT_EQUAL(child_word_send(lab.words, "tls", fileno(file)), 0);
    fclose(file);
    link_comes_and_goes();
}

TEST(test_usable, "which can be used")
{
    char why[256];
    FREED char *expired = labnodes_sign(&lab.authority, "cardroom-node-1", -3600);
    FREED char *foreign = labnodes_sign(&lab.other, "cardroom-node-1", 3600);
    const struct {
        const char *own, *authority, *words;
    } cases[] = {{lab.pem[1], lab.authority.pem, NULL},
                 {lab.pem[2], lab.authority.pem, "is not for cardroom-node-1"},
                 {expired, lab.authority.pem, "peer-certificate has expired on 20"},
                 {foreign, lab.authority.pem, "would refuse"},
                 {"", lab.authority.pem, "peer-certificate holds no certificate"},
                 {lab.authority.pem, lab.authority.pem, "peer-key holds no key"},
                 {lab.pem[1], "", "peer-ca holds no certificate"}};
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        FREED char *pem = malloc(65536);
        snprintf(pem, 65536, "%s%s%s", cases[i].own, PEER_TLS_AUTHORITY, cases[i].authority);
        why[0] = '\0';
        struct peer_tls *tls = peer_tls_new(pem, 1, why, sizeof(why));
        CU_ASSERT_EQUAL(!tls, !!cases[i].words);
        if (cases[i].words && !strstr(why, cases[i].words))
            printf("# %s: %s\n", cases[i].words, why);
        CU_ASSERT(!cases[i].words || strstr(why, cases[i].words));
        peer_tls_free(&tls);
    }
}

/* The keys tell one authority from another, not the certificates. */
TEST(test_authority, "an authority")
{
    char one[PEER_TLS_AUTHORITY_MAX], two[PEER_TLS_AUTHORITY_MAX], out[PEER_TLS_AUTHORITY_MAX];
    BUF_LOCAL pem = {0};
    buf_printf(&pem, "%s" PEER_TLS_AUTHORITY "%s", lab.pem[1], lab.authority.pem);
    peer_tls_authority(buf_text(&pem), one);
    CU_ASSERT_EQUAL(strlen(one), 16);
    buf_clear(&pem);
    buf_printf(&pem, "%s" PEER_TLS_AUTHORITY "%s", lab.pem[2], lab.other.pem);
    peer_tls_authority(buf_text(&pem), two);
    CU_ASSERT_EQUAL(strlen(two), 16);
    CU_ASSERT_STRING_NOT_EQUAL(one, two);
    buf_puts(&pem, lab.authority.pem);
    peer_tls_authority(buf_text(&pem), out);
    CU_ASSERT_EQUAL(strncmp(out, two, 16), 0);
    CU_ASSERT_STRING_EQUAL(out + 17, one);
    for (int i = 0; i < 20; i++)
        buf_puts(&pem, lab.authority.pem);
    peer_tls_authority(buf_text(&pem), out);
    CU_ASSERT_EQUAL(strlen(out), 8 * 17 - 1);
    peer_tls_authority(lab.pem[1], out);
    CU_ASSERT_STRING_EQUAL(out, "");
}

/* Handshakes that the log tells of. */
static int handshakes(void)
{
    char line[512];
    int n = 0;
    FILE_LOCAL *file = fopen(lab.log, "r");
    while (fgets(line, sizeof(line), file))
        n += strstr(line, "peer-refused") && strstr(line, "hung up");
    return n;
}

/* Makes connections and closes them at once, from as many addresses; the first is 127.0.0.`from`.
 * However many there are, at most `most` handshakes are begun in a second. */
static void crowd(int from, int addresses, int most)
{
    enum { ALL = 600 };
    const int before = handshakes();
    const int64_t began = clock_mono(&clock_system);
    for (int i = 0; i < ALL; i++)
        close(dialled_from(from + i % addresses));
    lab.from = from == 1 ? 3 : 1; /* another node is let in meanwhile */
    link_comes_and_goes();
    lab.from = 1;
    const int seconds = (int)((clock_mono(&clock_system) - began) / 1000) + 2;
    const int n = handshakes() - before;
    if (n > most * seconds)
        printf("# %d handshakes in %d seconds\n", n, seconds);
    CU_ASSERT(n > 0 && n <= most * seconds);
}

/* Whoever came from that address in the same second would be refused, so this comes last. */
TEST(test_crowds, "crowds of strangers, and from the address of a node")
{
    crowd(10, 60, PEER_STRANGERS_SECOND);
    crowd(1, 1, PEER_LISTED_SECOND);
}

TEST(test_end, "the end")
{
    int status = -1;
    CU_ASSERT_EQUAL(child_word_send(lab.words, "stop", -1), 0);
    CU_ASSERT_EQUAL(waitpid(lab.pid, &status, 0), lab.pid);
    CU_ASSERT_EQUAL(status, 0);
}
