/*
 * The ssh server. The input: a digit for how far an honest client goes first (0 nowhere, 1 keys are
 * exchanged, 2 logged in, 3 a channel is open, 4 a shell runs), then
 *   0: bytes as they are, in pieces of as many bytes as the second byte says;
 *   else packets, each a byte of length and its payload, sealed as the honest client would.
 * libssh of Debian has no cipher "none", so the packets go through our own client's cipher.
 */
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/socket.h>
#include <unistd.h>

#include "fuzz.h"
#include "fuzz_door.h"
#include "rawssh.h"

enum { BYTES, KEYS, LOGIN, CHANNEL, SHELL, STAGES, PACKETS_MAX = 40, WINDOW = 65536 };

struct client {
    struct fuzz_input in;
    int stage, fd;
    atomic_bool done;
};

static bool honest(struct client *c, struct rawssh *ssh)
{
    return (c->stage < LOGIN || rawssh_login(ssh, "guest")) &&
           (c->stage < CHANNEL || rawssh_channel(ssh, WINDOW, 32768)) &&
           (c->stage < SHELL || rawssh_request(ssh, "shell", NULL, 0));
}

/* In a thread of its own, as the honest part waits for answers. */
static void *client_run(void *arg)
{
    struct client *c = arg;
    struct rawssh *ssh = rawssh_over(c->fd);

    if (ssh != NULL && honest(c, ssh)) {
        struct buf payload;

        buf_init(&payload, 0);
        for (int i = 0; i < PACKETS_MAX && c->in.size > 0; i++) {
            size_t len = fuzz_byte(&c->in);

            len = len < c->in.size ? len : c->in.size;
            buf_clear(&payload);
            buf_add(&payload, c->in.data, len);
            c->in.data += len;
            c->in.size -= len;
            if (!rawssh_send(ssh, &payload))
                break;
        }
        buf_free(&payload);
    }
    rawssh_free(&ssh);
    c->done = true;
    return NULL;
}

static void packets(struct client *c)
{
    static const struct timeval patience = {2, 0};
    pthread_t thread;

    fcntl(c->fd, F_SETFL, 0);
    setsockopt(c->fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    setsockopt(c->fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    FUZZ_CHECK(pthread_create(&thread, NULL, client_run, c) == 0, "no thread");
    while (!c->done)
        fuzz_door_turn();
    pthread_join(thread, NULL);
}

static void bytes(struct client *c)
{
    size_t piece = fuzz_byte(&c->in);

    while (c->in.size > 0) {
        size_t n = piece > 0 && piece < c->in.size ? piece : c->in.size;

        fuzz_door_send(c->fd, c->in.data, n);
        c->in.data += n;
        c->in.size -= n;
    }
    close(c->fd);
}

const int fuzz_mutations = 200;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct client client = {.in = {data, size}};

    client.stage = fuzz_below(&client.in, STAGES);
    client.fd = fuzz_door_ssh();
    if (client.stage == BYTES)
        bytes(&client);
    else
        packets(&client);
    fuzz_door_gone();
    return 0;
}
