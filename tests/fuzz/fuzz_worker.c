/*
 * ssh_worker.h without its thread: the loop itself makes the steps of a lent session. It is linked
 * in place of src/door/ssh_worker.c, so that an input does the same each time and nothing waits for
 * another thread.
 */
#include "ssh_worker.h"

#include "fuzz.h"
#include "ssh_peer.h"

enum { LENT_MAX = 1024 };

struct ssh_worker {
    struct event_base *base;
    struct event *waits[LENT_MAX]; /* by descriptor */
};

static void await(struct ssh_worker *worker, struct ssh_peer *peer);

static void on_ready(evutil_socket_t fd, short what UNUSED, void *arg)
{
    struct ssh_peer *peer = arg;
    struct ssh_worker *worker = peer->worker;

    event_free(worker->waits[fd]);
    worker->waits[fd] = NULL;
    if (ssh_peer_step(peer)) {
        await(worker, peer);
    } else {
        peer->lent = false;
        ssh_peer_polled(peer, peer->polled);
    }
}

static void await(struct ssh_worker *worker, struct ssh_peer *peer)
{
    bool writes = ssh_get_status(peer->session) & SSH_WRITE_PENDING;

    worker->waits[peer->fd] =
        event_new(worker->base, peer->fd, EV_READ | (writes ? EV_WRITE : 0), on_ready, peer);
    FUZZ_CHECK(worker->waits[peer->fd] && event_add(worker->waits[peer->fd], NULL) == 0,
               "no event");
}

struct ssh_worker *ssh_worker_new(struct event_base *base)
{
    struct ssh_worker *worker = calloc(1, sizeof(*worker));

    FUZZ_CHECK(worker, "no memory");
    worker->base = base;
    return worker;
}

void ssh_worker_free(struct ssh_worker **worker)
{
    free(*worker);
    *worker = NULL;
}

void ssh_worker_lend(struct ssh_worker *worker, struct ssh_peer *peer)
{
    FUZZ_CHECK(peer->fd < LENT_MAX, "too many descriptors");
    peer->lent = true;
    await(worker, peer);
    event_active(worker->waits[peer->fd], EV_READ, 0);
}

void ssh_worker_recall(struct ssh_worker *worker, struct ssh_peer *peer)
{
    if (!peer->lent)
        return;
    event_free(worker->waits[peer->fd]);
    worker->waits[peer->fd] = NULL;
    peer->lent = false;
}
