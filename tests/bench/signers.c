/*
 * Clients that log in over ssh with wrong signatures, as fast as they are taken, for signers.sh.
 * Each address is a process of its own, with one connection after the other. It sends requests for
 * a login by key, as many bytes a second as it is told, and reads nothing. When it is thrown out,
 * it comes again.
 *
 *   signers -p PORT -n ADDRESSES [-r BYTES_A_SECOND]
 *
 * The requests of tests/lib/wrongkey.c come in turn. The clients' own CPU is not measured, so they
 * run at a low priority. On SIGTERM they print how many signatures were sent, as one line of JSON,
 * and end.
 */
#include <err.h>
#include <errno.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/wait.h>

#include "loopback.h"
#include "rawssh.h"
#include "stopwatch.h"
#include "wrongkey.h"
#include "xalloc.h"

enum { ADDRESSES_MAX = 200, SEALED = 40, AGAIN_US = 20000, RESTING = 19, PATIENCE_S = 5 };

static struct buf requests[WRONG_KINDS];
static volatile sig_atomic_t over;

/* Shared by the processes. */
struct tally {
    long connects, turned_away, signatures, bytes;
};

static struct rawssh *come_in(int number, int port)
{
    int fd = loopback_dial(0x7f090001U + (unsigned)number, port, PATIENCE_S);
    return fd < 0 ? NULL : rawssh_over(fd, NULL); /* closes it where that fails */
}

static void sign(int number, int port, double rate, struct tally *tally)
{
    int64_t due = stopwatch_us();
    int kind = 0;
    while (!over) {
        struct rawssh *ssh = come_in(number, port);
        bool in = ssh && rawssh_service(ssh);
        __atomic_fetch_add(in ? &tally->connects : &tally->turned_away, 1, __ATOMIC_RELAXED);
        while (in && !over) {
            const struct buf *request = &requests[kind++ % WRONG_KINDS];
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
    int option, port = 0, addresses = 0;
    double rate = 500000;
    struct sigaction on = {.sa_handler = on_term};

    while ((option = getopt(argc, argv, "p:n:r:")) != -1)
        if (option == 'p')
            port = atoi(optarg);
        else if (option == 'n')
            addresses = atoi(optarg);
        else if (option == 'r')
            rate = atof(optarg);
    if (port == 0 || addresses < 1 || addresses > ADDRESSES_MAX || rate < 1)
        errx(2, "-p PORT -n ADDRESSES [-r BYTES_A_SECOND]");
    if (tally == MAP_FAILED || sodium_init() < 0)
        errx(2, "memory");
    signal(SIGPIPE, SIG_IGN);
    sigaction(SIGTERM, &on, NULL);
    setpriority(PRIO_PROCESS, 0, RESTING);
    for (int i = 0; i < WRONG_KINDS; i++)
        wrong_request(&requests[i], (enum wrong_kind)i, "keyeda"); /* who has an account */
    FREED pid_t *pids = calloc((size_t)addresses, sizeof(*pids));
    for (int i = 0; pids && i < addresses; i++)
        if ((pids[i] = fork()) == 0)
            sign(i, port, rate, tally);
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
