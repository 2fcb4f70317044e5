/*
 * Clients that log in over ssh with signatures that are wrong, as fast as they are taken, for
 * signers.sh. Each address is a process of its own, with one connection after the other: it comes
 * in, sends requests for a login by key, as many bytes a second as it is told, reads nothing, and
 * comes again where it is thrown out.
 *
 *   signers -p PORT -n ADDRESSES [-r BYTES_A_SECOND] [-k KIND]
 *
 * KIND is one of tests/lib/wrongkey.c, or `foreign`: good signatures, each by a key of its own;
 * without it all the wrong ones in turn. Their own CPU is not what is measured, so they stand back.
 * Until SIGTERM; then one JSON line tells how many signatures were sent.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "rawssh.h"
#include "stopwatch.h"
#include "wrongkey.h"
#include "xalloc.h"

enum { FOREIGN = WRONG_KINDS }; /* a kind more */
enum { ADDRESSES_MAX = 200, SEALED = 40, AGAIN_US = 20000, RESTING = 19 };

static struct buf requests[WRONG_KINDS + 1];
static volatile sig_atomic_t over;

/* Shared by the processes. */
struct tally {
    long connects, turned_away, signatures, bytes;
};

static _Noreturn void fail(const char *what)
{
    fprintf(stderr, "signers: %s\n", what);
    exit(2);
}

static struct rawssh *come_in(int number, int port)
{
    struct sockaddr_in from = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(0x7f090001U)},
                       to = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    const struct timeval patience = {5, 0};
    const int one = 1;
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    from.sin_addr.s_addr = htonl(0x7f090001U + (unsigned)number);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof(one));
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
    setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof(patience));
    if (fd < 0 || bind(fd, (struct sockaddr *)&from, sizeof(from)) < 0 ||
        connect(fd, (struct sockaddr *)&to, sizeof(to)) < 0) {
        close(fd);
        return NULL;
    }
    return rawssh_over(fd, NULL); /* closes it where that fails */
}

static void sign(int number, int port, double rate, int only, struct tally *tally)
{
    int64_t due = stopwatch_us();
    int kind = 0;
    while (!over) {
        struct rawssh *ssh = come_in(number, port);
        bool in = ssh && rawssh_service(ssh);
        __atomic_fetch_add(in ? &tally->connects : &tally->turned_away, 1, __ATOMIC_RELAXED);
        while (in && !over) {
            struct buf *request = &requests[only >= 0 ? only : kind++ % WRONG_KINDS];
            if (only == FOREIGN) {
                buf_clear(request);
                wrong_foreign(request, "keyeda", rawssh_session(ssh));
            }
            int64_t now = stopwatch_us();
            in = rawssh_send(ssh, request);
            if (!in)
                break;
            __atomic_fetch_add(&tally->signatures, 1, __ATOMIC_RELAXED);
            __atomic_fetch_add(&tally->bytes, (long)request->len + SEALED, __ATOMIC_RELAXED);
            due = (due > now ? due : now) + (int64_t)((double)(request->len + SEALED) * 1e6 / rate);
            if (due > now)
                usleep((useconds_t)(due - now));
        }
        rawssh_free(&ssh);
        if (!in)
            usleep(AGAIN_US);
    }
    _exit(0);
}

static void on_term(int signal UNUSED)
{
    over = 1;
}

int main(int argc, char **argv)
{
    struct tally *tally =
        mmap(NULL, sizeof(*tally), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    int option, port = 0, addresses = 0, only = -1;
    double rate = 500000;
    struct sigaction on = {.sa_handler = on_term};

    while ((option = getopt(argc, argv, "p:n:r:k:")) != -1) {
        if (option == 'p')
            port = atoi(optarg);
        else if (option == 'n')
            addresses = atoi(optarg);
        else if (option == 'r')
            rate = atof(optarg);
        if (option == 'k' && strcmp(optarg, "foreign") == 0)
            only = FOREIGN;
        for (int i = 0; option == 'k' && i < WRONG_KINDS; i++)
            only = strcmp(optarg, wrong_kind_name((enum wrong_kind)i)) == 0 ? i : only;
    }
    if (port == 0 || addresses < 1 || addresses > ADDRESSES_MAX || rate < 1) {
        fputs("signers -p PORT -n ADDRESSES [-r BYTES_A_SECOND] [-k KIND]\n", stderr);
        return 2;
    }
    if (tally == MAP_FAILED || sodium_init() < 0)
        fail("memory");
    signal(SIGPIPE, SIG_IGN);
    sigaction(SIGTERM, &on, NULL);
    setpriority(PRIO_PROCESS, 0, RESTING);
    for (int i = 0; i < WRONG_KINDS; i++)
        wrong_request(&requests[i], (enum wrong_kind)i, "keyeda"); /* who has an account */
    FREED pid_t *pids = calloc((size_t)addresses, sizeof(*pids));
    for (int i = 0; pids && i < addresses; i++)
        if ((pids[i] = fork()) == 0)
            sign(i, port, rate, only, tally);
    while (!over)
        pause();
    for (int i = 0; pids && i < addresses; i++)
        kill(pids[i], SIGTERM);
    while (wait(NULL) > 0 || errno == EINTR)
        ;
    printf("{\"addresses\":%d,\"connects\":%ld,\"turned_away\":%ld,\"signatures\":%ld,"
           "\"bytes\":%ld}\n",
           addresses, tally->connects, tally->turned_away, tally->signatures, tally->bytes);
    return 0;
}
