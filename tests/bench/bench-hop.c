/*
 * What the way over two peers costs. Two peers on loopback have a link between them. 64 bytes go
 * from the door's end to the room's and back, ROUNDS times, and the same over a bare socket pair.
 * `make tests/bench/bench-hop` prints for each the median, the 99th and the 99.9th percentile of
 * one way (half of a round), in microseconds. It fails if the 99th is more than MOST_US (1000).
 */
#include <err.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "child_word.h"
#include "labnodes.h"
#include "log.h"
#include "loopback.h"
#include "peer.h"
#include "peer_tls.h"
#include "stopwatch.h"

enum { ROUNDS = 20000, WARM = 1000, BYTES = 64, MOST_US = 1000, WORDS = 64 };

struct node {
    int number, listening, port, words;
    char *pem;
    struct conf conf;
    pid_t pid;
};

static void word_wait(const struct node *node, const char *name, char rest[CHILD_WORD_MAX])
{
    char word[CHILD_WORD_MAX];
    const char *arguments;
    int passed;
    struct pollfd p = {.fd = node->words, .events = POLLIN};
    for (int i = 0; i < WORDS && poll(&p, 1, 30000) == 1; i++) {
        if (child_word_receive(node->words, word, &passed) > 0 &&
            child_word_is(word, name, &arguments)) {
            strcpy(rest, arguments);
            return;
        }
    }
    errx(1, "a peer does not answer");
}

static void starts(struct node *node, const struct node nodes[2], const struct labnodes *authority)
{
    char path[] = "/tmp/bench-hop-XXXXXX", name[32];
    BUF_LOCAL errors = {0}, pem = {0};
    int pair[2], fd = mkstemp(path);
    snprintf(name, sizeof(name), "cardroom-node-%d", node->number);
    node->pem = labnodes_sign(authority, name, 3600);
    buf_printf(&pem, "%s%s%s", node->pem, PEER_TLS_AUTHORITY, authority->pem);
    dprintf(fd, "node %d\npeer 1=127.0.0.1:%d 2=127.0.0.1:%d\npeer-certificate x\npeer-ca x\n",
            node->number, nodes[0].port, nodes[1].port);
    close(fd);
    if (conf_load(&node->conf, path, &errors) < 0 || child_word_pair(pair) < 0)
        errx(1, "%s", buf_text(&errors));
    unlink(path);
    fflush(stdout);
    node->pid = fork();
    if (node->pid == 0) {
        const struct peer_config config = {.sockets = &node->listening,
                                           .nsockets = 1,
                                           .tls = buf_text(&pem),
                                           .control = pair[1],
                                           .conf = &node->conf};
        close(pair[0]);
        log_open("peer", "/dev/null", LOG_LEVEL_INFO);
        _exit(peer_run(&config));
    }
    close(pair[1]);
    close(node->listening);
    node->words = pair[0];
}

static void pass(const struct node *node, const char *word, int *end)
{
    int pair[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) < 0 ||
        child_word_send(node->words, word, pair[1]) < 0)
        errx(1, "no socket pair");
    close(pair[1]);
    *end = pair[0];
}

static void all(int fd, char *bytes, bool out)
{
    for (ssize_t at = 0, n; at < BYTES; at += n) {
        n = out ? send(fd, bytes + at, (size_t)(BYTES - at), MSG_NOSIGNAL)
                : recv(fd, bytes + at, (size_t)(BYTES - at), 0);
        if (n <= 0)
            errx(1, "the link is lost");
    }
}

/* Measures one way in microseconds: the median, the 99th and the 99.9th percentile. The far end
 * answers in a process of its own. */
static void measure(int near, int far, double us[3])
{
    static int64_t took[ROUNDS];
    char bytes[BYTES] = {0};
    pid_t pid = fork();
    if (pid == 0) {
        close(near);
        for (int i = 0; i < WARM + ROUNDS; i++) {
            all(far, bytes, false);
            all(far, bytes, true);
        }
        _exit(0);
    }
    for (int i = 0; i < WARM + ROUNDS; i++) {
        double before = stopwatch_s(CLOCK_MONOTONIC);
        all(near, bytes, true);
        all(near, bytes, false);
        if (i >= WARM)
            took[i - WARM] = (int64_t)(1e9 * (stopwatch_s(CLOCK_MONOTONIC) - before));
    }
    waitpid(pid, NULL, 0);
    stopwatch_sort(took, ROUNDS);
    us[0] = (double)took[ROUNDS / 2] / 2000;
    us[1] = (double)took[ROUNDS / 100 * 99] / 2000;
    us[2] = (double)took[ROUNDS / 1000 * 999] / 2000;
}

int main(void)
{
    struct labnodes authority = labnodes_new();
    struct node nodes[2] = {{.number = 1}, {.number = 2}};
    char rest[CHILD_WORD_MAX], word[CHILD_WORD_MAX];
    int door, room, bare[2];
    double hop[3], floor[3];
    signal(SIGPIPE, SIG_IGN);
    for (int i = 0; i < 2; i++) {
        nodes[i].listening = loopback_listen(&nodes[i].port);
        if (nodes[i].listening < 0)
            errx(1, "no port");
    }
    for (int i = 0; i < 2; i++)
        starts(&nodes[i], nodes, &authority);
    for (int i = 0; i < 2; i++)
        word_wait(&nodes[i], "up", rest);
    child_word_send(nodes[1].words, "link 1 1 77", -1);
    word_wait(&nodes[0], "door", rest);
    snprintf(word, sizeof(word), "door %llu 5-1", strtoull(rest, NULL, 10));
    pass(&nodes[0], word, &room);
    word_wait(&nodes[1], "linked", rest);
    pass(&nodes[1], "splice 1", &door);
    measure(door, room, hop);
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, bare) < 0)
        errx(1, "no socket pair");
    measure(bare[0], bare[1], floor);
    printf("%-40s %8s %8s %8s\n", "one way, us", "median", "99/100", "999/1000");
    printf("%-40s %8.1f %8.1f %8.1f\n", "door, peer, peer, room", hop[0], hop[1], hop[2]);
    printf("%-40s %8.1f %8.1f %8.1f\n", "door, room on one machine", floor[0], floor[1], floor[2]);
    for (int i = 0; i < 2; i++) {
        child_word_send(nodes[i].words, "stop", -1);
        waitpid(nodes[i].pid, NULL, 0);
        free(nodes[i].pem);
        conf_free(&nodes[i].conf);
    }
    labnodes_free(&authority);
    if (hop[1] > MOST_US)
        errx(1, "99 of 100 take too long");
    return 0;
}
