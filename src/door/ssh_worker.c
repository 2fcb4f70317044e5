/*
 * One thread waits for the sockets of its sessions by epoll. Ready sessions stand in lanes, one for
 * each network. Sessions that wait for the loop stand in a list, and an eventfd wakes the loop. One
 * lock guards all of this. See ssh_worker.h.
 *
 * Each wait is for one event (EPOLLONESHOT). After the event epoll still knows the socket, until it
 * is closed, but reports nothing of it unless somebody waits again. libssh closes a socket when it
 * fails. The next connection may get the same number while an event of the old one is still on its
 * way. `waiting` says which session has the number now, and a step with nothing to read does no
 * harm.
 */
#include "ssh_worker.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "log.h"
#include "loop.h"
#include "ssh_peer.h"
#include "worker.h"
#include "xalloc.h"

TAILQ_HEAD(peers, ssh_peer);

enum { EVENTS = 256 };

/* The lane of one network. It exists while sessions of that network are ready. */
struct lane {
    TAILQ_ENTRY(lane) next;
    struct network network;
    struct peers ready;
};

struct ssh_worker {
    struct event *done_event;
    int done_fd, stop_fd, epoll_fd;
    pthread_t thread;
    pthread_mutex_t lock; /* guards the members below, and each peer's `away` */
    pthread_cond_t step_over;
    struct ssh_peer **waiting; /* by descriptor */
    size_t size;
    TAILQ_HEAD(, lane) lanes; /* the first one has the next turn */
    struct peers done;
};

/* ---- With the lock ---- */

/* Has epoll wait for the session's socket. `first`: the thread gets the session at once, because a
 * socket is nearly always ready for writing. */
static void ssh_worker_await(struct ssh_worker *worker, struct ssh_peer *peer, bool first)
{
    bool writes = first || (ssh_get_status(peer->session) & SSH_WRITE_PENDING);
    struct epoll_event event = {.events = EPOLLIN | EPOLLONESHOT | (writes ? EPOLLOUT : 0),
                                .data.fd = peer->fd};

    peer->away = SSH_AWAY_WAITS;
    worker->waiting[peer->fd] = peer;
    if (epoll_ctl(worker->epoll_fd, peer->awaited ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, peer->fd,
                  &event) != 0)
        log_fatal("ssh", "error=\"a socket cannot be waited for: %s\"", strerror(errno));
    peer->awaited = true;
}

static struct lane *ssh_worker_lane_of(struct ssh_worker *worker, const struct network *network)
{
    struct lane *lane;

    TAILQ_FOREACH (lane, &worker->lanes, next)
        if (network_equal(&lane->network, network))
            return lane;
    lane = xcalloc(1, sizeof(*lane));
    lane->network = *network;
    TAILQ_INIT(&lane->ready);
    TAILQ_INSERT_TAIL(&worker->lanes, lane, next);
    return lane;
}

static void ssh_worker_ready_remove(struct ssh_worker *worker, struct ssh_peer *peer)
{
    struct lane *lane = ssh_worker_lane_of(worker, &peer->network);

    TAILQ_REMOVE(&lane->ready, peer, away_next);
    TAILQ_REMOVE(&worker->lanes, lane, next);
    if (TAILQ_EMPTY(&lane->ready))
        free(lane);
    else
        TAILQ_INSERT_TAIL(&worker->lanes, lane, next);
}

/* Takes the session whose turn it is. The next turn of its network comes after those of all others.
 * NULL: no session is ready. */
static struct ssh_peer *ssh_worker_ready_take(struct ssh_worker *worker)
{
    struct lane *lane = TAILQ_FIRST(&worker->lanes);
    struct ssh_peer *peer = lane ? TAILQ_FIRST(&lane->ready) : NULL;

    if (peer) {
        ssh_worker_ready_remove(worker, peer);
        peer->away = SSH_AWAY_POLLED;
    }
    return peer;
}

/* ---- The thread ---- */

/* Puts the sessions whose sockets are ready into their lanes. Waits only if nobody has a turn.
 * False: the thread has to end. */
static bool ssh_worker_gather(struct ssh_worker *worker, bool wait)
{
    struct epoll_event events[EVENTS];
    bool stop = false;
    int n = epoll_wait(worker->epoll_fd, events, EVENTS, wait ? -1 : 0);

    pthread_mutex_lock(&worker->lock);
    for (int i = 0; i < n; i++) {
        int fd = events[i].data.fd;
        if (fd == worker->stop_fd) {
            stop = true;
        } else if (worker->waiting[fd]) {
            struct ssh_peer *peer = worker->waiting[fd];
            peer->away = SSH_AWAY_READY;
            TAILQ_INSERT_TAIL(&ssh_worker_lane_of(worker, &peer->network)->ready, peer, away_next);
            worker->waiting[fd] = NULL;
        }
    }
    pthread_mutex_unlock(&worker->lock);
    return !stop;
}

static void *ssh_worker_thread_run(void *arg)
{
    struct ssh_worker *worker = arg;
    bool idle = true;

    while (ssh_worker_gather(worker, idle)) {
        pthread_mutex_lock(&worker->lock);
        struct ssh_peer *peer = ssh_worker_ready_take(worker);
        pthread_mutex_unlock(&worker->lock);
        bool on = peer && ssh_peer_step(peer);
        pthread_mutex_lock(&worker->lock);
        if (on) {
            ssh_worker_await(worker, peer, false);
        } else if (peer) {
            if (TAILQ_EMPTY(&worker->done))
                eventfd_write(worker->done_fd, 1);
            peer->away = SSH_AWAY_DONE;
            TAILQ_INSERT_TAIL(&worker->done, peer, away_next);
        }
        if (peer)
            pthread_cond_signal(&worker->step_over);
        idle = TAILQ_EMPTY(&worker->lanes);
        pthread_mutex_unlock(&worker->lock);
    }
    return NULL;
}

/* ---- The loop ---- */

/* Handles the sessions that are done by now. A session that is done again meanwhile has to wait for
 * the loop's other events. They are taken one by one, because handling one may take back another
 * that is done. */
static void ssh_worker_on_done(evutil_socket_t fd, short what UNUSED, void *arg)
{
    struct ssh_worker *worker = arg;
    struct ssh_peer *peer;
    eventfd_t count;
    int turns = 0;

    eventfd_read(fd, &count);
    pthread_mutex_lock(&worker->lock);
    TAILQ_FOREACH (peer, &worker->done, away_next)
        turns++;
    while (turns-- > 0 && (peer = TAILQ_FIRST(&worker->done))) {
        TAILQ_REMOVE(&worker->done, peer, away_next);
        pthread_mutex_unlock(&worker->lock);
        peer->lent = false;
        ssh_peer_polled(peer, peer->polled);
        pthread_mutex_lock(&worker->lock);
    }
    if (!TAILQ_EMPTY(&worker->done))
        eventfd_write(worker->done_fd, 1);
    pthread_mutex_unlock(&worker->lock);
}

struct ssh_worker *ssh_worker_new(struct event_base *base)
{
    struct ssh_worker *worker = xcalloc(1, sizeof(*worker));
    struct epoll_event stop = {.events = EPOLLIN};

    TAILQ_INIT(&worker->lanes);
    TAILQ_INIT(&worker->done);
    pthread_mutex_init(&worker->lock, NULL);
    pthread_cond_init(&worker->step_over, NULL);
    worker->done_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    worker->stop_fd = stop.data.fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    worker->epoll_fd = epoll_create1(EPOLL_CLOEXEC);
    if (worker->done_fd < 0 ||
        epoll_ctl(worker->epoll_fd, EPOLL_CTL_ADD, worker->stop_fd, &stop) != 0)
        log_fatal("ssh", "error=\"no event for its thread\"");
    worker->done_event =
        loop_begin(base, worker->done_fd, EV_READ | EV_PERSIST, -1, ssh_worker_on_done, worker);
    worker_thread_start(&worker->thread, "ssh", ssh_worker_thread_run, worker);
    return worker;
}

void ssh_worker_free(struct ssh_worker **workerp)
{
    FREED struct ssh_worker *worker = *workerp;

    *workerp = NULL;
    if (!worker)
        return;
    eventfd_write(worker->stop_fd, 1);
    pthread_join(worker->thread, NULL);
    event_free(worker->done_event);
    close(worker->done_fd);
    close(worker->stop_fd);
    close(worker->epoll_fd);
    pthread_cond_destroy(&worker->step_over);
    pthread_mutex_destroy(&worker->lock);
    free(worker->waiting);
}

void ssh_worker_lend(struct ssh_worker *worker, struct ssh_peer *peer)
{
    size_t needed = (size_t)peer->fd + 1;

    peer->lent = true;
    pthread_mutex_lock(&worker->lock);
    if (needed > worker->size) {
        size_t size = needed > 2 * worker->size ? needed : 2 * worker->size;
        worker->waiting = xreallocarray(worker->waiting, size, sizeof(struct ssh_peer *));
        memset(worker->waiting + worker->size, 0,
               (size - worker->size) * sizeof(struct ssh_peer *));
        worker->size = size;
    }
    ssh_worker_await(worker, peer, true);
    pthread_mutex_unlock(&worker->lock);
}

void ssh_worker_recall(struct ssh_worker *worker, struct ssh_peer *peer)
{
    if (!peer->lent)
        return;
    pthread_mutex_lock(&worker->lock);
    while (peer->away == SSH_AWAY_POLLED)
        pthread_cond_wait(&worker->step_over, &worker->lock);
    if (peer->away == SSH_AWAY_WAITS)
        worker->waiting[peer->fd] = NULL;
    else if (peer->away == SSH_AWAY_READY)
        ssh_worker_ready_remove(worker, peer);
    else if (peer->away == SSH_AWAY_DONE)
        TAILQ_REMOVE(&worker->done, peer, away_next);
    pthread_mutex_unlock(&worker->lock);
    peer->lent = false;
}
