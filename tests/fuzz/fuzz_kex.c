/*
 * What ssh_kex.h promises without its thread: a session that exchanges keys is polled by the loop,
 * behind what is under way. Linked in place of src/door/ssh_kex.c, so that an input does the same
 * each time and nothing waits for another thread; tests/net has the real one.
 */
#include <event2/event.h>
#include <stdlib.h>

#include "fuzz.h"
#include "ssh_kex.h"
#include "ssh_peer.h"
#include "xalloc.h"

struct ssh_kex {
    struct event *turn;
    TAILQ_HEAD(, ssh_peer) waiting;
};

static void on_turn(evutil_socket_t fd, short what, void *arg)
{
    struct ssh_kex *kex = arg;
    struct ssh_peer *peer;

    (void)fd, (void)what;
    while ((peer = TAILQ_FIRST(&kex->waiting)) != NULL) {
        TAILQ_REMOVE(&kex->waiting, peer, kex_next);
        peer->away = SSH_AWAY_POLLED;
        int rc = ssh_event_dopoll(peer->poll, 0);
        peer->away = SSH_HERE;
        ssh_peer_polled(peer, rc);
    }
}

struct ssh_kex *ssh_kex_new(struct event_base *base)
{
    struct ssh_kex *kex = xcalloc(1, sizeof *kex);

    TAILQ_INIT(&kex->waiting);
    kex->turn = event_new(base, -1, 0, on_turn, kex);
    FUZZ_CHECK(kex->turn != NULL, "no event");
    return kex;
}

void ssh_kex_free(struct ssh_kex **kex)
{
    if (*kex != NULL)
        event_free((*kex)->turn);
    free(*kex);
    *kex = NULL;
}

void ssh_kex_poll(struct ssh_kex *kex, struct ssh_peer *peer)
{
    peer->away = SSH_AWAY_WAITS;
    TAILQ_INSERT_TAIL(&kex->waiting, peer, kex_next);
    event_active(kex->turn, EV_TIMEOUT, 0);
}

void ssh_kex_recall(struct ssh_kex *kex, struct ssh_peer *peer)
{
    if (peer->away == SSH_AWAY_WAITS)
        TAILQ_REMOVE(&kex->waiting, peer, kex_next);
    peer->away = SSH_HERE;
}
